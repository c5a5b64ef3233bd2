/** A square of a board, by its row from the top and its column. */

/** @typedef {{ row: number, column: number }} Square */

/** The side of a square in the drawing of a board. */
export const SIDE = 100;

/** All squares of a board, row by row. @param {number} size @returns {Square[]} */
export const squaresOf = (size) =>
  Array.from({ length: size * size }, (_, index) => ({
    row: Math.floor(index / size),
    column: index % size,
  }));
