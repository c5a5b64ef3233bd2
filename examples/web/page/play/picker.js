/** The dialog to choose a board: nothing begins before it is asked for. */

import { button } from '../button.js';
import { MOST_NUMBER, anyNumber } from './challenge.js';
import { element, input } from '../dom.js';
import { Radios } from '../radios.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('./challenge.js').ChallengeId} ChallengeId */

export class Picker {
  #module;
  #dialog = element('picker', HTMLDialogElement);
  #size;
  #grade = 0;
  #isFree = false;
  #sizes;
  #kinds;

  /** @param {Module} module @param {(id: ChallengeId) => void} begin */
  constructor(module, begin) {
    this.#module = module;
    this.#size = Math.min(8, module.largestSize);
    const { smallestSize, largestSize, grades } = module;
    const sizes = Array.from(
      { length: largestSize - smallestSize + 1 },
      (_, index) => smallestSize + index,
    );
    this.#sizes = new Radios(
      element('picker-size'),
      TEXTS.picker.size,
      sizes.map((size) => [size, String(size)]),
      (size) => {
        this.#size = size;
        this.#show();
      },
    );
    /** @type {[number, string][]} */
    const kinds = [
      ...grades.map((name, grade) => /** @type {[number, string]} */ ([grade, name])),
      [-1, TEXTS.picker.empty],
    ];
    this.#kinds = new Radios(element('picker-kind'), TEXTS.picker.kind, kinds, (kind) => {
      this.#isFree = kind < 0;
      if (kind >= 0) this.#grade = kind;
      this.#show();
    });
    element('picker-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#dialog.close();
      const size = this.#size;
      const typed = input('picker-number').value;
      const number = typed === '' ? anyNumber() : Math.min(Number(typed), MOST_NUMBER);
      begin(
        this.#isFree
          ? { kind: 'free', size }
          : { kind: 'numbered', size, grade: this.#grade, number },
      );
    });
    button('picker-cancel').addEventListener('click', () => this.#dialog.close());
  }

  /** @param {number} size @param {string | null} grade */
  open(size, grade) {
    this.#size = size;
    this.#isFree = false;
    if (grade) this.#grade = this.#module.grades.indexOf(grade);
    input('picker-number').value = '';
    this.#show();
    this.#dialog.showModal();
  }

  #show() {
    const { grades } = this.#module;
    const has = (/** @type {number} */ grade) => this.#module.hasGrade(grade, this.#size);
    if (!has(this.#grade)) {
      const possible = grades.map((_, grade) => grade).filter(has);
      this.#grade = possible.find((grade) => grade > this.#grade) ?? possible[possible.length - 1];
    }
    this.#sizes.select(this.#size);
    this.#kinds.select(this.#isFree ? -1 : this.#grade);
    this.#kinds.restrict((kind) => kind < 0 || has(kind));
    element('picker-numbers').hidden = this.#isFree;
    const boards = this.#isFree
      ? this.#module.solutions(this.#size)
      : this.#module.challenges(this.#grade, this.#size);
    element('picker-boards').textContent = this.#isFree
      ? TEXTS.picker.free(boards)
      : boards
        ? TEXTS.picker.boards(boards, grades[this.#grade])
        : TEXTS.picker.uncounted;
  }
}
