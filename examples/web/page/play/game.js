/** A game: what a player does on a challenge. */

import { LAST_DAY, dayOf, today } from './calendar.js';
import { Clock, MOST_SECONDS } from './clock.js';
import { isCount } from './count.js';
import { MOST_TIPS } from './feat.js';
import { Position } from '../position.js';
import { Timeline } from './timeline.js';

/** @typedef {import('./challenge.js').Challenge} Challenge */

/**
 * @typedef {object} Saved
 * @property {string[]} states
 * @property {number} now
 * @property {number} seconds
 * @property {number} tips
 * @property {boolean} isBorrowed
 * @property {number} [begun] earlier versions have not kept it
 * @property {number} at
 */

/** More moves than that are not kept. */
const MOST_STATES = 400;

export class Game {
  /** @type {Timeline<Position>} */
  #timeline;
  clock;
  tips;
  /** Whether a position came from a link: then it is not the player's own feat. */
  isBorrowed;
  /** The date when the board was first shown. @type {number | null} */
  begun;

  /** @param {Challenge} challenge @param {Saved | null} [saved] */
  constructor(challenge, saved = null) {
    this.challenge = challenge;
    const states =
      saved?.states.map((state) => Position.parse(state, challenge.givens, challenge.size)) ?? [];
    const isWhole = saved !== null && states.every((state) => state !== null);
    const start = new Position(challenge.size, challenge.givens, undefined, challenge.givens);
    this.#timeline = isWhole
      ? new Timeline(/** @type {Position[]} */ (states), saved.now)
      : new Timeline([start]);
    this.clock = new Clock(isWhole ? saved.seconds : 0);
    this.tips = isWhole ? saved.tips : 0;
    this.isBorrowed = isWhole && saved.isBorrowed;
    this.begun = isWhole ? (saved.begun ?? dayOf(new Date(saved.at))) : null;
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
      isCount(value.begun ?? 0, LAST_DAY) &&
      isCount(value.at, Number.MAX_SAFE_INTEGER);
    return isWhole ? value : null;
  }

  /**
   * Whether all positions of an entry fit the challenge.
   *
   * @param {Challenge} challenge @param {Saved} saved
   */
  static fits({ size, givens }, saved) {
    return saved.states.every((state) => Position.parse(state, givens, size) !== null);
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
      begun: this.begun ?? today(),
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
