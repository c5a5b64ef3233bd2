/** Three strips of all permutations with one cursor, and a place to go to. */

import { element } from './dom.js';
import { grouped, plural } from './numbers.js';

/** @typedef {import('./module.js').Search} Search */

/** The least number of permutations to see. */
const CLOSEST = 12;

/** The part of all permutations that is in sight, to scale. */
class Axis {
  #total = 1;
  from = 0;
  length = 1;

  /** @param {number} total */
  open(total) {
    this.#total = total;
    this.look(0, total);
  }

  get isWhole() {
    return this.length >= this.#total;
  }

  get total() {
    return this.#total;
  }

  /** @param {number} from @param {number} length */
  look(from, length) {
    this.length = Math.min(Math.max(length, CLOSEST), this.#total);
    this.from = Math.min(Math.max(from, 0), this.#total - this.length);
  }

  /** @param {number} factor @param {number} around */
  zoom(factor, around) {
    const length = Math.min(Math.max(this.length / factor, CLOSEST), this.#total);
    this.look(around - ((around - this.from) * length) / this.length, length);
  }

  /** Moves on, if it must, so that a rank is in sight. @param {number} rank */
  include(rank) {
    if (rank < this.from) this.look(rank - this.length * 0.9, this.length);
    else if (rank >= this.from + this.length) this.look(rank - this.length * 0.1, this.length);
  }

  /** @param {number} share of the width */
  rankAt(share) {
    return Math.min(Math.max(Math.floor(this.from + share * this.length), 0), this.#total - 1);
  }

  /** The first and the last permutation in sight. */
  get part() {
    return {
      first: Math.floor(this.from),
      last: Math.ceil(Math.min(this.from + this.length, this.#total) - 1),
    };
  }
}

// Three searches, each drawn along the same permutations, to scale.

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
const nextRank = ({ ranks, total }, step) => (step + 1 < ranks.length ? ranks[step + 1] : total);

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
function placements(search) {
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

const LANES = [
  { id: 'watch-lane-all', height: 30, draw: drawAll },
  { id: 'watch-lane-rows', height: 56, draw: drawRows },
  { id: 'watch-lane-skips', height: 72, draw: drawSkips },
];

export class Strips {
  #element = element('watch-strips');
  #canvases = LANES.map(({ id }) => element(id, HTMLCanvasElement));
  /** @type {Search} */
  #search = { size: 1, total: 1, ranks: [0], attacking: [-1], solutions: [1] };
  /** @type {number[]} */
  #placements = [];
  #step = 0;
  #axis = new Axis();
  #isLit = false;
  #zoomed;

  /**
   * @param {(rank: number) => void} go is told where somebody points
   * @param {(key: string) => boolean} press takes the keys
   * @param {() => void} zoomed is told when another part is visible
   */
  constructor(go, press, zoomed) {
    this.#zoomed = zoomed;
    const rankAt = (/** @type {MouseEvent} */ event) => {
      const { left, width } = this.#canvases[0].getBoundingClientRect();
      return this.#axis.rankAt((event.clientX - left) / width);
    };
    this.#element.addEventListener('pointerdown', (event) => {
      this.#element.setPointerCapture(event.pointerId);
      go(rankAt(event));
    });
    this.#element.addEventListener('pointermove', (event) => {
      if (event.buttons & 1) go(rankAt(event));
    });
    this.#element.addEventListener('keydown', (event) => {
      const takes = !event.ctrlKey && !event.metaKey && !event.altKey && press(event.key);
      if (takes) event.preventDefault();
    });
    this.#element.addEventListener(
      'wheel',
      (event) => {
        // The wheel scrolls the page, unless it is meant for the strips.
        if (!event.ctrlKey && !event.shiftKey && document.activeElement !== this.#element) return;
        event.preventDefault();
        const { from, length } = this.#axis;
        if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))
          this.#axis.look(from + ((event.deltaX || event.deltaY) / 500) * length, length);
        else this.#axis.zoom(event.deltaY < 0 ? 1.25 : 0.8, rankAt(event));
        this.#change();
      },
      { passive: false },
    );
    new ResizeObserver(() => this.#draw()).observe(this.#element);
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', () => this.#draw());
    }
  }

  get isWhole() {
    return this.#axis.isWhole;
  }

  /** What part of the permutations is visible. */
  get partText() {
    const { total, part } = this.#axis;
    return this.isWhole
      ? `All ${grouped(total)} permutations, to scale`
      : `Permutations ${grouped(part.first)} to ${grouped(part.last)} of ${grouped(total)}`;
  }

  /** @param {Search} search */
  open(search) {
    this.#search = search;
    this.#placements = placements(search);
    this.#step = 0;
    this.#axis.open(search.total);
    this.#element.setAttribute('aria-valuemax', String(search.total - 1));
  }

  /** Goes to a step, whose permutation stays visible. @param {number} step @param {string} text */
  show(step, text) {
    this.#step = step;
    const search = this.#search;
    const rank = search.ranks[step];
    this.#element.setAttribute('aria-valuenow', String(rank));
    this.#element.setAttribute('aria-valuetext', text);
    const next = nextRank(search, step);
    element('watch-count-all').textContent = `${grouped(next)} of ${grouped(search.total)} tested`;
    const placements = this.#placements;
    const [placed, all] = [placements[step], placements[placements.length - 1]].map(grouped);
    element('watch-count-rows').textContent = `${placed} of ${all} queens placed`;
    element('watch-tested').textContent = grouped(step + 1);
    element('watch-tests').textContent = grouped(search.ranks.length);
    element('watch-skipped').textContent = grouped(next - step - 1);
    const solutions = search.solutions[step];
    element('watch-solutions').textContent =
      `${grouped(solutions)} ${plural(solutions, 'solution')}`;
    this.#axis.include(rank);
    this.#change();
  }

  /** @param {number} factor */
  zoom(factor) {
    this.#axis.zoom(factor, this.#search.ranks[this.#step]);
    this.#change();
  }

  zoomOut() {
    this.#axis.look(0, this.#search.total);
    this.#change();
  }

  /** Lights up the block of the step. @param {boolean} isLit */
  light(isLit) {
    this.#isLit = isLit;
    this.#draw();
  }

  #change() {
    this.#draw();
    this.#zoomed();
  }

  #draw() {
    const width = this.#canvases[0].clientWidth;
    if (!width) return;
    const probe = this.#element.querySelector('i');
    /** @type {Map<string, string>} */
    const colors = new Map();
    const color = (/** @type {string} */ name) => {
      const known = colors.get(name);
      if (known || !probe) return known ?? '';
      probe.style.color = `var(--${name})`;
      const found = getComputedStyle(probe).color;
      colors.set(name, found);
      return found;
    };
    const scale = Math.max(devicePixelRatio, 1);
    const x = ((this.#search.ranks[this.#step] - this.#axis.from) / this.#axis.length) * width;
    LANES.forEach(({ height, draw }, lane) => {
      const canvas = this.#canvases[lane];
      const context = canvas.getContext('2d');
      if (!context) return;
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.scale(scale, scale);
      draw({ context, width, height, color }, this.#search, this.#axis, this.#step, this.#isLit);
      context.fillStyle = color('now');
      context.fillRect(x - 1, 0, 2, height);
      if (lane) return;
      context.beginPath();
      context.moveTo(x - 7, 0);
      context.lineTo(x + 7, 0);
      context.lineTo(x, 10);
      context.fill();
    });
  }
}
