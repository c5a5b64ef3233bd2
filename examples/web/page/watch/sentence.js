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
    : TEXTS.watch.rows(module.rowNumber(lowest, size), module.rowNumber(highest, size));
}

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, row) => row);

/**
 * What a step does and why, in parts that are tied to rows of the board and to its block.
 *
 * @param {Step} step
 * @param {number} rearranged the rows, from the top, that the permutations skipped before it
 *   rearrange
 * @param {number} all the permutations of the rows above the attacking one
 * @param {Module} module
 * @returns {Part[]}
 */
export function stepSentence(step, rearranged, all, module) {
  const size = step.columns.length;
  const name = (/** @type {number} */ row) => module.name({ row, column: step.columns[row] }, size);
  const topRows = (/** @type {number} */ count) => rowsName(module, count - 1, 0, size);
  const rows = (/** @type {string} */ text, /** @type {number[]} */ rows) => ({
    text,
    lights: { rows, isBlock: false },
  });
  /** @type {Part[]} */
  const parts = [];
  if (!step.swap) {
    parts.push(TEXTS.watch.first);
  } else {
    const [upper, lower] = step.swap;
    const swapped = rows(
      TEXTS.watch.swapped(module.rowNumber(lower, size), module.rowNumber(upper, size)),
      step.swap,
    );
    const template = rearranged ? TEXTS.watch.swapAfterSkip : TEXTS.watch.swap;
    const above = rearranged ? [rows(topRows(rearranged), upTo(rearranged))] : [];
    parts.push(...filled(template, { swapped: [swapped], rearranged: above }));
  }
  if (step.attacking === null) {
    parts.push(TEXTS.watch.isSolution(step.solutions));
    return parts;
  }
  const queen = [rows(name(step.attacking), [step.attacking])];
  const queens = step.attacked.flatMap((row, index) => [
    ...(index ? [TEXTS.watch.and] : []),
    rows(name(row), [row]),
  ]);
  parts.push(...filled(TEXTS.watch.attacks, { queen, queens }));
  const above = step.attacking;
  if (above === 0) parts.push(TEXTS.watch.noRow);
  else if (above === 1) parts.push(TEXTS.watch.oneRow);
  else {
    const block = { text: TEXTS.watch.block(above, all), lights: { rows: [], isBlock: true } };
    const template = TEXTS.watch.rulesOut(step.next - step.rank - 1);
    const topmost = [rows(topRows(above), upTo(above))];
    parts.push(...filled(template, { block: [block], rows: topmost }));
  }
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
