/** Days in a row whose challenges were solved on the day itself. */

/** @typedef {import('./feat.js').Feat} Feat */

/**
 * The streak that ends today, or yesterday while today is open, beside the longest one.
 *
 * @param {Map<number, Feat>} days @param {number} today
 */
export function streaks(days, today) {
  const isKept = (/** @type {number} */ day) => days.get(day)?.day === day;
  const ending = (/** @type {number} */ day) => {
    let length = 0;
    while (isKept(day - length)) length++;
    return length;
  };
  const longest = Math.max(0, ...[...days.keys()].map(ending));
  return { now: ending(isKept(today) ? today : today - 1), longest };
}
