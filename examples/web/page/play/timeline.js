/** The states that a player has been through, to go back and forth between. */

/** @template T */
export class Timeline {
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
