/** The WebAssembly module, which knows everything about queens, behind typed methods. */

import { decode } from './base91.js';
import { ROWS } from './masks.js';
import { Protocol } from './protocol.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./square.js').Square} Square */

/** @typedef {{ kind: 'row' | 'column', index: number }} Line */
/** @typedef {'Nothing' | 'Place' | 'RuleOut' | 'TakeQueenBack' | 'TakeMarkBack'} TipKind */

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
 */

/**
 * How a challenge was solved. The first day is that of a daily challenge, the other the date when
 * the board was first shown.
 *
 * @typedef {{ day: number | null, begun: number, seconds: number, tips: number }} Score
 */

/**
 * The tested permutations of a search.
 *
 * @typedef {object} Search
 * @property {number} size
 * @property {number} total the number of all permutations
 * @property {number[]} ranks
 * @property {number[]} attacking for each the lowest row whose queen attacks one below it, or -1
 * @property {number[]} solutions for each the number of solutions up to it
 */

/**
 * A step of the search: the permutation that it tests, and what it does then. Rows are null where
 * there are none.
 *
 * @typedef {object} Step
 * @property {number} index
 * @property {number} rank
 * @property {number} next the rank of the next step, or the number of all permutations
 * @property {number} tested
 * @property {number} skipped
 * @property {number} solutions
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
  'tested',
  'skipped',
  'solutions',
  'upper',
  'lower',
  'changed',
  'attacking',
  'attacked',
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
]);
const TESTED = /** @type {const} */ (['rank', 'attacking', 'solutions']);

export class Module {
  /** @type {Record<string, Function>} */
  #exports;
  /** @type {WebAssembly.Memory} */
  #memory;
  #address;
  #protocol;

  /** @param {WebAssembly.Exports} exports */
  constructor(exports) {
    this.#exports = /** @type {any} */ (exports);
    this.#memory = /** @type {any} */ (exports.memory);
    this.#address = this.#call('buffer');
    this.#protocol = new Protocol(this.#text(this.#call('protocol')));
    /** The names of the grades, the easiest first. */
    this.grades = this.#protocol.names('Grade');
    this.smallestSize = this.#protocol.limit('smallestSize');
    /** The largest size to play on. */
    this.largestSize = this.#protocol.limit('largestSize');
    this.largestTable = this.#protocol.limit('largestTable');
    this.largestSearch = this.#protocol.limit('largestSearch');
  }

  /**
   * Compiles a module that is compressed by gzip and written as text.
   *
   * @param {string} text
   */
  static async load(text) {
    const compressed = decode(text);
    const bytes = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const { instance } = await WebAssembly.instantiate(await new Response(bytes).arrayBuffer());
    return new Module(instance.exports);
  }

  /** @param {number} grade @param {number} size */
  hasGrade(grade, size) {
    return this.#call('has_grade', grade, size) !== 0;
  }

  /**
   * The given queens of a challenge.
   *
   * @param {number} number @param {number} grade @param {number} size
   */
  challenge(number, grade, size) {
    return this.#call('challenge', number, grade, size) ? this.#masks() : null;
  }

  /** The number of challenges; 0 if it is not known. @param {number} grade @param {number} size */
  challenges(grade, size) {
    return this.#call('challenges', grade, size);
  }

  /** The challenge of a day. @param {number} day */
  daily(day) {
    const length = this.#call('daily', day);
    if (!length) return null;
    const { size, grade } = this.#protocol.record('Daily', ['size', 'grade'], this.#u32s(length));
    return { size, grade, givens: this.#masks(4 * length) };
  }

  /** @param {Position} position @returns {[Square, Square][]} */
  conflicts(position) {
    this.#write(position);
    const bytes = this.#bytes(4 * this.#call('conflicts', position.size));
    return Array.from({ length: bytes.length / 4 }, (_, pair) => {
      const [row, column, otherRow, otherColumn] = bytes.subarray(4 * pair);
      return [
        { row, column },
        { row: otherRow, column: otherColumn },
      ];
    });
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
    return this.#text(this.#call(kind === 'row' ? 'row_name' : 'column_name', index, size));
  }

  /** The number of a row, which is its name alone. @param {number} row @param {number} size */
  rowNumber(row, size) {
    return this.lineName({ kind: 'row', index: row }, size).slice('row '.length);
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

  /**
   * A stage of the tip for a position, from 1.
   *
   * @param {Position} position @param {number} stage
   * @param {number[]} found the numbers of the fundamental solutions that are found
   * @returns {Tip}
   */
  tip(position, stage, found) {
    this.#write(position, found);
    const length = this.#call('tip', stage - 1, found.length, position.size);
    const numbers = this.#u32s(length);
    const tip = this.#protocol.record('Tip', TIP, numbers);
    let at = this.#protocol.names('Tip').length;
    const pairs = (/** @type {number} */ count) =>
      Array.from({ length: count }, () => [numbers[at++], numbers[at++]]);
    const square = (/** @type {number[]} */ [row, column]) => ({ row, column });
    /** @param {number[]} pair @returns {Line} */
    const line = ([kind, index]) => ({ kind: kind === 0 ? 'row' : 'column', index });
    return {
      kind: /** @type {TipKind} */ (this.#protocol.names('Kind')[tip.kind]),
      square: { row: tip.row, column: tip.column },
      isTold: tip.told !== 0,
      lines: pairs(tip.lines).map(line),
      across: pairs(tip.across).map(line),
      forced: pairs(tip.forced).map(square),
      left: pairs(tip.left).map(square),
      sentence: this.#textAfter(length, tip.text),
    };
  }

  /**
   * Days in a row, now and at most, and the next milestone.
   *
   * @param {Score[]} scores @param {number} today
   */
  streaks(scores, today) {
    const length = this.#call('streaks', this.#writeScores(scores), today);
    const names = /** @type {const} */ (['now', 'longest', 'milestone']);
    return this.#protocol.record('Streaks', names, this.#u32s(length));
  }

  /**
   * What a score counts for beside others, which are those of days, or the best one of the same
   * challenge.
   *
   * @param {Score} score @param {Score[]} others @param {number} today
   */
  verdict(score, others, today) {
    const length = this.#call('verdict', this.#writeScores([score, ...others]), today);
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

  /**
   * The text to share a score.
   *
   * @param {Position} position @param {Score} score @param {Score[]} others those of days
   * @param {number} today
   */
  share(position, score, others, today) {
    const count = this.#writeScores([score, ...others], position);
    return this.#text(this.#call('share', count, today, position.size));
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
   * Runs the search of a size. Steps are those of the last search.
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
      attacking: tested.map(({ attacking }) => (attacking === none ? -1 : attacking)),
      solutions: tested.map(({ solutions }) => solutions),
    };
  }

  /** @param {number} rank */
  stepAt(rank) {
    return this.#call('step_at', rank);
  }

  /** @param {number} step */
  nextSkip(step) {
    return this.#call('next_skip', step);
  }

  /** @param {number} step */
  nextSolution(step) {
    return this.#call('next_solution', step);
  }

  /** @param {number} index @returns {Step} */
  step(index) {
    const numbers = this.#u32s(this.#call('step', index));
    const step = this.#protocol.record('Step', STEP, numbers);
    const { rank, next, tested, skipped, solutions } = step;
    const none = this.#protocol.limit('none');
    const row = (/** @type {number} */ number) => (number === none ? null : number);
    const rest = numbers.slice(this.#protocol.names('Step').length);
    const size = rest.length / 2;
    return {
      index,
      rank,
      next,
      tested,
      skipped,
      solutions,
      isSolution: step.attacking === none,
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

  /** @param {number} length */
  #u32s(length) {
    return Array.from(
      new Uint32Array(this.#memory.buffer.slice(this.#address, this.#address + 4 * length)),
    );
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

  /**
   * Writes scores after the boards. Returns their number.
   *
   * @param {Score[]} scores @param {Position} [position]
   */
  #writeScores(scores, position) {
    const most = scores.slice(0, this.#protocol.limit('mostScores'));
    const none = this.#protocol.limit('noDay');
    const numbers = most.flatMap(({ day, begun, seconds, tips }) => [
      day ?? none,
      begun,
      seconds,
      tips,
    ]);
    this.#write(position ?? { queens: new Uint16Array(ROWS) }, numbers);
    return most.length;
  }

  /**
   * Writes boards, and numbers after them.
   *
   * @param {{ queens: Uint16Array, ruledOut?: Uint16Array, givens?: Uint16Array }} position
   * @param {number[]} numbers
   */
  #write({ queens, ruledOut, givens }, numbers = []) {
    const boards = new Uint8Array(3 * 2 * ROWS + 4 * numbers.length);
    [queens, ruledOut, givens].forEach((masks, part) => {
      if (masks) boards.set(new Uint8Array(masks.buffer), part * 2 * ROWS);
    });
    boards.set(new Uint8Array(Uint32Array.from(numbers).buffer), 3 * 2 * ROWS);
    this.#bytes(boards.length).set(boards);
  }
}
