/** A sentence on a step, in parts that are tied to rows of the board or to the skipped block. */

import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Step} Step */

/** @typedef {{ rows: number[], isBlock: boolean }} Lights what a part lights up */
/** @typedef {string | { text: string, lights: Lights }} Part */

/**
 * The name of several rows, such as `rows 3 to 5`: they are named from the bottom.
 *
 * @param {Module} module @param {number} lowest @param {number} highest both from the top
 * @param {number} size
 */
export function rowsName(module, lowest, highest, size) {
  return lowest === highest
    ? module.lineName({ kind: 'row', index: lowest }, size)
    : TEXTS.watch.rows(rowNumber(module, lowest, size), rowNumber(module, highest, size));
}

/** @param {Module} module @param {number} index from the top @param {number} size */
const rowNumber = (module, index, size) => module.shortLineName({ kind: 'row', index }, size);

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, row) => row);

/**
 * What a step does and why, in parts that are tied to rows of the board and to its block.
 *
 * @param {Step} step
 * @param {number} rearranged the rows, from the top, that the permutations skipped before it
 *   rearrange
 * @param {Module} module
 * @returns {Part[]}
 */
export function stepSentence(step, rearranged, module) {
  const size = step.columns.length;
  const name = (/** @type {number} */ row) => module.name({ row, column: step.columns[row] }, size);
  const named = (/** @type {number} */ row) => rows(name(row), [row]);
  const queens = step.attacked.flatMap((row, index) => [
    ...(index ? [TEXTS.watch.and] : []),
    named(row),
  ]);
  if (step.search === 'Rows') return placementSentence(step, named, queens, module);
  const parts = changeSentence(step, rearranged, module);
  if (step.attacking === null) {
    parts.push(TEXTS.watch.isSolution(step.solutions));
    return parts;
  }
  const queen = [named(step.attacking)];
  if (step.search === 'All') {
    const template = step.isKnown ? TEXTS.watch.stillAttacks : TEXTS.watch.attacks;
    parts.push(...filled(template, { queen, queens }), TEXTS.watch.looked(step.looked));
    return parts;
  }
  parts.push(...filled(TEXTS.watch.attacks, { queen, queens }));
  const above = step.attacking;
  if (above === 0) parts.push(TEXTS.watch.noRow);
  else if (above === 1) parts.push(TEXTS.watch.oneRow);
  else {
    const all = module.permutations(above);
    const block = { text: TEXTS.watch.block(above, all), lights: { rows: [], isBlock: true } };
    const template = TEXTS.watch.rulesOut(step.next - step.rank - 1);
    const topmost = [rows(rowsName(module, above - 1, 0, size), upTo(above))];
    parts.push(...filled(template, { block: [block], rows: topmost }));
  }
  return parts;
}

/** A part that lights up rows. @param {string} text @param {number[]} rows */
const rows = (text, rows) => ({ text, lights: { rows, isBlock: false } });

/**
 * What has changed since the step before.
 *
 * @param {Step} step @param {number} rearranged @param {Module} module @returns {Part[]}
 */
function changeSentence({ swap, columns }, rearranged, module) {
  if (!swap) return [TEXTS.watch.first];
  const size = columns.length;
  const [upper, lower] = swap;
  const swapped = rows(
    TEXTS.watch.swapped(rowNumber(module, lower, size), rowNumber(module, upper, size)),
    swap,
  );
  const template = rearranged ? TEXTS.watch.swapAfterSkip : TEXTS.watch.swap;
  const above = rearranged
    ? [rows(rowsName(module, rearranged - 1, 0, size), upTo(rearranged))]
    : [];
  return filled(template, { swapped: [swapped], rearranged: above });
}

/**
 * What becomes of a queen that is placed.
 *
 * @param {Step} step @param {(row: number) => Part} named @param {Part[]} queens
 * @param {Module} module
 */
function placementSentence(
  { empty, attacking, isSolution, solutions, columns },
  named,
  queens,
  module,
) {
  const row = [rowNumber(module, empty, columns.length)];
  const parts = filled(TEXTS.watch.placed, { row, queen: [named(empty)] });
  if (isSolution) parts.push(TEXTS.watch.isSolution(solutions));
  else if (attacking === null) parts.push(TEXTS.watch.goesOn);
  else parts.push(...filled(TEXTS.watch.takenBack, { queens }));
  return parts;
}

/**
 * The parts of a text with parts for its names in braces.
 *
 * @param {string} template @param {Record<string, Part[]>} parts
 */
const filled = (template, parts) =>
  template.split(/[{}]/).flatMap((text, index) => (index % 2 ? (parts[text] ?? []) : [text]));

/** @param {Part[]} parts */
export const plainText = (parts) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
