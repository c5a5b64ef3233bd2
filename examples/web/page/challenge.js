/** A challenge: a board with given queens, and how it is named, linked and kept. */

import { LAST_DAY, longDate, today } from './calendar.js';
import { numberIn } from './link.js';

/** @typedef {import('./module.js').Module} Module */

/**
 * @typedef {{ kind: 'daily', day: number }
 *   | { kind: 'numbered', size: number, grade: number, number: number }
 *   | { kind: 'free', size: number }
 *   | { kind: 'lesson' }} Choice
 */

export const MOST_NUMBER = 999_999_999;

/** The first board, on which a2 is given. */
const LESSON = { size: 4, givens: Uint16Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) };

export class Challenge {
  /**
   * @param {Choice} choice @param {string} key @param {number} size @param {Uint16Array} givens
   * @param {string | null} grade the name of its grade; an empty board has none
   */
  constructor(choice, key, size, givens, grade) {
    this.choice = choice;
    this.key = key;
    this.size = size;
    this.givens = givens;
    this.grade = grade;
  }

  /** The challenge of a choice; null if there is none. @param {Module} module @param {Choice} choice */
  static of(module, choice) {
    if (choice.kind === 'lesson') return new Challenge(choice, 'lesson', LESSON.size, LESSON.givens, 'easy');
    if (choice.kind === 'free') return new Challenge(choice, `free.${choice.size}`, choice.size, new Uint16Array(16), null);
    if (choice.kind === 'daily') {
      const daily = module.daily(choice.day);
      return daily && new Challenge(choice, `daily.${choice.day}`, daily.size, daily.givens, module.grades[daily.grade]);
    }
    const { size, grade, number } = choice;
    const givens = module.challenge(size, grade, number);
    const name = module.grades[grade];
    return givens && new Challenge(choice, `${size}.${name}.${number}`, size, givens, name);
  }

  /** The challenge that a link names; null if the link is damaged. @param {Module} module @param {URLSearchParams} values */
  static ofLink(module, values) {
    if (values.has('lesson')) return Challenge.of(module, { kind: 'lesson' });
    if (values.has('day')) {
      const day = numberIn(values, 'day', 0, LAST_DAY);
      return day === null ? null : Challenge.of(module, { kind: 'daily', day });
    }
    const size = numberIn(values, 'size', module.smallestSize, module.largestSize);
    if (size === null) return null;
    if (!values.has('grade')) return Challenge.of(module, { kind: 'free', size });
    const grade = module.grades.indexOf(values.get('grade') ?? '');
    const number = numberIn(values, 'number', 0, MOST_NUMBER);
    return grade < 0 || number === null ? null : Challenge.of(module, { kind: 'numbered', size, grade, number });
  }

  /** What a link names it by. @returns {Record<string, string | number>} */
  get values() {
    const { choice } = this;
    return choice.kind === 'daily' ? { day: choice.day }
      : choice.kind === 'lesson' ? { lesson: 1 }
      : choice.kind === 'free' ? { size: choice.size }
      : { size: choice.size, grade: this.grade ?? '', number: choice.number };
  }

  get isOfToday() {
    return this.choice.kind === 'daily' && this.choice.day === today();
  }

  get title() {
    const { choice, size } = this;
    return choice.kind === 'daily' ? longDate(choice.day)
      : choice.kind === 'lesson' ? 'Your first board'
      : choice.kind === 'free' ? `Empty board, ${size} × ${size}`
      : `No. ${choice.number}`;
  }

  /** `8 × 8, hard`. */
  get kindText() {
    const board = `${this.size} × ${this.size}`;
    return this.grade ? `${board}, ${this.grade}` : board;
  }
}
