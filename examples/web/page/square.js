/** A square of a board, by its row from the top and its column. */

/** @typedef {{ row: number, column: number }} Square */

/** All squares of a board, row by row. @param {number} size @returns {Square[]} */
export const squaresOf = (size) =>
  Array.from({ length: size * size }, (_, index) => ({
    row: Math.floor(index / size),
    column: index % size,
  }));
