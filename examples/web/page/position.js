/** A position: the queens of a board with a player’s marks, some of the queens given. */

import { has, noSquares, toggled } from './masks.js';
import { squaresOf } from './square.js';

/** @typedef {import('./square.js').Square} Square */

export class Position {
  /**
   * @param {number} size
   * @param {Uint16Array} [queens]
   * @param {Uint16Array} [ruledOut]
   * @param {Uint16Array} [givens]
   */
  constructor(size, queens = noSquares(), ruledOut = noSquares(), givens = noSquares()) {
    this.size = size;
    this.queens = queens;
    this.ruledOut = ruledOut;
    this.givens = givens;
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

  /** The number of queens. */
  get queenCount() {
    return squaresOf(this.size).filter((square) => this.hasQueen(square)).length;
  }

  /** Places a queen, or takes it back. @param {Square} square */
  toggleQueen(square) {
    return new Position(this.size, toggled(this.queens, square), this.ruledOut, this.givens);
  }
}
