/** The first board's words: each tap teaches one thing. */

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./module.js').Square} Square */

/** The squares to tap, in the order in which each is the last one of its column or row. @type {Square[]} */
const SQUARES = [{ row: 0, column: 1 }, { row: 1, column: 3 }, { row: 3, column: 2 }];

const WORDS = [
  'The queen on a2 is given. A dot is on every square that it attacks. Column b has one square without a dot: tap it.',
  'Good. Now row 3 has one square left: tap it, too. On larger boards you can mark a square that is out: hold it, right-click it, or switch on Mark.',
  'One queen to go. If you are stuck, press Tip: it shows where to look, then why, then what to do.',
];

/** The next square to tap, or null. @param {Position} position */
export const lessonSquare = (position) => SQUARES.find((square) => !position.hasQueen(square)) ?? null;

/** @param {Position} position */
export function lessonText(position) {
  const right = SQUARES.filter((square) => position.hasQueen(square)).length;
  const wrong = position.queenCount - 1 - right;
  return wrong > 0 ? 'That queen leaves none for some column. Tap it once more to take it back.' : WORDS[Math.min(right, 2)];
}
