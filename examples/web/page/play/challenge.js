/** A challenge: a board with given queens. */

import { LAST_DAY, longDate, today } from './calendar.js';
import { numberIn } from '../link.js';
import { noSquares } from '../masks.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */

/** The board of the lesson, on which a2 is given. */
const LESSON = { size: 4, givens: Uint16Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) };

/**
 * What tells a challenge from all others.
 *
 * @typedef {{ kind: 'daily', day: number }
 *   | { kind: 'numbered', size: number, grade: number, number: number }
 *   | { kind: 'free', size: number }
 *   | { kind: 'lesson' }} ChallengeId
 */

export const MOST_NUMBER = 999_999_999;

/** The number of any challenge, but never 0. */
export function anyNumber() {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (number % 999_999);
}

export class Challenge {
  /**
   * @param {ChallengeId} id @param {string} key @param {number} size @param {Uint16Array} givens
   * @param {string | null} grade the name of its grade; an empty board has none
   */
  constructor(id, key, size, givens, grade) {
    this.id = id;
    this.key = key;
    this.size = size;
    this.givens = givens;
    this.grade = grade;
  }

  /**
   * The challenge that an identifier names; null if there is none.
   *
   * @param {Module} module @param {ChallengeId} id
   */
  static of(module, id) {
    if (id.kind === 'lesson')
      return new Challenge(id, 'lesson', LESSON.size, LESSON.givens, 'easy');
    if (id.kind === 'free') return new Challenge(id, `free.${id.size}`, id.size, noSquares(), null);
    if (id.kind === 'daily') {
      const daily = module.daily(id.day);
      return (
        daily &&
        new Challenge(id, `daily.${id.day}`, daily.size, daily.givens, module.grades[daily.grade])
      );
    }
    const { size, grade, number } = id;
    const givens = module.challenge(number, grade, size);
    const name = module.grades[grade];
    return givens && new Challenge(id, `${size}.${name}.${number}`, size, givens, name);
  }

  /**
   * The challenge that a link names; null if the link is damaged.
   *
   * @param {Module} module @param {URLSearchParams} values
   */
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
    return grade < 0 || number === null
      ? null
      : Challenge.of(module, { kind: 'numbered', size, grade, number });
  }

  /** What a link names it by. @returns {Record<string, string | number>} */
  get values() {
    const { id } = this;
    return id.kind === 'daily'
      ? { day: id.day }
      : id.kind === 'lesson'
        ? { lesson: 1 }
        : id.kind === 'free'
          ? { size: id.size }
          : { size: id.size, grade: this.grade ?? '', number: id.number };
  }

  /** The day whose challenge it is. */
  get day() {
    return this.id.kind === 'daily' ? this.id.day : null;
  }

  get isOfToday() {
    return this.day === today();
  }

  get title() {
    const { id, size } = this;
    return id.kind === 'daily'
      ? longDate(id.day)
      : id.kind === 'lesson'
        ? TEXTS.play.titleLesson
        : id.kind === 'free'
          ? TEXTS.play.titleFree(size)
          : TEXTS.play.titleNumber(id.number);
  }

  /** `8 × 8, hard`. */
  get kindText() {
    return TEXTS.play.kind(this.size, this.grade);
  }
}
