/**
 * A position: the queens, the marks and the given queens on a board, as a mask of columns a row.
 */

/** @typedef {import('./module.js').Square} Square */

export class Position {
  /**
   * @param {number} size
   * @param {Uint16Array} [queens]
   * @param {Uint16Array} [ruledOut]
   * @param {Uint16Array} [givens]
   */
  constructor(
    size,
    queens = new Uint16Array(16),
    ruledOut = new Uint16Array(16),
    givens = new Uint16Array(16),
  ) {
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
    const queens = new Uint16Array(16);
    columns.forEach((column, row) => {
      queens[row] = 1 << column;
    });
    return new Position(columns.length, queens);
  }

  /** All squares of a board, row by row. @param {number} size @returns {Square[]} */
  static squares(size) {
    return Array.from({ length: size * size }, (_, index) => ({
      row: Math.floor(index / size),
      column: index % size,
    }));
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
   * @param {number} size @param {string} text @param {Uint16Array} givens
   */
  static parse(size, text, givens) {
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
      const rows = new Uint16Array(16);
      masks.forEach((mask, row) => {
        rows[row] = parseInt(mask, 16);
      });
      return rows;
    });
    const hasGivens = givens.every((mask, row) => (mask & ~queens[row]) === 0);
    return hasGivens ? new Position(size, queens, ruledOut, givens) : null;
  }

  /** The masks of the queens and of the marks. */
  toString() {
    const masks = (/** @type {Uint16Array} */ rows) =>
      [...rows.subarray(0, this.size)].map((mask) => mask.toString(16)).join('.');
    return `${masks(this.queens)} ${masks(this.ruledOut)}`;
  }

  /** The number of queens. */
  get queenCount() {
    return Position.squares(this.size).filter((square) => this.hasQueen(square)).length;
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

/** @param {Uint16Array} masks @param {Square} square */
export function has(masks, { row, column }) {
  return ((masks[row] >> column) & 1) !== 0;
}

/** @param {Uint16Array} masks @param {Square} square */
function toggled(masks, { row, column }) {
  const copy = masks.slice();
  copy[row] ^= 1 << column;
  return copy;
}
