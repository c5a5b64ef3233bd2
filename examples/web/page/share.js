/** A result as text that does not give the solution away. */

import { date } from './calendar.js';
import { clockText } from './clock.js';

/** @typedef {import('./challenge.js').Challenge} Challenge */
/** @typedef {import('./records.js').Feat} Feat */

/** `without a tip`. @param {number} tips */
export const tipsText = (tips) => (tips === 0 ? 'without a tip' : tips === 1 ? 'with one tip' : `with ${tips} tips`);

/**
 * @param {Challenge} challenge @param {Feat} feat @param {number} streak
 * @param {string} address of the challenge, from its start
 */
export function shareText({ choice, kindText }, { seconds, tips }, streak, address) {
  const name = choice.kind === 'daily' ? date(choice.day) : choice.kind === 'numbered' ? `no. ${choice.number}` : '';
  const days = choice.kind === 'daily' && streak > 1 ? `, ${streak} days in a row` : '';
  return [
    `Queens, ${name}: ${kindText}`,
    `${tips === 0 ? '♛' : '💡'.repeat(Math.min(tips, 10))} ${clockText(seconds)}, ${tipsText(tips)}${days}`,
    // A page on a disk is of no use to others.
    ...address.startsWith('http') ? [address] : [],
  ].join('\n');
}
