/** The tree of the search: a node for each placement of the rows from the bottom. */

import { button, enable } from '../button.js';
import { draw, element } from '../dom.js';
import { rowsName } from './sentence.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Search} Search */

/** The most rows whose permutations are leaves side by side. */
const MOST_ROWS = 5;
/** The least width for them. */
const WIDE = 360;
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
   * @type {{ first: number, past: number, free: number, shapes: SVGElement[] }[]}
   */
  #nodes = [];
  /** @type {Search | null} */
  #search = null;
  /** The rows whose permutations are shown, from the top; 0 before there is a width to see. */
  #rows = 0;
  #first = -1;
  /** @type {{ rank: number, empty: number }} */
  #now = { rank: 0, empty: 0 };

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
    new ResizeObserver(() => {
      this.show(this.#now);
      this.#draw();
    }).observe(this.#element);
  }

  /** @param {Search} search */
  open(search) {
    this.#search = search;
    this.#rows = 0;
    this.#first = -1;
  }

  /** @param {number} by */
  #zoom(by) {
    if (!this.#search) return;
    this.#rows = Math.min(Math.max(this.#rows + by, LEAST_ROWS), MOST_ROWS, this.#search.size);
    this.#first = -1;
    this.show(this.#now);
  }

  /**
   * Shows where a search is, and how many rows from the top it has left empty.
   *
   * @param {{ rank: number, empty: number }} now
   */
  show(now) {
    this.#now = now;
    const { rank, empty } = now;
    const width = this.#element.clientWidth;
    if (!width || !this.#search) return;
    this.#rows ||= Math.min(this.#search.size, width < WIDE ? MOST_ROWS - 1 : MOST_ROWS);
    const first = rank - (rank % this.#module.permutations(this.#rows));
    if (first !== this.#first) {
      this.#first = first;
      this.#draw();
    }
    for (const { first, past, free, shapes } of this.#nodes) {
      const isNow = first <= rank && rank < past && free >= empty;
      for (const shape of shapes) {
        shape.classList.toggle('now', isNow);
        shape.classList.toggle('later', first > rank || (first === rank && free < empty));
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
    // Solutions are drawn last, or the leaves beside them would cover them where there are many.
    const [edges, dots, finds] = [draw('g'), draw('g'), draw('g')];
    const names = draw('g', { class: 'names' });
    const place = (/** @type {number} */ first, /** @type {number} */ free) => ({
      x: 44 + ((first - this.#first + this.#module.permutations(free) / 2) / all) * width,
      y: TOP + (rows - free) * LEVEL,
    });
    for (let free = rows; free >= 1; free--) {
      const below = this.#module.permutations(free);
      if (free < size) {
        const name = draw('text', { x: 0, y: TOP + (rows - free) * LEVEL + 4 });
        name.textContent = this.#module.lineName({ kind: 'row', index: free }, size);
        names.append(name);
      }
      for (let first = this.#first; first < this.#first + all; first += below) {
        const { kind, isSolution } = this.#classify(search, first, below);
        const { x, y } = place(first, free);
        const radius = Math.min(
          Math.max(((width / all) * below) / 2.4, 1.6),
          kind === 'cut' ? 6 : 5,
        );
        const isFind = isSolution && free === 1;
        const dot = isFind
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
        (isFind ? finds : dots).append(draw('g', { 'data-first': first }, dot, target));
        this.#nodes.push({ first, past: first + below, free, shapes });
      }
    }
    this.#drawing.setAttribute('viewBox', `0 0 ${width + 64} ${TOP + (rows - 1) * LEVEL + 14}`);
    const fixed = isWhole ? '' : rowsName(this.#module, size - 1, rows, size);
    this.#drawing.setAttribute(
      'aria-label',
      isWhole ? TEXTS.watch.treeLabel : TEXTS.watch.treePartLabel(fixed),
    );
    element('watch-tree-title').textContent = isWhole
      ? TEXTS.watch.tree
      : TEXTS.watch.treePart(fixed);
    this.#drawing.replaceChildren(edges, dots, finds, names);
    enable(button('watch-tree-in'), rows > LEAST_ROWS);
    enable(button('watch-tree-out'), rows < Math.min(MOST_ROWS, size));
    this.show(this.#now);
  }

  /**
   * Whether the search enters a node, cuts off what is below it, or skips it.
   *
   * @param {Search} search
   * @param {number} first its first permutation
   * @param {number} below how many it has
   */
  #classify({ ranks, attacking, total }, first, below) {
    const step = this.#module.stepAt('Skips', first);
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
