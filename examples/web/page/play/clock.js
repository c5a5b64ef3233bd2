/** A clock that runs while somebody plays. */

/** The most that a clock shows: 99:59:59. */
export const MOST_SECONDS = 100 * 3600 - 1;

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
