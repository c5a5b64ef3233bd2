/** The strip of all permutations, to scale: tested, skipped and found ones, and a place to go to. */

import { grouped, make } from './dom.js';

/** @typedef {{ ranks: Uint32Array, isSolution: boolean[], total: number }} Record */

const HEIGHT = 92;
/** The height of the overview below, which shows what part is visible. */
const OVERVIEW = 10;
/** The least number of permutations to see. */
const CLOSEST = 12;

export class Strip {
  #canvas = make('canvas', { role: 'slider', tabindex: 0, 'aria-label': 'Permutation', 'aria-valuemin': 0 });
  /** @type {Record} */
  #record = { ranks: new Uint32Array(), isSolution: [], total: 1 };
  #step = 0;
  /** The visible part, in permutations. */
  #from = 0;
  #length = 1;
  #element;
  #go;
  #zoomed;

  /**
   * @param {HTMLElement} element
   * @param {(rank: number) => void} go is told where somebody clicks
   * @param {(key: string) => boolean} press takes the keys
   * @param {() => void} zoomed is told when another part is visible
   */
  constructor(element, go, press, zoomed) {
    this.#element = element;
    this.#go = go;
    this.#zoomed = zoomed;
    element.append(this.#canvas);
    this.#canvas.addEventListener('pointerdown', (event) => this.#point(event));
    this.#canvas.addEventListener('pointermove', (event) => {
      if (event.buttons & 1) this.#point(event);
    });
    this.#canvas.addEventListener('keydown', (event) => {
      const takes = !event.ctrlKey && !event.metaKey && !event.altKey && press(event.key);
      if (takes) event.preventDefault();
    });
    this.#canvas.addEventListener('wheel', (event) => {
      // The wheel scrolls the page, unless it is meant for the strip.
      if (!event.ctrlKey && !event.shiftKey && document.activeElement !== this.#canvas) return;
      event.preventDefault();
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        this.#look(this.#from + (event.deltaX || event.deltaY) / 500 * this.#length, this.#length);
      } else {
        this.zoom(event.deltaY < 0 ? 1.25 : 0.8, this.#rankAt(event.offsetX));
      }
    }, { passive: false });
    new ResizeObserver(() => this.#draw()).observe(element);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#draw());
  }

  get isWhole() {
    return this.#length >= this.#record.total;
  }

  /** The first and the last permutation that is visible. */
  get part() {
    const last = Math.min(this.#from + this.#length, this.#record.total) - 1;
    return { first: Math.floor(this.#from), last: Math.ceil(last) };
  }

  /** @param {Record} record */
  open(record) {
    this.#record = record;
    this.#step = 0;
    this.#canvas.setAttribute('aria-valuemax', String(record.total - 1));
    this.#look(0, record.total);
  }

  /** Goes to a step, whose permutation stays visible. @param {number} step @param {string} text */
  show(step, text) {
    this.#step = step;
    const rank = this.#record.ranks[step];
    this.#canvas.setAttribute('aria-valuenow', String(rank));
    this.#canvas.setAttribute('aria-valuetext', text);
    const isVisible = rank >= this.#from && rank < this.#from + this.#length;
    if (isVisible) this.#draw();
    else this.#look(rank - this.#length * (rank < this.#from ? 0.9 : 0.1), this.#length);
  }

  /** @param {number} factor @param {number} [around] */
  zoom(factor, around = this.#record.ranks[this.#step]) {
    const length = Math.min(Math.max(this.#length / factor, CLOSEST), this.#record.total);
    this.#look(around - (around - this.#from) * length / this.#length, length);
  }

  zoomOut() {
    this.#look(0, this.#record.total);
  }

  /** @param {number} from @param {number} length */
  #look(from, length) {
    this.#length = Math.min(length, this.#record.total);
    this.#from = Math.min(Math.max(from, 0), this.#record.total - this.#length);
    this.#draw();
    this.#zoomed();
  }

  /** @param {number} x */
  #rankAt(x) {
    const rank = Math.floor(this.#from + x / this.#canvas.clientWidth * this.#length);
    return Math.min(Math.max(rank, 0), this.#record.total - 1);
  }

  /** @param {PointerEvent} event */
  #point(event) {
    if (event.type === 'pointerdown') this.#canvas.setPointerCapture(event.pointerId);
    if (!this.isWhole && event.offsetY > HEIGHT - OVERVIEW - 4) {
      const centre = event.offsetX / this.#canvas.clientWidth * this.#record.total;
      this.#look(centre - this.#length / 2, this.#length);
    } else {
      this.#go(this.#rankAt(event.offsetX));
    }
  }

  #draw() {
    const width = this.#element.clientWidth;
    const context = this.#canvas.getContext('2d');
    if (!width || !context) return;
    const scale = Math.max(devicePixelRatio, 1);
    this.#canvas.width = Math.round(width * scale);
    this.#canvas.height = Math.round(HEIGHT * scale);
    context.scale(scale, scale);
    const style = getComputedStyle(this.#element);
    const color = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`);
    const { ranks, isSolution, total } = this.#record;
    const x = (/** @type {number} */ rank) => (rank - this.#from) / this.#length * width;
    const base = HEIGHT - OVERVIEW - 12;
    const unit = width / this.#length;
    const now = ranks[this.#step];

    context.fillStyle = color('line');
    context.fillRect(0, base, width, 1);
    for (let step = this.#firstVisible(); step < ranks.length && ranks[step] < this.#from + this.#length; step++) {
      const next = step + 1 < ranks.length ? ranks[step + 1] : total;
      const saved = next - ranks[step];
      const [left, right] = [x(ranks[step]), x(next)];
      const isPast = step <= this.#step;
      context.globalAlpha = isPast ? 1 : 0.35;
      if (saved > 1) {
        // A block is as wide as what it saves, and higher for more.
        const height = 14 + 46 * Math.log(saved) / Math.log(total);
        const gap = right - left > 3 ? 1 : 0;
        context.fillStyle = color(saved === this.#saved(this.#step) && step === this.#step ? 'now' : 'skip');
        context.fillRect(left, base - height, Math.max(right - left - gap, 0.5), height);
      }
      if (isSolution[step]) {
        context.fillStyle = color('find');
        const size = Math.min(Math.max(unit / 2, 3), 6);
        const middle = left + Math.min(unit / 2, 4);
        context.fillRect(middle - Math.min(Math.max(unit / 6, 0.75), 2), base - 60, Math.min(Math.max(unit / 3, 1.5), 4), 60);
        context.beginPath();
        context.arc(middle, base - 62, size, 0, 7);
        context.fill();
      } else {
        context.fillStyle = color('test');
        context.globalAlpha *= unit < 0.3 ? 0.5 : 1;
        context.fillRect(left, base - 10, Math.min(Math.max(unit * 0.3, 0.7), 4), 16);
      }
    }
    context.globalAlpha = 1;
    if (ranks.length) this.#drawNow(context, x(now), unit, base, color('now'));
    if (!this.isWhole) this.#drawOverview(context, width, color('line'), color('now'));
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {number} left @param {number} unit
   * @param {number} base @param {string} color
   */
  #drawNow(context, left, unit, base, color) {
    const middle = left + Math.min(unit * 0.15, 2);
    context.fillStyle = color;
    context.fillRect(middle - 1, 4, 2, base + 6);
    context.beginPath();
    context.moveTo(middle - 6, 0);
    context.lineTo(middle + 6, 0);
    context.lineTo(middle, 9);
    context.fill();
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {string} line @param {string} now */
  #drawOverview(context, width, line, now) {
    const { total } = this.#record;
    context.fillStyle = line;
    context.fillRect(0, HEIGHT - OVERVIEW + 2, width, OVERVIEW - 4);
    context.fillStyle = now;
    const visible = Math.max(this.#length / total * width, 6);
    context.fillRect(Math.min(this.#from / total * width, width - visible), HEIGHT - OVERVIEW, visible, OVERVIEW);
  }

  /** @param {number} step */
  #saved(step) {
    const { ranks, total } = this.#record;
    return (step + 1 < ranks.length ? ranks[step + 1] : total) - ranks[step];
  }

  /** The last step that begins at or before the visible part. */
  #firstVisible() {
    const { ranks } = this.#record;
    let [low, high] = [0, ranks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranks[middle] <= this.#from) low = middle + 1;
      else high = middle;
    }
    return Math.max(low - 1, 0);
  }
}

/** The visible part of the permutations. @param {Strip} strip @param {number} total */
export function partText(strip, total) {
  if (strip.isWhole) return `All ${grouped(total)} permutations, to scale`;
  const { first, last } = strip.part;
  return `Permutations ${grouped(first)} to ${grouped(last)} of ${grouped(total)}`;
}
