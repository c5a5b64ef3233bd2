/** A board on the page: a grid with headers, below a drawing of the pieces. */

import { draw, make } from './dom.js';
import { block } from './marks.js';
import { bordersOf, letterOf } from './regions.js';
import { SIDE, squaresOf } from './square.js';
import { TEXTS } from './texts.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./square.js').Square} Square */

/**
 * The contents of a board. Queens with the same key move from where they were.
 *
 * @typedef {object} Scene
 * @property {Position} position
 * @property {(square: Square) => string} [key]
 * @property {(square: Square) => string} [state] a class of the queen on a square
 * @property {(square: Square) => string[]} [words] what a screen reader adds to a square
 * @property {SVGElement[]} [under] what is drawn below the queens
 * @property {SVGElement[]} [over] what is drawn above them
 */

/**
 * The actions of a player on a board. A board without them is only shown.
 *
 * @typedef {object} Player
 * @property {(square: Square) => void} place
 * @property {(square: Square) => void} mark
 * @property {(squares: Square[]) => void} [markAll] marks squares that a pointer was dragged over
 * @property {(key: string) => boolean} key takes a key that does not move, and returns whether it
 *   is one of its keys
 */

const LONG_TOUCH = 450;

export class Board {
  #module;
  #player;
  #label;
  #grid = make('div', { role: 'grid', class: 'grid' });
  #drawing = draw('svg', { class: 'pieces', 'aria-hidden': 'true' });
  #patterns = draw('g', { class: 'patterns' });
  #blocks = draw('g');
  #under = draw('g');
  #borders = draw('g', { class: 'borders' });
  #pieces = draw('g');
  #over = draw('g');
  #letters = draw('g', { class: 'letters' });
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {string[]} */
  #names = [];
  /** @type {Map<string, SVGGElement>} */
  #queens = new Map();
  #size = 0;
  /** What is drawn of the clues besides queens, in a text. */
  #clues = '';
  /** The words for them on each square. @type {string[][]} */
  #words = [];
  #element;
  /** The index of the square that has or had the focus. */
  #at = 0;

  /**
   * @param {HTMLElement} element @param {Module} module @param {string} label
   * @param {Player} [player]
   */
  constructor(element, module, label, player) {
    this.#element = element;
    this.#module = module;
    this.#label = label;
    this.#player = player;
    element.classList.add('board');
    this.#drawing.append(
      this.#patterns,
      this.#blocks,
      this.#under,
      this.#borders,
      this.#pieces,
      this.#over,
      this.#letters,
    );
    element.append(this.#grid, this.#drawing);
    this.#grid.addEventListener('keydown', (event) => this.#press(event));
    this.#grid.addEventListener('focusin', (event) => this.#enter(event.target));
    if (player) this.#listen(player);
    else this.#grid.setAttribute('aria-readonly', 'true');
  }

  /** @param {Scene} scene */
  show({
    position,
    key = ({ row, column }) => `${row} ${column}`,
    state = () => '',
    words = () => [],
    under = [],
    over = [],
  }) {
    if (position.size !== this.#size) this.#resize(position.size);
    this.#showClues(position);
    this.#under.replaceChildren(...under);
    this.#over.replaceChildren(...over);
    /** @type {Set<string>} */
    const kept = new Set();
    squaresOf(position.size).forEach((square, index) => {
      const hasQueen = position.hasQueen(square);
      const isGiven = position.isGiven(square);
      const piece = hasQueen ? [isGiven ? TEXTS.board.given : TEXTS.board.queen] : [];
      this.#cells[index].setAttribute(
        'aria-label',
        [this.#names[index], ...piece, ...this.#words[index], ...words(square)].join(', '),
      );
      if (!hasQueen) return;
      const name = key(square);
      kept.add(name);
      const queen = this.#queens.get(name) ?? this.#addQueen(name);
      queen.setAttribute('class', `queen ${isGiven ? 'given' : ''} ${state(square)}`);
      queen.style.transform = `translate(${square.column * SIDE}px, ${square.row * SIDE}px)`;
    });
    for (const [name, queen] of this.#queens) {
      if (kept.has(name)) continue;
      queen.remove();
      this.#queens.delete(name);
    }
  }

  /**
   * Draws blocked squares and regions, if they are others than before.
   *
   * @param {Position} position
   */
  #showClues(position) {
    const { size, blocked, regions, tints } = position;
    const clues = `${size} ${blocked} ${regions}`;
    if (clues === this.#clues) return;
    this.#clues = clues;
    const squares = squaresOf(size);
    this.#blocks.replaceChildren(
      ...squares.filter((square) => position.isBlocked(square)).map(block),
    );
    this.#borders.replaceChildren(...(regions.length ? bordersOf(regions, size) : []));
    this.#letters.replaceChildren(
      ...position.letters.map((square, index) =>
        letterOf(this.#module.shortLineName({ kind: 'region', index }, size), square),
      ),
    );
    this.#element.classList.toggle('divided', regions.length > 0);
    this.#patterns.replaceChildren(
      ...squares.flatMap(({ row, column }, index) => {
        const tint = tints[regions[index]];
        if (tint === undefined) return [];
        const place = { x: column * SIDE, y: row * SIDE, width: SIDE, height: SIDE };
        return [draw('rect', { ...place, fill: `url(#pattern-${tint})` })];
      }),
    );
    this.#words = squares.map((square, index) => {
      const cell = this.#cells[index];
      const region = position.regionOf(square);
      if (region === undefined) delete cell.dataset.tint;
      else cell.dataset.tint = String(tints[region]);
      cell.classList.toggle('blocked', position.isBlocked(square));
      return [
        ...(position.isBlocked(square) ? [TEXTS.board.blocked] : []),
        ...(region === undefined
          ? []
          : [this.#module.lineName({ kind: 'region', index: region }, size)]),
      ];
    });
  }

  /** Marks the board as solved, which is celebrated. @param {boolean} isSolved */
  celebrate(isSolved) {
    this.#element.classList.toggle('solved', isSolved);
    let index = 0;
    for (const queen of this.#pieces.children) {
      /** @type {SVGElement} */ (queen).style.setProperty('--turn', String(index++));
    }
  }

  /** @param {string} name */
  #addQueen(name) {
    const halo = draw('rect', {
      class: 'halo',
      x: 5,
      y: 5,
      width: SIDE - 10,
      height: SIDE - 10,
      rx: 14,
    });
    const queen = draw(
      'g',
      {},
      halo,
      draw(
        'g',
        { class: 'crown' },
        draw('use', { href: '#q' }),
        draw('path', { class: 'bar', d: `M22 92H78` }),
      ),
    );
    this.#queens.set(name, queen);
    this.#pieces.append(queen);
    return queen;
  }

  /** @param {number} size */
  #resize(size) {
    this.#size = size;
    this.#clues = '';
    this.#at = 0;
    this.#element.style.setProperty('--size', String(size));
    this.#drawing.setAttribute('viewBox', `0 0 ${SIDE * size} ${SIDE * size}`);
    this.#pieces.replaceChildren();
    this.#queens.clear();
    const squares = squaresOf(size);
    this.#names = squares.map((square) => this.#module.name(square, size));
    this.#cells = squares.map(({ row, column }, index) =>
      make('div', {
        role: 'gridcell',
        class: (row + column) % 2 ? 'square dark' : 'square',
        tabindex: index === 0 ? 0 : -1,
      }),
    );
    const lines = Array.from({ length: size }, (_, index) => index);
    const header = make(
      'div',
      { role: 'row', class: 'line columns' },
      make('span', { role: 'columnheader' }, make('span', { class: 'hidden' }, TEXTS.board.row)),
      ...lines.map((column) =>
        make('span', { role: 'columnheader' }, this.#names[column].replace(/[0-9]+$/, '')),
      ),
    );
    const rows = lines.map((row) =>
      make(
        'div',
        { role: 'row', class: 'line' },
        make('span', { role: 'rowheader' }, this.#names[row * size].replace(/^[a-z]+/, '')),
        ...this.#cells.slice(row * size, (row + 1) * size),
      ),
    );
    this.#grid.setAttribute('aria-label', TEXTS.board.label(this.#label, size));
    this.#grid.replaceChildren(header, ...rows);
  }

  /** @param {Player} player */
  #listen(player) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let touch = { x: 0, y: 0 };
    let last = touch;
    let isTouch = false;
    let isLong = false;
    /** The squares that the pointer is dragged over. @type {Square[]} */
    let dragged = [];
    /** Whether the first of them is touched for long: it gets its mark at the end, as all do. */
    let isHeld = false;
    const drag = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      // A fast pointer leaves squares out.
      const way = Math.hypot(clientX - last.x, clientY - last.y);
      const steps = Math.ceil(way / (this.#cells[0].clientWidth / 3));
      for (let step = 1; step <= steps; step++) {
        const x = last.x + ((clientX - last.x) * step) / steps;
        const y = last.y + ((clientY - last.y) * step) / steps;
        const square = this.#squareOf(document.elementFromPoint(x, y));
        const isNew = dragged.every(
          ({ row, column }) => row !== square?.row || column !== square.column,
        );
        if (square && isNew) dragged.push(square);
      }
      last = { x: clientX, y: clientY };
      if (dragged.length > 1) this.#showDragged(dragged);
    };
    this.#grid.addEventListener('pointerdown', (event) => {
      isTouch = event.pointerType === 'touch';
      isLong = false;
      clearTimeout(timer);
      const square = this.#squareOf(event.target);
      // By touch, who drags scrolls, unless taps mark.
      const canDrag = !isTouch || this.#element.classList.contains('marking');
      dragged = player.markAll && canDrag && event.button === 0 && square ? [square] : [];
      isHeld = false;
      last = { x: event.clientX, y: event.clientY };
      if (!isTouch || !square) return;
      touch = last;
      timer = setTimeout(() => {
        if (dragged.length) {
          // A drag may follow: if the square had its mark by then, that would take marks back.
          isHeld = true;
          this.#showDragged(dragged);
        } else {
          isLong = true;
          player.mark(square);
        }
      }, LONG_TOUCH);
    });
    this.#grid.addEventListener('pointerleave', () => clearTimeout(timer));
    this.#grid.addEventListener('pointermove', (event) => {
      if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > 10) clearTimeout(timer);
      if (dragged.length && event.buttons & 1) drag(event);
    });
    // A drag may end beside the board.
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      document.addEventListener(end, ({ type, target }) => {
        clearTimeout(timer);
        if (!dragged.length) return;
        const squares = dragged;
        dragged = [];
        this.#showDragged(dragged);
        if (type === 'pointercancel' || (squares.length < 2 && !isHeld)) return;
        // A click that follows on the board is part of the drag.
        isLong = target instanceof Node && this.#grid.contains(target);
        if (squares.length > 1) player.markAll?.(squares);
        else player.mark(squares[0]);
      });
    }
    document.addEventListener('keydown', (event) => {
      const { target } = event;
      const isFree =
        target instanceof Element &&
        !target.closest('[role=grid], input:not([type=checkbox]), textarea, dialog');
      if (isFree && !this.#element.closest('[hidden]')) this.#pressOutside(event);
    });
    this.#grid.addEventListener('click', (event) => {
      const square = this.#squareOf(event.target);
      if (square && !isLong) player.place(square);
      isLong = false;
    });
    this.#grid.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      const square = this.#squareOf(event.target);
      // A long touch opens a menu, too, and has been taken as such.
      if (square && !isTouch) player.mark(square);
    });
  }

  /** Shows what is dragged over. @param {Square[]} squares */
  #showDragged(squares) {
    const indices = new Set(squares.map(({ row, column }) => row * this.#size + column));
    this.#cells.forEach((cell, index) => {
      const isMarked = indices.has(index) && !cell.classList.contains('blocked');
      cell.classList.toggle('dragged', isMarked);
    });
  }

  /** @param {EventTarget | null} target @returns {Square | null} */
  #squareOf(target) {
    const index = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
    return index < 0 ? null : { row: Math.floor(index / this.#size), column: index % this.#size };
  }

  /**
   * Makes the square with the focus the one that Tab comes back to.
   *
   * @param {EventTarget | null} target
   */
  #enter(target) {
    const index = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
    if (index < 0) return;
    this.#cells[this.#at].tabIndex = -1;
    this.#at = index;
    this.#cells[index].tabIndex = 0;
  }

  /**
   * A key that is pressed where the focus is on no board: an arrow brings it here.
   *
   * @param {KeyboardEvent} event
   */
  #pressOutside(event) {
    if (event.altKey || event.defaultPrevented) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isOnNothing =
      event.target === document.body || event.target instanceof HTMLHeadingElement;
    if (isCommand ? this.#command(event) : this.#player?.key(event.key.toLowerCase())) {
      event.preventDefault();
    } else if (!isCommand && isOnNothing && event.key.startsWith('Arrow')) {
      this.#cells[this.#at].focus();
      event.preventDefault();
    }
  }

  /** Undoes or redoes by the keys that do so elsewhere. @param {KeyboardEvent} event */
  #command(event) {
    const key = event.key.toLowerCase();
    const command = key === 'z' ? (event.shiftKey ? 'r' : 'u') : key === 'y' ? 'r' : null;
    return command !== null && this.#player?.key(command) === true;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const square = this.#squareOf(event.target);
    if (!square || event.altKey) return;
    const size = this.#size;
    const { row, column } = square;
    /** @type {Record<string, Square | undefined>} */
    const moves = {
      ArrowUp: { row: Math.max(row - 1, 0), column },
      ArrowDown: { row: Math.min(row + 1, size - 1), column },
      ArrowLeft: { row, column: Math.max(column - 1, 0) },
      ArrowRight: { row, column: Math.min(column + 1, size - 1) },
      Home: { row, column: 0 },
      End: { row, column: size - 1 },
      PageUp: { row: 0, column },
      PageDown: { row: size - 1, column },
    };
    const isCommand = event.ctrlKey || event.metaKey;
    /** @type {Record<string, Square | undefined>} */
    const corners = { Home: { row: 0, column: 0 }, End: { row: size - 1, column: size - 1 } };
    const move = (isCommand ? corners : moves)[event.key];
    if (move) {
      this.#cells[move.row * size + move.column].focus();
    } else if (isCommand) {
      if (!this.#command(event)) return;
    } else if (this.#player && (event.key === ' ' || event.key === 'Enter')) {
      this.#player.place(square);
    } else if (this.#player && event.key.toLowerCase() === 'x') {
      this.#player.mark(square);
    } else if (!this.#player?.key(event.key.toLowerCase())) {
      return;
    }
    event.preventDefault();
  }
}
