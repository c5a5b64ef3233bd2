/** The check that a kept value is a count. */

/**
 * Whether a value is a whole number from 0 to `most`.
 *
 * @param {unknown} value @param {number} most
 */
export const isCount = (value, most) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
