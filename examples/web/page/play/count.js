/** The check that a value which was kept is a count. */

/**
 * Whether a value is a whole number from 0 to `most`.
 *
 * @param {unknown} value @param {number} most
 */
export const isCount = (value, most) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
