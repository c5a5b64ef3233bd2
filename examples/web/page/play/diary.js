/** The diary of a player: a dialog with a calendar of solved days. */

import { button } from '../button.js';
import { monthOf, today, weekday, weekdayNames } from './calendar.js';
import { valuesOf } from './challenge.js';
import { element, make } from '../dom.js';
import { linkAway } from '../embed.js';
import { scoreOf } from './feat.js';
import { link } from '../link.js';
import { Radios } from '../radios.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Kind} Kind */
/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('./feat.js').Feat} Feat */
/** @typedef {import('./games.js').Games} Games */
/** @typedef {import('../module.js').Score} Score */
/** @typedef {import('./records.js').Records} Records */

/** More challenges are counted, not listed. */
const MOST_LISTED = 50;

export class Diary {
  #module;
  #records;
  #games;
  #dialog = element('diary', HTMLDialogElement);
  /** @type {Kind} */
  #kind = 'queens';
  #kinds;
  /** A day of the month that is shown. */
  #day = today();

  /** @param {Module} module @param {Records} records @param {Games} games */
  constructor(module, records, games) {
    this.#module = module;
    this.#records = records;
    this.#games = games;
    this.#kinds = new Radios(
      element('diary-kind'),
      TEXTS.picker.clues,
      module.kinds.map((kind) => [kind, kind]),
      (kind) => {
        this.#kind = kind;
        this.show();
      },
    );
    button('diary-before').addEventListener('click', () =>
      this.#turn(monthOf(this.#day).first - 1),
    );
    button('diary-after').addEventListener('click', () =>
      this.#turn(monthOf(this.#day).first + monthOf(this.#day).days),
    );
    button('diary-close').addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) this.#dialog.close();
    });
  }

  /** @param {Kind} kind */
  open(kind) {
    this.#kind = kind;
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
    const days = this.#records.days(this.#kind);
    this.#kinds.select(this.#kind);
    const { name, first, days: length } = monthOf(this.#day);
    const { latest } = this.#module.streaks(this.#scores, today());
    element('diary-month').textContent = name;
    button('diary-after').setAttribute('aria-disabled', String(first + length > latest));
    const cells = Array.from({ length }, (_, index) => {
      const day = first + index;
      const feat = days.get(day);
      // A day further ahead may be solved, too, by a friend's link.
      return day > latest && !feat
        ? make('td', {}, make('span', { class: 'future' }, String(index + 1)))
        : this.#cell(day, feat);
    });
    const empty = Array.from({ length: weekday(first) }, () => make('td'));
    const all = [...empty, ...cells];
    const weeks = Array.from({ length: Math.ceil(all.length / 7) }, (_, week) =>
      make('tr', {}, ...all.slice(7 * week, 7 * week + 7)),
    );
    const head = make(
      'tr',
      {},
      ...weekdayNames().map(({ long, short }) => make('th', { scope: 'col', abbr: long }, short)),
    );
    element('diary-days').replaceChildren(make('thead', {}, head), make('tbody', {}, ...weeks));
    this.#showSigns();
    this.#showStatistics();
    this.#showWeekdays();
    this.#showRecords();
  }

  /** The scores of the days of the kind. */
  get #scores() {
    return this.#records.scores(this.#kind);
  }

  /** Challenges of the kind by number, the latest first. */
  get #solved() {
    return this.#records.solved.filter(({ kind }) => kind === this.#kind);
  }

  /** @param {number} day @param {Feat | undefined} feat */
  #cell(day, feat) {
    const number = String(day - monthOf(day).first + 1);
    const score = feat ? scoreOf(feat, day) : null;
    const hasGame = this.#games.isBegun(this.#kind, day);
    const state = this.#module.day(day, score, today(), hasGame);
    const { isBegun, isSolved, isLate, sentence } = state;
    const kind = isBegun ? 'begun' : !isSolved ? 'open' : isLate ? 'late' : 'kept';
    const anchor = make(
      'a',
      {
        href: link('play', { ...valuesOf(this.#kind), day }),
        class: kind,
        title: sentence,
        'aria-label': TEXTS.diary.day(Number(number), sentence),
      },
      number,
    );
    if (day === today()) anchor.setAttribute('aria-current', 'date');
    return make('td', {}, anchor);
  }

  #showSigns() {
    const { words } = this.#module;
    const sign = (/** @type {string} */ kind, /** @type {string} */ word) =>
      make('span', {}, make('i', { class: kind }), word);
    element('diary-signs').replaceChildren(
      sign('kept', words.solved),
      sign('late', words.late),
      sign('begun', words.begun),
    );
  }

  #showStatistics() {
    const { words } = this.#module;
    const { days, now, longest } = this.#module.streaks(this.#scores, today());
    const others = this.#solved.map(({ feat }) => scoreOf(feat, null));
    const scores = [...this.#scores, ...others];
    const numbers = {
      [words.now]: now,
      [words.longest]: longest,
      [words.days]: days,
      [words.boards]: scores.length,
      [words.unaided]: this.#module.unaided(scores),
    };
    element('diary-statistics').replaceChildren(
      ...Object.entries(numbers).map(([name, number]) =>
        make('div', {}, make('dt', {}, name), make('dd', {}, TEXTS.grouped(number))),
      ),
    );
  }

  #showWeekdays() {
    element('diary-weekdays-title').textContent = this.#module.sentence('OfWeekdays');
    const weekdays = this.#module.weekdays(this.#scores);
    const most = Math.max(...weekdays.map(({ solved }) => solved), 1);
    const names = weekdayNames();
    const bars = weekdays.map(({ solved, median }, day) => {
      const bar = make('i', { 'aria-hidden': 'true' });
      bar.style.setProperty('--share', String(solved / most));
      const name = make('abbr', { title: names[day].long }, names[day].short);
      const text = TEXTS.diary.weekday(solved, this.#module.clock(median));
      return make('li', {}, name, ' ', bar, make('span', {}, text));
    });
    element('diary-weekdays').replaceChildren(...bars);
  }

  #showRecords() {
    const { grades, smallestSize, largestSize } = this.#module;
    const challenges = this.#solved
      .slice(0, MOST_LISTED)
      .map(({ kind, size, grade, number, feat }) =>
        make(
          'li',
          {},
          make(
            'a',
            { href: link('play', { ...valuesOf(kind), size, grade: grades[grade], number }) },
            TEXTS.diary.board(this.#module.level(kind, size, grade), number),
          ),
          TEXTS.diary.score(this.#module.score(feat)),
        ),
      );
    const found = [];
    for (let size = smallestSize; size <= largestSize; size++) {
      const numbers = this.#records.found(size);
      if (!numbers.length) continue;
      const anchors = numbers.map((number) =>
        linkAway(link('browse', { size, solution: number }), String(number)),
      );
      found.push(
        make(
          'li',
          {},
          TEXTS.diary.foundOf(size, numbers.length, this.#module.fundamentalLen(size)),
          ...anchors.flatMap((anchor) => [anchor, ' ']),
        ),
      );
    }
    element('diary-records').replaceChildren(
      ...(challenges.length
        ? [make('h3', {}, this.#module.sentence('OfNumbers')), make('ul', {}, ...challenges)]
        : []),
      ...(found.length
        ? [make('h3', {}, this.#module.sentence('Found')), make('ul', {}, ...found)]
        : []),
    );
  }
}
