/** A step of the search: in words, as the digits of its rank, and in the tree. */

import { button, enable } from './button.js';
import { draw, element, make } from './dom.js';
import { grouped } from './numbers.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./module.js').Search} Search */
/** @typedef {import('./module.js').Step} Step */

/** @typedef {{ rows: number[], isBlock: boolean }} Lights what a part lights up */
/** @typedef {string | { text: string, lights: Lights }} Part */

/** `rows 3 to 5`, from the bottom. @param {number} rows from the top @param {number} size */
function topRows(rows, size) {
  return rows === 1 ? `row ${size}` : `rows ${size - rows + 1} to ${size}`;
}

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, row) => row);

/**
 * What a step does and why, in parts that are tied to rows of the board and to its block.
 *
 * @param {Step} step
 * @param {number} rearranged the rows, from the top, that the permutations skipped before it
 *   rearrange
 * @param {number} all the permutations of the rows above the attacking one
 * @param {(row: number) => string} name the square of a row's queen
 * @returns {Part[]}
 */
export function stepSentence(step, rearranged, all, name) {
  const size = step.columns.length;
  const rows = (/** @type {string} */ text, /** @type {number[]} */ rows) => ({
    text,
    lights: { rows, isBlock: false },
  });
  /** @type {Part[]} */
  const parts = [];
  if (!step.swap) {
    parts.push('The search begins with the queens on a diagonal. ');
  } else {
    const [upper, lower] = step.swap;
    const swapped = rows(`${size - lower} and ${size - upper}`, step.swap);
    if (rearranged)
      parts.push(
        'The skipped permutations have rearranged ',
        rows(topRows(rearranged, size), upTo(rearranged)),
        '; then rows ',
        swapped,
        ' swap columns. ',
      );
    else parts.push('Rows ', swapped, ' swap columns. ');
  }
  if (step.attacking === null) {
    parts.push(`No queen attacks another: this is solution ${step.solutions}.`);
  } else {
    parts.push(rows(name(step.attacking), [step.attacking]), ' attacks ');
    step.attacked.forEach((row, index) => parts.push(index ? ' and ' : '', rows(name(row), [row])));
    parts.push(' below it. ');
    const above = step.attacking;
    const skipped = step.next - step.rank - 1;
    if (above < 2) {
      parts.push(
        above === 0
          ? 'No row is above, so there is nothing to skip.'
          : 'The one row above has one arrangement: nothing to skip.',
      );
    } else {
      parts.push(
        'That rules out ',
        {
          text: `all ${above}! = ${grouped(all)} arrangements`,
          lights: { rows: [], isBlock: true },
        },
        ' of ',
        rows(topRows(above, size), upTo(above)),
        `: 1 is tested, ${grouped(skipped)} ${skipped === 1 ? 'is' : 'are'} skipped.`,
      );
    }
  }
  return parts;
}

/** @param {Part[]} parts */
export const plainText = (parts) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** The digits of a rank in the factorial number system, as wheels that turn. */
export class Odometer {
  #element;
  #module;
  /**
   * For each row but the top one its wheel.
   *
   * @type {{ row: number, wheel: HTMLElement, reel: HTMLElement }[]}
   */
  #wheels = [];
  #sum = make('p', { class: 'sum' });
  #size = 0;

  /** @param {HTMLElement} element @param {Module} module */
  constructor(element, module) {
    this.#element = element;
    this.#module = module;
  }

  /** @param {Step} step @param {number[]} lit the rows whose wheels are lit up */
  show(step, lit) {
    if (step.digits.length !== this.#size) this.#resize(step.digits.length);
    for (const { row, wheel, reel } of this.#wheels) {
      reel.style.setProperty('--digit', String(step.digits[row]));
      wheel.classList.toggle('changed', row === step.changed);
      wheel.classList.toggle('lit', lit.includes(row));
      wheel.classList.toggle(
        'ruled-out',
        step.next - step.rank > 1 && step.attacking !== null && row < step.attacking,
      );
    }
    const digits = [...step.digits.keys()]
      .reverse()
      .filter((row) => row > 0)
      .map((row) => step.digits[row]);
    const last = this.#module.permutations(this.#size) - 1;
    this.#sum.textContent = `Permutation ${grouped(step.rank)}, of 0 to ${grouped(last)}`;
    this.#element.setAttribute(
      'aria-label',
      `Digits ${digits.join(', ')}: ${this.#sum.textContent}`,
    );
  }

  /** @param {number} size */
  #resize(size) {
    this.#size = size;
    const rows = Array.from({ length: size - 1 }, (_, index) => size - 1 - index);
    this.#wheels = rows.map((row) => {
      const digits = Array.from({ length: row + 1 }, (_, digit) => make('span', {}, String(digit)));
      const reel = make('div', { class: 'reel' }, ...digits);
      const wheel = make(
        'div',
        { class: 'wheel' },
        make('div', { class: 'window' }, reel),
        make('small', {}, `row ${size - row}`),
        make('small', {}, `× ${row}!`),
      );
      return { row, wheel, reel };
    });
    this.#element.setAttribute('role', 'img');
    this.#element.style.setProperty('--wheels', String(size - 1));
    this.#element.replaceChildren(
      make('div', { class: 'wheels' }, ...this.#wheels.map(({ wheel }) => wheel)),
      this.#sum,
    );
  }
}

/** The most rows whose permutations are leaves side by side. */
const MOST_ROWS = 5;
const LEAST_ROWS = 2;
const LEVEL = 46;
const TOP = 16;

/**
 * The tree of the search, or the part of it around a step: a node for each placement of the rows
 * from the bottom.
 */
export class Tree {
  #module;
  #element = element('watch-tree');
  #drawing = draw('svg', { role: 'img' });
  /**
   * Nodes and the edges to them, each with the ranks below it.
   *
   * @type {{ first: number, past: number, shapes: SVGElement[] }[]}
   */
  #nodes = [];
  /** @type {Search | null} */
  #search = null;
  /** The rows whose permutations are shown: those from the top. */
  #rows = MOST_ROWS;
  #first = -1;
  #rank = 0;

  /**
   * @param {Module} module @param {(rank: number) => void} go is told which node somebody clicks
   */
  constructor(module, go) {
    this.#module = module;
    element('watch-tree-drawing').append(this.#drawing);
    this.#drawing.addEventListener('click', ({ target }) => {
      const first =
        target instanceof SVGElement
          ? target.closest('[data-first]')?.getAttribute('data-first')
          : null;
      if (first) go(Number(first));
    });
    button('watch-tree-in').addEventListener('click', () => this.#zoom(-1));
    button('watch-tree-out').addEventListener('click', () => this.#zoom(1));
    new ResizeObserver(() => this.#draw()).observe(this.#element);
  }

  /** @param {Search} search */
  open(search) {
    this.#search = search;
    this.#rows = Math.min(search.size, this.#element.clientWidth < 480 ? MOST_ROWS - 1 : MOST_ROWS);
    this.#first = -1;
  }

  /** @param {number} by */
  #zoom(by) {
    if (!this.#search) return;
    this.#rows = Math.min(Math.max(this.#rows + by, LEAST_ROWS), MOST_ROWS, this.#search.size);
    this.#first = -1;
    this.show(this.#rank);
  }

  /** @param {number} rank */
  show(rank) {
    this.#rank = rank;
    const first = rank - (rank % this.#module.permutations(this.#rows));
    if (first !== this.#first) {
      this.#first = first;
      this.#draw();
    }
    for (const { first, past, shapes } of this.#nodes) {
      const isNow = first <= rank && rank < past;
      for (const shape of shapes) {
        shape.classList.toggle('now', isNow);
        shape.classList.toggle('later', first > rank);
      }
    }
  }

  #draw() {
    const search = this.#search;
    const width = this.#element.clientWidth - 64;
    if (!search || width < 60 || this.#first < 0) return;
    const { size } = search;
    const rows = this.#rows;
    const all = this.#module.permutations(rows);
    const isWhole = rows === size;
    this.#nodes = [];
    const [edges, dots, names] = [draw('g'), draw('g'), draw('g', { class: 'names' })];
    const place = (/** @type {number} */ first, /** @type {number} */ free) => ({
      x: 44 + ((first - this.#first + this.#module.permutations(free) / 2) / all) * width,
      y: TOP + (rows - free) * LEVEL,
    });
    for (let free = rows; free >= 1; free--) {
      const below = this.#module.permutations(free);
      if (free < size) {
        const name = draw('text', { x: 0, y: TOP + (rows - free) * LEVEL + 4 });
        name.textContent = `row ${size - free}`;
        names.append(name);
      }
      for (let first = this.#first; first < this.#first + all; first += below) {
        const { kind, isSolution } = this.#classify(search, first, below);
        const { x, y } = place(first, free);
        const radius = Math.min(
          Math.max(((width / all) * below) / 2.4, 1.6),
          kind === 'cut' ? 6 : 5,
        );
        const dot =
          isSolution && free === 1
            ? draw('path', { class: `node ${kind} find`, d: `M${x} ${y - 9}l7 9-7 9-7-9z` })
            : draw('circle', { class: `node ${kind}`, cx: x, cy: y, r: radius });
        // Small nodes are hard to hit.
        const target = draw('circle', {
          class: 'target',
          cx: x,
          cy: y,
          r: Math.min(Math.max(radius, ((width / all) * below) / 2), 22),
        });
        const shapes = [/** @type {SVGElement} */ (dot)];
        if (free < rows) {
          const parent = place(first - (first % this.#module.permutations(free + 1)), free + 1);
          const middle = (parent.y + y) / 2;
          const edge = draw('path', {
            class: `edge ${kind}`,
            d: `M${parent.x} ${parent.y}C${parent.x} ${middle} ${x} ${middle} ${x} ${y}`,
          });
          edges.append(edge);
          shapes.push(edge);
        }
        dots.append(draw('g', { 'data-first': first }, dot, target));
        this.#nodes.push({ first, past: first + below, shapes });
      }
    }
    this.#drawing.setAttribute('viewBox', `0 0 ${width + 64} ${TOP + (rows - 1) * LEVEL + 14}`);
    const fixed = size - rows === 1 ? 'row 1' : `rows 1 to ${size - rows}`;
    const part = isWhole ? 'The whole tree' : `The part of the tree below ${fixed} as on the board`;
    this.#drawing.setAttribute(
      'aria-label',
      `${part}: each level settles one more row, from the bottom.`,
    );
    element('watch-tree-title').textContent = isWhole
      ? 'The tree: the bottom row first'
      : `The tree below ${fixed}`;
    this.#drawing.replaceChildren(edges, dots, names);
    enable(button('watch-tree-in'), rows > LEAST_ROWS);
    enable(button('watch-tree-out'), rows < Math.min(MOST_ROWS, size));
    this.show(this.#rank);
  }

  /**
   * Whether the search enters a node, cuts off what is below it, or skips it.
   *
   * @param {Search} search
   * @param {number} first its first permutation
   * @param {number} below how many it has
   */
  #classify({ ranks, attacking, total }, first, below) {
    const step = this.#module.stepAt(first);
    const next = step + 1 < ranks.length ? ranks[step + 1] : total;
    const saved = next - ranks[step];
    const kind =
      saved > below || (ranks[step] !== first && saved > 1)
        ? 'skipped'
        : saved === below && saved > 1
          ? 'cut'
          : 'entered';
    return { kind, isSolution: ranks[step] === first && attacking[step] < 0 };
  }
}
