/** The dialog to choose a board: nothing begins before it is asked for. */

import { button } from '../button.js';
import { anyNumber, isOfQueens } from './challenge.js';
import { element, input, make } from '../dom.js';
import { onSubmit } from '../form.js';
import { link } from '../link.js';
import { Radios } from '../radios.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Kind} Kind */
/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('./challenge.js').Challenge} Challenge */
/** @typedef {import('./challenge.js').ChallengeId} ChallengeId */

export class Picker {
  #module;
  #dialog = element('picker', HTMLDialogElement);
  #size;
  #grade = 0;
  #isFree = false;
  /** @type {Kind} */
  #kind = 'queens';
  #kinds;
  #sizes;
  #grades;

  /** @param {Module} module @param {(id: ChallengeId) => void} begin */
  constructor(module, begin) {
    this.#module = module;
    this.#size = Math.min(8, module.largestSize);
    const { smallestSize, largestSize, grades } = module;
    const sizes = Array.from(
      { length: largestSize - smallestSize + 1 },
      (_, index) => smallestSize + index,
    );
    this.#kinds = new Radios(
      element('picker-clues'),
      TEXTS.picker.clues,
      module.kinds.map((kind) => [kind, kind]),
      (kind) => {
        this.#kind = kind;
        this.#show();
      },
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
    const options = [
      ...grades.map((name, grade) => /** @type {[number, string]} */ ([grade, name])),
      [-1, TEXTS.picker.empty],
    ];
    this.#grades = new Radios(element('picker-kind'), TEXTS.picker.grade, options, (grade) => {
      this.#isFree = grade < 0;
      if (grade >= 0) this.#grade = grade;
      this.#show();
    });
    onSubmit('picker-form', () => {
      this.#dialog.close();
      const size = this.#size;
      const typed = input('picker-number').value;
      const number = typed === '' ? anyNumber() : Number(typed);
      begin(
        this.#isFree
          ? { type: 'free', kind: 'queens', size }
          : { type: 'numbered', kind: this.#kind, size, grade: this.#grade, number },
      );
    });
    button('picker-cancel').addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) this.#dialog.close();
    });
  }

  /** @param {Challenge} challenge the one before */
  open({ kind, size, grade }) {
    this.#kind = kind;
    this.#size = size;
    this.#isFree = false;
    if (grade) this.#grade = this.#module.grades.indexOf(grade);
    input('picker-number').value = '';
    this.#show();
    this.#dialog.showModal();
  }

  #show() {
    const { grades, kinds, smallestSize, largestSize } = this.#module;
    const kind = this.#kind;
    const has = (/** @type {number} */ grade) => this.#module.hasGrade(kind, grade, this.#size);
    const closest = (size = this.#size) => this.#module.closestGrade(kind, this.#grade, size);
    const hasSize = (/** @type {number} */ size) => closest(size) !== null;
    if (!isOfQueens(kind)) this.#isFree = false;
    while (!this.#isFree && !hasSize(this.#size)) {
      this.#size = this.#size < largestSize ? this.#size + 1 : smallestSize;
    }
    this.#grade = closest() ?? this.#grade;
    this.#kinds.select(kind);
    this.#sizes.select(this.#size);
    this.#sizes.restrict((size) => this.#isFree || hasSize(size));
    this.#grades.select(this.#isFree ? -1 : this.#grade);
    this.#grades.restrict((grade) => (grade < 0 ? isOfQueens(kind) : has(grade)));
    element('picker-rule').textContent = this.#module.rule(kind);
    const lessons = kind === kinds[0] ? 0 : this.#module.lessons(kind);
    element('picker-lessons').replaceChildren(
      ...(lessons ? [TEXTS.picker.lessons] : []),
      ...Array.from({ length: lessons }, (_, index) =>
        make(
          'a',
          {
            href: link('play', { kind, lesson: index + 1 }),
            'aria-label': TEXTS.play.titleLessonOf(kind, index + 1, lessons),
          },
          String(index + 1),
        ),
      ),
    );
    element('picker-numbers').hidden = this.#isFree;
    // What is typed there would have to be a number still.
    input('picker-number').disabled = this.#isFree;
    const boards = this.#isFree
      ? this.#module.solutions(this.#size)
      : this.#module.challenges(kind, this.#grade, this.#size);
    element('picker-boards').textContent = this.#isFree
      ? TEXTS.picker.free(boards)
      : boards
        ? TEXTS.picker.boards(boards, grades[this.#grade])
        : TEXTS.picker.uncounted;
  }
}
