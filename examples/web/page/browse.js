/** The view to browse solutions. */

import { follow } from './address.js';
import { Board } from './board.js';
import { button } from './button.js';
import { copy } from './clipboard.js';
import { draw, element, input, make } from './dom.js';
import { onSubmit } from './form.js';
import { showHelp } from './help.js';
import { link, numberIn } from './link.js';
import { heat, lineBetween } from './marks.js';
import { isEmpty } from './masks.js';
import { noticeOfLink } from './notice.js';
import { Position } from './position.js';
import { Radios } from './radios.js';
import { squaresOf } from './square.js';
import { TEXTS } from './texts.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./module.js').Style} Style */

/** @typedef {Style | 'rust'} Form */

const FORMS = /** @type {[Form, string][]} */ (Object.entries(TEXTS.browse.forms));

/**
 * The queens that a board of a large size needs before its solutions can be counted within a
 * second.
 *
 * @type {Record<number, number>}
 */
const QUEENS_TO_COUNT = { 15: 2, 16: 2 };

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
    this.#board = new Board(element('browse-board'), module, TEXTS.board.play, {
      place: (square) => this.#show(this.#position.toggleQueen(square)),
      mark: (square) => this.#show(this.#position.toggleQueen(square)),
      key: (key) => {
        if (key === '?') showHelp('browse-help');
        return key === '?';
      },
    });
    const { smallestSize, largestTable } = module;
    const sizes = Array.from(
      { length: largestTable - smallestSize + 1 },
      (_, index) => smallestSize + index,
    );
    this.#sizes = new Radios(
      element('browse-size'),
      TEXTS.browse.size,
      sizes.map((size) => [size, String(size)]),
      (size) => {
        this.#open(size, 1);
      },
    );
    this.#forms = new Radios(element('browse-style'), TEXTS.browse.form, FORMS, (form) => {
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
    const { smallestSize, largestTable } = this.#module;
    const size = numberIn(values, 'size', smallestSize, largestTable);
    const parsed =
      size !== null && values.has('queens')
        ? this.#module.parse(values.get('queens') ?? '', size)
        : null;
    const number =
      size === null ? null : numberIn(values, 'solution', 1, this.#module.solutions(size));
    if (size !== null && parsed?.size === size) this.#show(new Position(size, parsed.queens));
    else if (size !== null && number !== null) this.#open(size, number);
    else {
      noticeOfLink(wasShown ? TEXTS.browse.damagedLink : TEXTS.browse.damagedLinkOther);
      this.#show(this.#position);
    }
  }

  close() {
    this.#isShown = false;
  }

  #listen() {
    onSubmit('browse-number', () => {
      const number = Number(input('browse-number-input').value.replaceAll(/[,\s]/g, ''));
      const last = this.#module.solutions(this.#position.size);
      if (number < 1 || number > last) this.#say(TEXTS.browse.numbers(last));
      else this.#open(this.#position.size, number);
    });
    button('browse-previous').addEventListener('click', () => this.#turn(-1));
    button('browse-next').addEventListener('click', () => this.#turn(1));
    button('browse-random').addEventListener('click', () => {
      const [number] = crypto.getRandomValues(new Uint32Array(1));
      const { size } = this.#position;
      this.#open(size, 1 + (number % this.#module.solutions(size)));
    });
    button('browse-empty').addEventListener('click', () => {
      input('browse-heat').checked = true;
      this.#show(new Position(this.#position.size));
    });
    input('browse-heat').addEventListener('change', () => this.#show(this.#position));
    onSubmit('browse-find', () => {
      const parsed = this.#module.parse(input('browse-find-input').value, this.#position.size);
      const { smallestSize, largestTable } = this.#module;
      if (parsed && parsed.size >= smallestSize && parsed.size <= largestTable)
        this.#show(new Position(parsed.size, parsed.queens));
      else this.#say(TEXTS.browse.noBoard);
    });
    button('browse-copy').addEventListener('click', async () => {
      const copied = await copy(element('browse-text', HTMLTextAreaElement).value);
      this.#say(copied ? TEXTS.browse.copied : TEXTS.browse.notCopied);
    });
  }

  /** @param {number} by */
  #turn(by) {
    const all = this.#module.solutions(this.#position.size);
    this.#open(this.#position.size, 1 + ((this.#number - 1 + by + all) % all));
  }

  /** @param {number} size @param {number} number */
  #open(size, number) {
    this.#set(size, number);
    this.#show(this.#position);
  }

  /** @param {number} size @param {number} number */
  #set(size, number) {
    this.#position = new Position(size, this.#module.solution(number, size) ?? undefined);
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
    element('browse-table').textContent = this.#tableText();
    this.#showBoard();
    this.#say(this.#situation(number));
    element('browse-title').textContent = number
      ? TEXTS.browse.solution(number)
      : !isEmpty(position.queens)
        ? TEXTS.browse.some
        : TEXTS.browse.empty;
    input('browse-number-input').value = TEXTS.grouped(this.#number);
    this.#showText();
    this.#showImages(number);
    this.#showFundamental(number && this.#module.fundamental(number, size));
    if (!this.#isShown) return;
    const what = element('browse-title').textContent ?? '';
    document.title = TEXTS.page.title(TEXTS.browse.title(what, size));
    /** @type {Record<string, string | number>} */
    const shown = number
      ? { solution: number }
      : { queens: this.#module.fen(position.queens, size) };
    follow(link('browse', { size, ...shown }));
  }

  #showBoard() {
    const position = this.#position;
    const { size } = position;
    const isHot = input('browse-heat').checked && this.#isQuick;
    const heatMap = isHot ? this.#module.heatMap(position) : [];
    const free = squaresOf(size).filter((square) => !position.hasQueen(square));
    const count = (/** @type {import('./square.js').Square} */ { row, column }) =>
      heatMap[row * size + column] ?? 0;
    const greatest = Math.max(...free.map(count));
    this.#board.show({
      position,
      words: (square) =>
        isHot && !position.hasQueen(square) ? [TEXTS.browse.heat(count(square))] : [],
      under: isHot
        ? free.filter(count).map((square) => heat(square, count(square), greatest, size))
        : [],
      over: this.#module
        .conflicts(position)
        .map(([one, other]) => lineBetween('conflict', one, other)),
    });
  }

  /** Whether the solutions that have the queens of the board are counted within a second. */
  get #isQuick() {
    const { size, queenCount } = this.#position;
    return queenCount >= (QUEENS_TO_COUNT[size] ?? 0);
  }

  /** What the table is, and how it can be so small. */
  #tableText() {
    const { size } = this.#position;
    const { largestSize } = this.#module;
    const [solutions, bytes] = [this.#module.solutions(size), this.#module.tableLen(size)];
    const tests = TEXTS.browse.tests(
      this.#module.testedPermutations(size),
      this.#module.permutations(size),
    );
    return size <= largestSize
      ? TEXTS.browse.table(size, solutions, bytes, tests)
      : TEXTS.browse.rankedTable(size, solutions, bytes, solutions * size, tests);
  }

  /** @param {number} number */
  #situation(number) {
    const { size } = this.#position;
    const all = this.#module.solutions(size);
    if (number) {
      const images = new Set(this.#module.images(number, size).map((image) => image.number)).size;
      const fundamental = this.#module.fundamental(number, size);
      const kin =
        fundamental === number ? TEXTS.browse.isFundamental : TEXTS.browse.isImage(fundamental);
      return TEXTS.browse.about(number, all, kin, images);
    }
    if (this.#position.queenCount === 0) return TEXTS.browse.aboutEmpty(all);
    if (!this.#isQuick) return TEXTS.browse.tooMany;
    return TEXTS.browse.completions(this.#module.completions(this.#position));
  }

  #showText() {
    const text =
      this.#form === 'rust' ? this.#rust() : this.#module.drawing(this.#position, this.#form);
    element('browse-text', HTMLTextAreaElement).value = text;
  }

  /** The expression that has what the board shows. */
  #rust() {
    const { size } = this.#position;
    const layout = size > this.#module.largestSize ? `, layout = ranked(${size - 4})` : '';
    const table = `queen_runtime::queen_table!(${size}${layout})`;
    if (this.#module.numberOf(this.#position)) return `${table}.solution(${this.#number}).unwrap()`;
    const squares = this.#module.drawing(this.#position, 'squares');
    const board = `queen_runtime::Board::from_squares("${squares}", ${size})`;
    return `${table}.completions(&${board}.unwrap())`;
  }

  /** @param {number} number */
  #showImages(number) {
    const { size } = this.#position;
    const images = number ? this.#module.images(number, size) : [];
    const cards = images.map((image) =>
      this.#thumbnail(size, image.number, image.number === number, image.symmetry),
    );
    const gallery = element('browse-images');
    const focused = [...gallery.children].indexOf(/** @type {Element} */ (document.activeElement));
    gallery.replaceChildren(...cards, ...(number ? [] : [make('p', {}, TEXTS.browse.noImages)]));
    if (focused >= 0) (cards.at(focused) ?? element('browse-title')).focus();
  }

  /** @param {number} shown the fundamental solution that the board shows an image of, or 0 */
  #showFundamental(shown) {
    const { size } = this.#position;
    const gallery = element('browse-fundamental');
    const isListed = size <= this.#module.largestSize;
    const numbers = isListed ? this.#module.fundamentalSolutions(size) : [];
    if (this.#gallerySize !== size) {
      this.#gallerySize = size;
      const length = this.#module.fundamentalLen(size);
      element('browse-fundamental-title').textContent = TEXTS.browse.fundamental(length, size);
      gallery.replaceChildren(
        ...(isListed
          ? numbers.map((number) => this.#thumbnail(size, number, false))
          : [make('p', {}, TEXTS.browse.notDrawn)]),
      );
    }
    if (isListed)
      [...gallery.children].forEach((card, index) => mark(card, numbers[index] === shown));
  }

  /** A small board that leads to a solution. @param {number} size @param {number} number
   * @param {boolean} isShown @param {string} [name] */
  #thumbnail(size, number, isShown, name) {
    const queens = this.#module.solution(number, size) ?? undefined;
    const drawing = draw('svg', {
      viewBox: `0 0 ${100 * size} ${100 * size}`,
      'aria-hidden': 'true',
    });
    drawing.innerHTML = this.#module.drawing(new Position(size, queens), 'elements');
    const card = make('a', {
      href: link('browse', { size, solution: number }),
      class: 'thumbnail',
    });
    const caption = [
      ...(name ? [`${name} `] : []),
      make('span', { class: 'hidden' }, TEXTS.browse.thumbnail),
      TEXTS.grouped(number),
    ];
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
