/** The view to browse solutions. */

import { follow } from './address.js';
import { Board } from './board.js';
import { Choice } from './choice.js';
import { copy } from './copy.js';
import { button, draw, element, grouped, input, make } from './dom.js';
import { link, numberIn } from './link.js';
import { heat, lineBetween } from './marks.js';
import { notice } from './notice.js';
import { Position } from './position.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./module.js').Style} Style */
/** @typedef {Style | 'rust'} Form */

/** @type {[Form, string][]} */
const FORMS = [['rust', 'Rust'], ['fen', 'FEN'], ['letters', 'Text'], ['discs', 'Emoji'], ['squares', 'Squares'], ['svg', 'SVG']];

export class Browse {
  #module;
  #board;
  #sizes;
  #forms;
  /** @type {Form} */
  #form = 'rust';
  #position;
  /** The solution that was shown last. */
  #number = 1;
  #isShown = false;
  /** The size whose fundamental solutions are on the page. */
  #gallerySize = 0;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
    this.#position = new Position(Math.min(8, module.largestSize));
    this.#board = new Board(element('browse-board'), module, 'Board', {
      place: (square) => this.#show(this.#position.toggleQueen(square)),
      mark: (square) => this.#show(this.#position.toggleQueen(square)),
      key: () => false,
    });
    const { smallestSize, largestSize } = module;
    const sizes = Array.from({ length: largestSize - smallestSize + 1 }, (_, index) => smallestSize + index);
    this.#sizes = new Choice(element('browse-size'), 'Size', sizes.map((size) => [size, String(size)]), (size) => {
      this.#open(size, 1);
    });
    this.#forms = new Choice(element('browse-style'), 'Copy as', FORMS, (form) => {
      this.#form = form;
      this.#showText();
    });
    this.#forms.select(this.#form);
    this.#listen();
    this.#set(this.#position.size, 1);
  }

  /** @param {URLSearchParams} values */
  open(values) {
    const wasShown = this.#isShown;
    this.#isShown = true;
    if (!values.size) return this.#show(this.#position);
    const { smallestSize, largestSize } = this.#module;
    const size = numberIn(values, 'size', smallestSize, largestSize);
    const parsed = size !== null && values.has('queens') ? this.#module.parse(values.get('queens') ?? '', size) : null;
    const number = size === null ? null : numberIn(values, 'solution', 1, this.#module.solutions(size));
    if (size !== null && parsed?.size === size) this.#show(new Position(size, parsed.queens));
    else if (size !== null && number !== null) this.#open(size, number);
    else {
      notice(wasShown ? 'This link is damaged. The solution stays as it was.' : 'This link is damaged. Here is a solution instead.');
      this.#show(this.#position);
    }
  }

  close() {
    this.#isShown = false;
  }

  #listen() {
    element('browse-number').addEventListener('submit', (event) => {
      event.preventDefault();
      const number = Number(input('browse-number-input').value);
      const last = this.#module.solutions(this.#position.size);
      if (number < 1 || number > last) this.#say(`The solutions have the numbers 1 to ${last}.`);
      else this.#open(this.#position.size, number);
    });
    button('browse-previous').addEventListener('click', () => this.#turn(-1));
    button('browse-next').addEventListener('click', () => this.#turn(1));
    button('browse-random').addEventListener('click', () => {
      const [number] = crypto.getRandomValues(new Uint32Array(1));
      const { size } = this.#position;
      this.#open(size, 1 + number % this.#module.solutions(size));
    });
    button('browse-empty').addEventListener('click', () => {
      input('browse-heat').checked = true;
      this.#show(new Position(this.#position.size));
    });
    input('browse-heat').addEventListener('change', () => this.#show(this.#position));
    element('browse-find').addEventListener('submit', (event) => {
      event.preventDefault();
      const parsed = this.#module.parse(input('browse-find-input').value, this.#position.size);
      const { smallestSize, largestSize } = this.#module;
      if (parsed && parsed.size >= smallestSize && parsed.size <= largestSize) this.#show(new Position(parsed.size, parsed.queens));
      else this.#say('That is no board: expected FEN, a picture or names of squares.');
    });
    button('browse-copy').addEventListener('click', async () => {
      const copied = await copy(element('browse-text', HTMLTextAreaElement).value);
      this.#say(copied ? 'Copied.' : 'The browser does not let the page copy. Copy the text by hand.');
    });
  }

  /** @param {number} by */
  #turn(by) {
    const all = this.#module.solutions(this.#position.size);
    this.#open(this.#position.size, 1 + (this.#number - 1 + by + all) % all);
  }

  /** @param {number} size @param {number} number */
  #open(size, number) {
    this.#set(size, number);
    this.#show(this.#position);
  }

  /** @param {number} size @param {number} number */
  #set(size, number) {
    this.#position = new Position(size, this.#module.solution(size, number) ?? undefined);
    this.#number = number;
  }

  /** @param {string} text */
  #say(text) {
    element('browse-status').textContent = text;
  }

  /** @param {Position} position */
  #show(position) {
    if (position.size !== this.#position.size) this.#number = 1;
    this.#position = position;
    const { size } = position;
    const number = this.#module.numberOf(position);
    if (number) this.#number = number;
    this.#sizes.select(size);
    element('browse-table').textContent = `The table of ${size} × ${size} has ${grouped(this.#module.solutions(size))} solutions in `
      + `${grouped(this.#module.tableLen(size))} bytes. To find them took ${grouped(this.#module.testedPermutations(size))} tests of `
      + `${grouped(this.#module.permutations(size))} permutations.`;
    this.#showBoard();
    this.#say(this.#situation(number));
    element('browse-title').textContent = number ? `Solution ${number}`
      : position.queens.some((mask) => mask !== 0) ? 'Some queens' : 'An empty board';
    input('browse-number-input').value = String(this.#number);
    this.#showText();
    this.#showImages(number);
    this.#showFundamental(number && this.#module.fundamental(size, number));
    if (!this.#isShown) return;
    /** @type {Record<string, string | number>} */
    const shown = number ? { solution: number } : { queens: this.#module.fen(size, position.queens) };
    follow(link('browse', { size, ...shown }));
  }

  #showBoard() {
    const position = this.#position;
    const { size } = position;
    const isHot = input('browse-heat').checked;
    const heatMap = isHot ? this.#module.heatMap(position) : [];
    const free = Position.squares(size).filter((square) => !position.hasQueen(square));
    const count = (/** @type {import('./module.js').Square} */ { row, column }) => heatMap[row * size + column] ?? 0;
    const greatest = Math.max(...free.map(count));
    this.#board.show({
      position,
      words: (square) => (isHot && !position.hasQueen(square) ? [`${count(square)} solutions`] : []),
      under: isHot ? free.filter(count).map((square) => heat(square, count(square), greatest, size)) : [],
      over: this.#module.conflicts(position).map(([one, other]) => lineBetween('conflict', one, other)),
    });
  }

  /** @param {number} number */
  #situation(number) {
    const { size } = this.#position;
    const all = this.#module.solutions(size);
    if (number) {
      const images = new Set(this.#module.images(size, number).map((image) => image.number)).size;
      const fundamental = this.#module.fundamental(size, number);
      const kin = fundamental === number ? 'a fundamental solution' : `an image of the fundamental solution ${fundamental}`;
      return `Solution ${number} of ${all}, ${kin}, with ${images} images in all.`;
    }
    const completions = this.#module.completions(this.#position);
    return completions === all ? `All ${all} solutions: place a queen, and see how many are left.`
      : completions === 1 ? 'One solution has these queens.'
      : completions ? `${completions} solutions have these queens.`
      : 'No solution has these queens.';
  }

  #showText() {
    const text = this.#form === 'rust' ? this.#rust() : this.#module.drawing(this.#position, this.#form);
    element('browse-text', HTMLTextAreaElement).value = text;
  }

  /** The expression that has what the board shows. */
  #rust() {
    const { size } = this.#position;
    const table = `queen_runtime::queen_table!(${size})`;
    if (this.#module.numberOf(this.#position)) return `${table}.solution(${this.#number}).unwrap()`;
    const squares = this.#module.drawing(this.#position, 'squares');
    return `${table}.completions(&queen_runtime::Board::from_squares(${size}, "${squares}").unwrap())`;
  }

  /** @param {number} number */
  #showImages(number) {
    const { size } = this.#position;
    const images = number ? this.#module.images(size, number) : [];
    const cards = images.map((image) => this.#thumbnail(size, image.number, image.number === number, image.symmetry));
    element('browse-images').replaceChildren(...cards, ...number ? [] : [make('p', {}, 'Complete the board to see its images.')]);
  }

  /** @param {number} shown the fundamental solution that the board shows an image of, or 0 */
  #showFundamental(shown) {
    const { size } = this.#position;
    const gallery = element('browse-fundamental');
    const numbers = this.#module.fundamentalSolutions(size);
    if (this.#gallerySize !== size) {
      this.#gallerySize = size;
      element('browse-fundamental-title').textContent = `The ${numbers.length} fundamental solutions of ${size} × ${size}`;
      gallery.replaceChildren(...numbers.map((number) => this.#thumbnail(size, number, false)));
    }
    [...gallery.children].forEach((card, index) => mark(card, numbers[index] === shown));
  }

  /** A small board that leads to a solution. @param {number} size @param {number} number
   * @param {boolean} isShown @param {string} [name] */
  #thumbnail(size, number, isShown, name) {
    const queens = this.#module.solution(size, number) ?? undefined;
    const drawing = draw('svg', { viewBox: `0 0 ${100 * size} ${100 * size}`, 'aria-hidden': 'true' });
    drawing.innerHTML = this.#module.drawing(new Position(size, queens), 'elements');
    const card = make('a', { href: link('browse', { size, solution: number }), class: 'thumbnail' });
    const caption = [...name ? [`${name} `] : [], make('span', { class: 'hidden' }, 'solution '), String(number)];
    card.append(drawing, make('span', {}, ...caption));
    mark(card, isShown);
    return card;
  }
}

/** @param {Element} card @param {boolean} isShown */
function mark(card, isShown) {
  if (isShown) card.setAttribute('aria-current', 'true');
  else card.removeAttribute('aria-current');
}
