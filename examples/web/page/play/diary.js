/** The diary of a player: a dialog with a calendar of solved days. */

import { button } from '../button.js';
import { monthOf, today, weekday } from './calendar.js';
import { element, make } from '../dom.js';
import { link } from '../link.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('./feat.js').Feat} Feat */
/** @typedef {import('./records.js').Records} Records */

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** More challenges are counted, not listed. */
const MOST_LISTED = 50;

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
    const { days, counting } = this.#records;
    const { name, first, days: length } = monthOf(this.#day);
    element('diary-month').textContent = name;
    button('diary-after').setAttribute('aria-disabled', String(first + length > today()));
    const cells = Array.from({ length }, (_, index) =>
      this.#cell(first + index, days.get(first + index), counting.get(first + index) === true),
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

  /** @param {number} day @param {Feat | undefined} feat @param {boolean} counts */
  #cell(day, feat, counts) {
    const number = String(day - monthOf(day).first + 1);
    if (day > today()) return make('td', {}, make('span', { class: 'future' }, number));
    const kind = !feat ? 'open' : counts ? 'kept' : 'late';
    const later = kind === 'late' ? ', begun on a later day' : '';
    const state = feat ? `solved in ${this.#module.score(feat)}${later}` : 'not solved';
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
    const { now, longest } = this.#module.streaks(this.#records.scores, today());
    const feats = [...days.values(), ...this.#records.solved.map(({ feat }) => feat)];
    const numbers = {
      'days in a row': now,
      'longest streak': longest,
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
          `: ${this.#module.score(feat)}`,
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
