/** A clock that runs while somebody plays. */

export class Clock {
  #before = 0;
  /** @type {number | null} */
  #since = null;

  get isRunning() {
    return this.#since !== null;
  }

  get seconds() {
    const running = this.#since === null ? 0 : performance.now() - this.#since;
    return Math.floor((this.#before + running) / 1000);
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
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
