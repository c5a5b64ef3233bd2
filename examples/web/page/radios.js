/** A group of radio buttons that looks like a row of keys. */

import { make } from './dom.js';

/** @template {string | number} T */
export class Radios {
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
