/** Elements of the page. */

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

/**
 * Lets a button act or not. It keeps the focus, which a disabled one loses.
 *
 * @param {HTMLElement} button @param {boolean} isEnabled
 */
export const enable = (button, isEnabled) => button.setAttribute('aria-disabled', String(!isEnabled));

// A button that is not enabled does nothing.
document.addEventListener('click', (event) => {
  const target = event.target instanceof Element && event.target.closest('[aria-disabled="true"]');
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** Changes the page; if that takes the focus away, it goes to an element. @param {HTMLElement} element @param {() => void} change */
export function withFocus(element, change) {
  const focused = document.activeElement;
  change();
  if (focused && focused !== document.body && !(focused.isConnected && focused.checkVisibility())) element.focus();
}
