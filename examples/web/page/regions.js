/** Drawings of regions on a board: the borders of all, the outline of one, its letter. */

import { draw } from './dom.js';
import { SIDE } from './square.js';

/** @typedef {import('./square.js').Square} Square */

/** How far the outline of a region is from its border. */
const INSET = 6;

/** The width of a border. */
const WIDTH = 8;

/** How far the letter of a region is from the sides of its square. */
const MARGIN = 10;

/** The borders of all regions. @param {number[]} regions @param {number} size */
export function bordersOf(regions, size) {
  const side = size * SIDE - WIDTH;
  return [
    draw('path', { d: borders(regions, size), 'stroke-width': WIDTH }),
    draw('rect', {
      x: WIDTH / 2,
      y: WIDTH / 2,
      width: side,
      height: side,
      rx: 10,
      'stroke-width': WIDTH,
    }),
  ];
}

/**
 * The borders between squares of different regions, as a path. Each reaches over those that it
 * meets, but not beyond the board.
 *
 * @param {number[]} regions that of each square, row by row @param {number} size
 */
function borders(regions, size) {
  const start = (/** @type {number} */ place) => place * SIDE - (place ? WIDTH / 2 : 0);
  const end = (/** @type {number} */ place) =>
    (place + 1) * SIDE + (place < size - 1 ? WIDTH / 2 : 0);
  let path = '';
  for (let line = 1; line < size; line++) {
    for (let place = 0; place < size; place++) {
      const at = line * size + place;
      if (regions[at] !== regions[at - size])
        path += `M${start(place)} ${line * SIDE}H${end(place)}`;
      const across = place * size + line;
      if (regions[across] !== regions[across - 1])
        path += `M${line * SIDE} ${start(place)}V${end(place)}`;
    }
  }
  return path;
}

/**
 * The outline of a region, within it, as a path.
 *
 * @param {number[]} regions @param {number} region @param {number} size
 */
export function outline(regions, region, size) {
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 &&
    column >= 0 &&
    row < size &&
    column < size &&
    regions[row * size + column] === region;
  /** Where the side of a square ends beside one that is in the region or not, and beyond it. */
  const end = (/** @type {boolean} */ isBeside, /** @type {boolean} */ isBeyond) =>
    isBeside ? (isBeyond ? -INSET : 0) : INSET;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!has(row, column)) continue;
      for (const step of [-1, 1]) {
        const edge = INSET + (step < 0 ? 0 : SIDE - 2 * INSET);
        if (!has(row + step, column)) {
          const from = end(has(row, column - 1), has(row + step, column - 1));
          const to = SIDE - end(has(row, column + 1), has(row + step, column + 1));
          path += `M${column * SIDE + from} ${row * SIDE + edge}h${to - from}`;
        }
        if (!has(row, column + step)) {
          const from = end(has(row - 1, column), has(row - 1, column + step));
          const to = SIDE - end(has(row + 1, column), has(row + 1, column + step));
          path += `M${column * SIDE + edge} ${row * SIDE + from}v${to - from}`;
        }
      }
    }
  }
  return path;
}

/**
 * The letter of a region, by which tips name it, in the upper right corner of a square. Names of
 * rows and columns are in other corners.
 *
 * @param {string} letter @param {Square} square
 */
export function letterOf(letter, { row, column }) {
  const text = draw('text', { x: (column + 1) * SIDE - MARGIN, y: row * SIDE + MARGIN });
  text.textContent = letter;
  return text;
}
