/** A position: the queens of a board with a player’s marks, some of the queens given. */

import { has, includes, noSquares, toggled } from './masks.js';
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
   * @param {number[]} columns
   */
  static ofColumns(columns) {
    const queens = noSquares();
    columns.forEach((column, row) => {
      queens[row] = 1 << column;
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

  /**
   * Parses what `toString` writes; null unless it is a position with these given queens.
   *
   * @param {string} text @param {Uint16Array} givens @param {number} size
   */
  static parse(text, givens, size) {
    const parts = text.split(' ').map((part) => part.split('.'));
    const isWhole =
      parts.length === 2 &&
      parts.every(
        (masks) =>
          masks.length === size &&
          masks.every((mask) => /^[0-9a-f]{1,4}$/.test(mask) && parseInt(mask, 16) >> size === 0),
      );
    if (!isWhole) return null;
    const [queens, ruledOut] = parts.map((masks) => {
      const rows = noSquares();
      masks.forEach((mask, row) => {
        rows[row] = parseInt(mask, 16);
      });
      return rows;
    });
    return includes(queens, givens) ? new Position(size, queens, ruledOut, givens) : null;
  }

  /** The masks of the queens and of the marks. */
  toString() {
    const masks = (/** @type {Uint16Array} */ rows) =>
      [...rows.subarray(0, this.size)].map((mask) => mask.toString(16)).join('.');
    return `${masks(this.queens)} ${masks(this.ruledOut)}`;
  }

  /** The number of queens. */
  get queenCount() {
    return squaresOf(this.size).filter((square) => this.hasQueen(square)).length;
  }

  /** The position without what a player has added. */
  start() {
    return new Position(this.size, this.givens, undefined, this.givens);
  }

  /** Places a queen, or takes it back. A mark gives way. @param {Square} square */
  toggleQueen(square) {
    const ruledOut = this.isRuledOut(square) ? toggled(this.ruledOut, square) : this.ruledOut;
    return new Position(this.size, toggled(this.queens, square), ruledOut, this.givens);
  }

  /** Rules a square out, or takes that back. A queen gives way. @param {Square} square */
  toggleMark(square) {
    const queens = this.hasQueen(square) ? toggled(this.queens, square) : this.queens;
    return new Position(this.size, queens, toggled(this.ruledOut, square), this.givens);
  }

  /** @param {Position} other */
  equals(other) {
    const same = (/** @type {Uint16Array} */ one, /** @type {Uint16Array} */ two) =>
      one.every((mask, row) => mask === two[row]);
    return (
      this.size === other.size &&
      same(this.queens, other.queens) &&
      same(this.ruledOut, other.ruledOut)
    );
  }
}
