/** Marks that are drawn on a board. */

import { draw } from './dom.js';
import { outline } from './regions.js';
import { SIDE } from './square.js';

/** @typedef {import('./module.js').Line} Line */
/** @typedef {import('./square.js').Square} Square */

/** @param {number} index */
const middle = (index) => index * SIDE + SIDE / 2;

/** A line between two squares. @param {string} kind @param {Square} from @param {Square} to */
export function lineBetween(kind, from, to) {
  const ends = {
    x1: middle(from.column),
    y1: middle(from.row),
    x2: middle(to.column),
    y2: middle(to.row),
  };
  return draw('g', { class: kind }, draw('line', { ...ends, class: 'casing' }), draw('line', ends));
}

/** A cross. @param {Square} square */
export function cross({ row, column }) {
  const [x, y] = [middle(column), middle(row)];
  return draw('path', { class: 'cross', d: `M${x - 17} ${y - 17}l34 34m0-34l-34 34` });
}

/** A dot. @param {Square} square */
export function dot({ row, column }) {
  return draw('circle', { class: 'dot', cx: middle(column), cy: middle(row), r: 9 });
}

/** A frame around a square. @param {string} kind @param {Square} square */
export function frame(kind, { row, column }) {
  const place = { x: column * SIDE + 5, y: row * SIDE + 5 };
  return draw('rect', {
    class: `frame ${kind}`,
    ...place,
    width: SIDE - 10,
    height: SIDE - 10,
    rx: 14,
  });
}

/** A square that is left, as part of a tip's evidence. @param {Square} square */
export function leftSquare({ row, column }) {
  return draw('rect', {
    class: 'left',
    x: column * SIDE + 26,
    y: row * SIDE + 26,
    width: SIDE - 52,
    height: SIDE - 52,
    rx: 8,
  });
}

/**
 * A queen that a tip forces, with its place in the chain.
 *
 * @param {Square} square @param {number} number
 */
export function forcedQueen({ row, column }, number) {
  const [x, y] = [middle(column), middle(row)];
  const text = draw('text', { x, y: y + 2, class: 'number' });
  text.textContent = String(number);
  return draw('g', { class: 'forced' }, draw('circle', { cx: x, cy: y, r: 34 }), text);
}

/**
 * A band along a row or column, or around a region.
 *
 * @param {string} kind @param {Line} line @param {number} size
 * @param {number[]} [regions] that of each square
 */
export function band(kind, { kind: along, index }, size, regions = []) {
  if (along === 'region')
    return draw('path', { class: `band ${kind}`, d: outline(regions, index, size) });
  const [length, width] = [size * SIDE - 8, SIDE - 8];
  const offset = index * SIDE + 4;
  const place =
    along === 'row'
      ? { x: 4, y: offset, width: length, height: width }
      : { x: offset, y: 4, width, height: length };
  return draw('rect', { class: `band ${kind}`, ...place, rx: 14 });
}

/** A blocked square. @param {Square} square */
export function block({ row, column }) {
  const place = { x: column * SIDE + 14, y: row * SIDE + 14 };
  return draw('rect', { class: 'block', ...place, width: SIDE - 28, height: SIDE - 28, rx: 6 });
}

/** A veil over the rows above one. @param {number} row @param {number} size */
export function veil(row, size) {
  return draw('rect', { class: 'veil', x: 0, y: 0, width: size * SIDE, height: row * SIDE });
}

/**
 * An arrow along a row, from where a queen was. What was skipped is above the middle, the swap
 * below it.
 *
 * @param {'skipped' | 'swapped'} kind @param {Square} from @param {Square} to
 */
export function move(kind, from, to) {
  const [x1, x2] = [middle(from.column), middle(to.column)];
  const y = middle(from.row) + (kind === 'skipped' ? -30 : 30);
  const towards = Math.sign(x2 - x1);
  return draw(
    'g',
    { class: `move ${kind}` },
    draw('circle', { cx: x1, cy: y, r: 9 }),
    draw('path', { class: 'shaft', d: `M${x1 + towards * 9} ${y}H${x2}` }),
    draw('path', {
      class: 'head',
      d: `M${x2 - towards * 14} ${y - 12}l${towards * 14} 12l${-towards * 14} 12`,
    }),
  );
}

/** A square in the colour of a share of the greatest number, with the number on it.
 * @param {Square} square @param {number} number @param {number} greatest @param {number} size */
export function heat({ row, column }, number, greatest, size) {
  const share = greatest ? number / greatest : 0;
  const tile = draw('rect', {
    class: 'tile',
    x: column * SIDE,
    y: row * SIDE,
    width: SIDE,
    height: SIDE,
  });
  tile.style.setProperty('--share', String(share));
  const text = draw('text', { x: middle(column), y: middle(row), class: 'number' });
  text.style.fontSize = `${24 + 1.7 * size}px`;
  text.textContent = String(number);
  return draw('g', { class: 'heat' }, tile, text);
}
