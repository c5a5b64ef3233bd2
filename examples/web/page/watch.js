/** The view to watch the search. */

import { follow } from './address.js';
import { Board } from './board.js';
import { Choice } from './choice.js';
import { button, element, grouped, input } from './dom.js';
import { link, numberIn } from './link.js';
import { band, frame, lineBetween, move, veil } from './marks.js';
import { notice } from './notice.js';
import { Odometer } from './odometer.js';
import { PACES, Player } from './player.js';
import { Position } from './position.js';
import { Strip, partText } from './strip.js';
import { Tree } from './tree.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./module.js').Step} Step */

export class Watch {
  #module;
  #board;
  #odometer;
  #strip;
  #tree;
  #player;
  #sizes;
  #size = 0;
  #steps = 0;
  #now = 0;
  #isShown = false;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
    this.#board = new Board(element('watch-board'), module, 'Board of the search');
    this.#odometer = new Odometer(element('watch-odometer'), module);
    this.#strip = new Strip(element('watch-strip'), (rank) => {
      this.#player.pause();
      this.#go(module.stepAt(rank));
    }, (key) => this.#press(key), () => this.#showPart());
    this.#tree = new Tree(element('watch-tree'), module);
    this.#player = new Player((steps) => {
      this.#go(this.#now + steps);
      return this.#now < this.#steps - 1;
    }, () => this.#showPlaying());
    const { smallestSize, largestSearch } = module;
    const sizes = Array.from({ length: largestSearch - smallestSize + 1 }, (_, index) => smallestSize + index);
    this.#sizes = new Choice(element('watch-size'), 'Size', sizes.map((size) => [size, String(size)]), (size) => {
      this.#open(size, 0);
    });
    this.#listen();
  }

  /** @param {URLSearchParams} values */
  open(values) {
    this.#isShown = true;
    const { smallestSize, largestSearch } = this.#module;
    if (!values.has('size')) return this.#open(this.#size || Math.min(6, largestSearch), this.#now);
    const size = numberIn(values, 'size', smallestSize, largestSearch);
    const step = values.has('step') ? numberIn(values, 'step', 1, 999_999_999) : 1;
    if (size === null || step === null) {
      notice('This link is damaged. Here is the search from its start.');
      return this.#open(this.#size || Math.min(6, largestSearch), 0);
    }
    this.#open(size, step - 1);
  }

  close() {
    this.#isShown = false;
    this.#player.pause();
  }

  #listen() {
    const player = this.#player;
    button('watch-play').addEventListener('click', () => this.#press(' '));
    button('watch-first').addEventListener('click', () => this.#press('Home'));
    button('watch-back').addEventListener('click', () => this.#press('ArrowLeft'));
    button('watch-forward').addEventListener('click', () => this.#press('ArrowRight'));
    button('watch-skip').addEventListener('click', () => this.#press('k'));
    button('watch-solution').addEventListener('click', () => this.#press('s'));
    button('watch-in').addEventListener('click', () => this.#press('+'));
    button('watch-out').addEventListener('click', () => this.#press('-'));
    button('watch-all').addEventListener('click', () => this.#strip.zoomOut());
    const speed = input('watch-speed');
    speed.max = String(PACES.length - 1);
    const setPace = () => {
      player.pace = PACES[Number(speed.value)];
      const text = `${player.pace} ${player.pace === 1 ? 'step' : 'steps'} a second`;
      element('watch-pace').textContent = `${player.pace} / s`;
      speed.setAttribute('aria-valuetext', text);
    };
    speed.addEventListener('input', setPace);
    setPace();
  }

  /** @param {string} key */
  #press(key) {
    if (key === ' ') {
      if (this.#player.isPlaying) this.#player.pause();
      else {
        if (this.#now === this.#steps - 1) this.#go(0);
        this.#player.play();
      }
      return true;
    }
    if (key === '+') this.#strip.zoom(2);
    else if (key === '-') this.#strip.zoom(0.5);
    else {
      const step = {
        ArrowRight: this.#now + 1,
        ArrowLeft: this.#now - 1,
        Home: 0,
        End: this.#steps - 1,
        k: this.#module.nextSkip(this.#now),
        s: this.#module.nextSolution(this.#now),
      }[key];
      if (step === undefined) return false;
      this.#player.pause();
      this.#go(step);
    }
    return true;
  }

  /** @param {number} size @param {number} step */
  #open(size, step) {
    this.#player.pause();
    this.#sizes.select(size);
    if (size !== this.#size) {
      const search = this.#module.search(size);
      const record = { ...search, ranks: Uint32Array.from(search.ranks), isSolution: search.attacking.map((row) => row < 0) };
      this.#size = size;
      this.#steps = record.ranks.length;
      this.#strip.open(record);
      this.#tree.open(size, record);
      const [tested, total] = [this.#module.testedPermutations(size), record.total];
      element('watch-fact').textContent = `For ${size} queens that leaves ${grouped(tested)} tests of ${grouped(total)}.`;
    }
    this.#go(step);
  }

  /** @param {number} index */
  #go(index) {
    this.#now = Math.min(Math.max(index, 0), this.#steps - 1);
    const step = this.#module.step(this.#now);
    const sentence = String(this.#now);
    this.#showBoard(step);
    this.#odometer.show(step);
    this.#strip.show(this.#now, `${step.rank}. ${sentence}`);
    this.#tree.show(step.rank);
    this.#showPart();
    element('watch-sentence').textContent = sentence;
    element('watch-sentence').classList.toggle('solved', step.isSolution);
    element('watch-tested').textContent = grouped(step.tested);
    element('watch-skipped').textContent = grouped(step.skipped);
    element('watch-solutions').textContent = grouped(step.solutions);
    button('watch-first').disabled = button('watch-back').disabled = this.#now === 0;
    const isLast = this.#now === this.#steps - 1;
    for (const id of ['watch-forward', 'watch-skip', 'watch-solution']) button(id).disabled = isLast;
    if (this.#isShown && !this.#player.isPlaying) this.#keepLink();
  }

  /** @param {Step} step */
  #showBoard(step) {
    const { columns, attacking, attacked, swap } = step;
    const size = columns.length;
    const square = (/** @type {number} */ row) => ({ row, column: columns[row] });
    const isSkipping = step.next - step.rank > 1;
    const under = [];
    if (attacking !== null && isSkipping) under.push(veil(attacking, size));
    if (attacking !== null) under.push(band(isSkipping ? 'cuts' : 'fails', { kind: 'row', index: attacking }, size));
    if (swap) {
      const [upper, lower] = swap;
      under.push(
        move({ row: upper, column: columns[lower] }, square(upper)),
        move({ row: lower, column: columns[upper] }, square(lower)),
      );
    }
    this.#board.show({
      position: Position.ofColumns(columns),
      key: ({ row }) => String(row),
      words: ({ row, column }) => [
        ...columns[row] === column && row === attacking ? ['attacks below'] : [],
        ...columns[row] === column && attacked.includes(row) ? ['attacked'] : [],
        ...isSkipping && attacking !== null && row < attacking ? ['ruled out'] : [],
      ],
      under: [...under, ...attacked.map((row) => frame('attacked', square(row)))],
      over: attacking === null ? [] : attacked.map((row) => lineBetween('conflict', square(attacking), square(row))),
    });
    this.#board.celebrate(step.isSolution && !this.#player.isPlaying);
  }

  #showPart() {
    element('watch-strip-title').textContent = partText(this.#strip, this.#module.permutations(this.#size));
    button('watch-out').disabled = button('watch-all').disabled = this.#strip.isWhole;
  }

  #showPlaying() {
    const { isPlaying } = this.#player;
    const play = button('watch-play');
    play.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    play.querySelector('use')?.setAttribute('href', isPlaying ? '#icon-pause' : '#icon-play');
    // Too much to read out while the film runs.
    element('watch-sentence').setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    element('watch').classList.toggle('playing', isPlaying && this.#player.pace > 4);
    if (!isPlaying && this.#isShown) this.#keepLink();
  }

  #keepLink() {
    follow(link('watch', { size: this.#size, step: this.#now + 1 }));
  }
}
