/** The order in which a few rows end once they have run through all their arrangements. */

import { draw, element, make } from '../dom.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Step} Step */

/** The most rows of which the order is drawn. */
const MOST_ROWS = 4;
/** The height of a row, and where the orders before and after stand. */
const ROW = 17;
const [LEFT, RIGHT] = [6, 58];

export class Orders {
  #module;
  #drawings = element('watch-orders-drawings');
  /** For each number of rows its drawing. @type {Map<number, HTMLElement>} */
  #items = new Map();
  #size = 0;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
  }

  /** Marks the order of the rows that a step rules out. @param {Step} step */
  show({ columns, next, rank, attacking }) {
    if (columns.length !== this.#size) this.#resize(columns.length);
    const isSkipping = next - rank > 1;
    for (const [rows, item] of this.#items)
      item.classList.toggle('lit', isSkipping && rows === attacking);
  }

  /** @param {number} size */
  #resize(size) {
    this.#size = size;
    this.#items.clear();
    for (let rows = 2; rows <= Math.min(MOST_ROWS, size - 1); rows++) {
      // The search begins with queen 0 in row 0, queen 1 in row 1 and so on.
      const last = this.#module.permutations(rows) - 1;
      const order = this.#module.step('All', last).columns.slice(0, rows);
      this.#items.set(rows, drawing(rows, order));
    }
    this.#drawings.replaceChildren(...this.#items.values());
  }
}

/** @param {number} rows @param {number[]} order which queen ends in each row, from the top */
function drawing(rows, order) {
  const y = (/** @type {number} */ row) => ROW * (row + 0.5);
  const number = (
    /** @type {number} */ queen,
    /** @type {number} */ x,
    /** @type {number} */ at,
  ) => {
    const text = draw('text', { x, y: y(at) + 4 });
    text.textContent = String(queen + 1);
    return text;
  };
  const lines = order.map((queen, row) =>
    draw('line', { x1: LEFT + 8, y1: y(queen), x2: RIGHT - 8, y2: y(row) }),
  );
  const numbers = order.flatMap((queen, row) => [
    number(row, LEFT, row),
    number(queen, RIGHT, row),
  ]);
  const title = TEXTS.watch.order(order.map((queen) => queen + 1));
  const svg = draw(
    'svg',
    {
      role: 'img',
      'aria-label': title,
      viewBox: `0 0 64 ${ROW * rows}`,
      width: 64,
      height: ROW * rows,
    },
    ...lines,
    ...numbers,
  );
  return make('div', { class: 'order' }, svg, make('small', {}, TEXTS.watch.orderOf(rows)));
}
