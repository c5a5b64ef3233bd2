/** Records of a player, each in an entry of its own. */

import { LAST_DAY, today } from './calendar.js';
import { isOfQueens } from './challenge.js';
import { isCount } from './count.js';
import { featOf, isFeat, scoreOf } from './feat.js';
import { Games } from './games.js';
import { Settings } from './settings.js';

/** @typedef {import('../module.js').Kind} Kind */
/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('./challenge.js').Challenge} Challenge */
/** @typedef {import('./feat.js').Feat} Feat */
/** @typedef {import('../module.js').Score} Score */
/** @typedef {import('./storage.js').Storage} Storage */

export class Records {
  #module;
  #storage;
  /** Keys of challenges by number. @type {Map<string, Feat>} */
  #solved = new Map();
  /** For each kind the days that are solved. @type {Map<Kind, Map<number, Feat>>} */
  #days = new Map();
  /** For each size the numbers of the fundamental solutions. @type {Map<number, Set<number>>} */
  #found = new Map();
  /** Whether the first board was solved or left. */
  isTaught = false;
  /**
   * What the browser has not kept, which counts until the page is closed.
   *
   * @type {Map<string, any>}
   */
  #unkept = new Map();

  /** @param {Module} module @param {Storage} storage */
  constructor(module, storage) {
    this.#module = module;
    this.#storage = storage;
    this.load();
  }

  /** Reads all entries, for another tab may have written them. */
  load() {
    this.#solved.clear();
    this.#days = new Map(this.#module.kinds.map((kind) => [kind, new Map()]));
    this.#found.clear();
    const keys = this.#storage.keys().filter((key) => !Games.has(key) && !Settings.has(key));
    for (const key of new Set([...keys, ...this.#unkept.keys()])) this.#read(key);
  }

  /**
   * Takes an entry in, also if the browser has not kept it. Of two results of a day, the one that
   * was not kept stands, since another tab has written its own later, and of two of a number the
   * better one.
   *
   * @param {string} key
   */
  #read(key) {
    const path = key.split('.');
    const kept = this.#storage.read(key, (value) => (this.#take(path, value) ? { value } : null));
    const unkept = this.#unkept.get(key);
    if (unkept === undefined) return;
    const isFirst =
      kept === null ||
      path[0] !== 'solved' ||
      this.#isBetter(scoreOf(unkept, null), scoreOf(kept.value, null));
    if (isFirst) this.#take(path, unkept);
  }

  /** Whether a score of a challenge by number is kept beside another one. @param {Score} score
   * @param {Score} other */
  #isBetter(score, other) {
    return this.#module.verdict(score, other, [], today()).isKept;
  }

  /** Whether nothing was ever solved or found here. */
  get isEmpty() {
    const days = [...this.#days.values()].flatMap((days) => [...days]);
    return this.#solved.size + days.length + this.#found.size === 0;
  }

  /** Whether a challenge of a kind was ever solved here. @param {Kind} kind */
  hasSolved(kind) {
    return this.days(kind).size > 0 || this.solved.some((solved) => solved.kind === kind);
  }

  /** Challenges by number, the latest first. */
  get solved() {
    const solved = [...this.#solved].map(([key, feat]) => {
      const [number, grade, size, kind = 'queens'] = key.split('.').reverse();
      return {
        kind: /** @type {Kind} */ (kind),
        size: Number(size),
        grade: this.#module.grades.indexOf(grade),
        number: Number(number),
        feat,
      };
    });
    return solved.sort((one, other) => other.feat.day - one.feat.day);
  }

  /** Daily challenges of a kind, by their days. @param {Kind} kind */
  days(kind) {
    return new Map(this.#days.get(kind));
  }

  /** The numbers of the fundamental solutions that have been found. @param {number} size */
  found(size) {
    return [...(this.#found.get(size) ?? [])].sort((one, other) => one - other);
  }

  /** @param {Challenge} challenge @returns {Feat | null} */
  feat({ day, kind, key }) {
    return (day === null ? this.#solved.get(key) : this.#days.get(kind)?.get(day)) ?? null;
  }

  /** The scores of the days of a kind, the latest first: not all may be read. @param {Kind} kind */
  scores(kind) {
    const days = [...this.days(kind)].sort(([one], [other]) => other - one);
    return days.map(([day, feat]) => scoreOf(feat, day));
  }

  /** The score that stands for a challenge. @param {Challenge} challenge */
  score(challenge) {
    const feat = this.feat(challenge);
    return feat && scoreOf(feat, challenge.day);
  }

  /**
   * Keeps a score if it is to be kept. Returns what is said of it.
   *
   * @param {Challenge} challenge @param {Score} score
   */
  solve(challenge, score) {
    const { day, kind } = challenge;
    const ofKind = isOfQueens(kind) ? '' : `${kind}.`;
    const key = day === null ? `solved.${challenge.key}` : `day.${ofKind}${day}`;
    // Another tab may have solved it.
    this.#read(key);
    const best = this.score(challenge);
    const { isKept, sentence } = this.#module.verdict(score, best, this.scores(kind), today());
    if (isKept) {
      const feat = featOf(score, today());
      this.#take(key.split('.'), feat);
      this.#write(key, feat);
    }
    return sentence;
  }

  /**
   * Keeps that a solution has been found. Returns whether neither it nor an image of it was found
   * before.
   *
   * @param {number} size @param {number} number
   */
  find(size, number) {
    const fundamental = this.#module.fundamental(number, size);
    const isNew = !this.#found.get(size)?.has(fundamental);
    if (isNew) {
      this.#addFound(size, fundamental);
      this.#write(`found.${size}.${fundamental}`, true);
    }
    return isNew;
  }

  teach() {
    if (this.isTaught) return;
    this.isTaught = true;
    this.#write('taught', true);
  }

  /** @param {string} key @param {unknown} value */
  #write(key, value) {
    if (this.#storage.write(key, value)) this.#unkept.delete(key);
    else this.#unkept.set(key, value);
  }

  /** @param {number} size @param {number} fundamental */
  #addFound(size, fundamental) {
    const numbers = this.#found.get(size) ?? new Set();
    this.#found.set(size, numbers.add(fundamental));
    return true;
  }

  /** Takes an entry in; null if it is damaged. @param {string[]} path @param {any} value */
  #take([kind, ...rest], value) {
    if (kind === 'taught' && rest.length === 0)
      return value === true ? (this.isTaught = true) : null;
    if (kind === 'day') return this.#takeDay(rest, value);
    if (kind === 'solved') return this.#takeSolved(rest, value);
    return kind === 'found' && rest.length === 2 ? this.#takeFound(rest.map(number), value) : null;
  }

  /** @param {string[]} path @param {any} value */
  #takeDay(path, value) {
    const [kind, rest] = this.#kindOf(path);
    const day = number(rest[0] ?? '');
    const isWhole = rest.length === 1 && isCount(day, LAST_DAY) && isFeat(value);
    return isWhole ? (this.#days.get(kind)?.set(Number(day), value) ?? null) : null;
  }

  /** @param {string[]} path @param {any} value */
  #takeSolved(path, value) {
    const [kind, rest] = this.#kindOf(path);
    if (rest.length !== 3) return null;
    const [size, grade] = [number(rest[0]) ?? 0, this.#module.grades.indexOf(rest[1])];
    const isKnown =
      grade >= 0 && number(rest[2]) !== null && this.#module.hasGrade(kind, grade, size);
    return isKnown && isFeat(value) ? this.#solved.set(path.join('.'), value) : null;
  }

  /** The kind of a key, which that of queens lacks, and the rest. @param {string[]} path
   * @returns {[Kind, string[]]} */
  #kindOf(path) {
    const [queens, ...others] = this.#module.kinds;
    const kind = others.find((kind) => kind === path[0]);
    return kind ? [kind, path.slice(1)] : [queens, path];
  }

  /** @param {(number | null)[]} path @param {any} value */
  #takeFound([size, number], value) {
    if (size === null || number === null || value !== true) return null;
    const isFundamental =
      number > 0 &&
      size <= this.#module.largestSize &&
      this.#module.fundamental(number, size) === number;
    return isFundamental ? this.#addFound(size, number) : null;
  }
}

/** @param {string} text */
function number(text) {
  return /^(0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : null;
}
