/** Three strips of all permutations, with one cursor to move. */

import { Axis } from './axis.js';
import { element } from '../dom.js';
import { LANES, nextRank, placements } from './lanes.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Search} Search */

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
    addEventListener('theme', () => this.#draw());
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
    return this.isWhole ? TEXTS.watch.whole(total) : TEXTS.watch.part(part.first, part.last, total);
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
    element('watch-count-all').textContent = TEXTS.watch.tested(next, search.total);
    const placements = this.#placements;
    const all = placements[placements.length - 1];
    element('watch-count-rows').textContent = TEXTS.watch.placed(placements[step], all);
    const { ranks, solutions } = search;
    element('watch-count-tested').textContent = TEXTS.watch.search(
      step + 1,
      ranks.length,
      next - step - 1,
      solutions[step],
    );
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
