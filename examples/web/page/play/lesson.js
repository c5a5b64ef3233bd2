/** The first board: a lesson of three taps, each of which teaches one thing. */

import { squaresOf } from '../square.js';

/** @typedef {import('../position.js').Position} Position */
/** @typedef {import('../square.js').Square} Square */

/** The board, on which a2 is given. */
export const LESSON = {
  size: 4,
  givens: Uint16Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
};

/**
 * The squares to tap, in the order in which each is the last one of its column or row.
 *
 * @type {Square[]}
 */
const SQUARES = [
  { row: 0, column: 1 },
  { row: 1, column: 3 },
  { row: 3, column: 2 },
];

/** What is said before each of these taps, and at the end. */
const WORDS = [
  'The queen on a2 is given. A dot is on every square that it attacks. ' +
    'Column b has one square without a dot: tap it.',
  'Good. Now row 3 has one square left: tap it, too. ' +
    'To mark a square that is out, hold it, right-click it, or switch on Mark.',
  'One queen to go. If you are stuck, press Tip: ' +
    'it shows where to look, then why, then what to do.',
  'Solved. Every board has one solution, and none takes a guess.',
];

/** A queen that is on none of them, if any. @param {Position} position */
const wrongQueen = (position) =>
  squaresOf(position.size).find(
    (square) =>
      position.hasQueen(square) &&
      !position.isGiven(square) &&
      !SQUARES.some(({ row, column }) => row === square.row && column === square.column),
  );

/** The next square to tap, or null. @param {Position} position */
export const lessonSquare = (position) =>
  wrongQueen(position) ?? SQUARES.find((square) => !position.hasQueen(square)) ?? null;

/** @param {Position} position */
export function lessonText(position) {
  if (wrongQueen(position))
    return 'That queen leaves none for some column. Tap it once more to take it back.';
  return WORDS[SQUARES.filter((square) => position.hasQueen(square)).length];
}
