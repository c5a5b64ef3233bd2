/** A set of squares: for each row the mask of its columns. */

/** @typedef {import('./square.js').Square} Square */

/** The rows of a set, which are those of the largest board. */
export const ROWS = 16;

export const noSquares = () => new Uint16Array(ROWS);

/** @param {Uint16Array} masks @param {Square} square */
export const has = (masks, { row, column }) => ((masks[row] >> column) & 1) !== 0;

/**
 * The set with a square more, or less if it is there.
 *
 * @param {Uint16Array} masks @param {Square} square
 */
export function toggled(masks, { row, column }) {
  const copy = masks.slice();
  copy[row] ^= 1 << column;
  return copy;
}

/** @param {Uint16Array} masks */
export const isEmpty = (masks) => masks.every((mask) => mask === 0);

/**
 * Whether a set has all squares of another.
 *
 * @param {Uint16Array} masks @param {Uint16Array} part
 */
export const includes = (masks, part) => part.every((mask, row) => (mask & ~masks[row]) === 0);

/**
 * Whether two sets have no square in common.
 *
 * @param {Uint16Array} masks @param {Uint16Array} others
 */
export const areApart = (masks, others) => masks.every((mask, row) => (mask & others[row]) === 0);
