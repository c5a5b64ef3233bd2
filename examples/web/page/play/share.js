/** A result as text that does not give the solution away. */

import { date } from './calendar.js';
import { clockText } from './clock.js';
import { tipsText } from './feat.js';

/** @typedef {import('./challenge.js').Challenge} Challenge */
/** @typedef {import('./feat.js').Feat} Feat */

/**
 * @param {Challenge} challenge @param {Feat} feat @param {number} streak
 * @param {string} address of the challenge, from its start
 */
export function shareText({ id, kindText }, { seconds, tips }, streak, address) {
  const name =
    id.kind === 'daily' ? date(id.day) : id.kind === 'numbered' ? `no. ${id.number}` : '';
  const days = id.kind === 'daily' && streak > 1 ? `, ${streak} days in a row` : '';
  const signs = tips === 0 ? '♛' : '💡'.repeat(Math.min(tips, 10));
  return [
    `Queens, ${name}: ${kindText}`,
    `${signs} ${clockText(seconds)}, ${tipsText(tips)}${days}`,
    // A page on a disk is of no use to others.
    ...(address.startsWith('http') ? [address] : []),
  ].join('\n');
}
