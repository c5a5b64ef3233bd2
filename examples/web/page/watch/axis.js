/** The part of all permutations that is in sight, to scale. */

/** The least number of permutations to see. */
const CLOSEST = 12;

export class Axis {
  #total = 1;
  from = 0;
  length = 1;

  /** @param {number} total */
  open(total) {
    this.#total = total;
    this.look(0, total);
  }

  get isWhole() {
    return this.length >= this.#total;
  }

  get total() {
    return this.#total;
  }

  /** @param {number} from @param {number} length */
  look(from, length) {
    this.length = Math.min(Math.max(length, CLOSEST), this.#total);
    this.from = Math.min(Math.max(from, 0), this.#total - this.length);
  }

  /** @param {number} factor @param {number} around */
  zoom(factor, around) {
    const length = Math.min(Math.max(this.length / factor, CLOSEST), this.#total);
    this.look(around - ((around - this.from) * length) / this.length, length);
  }

  /** Moves on, if it must, so that a rank is in sight. @param {number} rank */
  include(rank) {
    if (rank < this.from) this.look(rank - this.length * 0.9, this.length);
    else if (rank >= this.from + this.length) this.look(rank - this.length * 0.1, this.length);
  }

  /** @param {number} share of the width */
  rankAt(share) {
    return Math.min(Math.max(Math.floor(this.from + share * this.length), 0), this.#total - 1);
  }

  /** The first and the last permutation in sight. */
  get part() {
    return {
      first: Math.floor(this.from),
      last: Math.ceil(Math.min(this.from + this.length, this.#total) - 1),
    };
  }
}
