/** The order in which a few rows end once they have run through all their arrangements. */

import { draw, element, make } from '../dom.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Step} Step */

/** The width of a drawing, the height of a row, and where the orders before and after stand. */
const WIDTH = 44;
const ROW = 13;
const [LEFT, RIGHT] = [5, 39];

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

  /**
   * Marks the order into which the skip before a step has brought the rows, as the board shows it.
   *
   * @param {Step | null} before the step with that skip @param {number} size
   */
  show(before, size) {
    if (size !== this.#size) this.#resize(size);
    const skipped = before && before.next - before.rank > 1 ? before.attacking : null;
    for (const [rows, item] of this.#items) item.classList.toggle('lit', rows === skipped);
  }

  /** @param {number} size */
  #resize(size) {
    this.#size = size;
    this.#items.clear();
    for (let rows = 2; rows < size; rows++) {
      // The search begins on a diagonal: column a in the top row, column b below it and so on.
      const last = this.#module.permutations(rows) - 1;
      const order = this.#module.step('All', last).columns.slice(0, rows);
      const names = order.map((_, column) =>
        this.#module.shortLineName({ kind: 'column', index: column }, size),
      );
      this.#items.set(rows, drawing(names, order));
    }
    this.#drawings.replaceChildren(...this.#items.values());
  }
}

/**
 * The columns of some rows, from the top, before and after all arrangements of these rows.
 *
 * @param {string[]} names those before @param {number[]} order which of them ends in each row
 */
function drawing(names, order) {
  const height = ROW * order.length;
  const y = (/** @type {number} */ row) => ROW * (row + 0.5);
  const write = (
    /** @type {string} */ name,
    /** @type {number} */ x,
    /** @type {number} */ row,
  ) => {
    const text = draw('text', { x, y: y(row) + 4 });
    text.textContent = name;
    return text;
  };
  const lines = order.map((before, row) =>
    draw('line', { x1: LEFT + 6, y1: y(before), x2: RIGHT - 6, y2: y(row) }),
  );
  const after = order.map((before) => names[before]);
  const label = { role: 'img', 'aria-label': TEXTS.watch.order(names, after) };
  const svg = draw(
    'svg',
    { ...label, viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height },
    ...lines,
    ...names.map((name, row) => write(name, LEFT, row)),
    ...after.map((name, row) => write(name, RIGHT, row)),
  );
  return make('div', { class: 'order' }, svg, make('small', {}, TEXTS.watch.orderOf(order.length)));
}
