/**
 * Records of a player: entries that the browser keeps, what was solved and found, streaks of days,
 * and results as text.
 */

import { LAST_DAY, date } from './play/calendar.js';
import { MOST_SECONDS, clockText } from './play/clock.js';

/** @typedef {import('./game.js').Challenge} Challenge */
/** @typedef {import('./module.js').Module} Module */

const PREFIX = 'queens.';
const ASIDE = 'queens.aside.';

/**
 * Entries that the browser keeps for the page.
 *
 * An entry that is damaged is put aside under another name, never deleted. Other tabs write, too,
 * so nothing is remembered here: each read is a read.
 */
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

  /** @param {string} key @param {unknown} value */
  write(key, value) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      this.isKept = false;
      this.#failed();
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

/**
 * Whether a value is a whole number from 0 to `most`.
 *
 * @param {unknown} value @param {number} most
 */
export const isCount = (value, most) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/**
 * @typedef {{ day: number, seconds: number, tips: number }} Feat how a board was solved, and on
 *   which day
 */
/** @typedef {{ clock: boolean, attacked: boolean }} Settings */

export const MOST_TIPS = 9999;

/** Solved and found boards and the settings, each in an entry of its own. */
export class Records {
  #module;
  #storage;
  /** Keys of challenges by number. @type {Map<string, Feat>} */
  #solved = new Map();
  /** @type {Map<number, Feat>} */
  #days = new Map();
  /** For each size the numbers of the fundamental solutions. @type {Map<number, Set<number>>} */
  #found = new Map();
  /** @type {Settings} */
  settings = { clock: true, attacked: false };
  /** Whether the first board was solved or left. */
  isTaught = false;

  /** @param {Module} module @param {Storage} storage */
  constructor(module, storage) {
    this.#module = module;
    this.#storage = storage;
    this.load();
  }

  /** Reads all entries, for another tab may have written them. */
  load() {
    this.#solved.clear();
    this.#days.clear();
    this.#found.clear();
    for (const key of this.#storage.keys()) {
      if (!key.startsWith('game.'))
        this.#storage.read(key, (value) => this.#take(key.split('.'), value));
    }
  }

  /** Whether nothing was ever solved or found here. */
  get isEmpty() {
    return this.#solved.size + this.#days.size + this.#found.size === 0;
  }

  /** Challenges by number, the latest first. */
  get solved() {
    const solved = [...this.#solved].map(([key, feat]) => {
      const [size, grade, number] = key.split('.');
      return {
        size: Number(size),
        grade: this.#module.grades.indexOf(grade),
        number: Number(number),
        feat,
      };
    });
    return solved.sort((one, other) => other.feat.day - one.feat.day);
  }

  /** Daily challenges, by their days. */
  get days() {
    return new Map(this.#days);
  }

  /** The numbers of the fundamental solutions that have been found. @param {number} size */
  found(size) {
    return [...(this.#found.get(size) ?? [])].sort((one, other) => one - other);
  }

  /** @param {Challenge} challenge @returns {Feat | null} */
  feat({ id, key }) {
    return (id.kind === 'daily' ? this.#days.get(id.day) : this.#solved.get(key)) ?? null;
  }

  /**
   * Keeps a feat if it is the best for its challenge. Of a daily challenge, one on its own day
   * counts before a later one; then fewer tips, then less time. Returns the best one before, if
   * any.
   *
   * @param {Challenge} challenge @param {Feat} feat
   */
  solve(challenge, feat) {
    const key =
      challenge.id.kind === 'daily' ? `day.${challenge.id.day}` : `solved.${challenge.key}`;
    // Another tab may have a better one.
    this.#storage.read(key, (value) => this.#take(key.split('.'), value));
    const best = this.feat(challenge);
    if (!best || isBetter(feat, best, challenge)) {
      this.#take(key.split('.'), feat);
      this.#storage.write(key, feat);
    }
    return best;
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
      this.#storage.write(`found.${size}.${fundamental}`, true);
    }
    return isNew;
  }

  /** @param {Partial<Settings>} settings */
  set(settings) {
    this.#storage.read('settings', (value) => this.#takeSettings(value));
    this.settings = { ...this.settings, ...settings };
    this.#storage.write('settings', this.settings);
  }

  teach() {
    if (this.isTaught) return;
    this.isTaught = true;
    this.#storage.write('taught', true);
  }

  /** @param {number} size @param {number} fundamental */
  #addFound(size, fundamental) {
    const numbers = this.#found.get(size) ?? new Set();
    this.#found.set(size, numbers.add(fundamental));
    return true;
  }

  /** Takes an entry in; null if it is damaged. @param {string[]} path @param {any} value */
  #take([kind, ...rest], value) {
    if (kind === 'settings' && rest.length === 0) return this.#takeSettings(value);
    if (kind === 'taught' && rest.length === 0)
      return value === true ? (this.isTaught = true) : null;
    if (kind === 'day' && rest.length === 1) return this.#takeDay(number(rest[0]), value);
    if (kind === 'solved' && rest.length === 3) return this.#takeSolved(rest, value);
    return kind === 'found' && rest.length === 2 ? this.#takeFound(rest.map(number), value) : null;
  }

  /** @param {any} value */
  #takeSettings(value) {
    if (typeof value?.clock !== 'boolean' || typeof value?.attacked !== 'boolean') return null;
    this.settings = { clock: value.clock, attacked: value.attacked };
    return true;
  }

  /** @param {number | null} day @param {any} value */
  #takeDay(day, value) {
    if (!isCount(day, LAST_DAY) || !isFeat(value)) return null;
    return this.#days.set(Number(day), value);
  }

  /** @param {string[]} path @param {any} value */
  #takeSolved(path, value) {
    const [size, grade] = [number(path[0]) ?? 0, this.#module.grades.indexOf(path[1])];
    const isKnown = grade >= 0 && number(path[2]) !== null && this.#module.hasGrade(size, grade);
    return isKnown && isFeat(value) ? this.#solved.set(path.join('.'), value) : null;
  }

  /** @param {(number | null)[]} path @param {any} value */
  #takeFound([size, number], value) {
    if (size === null || number === null || value !== true) return null;
    const isFundamental =
      number > 0 &&
      size <= this.#module.largestSize &&
      this.#module.fundamental(size, number) === number;
    return isFundamental ? this.#addFound(size, number) : null;
  }
}

/** @param {Feat} feat @param {Feat} best @param {Challenge} challenge */
export function isBetter(feat, best, { id }) {
  const rank = (/** @type {Feat} */ { day, tips, seconds }) => [
    Number(id.kind === 'daily' && day !== id.day),
    tips,
    seconds,
  ];
  const [one, other] = [rank(feat), rank(best)];
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing >= 0 && one[differing] < other[differing];
}

/** @param {string} text */
function number(text) {
  return /^(0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : null;
}

/** @param {any} value @returns {value is Feat} */
function isFeat(value) {
  return (
    isCount(value?.day, LAST_DAY) &&
    isCount(value.seconds, MOST_SECONDS) &&
    isCount(value.tips, MOST_TIPS)
  );
}

/**
 * Days in a row whose challenges were solved on the day itself: the streak that ends today, or
 * yesterday while today is open; and the longest one.
 *
 * @param {Map<number, Feat>} days @param {number} today
 */
export function streaks(days, today) {
  const isKept = (/** @type {number} */ day) => days.get(day)?.day === day;
  const ending = (/** @type {number} */ day) => {
    let length = 0;
    while (isKept(day - length)) length++;
    return length;
  };
  const longest = Math.max(0, ...[...days.keys()].map(ending));
  return { now: ending(isKept(today) ? today : today - 1), longest };
}

/** `without a tip`. @param {number} tips */
export const tipsText = (tips) =>
  tips === 0 ? 'without a tip' : tips === 1 ? 'with one tip' : `with ${tips} tips`;

/**
 * A result as text that does not give the solution away.
 *
 * @param {Challenge} challenge @param {Feat} feat @param {number} streak
 * @param {string} address of the challenge, from its start
 */
export function shareText({ id, kindText }, { seconds, tips }, streak, address) {
  const name =
    id.kind === 'daily' ? date(id.day) : id.kind === 'numbered' ? `no. ${id.number}` : '';
  const days = id.kind === 'daily' && streak > 1 ? `, ${streak} days in a row` : '';
  const signs = tips === 0 ? '♛' : '💡'.repeat(Math.min(tips, 10));
  return [
    `Queens, ${name}: ${kindText}`,
    `${signs} ${clockText(seconds)}, ${tipsText(tips)}${days}`,
    // A page on a disk is of no use to others.
    ...(address.startsWith('http') ? [address] : []),
  ].join('\n');
}
