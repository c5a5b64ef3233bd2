/** The WebAssembly module, which knows everything about queens, behind typed methods. */

import { ROWS } from './masks.js';
import { Protocol } from './protocol.js';
import { squaresOf } from './square.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./square.js').Square} Square */

/** @typedef {'queens' | 'blocked' | 'regions' | 'mixed'} Kind a kind of clues */
/** @typedef {{ size: number, grade: number, clues: string }} Daily */
/** @typedef {{ kind: 'row' | 'column' | 'region', index: number }} Line */
/** @typedef {'Place' | 'RuleOut' | 'TakeQueenBack' | 'TakeMarkBack'} TipKind */

/**
 * A stage of a tip: what to do, what it says and what it shows.
 *
 * @typedef {object} Tip
 * @property {TipKind} kind
 * @property {Square} square
 * @property {boolean} isTold whether the stage tells the square
 * @property {Line[]} lines
 * @property {Line[]} across the lines that the queens of `lines` take
 * @property {Square[]} forced the queens that a chain forces, in their order
 * @property {Square[]} left the free squares of the lines
 * @property {string} sentence
 * @property {string[]} spoken what a screen reader adds to each square, row by row
 */

/**
 * How a challenge was solved. The first day is that of a daily challenge, the other the date when
 * the board was first shown.
 *
 * @typedef {{ day: number | null, begun: number, seconds: number, tips: number }} Score
 */

/**
 * A game as the library knows it: what the page shows of it.
 *
 * @typedef {object} GameView
 * @property {number} size
 * @property {boolean} isChallenge whether it has one solution to find
 * @property {boolean} isSolved
 * @property {boolean} isOver whether the board does not change any more
 * @property {boolean} isUntouched
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {Score | null} score
 * @property {boolean} isTakenOver whether it has moves of a link
 * @property {number | null} day
 * @property {number | null} begun
 * @property {number} seconds
 * @property {number} tips
 * @property {0 | 1 | 2 | 3} stage that of the tip
 * @property {Tip | null} tip the one that is shown
 * @property {Uint16Array} queens
 * @property {Uint16Array} ruledOut
 * @property {Uint16Array} givens
 * @property {Uint16Array} blocked
 * @property {number[]} regions that of each square, row by row; none where there are no regions
 * @property {Square[]} letters the square with the letter of each region
 * @property {number[]} tints the tint of each region, another one than those beside it
 */

/**
 * A game as earlier versions of the page have kept it.
 *
 * @typedef {object} EarlierGame
 * @property {string[]} states
 * @property {number} now
 * @property {number} seconds
 * @property {number} tips
 * @property {boolean} isBorrowed
 * @property {number} [begun]
 * @property {number} at
 */

/** @typedef {'All' | 'Rows' | 'Skips'} SearchName all permutations, row by row, or with skips */

/**
 * The permutations that the search with skips tests.
 *
 * @typedef {object} Search
 * @property {number} size
 * @property {number} total the number of all permutations
 * @property {number[]} ranks
 * @property {number[]} lowest for each the lowest row that differs from the one before
 * @property {number[]} attacking for each the lowest row whose queen attacks one below it, or -1
 * @property {number[]} solutions for each the number of solutions up to it
 * @property {Find[]} finds what local search finds
 */

/** @typedef {{ rank: number, looks: number }} Find a solution, and the rows looked at until then */

/**
 * A step of a search: a permutation, or the rows of it that have queens, and what the search does
 * then. Rows are null where there are none.
 *
 * @typedef {object} Step
 * @property {SearchName} search
 * @property {number} index
 * @property {number} rank
 * @property {number} next the rank up to which the search has decided
 * @property {number} skipped
 * @property {number} solutions
 * @property {number} looksOfAll the rows looked at by then in all permutations
 * @property {number} looks the rows looked at by then in those that are tested
 * @property {number} looked the rows that this step looks at
 * @property {number} empty the rows, from the top, that have no queen yet
 * @property {boolean} isKnown whether the attack was there in the step before
 * @property {boolean} isSolution
 * @property {[number, number] | null} swap the rows of the last swap
 * @property {number | null} changed the last row that changed since the step before
 * @property {number | null} attacking the lowest row whose queen attacks one below it
 * @property {number[]} attacked the rows of those that it attacks
 * @property {number[]} digits
 * @property {number[]} columns
 */

/** @typedef {'fen' | 'letters' | 'discs' | 'glyphs' | 'squares' | 'svg' | 'elements'} Style */

const STEP = /** @type {const} */ ([
  'rank',
  'next',
  'skipped',
  'solutions',
  'looks_of_all',
  'looks',
  'upper',
  'lower',
  'changed',
  'attacking',
  'attacked',
  'looked',
  'empty',
  'known',
  'solution',
]);
const TIP = /** @type {const} */ ([
  'kind',
  'row',
  'column',
  'told',
  'lines',
  'across',
  'forced',
  'left',
  'text',
  'spoken',
]);
const GAME = /** @type {const} */ ([
  'size',
  'challenge',
  'solved',
  'over',
  'untouched',
  'undo',
  'redo',
  'scored',
  'taken_over',
  'day',
  'begun',
  'seconds',
  'tips',
  'stage',
  'regions',
]);
/** The kinds of lines, in the order of their numbers. */
const LINES = /** @type {const} */ (['row', 'column', 'region']);
const TESTED = /** @type {const} */ (['rank', 'lowest', 'attacking', 'solutions']);

export class Module {
  /** @type {Record<string, Function>} */
  #exports;
  /** @type {WebAssembly.Memory} */
  #memory;
  #address;
  #protocol;
  /** Challenges of days, some of which take half a second. @type {Map<string, Daily | null>} */
  #days = new Map();

  /** @param {WebAssembly.Exports} exports */
  constructor(exports) {
    this.#exports = /** @type {any} */ (exports);
    this.#memory = /** @type {any} */ (exports.memory);
    this.#address = this.#call('buffer');
    this.#protocol = new Protocol(this.#text(this.#call('protocol')));
    /** The names of the grades, the easiest first. */
    this.grades = this.#protocol.names('Grade');
    /** The kinds of clues; the first one has given queens alone. */
    this.kinds = /** @type {Kind[]} */ (this.#protocol.names('Kind'));
    const [, begun, solved, late] = this.#protocol.names('DayName');
    const [days, now, longest] = this.#protocol.names('StreakName');
    const [boards, unaided] = this.#protocol.names('TallyName');
    /** The library's words for what is counted, and for the states of days. */
    this.words = { begun, solved, late, days, now, longest, boards, unaided };
    this.smallestSize = this.#protocol.limit('smallestSize');
    /** The largest size to play on. */
    this.largestSize = this.#protocol.limit('largestSize');
    this.largestTable = this.#protocol.limit('largestTable');
    this.largestSearch = this.#protocol.limit('largestSearch');
  }

  /**
   * Compiles a module that is compressed by gzip and written in base 64.
   *
   * @param {string} text
   */
  static async load(text) {
    const characters = atob(text);
    const compressed = new Uint8Array(characters.length);
    for (let at = 0; at < compressed.length; at++) compressed[at] = characters.charCodeAt(at);
    // In Chromium, a blob would take its bytes to another process and back.
    const { body } = new Response(compressed);
    const bytes = new Response(body?.pipeThrough(new DecompressionStream('gzip')));
    const { instance } = await WebAssembly.instantiate(await bytes.arrayBuffer());
    return new Module(instance.exports);
  }

  /** @param {Kind} kind @param {number} grade @param {number} size */
  hasGrade(kind, grade, size) {
    return this.#call('has_grade', this.#kind(kind), grade, size) !== 0;
  }

  /**
   * The grade closest to one that challenges of a kind and size have; null if there is none.
   *
   * @param {Kind} kind @param {number} grade @param {number} size
   */
  closestGrade(kind, grade, size) {
    const closest = this.#call('closest_grade', this.#kind(kind), grade, size);
    return closest === this.#protocol.limit('none') ? null : closest;
  }

  /**
   * `8 × 8, hard`, or `regions, 8 × 8, hard`.
   *
   * @param {Kind} kind @param {number} size @param {number} grade
   */
  level(kind, size, grade) {
    return this.#text(this.#call('level', this.#kind(kind), size, grade));
  }

  /** That there is no such challenge: a sentence. @param {Kind} kind @param {number} size
   * @param {number} grade */
  missing(kind, size, grade) {
    return this.#text(this.#call('missing', this.#kind(kind), size, grade));
  }

  /** The rule of a kind: a sentence. @param {Kind} kind */
  rule(kind) {
    return this.#text(this.#call('kind_rule', this.#kind(kind)));
  }

  /** How many lessons a kind has. @param {Kind} kind */
  lessons(kind) {
    return this.#call('lessons', this.#kind(kind));
  }

  /** What a lesson is about. @param {Kind} kind @param {number} lesson from 1 */
  lessonAbout(kind, lesson) {
    return this.#text(this.#call('lesson_about', this.#kind(kind), lesson));
  }

  /** The clues of a lesson; empty if there is none. @param {Kind} kind
   * @param {number} lesson from 1 */
  lessonClues(kind, lesson) {
    return this.#text(this.#call('lesson_clues', this.#kind(kind), lesson));
  }

  /**
   * The clues of a challenge; empty if there is none.
   *
   * @param {Kind} kind @param {number} number @param {number} grade @param {number} size
   */
  challenge(kind, number, grade, size) {
    return this.#text(this.#call('challenge', this.#kind(kind), number, grade, size));
  }

  /**
   * The number of challenges; 0 if it is not known.
   *
   * @param {Kind} kind @param {number} grade @param {number} size
   */
  challenges(kind, grade, size) {
    return this.#call('challenges', this.#kind(kind), grade, size);
  }

  /** The challenge of a day. @param {Kind} kind @param {number} day */
  daily(kind, day) {
    const key = `${kind} ${day}`;
    const known = this.#days.get(key);
    const daily = known === undefined ? this.#daily(kind, day) : known;
    this.#days.set(key, daily);
    return daily;
  }

  /** @param {Kind} kind @param {number} day @returns {Daily | null} */
  #daily(kind, day) {
    const length = this.#call('daily', this.#kind(kind), day);
    if (!length) return null;
    const names = /** @type {const} */ (['size', 'grade']);
    const { size, grade } = this.#protocol.record('Daily', names, this.#u32s(names.length));
    return { size, grade, clues: this.#textAfter(names.length, length) };
  }

  /** @param {Position} position @returns {[Square, Square][]} */
  conflicts(position) {
    this.#write(position);
    return this.#pairs(this.#call('conflicts', position.size));
  }

  /**
   * The pairs of queens in one region that do not attack each other.
   *
   * @param {string} text @returns {[Square, Square][]}
   */
  crowded(text) {
    const length = this.#writeGame(text);
    return length === null ? [] : this.#pairs(this.#call('crowded', length));
  }

  /** The rule that queens on a diagonal break, if a player may not expect it; else empty.
   * @param {string} text */
  diagonalRule(text) {
    const length = this.#writeGame(text);
    return length === null ? '' : this.#text(this.#call('diagonal_rule', length));
  }

  /** What is wrong with the board of a game, or what it lacks. @param {string} text */
  situation(text) {
    const length = this.#writeGame(text);
    return length === null ? '' : this.#text(this.#call('situation', length));
  }

  /** Why a square does not change; empty if it does. @param {string} text @param {Square} square */
  fixed(text, { row, column }) {
    const length = this.#writeGame(text);
    return length === null ? '' : this.#text(this.#call('fixed', length, row, column));
  }

  /** The squares not attacked whose region has a queen. @param {string} text */
  taken(text) {
    const length = this.#writeGame(text);
    if (length !== null) this.#call('taken', length);
    return this.#masks();
  }

  /** The attacked squares, as a mask a row. @param {Position} position */
  attacked(position) {
    this.#write(position);
    this.#call('attacked', position.size);
    return this.#masks();
  }

  /** The number of the solution that a position is; 0 if it is none. @param {Position} position */
  numberOf(position) {
    this.#write(position);
    return this.#call('number_of', position.size);
  }

  /** @param {number} number @param {number} size */
  fundamental(number, size) {
    return this.#call('fundamental', number, size);
  }

  /** @param {Square} square @param {number} size */
  name({ row, column }, size) {
    return this.#text(this.#call('name', row, column, size));
  }

  /** Such as `row 3`. @param {Line} line @param {number} size */
  lineName({ kind, index }, size) {
    return this.#text(this.#call('line_name', LINES.indexOf(kind), index, size));
  }

  /** Without its kind, such as `3`. @param {Line} line @param {number} size */
  shortLineName({ kind, index }, size) {
    return this.#text(this.#call('short_line_name', LINES.indexOf(kind), index, size));
  }

  /** @param {Uint16Array} masks @param {number} size */
  fen(masks, size) {
    this.#write({ queens: masks });
    return this.#text(this.#call('fen', size));
  }

  /**
   * Parses Forsyth–Edwards Notation, a picture, or the names of squares on a board of `size`.
   *
   * @param {string} text @param {number} size
   */
  parse(text, size) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > this.#protocol.limit('buffer')) return null;
    this.#bytes(bytes.length).set(bytes);
    const parsed = this.#call('parse', bytes.length, size);
    return parsed ? { size: parsed, queens: this.#masks() } : null;
  }

  /** The text of a new game. @param {string} clues @param {number | null} day */
  newGame(clues, day) {
    const length = this.#writeText(clues);
    return this.#text(this.#call('new_game', length, day ?? this.#protocol.limit('noDay')));
  }

  /**
   * The text of a game that an earlier version of the page has kept; empty if it does not fit.
   *
   * @param {EarlierGame} earlier @param {number} begun @param {string} clues
   * @param {number | null} day
   */
  earlierGame({ states, now, seconds, tips, isBorrowed }, begun, clues, day) {
    const options = [now, seconds, tips, begun, Number(isBorrowed)];
    const length = this.#writeText([clues, ...states].join('\n'), options);
    const none = this.#protocol.limit('noDay');
    return length ? this.#text(this.#call('earlier_game', length, day ?? none)) : '';
  }

  /** The clues of a game. @param {string} text */
  clues(text) {
    const length = this.#writeGame(text);
    return length === null ? '' : this.#text(this.#call('clues', length));
  }

  /** The game of a text; null if it is none. @param {string} text @returns {GameView | null} */
  game(text) {
    const length = this.#writeGame(text);
    const numbers = length === null ? 0 : this.#call('game', length);
    if (!numbers) return null;
    const game = this.#protocol.record('Game', GAME, this.#u32s(numbers));
    const none = this.#protocol.limit('noDay');
    const { size, seconds, tips, stage, regions } = game;
    const day = game.day === none ? null : game.day;
    const begun = game.begun === none ? null : game.begun;
    const boards = 4 * numbers;
    const end = boards + 4 * 2 * ROWS;
    const each = regions ? size : 0;
    const letters = this.#u32s(each, end + 4 * regions);
    return {
      size,
      isChallenge: game.challenge !== 0,
      isSolved: game.solved !== 0,
      isOver: game.over !== 0,
      isUntouched: game.untouched !== 0,
      canUndo: game.undo !== 0,
      canRedo: game.redo !== 0,
      isTakenOver: game.taken_over !== 0,
      score: game.scored ? { day, begun: begun ?? 0, seconds, tips } : null,
      day,
      begun,
      seconds,
      tips,
      stage: /** @type {0 | 1 | 2 | 3} */ (stage),
      queens: this.#masks(boards),
      ruledOut: this.#masks(boards + 2 * ROWS),
      givens: this.#masks(boards + 4 * ROWS),
      blocked: this.#masks(boards + 6 * ROWS),
      regions: this.#u32s(regions, end),
      letters: letters.map((index) => squaresOf(size)[index]),
      tints: this.#u32s(each, end + 4 * (regions + each)),
      tip: stage ? this.#tip(end + 4 * (regions + 2 * each)) : null,
    };
  }

  /**
   * Whether there is something to go on with.
   *
   * @param {string} text @param {boolean} isPractice whether no score of it can count
   */
  isBegun(text, isPractice) {
    const length = this.#writeGame(text);
    return length !== null && this.#call('is_begun', length, Number(isPractice)) !== 0;
  }

  /** @param {string} text @param {boolean} isPractice whether no score of it can count */
  isWorthKeeping(text, isPractice) {
    const length = this.#writeGame(text);
    return length !== null && this.#call('is_worth_keeping', length, Number(isPractice)) !== 0;
  }

  /** Whether a game will count for its day once it is solved. @param {string} text */
  willCount(text) {
    const length = this.#writeGame(text);
    return length !== null && this.#call('will_count', length) !== 0;
  }

  /** @param {string} text @param {number} today */
  begin(text, today) {
    return this.#change(text, 'begin', [today]);
  }

  /** @param {string} text @param {number} milliseconds */
  pass(text, milliseconds) {
    return this.#change(text, 'pass', [milliseconds]);
  }

  /** @param {string} text @param {Square} square */
  toggleQueen(text, { row, column }) {
    return this.#change(text, 'toggle_queen', [row, column]);
  }

  /** @param {string} text @param {Square} square */
  toggleMark(text, { row, column }) {
    return this.#change(text, 'toggle_mark', [row, column]);
  }

  /** Marks squares, as the first of them. @param {string} text @param {Square[]} squares */
  markAll(text, squares) {
    const numbers = squares.flatMap(({ row, column }) => [row, column]);
    return this.#change(text, 'mark_all', [squares.length], numbers);
  }

  /** @param {string} text */
  clear(text) {
    return this.#change(text, 'clear');
  }

  /** Takes back what was taken over. @param {string} text */
  takeBack(text) {
    return this.#change(text, 'take_back');
  }

  /** Raises the time to that of another copy of the game. @param {string} text
   * @param {string} other */
  joinTime(text, other) {
    const length = this.#writeText(`${text}\n${other}`);
    return this.#text(this.#call('join_time', length)) || text;
  }

  /** Whether two copies of a game differ in their time at most. @param {string} text
   * @param {string} other */
  isSameButForTime(text, other) {
    const length = this.#writeText(`${text}\n${other}`);
    return this.#call('is_same_but_for_time', length) !== 0;
  }

  /** @param {string} text */
  undo(text) {
    return this.#change(text, 'undo');
  }

  /** @param {string} text */
  redo(text) {
    return this.#change(text, 'redo');
  }

  /**
   * A tip, or its next stage.
   *
   * @param {string} text @param {number[]} found the numbers of the fundamental solutions that are
   *   found
   */
  askTip(text, found) {
    return this.#change(text, 'ask_tip', [found.length], found);
  }

  /** @param {string} text */
  followTip(text) {
    return this.#change(text, 'follow_tip');
  }

  /**
   * Changes the board to another one, the player's own or somebody else's.
   *
   * @param {string} text @param {Uint16Array} queens @param {Uint16Array} ruledOut
   * @param {boolean} isOwn
   */
  changeTo(text, queens, ruledOut, isOwn) {
    return this.#change(text, 'change_to', [Number(isOwn)], [...queens, ...ruledOut]);
  }

  /**
   * Whether the game has had a board, so that a link to it brings nothing.
   *
   * @param {string} text @param {Uint16Array} queens @param {Uint16Array} ruledOut
   */
  hasHad(text, queens, ruledOut) {
    const length = this.#writeGame(text, [...queens, ...ruledOut]);
    return length !== null && this.#call('has_had', length) !== 0;
  }

  /** What to do next on a board to learn from; null if nothing is. @param {string} text */
  explain(text) {
    const length = this.#writeGame(text);
    return length !== null && this.#call('explain', length) ? this.#tip(0) : null;
  }

  /**
   * What the board of a game counts for; null if it is not solved.
   *
   * @param {string} text @param {boolean} isLesson
   */
  outcome(text, isLesson) {
    const length = this.#writeGame(text);
    const numbers = length === null ? 0 : this.#call('outcome', length, Number(isLesson));
    if (!numbers) return null;
    const names = /** @type {const} */ (['learned', 'scored', 'found']);
    const { learned, scored, found } = this.#protocol.record('Outcome', names, this.#u32s(numbers));
    return { isLearned: learned !== 0, isScored: scored !== 0, isFound: found !== 0 };
  }

  /** The path of a challenge's game, a sign a move. @param {string} text */
  path(text) {
    const length = this.#writeGame(text);
    return length === null ? '' : this.#text(this.#call('path', length));
  }

  /**
   * The board to go on with after one of a grade, or of none: -1.
   *
   * @param {Kind} kind @param {number} grade @param {number} size
   * @param {Score[]} scores those of the days of the kind @param {number} today
   */
  next(kind, grade, size, scores, today) {
    const count = this.#writeScores(scores);
    const length = this.#call('next', count, this.#kind(kind), grade, size, today);
    const names = /** @type {const} */ (['daily', 'size', 'grade']);
    const next = this.#protocol.record('Next', names, this.#u32s(length));
    return { isDaily: next.daily !== 0, size: next.size, grade: next.grade };
  }

  /**
   * The state of a day, and what is said of it.
   *
   * @param {number} day @param {Score | null} score that of the day @param {number} today
   * @param {boolean} hasGame whether there is a game of it that was begun
   */
  day(day, score, today, hasGame) {
    const count = this.#writeScores(score ? [score] : []);
    const length = this.#call('day', count, today, day, Number(hasGame));
    const names = /** @type {const} */ (['begun', 'solved', 'late']);
    const { begun, solved, late } = this.#protocol.record('Day', names, this.#u32s(names.length));
    const sentence = this.#textAfter(names.length, length);
    return { isBegun: begun !== 0, isSolved: solved !== 0, isLate: late !== 0, sentence };
  }

  /** How many of some scores took no tip. @param {Score[]} scores */
  unaided(scores) {
    return this.#call('unaided', this.#writeScores(scores));
  }

  /** `3 days in a row, once 9`. @param {{ now: number, longest: number }} streaks */
  streak({ now, longest }) {
    return this.#text(this.#call('streak', now, longest));
  }

  /**
   * What is said of a solution that is found.
   *
   * @param {boolean} isNew @param {number} found the number of those found @param {number} all
   */
  find(isNew, found, all) {
    return this.#text(this.#call('find_words', Number(isNew), found, all));
  }

  /**
   * A sentence or a heading of the library that is always the same.
   *
   * @param {'Rule' | 'Promise' | 'UnlikeNewspapers' | 'OfDays' | 'NoTip' | 'Solved' | 'Learned'
   *   | 'TakenOver' | 'OfWeekdays' | 'OfNumbers' | 'Found' | 'PathSigns'} name
   */
  sentence(name) {
    return this.#text(this.#call('sentence', this.#protocol.number('Sentence', name)));
  }

  /** `Solution 5 of 92`. @param {number} number @param {number} size */
  solutionNumber(number, size) {
    return this.#text(this.#call('solution_number', number, size));
  }

  /** When the next challenge of a day comes. @param {number} minutes until then */
  wait(minutes) {
    return this.#text(this.#call('wait', minutes));
  }

  /** The days of the week, Monday first. @param {Score[]} scores those of days */
  weekdays(scores) {
    const numbers = this.#u32s(this.#call('weekdays', this.#writeScores(scores)));
    const names = /** @type {const} */ (['solved', 'median']);
    const width = this.#protocol.names('Weekday').length;
    return Array.from({ length: 7 }, (_, day) =>
      this.#protocol.record('Weekday', names, numbers.slice(width * day, width * (day + 1))),
    );
  }

  /**
   * The days that are solved, how many are in a row, now and at most, and the last day that is
   * offered.
   *
   * @param {Score[]} scores @param {number} today
   */
  streaks(scores, today) {
    const length = this.#call('streaks', this.#writeScores(scores), today);
    const names = /** @type {const} */ (['days', 'now', 'longest', 'latest']);
    return this.#protocol.record('Streaks', names, this.#u32s(length));
  }

  /**
   * What a score counts for beside the one that stands for the same challenge and those of days.
   *
   * @param {Score} score @param {Score | null} best @param {Score[]} days @param {number} today
   */
  verdict(score, best, days, today) {
    const count = this.#writeScores([score, ...(best ? [best] : []), ...days]);
    const length = this.#call('verdict', count, Number(best !== null), today);
    const numbers = this.#protocol.names('Verdict').length;
    const { kept } = this.#protocol.record('Verdict', ['kept'], this.#u32s(numbers));
    const sentence = this.#textAfter(numbers, length);
    return { isKept: kept !== 0, sentence };
  }

  /** What is said of a board that was solved before. @param {Score} score */
  solvedBefore(score) {
    this.#writeScores([score]);
    return this.#text(this.#call('solved_before'));
  }

  /** `2:05 without a tip`. @param {{ seconds: number, tips: number }} score */
  score({ seconds, tips }) {
    return this.#text(this.#call('score', seconds, tips));
  }

  /** `2:05`. @param {number} seconds */
  clock(seconds) {
    return this.#text(this.#call('clock', seconds));
  }

  /**
   * The text to share a score, with the path of a game if it is its score.
   *
   * @param {string} game a text of a game of the same challenge @param {Score} score
   * @param {Score[]} others those of days @param {number} today
   */
  share(game, score, others, today) {
    const numbers = this.#scores([score, ...others]);
    const length = this.#writeText(game, numbers.flat());
    return this.#text(this.#call('share', numbers.length, length, today));
  }

  /** @param {number} size */
  solutions(size) {
    return this.#call('solutions', size);
  }

  /** @param {number} size */
  testedPermutations(size) {
    return this.#call('tested_permutations', size);
  }

  /** @param {number} size */
  tableLen(size) {
    return this.#call('table_len', size);
  }

  /** The queens of a solution. @param {number} number @param {number} size */
  solution(number, size) {
    return this.#call('solution', number, size) ? this.#masks() : null;
  }

  /** @param {number} size */
  fundamentalLen(size) {
    return this.#call('fundamental_len', size);
  }

  /** The numbers of the fundamental solutions. @param {number} size */
  fundamentalSolutions(size) {
    return this.#u32s(this.#call('fundamental_solutions', size));
  }

  /**
   * A solution's images, each a symmetry and a number.
   *
   * @param {number} number @param {number} size
   */
  images(number, size) {
    const names = this.#protocol.names('Symmetry');
    const numbers = this.#u32s(this.#call('images', number, size));
    return numbers.map((number, symmetry) => ({ number, symmetry: names[symmetry] }));
  }

  /** @param {Position} position */
  completions(position) {
    this.#write(position);
    return this.#call('completions', position.size);
  }

  /** For each square, row by row, the completions through it. @param {Position} position */
  heatMap(position) {
    this.#write(position);
    return this.#u32s(this.#call('heat_map', position.size));
  }

  /** @param {Position} position @param {Style} style */
  drawing(position, style) {
    this.#write(position);
    return this.#text(this.#call('drawing', this.#protocol.number('Style', style), position.size));
  }

  /** What the style `elements` refers to. */
  definitions() {
    return this.#text(this.#call('definitions'));
  }

  /** @param {number} rows */
  permutations(rows) {
    return this.#call('permutations', rows);
  }

  /**
   * Runs the searches of a size. Steps are those of the last size.
   *
   * @param {number} size @returns {Search}
   */
  search(size) {
    const steps = this.#call('search', size);
    const width = this.#protocol.names('Tested').length;
    const numbers = new Uint32Array(this.#memory.buffer, this.#call('tested'), width * steps);
    const none = this.#protocol.limit('none');
    const tested = Array.from({ length: steps }, (_, step) =>
      this.#protocol.record('Tested', TESTED, numbers.subarray(width * step, width * (step + 1))),
    );
    return {
      size,
      total: this.permutations(size),
      ranks: tested.map(({ rank }) => rank),
      lowest: tested.map(({ lowest }) => lowest),
      attacking: tested.map(({ attacking }) => (attacking === none ? -1 : attacking)),
      solutions: tested.map(({ solutions }) => solutions),
      finds: this.#finds(),
    };
  }

  /** @returns {Find[]} */
  #finds() {
    const finds = this.#call('find');
    const width = this.#protocol.names('Find').length;
    const numbers = new Uint32Array(this.#memory.buffer, this.#call('finds'), width * finds);
    const names = /** @type {const} */ (['rank', 'looks']);
    return Array.from({ length: finds }, (_, find) =>
      this.#protocol.record('Find', names, numbers.subarray(width * find, width * (find + 1))),
    );
  }

  /** The rows of a large board, and the swaps that local search tests to solve it once. */
  solveLarge() {
    return { rows: this.#protocol.limit('mostRows'), swaps: this.#call('swaps_of_one') };
  }

  /** The number of steps. @param {SearchName} search */
  steps(search) {
    return this.#call('steps', this.#protocol.number('Search', search));
  }

  /** @param {SearchName} search @param {number} rank */
  stepAt(search, rank) {
    return this.#call('step_at', this.#protocol.number('Search', search), rank);
  }

  /** @param {SearchName} search @param {number} step */
  nextSkip(search, step) {
    return this.#call('next_skip', this.#protocol.number('Search', search), step);
  }

  /** @param {SearchName} search @param {number} step */
  nextSolution(search, step) {
    return this.#call('next_solution', this.#protocol.number('Search', search), step);
  }

  /** @param {SearchName} search @param {number} index @returns {Step} */
  step(search, index) {
    const length = this.#call('step', this.#protocol.number('Search', search), index);
    const numbers = this.#u32s(length);
    const step = this.#protocol.record('Step', STEP, numbers);
    const { rank, next, skipped, solutions, looks, looked, empty } = step;
    const none = this.#protocol.limit('none');
    const row = (/** @type {number} */ number) => (number === none ? null : number);
    const rest = numbers.slice(this.#protocol.names('Step').length);
    const size = rest.length / 2;
    return {
      search,
      index,
      rank,
      next,
      skipped,
      solutions,
      looksOfAll: step.looks_of_all,
      looks,
      looked,
      empty,
      isKnown: step.known !== 0,
      isSolution: step.solution !== 0,
      swap: step.upper === none ? null : [step.upper, step.lower],
      changed: row(step.changed),
      attacking: row(step.attacking),
      attacked: Array.from({ length: size }, (_, row) => row).filter(
        (row) => (step.attacked >> row) & 1,
      ),
      digits: rest.slice(0, size),
      columns: rest.slice(size),
    };
  }

  /** @param {string} name @param {...number} numbers @returns {number} */
  #call(name, ...numbers) {
    return Number(this.#exports[name](...numbers));
  }

  /** @param {number} length */
  #bytes(length) {
    return new Uint8Array(this.#memory.buffer, this.#address, length);
  }

  /** @param {number} length */
  #text(length) {
    return new TextDecoder().decode(this.#bytes(length));
  }

  /** The number of a kind. @param {Kind} kind */
  #kind(kind) {
    return this.#protocol.number('Kind', kind);
  }

  /** @param {number} length @param {number} [place] */
  #u32s(length, place = 0) {
    const start = this.#address + place;
    return Array.from(new Uint32Array(this.#memory.buffer.slice(start, start + 4 * length)));
  }

  /** Pairs of squares, each in four bytes. @param {number} count @returns {[Square, Square][]} */
  #pairs(count) {
    const bytes = this.#bytes(4 * count);
    return Array.from({ length: count }, (_, pair) => {
      const [row, column, otherRow, otherColumn] = bytes.subarray(4 * pair);
      return [
        { row, column },
        { row: otherRow, column: otherColumn },
      ];
    });
  }

  /** A tip that is written at a place. @param {number} place @returns {Tip} */
  #tip(place) {
    const end = this.#address + this.#protocol.limit('buffer');
    const bytes = this.#memory.buffer.slice(this.#address + place, end);
    const numbers = new Uint32Array(bytes, 0, Math.floor(bytes.byteLength / 4));
    const tip = this.#protocol.record('Tip', TIP, numbers);
    let at = this.#protocol.names('Tip').length;
    const pairs = (/** @type {number} */ count) =>
      Array.from({ length: count }, () => [numbers[at++], numbers[at++]]);
    const square = (/** @type {number[]} */ [row, column]) => ({ row, column });
    const text = (/** @type {number} */ start, /** @type {number} */ length) =>
      new TextDecoder().decode(new Uint8Array(bytes, start, length));
    /** @param {number[]} pair @returns {Line} */
    const line = ([kind, index]) => ({ kind: LINES[kind], index });
    return {
      kind: /** @type {TipKind} */ (this.#protocol.names('TipKind')[tip.kind]),
      square: { row: tip.row, column: tip.column },
      isTold: tip.told !== 0,
      lines: pairs(tip.lines).map(line),
      across: pairs(tip.across).map(line),
      forced: pairs(tip.forced).map(square),
      left: pairs(tip.left).map(square),
      sentence: text(4 * at, tip.text),
      spoken: text(4 * at + tip.text, tip.spoken).split('\n'),
    };
  }

  #masks(offset = 0) {
    return new Uint16Array(
      this.#memory.buffer.slice(this.#address + offset, this.#address + offset + 2 * ROWS),
    );
  }

  /**
   * The text after numbers; its length is told, or that of the last writing.
   *
   * @param {number} numbers @param {number} length
   */
  #textAfter(numbers, length) {
    return new TextDecoder().decode(this.#bytes(4 * numbers + length).subarray(4 * numbers));
  }

  /** Scores as numbers, as many as are read. @param {Score[]} scores the latest first */
  #scores(scores) {
    const none = this.#protocol.limit('noDay');
    return scores
      .slice(0, this.#protocol.limit('mostScores'))
      .map(({ day, begun, seconds, tips }) => [day ?? none, begun, seconds, tips]);
  }

  /** Writes scores. Returns their number. @param {Score[]} scores */
  #writeScores(scores) {
    const numbers = this.#scores(scores);
    const bytes = new Uint8Array(Uint32Array.from(numbers.flat()).buffer);
    this.#bytes(bytes.length).set(bytes);
    return numbers.length;
  }

  /** Writes a board. @param {{ queens: Uint16Array }} position */
  #write({ queens }) {
    const bytes = new Uint8Array(queens.buffer);
    this.#bytes(bytes.length).set(bytes);
  }

  /**
   * Writes a text, after numbers. Returns the length of the text, 0 if it is too long.
   *
   * @param {string} text @param {number[]} numbers
   */
  #writeText(text, numbers = []) {
    const before = new Uint8Array(Uint32Array.from(numbers).buffer);
    const bytes = new TextEncoder().encode(text);
    if (before.length + bytes.length > this.#protocol.limit('buffer')) return 0;
    const buffer = this.#bytes(before.length + bytes.length);
    buffer.set(before);
    buffer.set(bytes, before.length);
    return bytes.length;
  }

  /**
   * Writes the text of a game, and numbers after it. Returns the length of the text, null if it is
   * too long.
   *
   * @param {string} text @param {number[]} numbers
   */
  #writeGame(text, numbers = []) {
    const bytes = new TextEncoder().encode(text);
    const place = 4 * Math.ceil(bytes.length / 4);
    const after = new Uint8Array(Uint32Array.from(numbers).buffer);
    if (place + after.length > this.#protocol.limit('buffer')) return null;
    const buffer = this.#bytes(place + after.length);
    buffer.set(bytes);
    buffer.set(after, place);
    return bytes.length;
  }

  /**
   * Lets the library change a game. Returns its new text.
   *
   * @param {string} text @param {string} name @param {number[]} [values]
   * @param {number[]} [numbers] what is written after the text
   */
  #change(text, name, values = [], numbers = []) {
    const length = this.#writeGame(text, numbers);
    const changed = length === null ? 0 : this.#call(name, length, ...values);
    return changed ? this.#text(changed) : text;
  }
}
