/** The view to play on. */

import { enter, follow, isOwn } from './address.js';
import { Board } from './board.js';
import { button, enable } from './button.js';
import { copy } from './clipboard.js';
import { element, input, make } from './dom.js';
import { embedded, linkAway } from './embed.js';
import { withFocus } from './focus.js';
import { showHelp } from './help.js';
import { link } from './link.js';
import { cross, dot, frame, lineBetween } from './marks.js';
import { areApart, has, includes, isEmpty, noSquares } from './masks.js';
import { notice, noticeOfLink } from './notice.js';
import { minutesLeft, today } from './play/calendar.js';
import { Challenge, anyNumber, isOfQueens, valuesOf } from './play/challenge.js';
import { Diary } from './play/diary.js';
import { Games } from './play/games.js';
import { keyOfGame } from './play/game.js';
import { lessonOf } from './play/lesson.js';
import { Picker } from './play/picker.js';
import { tipMarks } from './play/tips.js';
import { squaresOf } from './square.js';
import { TEXTS } from './texts.js';

/** @typedef {import('./module.js').Kind} Kind */
/** @typedef {import('./module.js').Module} Module */
/** @typedef {import('./play/challenge.js').ChallengeId} ChallengeId */
/** @typedef {import('./play/game.js').Game} Game */
/** @typedef {import('./play/records.js').Records} Records */
/** @typedef {import('./play/settings.js').Settings} Settings */
/** @typedef {import('./square.js').Square} Square */

/** How often the time of a board is kept on which nobody moves, in ms. */
const KEEP_INTERVAL = 10_000;

export class Play {
  #module;
  #records;
  #settings;
  #games;
  #board;
  #picker;
  #diary;
  /** The game that is shown, once there is one. @type {Game | null} */
  #opened = null;
  /** What is said instead of what the game says. */
  #status = '';
  /** The solution that was shown last: its game and its number, which is 0 of an unsolved board. */
  #shown = { game: /** @type {Game | null} */ (null), number: 0 };
  #isMarking = false;
  #isShown = false;
  /** Whether the first board is shown because the player seems to be new. */
  #isFirst;
  /** The day that it was when the view was last drawn. */
  #day = today();

  /**
   * @param {Module} module @param {Settings} settings @param {Records} records
   * @param {Games} games
   */
  constructor(module, settings, records, games) {
    this.#module = module;
    this.#records = records;
    this.#settings = settings;
    this.#games = games;
    this.#board = new Board(element('play-board'), module, TEXTS.board.play, {
      place: (square) => (this.#isMarking ? this.#mark(square) : this.#place(square)),
      mark: (square) => this.#mark(square),
      markAll: (squares) => this.#changed(this.#game.markAll(squares)),
      key: (key) => this.#key(key),
    });
    this.#picker = new Picker(module, (id) => this.#begin(id));
    this.#diary = new Diary(module, records, games);
    this.#listen();
    this.#isFirst = this.#isNew && !embedded;
  }

  /**
   * The game that is shown. The first one is opened when it is asked for: where a link names
   * another board, the player would wait for both.
   */
  get #game() {
    return (this.#opened ??= this.#open(
      this.#isFirst ? { type: 'lesson', kind: 'queens', lesson: 1 } : this.#daily,
    ));
  }

  set #game(game) {
    this.#opened = game;
  }

  /** Whether nothing tells that the player has been here before. */
  get #isNew() {
    return this.#records.isEmpty && !this.#records.isTaught;
  }

  /** @returns {ChallengeId} */
  get #daily() {
    return { type: 'daily', kind: 'queens', day: this.#day };
  }

  /** The rules that the board needs and the player may not know, and the kinds of today. */
  #showRules() {
    const { kind, id, isOfToday } = this.#game.challenge;
    const isQueens = isOfQueens(kind);
    const module = this.#module;
    element('play-rule-queens').textContent = module.sentence('Rule');
    // An empty board has more than one solution.
    element('play-help-rules').textContent =
      module.sentence('Rule') + (id.type === 'free' ? '' : ` ${module.sentence('Promise')}`);
    element('play-help-kinds').textContent = module.kinds
      .filter((other) => !isOfQueens(other))
      .map((other) => TEXTS.play.ruleOf(other, module.rule(other)))
      .join(' ');
    const others = /** @type {const} */ (['UnlikeNewspapers', 'OfDays']);
    element('play-help-others').textContent = others.map((name) => module.sentence(name)).join(' ');
    // Who has solved a board knows it.
    element('play-rule-queens').hidden = !this.#records.isEmpty;
    element('play-rule-kind').textContent = isQueens ? '' : this.#module.rule(kind);
    const lessons = element('play-lessons');
    lessons.hidden = isQueens || id.type === 'lesson' || this.#records.hasSolved(kind);
    // Their number would make the first board wait for what the browser knows about languages.
    if (!lessons.hidden) {
      lessons.textContent = TEXTS.play.lessons(this.#module.lessons(kind));
      lessons.setAttribute('href', link('play', { kind, lesson: 1 }));
    }
    element('play-rule').hidden = !this.#records.isEmpty && isQueens;
    const day = this.#day;
    element('play-kinds').replaceChildren(
      TEXTS.play.todays,
      ...this.#module.kinds.map((other) => {
        const isSolved = this.#records.days(other).has(day);
        const name = isSolved ? TEXTS.play.solvedKind(other) : other;
        const title = this.#module.rule(other);
        const anchor = make('a', { href: link('play', { ...valuesOf(other), day }), title }, name);
        if (isOfToday && other === kind) anchor.setAttribute('aria-current', 'page');
        return anchor;
      }),
    );
  }

  /**
   * Opens what a link says; what was there before, if it says nothing.
   *
   * @param {URLSearchParams} values
   */
  open(values) {
    const wasShown = this.#isShown;
    this.#isShown = true;
    if (values.size && !this.#restore(values)) {
      const instead = wasShown
        ? TEXTS.play.stays
        : this.#game.challenge.isOfToday
          ? TEXTS.play.todayInstead
          : TEXTS.play.otherInstead;
      noticeOfLink(
        `${Challenge.missing(this.#module, values) || TEXTS.play.damagedLink} ${instead}`,
      );
    }
    this.#startClock();
    this.#show();
  }

  close() {
    this.#isShown = false;
    this.#pause();
  }

  /** Another tab has changed an entry, or all of them. @param {string | null} key */
  takeIn(key) {
    // A browser may hand over what was kept a moment after the start.
    if (this.#isFirst && !this.#isNew && this.#game.view.isUntouched) {
      this.#isFirst = false;
      this.#game = this.#open(this.#daily);
      this.#startClock();
    }
    // The tabs show one game, whoever moves.
    if (Games.isOf(key, this.#game)) this.#takeNews();
    // A board that seemed to be a friend's may turn out to be the player's own.
    if (this.#game.isLinked && this.#isOfOwn) this.#returnToOwn();
    this.#show();
  }

  /** Whether the player's own game has had the board that is shown. */
  get #isOfOwn() {
    const { challenge, position } = this.#game;
    return this.#games.open(challenge).hasHad(position.queens, position.ruledOut);
  }

  /**
   * Goes on with the game that another tab has kept. Returns whether there is one. That acts of
   * this tab are lost there is said, unless both tabs have solved the board. Nor is anything lost
   * if both have made the same move, which is no news.
   *
   * @param {boolean} [isActing] whether this tab has acted since
   */
  #takeNews(isActing = false) {
    const news = this.#games.news(this.#game);
    if (!news) return false;
    const areSolved = this.#game.view.isSolved && news.game.view.isSolved;
    if ((isActing || news.isLost) && !areSolved) notice(TEXTS.page.otherTab);
    this.#game = news.game;
    this.#status = '';
    this.#startClock();
    return true;
  }

  #resume() {
    if (this.#takeNews()) this.#show();
    else this.#startClock();
  }

  /** Whether the player sees the board: the view is shown, and nothing covers it. */
  get #isSeen() {
    return this.#isShown && !document.hidden && !document.querySelector('dialog[open]');
  }

  #startClock() {
    if (this.#isSeen) this.#game.start(today());
  }

  #pause() {
    // Before the first game there is nothing to keep.
    if (!this.#opened) return;
    this.#game.stop();
    // The game of another tab has its own clock.
    if (!this.#keep()) this.#game.stop();
  }

  /**
   * Keeps the game. Returns false if another tab has gone on with it, whose game is shown, unless
   * the board was solved here: then that stays.
   */
  #keep() {
    if (this.#games.keep(this.#game, this.#isPractice(this.#game.challenge))) return true;
    const isReplaced = this.#takeNews(true);
    this.#show();
    return !isReplaced && this.#game.view.isSolved;
  }

  /**
   * Keeps the time of a board that is looked at without a move. Another tab would not know of it,
   * and it would be lost if the browser ended. If that tab has gone on with the game, no move is
   * lost here, so nothing is said.
   */
  #keepTime() {
    if (!this.#isSeen || this.#game.view.isSolved) return;
    this.#game.tick();
    if (!this.#games.keep(this.#game, this.#isPractice(this.#game.challenge)) && this.#takeNews())
      this.#show();
  }

  /** Whether it is a lesson, or of a day that has a score. @param {Challenge} of */
  #isPractice(of) {
    return of.id.type === 'lesson' || (of.day !== null && this.#records.feat(of) !== null);
  }

  #listen() {
    for (const [id, key] of [
      ['undo', 'u'],
      ['redo', 'r'],
      ['tip', 't'],
    ]) {
      button(`play-${id}`).addEventListener('click', () => this.#key(key));
    }
    button('play-clear').addEventListener('click', () => this.#changed(this.#game.clear()));
    button('play-mark').addEventListener('click', () => {
      this.#isMarking = !this.#isMarking;
      button('play-mark').setAttribute('aria-pressed', String(this.#isMarking));
      element('play-board').classList.toggle('marking', this.#isMarking);
    });
    button('play-clock').addEventListener('click', () => {
      this.#settings.set({ clock: !this.#settings.clock });
      this.#showTime();
    });
    input('play-attacked').addEventListener('change', () => {
      this.#settings.set({ attacked: input('play-attacked').checked });
      this.#show();
    });
    input('play-patterns').addEventListener('change', () => {
      this.#settings.set({ patterns: input('play-patterns').checked });
      this.#show();
    });
    button('play-new').addEventListener('click', () => {
      this.#picker.open(this.#game.challenge);
      this.#pause();
    });
    button('play-diary').addEventListener('click', () => {
      // The calendar shows which games are kept.
      this.#pause();
      this.#diary.open(this.#game.challenge.kind);
    });
    for (const dialog of document.querySelectorAll('dialog'))
      dialog.addEventListener('close', () => this.#resume());
    button('play-next').addEventListener('click', () => this.#begin(this.#next.id));
    button('play-again').addEventListener('click', () => this.#playAgain());
    button('play-share').addEventListener('click', () =>
      this.#copy(this.#shareText(), TEXTS.play.shared),
    );
    button('play-link').addEventListener('click', () =>
      this.#copy(this.#address(this.#link()), TEXTS.play.linked),
    );
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#pause();
      else this.#resume();
    });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#resume());
    addEventListener('pagehide', () => this.#pause());
    setInterval(() => this.#showTime(), 1000);
    setInterval(() => this.#keepTime(), KEEP_INTERVAL);
  }

  /** @param {string} text @param {string} success */
  async #copy(text, success) {
    const copied = await copy(text);
    this.#say(copied ? success : TEXTS.play.notCopied(text));
  }

  /** @param {string} fragment */
  #address(fragment) {
    return new URL(fragment, location.href).href;
  }

  /** @param {ChallengeId} id */
  #open(id) {
    const challenge = Challenge.of(this.#module, id);
    if (!challenge) throw new Error(TEXTS.page.noChallenge(JSON.stringify(id)));
    return this.#games.open(challenge);
  }

  /** @param {ChallengeId} id */
  #begin(id) {
    if (this.#game.challenge.id.type === 'lesson') this.#records.teach();
    this.#pause();
    this.#isFirst = false;
    this.#game = this.#open(id);
    this.#status = '';
    // The position before stays within reach of the browser's way back.
    enter(this.#link());
    this.#startClock();
    this.#show();
    element('play-title').focus();
  }

  /**
   * Begins a solved board anew. The solved one stays until there is a move or a tip on the new one.
   * After a game that a link has brought, the player's own comes back.
   */
  #playAgain() {
    this.#pause();
    const { challenge, isLinked } = this.#game;
    if (isLinked) this.#game = this.#games.open(challenge);
    // An earlier version has put a friend’s moves into the player’s own game.
    else if (!this.#game.takeBack()) this.#game = this.#games.anew(challenge);
    this.#status = '';
    this.#startClock();
    this.#show();
    element('play-title').focus();
  }

  /**
   * Opens the challenge and the position of a link. Returns whether it is whole.
   *
   * @param {URLSearchParams} values
   */
  #restore(values) {
    const challenge = Challenge.ofLink(this.#module, values);
    if (!challenge) return false;
    const { size, clues, day } = challenge;
    const start = this.#module.game(this.#module.newGame(clues, day));
    if (!start) return false;
    const { givens, blocked } = start;
    const [queens, out] = ['queens', 'out'].map((name) =>
      values.has(name) ? this.#module.parse(values.get(name) ?? '', size) : undefined,
    );
    if ([queens, out].some((board) => board === null || (board && board.size !== size)))
      return false;
    if (queens && !(includes(queens.queens, givens) && areApart(queens.queens, blocked)))
      return false;
    this.#isFirst = false;
    const isAddress = isOwn();
    // The game before is kept before another one may take its place, which may change the address.
    this.#pause();
    const own = this.#gameOf(challenge, false);
    const game =
      queens || out
        ? this.#gameAt(own, queens?.queens ?? givens, out?.queens ?? noSquares(), isAddress)
        : own;
    if (game.isLinked) {
      this.#beginBeside(own);
      // A tab that shows the link before does not keep that over it.
      this.#games.keep(game, this.#isPractice(challenge));
    }
    this.#game = game;
    this.#status = '';
    return true;
  }

  /** The game of a challenge, which may be the one that is shown. @param {Challenge} challenge
   * @param {boolean} isLinked */
  #gameOf(challenge, isLinked) {
    const isShown = keyOfGame(challenge, isLinked) === this.#opened?.key;
    return isShown ? this.#game : this.#games.open(challenge, isLinked);
  }

  /**
   * The game that an address with a board leads to.
   *
   * @param {Game} own the player's own of that challenge @param {Uint16Array} queens
   * @param {Uint16Array} ruledOut @param {boolean} isAddress whether it is of the player's own game
   */
  #gameAt(own, queens, ruledOut, isAddress) {
    if (!isAddress)
      return this.#games.ofLink(own, this.#gameOf(own.challenge, true), queens, ruledOut);
    // The address of a game that is kept may be behind it, and where none is kept, it is all.
    if (!this.#games.areKept && own.view.isUntouched) own.changeTo(queens, ruledOut, true);
    return own;
  }

  /**
   * Begins the player's own game beside that of a link: whoever sees the board on its day has begun
   * it.
   *
   * @param {Game} own
   */
  #beginBeside(own) {
    own.begin(today());
    this.#games.keep(own, this.#isPractice(own.challenge));
  }

  #link() {
    const { position, challenge } = this.#game;
    const fen = (/** @type {Uint16Array} */ masks) => this.#module.fen(masks, position.size);
    return link('play', {
      ...challenge.values,
      queens: fen(position.queens),
      ...(!isEmpty(position.ruledOut) && { out: fen(position.ruledOut) }),
    });
  }

  /** @param {string} key */
  #key(key) {
    if (key === 't') this.#askTip();
    else if (key === 'u') this.#changed(this.#game.undo());
    else if (key === 'r') this.#changed(this.#game.redo());
    else if (key === '?') showHelp('play-help');
    else return false;
    return true;
  }

  /** @param {Square} square */
  #place(square) {
    if (!this.#isFixed(square)) this.#changed(this.#game.toggleQueen(square));
  }

  /** @param {Square} square */
  #mark(square) {
    if (!this.#isFixed(square)) this.#changed(this.#game.toggleMark(square));
  }

  /** Whether a square does not change, which is said. @param {Square} square */
  #isFixed(square) {
    const why = this.#game.fixed(square);
    if (why) this.#say(why);
    return why !== '';
  }

  /** @param {boolean} hasChanged whether a move has changed the game */
  #changed(hasChanged) {
    if (!hasChanged) return;
    // A mark on a solved board, which an empty one lets a player make, solves it no second time.
    const { game, number } = this.#shown;
    const isTold = number > 0 && game === this.#game && number === this.#number;
    if (!isTold) this.#status = '';
    if (this.#game.isLinked && !this.#game.view.isTakenOver) this.#returnToOwn();
    // What another tab's moves have replaced is not finished.
    else if (this.#keep() && !isTold) this.#finish();
    this.#show();
  }

  /** The number of the solution that the board is; 0 if it is not solved. */
  get #number() {
    return this.#game.view.isSolved ? this.#module.numberOf(this.#game.position) : 0;
  }

  /** Leaves a game that has no moves of a friend for the player's own. */
  #returnToOwn() {
    this.#games.forget(this.#game);
    this.#game = this.#games.open(this.#game.challenge);
    this.#startClock();
  }

  /** Keeps what a board counts for that is solved. */
  #finish() {
    const { challenge, view, position, outcome } = this.#game;
    if (!outcome) return;
    const { size } = position;
    const isNew = outcome.isFound && this.#records.find(size, this.#module.numberOf(position));
    if (outcome.isLearned) {
      this.#records.teach();
    } else if (!outcome.isFound) {
      this.#status = this.#module.sentence('TakenOver');
    } else if (outcome.isScored && view.score) {
      this.#status = this.#records.solve(challenge, view.score);
    } else {
      const found = this.#records.found(size).length;
      this.#status = this.#module.find(isNew, found, this.#module.fundamentalLen(size));
    }
  }

  #askTip() {
    const { view, position } = this.#game;
    if (view.isSolved) return;
    if (view.stage === 3) this.#changed(this.#game.followTip());
    else if (this.#game.askTip(this.#records.found(position.size))) {
      this.#status = '';
      this.#keep();
      this.#show();
    } else this.#say(this.#module.sentence('NoTip'));
  }

  /** @param {string} text */
  #say(text) {
    this.#status = text;
    element('play-status').textContent = text;
  }

  #show() {
    const { position, challenge, crowded } = this.#game;
    const conflicts = this.#module.conflicts(position);
    const { isSolved, canUndo, canRedo, stage } = this.#game.view;
    this.#showRules();
    this.#showBoard([...conflicts, ...crowded], isSolved);
    this.#board.celebrate(isSolved);
    const status = element('play-status');
    status.classList.toggle('solved', isSolved);
    status.textContent = this.#status || this.#situation([...conflicts, ...crowded].flat());
    element('play-title').textContent = challenge.title(this.#module);
    withFocus(element('play-title'), () => {
      element('play-toolbar').hidden = isSolved;
      element('play-win').hidden = !isSolved;
    });
    if (isSolved) this.#showWin();
    enable(button('play-undo'), canUndo);
    enable(button('play-redo'), canRedo);
    /** @type {HTMLElement} */ (button('play-tip').querySelector('span')).textContent =
      TEXTS.play.tips[stage];
    input('play-attacked').checked = this.#settings.attacked;
    input('play-patterns').checked = this.#settings.patterns;
    element('play-board').classList.toggle('patterned', this.#settings.patterns);
    element('play-patterns-label').hidden = position.regions.length === 0;
    this.#shown = { game: this.#game, number: this.#number };
    this.#showTime();
    if (element('diary', HTMLDialogElement).open) this.#diary.show();
    if (!this.#isShown) return;
    const titled = isSolved ? TEXTS.page.titleSolved : TEXTS.page.title;
    document.title = titled(challenge.title(this.#module));
    follow(this.#link(), !this.#game.isLinked);
  }

  /** @param {[Square, Square][]} conflicts @param {boolean} isSolved */
  #showBoard(conflicts, isSolved) {
    const { position, challenge } = this.#game;
    const isLesson = challenge.id.type === 'lesson';
    const squares = squaresOf(position.size);
    const isMarked = (this.#settings.attacked || isLesson) && !isSolved;
    const attacked = isMarked ? this.#module.attacked(position) : noSquares();
    const taken = isMarked ? this.#game.taken : noSquares();
    const isOut = (/** @type {Square} */ square) =>
      (has(attacked, square) && !position.isBlocked(square)) || has(taken, square);
    const isInConflict = (/** @type {Square} */ square) =>
      conflicts.flat().some((other) => other.row === square.row && other.column === square.column);
    const { tip } = this.#game.view;
    const next = isLesson && !tip ? lessonOf(this.#game, this.#module) : null;
    const shown = tip ?? next?.tip;
    const spoken = (/** @type {Square} */ { row, column }) =>
      shown?.spoken[row * position.size + column] ?? '';
    this.#board.show({
      position,
      words: (square) => [
        ...(position.isRuledOut(square) ? [TEXTS.board.ruledOut] : []),
        ...(isInConflict(square) ? [TEXTS.board.inConflict] : []),
        ...(has(attacked, square) ? [TEXTS.board.attacked] : []),
        ...(has(taken, square) ? [TEXTS.board.taken] : []),
        ...[spoken(square)].filter(Boolean),
      ],
      under: [
        ...(next?.square ? [frame('tip', next.square)] : []),
        ...squares.filter((square) => isOut(square) && !position.isRuledOut(square)).map(dot),
        ...squares.filter((square) => position.isRuledOut(square)).map(cross),
        ...(shown ? tipMarks(shown, position) : []),
      ],
      over: conflicts.map(([one, other]) => lineBetween('conflict', one, other)),
    });
  }

  /** @param {Square[]} conflicting the queens that exclude each other */
  #situation(conflicting) {
    const { challenge, position, situation, diagonalRule, view } = this.#game;
    if (view.tip) return view.tip.sentence;
    if (conflicting.length > 0) {
      const own = conflicting.filter((square) => !position.isGiven(square));
      const names = own.map((square) => this.#module.name(square, position.size));
      return `${TEXTS.play.conflicts(situation, [...new Set(names)])} ${diagonalRule}`.trim();
    }
    if (view.isSolved && view.isTakenOver) return this.#module.sentence('TakenOver');
    if (challenge.id.type === 'lesson') return lessonOf(this.#game, this.#module).text;
    const score = this.#records.score(challenge);
    // A board that was solved before is begun anew if its game is not kept any more.
    if (score && (view.isSolved || view.isUntouched)) return this.#module.solvedBefore(score);
    return view.isSolved ? this.#module.sentence('Solved') : situation;
  }

  /** What to play after a win. @returns {{ id: ChallengeId, name: string }} */
  get #next() {
    const { grades } = this.#module;
    const { id, kind, size, grade: name } = this.#game.challenge;
    if (id.type === 'lesson' && id.lesson < this.#module.lessons(kind))
      return { id: { ...id, lesson: id.lesson + 1 }, name: TEXTS.play.nextLesson };
    const day = today();
    const grade = grades.indexOf(name ?? '');
    const next = this.#module.next(kind, grade, size, this.#records.scores(kind), day);
    return next.isDaily
      ? { id: { type: 'daily', kind, day }, name: TEXTS.play.nextToday }
      : {
          id: { type: 'numbered', kind, size: next.size, grade: next.grade, number: anyNumber() },
          name: TEXTS.play.next(this.#module.level(kind, next.size, next.grade)),
        };
  }

  #showWin() {
    const { challenge, position, view } = this.#game;
    const isLesson = challenge.id.type === 'lesson';
    const number = this.#module.numberOf(position);
    const feat = this.#records.feat(challenge);
    const streaks = this.#module.streaks(this.#records.scores(challenge.kind), today());
    const name = this.#module.solutionNumber(number, position.size);
    element('play-facts').hidden = isLesson;
    element('play-facts').replaceChildren(
      ...(challenge.isOfToday && streaks.now > 1 && !view.isTakenOver
        ? [TEXTS.play.streak(this.#module.streak(streaks))]
        : []),
      linkAway(link('browse', { size: position.size, solution: number }), name),
      '.',
    );
    const path = isLesson ? '' : this.#game.path;
    element('play-path').hidden = !path;
    element('play-path').textContent = TEXTS.play.path(path);
    element('play-path').title = this.#module.sentence('PathSigns');
    button('play-next').textContent = this.#next.name;
    button('play-share').hidden = !feat || view.isTakenOver;
    // Also if a link's moves solved it: then the player's own game comes back.
    button('play-again').hidden = isLesson || !view.isOver;
  }

  #shareText() {
    const { challenge } = this.#game;
    const score = this.#records.score(challenge);
    if (!score) return '';
    const others = this.#records.scores(challenge.kind);
    const text = this.#module.share(this.#game.text, score, others, today());
    const address = this.#address(link('play', challenge.values));
    // A page on a disk is of no use to others.
    return [text, ...(address.startsWith('http') ? [address] : [])].join('\n');
  }

  /** The clock, the date, and what time is left of the day. */
  #showTime() {
    this.#game.tick();
    const day = today();
    if (day !== this.#day) {
      this.#day = day;
      this.#show();
    }
    const { challenge } = this.#game;
    const { type } = challenge.id;
    const { clock } = this.#settings;
    const clockButton = button('play-clock');
    const text = clock ? this.#module.clock(this.#game.view.seconds) : TEXTS.play.clock;
    if (clockButton.textContent !== text) clockButton.textContent = text;
    clockButton.setAttribute('aria-pressed', String(clock));
    clockButton.setAttribute('aria-label', clock ? TEXTS.play.clockLabel(text) : text);
    clockButton.hidden = type === 'lesson' || type === 'free';
    clockButton.title = clock ? TEXTS.play.hideClock : TEXTS.play.showClock;
    const about = this.#game.isLinked
      ? TEXTS.play.aboutLinked
      : type === 'lesson'
        ? isOfQueens(challenge.kind)
          ? TEXTS.play.aboutFirst
          : TEXTS.play.aboutLesson(challenge.size)
        : type === 'free'
          ? TEXTS.play.aboutFree
          : challenge.isOfToday
            ? TEXTS.play.aboutToday(challenge.level, this.#module.wait(minutesLeft()))
            : type === 'daily'
              ? TEXTS.play.aboutDay(challenge.level)
              : TEXTS.play.about(challenge.level);
    if (element('play-about').textContent !== about) element('play-about').textContent = about;
    const anchor = element('play-today');
    anchor.hidden = challenge.isOfToday && !this.#game.isLinked;
    const { kind } = challenge;
    anchor.setAttribute('href', link('play', { ...valuesOf(kind), day }));
  }
}
