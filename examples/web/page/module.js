/** The WebAssembly module, which knows everything about queens, behind typed methods. */

/** @typedef {import('./position.js').Position} Position */
/** @typedef {{ row: number, column: number }} Square */
/** @typedef {{ kind: 'row' | 'column', index: number }} Line */
/** @typedef {'nothing' | 'place' | 'rule out' | 'take back'} TipKind */
/** @typedef {{ kind: TipKind, square: Square, lines: Line[], forced: Square[], sentence: string }} Tip */

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

const ROWS = 16;
const NONE = 255;
/** @type {TipKind[]} */
const TIP_KINDS = ['nothing', 'place', 'rule out', 'take back'];
const SOLUTION = 1 << 31;

/** The styles of drawing, in the order of their numbers. */
export const STYLES = /** @type {const} */ ([
  'fen', 'letters', 'discs', 'glyphs', 'squares', 'svg', 'elements',
]);

/** @typedef {typeof STYLES[number]} Style */

export class Module {
  /** @type {Record<string, Function>} */
  #exports;
  /** @type {WebAssembly.Memory} */
  #memory;
  #address;
  #length;

  /** @param {WebAssembly.Exports} exports */
  constructor(exports) {
    this.#exports = /** @type {any} */ (exports);
    this.#memory = /** @type {any} */ (exports.memory);
    this.#address = this.#call('buffer');
    this.#length = this.#call('buffer_len');
    this.smallestSize = this.#call('smallest_size');
    this.largestSize = this.#call('largest_size');
    this.largestSearch = this.#call('largest_search');
    /** The names of the grades, the easiest first. */
    this.grades = Array.from({ length: this.#call('grades') }, (_, grade) =>
      this.#text(this.#call('grade_name', grade)));
  }

  /**
   * Compiles a module that is compressed by gzip and written in base64.
   *
   * @param {string} base64
   */
  static async load(base64) {
    const compressed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bytes = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const { instance } = await WebAssembly.instantiate(await new Response(bytes).arrayBuffer());
    return new Module(instance.exports);
  }

  /** @param {number} size @param {number} grade */
  hasGrade(size, grade) {
    return this.#call('has_grade', size, grade) !== 0;
  }

  /**
   * The given queens of a challenge.
   *
   * @param {number} size @param {number} grade @param {number} number
   */
  challenge(size, grade, number) {
    return this.#call('challenge', size, grade, number) ? this.#masks() : null;
  }

  /** @param {Position} position @returns {[Square, Square][]} */
  conflicts(position) {
    this.#write(position);
    const bytes = this.#bytes(4 * this.#call('conflicts', position.size));
    return Array.from({ length: bytes.length / 4 }, (_, pair) => {
      const [row, column, otherRow, otherColumn] = bytes.subarray(4 * pair);
      return [{ row, column }, { row: otherRow, column: otherColumn }];
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

  /** @param {number} size @param {number} number */
  fundamental(size, number) {
    return this.#call('fundamental', size, number);
  }

  /** @param {number} size @param {Square} square */
  name(size, { row, column }) {
    return this.#text(this.#call('name', size, row, column));
  }

  /** @param {number} size @param {Uint16Array} masks */
  fen(size, masks) {
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
    if (bytes.length > this.#length) return null;
    this.#bytes(bytes.length).set(bytes);
    const parsed = this.#call('parse', bytes.length, size);
    return parsed ? { size: parsed, queens: this.#masks() } : null;
  }

  /** @param {Position} position @returns {Tip} */
  tip(position) {
    this.#write(position);
    const bytes = this.#bytes(this.#call('tip', position.size));
    let at = 0;
    const next = () => bytes[at++];
    const square = () => ({ row: next(), column: next() });
    const kind = TIP_KINDS[next()];
    const to = square();
    const lines = Array.from({ length: next() }, () => {
      const kind = next() === 0 ? /** @type {const} */ ('row') : /** @type {const} */ ('column');
      return { kind, index: next() };
    });
    const forced = Array.from({ length: next() }, square);
    return { kind, square: to, lines, forced, sentence: new TextDecoder().decode(bytes.subarray(at)) };
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

  /** The queens of a solution. @param {number} size @param {number} number */
  solution(size, number) {
    return this.#call('solution', size, number) ? this.#masks() : null;
  }

  /** The numbers of the fundamental solutions. @param {number} size */
  fundamentalSolutions(size) {
    return this.#u16s(this.#call('fundamental_solutions', size));
  }

  /** A solution's images, each a symmetry and a number. @param {number} size @param {number} number */
  images(size, number) {
    const numbers = this.#u16s(this.#call('images', size, number));
    return numbers.map((number, symmetry) => (
      { number, symmetry: this.#text(this.#call('symmetry_name', symmetry)) }
    ));
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
    return this.#text(this.#call('drawing', position.size, STYLES.indexOf(style)));
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
   * Runs the search of a size. Returns the ranks of the tested permutations, and which are
   * solutions. Steps are those of the last search.
   *
   * @param {number} size
   */
  search(size) {
    const steps = this.#call('search', size);
    const entries = new Uint32Array(this.#memory.buffer, this.#call('ranks'), steps);
    return {
      ranks: Uint32Array.from(entries, (entry) => entry & ~SOLUTION),
      isSolution: Array.from(entries, (entry) => (entry & SOLUTION) !== 0),
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
    const [rank, next, tested, skipped, solutions, found, upper, lower, changed, attacking, below] = numbers;
    const rest = numbers.slice(11);
    const size = rest.length / 2;
    return {
      index, rank, next, tested, skipped, solutions,
      isSolution: found !== 0,
      swap: upper === NONE ? null : [upper, lower],
      changed: changed === NONE ? null : changed,
      attacking: attacking === NONE ? null : attacking,
      attacked: Array.from({ length: size }, (_, row) => row).filter((row) => below >> row & 1),
      digits: rest.slice(0, size),
      columns: rest.slice(size),
    };
  }

  /** @param {number} step */
  sentence(step) {
    return this.#text(this.#call('sentence', step));
  }

  /** @param {string} name @param {...number} numbers @returns {number} */
  #call(name, ...numbers) {
    return Number(this.#exports[name](...numbers)) >>> 0;
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
  #u16s(length) {
    return Array.from(new Uint16Array(this.#memory.buffer.slice(this.#address, this.#address + 2 * length)));
  }

  /** @param {number} length */
  #u32s(length) {
    return Array.from(new Uint32Array(this.#memory.buffer.slice(this.#address, this.#address + 4 * length)));
  }

  #masks() {
    return Uint16Array.from(this.#u16s(ROWS));
  }

  /** @param {{ queens: Uint16Array, ruledOut?: Uint16Array, givens?: Uint16Array }} position */
  #write({ queens, ruledOut, givens }) {
    const boards = new Uint8Array(3 * 2 * ROWS);
    [queens, ruledOut, givens].forEach((masks, part) => {
      if (masks) boards.set(new Uint8Array(masks.buffer), part * 2 * ROWS);
    });
    this.#bytes(boards.length).set(boards);
  }
}
