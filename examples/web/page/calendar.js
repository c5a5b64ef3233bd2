/** Days, counted from 1970-01-01, in Greenwich, so that a day's challenge is the same for everybody. */

const DAY = 24 * 60 * 60 * 1000;

export const today = () => Math.floor(Date.now() / DAY);

/** `2030-01-01`. @param {number} day */
export const date = (day) => new Date(day * DAY).toISOString().slice(0, 10);
