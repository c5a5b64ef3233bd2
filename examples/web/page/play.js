/** The view to play on. */

import { enter, follow } from './address.js';
import { Board } from './board.js';
import { date, today } from './calendar.js';
import { Choice } from './choice.js';
import { clockText } from './clock.js';
import { copy } from './copy.js';
import { button, element, input, make } from './dom.js';
import { Game } from './game.js';
import { link, numberIn } from './link.js';
import { band, cross, dot, frame, lineBetween } from './marks.js';
import { notice } from './notice.js';
import { Position, has } from './position.js';

/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./module.js').Square} Square */
/** @typedef {import('./module.js').Tip} Tip */
/** @typedef {import('./records.js').Records} Records */
/** @typedef {import('./records.js').Challenge} Challenge */
/** @typedef {"today's" | 'by number' | 'empty'} Kind */

export class Play {
  #module;
  #records;
  #board;
  #size;
  #grade = 0;
  /** @type {Kind} */
  #kind = "today's";
  #sizes;
  #kinds;
  #grades;
  /** @type {Game} */
  #game;
  /** @type {Tip | null} */
  #tip = null;
  #status = '';
  #isMarking = false;
  /** The number of the challenge by number that was played last. */
  #number = 1;
  #isShown = false;

  /** @param {Module} module @param {Records} records */
  constructor(module, records) {
    this.#module = module;
    this.#records = records;
    this.#size = Math.min(8, module.largestSize);
    this.#board = new Board(element('play-board'), module, 'Board', {
      place: (square) => (this.#isMarking ? this.#mark(square) : this.#place(square)),
      mark: (square) => this.#mark(square),
      key: (key) => this.#key(key),
    });
    const { smallestSize, largestSize, grades } = module;
    const sizes = Array.from({ length: largestSize - smallestSize + 1 }, (_, index) => smallestSize + index);
    this.#sizes = new Choice(element('play-size'), 'Size', sizes.map((size) => [size, String(size)]), (size) => {
      this.#size = size;
      this.#begin();
    });
    /** @type {[Kind, string][]} */
    const kinds = [["today's", 'Today’s'], ['by number', 'By number'], ['empty', 'Empty board']];
    this.#kinds = new Choice(element('play-kind'), 'Challenge', kinds, (kind) => {
      this.#kind = kind;
      this.#begin();
    });
    this.#grades = new Choice(element('play-grade'), 'Grade', grades.map((name, grade) => [grade, name]), (grade) => {
      this.#grade = grade;
      this.#begin();
    });
    this.#listen();
    this.#game = this.#newGame(today());
  }

  /** Opens what a link says; what was there before, if it says nothing. @param {URLSearchParams} values */
  open(values) {
    this.#isShown = true;
    if (values.has('size')) this.#restore(values);
    this.#resumeClock();
    this.#show();
  }

  #resumeClock() {
    const hasBegun = this.#isShown && this.#game.canUndo && !this.#module.numberOf(this.#game.position);
    if (hasBegun) this.#game.clock.start();
  }

  close() {
    this.#isShown = false;
    this.#game.clock.stop();
  }

  #listen() {
    button('play-undo').addEventListener('click', () => this.#key('u'));
    button('play-redo').addEventListener('click', () => this.#key('r'));
    button('play-tip').addEventListener('click', () => this.#key('t'));
    button('play-clear').addEventListener('click', () => this.#go(this.#game.position.start()));
    button('play-mark').addEventListener('click', () => {
      this.#isMarking = !this.#isMarking;
      button('play-mark').setAttribute('aria-pressed', String(this.#isMarking));
    });
    button('play-clock').addEventListener('click', () => {
      this.#records.settings.clock = !this.#records.settings.clock;
      this.#records.keepSettings();
      this.#showClock();
    });
    input('play-attacked').checked = this.#records.settings.attacked;
    input('play-attacked').addEventListener('change', () => {
      this.#records.settings.attacked = input('play-attacked').checked;
      this.#records.keepSettings();
      this.#show();
    });
    element('play-number').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#begin(Number(input('play-number-input').value));
    });
    button('play-another').addEventListener('click', () => {
      const [number] = crypto.getRandomValues(new Uint32Array(1));
      this.#begin(number % 1_000_000);
    });
    button('play-link').addEventListener('click', async () => {
      const copied = await copy(new URL(this.#link(), location.href).href);
      this.#say(copied ? 'The link is on the clipboard.' : 'The address of this page is the link: copy it from there.');
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#game.clock.stop();
      else this.#resumeClock();
    });
    setInterval(() => this.#showClock(), 1000);
  }

  /** Starts what is chosen. @param {number} [number] */
  #begin(number) {
    if (number !== undefined) {
      this.#kind = 'by number';
      this.#number = number;
    }
    this.#grade = this.#nearestGrade();
    this.#game = this.#newGame(this.#kind === "today's" ? today() : this.#number);
    this.#tip = null;
    this.#status = '';
    // The position before stays within reach of the browser's way back.
    enter(this.#link());
    this.#show();
  }

  /** @param {number} number */
  #newGame(number) {
    const challenge = { size: this.#size, grade: this.#grade, number };
    const game = this.#kind === 'empty' ? null : Game.ofChallenge(this.#module, challenge);
    return game ?? new Game(new Position(this.#size), null);
  }

  /** The chosen grade, or the easiest one after it or else before it that the size has. */
  #nearestGrade() {
    const grades = this.#module.grades.map((_, grade) => grade).filter((grade) => this.#module.hasGrade(this.#size, grade));
    return grades.find((grade) => grade >= this.#grade) ?? grades[grades.length - 1];
  }

  /** @param {URLSearchParams} values */
  #restore(values) {
    const { smallestSize, largestSize, grades } = this.#module;
    const size = numberIn(values, 'size', smallestSize, largestSize);
    const grade = grades.indexOf(values.get('grade') ?? '');
    const number = numberIn(values, 'number', 0, 999_999_999);
    const game = size === null ? null
      : !values.has('grade') ? new Game(new Position(size), null)
      : grade < 0 || number === null ? null
      : Game.ofChallenge(this.#module, { size, grade, number });
    const queens = size && values.has('queens') ? this.#module.parse(values.get('queens') ?? '', size) : undefined;
    const out = size && values.has('out') ? this.#module.parse(values.get('out') ?? '', size) : undefined;
    const isWhole = [queens, out].every((board) => board === undefined || board && board.size === size);
    if (!game || size === null || !isWhole) {
      notice('This link is damaged. Here is today’s challenge instead.');
      return;
    }
    const { givens } = game.position;
    const position = new Position(size, queens?.queens ?? givens, out?.queens, givens);
    if (!givens.every((mask, row) => (mask & ~position.queens[row]) === 0)) {
      notice('This link is damaged: given queens are missing. Here is the challenge from its start.');
    } else {
      game.resume(position);
    }
    this.#size = size;
    this.#kind = !game.challenge ? 'empty' : number === today() ? "today's" : 'by number';
    if (game.challenge) this.#grade = grade;
    if (this.#kind === 'by number') this.#number = game.challenge?.number ?? 1;
    this.#game = game;
    this.#tip = null;
    this.#status = '';
  }

  #link() {
    const { position, challenge } = this.#game;
    const fen = (/** @type {Uint16Array} */ masks) => this.#module.fen(position.size, masks);
    return link('play', {
      size: position.size,
      ...challenge && { grade: this.#module.grades[challenge.grade], number: challenge.number },
      queens: fen(position.queens),
      ...position.ruledOut.some((mask) => mask !== 0) && { out: fen(position.ruledOut) },
    });
  }

  /** @param {string} key */
  #key(key) {
    if (key === 'u') this.#game.undo();
    else if (key === 'r') this.#game.redo();
    else if (key === 't') return this.#showTip();
    else return false;
    this.#change();
    return true;
  }

  /** @param {Square} square */
  #place(square) {
    const { position } = this.#game;
    if (position.isGiven(square)) this.#say(`${this.#name(square)} is given.`);
    else this.#go(position.toggleQueen(square));
  }

  /** @param {Square} square */
  #mark(square) {
    const { position } = this.#game;
    if (position.isGiven(square)) this.#say(`${this.#name(square)} is given.`);
    else this.#go(position.toggleMark(square));
  }

  /** @param {Position} position */
  #go(position) {
    if (this.#game.play(position)) this.#change();
  }

  #change() {
    this.#tip = null;
    this.#status = '';
    const number = this.#module.numberOf(this.#game.position);
    if (number) this.#finish(number);
    else this.#game.clock.start();
    this.#show();
  }

  /** @param {number} number the number of the solution */
  #finish(number) {
    const { challenge, clock, tips, position: { size } } = this.#game;
    clock.stop();
    const isNew = this.#records.find(size, number);
    const solution = `solution ${number} of ${this.#module.solutions(size)}`;
    if (challenge) {
      const best = this.#records.feat(challenge);
      this.#records.solve(challenge, { day: today(), seconds: clock.seconds, tips });
      const help = tips === 0 ? 'without a tip' : tips === 1 ? 'with one tip' : `with ${tips} tips`;
      const before = best ? '' : ' for the first time';
      this.#status = `Solved in ${clockText(clock.seconds)}, ${help}${before}: ${solution}.`;
    } else {
      const found = this.#records.found(size).length;
      const all = this.#module.fundamentalSolutions(size).length;
      this.#status = isNew
        ? `Found ${solution}, a new one: ${found} of ${all}, not counting turned and mirrored ones.`
        : `Found ${solution}. You have had it before, perhaps turned or mirrored.`;
    }
  }

  #showTip() {
    const { position } = this.#game;
    const tip = this.#module.tip(position);
    if (!this.#module.numberOf(position)) this.#game.tips++;
    this.#tip = tip;
    this.#status = tip.sentence;
    this.#show();
    return true;
  }

  /** @param {string} text */
  #say(text) {
    this.#status = text;
    element('play-status').textContent = text;
  }

  /** @param {Square} square */
  #name(square) {
    return this.#module.name(this.#size, square);
  }

  #show() {
    const { position, challenge } = this.#game;
    const squares = Position.squares(position.size);
    const conflicts = this.#module.conflicts(position);
    const attacked = this.#records.settings.attacked ? this.#module.attacked(position) : null;
    const isAttacked = (/** @type {Square} */ square) => conflicts.flat().some((other) => other.row === square.row && other.column === square.column);
    const tip = this.#tip;
    const hasSquare = tip && tip.kind !== 'nothing';
    this.#board.show({
      position,
      words: (square) => [
        ...position.isRuledOut(square) ? ['ruled out'] : [],
        ...isAttacked(square) ? ['in conflict'] : [],
        ...attacked && has(attacked, square) ? ['attacked'] : [],
      ],
      under: [
        ...tip?.lines.map((line) => band('reason', line, position.size)) ?? [],
        ...tip?.forced.map((square) => frame('forced', square)) ?? [],
        ...hasSquare ? [frame('tip', tip.square)] : [],
        ...attacked ? squares.filter((square) => has(attacked, square) && !position.isRuledOut(square)).map(dot) : [],
        ...squares.filter((square) => position.isRuledOut(square)).map(cross),
      ],
      over: conflicts.map(([one, other]) => lineBetween('conflict', one, other)),
    });
    const isSolved = this.#module.numberOf(position) !== 0;
    this.#board.celebrate(isSolved);
    element('play-status').classList.toggle('solved', isSolved);
    element('play-status').textContent = this.#status || this.#situation(position, conflicts.length);
    element('play-title').textContent = this.#title(challenge);
    button('play-undo').disabled = !this.#game.canUndo;
    button('play-redo').disabled = !this.#game.canRedo;
    this.#showChoices();
    this.#showClock();
    this.#showRecords();
    if (this.#isShown) follow(this.#link());
  }

  /** @param {Challenge | null} challenge */
  #title(challenge) {
    if (!challenge) return 'An empty board';
    const { number, grade } = challenge;
    const name = number === today() ? 'Today’s' : `No. ${number}`;
    return `${name}, ${this.#module.grades[grade]}`;
  }

  /** @param {Position} position @param {number} conflicts */
  #situation(position, conflicts) {
    if (conflicts) return conflicts === 1 ? 'Two queens attack each other.' : `${conflicts} pairs of queens attack each other.`;
    const number = this.#module.numberOf(position);
    if (number) return `Solution ${number} of ${this.#module.solutions(position.size)}.`;
    const queens = Position.squares(position.size).filter((square) => position.hasQueen(square)).length;
    const rest = position.size - queens;
    return rest === position.size ? `Place ${rest} queens so that none attacks another.`
      : `${rest} more ${rest === 1 ? 'queen' : 'queens'} to place.`;
  }

  #showChoices() {
    this.#sizes.select(this.#size);
    this.#kinds.select(this.#kind);
    this.#grades.select(this.#grade);
    this.#grades.restrict((grade) => this.#module.hasGrade(this.#size, grade));
    element('play-grade').hidden = this.#kind === 'empty';
    element('play-number').hidden = this.#kind !== 'by number';
    input('play-number-input').value = String(this.#game.challenge?.number ?? '');
  }

  #showClock() {
    const { clock } = this.#records.settings;
    const clockButton = button('play-clock');
    clockButton.textContent = clock ? clockText(this.#game.clock.seconds) : 'Clock';
    clockButton.setAttribute('aria-pressed', String(clock));
    clockButton.setAttribute('aria-label', clock ? `Clock, ${clockText(this.#game.clock.seconds)}` : 'Clock');
    clockButton.title = clock ? 'Hide the clock' : 'Show the clock';
  }

  #showRecords() {
    const { solved } = this.#records;
    const [found, all] = [this.#records.found(this.#size), this.#module.fundamentalSolutions(this.#size).length];
    element('play-records-title').textContent = `Solved ${solved.length}, found ${found.length} of ${all}`;
    const challenges = solved.slice(0, 50).map(({ challenge, feat }) => {
      const { size, grade, number } = challenge;
      const name = `${size} × ${size}, ${this.#module.grades[grade]}, no. ${number}`;
      const help = feat.tips ? `, tips: ${feat.tips}` : '';
      const href = link('play', { size, grade: this.#module.grades[grade], number });
      return make('li', {}, make('a', { href }, name), ` ${clockText(feat.seconds)}${help}, ${date(feat.day)}`);
    });
    const solutions = found.map((number) => make('a', { href: link('browse', { size: this.#size, solution: number }) }, String(number)));
    element('play-records').replaceChildren(
      make('p', {}, solved.length ? 'Challenges:' : 'No challenge solved yet.'),
      make('ul', {}, ...challenges),
      make('p', {}, found.length ? `Solutions of ${this.#size} × ${this.#size}, turned and mirrored ones once: ` : `No solution of ${this.#size} × ${this.#size} found yet.`,
        ...solutions.flatMap((solution) => [solution, ' '])),
    );
  }
}
