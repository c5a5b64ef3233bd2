/** A feat: how a board was solved. */

import { LAST_DAY } from './calendar.js';
import { isCount } from './count.js';

/**
 * The day on which it was solved, the one on which it was begun, its time and tips. Earlier
 * versions of the page have not kept when it was begun.
 *
 * @typedef {{ day: number, begun?: number, seconds: number, tips: number }} Feat
 */

/** The most that is kept: 99:59:59. */
export const MOST_SECONDS = 100 * 3600 - 1;
export const MOST_TIPS = 9999;

/** @param {any} value @returns {value is Feat} */
export function isFeat(value) {
  return (
    isCount(value?.day, LAST_DAY) &&
    isCount(value.begun ?? 0, LAST_DAY) &&
    isCount(value.seconds, MOST_SECONDS) &&
    isCount(value.tips, MOST_TIPS)
  );
}

/**
 * The score of a feat.
 *
 * @param {Feat} feat @param {number | null} day that of a daily challenge
 * @returns {import('../module.js').Score}
 */
export const scoreOf = ({ day: solved, begun = solved, seconds, tips }, day) => ({
  day,
  begun,
  seconds,
  tips,
});

/**
 * The feat of a score.
 *
 * @param {import('../module.js').Score} score @param {number} day the one on which it was solved
 * @returns {Feat}
 */
export const featOf = ({ begun, seconds, tips }, day) => ({
  day,
  begun,
  seconds: Math.min(seconds, MOST_SECONDS),
  tips: Math.min(tips, MOST_TIPS),
});
