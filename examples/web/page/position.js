/** A position: the queens of a board with a player’s marks, and its clues. */

import { has, noSquares, toggled } from './masks.js';
import { squaresOf } from './square.js';

/** @typedef {import('./square.js').Square} Square */

export class Position {
  /**
   * @param {number} size
   * @param {Uint16Array} [queens]
   * @param {Uint16Array} [ruledOut]
   * @param {Uint16Array} [givens]
   * @param {Uint16Array} [blocked]
   * @param {number[]} [regions] that of each square, row by row; none where there are no regions
   * @param {Square[]} [letters] the square with the letter of each region
   * @param {number[]} [tints] the tint of each region
   */
  constructor(
    size,
    queens = noSquares(),
    ruledOut = noSquares(),
    givens = noSquares(),
    blocked = noSquares(),
    regions = [],
    letters = [],
    tints = [],
  ) {
    this.size = size;
    this.queens = queens;
    this.ruledOut = ruledOut;
    this.givens = givens;
    this.blocked = blocked;
    this.regions = regions;
    this.letters = letters;
    this.tints = tints;
  }

  /**
   * The queens in these columns, one a row.
   *
   * @param {number[]} columns @param {number} [empty] rows from the top that have none
   */
  static ofColumns(columns, empty = 0) {
    const queens = noSquares();
    columns.forEach((column, row) => {
      queens[row] = row < empty ? 0 : 1 << column;
    });
    return new Position(columns.length, queens);
  }

  /** @param {Square} square */
  hasQueen(square) {
    return has(this.queens, square);
  }

  /** @param {Square} square */
  isRuledOut(square) {
    return has(this.ruledOut, square);
  }

  /** @param {Square} square */
  isGiven(square) {
    return has(this.givens, square);
  }

  /** @param {Square} square */
  isBlocked(square) {
    return has(this.blocked, square);
  }

  /** The region of a square; undefined where there are none. @param {Square} square */
  regionOf({ row, column }) {
    return /** @type {number | undefined} */ (this.regions[row * this.size + column]);
  }

  /** The number of queens. */
  get queenCount() {
    return squaresOf(this.size).filter((square) => this.hasQueen(square)).length;
  }

  /** Places a queen, or takes it back. @param {Square} square */
  toggleQueen(square) {
    return new Position(this.size, toggled(this.queens, square), this.ruledOut, this.givens);
  }
}
