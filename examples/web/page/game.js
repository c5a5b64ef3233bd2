/**
 * Games: the challenges to play, the way from easy boards to hard ones, and what was done on each.
 */

import { numberIn } from './link.js';
import { noSquares } from './masks.js';
import { LAST_DAY, longDate, today } from './play/calendar.js';
import { Clock, MOST_SECONDS } from './play/clock.js';
import { isCount } from './play/count.js';
import { MOST_TIPS } from './play/feat.js';
import { Position } from './position.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./play/storage.js').Storage} Storage */

/**
 * What tells a challenge from all others.
 *
 * @typedef {{ kind: 'daily', day: number }
 *   | { kind: 'numbered', size: number, grade: number, number: number }
 *   | { kind: 'free', size: number }
 *   | { kind: 'lesson' }} ChallengeId
 */

export const MOST_NUMBER = 999_999_999;

/** The first board, on which a2 is given. */
const LESSON = { size: 4, givens: Uint16Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) };

/** A challenge: a board with given queens, and how it is named, linked and kept. */
export class Challenge {
  /**
   * @param {ChallengeId} id @param {string} key @param {number} size @param {Uint16Array} givens
   * @param {string | null} grade the name of its grade; an empty board has none
   */
  constructor(id, key, size, givens, grade) {
    this.id = id;
    this.key = key;
    this.size = size;
    this.givens = givens;
    this.grade = grade;
  }

  /**
   * The challenge that an identifier names; null if there is none.
   *
   * @param {Module} module @param {ChallengeId} id
   */
  static of(module, id) {
    if (id.kind === 'lesson')
      return new Challenge(id, 'lesson', LESSON.size, LESSON.givens, 'easy');
    if (id.kind === 'free') return new Challenge(id, `free.${id.size}`, id.size, noSquares(), null);
    if (id.kind === 'daily') {
      const daily = module.daily(id.day);
      return (
        daily &&
        new Challenge(id, `daily.${id.day}`, daily.size, daily.givens, module.grades[daily.grade])
      );
    }
    const { size, grade, number } = id;
    const givens = module.challenge(size, grade, number);
    const name = module.grades[grade];
    return givens && new Challenge(id, `${size}.${name}.${number}`, size, givens, name);
  }

  /**
   * The challenge that a link names; null if the link is damaged.
   *
   * @param {Module} module @param {URLSearchParams} values
   */
  static ofLink(module, values) {
    if (values.has('lesson')) return Challenge.of(module, { kind: 'lesson' });
    if (values.has('day')) {
      const day = numberIn(values, 'day', 0, LAST_DAY);
      return day === null ? null : Challenge.of(module, { kind: 'daily', day });
    }
    const size = numberIn(values, 'size', module.smallestSize, module.largestSize);
    if (size === null) return null;
    if (!values.has('grade')) return Challenge.of(module, { kind: 'free', size });
    const grade = module.grades.indexOf(values.get('grade') ?? '');
    const number = numberIn(values, 'number', 0, MOST_NUMBER);
    return grade < 0 || number === null
      ? null
      : Challenge.of(module, { kind: 'numbered', size, grade, number });
  }

  /** What a link names it by. @returns {Record<string, string | number>} */
  get values() {
    const { id } = this;
    return id.kind === 'daily'
      ? { day: id.day }
      : id.kind === 'lesson'
        ? { lesson: 1 }
        : id.kind === 'free'
          ? { size: id.size }
          : { size: id.size, grade: this.grade ?? '', number: id.number };
  }

  get isOfToday() {
    return this.id.kind === 'daily' && this.id.day === today();
  }

  get title() {
    const { id, size } = this;
    return id.kind === 'daily'
      ? longDate(id.day)
      : id.kind === 'lesson'
        ? 'Your first board'
        : id.kind === 'free'
          ? `Empty board, ${size} × ${size}`
          : `No. ${id.number}`;
  }

  /** `8 × 8, hard`. */
  get kindText() {
    const board = `${this.size} × ${this.size}`;
    return this.grade ? `${board}, ${this.grade}` : board;
  }
}

/** Boards grow up to this size; then they become harder. */
const FULL_SIZE = 8;

/**
 * The size and grade to go on with; after an empty board, the same size with queens on it.
 *
 * @param {Module} module @param {number} size @param {number} grade -1 for an empty board
 */
export function nextKind(module, size, grade) {
  const harder = module.grades.findIndex(
    (_, other) => other > grade && module.hasGrade(size, other),
  );
  if (harder >= 0 && (grade < 0 || size >= FULL_SIZE)) return { size, grade: harder };
  for (let larger = size + 1; larger <= module.largestSize; larger++) {
    if (module.hasGrade(larger, grade)) return { size: larger, grade };
  }
  return { size, grade };
}

/** The states that a player has been through, to go back and forth between. @template T */
class Timeline {
  #states;
  #now;

  /** @param {T[]} states at least one @param {number} [now] the index of the one to begin at */
  constructor(states, now = 0) {
    this.#states = states;
    this.#now = now;
  }

  get states() {
    return [...this.#states];
  }

  get index() {
    return this.#now;
  }

  get now() {
    return this.#states[this.#now];
  }

  get canUndo() {
    return this.#now > 0;
  }

  get canRedo() {
    return this.#now < this.#states.length - 1;
  }

  /** Goes on to a new state. What was undone is forgotten. @param {T} state */
  push(state) {
    this.#states.splice(++this.#now, Infinity, state);
  }

  undo() {
    if (this.canUndo) this.#now--;
  }

  redo() {
    if (this.canRedo) this.#now++;
  }
}

/**
 * @typedef {object} Saved
 * @property {string[]} states
 * @property {number} now
 * @property {number} seconds
 * @property {number} tips
 * @property {boolean} isBorrowed
 * @property {number} at
 */

/** More moves than that are not kept. */
const MOST_STATES = 400;

/** A game: a challenge, the positions that a player has been through, the clock and the tips. */
export class Game {
  /** @type {Timeline<Position>} */
  #timeline;
  clock;
  tips;
  /** Whether a position came from a link: then it is not the player's own feat. */
  isBorrowed;

  /** @param {Challenge} challenge @param {Saved | null} [saved] */
  constructor(challenge, saved = null) {
    this.challenge = challenge;
    const states =
      saved?.states.map((state) => Position.parse(challenge.size, state, challenge.givens)) ?? [];
    const isWhole = saved !== null && states.every((state) => state !== null);
    const start = new Position(challenge.size, challenge.givens, undefined, challenge.givens);
    this.#timeline = isWhole
      ? new Timeline(/** @type {Position[]} */ (states), saved.now)
      : new Timeline([start]);
    this.clock = new Clock(isWhole ? saved.seconds : 0);
    this.tips = isWhole ? saved.tips : 0;
    this.isBorrowed = isWhole && saved.isBorrowed;
  }

  /**
   * Whether an entry is that of a game of a challenge.
   *
   * @param {any} value @returns {Saved | null}
   */
  static parse(value) {
    const isWhole =
      Array.isArray(value?.states) &&
      isCount(value.states.length - 1, MOST_STATES - 1) &&
      value.states.every((/** @type {unknown} */ state) => typeof state === 'string') &&
      isCount(value.now, value.states.length - 1) &&
      isCount(value.seconds, MOST_SECONDS) &&
      isCount(value.tips, MOST_TIPS) &&
      typeof value.isBorrowed === 'boolean' &&
      isCount(value.at, Number.MAX_SAFE_INTEGER);
    return isWhole ? value : null;
  }

  /**
   * Whether all positions of an entry fit the challenge.
   *
   * @param {Challenge} challenge @param {Saved} saved
   */
  static fits({ size, givens }, saved) {
    return saved.states.every((state) => Position.parse(size, state, givens) !== null);
  }

  /** What is kept of the game. @returns {Saved} */
  get saved() {
    const { states, index } = this.#timeline;
    const first = Math.max(states.length - MOST_STATES, 0);
    return {
      states: states.slice(first).map(String),
      now: Math.max(index - first, 0),
      seconds: this.clock.seconds,
      tips: Math.min(this.tips, MOST_TIPS),
      isBorrowed: this.isBorrowed,
      at: Date.now(),
    };
  }

  get position() {
    return this.#timeline.now;
  }

  /** Whether the player has done anything. */
  get hasBegun() {
    return this.canUndo || this.canRedo || this.tips > 0;
  }

  get canUndo() {
    return this.#timeline.canUndo;
  }

  get canRedo() {
    return this.#timeline.canRedo;
  }

  /** Goes on to a position. Returns whether it is another one. @param {Position} position */
  play(position) {
    if (position.equals(this.position)) return false;
    this.#timeline.push(position);
    return true;
  }

  undo() {
    this.#timeline.undo();
  }

  redo() {
    this.#timeline.redo();
  }
}

const MOST_GAMES = 40;
const PREFIX = 'game.';

/** The games that were begun, so that each goes on where it was left. */
export class Games {
  #storage;

  /** @param {Storage} storage */
  constructor(storage) {
    this.#storage = storage;
    for (const key of this.#keys()) this.#storage.read(key, Game.parse);
  }

  /** The game of a challenge, begun or new. @param {Challenge} challenge */
  open(challenge) {
    const saved = this.#storage.read(PREFIX + challenge.key, (value) => {
      const saved = Game.parse(value);
      return saved && Game.fits(challenge, saved) ? saved : null;
    });
    return new Game(challenge, saved);
  }

  /** Keeps a game, and forgets the oldest of too many. @param {Game} game */
  keep(game) {
    if (!game.hasBegun) return;
    const key = PREFIX + game.challenge.key;
    if (!this.#keys().includes(key)) this.#makeRoom();
    this.#storage.write(key, game.saved);
  }

  /**
   * Whether an entry is that of a challenge.
   *
   * @param {string | null} key @param {Challenge} challenge
   */
  static isOf(key, challenge) {
    return key === null || key === PREFIX + challenge.key;
  }

  #keys() {
    return this.#storage.keys().filter((key) => key.startsWith(PREFIX));
  }

  #makeRoom() {
    const games = this.#keys().map((key) => ({
      key,
      at: this.#storage.read(key, Game.parse)?.at ?? 0,
    }));
    games.sort((one, other) => other.at - one.at);
    for (const { key } of games.slice(MOST_GAMES - 1)) this.#storage.remove(key);
  }
}
