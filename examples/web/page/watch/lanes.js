/** Lanes of the strips: a drawing for each of three searches, along the same permutations. */

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

/** The opacity of what comes later. */
const LATER = 0.35;

/**
 * The rank after those that a step has tested or skipped.
 *
 * @param {Search} search @param {number} step
 */
export const nextRank = ({ ranks, total }, step) =>
  step + 1 < ranks.length ? ranks[step + 1] : total;

/** The number of permutations of so many rows. @param {number} rows */
const factorial = (rows) => {
  let product = 1;
  for (let row = 2; row <= rows; row++) product *= row;
  return product;
};

/**
 * The lowest row whose queen is another one than in the step before.
 *
 * @param {Search} search @param {number} step
 */
function firstPlaced({ ranks, size }, step) {
  if (step === 0) return size - 1;
  let row = size - 1;
  while (
    row > 0 &&
    Math.floor(ranks[step] / factorial(row)) === Math.floor(ranks[step - 1] / factorial(row))
  )
    row--;
  return row;
}

/**
 * For each step the queens that a search row by row has placed until then.
 *
 * @param {Search} search
 */
export function placements(search) {
  let placed = 0;
  return search.ranks.map(
    (_, step) => (placed += firstPlaced(search, step) - Math.max(search.attacking[step], 0) + 1),
  );
}

/** The steps that are in sight. @param {Search} search @param {Axis} axis */
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
 * @param {Canvas} canvas @param {Search} search @param {Axis} axis @param {number} now
 */
function drawAll({ context, width, height, color }, search, axis, now) {
  const unit = width / axis.length;
  const past = (nextRank(search, now) - axis.from) * unit;
  const { first, last } = axis.part;
  context.fillStyle = color('test');
  for (const [left, right, opacity] of [
    [0, Math.max(past, 0), 1],
    [Math.max(past, 0), width, LATER],
  ]) {
    context.globalAlpha = opacity;
    if (unit < 3) {
      context.fillRect(left, height - 16, Math.max(right - left, 0), 16);
      continue;
    }
    for (let rank = first; rank <= last; rank++) {
      const x = (rank - axis.from) * unit;
      if (x >= left - 0.01 && x < right - 0.01)
        context.fillRect(x, height - 16, Math.min(unit * 0.5, 6), 16);
    }
  }
  context.globalAlpha = 1;
}

/**
 * The queens that a search row by row places: a level for each row, the bottom row first. A queen
 * that is attacked ends its branch.
 *
 * @param {Canvas} canvas @param {Search} search @param {Axis} axis @param {number} now
 */
function drawRows({ context, width, height, color }, search, axis, now) {
  const { size, ranks, attacking } = search;
  const unit = width / axis.length;
  const level = height / size;
  const [entered, cut] = [color('entered'), color('test')];
  for (const step of visible(search, axis)) {
    const lowest = firstPlaced(search, step);
    context.globalAlpha = step <= now ? 1 : LATER;
    for (let row = lowest; row >= Math.max(attacking[step], 0); row--) {
      const permutations = factorial(row);
      const first = ranks[step] - (ranks[step] % permutations);
      const wide = permutations * unit;
      context.fillStyle =
        row === attacking[step]
          ? step === now
            ? color('now')
            : cut
          : attacking[step] < 0 && row === 0
            ? color('find')
            : entered;
      context.fillRect(
        (first - axis.from) * unit,
        (size - 1 - row) * level,
        Math.max(wide - (wide > 3 ? 1 : 0), 0.4),
        level - 1,
      );
    }
  }
  context.globalAlpha = 1;
}

/**
 * Tested permutations as ticks, and skipped ones as blocks, higher for more.
 *
 * @param {Canvas} canvas @param {Search} search @param {Axis} axis @param {number} now
 * @param {boolean} isLit
 */
function drawSkips({ context, width, height, color }, search, axis, now, isLit) {
  const { ranks, attacking, total } = search;
  const unit = width / axis.length;
  const base = height - 10;
  context.fillStyle = color('control');
  context.fillRect(0, base, width, 1);
  for (const step of visible(search, axis)) {
    const saved = nextRank(search, step) - ranks[step];
    const left = (ranks[step] - axis.from) * unit;
    const wide = saved * unit;
    context.globalAlpha = step <= now ? 1 : LATER;
    if (saved > 1) {
      const high = 10 + ((base - 18) * Math.log(saved)) / Math.log(total);
      context.fillStyle = color(step === now ? 'now' : 'skip');
      context.fillRect(left, base - high, Math.max(wide - (wide > 3 ? 1 : 0), 0.5), high);
      if (step === now && isLit) {
        context.strokeStyle = color('ink');
        context.lineWidth = 3;
        context.strokeRect(left, base - high, Math.max(wide, 4), high);
      }
    }
    if (attacking[step] < 0) {
      const middle = left + Math.min(unit / 2, 4);
      context.fillStyle = color('find');
      context.fillRect(
        middle - Math.min(Math.max(unit / 6, 0.75), 2),
        6,
        Math.min(Math.max(unit / 3, 1.5), 4),
        base - 6,
      );
      context.beginPath();
      context.arc(middle, 6, Math.min(Math.max(unit / 2, 3), 6), 0, 7);
      context.fill();
    } else {
      context.fillStyle = color('test');
      context.globalAlpha *= unit < 0.3 ? 0.5 : 1;
      context.fillRect(left, base - 6, Math.min(Math.max(unit * 0.3, 0.7), 4), 14);
    }
  }
  context.globalAlpha = 1;
}

export const LANES = [
  { id: 'watch-lane-all', height: 30, draw: drawAll },
  { id: 'watch-lane-rows', height: 56, draw: drawRows },
  { id: 'watch-lane-skips', height: 72, draw: drawSkips },
];
