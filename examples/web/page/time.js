/** Days, counted from 1970-01-01, as the player's own calendar has them; and a clock. */

const DAY = 24 * 60 * 60 * 1000;
/** The last day of the year 9999. */
export const LAST_DAY = 2_932_896;

/** The player's own day. */
export function today() {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
}

/** `5 h 12 min`: how long the player's own day still lasts. */
export function timeLeft() {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** @param {number} day @param {Intl.DateTimeFormatOptions} options */
const format = (day, options) =>
  new Date(day * DAY).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

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

/** The most that a clock shows: 99:59:59. */
export const MOST_SECONDS = 100 * 3600 - 1;

/** A clock that runs while somebody plays. */
export class Clock {
  #before;
  /** @type {number | null} */
  #since = null;

  /** @param {number} seconds that it has run before */
  constructor(seconds = 0) {
    this.#before = seconds * 1000;
  }

  get seconds() {
    const running = this.#since === null ? 0 : performance.now() - this.#since;
    return Math.min(Math.floor((this.#before + running) / 1000), MOST_SECONDS);
  }

  start() {
    this.#since ??= performance.now();
  }

  stop() {
    if (this.#since !== null) this.#before += performance.now() - this.#since;
    this.#since = null;
  }
}

/** `1:05`, `1:00:00`. @param {number} seconds */
export function clockText(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
