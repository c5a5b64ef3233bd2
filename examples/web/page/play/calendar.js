/** Days, counted from 1970-01-01, as the player's own calendar has them. */

import { TEXTS } from '../texts.js';

const DAY = 24 * 60 * 60 * 1000;
/** The last day of the year 9999. */
export const LAST_DAY = 2_932_896;

/** The day of a time where the player is. @param {Date} time */
export const dayOf = (time) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY;

/** The player's own day. */
export const today = () => dayOf(new Date());

/** The minutes for which the player's own day still lasts. */
export function minutesLeft() {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
}

/** @param {number} day @param {Intl.DateTimeFormatOptions} options */
const format = (day, options) =>
  new Date(day * DAY).toLocaleDateString(TEXTS.language, { ...options, timeZone: 'UTC' });

/** `Sunday 22 November 2026`. @param {number} day */
export const longDate = (day) =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '');

/** `22 November 2026`. @param {number} day */
export const date = (day) => format(day, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * A month: its name, its first day and the number of its days.
 *
 * @param {number} day any of its days
 */
export function monthOf(day) {
  const when = new Date(day * DAY);
  const [year, month] = [when.getUTCFullYear(), when.getUTCMonth()];
  const first = Date.UTC(year, month) / DAY;
  return {
    name: format(day, { month: 'long', year: 'numeric' }),
    first,
    days: Date.UTC(year, month + 1) / DAY - first,
  };
}

/** The day of the week, Monday being 0. @param {number} day */
export const weekday = (day) => (day + 3) % 7;

/** The names of the days of the week, Monday first. */
export const weekdayNames = () =>
  Array.from({ length: 7 }, (_, day) => ({
    // 5 January 1970 was a Monday.
    long: format(4 + day, { weekday: 'long' }),
    short: format(4 + day, { weekday: 'short' }).slice(0, 2),
  }));
