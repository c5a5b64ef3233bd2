/** Lanes of the strips: a drawing for each search, along the same permutations. */

/** @typedef {import('../module.js').Search} Search */
/** @typedef {import('./axis.js').Axis} Axis */

/**
 * A place to draw on, with the colours of the page.
 *
 * @typedef {object} Canvas
 * @property {CanvasRenderingContext2D} context
 * @property {number} width @property {number} height
 * @property {(name: string) => string} color
 */

/**
 * How far a search has come: the place of the tested permutation that it is at, the rank up to
 * which it has decided, the highest row of the permutation that it has looked at, and the rows
 * looked at so far.
 *
 * @typedef {{ place: number, next: number, row: number, looks: number }} Moment
 */

/**
 * The rank after those that a test decides on.
 *
 * @param {Search} search @param {number} place
 */
export const nextRank = ({ ranks, total }, place) =>
  place + 1 < ranks.length ? ranks[place + 1] : total;

/** The number of permutations of so many rows. @param {number} rows */
const factorial = (rows) => {
  let product = 1;
  for (let row = 2; row <= rows; row++) product *= row;
  return product;
};

/** The places of tests that are in sight. @param {Search} search @param {Axis} axis */
function* visible(search, axis) {
  const { ranks } = search;
  let [low, high] = [0, ranks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranks[middle] <= axis.from) low = middle + 1;
    else high = middle;
  }
  for (
    let step = Math.max(low - 1, 0);
    step < ranks.length && ranks[step] < axis.from + axis.length;
    step++
  )
    yield step;
}

/**
 * All permutations, one after the other.
 *
 * @param {Canvas} canvas @param {Search} _search @param {Axis} axis @param {Moment} moment
 */
function drawAll({ context, width, height, color }, _search, axis, { next }) {
  const unit = width / axis.length;
  const past = (next - axis.from) * unit;
  const { first, last } = axis.part;
  for (const [left, right, name] of /** @type {const} */ ([
    [0, Math.max(past, 0), 'test'],
    [Math.max(past, 0), width, 'later'],
  ])) {
    context.fillStyle = color(name);
    if (unit < 3) {
      context.fillRect(left, height - ALL, Math.max(right - left, 0), ALL);
      continue;
    }
    for (let rank = first; rank <= last; rank++) {
      const x = (rank - axis.from) * unit;
      if (x >= left - 0.01 && x < right - 0.01)
        context.fillRect(x, height - ALL, Math.min(unit * 0.5, 6), ALL);
    }
  }
}

/**
 * The queens that a search row by row places: a level for each row, the bottom row first. A queen
 * that is attacked ends its branch.
 *
 * @param {Canvas} canvas @param {Search} search @param {Axis} axis @param {Moment} moment
 */
function drawRows({ context, width, height, color }, search, axis, moment) {
  const { size, ranks, lowest, attacking } = search;
  const unit = width / axis.length;
  // Levels are whole pixels, since the edge of a block that is seen through looks like another one.
  const top = (/** @type {number} */ row) => Math.round(((size - 1 - row) * height) / size);
  for (const place of visible(search, axis)) {
    for (let row = lowest[place]; row >= Math.max(attacking[place], 0); row--) {
      const wide = factorial(row) * unit;
      const isNow = place === moment.place && row === moment.row;
      const isPast = place < moment.place || (place === moment.place && row >= moment.row);
      const kind =
        row === attacking[place] ? 'test' : attacking[place] < 0 && row === 0 ? 'find' : 'entered';
      context.fillStyle = color(isNow ? 'now' : isPast ? kind : 'later');
      context.fillRect(
        (ranks[place] - axis.from) * unit,
        top(row),
        Math.max(wide - (wide > 3 ? 1 : 0), 0.4),
        top(row - 1) - top(row) - 1,
      );
    }
  }
}

/**
 * Tested permutations as ticks, and skipped ones as blocks, higher for more.
 *
 * @param {Canvas} canvas @param {Search} search @param {Axis} axis @param {Moment} moment
 * @param {boolean} isLit
 */
function drawSkips({ context, width, height, color }, search, axis, moment, isLit) {
  const { ranks, attacking, total } = search;
  const unit = width / axis.length;
  const base = height - 6;
  context.fillStyle = color('control');
  context.fillRect(0, base, width, 1);
  for (const place of visible(search, axis)) {
    const saved = nextRank(search, place) - ranks[place];
    const left = (ranks[place] - axis.from) * unit;
    const wide = saved * unit;
    const isNow = place === moment.place;
    const named = (/** @type {string} */ name) => color(place <= moment.place ? name : 'later');
    if (saved > 1) {
      const high = 6 + ((base - 8) * Math.log(saved)) / Math.log(total);
      context.fillStyle = isNow ? color('now') : named('skip');
      context.fillRect(left, base - high, Math.max(wide - (wide > 3 ? 1 : 0), 0.5), high);
      if (isNow && isLit) {
        context.strokeStyle = color('ink');
        context.lineWidth = 3;
        context.strokeRect(left, base - high, Math.max(wide, 4), high);
      }
    }
    if (attacking[place] < 0) {
      const middle = left + Math.min(unit / 2, 4);
      context.fillStyle = named('find');
      context.fillRect(
        middle - Math.min(Math.max(unit / 6, 0.75), 2),
        5,
        Math.min(Math.max(unit / 3, 1.5), 4),
        base - 5,
      );
      context.beginPath();
      context.arc(middle, 5, Math.min(Math.max(unit / 2, 3), 5), 0, 7);
      context.fill();
    } else {
      context.fillStyle = named('test');
      context.fillRect(left, base - 4, Math.min(Math.max(unit * 0.3, 0.7), 4), 10);
    }
  }
}

/**
 * The solutions that local search has found with as many rows looked at.
 *
 * @param {Canvas} canvas @param {Search} search @param {Axis} axis @param {Moment} moment
 */
function drawFinds({ context, width, height, color }, { finds }, axis, { looks }) {
  const unit = width / axis.length;
  context.fillStyle = color('control');
  context.fillRect(0, height - 1, width, 1);
  for (const find of finds) {
    const x = (find.rank - axis.from) * unit + Math.min(unit / 2, 4);
    context.fillStyle = color(find.looks <= looks ? 'find' : 'later');
    context.beginPath();
    context.arc(x, height / 2, 4.5, 0, 7);
    context.fill();
  }
}

/** The height of a permutation of all. */
const ALL = 12;

export const LANES = /** @type {const} */ ([
  { id: 'watch-lane-all', search: 'All', height: 22, draw: drawAll },
  { id: 'watch-lane-rows', search: 'Rows', height: 36, draw: drawRows },
  { id: 'watch-lane-skips', search: 'Skips', height: 40, draw: drawSkips },
  { id: 'watch-lane-finds', search: null, height: 14, draw: drawFinds },
]);
