/** The first board: a lesson of three taps, each of which teaches one thing. */

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('./game.js').Game} Game */

/** The board, on which a2 is given. */
export const LESSON = {
  size: 4,
  givens: Uint16Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
};

/** What is said before each tap; the line is the one that has one square left. */
const WORDS = [
  (/** @type {string} */ line) =>
    'The queen on a2 is given. A dot is on every square that it attacks. ' +
    `In ${line}, one square has no dot: tap it.`,
  (/** @type {string} */ line) =>
    `Good. Now in ${line} one square is left: tap it, too. ` +
    'To mark a square that is out, hold it, right-click it, or switch on Mark.',
  () =>
    'One queen to go. If you are stuck, press Tip: ' +
    'it shows where to look, then why, then what to do.',
];

/**
 * What is said of the game, and the square that has a frame.
 *
 * @param {Game} game @param {Module} module
 */
export function lessonOf(game, module) {
  const { position } = game;
  const next = game.explain();
  if (!next)
    return { text: 'Solved. Every board has one solution, and none takes a guess.', square: null };
  if (next.kind === 'TakeQueenBack')
    return {
      text: 'That queen leaves none for some column. Tap it once more to take it back.',
      square: next.square,
    };
  if (next.kind === 'TakeMarkBack') return { text: next.sentence, square: next.square };
  const [line] = next.lines;
  const placed = position.queenCount - 1;
  const words = WORDS[Math.min(placed, WORDS.length - 1)];
  return { text: words(line ? module.lineName(line, position.size) : ''), square: next.square };
}
