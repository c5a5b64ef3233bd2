/** A film of steps: it calls for them at a pace until there is none left. */

/** Steps a second. */
export const PACES = [1, 2, 4, 8, 15, 30, 60, 200, 1000];

export class Film {
  #advance;
  #changed;
  #frame = 0;
  #last = 0;
  /** Steps that are due, and the share of the next one. */
  #due = 0;
  pace = PACES[1];

  /**
   * @param {(steps: number) => boolean} advance goes on by so many steps; whether there are more
   * @param {() => void} changed is told when playing begins and ends
   */
  constructor(advance, changed) {
    this.#advance = advance;
    this.#changed = changed;
  }

  get isPlaying() {
    return this.#frame !== 0;
  }

  play() {
    if (this.isPlaying) return;
    this.#last = performance.now();
    this.#due = 1;
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
    this.#changed();
  }

  pause() {
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#changed();
  }

  /** @param {number} now */
  #tick(now) {
    // A page in the background gets no frames, and makes up for none.
    this.#due += (Math.min(Math.max(now - this.#last, 0), 250) / 1000) * this.pace;
    this.#last = now;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (steps > 0 && !this.#advance(steps)) this.pause();
    else this.#frame = requestAnimationFrame((next) => this.#tick(next));
  }
}
