/** The names of what the module writes as numbers. They are written once, in the module. */

import { TEXTS } from './texts.js';

export class Protocol {
  /** @type {Map<string, string[]>} */
  #lists = new Map();
  /** @type {Map<string, number>} */
  #limits = new Map();

  /** @param {string} text lists of names, each in a line after its own name */
  constructor(text) {
    for (const line of text.split('\n')) {
      const [list, ...names] = line.split(',');
      this.#lists.set(list, names);
    }
    for (const entry of this.names('Limit')) {
      const [name, limit] = entry.split('=');
      this.#limits.set(name, Number(limit));
    }
  }

  /** @param {string} list */
  names(list) {
    const names = this.#lists.get(list);
    if (!names) throw new Error(TEXTS.page.noName(list));
    return names;
  }

  /** @param {string} name */
  limit(name) {
    const limit = this.#limits.get(name);
    if (limit === undefined) throw new Error(TEXTS.page.noName(name));
    return limit;
  }

  /** The number of a name. @param {string} list @param {string} name */
  number(list, name) {
    const number = this.names(list).indexOf(name);
    if (number < 0) throw new Error(TEXTS.page.noName(name));
    return number;
  }

  /**
   * The numbers of a record under its names, which have to be those that the caller reads.
   *
   * @template {string} N
   * @param {string} list @param {readonly N[]} names @param {number[] | Uint32Array} numbers
   * @returns {Record<N, number>}
   */
  record(list, names, numbers) {
    const places = names.map(
      (name) => /** @type {const} */ ([name, numbers[this.number(list, name)]]),
    );
    return /** @type {Record<N, number>} */ (Object.fromEntries(places));
  }
}
