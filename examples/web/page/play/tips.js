/** A tip in three stages: where to look, why something follows there, what to do. */

import { band, forcedQueen, frame, leftSquare } from '../marks.js';
import { plural } from '../numbers.js';

/** @typedef {import('../module.js').Line} Line */
/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Tip} Tip */
/** @typedef {import('../square.js').Square} Square */

/** @typedef {1 | 2 | 3} Stage */

/** What the button says before each stage, and after the last one. */
export const TIP_NAMES = ['Tip', 'Why?', 'What?', 'Do it'];

/** @param {number} count @param {string} noun */
const counted = (count, noun) =>
  `${['no', 'one', 'two', 'three'][count] ?? count} ${plural(count, noun)}`;

/**
 * What a stage of a tip says.
 *
 * @param {Tip} tip @param {Stage} stage @param {number} size @param {Module} module
 */
export function tipText(tip, stage, size, module) {
  const name = (/** @type {Square} */ square) => module.name(square, size);
  const lineName = (/** @type {Line} */ line) => module.lineName(line, size);
  const [one, other] = tip.lines.map(lineName);
  const [left, right] = tip.across.map(lineName);
  const square = name(tip.square);
  const row = lineName({ kind: 'row', index: tip.square.row });
  const isQueen = tip.kind === 'TakeQueenBack';
  const chain = tip.forced.map((queen, index) => `${index + 1} on ${name(queen)}`).join(', then ');
  const ruleOut = `Rule a square out: ${tip.sentence}.`;
  const solutions = plural(Number(tip.sentence), 'solution');
  /** @type {Record<string, [string, string, string]>} */
  const texts = {
    single: [
      `Look at ${one}.`,
      `All but one square of ${one} are attacked or ruled out.`,
      `Place a queen: ${tip.sentence}.`,
    ],
    'pointing pair': [
      `Look at ${one}.`,
      `It has two squares left, and one square elsewhere attacks both.`,
      ruleOut,
    ],
    'pointing triple': [
      `Look at ${one}.`,
      `It has three squares left, and one square elsewhere attacks all three.`,
      ruleOut,
    ],
    'X-wing': [
      `Look at ${one} and ${other}.`,
      `Their squares left are in ${left} and ${right} only, so their queens take both.`,
      ruleOut,
    ],
    chain: [
      `Think of a queen on ${square}.`,
      `It would force ${counted(tip.forced.length, 'queen')}, ${chain}. ` +
        `Then ${one} has no square left.`,
      ruleOut,
    ],
    mistake: [
      `Look at ${row}: something is wrong there.`,
      isQueen
        ? `The one solution of this board has its queen of ${row} elsewhere.`
        : `A square that is ruled out there has a queen in the solution.`,
      isQueen
        ? `Take a queen back: ${square} is wrong.`
        : `Take a mark back: ${square} is not out.`,
    ],
    hint: [
      `Look at ${row}.`,
      `Of its squares, one keeps the most solutions within reach.`,
      `Place a queen: ${square} leads to ${tip.sentence} ${solutions}.`,
    ],
  };
  return texts[tip.reason][stage - 1];
}

/**
 * What a stage of a tip shows on the board.
 *
 * @param {Tip} tip @param {Stage} stage @param {number} size
 */
export function tipMarks(tip, stage, size) {
  const row = /** @type {const} */ ({ kind: 'row', index: tip.square.row });
  const where = tip.lines.length === 0 ? [row] : tip.lines;
  // A chain starts from its square.
  const isChain = tip.forced.length > 0;
  return [
    ...(isChain && stage === 1 ? [] : where.map((line) => band('reason', line, size))),
    ...(stage === 1 ? [] : tip.left.map(leftSquare)),
    ...(stage === 1 ? [] : tip.across.map((line) => band('across', line, size))),
    ...(stage === 3 || isChain ? [frame('tip', tip.square)] : []),
    ...(stage === 1 ? [] : tip.forced.map((queen, index) => forcedQueen(queen, index + 1))),
  ];
}
