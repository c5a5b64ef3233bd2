/** Elements of the page, choices among them, a message above them, and the clipboard. */

/**
 * The element of an identifier.
 *
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} [type]
 * @returns {T}
 */
export function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof (type ?? HTMLElement))) throw new Error(`no element ${id}`);
  return /** @type {T} */ (found);
}

/** @param {string} id */
export const button = (id) => element(id, HTMLButtonElement);

/** @param {string} id */
export const input = (id) => element(id, HTMLInputElement);

/**
 * A new element with attributes and content.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} content
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...content);
  return made;
}

/**
 * A new element of a drawing.
 *
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...Node} content
 * @returns {SVGElementTagNameMap[K]}
 */
export function draw(tag, attributes = {}, ...content) {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, String(value));
  drawn.append(...content);
  return drawn;
}

/** `40,320`. @param {number} number */
export const grouped = (number) => number.toLocaleString('en');

/** `queen` or `queens`. @param {number} number @param {string} noun */
export const plural = (number, noun) => (number === 1 ? noun : `${noun}s`);

/**
 * Lets a button act or not. It keeps the focus, which a disabled one loses.
 *
 * @param {HTMLElement} button @param {boolean} isEnabled
 */
export const enable = (button, isEnabled) =>
  button.setAttribute('aria-disabled', String(!isEnabled));

// A button that is not enabled does nothing.
document.addEventListener(
  'click',
  (event) => {
    const target =
      event.target instanceof Element && event.target.closest('[aria-disabled="true"]');
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

/**
 * Changes the page; if that takes the focus away, it goes to an element.
 *
 * @param {HTMLElement} element @param {() => void} change
 */
export function withFocus(element, change) {
  const focused = document.activeElement;
  change();
  if (focused && focused !== document.body && !(focused.isConnected && focused.checkVisibility()))
    element.focus();
}

/** A group of radio buttons that looks like a row of keys. @template {string | number} T */
export class Choice {
  /** @type {Map<T, HTMLInputElement>} */
  #inputs = new Map();

  /**
   * @param {HTMLElement} element
   * @param {string} label
   * @param {[T, string][]} options values and their names
   * @param {(value: T) => void} choose
   */
  constructor(element, label, options, choose) {
    const keys = make('div', { class: 'keys-row' });
    for (const [value, name] of options) {
      const input = make('input', { type: 'radio', name: element.id, value });
      input.addEventListener('change', () => choose(value));
      this.#inputs.set(value, input);
      keys.append(make('label', {}, input, make('span', {}, name)));
    }
    element.classList.add('choice');
    element.append(make('fieldset', {}, make('legend', {}, label), keys));
  }

  /** @param {T} value */
  select(value) {
    const input = this.#inputs.get(value);
    if (input) input.checked = true;
  }

  /** @param {(value: T) => boolean} isPossible */
  restrict(isPossible) {
    for (const [value, input] of this.#inputs) input.disabled = !isPossible(value);
  }
}

/** A message above the page, until it is closed. */
const bar = element('notice');
bar.querySelector('button')?.addEventListener('click', () => {
  bar.hidden = true;
  /** @type {HTMLElement | null} */ (document.querySelector('.view:not([hidden]) h2'))?.focus();
});

/** @param {string} text */
export function notice(text) {
  bar.hidden = false;
  /** @type {HTMLElement} */ (bar.querySelector('p')).textContent = text;
}

/**
 * Copies a text to the clipboard. Returns whether that has gone well.
 *
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}
