/** Settings of a player, kept in an entry. */

/** @typedef {import('./storage.js').Storage} Storage */

const KEY = 'settings';

export class Settings {
  #storage;
  /** Whether the clock is shown. */
  clock = true;
  /** Whether attacked squares are marked. */
  attacked = false;

  /** @param {Storage} storage */
  constructor(storage) {
    this.#storage = storage;
    this.load();
  }

  /** Reads the entry, for another tab may have written it. */
  load() {
    this.#storage.read(KEY, (value) => this.#take(value));
  }

  /** @param {{ clock?: boolean, attacked?: boolean }} changed */
  set(changed) {
    this.load();
    Object.assign(this, changed);
    this.#storage.write(KEY, { clock: this.clock, attacked: this.attacked });
  }

  /** Whether a key is that of the settings. @param {string} key */
  static has(key) {
    return key === KEY;
  }

  /** Takes the entry in; null if it is damaged. @param {any} value */
  #take(value) {
    if (typeof value?.clock !== 'boolean' || typeof value?.attacked !== 'boolean') return null;
    this.clock = value.clock;
    this.attacked = value.attacked;
    return true;
  }
}
