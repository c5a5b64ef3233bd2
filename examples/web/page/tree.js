/** The whole tree of a small search: a node for each placement of the bottom rows, what is skipped in grey. */

import { draw, make } from './dom.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./strip.js').Record} Record */

/** The largest size whose tree is shown. */
export const LARGEST_TREE = 5;

const WIDTH = 960;
const LEVEL = 58;

export class Tree {
  #element;
  #module;
  /** Nodes and the edges to them, each with the ranks below it. @type {{ first: number, past: number, shapes: SVGElement[] }[]} */
  #nodes = [];

  /** @param {HTMLElement} element @param {Module} module */
  constructor(element, module) {
    this.#element = element;
    this.#module = module;
  }

  /** @param {number} size @param {Record} record */
  open(size, record) {
    this.#element.hidden = size > LARGEST_TREE;
    this.#nodes = [];
    if (this.#element.hidden) return this.#element.replaceChildren();
    const { total } = record;
    const edges = draw('g');
    const dots = draw('g');
    const place = (/** @type {number} */ first, /** @type {number} */ rows) => ({
      x: (first + this.#module.permutations(rows) / 2) / total * WIDTH, y: 14 + (size - rows) * LEVEL,
    });
    for (let rows = size; rows >= 1; rows--) {
      const below = this.#module.permutations(rows);
      for (let first = 0; first < total; first += below) {
        const { kind, isSolution } = classify(record, first, below);
        const { x, y } = place(first, rows);
        const dot = isSolution && rows === 1
          ? draw('path', { class: `node ${kind} find`, d: `M${x} ${y - 9}l7 9-7 9-7-9z` })
          : draw('circle', { class: `node ${kind}`, cx: x, cy: y, r: rows === 1 ? 2.6 : kind === 'cut' ? 5 : 4 });
        const shapes = [/** @type {SVGElement} */ (dot)];
        if (rows < size) {
          const parent = place(first - first % this.#module.permutations(rows + 1), rows + 1);
          const middle = (parent.y + y) / 2;
          const edge = draw('path', { class: `edge ${kind}`, d: `M${parent.x} ${parent.y}C${parent.x} ${middle} ${x} ${middle} ${x} ${y}` });
          edges.append(edge);
          shapes.push(edge);
        }
        dots.append(dot);
        this.#nodes.push({ first, past: first + below, shapes });
      }
    }
    const label = `The tree of all ${total} permutations: each level settles one more row, from the bottom.`;
    const drawing = draw('svg', {
      viewBox: `0 0 ${WIDTH} ${28 + (size - 1) * LEVEL}`, role: 'img', 'aria-label': label,
    }, edges, dots);
    this.#element.replaceChildren(
      make('h3', {}, 'The tree: the bottom row first'), drawing,
      make('figcaption', {}, 'Each level settles the queen of one more row, from the bottom. Below a queen that attacks one under it everything is grey: skipped.'),
    );
  }

  /** @param {number} rank */
  show(rank) {
    for (const { first, past, shapes } of this.#nodes) {
      const isNow = first <= rank && rank < past;
      for (const shape of shapes) {
        shape.classList.toggle('now', isNow);
        shape.classList.toggle('later', first > rank);
      }
    }
  }
}

/**
 * Whether the search enters a node, cuts off what is below it, or skips it.
 *
 * @param {Record} record @param {number} first its first permutation @param {number} below how many it has
 */
function classify({ ranks, isSolution, total }, first, below) {
  const step = ranks.findLastIndex((rank) => rank <= first);
  const next = step + 1 < ranks.length ? ranks[step + 1] : total;
  const saved = next - ranks[step];
  const kind = saved > below ? 'skipped' : saved === below && saved > 1 ? 'cut' : 'entered';
  return { kind, isSolution: ranks[step] === first && isSolution[step] };
}
