/**
 * Entries that the browser keeps for the page.
 *
 * An entry that is damaged is put aside under another name, never deleted. Other tabs write, too,
 * so nothing is remembered here: each read is a read.
 */

const PREFIX = 'queens.';
const ASIDE = 'queens.aside.';

export class Storage {
  #failed;
  /** Whether the browser has kept everything so far. */
  isKept = true;
  /** The number of entries that were put aside. */
  putAside = 0;

  /**
   * @param {() => void} failed is told when an entry could not be kept
   * @param {(key: string | null) => void} changed is told when another tab has changed an entry, or
   *   all
   */
  constructor(failed, changed) {
    this.#failed = failed;
    addEventListener('storage', ({ key }) => {
      if (key === null) changed(null);
      else if (key.startsWith(PREFIX) && !key.startsWith(ASIDE)) changed(key.slice(PREFIX.length));
    });
    // While the page was away, it has not been told of other tabs.
    addEventListener('pageshow', ({ persisted }) => persisted && changed(null));
  }

  /** The keys of all entries. */
  keys() {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX) && !key.startsWith(ASIDE))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      this.isKept = false;
      return [];
    }
  }

  /**
   * The entry of a key; null if there is none, or if it is damaged and was put aside.
   *
   * @template T
   * @param {string} key @param {(value: any) => T | null} parse returns null for what is damaged
   */
  read(key, parse) {
    try {
      const text = localStorage.getItem(PREFIX + key);
      if (text === null) return null;
      const value = parsed(text, parse);
      if (value === null) this.#putAside(key, text);
      return value;
    } catch {
      this.isKept = false;
      return null;
    }
  }

  /**
   * Returns whether the browser keeps the entry.
   *
   * @param {string} key @param {unknown} value
   * @param {boolean} [isTold] whether the player is told if it does not
   */
  write(key, value, isTold = true) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
      return true;
    } catch {
      this.isKept = false;
      if (isTold) this.#failed();
      return false;
    }
  }

  /** @param {string} key */
  remove(key) {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      this.isKept = false;
    }
  }

  /** @param {string} key @param {string} text */
  #putAside(key, text) {
    let aside = ASIDE + key;
    while (localStorage.getItem(aside) !== null) aside += '+';
    localStorage.setItem(aside, text);
    localStorage.removeItem(PREFIX + key);
    this.putAside++;
  }
}

/** @template T @param {string} text @param {(value: any) => T | null} parse */
function parsed(text, parse) {
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
