/** A game: what a player does on a challenge. What becomes of it is decided in the library. */

import { LAST_DAY, dayOf } from './calendar.js';
import { isCount } from './count.js';
import { MOST_SECONDS, MOST_TIPS } from './feat.js';
import { Position } from '../position.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').EarlierGame} EarlierGame */
/** @typedef {import('../module.js').GameView} GameView */
/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../square.js').Square} Square */
/** @typedef {import('./challenge.js').Challenge} Challenge */

/**
 * What is kept of a game: its text, and the time when it was kept.
 *
 * @typedef {{ game: string, at: number }} Saved
 */

/** More moves than that were not kept by earlier versions. */
const MOST_STATES = 400;

/** Under what a game is kept. @param {Challenge} challenge @param {boolean} isLinked */
export const keyOfGame = ({ key }, isLinked) => (isLinked ? `${key}.link` : key);

export class Game {
  #module;
  #text;
  #view;
  /** Since when the time has not been told to the library. @type {number | null} */
  #since = null;

  /**
   * @param {Module} module @param {Challenge} challenge @param {string} [text]
   * @param {boolean} [isLinked]
   */
  constructor(module, challenge, text, isLinked = false) {
    this.#module = module;
    this.challenge = challenge;
    /** Whether a link has brought it, so that the player's own game is kept beside it. */
    this.isLinked = isLinked;
    this.#text = text ?? module.newGame(challenge.clues, challenge.day);
    this.#view = this.#viewOf(this.#text);
  }

  /**
   * The text of the game that an entry is; null if it is none.
   *
   * @param {Module} module @param {Challenge} challenge @param {Saved | EarlierGame} saved
   */
  static textOf(module, { clues, day }, saved) {
    const text =
      'game' in saved
        ? saved.game
        : module.earlierGame(saved, saved.begun ?? day ?? dayOf(new Date(saved.at)), clues, day);
    const isOfIt = module.clues(text) === clues && module.game(text)?.day === day;
    return isOfIt ? text : null;
  }

  /**
   * Whether an entry looks like that of a game.
   *
   * @param {any} value @returns {Saved | EarlierGame | null}
   */
  static parse(value) {
    if (!isCount(value?.at, Number.MAX_SAFE_INTEGER)) return null;
    if (typeof value.game === 'string') return value;
    const isWhole =
      Array.isArray(value.states) &&
      isCount(value.states.length - 1, MOST_STATES - 1) &&
      value.states.every((/** @type {unknown} */ state) => typeof state === 'string') &&
      isCount(value.now, value.states.length - 1) &&
      isCount(value.seconds, MOST_SECONDS) &&
      isCount(value.tips, MOST_TIPS) &&
      typeof value.isBorrowed === 'boolean' &&
      isCount(value.begun ?? 0, LAST_DAY);
    return isWhole ? value : null;
  }

  /** Under what the game is kept. */
  get key() {
    return keyOfGame(this.challenge, this.isLinked);
  }

  /** @param {string} text */
  #viewOf(text) {
    const view = this.#module.game(text);
    if (!view) throw new Error(TEXTS.page.noGame(text));
    const { size, queens, ruledOut, givens, blocked, regions, letters, tints } = view;
    const position = new Position(size, queens, ruledOut, givens, blocked, regions, letters, tints);
    return { ...view, position };
  }

  /** Takes a new text. Returns whether it is another one. @param {string} text */
  #take(text) {
    if (text === this.#text) return false;
    this.#text = text;
    this.#view = this.#viewOf(text);
    return true;
  }

  /** What is kept of the game. @returns {Saved} */
  get saved() {
    return { game: this.#text, at: Date.now() };
  }

  get text() {
    return this.#text;
  }

  /** What the page shows of it. */
  get view() {
    return this.#view;
  }

  get position() {
    return this.#view.position;
  }

  /** Whether it is worth keeping, if only for its time. @param {boolean} isPractice */
  isWorthKeeping(isPractice) {
    return this.#module.isWorthKeeping(this.#text, isPractice);
  }

  /** The game has begun, unless it has before. @param {number} today */
  begin(today) {
    this.#take(this.#module.begin(this.#text, today));
  }

  /** The board is shown from now on. @param {number} today */
  start(today) {
    this.begin(today);
    this.#since ??= performance.now();
  }

  /** The board is not shown from now on. */
  stop() {
    this.tick();
    this.#since = null;
  }

  /** Tells the library what time has passed. */
  tick() {
    if (this.#since === null) return;
    const passed = Math.floor(performance.now() - this.#since);
    this.#since += passed;
    this.#take(this.#module.pass(this.#text, passed));
  }

  /** The time is not less than that of another copy of the game. @param {string} other its text */
  joinTime(other) {
    this.tick();
    this.#take(this.#module.joinTime(this.#text, other));
  }

  /** @param {(text: string) => string} act */
  #act(act) {
    this.tick();
    return this.#take(act(this.#text));
  }

  /** @param {Square} square */
  toggleQueen(square) {
    return this.#act((text) => this.#module.toggleQueen(text, square));
  }

  /** @param {Square} square */
  toggleMark(square) {
    return this.#act((text) => this.#module.toggleMark(text, square));
  }

  /** @param {Square[]} squares */
  markAll(squares) {
    return this.#act((text) => this.#module.markAll(text, squares));
  }

  clear() {
    return this.#act((text) => this.#module.clear(text));
  }

  /** Leaves what is the player’s own. Returns whether a friend's moves were there. */
  takeBack() {
    return this.#act((text) => this.#module.takeBack(text));
  }

  undo() {
    return this.#act((text) => this.#module.undo(text));
  }

  redo() {
    return this.#act((text) => this.#module.redo(text));
  }

  /** @param {number[]} found */
  askTip(found) {
    return this.#act((text) => this.#module.askTip(text, found));
  }

  followTip() {
    return this.#act((text) => this.#module.followTip(text));
  }

  /**
   * Changes the board to that of a link.
   *
   * @param {Uint16Array} queens @param {Uint16Array} ruledOut @param {boolean} isOwn whether it is
   *   the player's own
   */
  changeTo(queens, ruledOut, isOwn) {
    return this.#act((text) => this.#module.changeTo(text, queens, ruledOut, isOwn));
  }

  /** Whether the game has had a board. @param {Uint16Array} queens @param {Uint16Array} ruledOut */
  hasHad(queens, ruledOut) {
    return this.#module.hasHad(this.#text, queens, ruledOut);
  }

  /** What the board counts for; null if it is not solved. */
  get outcome() {
    return this.#module.outcome(this.#text, this.challenge.id.type === 'lesson');
  }

  /** What is wrong with the board, or what it lacks. */
  get situation() {
    return this.#module.situation(this.#text);
  }

  /** The rule that queens on a diagonal break, if a player may not expect it; else empty. */
  get diagonalRule() {
    return this.#module.diagonalRule(this.#text);
  }

  /** Why a square does not change; empty if it does. @param {Square} square */
  fixed(square) {
    return this.#module.fixed(this.#text, square);
  }

  /** The pairs of queens in one region that do not attack each other. */
  get crowded() {
    return this.#module.crowded(this.#text);
  }

  /** The squares not attacked whose region has a queen. */
  get taken() {
    return this.#module.taken(this.#text);
  }

  /** The signs of the moves, without any square. */
  get path() {
    return this.#module.path(this.#text);
  }

  /** What to do next on a board to learn from. */
  explain() {
    return this.#module.explain(this.#text);
  }
}
