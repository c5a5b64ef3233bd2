/** The view to watch the searches. */

import { follow } from './address.js';
import { Board } from './board.js';
import { button, enable } from './button.js';
import { element, input, make } from './dom.js';
import { link, numberIn } from './link.js';
import { band, lineBetween, move, veil } from './marks.js';
import { showHelp } from './help.js';
import { noticeOfLink } from './notice.js';
import { Position } from './position.js';
import { Radios } from './radios.js';
import { TEXTS } from './texts.js';
import { facts } from './watch/facts.js';
import { Film, PACES } from './watch/film.js';
import { Lesson } from './watch/lesson.js';
import { Odometer } from './watch/odometer.js';
import { Orders } from './watch/orders.js';
import { Question } from './watch/question.js';
import { DEFAULT_SCENE, SCENES } from './watch/scenes.js';
import { plainText, stepSentence } from './watch/sentence.js';
import { Sheet } from './watch/sheet.js';
import { Strips } from './watch/strips.js';
import { Tree } from './watch/tree.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./module.js').SearchName} SearchName */
/** @typedef {import('./module.js').Step} Step */
/** @typedef {import('./watch/facts.js').Facts} Facts */
/** @typedef {import('./watch/sentence.js').Lights} Lights */
/** @typedef {import('./watch/sentence.js').Part} Part */

/** How long a queen moves. */
const MOTION = 280;
/** A faster film shows no motions of their own. */
const FASTEST_MOTION = PACES[1];
/** @type {Lights} */
const DARK = { rows: [], isBlock: false };

/** The keys of the strips that do not scroll the page. */
const FREE_KEYS = ['ArrowLeft', 'ArrowRight', 'k', 's', '+', '-'];

export class Watch {
  #module;
  #board;
  #odometer;
  #orders;
  #strips;
  #tree;
  #film;
  #sizes;
  #lesson = new Lesson();
  #question;
  #sheet = new Sheet();
  /** The number of the scene. */
  #scene = 1;
  /** @type {SearchName} */
  #search = 'All';
  /** @type {Facts | null} */
  #facts = null;
  #size = 0;
  #steps = 0;
  #now = 0;
  #isShown = false;
  /** @type {Lights} */
  #lights = DARK;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #motion;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
    this.#board = new Board(element('watch-board'), module, TEXTS.board.search);
    this.#odometer = new Odometer(element('watch-odometer'), module);
    this.#orders = new Orders(module);
    element('watch-rule').textContent = module.sentence('Rule');
    const goTo = (/** @type {number} */ rank) => {
      this.#film.pause();
      this.#go(module.stepAt(this.#search, rank));
    };
    this.#strips = new Strips(
      goTo,
      (key) => this.#press(key),
      () => this.#showPart(),
    );
    this.#tree = new Tree(module, goTo);
    this.#film = new Film(
      (steps) => {
        this.#go(this.#now + steps);
        return this.#now < this.#steps - 1;
      },
      () => this.#showPlaying(),
    );
    const { smallestSize, largestSearch } = module;
    const sizes = Array.from(
      { length: largestSearch - smallestSize + 1 },
      (_, index) => smallestSize + index,
    );
    this.#sizes = new Radios(
      element('watch-size'),
      TEXTS.watch.size,
      sizes.map((size) => [size, String(size)]),
      (size) => this.#open(this.#scene, size, null),
    );
    this.#question = new Question(largestSearch);
    const { rows, swaps } = module.solveLarge();
    element('watch-local').textContent = TEXTS.watch.local(rows, swaps);
    this.#listen();
  }

  /** @param {URLSearchParams} values */
  open(values) {
    const wasShown = this.#isShown;
    this.#isShown = true;
    const { smallestSize, largestSearch } = this.#module;
    const size = values.has('size')
      ? numberIn(values, 'size', smallestSize, largestSearch)
      : this.#size || 5;
    const isPlace = values.has('size') || values.has('step');
    const scene = values.has('scene')
      ? numberIn(values, 'scene', 1, SCENES.length)
      : isPlace
        ? DEFAULT_SCENE
        : this.#scene;
    const step = values.has('step') ? numberIn(values, 'step', 1, 999_999_999) : 0;
    if (size === null || scene === null || step === null) {
      noticeOfLink(wasShown ? TEXTS.watch.damagedLink : TEXTS.watch.damagedLinkOther);
      this.#open(this.#scene, this.#size || 5, this.#now);
      return;
    }
    const goesOn = !step && !isPlace && !values.has('scene') && this.#size > 0;
    this.#open(scene, size, step ? step - 1 : goesOn ? this.#now : null);
  }

  close() {
    this.#isShown = false;
    this.#film.pause();
  }

  #listen() {
    const film = this.#film;
    for (const [id, key] of [
      ['play', ' '],
      ['first', 'Home'],
      ['back', 'ArrowLeft'],
      ['forward', 'ArrowRight'],
      ['skip', 'k'],
      ['solution', 's'],
      ['in', '+'],
      ['out', '-'],
    ])
      button(`watch-${id}`).addEventListener('click', () => this.#press(key));
    button('watch-all').addEventListener('click', () => this.#strips.zoomOut());
    const speed = input('watch-speed');
    speed.max = String(PACES.length - 1);
    const setPace = () => {
      film.pace = PACES[Number(speed.value)];
      element('watch-pace').textContent = TEXTS.watch.pace(film.pace);
      speed.setAttribute('aria-valuetext', TEXTS.watch.paceLabel(film.pace));
    };
    speed.addEventListener('input', setPace);
    setPace();
    // A step is read out once: by the strips that have the focus, or by the sentence.
    for (const event of ['focusin', 'focusout'])
      element('watch').addEventListener(event, () => this.#showReader());
    document.addEventListener('keydown', (event) => this.#pressOutside(event));
  }

  /**
   * A key that is pressed where the focus is on no part of the search.
   *
   * @param {KeyboardEvent} event
   */
  #pressOutside(event) {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
    if (!this.#isShown || defaultPrevented || ctrlKey || metaKey || altKey) return;
    const isOnNothing =
      target === document.body ||
      target instanceof HTMLHeadingElement ||
      element('watch-scenes').contains(/** @type {Node} */ (target));
    if (key === '?') showHelp('watch-help');
    else if (!isOnNothing || !FREE_KEYS.includes(key)) return;
    else this.#press(key);
    event.preventDefault();
  }

  /** @param {string} key */
  #press(key) {
    if (key === ' ') {
      if (this.#film.isPlaying) this.#film.pause();
      else {
        if (this.#now === this.#steps - 1) this.#go(0);
        this.#film.play();
      }
      return true;
    }
    if (key === '+') this.#strips.zoom(2);
    else if (key === '-') this.#strips.zoom(0.5);
    else {
      const page = Math.ceil(this.#steps / 20);
      const step = {
        ArrowRight: this.#now + 1,
        ArrowUp: this.#now + 1,
        ArrowLeft: this.#now - 1,
        ArrowDown: this.#now - 1,
        PageUp: this.#now + page,
        PageDown: this.#now - page,
        Home: 0,
        End: this.#steps - 1,
        k: this.#hasSkips ? this.#module.nextSkip(this.#search, this.#now) : undefined,
        s: this.#module.nextSolution(this.#search, this.#now),
      }[key];
      if (step === undefined) return false;
      this.#film.pause();
      this.#go(step);
    }
    return true;
  }

  /**
   * Opens a scene at a step, or at its first one.
   *
   * @param {number} scene @param {number} size @param {number | null} step
   */
  #open(scene, size, step) {
    this.#film.pause();
    this.#sizes.select(size);
    const { search, first } = SCENES[scene - 1];
    const found = this.#searchSize(size);
    // The link to the next scene is below its text.
    if (this.#isShown && scene !== this.#scene) scrollTo(0, 0);
    // What another scene has enlarged is not what this one speaks of.
    if (scene !== this.#scene) this.#strips.zoomOut();
    this.#scene = scene;
    this.#search = search;
    this.#steps = this.#module.steps(search);
    button('watch-skip').hidden = !this.#hasSkips;
    this.#now = 0;
    this.#lesson.show(scene, found);
    this.#question.ask(scene, found);
    this.#go(step ?? first(found));
  }

  /** The facts of a size, which is searched if it is another one. @param {number} size */
  #searchSize(size) {
    if (this.#facts && size === this.#size) return this.#facts;
    const search = this.#module.search(size);
    const found = facts(this.#module, size);
    this.#size = size;
    this.#facts = found;
    this.#strips.open(search, { all: found.looksOfAll, tested: found.looks });
    this.#tree.open(search);
    return found;
  }

  /** Whether the search that is watched skips permutations. */
  get #hasSkips() {
    return this.#search === 'Skips';
  }

  /** A step of the search that is watched. @param {number} index */
  #step(index) {
    return this.#module.step(this.#search, index);
  }

  /** @param {number} index */
  #go(index) {
    const last = this.#now;
    this.#now = Math.min(Math.max(index, 0), this.#steps - 1);
    const step = this.#step(this.#now);
    const before = this.#now > 0 ? this.#step(this.#now - 1) : null;
    const between = before && beforeSwap(step);
    const rearranged =
      before && between
        ? between.findLastIndex((column, row) => column !== before.columns[row]) + 1
        : 0;
    clearTimeout(this.#motion);
    this.#lights = DARK;
    const isNext = this.#now === last + 1 && rearranged > 0 && between !== null;
    if (
      isNext &&
      this.#film.pace <= FASTEST_MOTION &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      // The skipped permutations move first, then the swap.
      this.#board.show({ position: Position.ofColumns(between), key: ({ row }) => String(row) });
      this.#motion = setTimeout(() => this.#showBoard(step, before, between), MOTION);
    } else {
      this.#showBoard(step, before, between);
    }
    this.#odometer.show(step, []);
    this.#orders.show(before, this.#size);
    this.#showSentence(step, rearranged);
    this.#tree.show(step);
    this.#showCounters(step);
    this.#sheet.show(this.#scene, this.#size, this.#now, this.#steps);
    this.#showCode(step);
    enable(button('watch-first'), this.#now > 0);
    enable(button('watch-back'), this.#now > 0);
    const isLast = this.#now === this.#steps - 1;
    for (const id of ['watch-forward', 'watch-skip', 'watch-solution']) enable(button(id), !isLast);
    if (this.#isShown && !this.#film.isPlaying) this.#keepLink();
  }

  /** @param {Step} step @param {number} rearranged */
  #showSentence(step, rearranged) {
    const parts = stepSentence(step, rearranged, this.#module);
    if (this.#now === this.#steps - 1) parts.push(TEXTS.watch.last);
    const sentence = element('watch-sentence');
    const terms = [...sentence.querySelectorAll('button')];
    const focused = terms.findIndex((term) => term === document.activeElement);
    sentence.replaceChildren(
      ...parts.flatMap((part, index) => {
        // A sign after a term stays in its line.
        const [sign] = signOf(parts[index + 1]);
        if (typeof part === 'string') return part.slice(signOf(index ? part : '')[0].length);
        const term = this.#term(part.text, part.lights, step);
        return sign ? make('span', { class: 'whole' }, term, sign) : term;
      }),
    );
    if (focused >= 0)
      (sentence.querySelectorAll('button')[focused] ?? element('watch-strips')).focus();
    sentence.classList.toggle('solved', step.isSolution);
    const place = this.#module.stepAt('Skips', step.rank);
    this.#strips.show(step, place, TEXTS.watch.step(step.rank, plainText(parts)));
  }

  /**
   * A part of the sentence that lights up what it names.
   *
   * @param {string} text @param {Lights} lights @param {Step} step
   */
  #term(text, lights, step) {
    const term = make('button', { type: 'button', class: 'term' }, text);
    const light = (/** @type {Lights} */ lights) => {
      this.#lights = lights;
      this.#strips.light(lights.isBlock);
      this.#odometer.show(step, lights.rows);
      const before = this.#now > 0 ? this.#step(this.#now - 1) : null;
      this.#showBoard(step, before, before && beforeSwap(step));
    };
    for (const event of ['pointerenter', 'focus', 'click'])
      term.addEventListener(event, () => light(lights));
    for (const event of ['pointerleave', 'blur']) term.addEventListener(event, () => light(DARK));
    return term;
  }

  /** @param {Step} step */
  #showCounters({ search, index, skipped, solutions }) {
    element('watch-counters').textContent = TEXTS.watch.counters[search](
      index + 1,
      this.#steps,
      skipped,
      solutions,
    );
  }

  /** Marks the line of the algorithm that ends the step. @param {Step} step */
  #showCode({ attacking, isSolution, next, rank }) {
    const line = isSolution
      ? 'solution'
      : next - rank > 1
        ? 'skip'
        : attacking !== null
          ? 'nothing'
          : '';
    for (const item of element('watch-code').children) {
      if (/** @type {HTMLElement} */ (item).dataset.line === line)
        item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  }

  /**
   * @param {Step} step @param {Step | null} before
   * @param {number[] | null} between the columns before the swap
   */
  #showBoard(step, before, between) {
    const { search, columns, empty, attacking, attacked, swap } = step;
    const size = columns.length;
    const square = (/** @type {number} */ row) => ({ row, column: columns[row] });
    const isSkipping = search === 'Skips' && step.next - step.rank > 1;
    /** @type {SVGElement[]} */
    const under = this.#lights.rows.map((row) => band('lit', { kind: 'row', index: row }, size));
    if (attacking !== null && isSkipping) under.push(veil(attacking, size));
    if (attacking !== null)
      under.push(band(isSkipping ? 'cuts' : 'fails', { kind: 'row', index: attacking }, size));
    between?.forEach((column, row) => {
      const from = before?.columns[row] ?? column;
      if (from !== column) under.push(move('skipped', { row, column: from }, { row, column }));
    });
    for (const row of swap ?? [])
      under.push(move('swapped', { row, column: between?.[row] ?? columns[row] }, square(row)));
    this.#board.show({
      position: Position.ofColumns(columns, empty),
      key: ({ row }) => String(row),
      state: ({ row }) => (attacked.includes(row) ? 'attacked' : ''),
      words: ({ row, column }) => [
        ...(columns[row] === column && row === attacking ? [TEXTS.board.attacksBelow] : []),
        ...(columns[row] === column && attacked.includes(row) ? [TEXTS.board.attacked] : []),
        ...(isSkipping && attacking !== null && row < attacking ? [TEXTS.board.ruledOut] : []),
      ],
      under,
      over:
        attacking === null
          ? []
          : attacked.map((row) => lineBetween('conflict', square(attacking), square(row))),
    });
    this.#board.celebrate(step.isSolution && !this.#film.isPlaying);
  }

  #showPart() {
    element('watch-strip-title').textContent = this.#strips.partText;
    enable(button('watch-out'), !this.#strips.isWhole);
    enable(button('watch-all'), !this.#strips.isWhole);
  }

  #showPlaying() {
    const { isPlaying } = this.#film;
    const play = button('watch-play');
    play.setAttribute('aria-label', isPlaying ? TEXTS.watch.pause : TEXTS.watch.play);
    play.querySelector('use')?.setAttribute('href', isPlaying ? '#icon-pause' : '#icon-play');
    this.#showReader();
    element('watch').classList.toggle('playing', isPlaying && this.#film.pace > FASTEST_MOTION);
    if (!isPlaying && this.#isShown) this.#keepLink();
  }

  /** Lets either the sentence or the strips be read out. */
  #showReader() {
    // Too much to read out while the film runs.
    const isRead = !this.#film.isPlaying && document.activeElement !== element('watch-strips');
    element('watch-sentence').setAttribute('aria-live', isRead ? 'polite' : 'off');
  }

  #keepLink() {
    document.title = TEXTS.page.title(TEXTS.watch.title(this.#scene, this.#size, this.#now + 1));
    follow(link('watch', { scene: this.#scene, size: this.#size, step: this.#now + 1 }));
  }
}

/** The signs with which a part begins. @param {Part | undefined} part */
const signOf = (part) => (typeof part === 'string' ? (/^[.,:;]*/.exec(part) ?? ['']) : ['']);

/** The columns before the swap of a step, or null. @param {Step} step */
function beforeSwap({ columns, swap }) {
  if (!swap) return null;
  const [upper, lower] = swap;
  return columns.map((column, row) =>
    row === upper ? columns[lower] : row === lower ? columns[upper] : column,
  );
}
