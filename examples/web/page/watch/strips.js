/** Strips of all permutations, with one cursor to move. */

import { Axis } from './axis.js';
import { element } from '../dom.js';
import { LANES } from './lanes.js';
import { TEXTS } from '../texts.js';

/** @typedef {import('../module.js').Search} Search */
/** @typedef {import('../module.js').Step} Step */
/** @typedef {import('./lanes.js').Moment} Moment */

/** @typedef {{ all: number, tested: number }} Looks all rows that are looked at */

export class Strips {
  #element = element('watch-strips');
  #canvases = LANES.map(({ id }) => element(id, HTMLCanvasElement));
  /** @type {Search} */
  #search = {
    size: 1,
    total: 1,
    ranks: [0],
    lowest: [0],
    attacking: [-1],
    solutions: [1],
    finds: [],
  };
  /** @type {Looks} */
  #looks = { all: 0, tested: 0 };
  #rank = 0;
  /** @type {Moment} */
  #moment = { place: 0, next: 0, row: 0, looks: 0 };
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
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
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

  /** @param {Search} search @param {Looks} looks */
  open(search, looks) {
    this.#search = search;
    this.#looks = looks;
    this.#axis.open(search.total);
    this.#element.setAttribute('aria-valuemax', String(search.total - 1));
  }

  /**
   * Goes to a step, whose permutation stays visible.
   *
   * @param {Step} step @param {number} place that of the tested permutation it belongs to
   * @param {string} text
   */
  show(step, place, text) {
    this.#rank = step.rank;
    const looks = step.search === 'All' ? step.looksOfAll : step.looks;
    this.#moment = { place, next: step.next, row: step.attacking ?? step.empty, looks };
    this.#element.setAttribute('aria-valuenow', String(step.rank));
    this.#element.setAttribute('aria-valuetext', text);
    const { finds } = this.#search;
    element('watch-count-finds').textContent = TEXTS.watch.finds(
      finds.filter((find) => find.looks <= looks).length,
      finds.length,
    );
    for (const { id, search } of LANES) {
      if (!search) continue;
      const all = search === 'All';
      element(id.replace('lane', 'count')).textContent = TEXTS.watch.looks(
        all ? step.looksOfAll : step.looks,
        all ? this.#looks.all : this.#looks.tested,
      );
      element(id.replace('lane', 'name')).toggleAttribute('data-now', search === step.search);
    }
    this.#axis.include(step.rank);
    this.#change();
  }

  /** @param {number} factor */
  zoom(factor) {
    this.#axis.zoom(factor, this.#rank);
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
    const x = ((this.#rank - this.#axis.from) / this.#axis.length) * width;
    LANES.forEach(({ height, draw }, lane) => {
      const canvas = this.#canvases[lane];
      const context = canvas.getContext('2d');
      if (!context) return;
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.scale(scale, scale);
      draw({ context, width, height, color }, this.#search, this.#axis, this.#moment, this.#isLit);
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
