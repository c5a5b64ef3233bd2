/** A challenge: a board with clues. */

import { LAST_DAY, longDate, today } from './calendar.js';
import { numberIn } from '../link.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Kind} Kind */
/** @typedef {import('../module.js').Module} Module */

/**
 * What tells a challenge from all others. The lessons of a kind are counted from 1.
 *
 * @typedef {{ type: 'daily', kind: Kind, day: number }
 *   | { type: 'numbered', kind: Kind, size: number, grade: number, number: number }
 *   | { type: 'free', kind: 'queens', size: number }
 *   | { type: 'lesson', kind: Kind, lesson: number }} ChallengeId
 */

const MOST_NUMBER = 999_999_999;
/** The most rows of a board of which a link is told that it has no challenge. */
const MOST_SIZE = 99;

/** The number of any challenge, but never 0. */
export function anyNumber() {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (number % 999_999);
}

export class Challenge {
  /**
   * @param {ChallengeId} id @param {string} name the key without the kind @param {number} size
   * @param {string} clues
   * @param {string | null} grade the name of its grade; an empty board has none
   * @param {string} level its kind, size and grade in words; empty if they are not announced
   */
  constructor(id, name, size, clues, grade, level = '') {
    this.id = id;
    this.kind = id.kind;
    /** Under what it is kept. Earlier versions had given queens alone. */
    this.key = keyOf(id.kind, name);
    this.size = size;
    this.clues = clues;
    this.grade = grade;
    this.level = level;
  }

  /** The key of the challenge of a day, which is not made for that. @param {Kind} kind
   * @param {number} day */
  static keyOfDay(kind, day) {
    return keyOf(kind, nameOfDay(day));
  }

  /**
   * The challenge that an identifier names; null if there is none.
   *
   * @param {Module} module @param {ChallengeId} id
   */
  static of(module, id) {
    if (id.type === 'free')
      return new Challenge(id, `free.${id.size}`, id.size, String(id.size), null);
    if (id.type === 'lesson') {
      const clues = module.lessonClues(id.kind, id.lesson);
      const name = id.lesson === 1 ? 'lesson' : `lesson.${id.lesson}`;
      const grade = isOfQueens(id.kind) ? module.grades[0] : null;
      return clues ? new Challenge(id, name, parseInt(clues, 10), clues, grade) : null;
    }
    if (id.type === 'daily') {
      const daily = module.daily(id.kind, id.day);
      if (!daily) return null;
      const { size, clues, grade } = daily;
      const level = module.level(id.kind, size, grade);
      return new Challenge(id, nameOfDay(id.day), size, clues, module.grades[grade], level);
    }
    const { kind, size, grade, number } = id;
    const clues = module.challenge(kind, number, grade, size);
    const name = module.grades[grade];
    const level = module.level(kind, size, grade);
    return clues ? new Challenge(id, `${size}.${name}.${number}`, size, clues, name, level) : null;
  }

  /**
   * The challenge that a link names; null if there is none, or if the link is damaged.
   *
   * @param {Module} module @param {URLSearchParams} values
   */
  static ofLink(module, values) {
    const id = Challenge.#idOfLink(module, values);
    return id && Challenge.of(module, id);
  }

  /**
   * That there is no challenge of the size and grade that a link names; empty if the link does not
   * name them, or if there is one.
   *
   * @param {Module} module @param {URLSearchParams} values
   */
  static missing(module, values) {
    const id = Challenge.#idOfLink(module, values);
    return id?.type === 'numbered' && !Challenge.of(module, id)
      ? module.missing(id.kind, id.size, id.grade)
      : '';
  }

  /**
   * What a link names; null if the link is damaged.
   *
   * @param {Module} module @param {URLSearchParams} values @returns {ChallengeId | null}
   */
  static #idOfLink(module, values) {
    const kind = module.kinds.find((name) => name === (values.get('kind') ?? module.kinds[0]));
    if (!kind) return null;
    if (values.has('lesson')) {
      const lesson = numberIn(values, 'lesson', 1, module.lessons(kind));
      return lesson === null ? null : { type: 'lesson', kind, lesson };
    }
    if (values.has('day')) {
      const day = numberIn(values, 'day', 0, LAST_DAY);
      return day === null ? null : { type: 'daily', kind, day };
    }
    if (isOfQueens(kind) && !values.has('grade')) {
      const size = numberIn(values, 'size', module.smallestSize, module.largestSize);
      return size === null ? null : { type: 'free', kind: 'queens', size };
    }
    const size = numberIn(values, 'size', 1, MOST_SIZE);
    const grade = module.grades.indexOf(values.get('grade') ?? '');
    const number = numberIn(values, 'number', 0, MOST_NUMBER);
    return grade < 0 || number === null || size === null
      ? null
      : { type: 'numbered', kind, size, grade, number };
  }

  /** What a link names it by. @returns {Record<string, string | number>} */
  get values() {
    const { id, kind } = this;
    return {
      ...valuesOf(kind),
      ...(id.type === 'daily'
        ? { day: id.day }
        : id.type === 'lesson'
          ? { lesson: id.lesson }
          : id.type === 'free'
            ? { size: id.size }
            : { size: id.size, grade: this.grade ?? '', number: id.number }),
    };
  }

  /** The day whose challenge it is. */
  get day() {
    return this.id.type === 'daily' ? this.id.day : null;
  }

  get isOfToday() {
    return this.day === today();
  }

  /** @param {Module} module */
  title(module) {
    const { id, size, kind } = this;
    return id.type === 'daily'
      ? longDate(id.day)
      : id.type === 'lesson'
        ? isOfQueens(kind)
          ? TEXTS.play.titleLesson
          : TEXTS.play.titleLessonOf(kind, id.lesson, module.lessons(kind))
        : id.type === 'free'
          ? TEXTS.play.titleFree(size)
          : TEXTS.play.titleNumber(id.number);
  }
}

/** @param {Kind} kind @param {string} name */
const keyOf = (kind, name) => (isOfQueens(kind) ? name : `${kind}.${name}`);

/** @param {number} day */
const nameOfDay = (day) => `daily.${day}`;

/** What a link says of a kind. @param {Kind} kind @returns {Record<string, string>} */
export const valuesOf = (kind) => (isOfQueens(kind) ? {} : { kind });

/** Whether a kind is that of the challenges that are named without one. @param {Kind} kind */
export const isOfQueens = (kind) => kind === 'queens';
