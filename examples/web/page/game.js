/** A game: a challenge or an empty board, and how far a player has come. */

import { Clock } from './clock.js';
import { Position } from './position.js';
import { Timeline } from './timeline.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./records.js').Challenge} Challenge */

export class Game {
  /** @type {Timeline<Position>} */
  #timeline;
  clock = new Clock();
  tips = 0;

  /**
   * @param {Position} start
   * @param {Challenge | null} challenge null for an empty board
   */
  constructor(start, challenge) {
    this.challenge = challenge;
    this.#timeline = new Timeline(start);
  }

  /**
   * The game of a challenge; null if there is none.
   *
   * @param {Module} module @param {Challenge} challenge
   */
  static ofChallenge(module, challenge) {
    const givens = module.challenge(challenge.size, challenge.grade, challenge.number);
    return givens && new Game(new Position(challenge.size, givens, undefined, givens), challenge);
  }

  get position() {
    return this.#timeline.now;
  }

  get canUndo() {
    return this.#timeline.canUndo;
  }

  get canRedo() {
    return this.#timeline.canRedo;
  }

  /** Starts from another position of the same board. @param {Position} position */
  resume(position) {
    this.#timeline = new Timeline(position);
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
