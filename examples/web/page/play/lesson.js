/** The first board: a lesson of three taps, each of which teaches one thing. */

import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('./game.js').Game} Game */

/**
 * What is said of the game, and the square that has a frame.
 *
 * @param {Game} game @param {Module} module
 */
export function lessonOf(game, module) {
  const { position } = game;
  const next = game.explain();
  if (!next) return { text: module.sentence('Learned'), square: null };
  if (next.kind === 'TakeQueenBack') return { text: TEXTS.lesson.wrong, square: next.square };
  if (next.kind === 'TakeMarkBack') return { text: next.sentence, square: next.square };
  const [line] = next.lines;
  const placed = position.queenCount - 1;
  const words = TEXTS.lesson.taps[Math.min(placed, TEXTS.lesson.taps.length - 1)];
  return { text: words(line ? module.lineName(line, position.size) : ''), square: next.square };
}
