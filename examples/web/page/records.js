/**
 * Solved and found boards and the settings, kept in the browser.
 *
 * Each record has an entry of its own, so that one that is damaged takes no other with it. It is put
 * aside under another name, never deleted.
 */

/** @typedef {import('./module.js').Module} Module */

/** @typedef {{ size: number, grade: number, number: number }} Challenge */
/** @typedef {{ day: number, seconds: number, tips: number }} Feat */
/** @typedef {{ clock: boolean, attacked: boolean }} Settings */

const PREFIX = 'queens.';
const ASIDE = 'queens.aside.';

export class Records {
  #module;
  /** @type {Map<string, { challenge: Challenge, feat: Feat }>} */
  #solved = new Map();
  /** For each size the numbers of the fundamental solutions. @type {Map<number, Set<number>>} */
  #found = new Map();
  /** @type {Settings} */
  settings = { clock: true, attacked: false };
  /** The number of entries that were put aside. */
  putAside = 0;
  /** Whether the browser keeps what is written. */
  isKept = true;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !key.startsWith(ASIDE));
      for (const key of keys) this.#load(key, localStorage.getItem(key) ?? '');
    } catch {
      this.isKept = false;
    }
  }

  /** The solved challenges, the latest first. */
  get solved() {
    return [...this.#solved.values()].sort((one, other) => other.feat.day - one.feat.day);
  }

  /** The numbers of the fundamental solutions that have been found. @param {number} size */
  found(size) {
    return [...this.#found.get(size) ?? []].sort((one, other) => one - other);
  }

  /** @param {Challenge} challenge */
  feat(challenge) {
    return this.#solved.get(this.#solvedKey(challenge))?.feat ?? null;
  }

  /**
   * Keeps a feat if it is the best for its challenge: fewer tips, then less time.
   *
   * @param {Challenge} challenge @param {Feat} feat
   */
  solve(challenge, feat) {
    const key = this.#solvedKey(challenge);
    const best = this.#solved.get(key)?.feat;
    const isBetter = !best || feat.tips < best.tips || feat.tips === best.tips && feat.seconds < best.seconds;
    if (!isBetter) return;
    this.#solved.set(key, { challenge, feat });
    this.#store(key, feat);
  }

  /**
   * Keeps that a solution has been found. Returns whether neither it nor an image of it was found
   * before.
   *
   * @param {number} size @param {number} number
   */
  find(size, number) {
    const fundamental = this.#module.fundamental(size, number);
    const isNew = !this.#found.get(size)?.has(fundamental);
    if (isNew) {
      this.#addFound(size, fundamental);
      this.#store(`${PREFIX}found.${size}.${fundamental}`, true);
    }
    return isNew;
  }

  keepSettings() {
    this.#store(`${PREFIX}settings`, this.settings);
  }

  /** @param {Challenge} challenge */
  #solvedKey({ size, grade, number }) {
    return `${PREFIX}solved.${size}.${this.#module.grades[grade]}.${number}`;
  }

  /** @param {number} size @param {number} fundamental */
  #addFound(size, fundamental) {
    const numbers = this.#found.get(size) ?? new Set();
    this.#found.set(size, numbers.add(fundamental));
  }

  /** @param {string} key @param {unknown} value */
  #store(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      this.isKept = false;
    }
  }

  /** @param {string} key @param {string} text */
  #load(key, text) {
    if (this.#read(key.slice(PREFIX.length).split('.'), text)) return;
    let aside = ASIDE + key.slice(PREFIX.length);
    while (localStorage.getItem(aside) !== null) aside += '+';
    localStorage.setItem(aside, text);
    localStorage.removeItem(key);
    this.putAside++;
  }

  /** Takes an entry in. Returns whether it is whole. @param {string[]} path @param {string} text */
  #read(path, text) {
    /** @type {any} */
    let value;
    try {
      value = JSON.parse(text);
    } catch {
      return false;
    }
    const [kind, ...rest] = path;
    if (kind === 'settings' && rest.length === 0) return this.#readSettings(value);
    const size = count(rest[0]);
    if (size === null || size < this.#module.smallestSize || size > this.#module.largestSize) return false;
    if (kind === 'found' && rest.length === 2) return this.#readFound(size, count(rest[1]), value);
    if (kind !== 'solved' || rest.length !== 3) return false;
    const [grade, number] = [this.#module.grades.indexOf(rest[1]), count(rest[2])];
    if (grade < 0 || number === null || !this.#module.hasGrade(size, grade) || !isFeat(value)) return false;
    const challenge = { size, grade, number };
    this.#solved.set(this.#solvedKey(challenge), { challenge, feat: value });
    return true;
  }

  /** @param {any} value */
  #readSettings(value) {
    const isWhole = typeof value?.clock === 'boolean' && typeof value?.attacked === 'boolean';
    if (isWhole) this.settings = { clock: value.clock, attacked: value.attacked };
    return isWhole;
  }

  /** @param {number} size @param {number | null} number @param {any} value */
  #readFound(size, number, value) {
    if (number === null || value !== true) return false;
    const isFundamental = number > 0 && this.#module.fundamental(size, number) === number;
    if (isFundamental) this.#addFound(size, number);
    return isFundamental;
  }
}

/** @param {string | undefined} text */
function count(text) {
  return text !== undefined && /^(0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : null;
}

/** @param {any} value */
function isFeat(value) {
  const isCount = (/** @type {unknown} */ number) => Number.isSafeInteger(number) && Number(number) >= 0;
  return value !== null && typeof value === 'object' && isCount(value.day) && isCount(value.seconds) && isCount(value.tips);
}
