/** The evidence of a tip as marks on the board. */

import { band, forcedQueen, frame, leftSquare } from '../marks.js';

/** @typedef {import('../module.js').Tip} Tip */
/** @typedef {import('../position.js').Position} Position */

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
