/** A lesson: a board on which each step is told, with its reason. */

import { isOfQueens } from './challenge.js';
import { isEmpty } from '../masks.js';
import { squaresOf } from '../square.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Tip} Tip */
/** @typedef {import('../square.js').Square} Square */
/** @typedef {import('./game.js').Game} Game */

/**
 * What is said of the game, and what the board shows: a square with a frame, or a step in full.
 *
 * @param {Game} game @param {Module} module
 * @returns {{ text: string, square: Square | null, tip?: Tip }}
 */
export function lessonOf(game, module) {
  const { kind, id } = game.challenge;
  return isOfQueens(kind) || id.type !== 'lesson'
    ? firstBoard(game, module)
    : stepOf(game, module, module.lessonAbout(kind, id.lesson));
}

/**
 * The first board: three taps, each of which teaches one thing.
 *
 * @param {Game} game @param {Module} module
 */
function firstBoard(game, module) {
  const { position } = game;
  const next = game.explain();
  if (!next) return { text: module.sentence('Learned'), square: null };
  if (next.kind === 'TakeQueenBack')
    return { text: TEXTS.lesson.wrong(next.sentence), square: next.square };
  if (next.kind === 'TakeMarkBack') return { text: next.sentence, square: next.square };
  const [line] = next.lines;
  const placed = position.queenCount - 1;
  const words = TEXTS.lesson.taps[Math.min(placed, TEXTS.lesson.taps.length - 1)];
  const given = squaresOf(position.size).find((square) => position.isGiven(square));
  const text = words(
    line ? module.lineName(line, position.size) : '',
    given ? game.fixed(given) : '',
  );
  return { text, square: next.square };
}

/**
 * A board of another kind: the library’s steps, with its words, after what the lesson is about.
 *
 * @param {Game} game @param {Module} module @param {string} about
 */
function stepOf(game, module, about) {
  const tip = game.explain();
  if (!tip) return { text: module.sentence('Learned'), square: null };
  const isStart = game.view.isUntouched && isEmpty(game.view.ruledOut);
  const how = tip.kind === 'RuleOut' ? TEXTS.lesson.howToMark : '';
  return { text: TEXTS.lesson.step(isStart ? about : '', tip.sentence, how), square: null, tip };
}
