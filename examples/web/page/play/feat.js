/** A feat: how a board was solved. */

import { LAST_DAY } from './calendar.js';
import { MOST_SECONDS } from './clock.js';
import { isCount } from './count.js';

/** @typedef {import('./challenge.js').Challenge} Challenge */

/** @typedef {{ day: number, seconds: number, tips: number }} Feat its day, time and tips */

export const MOST_TIPS = 9999;

/** @param {any} value @returns {value is Feat} */
export function isFeat(value) {
  return (
    isCount(value?.day, LAST_DAY) &&
    isCount(value.seconds, MOST_SECONDS) &&
    isCount(value.tips, MOST_TIPS)
  );
}

/**
 * Whether a feat is better than the best one before. Of a daily challenge, one on its own day
 * counts before a later one; then fewer tips, then less time.
 *
 * @param {Feat} feat @param {Feat} best @param {Challenge} challenge
 */
export function isBetter(feat, best, { id }) {
  const rank = (/** @type {Feat} */ { day, tips, seconds }) => [
    Number(id.kind === 'daily' && day !== id.day),
    tips,
    seconds,
  ];
  const [one, other] = [rank(feat), rank(best)];
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing >= 0 && one[differing] < other[differing];
}

/** `without a tip`. @param {number} tips */
export const tipsText = (tips) =>
  tips === 0 ? 'without a tip' : tips === 1 ? 'with one tip' : `with ${tips} tips`;
