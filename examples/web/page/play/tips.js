/** The evidence of a tip as marks on the board, and in words. */

import { band, forcedQueen, frame, leftSquare } from '../marks.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Line} Line */
/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Tip} Tip */
/** @typedef {import('../position.js').Position} Position */
/** @typedef {import('../square.js').Square} Square */

/**
 * What a stage of a tip shows on the board.
 *
 * @param {Tip} tip @param {Position} position
 */
export const tipMarks = (tip, { size, regions }) => [
  ...tip.lines.map((line) => band('reason', line, size, regions)),
  ...tip.left.map(leftSquare),
  ...tip.across.map((line) => band('across', line, size, regions)),
  ...(tip.isTold ? [frame('tip', tip.square)] : []),
  ...tip.forced.map((queen, index) => forcedQueen(queen, index + 1)),
];

/**
 * What a stage of a tip says of a square, for who does not see the marks.
 *
 * @param {Tip} tip @param {Square} square @param {Module} module @param {Position} position
 */
export function tipWords(tip, square, module, position) {
  const isSquare = (/** @type {Square} */ { row, column }) =>
    row === square.row && column === square.column;
  const has = (/** @type {Line} */ { kind, index }) =>
    (kind === 'region' ? position.regionOf(square) : square[kind]) === index;
  const name = (/** @type {Line} */ line) => module.lineName(line, position.size);
  const turn = tip.forced.findIndex(isSquare);
  return [
    ...(tip.isTold && isSquare(tip.square) ? [TEXTS.board.tip] : []),
    ...(turn >= 0 ? [TEXTS.board.forced(turn + 1)] : []),
    ...(tip.left.some(isSquare) ? [TEXTS.board.left] : []),
    ...tip.lines.filter(has).map((line) => TEXTS.board.inLine(name(line))),
    ...tip.across.filter(has).map((line) => TEXTS.board.across(name(line))),
  ];
}
