/** The dialogs: to choose a board, and the calendar. */

import { button } from './button.js';
import { element, input, make } from './dom.js';
import { link } from './link.js';
import { grouped, plural } from './numbers.js';
import { monthOf, today, weekday } from './play/calendar.js';
import { MOST_NUMBER, anyNumber } from './play/challenge.js';
import { clockText } from './play/clock.js';
import { tipsText } from './play/feat.js';
import { streaks } from './play/streak.js';
import { Radios } from './radios.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./play/challenge.js').ChallengeId} ChallengeId */
/** @typedef {import('./play/feat.js').Feat} Feat */
/** @typedef {import('./play/records.js').Records} Records */

/** The dialog to choose a board: nothing begins before it is asked for. */
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
      'Size',
      sizes.map((size) => [size, String(size)]),
      (size) => {
        this.#size = size;
        this.#show();
      },
    );
    /** @type {[number, string][]} */
    const kinds = [
      ...grades.map((name, grade) => /** @type {[number, string]} */ ([grade, name])),
      [-1, 'empty board'],
    ];
    this.#kinds = new Radios(element('picker-kind'), 'Kind', kinds, (kind) => {
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
    const has = (/** @type {number} */ grade) => this.#module.hasGrade(this.#size, grade);
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
      : this.#module.challenges(this.#size, this.#grade);
    const kind = `${grades[this.#grade]} ${plural(boards, 'board')}`;
    const there = boards === 1 ? 'There is' : 'There are';
    element('picker-boards').textContent = this.#isFree
      ? `Find any of the ${grouped(boards)} solutions.`
      : boards
        ? `${there} ${grouped(boards)} ${kind} of this size, ` +
          'so numbers far apart can show the same one.'
        : 'There are too many boards of this kind to have been counted.';
  }
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** More challenges are counted, not listed. */
const MOST_LISTED = 50;

/** The calendar of daily challenges, with streaks and statistics, in a dialog. */
export class Diary {
  #module;
  #records;
  #dialog = element('diary', HTMLDialogElement);
  /** A day of the month that is shown. */
  #day = today();

  /** @param {Module} module @param {Records} records */
  constructor(module, records) {
    this.#module = module;
    this.#records = records;
    button('diary-before').addEventListener('click', () =>
      this.#turn(monthOf(this.#day).first - 1),
    );
    button('diary-after').addEventListener('click', () =>
      this.#turn(monthOf(this.#day).first + monthOf(this.#day).days),
    );
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) this.#dialog.close();
    });
  }

  open() {
    this.#day = today();
    this.show();
    this.#dialog.showModal();
  }

  /** @param {number} day */
  #turn(day) {
    this.#day = day;
    this.show();
  }

  show() {
    const days = this.#records.days;
    const { name, first, days: length } = monthOf(this.#day);
    element('diary-month').textContent = name;
    button('diary-after').setAttribute('aria-disabled', String(first + length > today()));
    const cells = Array.from({ length }, (_, index) =>
      this.#cell(first + index, days.get(first + index)),
    );
    const empty = Array.from({ length: weekday(first) }, () => make('td'));
    const all = [...empty, ...cells];
    const weeks = Array.from({ length: Math.ceil(all.length / 7) }, (_, week) =>
      make('tr', {}, ...all.slice(7 * week, 7 * week + 7)),
    );
    const head = make(
      'tr',
      {},
      ...WEEKDAYS.map((day) => make('th', { scope: 'col', abbr: day }, day.slice(0, 2))),
    );
    element('diary-days').replaceChildren(make('thead', {}, head), make('tbody', {}, ...weeks));
    this.#showStatistics(days);
    this.#showRecords();
  }

  /** @param {number} day @param {Feat | undefined} feat */
  #cell(day, feat) {
    const number = String(day - monthOf(day).first + 1);
    if (day > today()) return make('td', {}, make('span', { class: 'future' }, number));
    const kind = !feat ? 'open' : feat.day === day ? 'kept' : 'late';
    const later = kind === 'late' ? ', on a later day' : '';
    const state = feat
      ? `solved in ${clockText(feat.seconds)} ${tipsText(feat.tips)}${later}`
      : 'not solved';
    const anchor = make(
      'a',
      {
        href: link('play', { day }),
        class: kind,
        title: state,
        'aria-label': `${number}, ${state}`,
      },
      number,
    );
    if (day === today()) anchor.setAttribute('aria-current', 'date');
    return make('td', {}, anchor);
  }

  /** @param {Map<number, Feat>} days */
  #showStatistics(days) {
    const { now, longest } = streaks(days, today());
    const feats = [...days.values(), ...this.#records.solved.map(({ feat }) => feat)];
    const numbers = {
      'in a row': now,
      'longest row': longest,
      'days solved': days.size,
      'boards solved': feats.length,
      'without a tip': feats.filter(({ tips }) => tips === 0).length,
    };
    element('diary-statistics').replaceChildren(
      ...Object.entries(numbers).map(([name, number]) =>
        make('div', {}, make('dt', {}, name), make('dd', {}, String(number))),
      ),
    );
  }

  #showRecords() {
    const { grades, smallestSize, largestSize } = this.#module;
    const { solved } = this.#records;
    const challenges = solved
      .slice(0, MOST_LISTED)
      .map(({ size, grade, number, feat }) =>
        make(
          'li',
          {},
          make(
            'a',
            { href: link('play', { size, grade: grades[grade], number }) },
            `${size} × ${size}, ${grades[grade]}, no. ${number}`,
          ),
          `: ${clockText(feat.seconds)} ${tipsText(feat.tips)}`,
        ),
      );
    const found = [];
    for (let size = smallestSize; size <= largestSize; size++) {
      const numbers = this.#records.found(size);
      if (!numbers.length) continue;
      const anchors = numbers.map((number) =>
        make('a', { href: link('browse', { size, solution: number }) }, String(number)),
      );
      found.push(
        make(
          'li',
          {},
          `${size} × ${size}, ${numbers.length} of ${this.#module.fundamentalLen(size)}: `,
          ...anchors.flatMap((anchor) => [anchor, ' ']),
        ),
      );
    }
    element('diary-records').replaceChildren(
      ...(challenges.length
        ? [make('h3', {}, 'Boards by number'), make('ul', {}, ...challenges)]
        : []),
      ...(found.length
        ? [
            make('h3', {}, 'Solutions found, turned and mirrored ones once'),
            make('ul', {}, ...found),
          ]
        : []),
    );
  }
}
