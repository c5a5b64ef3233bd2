/** Settings of a player, kept in an entry. */

/** @typedef {import('./storage.js').Storage} Storage */

/** @typedef {'auto' | 'light' | 'dark'} Theme */

const KEY = 'settings';
/** @type {Theme[]} */
const THEMES = ['auto', 'light', 'dark'];

export class Settings {
  #storage;
  /** Whether the clock is shown. */
  clock = true;
  /** Whether attacked squares are marked. */
  attacked = false;
  /** Whether regions have patterns. */
  patterns = false;
  /** The colours. @type {Theme} */
  theme = 'auto';
  /**
   * What the browser has not kept, which stays so until the page is closed.
   *
   * @type {{ clock?: boolean, attacked?: boolean, patterns?: boolean, theme?: Theme }}
   */
  #unkept = {};

  /** @param {Storage} storage */
  constructor(storage) {
    this.#storage = storage;
    this.load();
  }

  /** Reads the entry, for another tab may have written it. */
  load() {
    this.#storage.read(KEY, (value) => this.#take(value));
    Object.assign(this, this.#unkept);
  }

  /** @param {{ clock?: boolean, attacked?: boolean, patterns?: boolean, theme?: Theme }} changed */
  set(changed) {
    this.load();
    Object.assign(this, changed);
    const { clock, attacked, patterns, theme } = this;
    // Earlier versions have neither a theme nor patterns.
    const chosen = { ...(theme !== 'auto' && { theme }), ...(patterns && { patterns }) };
    const isKept = this.#storage.write(KEY, { clock, attacked, ...chosen });
    this.#unkept = isKept ? {} : { ...this.#unkept, ...changed };
  }

  /** Whether a key is that of the settings. @param {string} key */
  static has(key) {
    return key === KEY;
  }

  /** Takes the entry in; null if it is damaged. @param {any} value */
  #take(value) {
    if (typeof value?.clock !== 'boolean' || typeof value?.attacked !== 'boolean') return null;
    if (!THEMES.includes(value.theme ?? 'auto')) return null;
    if (typeof (value.patterns ?? false) !== 'boolean') return null;
    this.patterns = value.patterns ?? false;
    this.theme = value.theme ?? 'auto';
    this.clock = value.clock;
    this.attacked = value.attacked;
    return true;
  }
}
