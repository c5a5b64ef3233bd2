/** The digits of a rank in the factorial number system, as wheels that turn. */

import { make } from '../dom.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Step} Step */

export class Odometer {
  #element;
  #module;
  /**
   * For each row but the top one its wheel.
   *
   * @type {{ row: number, wheel: HTMLElement, reel: HTMLElement }[]}
   */
  #wheels = [];
  #rank = make('p', { class: 'rank' });
  /** How the digits make up the rank. */
  #sum = make('p', { class: 'sum' });
  #size = 0;

  /** @param {HTMLElement} element @param {Module} module */
  constructor(element, module) {
    this.#element = element;
    this.#module = module;
  }

  /** @param {Step} step @param {number[]} lit the rows whose wheels are lit up */
  show(step, lit) {
    if (step.digits.length !== this.#size) this.#resize(step.digits.length);
    for (const { row, wheel, reel } of this.#wheels) {
      reel.style.setProperty('--digit', String(step.digits[row]));
      wheel.classList.toggle('changed', row === step.changed);
      wheel.classList.toggle('lit', lit.includes(row));
      wheel.classList.toggle(
        'ruled-out',
        step.next - step.rank > 1 && step.attacking !== null && row < step.attacking,
      );
    }
    const digits = [...step.digits.keys()]
      .reverse()
      .filter((row) => row > 0)
      .map((row) => step.digits[row]);
    const last = this.#module.permutations(this.#size) - 1;
    this.#rank.textContent = TEXTS.watch.rank(step.rank, last);
    this.#sum.textContent = TEXTS.watch.sum(digits, step.rank);
    this.#element.setAttribute('aria-label', TEXTS.watch.digits(digits, this.#rank.textContent));
  }

  /** @param {number} size */
  #resize(size) {
    this.#size = size;
    const rows = Array.from({ length: size - 1 }, (_, index) => size - 1 - index);
    this.#wheels = rows.map((row) => {
      const digits = Array.from({ length: row + 1 }, (_, digit) => make('span', {}, String(digit)));
      const reel = make('div', { class: 'reel' }, ...digits);
      const wheel = make(
        'div',
        { class: 'wheel' },
        make('div', { class: 'window' }, reel),
        make('small', {}, this.#module.lineName({ kind: 'row', index: row }, size)),
        make('small', {}, `× ${row}!`),
      );
      return { row, wheel, reel };
    });
    this.#element.setAttribute('role', 'img');
    this.#element.style.setProperty('--wheels', String(size - 1));
    this.#element.replaceChildren(
      make('div', { class: 'wheels' }, ...this.#wheels.map(({ wheel }) => wheel)),
      this.#rank,
      this.#sum,
    );
  }
}
