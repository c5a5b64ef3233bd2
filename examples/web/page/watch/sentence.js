/** A sentence on a step, in parts that are tied to rows of the board or to the skipped block. */

import { form, grouped } from '../numbers.js';

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
    : `rows ${module.rowNumber(lowest, size)} to ${module.rowNumber(highest, size)}`;
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
    parts.push('The search begins with the queens on a diagonal. ');
  } else {
    const [upper, lower] = step.swap;
    const swapped = rows(
      `${module.rowNumber(lower, size)} and ${module.rowNumber(upper, size)}`,
      step.swap,
    );
    if (rearranged)
      parts.push(
        'The skipped permutations have rearranged ',
        rows(topRows(rearranged), upTo(rearranged)),
        '; then rows ',
        swapped,
        ' swap columns. ',
      );
    else parts.push('Rows ', swapped, ' swap columns. ');
  }
  if (step.attacking === null) {
    parts.push(`No queen attacks another: this is solution ${step.solutions}.`);
  } else {
    parts.push(rows(name(step.attacking), [step.attacking]), ' attacks ');
    step.attacked.forEach((row, index) => parts.push(index ? ' and ' : '', rows(name(row), [row])));
    parts.push(' below it. ');
    const above = step.attacking;
    const skipped = step.next - step.rank - 1;
    if (above < 2) {
      parts.push(
        above === 0
          ? 'No row is above, so there is nothing to skip.'
          : 'The one row above has one arrangement: nothing to skip.',
      );
    } else {
      parts.push(
        'That rules out ',
        {
          text: `all ${above}! = ${grouped(all)} arrangements`,
          lights: { rows: [], isBlock: true },
        },
        ' of ',
        rows(topRows(above), upTo(above)),
        `: 1 is tested, ${grouped(skipped)} ${form(skipped, 'is', 'are')} skipped.`,
      );
    }
  }
  return parts;
}

/** @param {Part[]} parts */
export const plainText = (parts) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
