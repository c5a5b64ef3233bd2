/** The games that were begun, so that each goes on where it was left. */

import { Challenge } from './challenge.js';
import { isCount } from './count.js';
import { Game, keyOfGame } from './game.js';

/** @typedef {import('../module.js').Module} Module */
/** @typedef {import('../module.js').Kind} Kind */
/** @typedef {import('./storage.js').Storage} Storage */

/**
 * How many acts of each tab are in a game: moves, tips and whatever else is more than time.
 *
 * @typedef {Record<string, number>} Acts
 */

/**
 * A game as it is kept.
 *
 * @typedef {object} Kept
 * @property {string} text
 * @property {Acts} acts
 * @property {string} [link] which link's board it has begun with, if it is not the player's own
 */

/** The most games that are kept, beside those that will count for their day. */
const MOST_GAMES = 40;
const PREFIX = 'game.';

/** The most tabs of which an entry says how often they have acted: the latest ones. */
const MOST_TABS = 8;

export class Games {
  #module;
  #storage;
  /** This tab among those of the player. */
  #tab = unlikeOthers('tab');
  /** Each game as this tab has last read or written it. @type {Map<string, Kept>} */
  #known = new Map();
  /** The text of each game that the browser has not kept. @type {Map<string, string>} */
  #unkept = new Map();

  /** @param {Module} module @param {Storage} storage */
  constructor(module, storage) {
    this.#module = module;
    this.#storage = storage;
    for (const key of this.#keys()) this.#storage.read(key, Game.parse);
  }

  /**
   * The game of a challenge, begun or new: the player's own, or the one that a link has brought.
   *
   * @param {Challenge} challenge @param {boolean} [isLinked]
   * @param {Kept | null} [kept] what is kept of it, if that is read
   */
  open(challenge, isLinked = false, kept = this.#read(challenge, isLinked)) {
    const key = keyOfGame(challenge, isLinked);
    if (kept) this.#known.set(key, kept);
    const text = this.#unkept.get(key) ?? kept?.text;
    return new Game(this.#module, challenge, text, isLinked);
  }

  /** A new game of a challenge, whatever is kept. @param {Challenge} challenge */
  anew(challenge) {
    return new Game(this.#module, challenge);
  }

  /**
   * The game that a link to a board opens: the player's own or the linked one if that has had the
   * board, otherwise a new linked one.
   *
   * @param {Game} own @param {Game} linked @param {Uint16Array} queens
   * @param {Uint16Array} ruledOut
   */
  ofLink(own, linked, queens, ruledOut) {
    const known = [own, linked].find((game) => game.hasHad(queens, ruledOut));
    if (known) return known;
    const game = new Game(this.#module, own.challenge, undefined, true);
    // A tab that shows the linked game in whose place it is kept is told, as this is another one.
    const text = this.#before(game);
    this.#known.set(game.key, { text, acts: {}, link: unlikeOthers('link') });
    game.changeTo(queens, ruledOut, false);
    return game;
  }

  /**
   * The same game if another tab has gone on with it, and whether acts of this tab are lost there:
   * who acts in two tabs at once does so before either has heard of the other one, and the last one
   * writes over the first. A board that was solved here is over, and is written once more: then the
   * acts of the other tab are lost. The time alone is no news: it is joined to that of the game,
   * whose clock is never set back. The board of another link is another game, in whose place all
   * of this one is lost, and whose time is its own.
   *
   * @param {Game} game
   */
  news(game) {
    const { challenge, isLinked, key } = game;
    const kept = this.#read(challenge, isLinked);
    const known = this.#known.get(key);
    if (kept === null || kept.text === known?.text) return null;
    const unkept = this.#unkept.get(key);
    const isUnkept =
      unkept !== undefined && !this.#module.isSameButForTime(unkept, this.#before(game));
    const isOther = known !== undefined && kept.link !== known.link;
    const isLost = isUnkept || isOther || this.#acts(kept) < this.#acts(known);
    this.#unkept.delete(key);
    if (this.#module.isSameButForTime(game.text, kept.text)) {
      this.#known.set(key, kept);
      game.joinTime(kept.text);
      return null;
    }
    game.tick();
    const isOwn = game.view.isSolved && !game.view.isTakenOver;
    if (isLost && isOwn && !this.#module.game(kept.text)?.isSolved) {
      this.#write(game, true, kept);
      return null;
    }
    const news = this.open(challenge, isLinked, kept);
    const { begun } = news.view;
    if (!isOther) news.joinTime(game.text);
    // The other tab has to know at once that its board was begun on an earlier date.
    if (news.view.begun !== begun) this.#write(news, false, kept);
    return { game: news, isLost };
  }

  /** Whether the player has solved the board of a game. @param {string} text */
  #isFinished(text) {
    const game = this.#module.game(text);
    return Boolean(game?.isOver && !game.isTakenOver);
  }

  /** The text of a game as this tab has last known it to be kept. @param {Game} game */
  #before(game) {
    return this.#known.get(game.key)?.text ?? this.#begun(game);
  }

  /** How many acts of this tab are in a game. @param {Kept} [kept] */
  #acts(kept) {
    return kept?.acts[this.#tab] ?? 0;
  }

  /** Forgets a game. @param {Game} game */
  forget({ key }) {
    this.#known.delete(key);
    this.#unkept.delete(key);
    this.#storage.remove(PREFIX + key);
  }

  /** Whether the browser keeps games. */
  get areKept() {
    return this.#storage.isKept;
  }

  /**
   * Keeps a game, and forgets one of too many that count for no day. Returns false, and keeps
   * nothing, if another tab has gone on with it meanwhile: its moves are not to be lost without a
   * word. If it has only kept its time, that is joined. The solved board of one that is played
   * again stays until there is a move or a tip.
   *
   * @param {Game} game @param {boolean} isPractice whether no score of it can count
   */
  keep(game, isPractice) {
    if (!game.isWorthKeeping(isPractice)) return true;
    const key = PREFIX + game.key;
    const kept = this.#read(game.challenge, game.isLinked);
    const known = this.#known.get(game.key);
    const before = this.#before(game);
    if (kept !== null && kept.text !== game.text && kept.text !== known?.text) {
      if (!this.#module.isSameButForTime(before, kept.text)) return false;
      game.joinTime(kept.text);
    }
    const unkept = this.#unkept.get(game.key);
    const finished = unkept ?? kept?.text;
    if (finished && this.#isFinished(finished) && !this.#module.isBegun(game.text, true))
      return true;
    const isNew = kept === null && !this.#keys().includes(key);
    const isBegun = this.#module.isBegun(game.text, isPractice);
    if (isNew && !this.#module.willCount(game.text) && !this.#makeRoom(isBegun)) return true;
    const isAct = !this.#module.isSameButForTime(before, game.text);
    // Whoever knows that an act is not kept is not told again as the time goes on.
    const isTold = isAct && !(unkept && this.#module.isSameButForTime(unkept, game.text));
    this.#write(game, isAct, kept, isTold);
    return true;
  }

  /** @param {Game} game @param {boolean} isAct @param {Kept | null} kept what is kept of it
   * @param {boolean} [isTold] whether the player is told if it cannot be kept */
  #write(game, isAct, kept, isTold = isAct) {
    const { key, text } = game;
    const { acts: before = {}, link } = this.#known.get(key) ?? {};
    const { [this.#tab]: own = 0, ...others } = before;
    // The tab that has acted last comes last.
    const acts = isAct ? { ...others, [this.#tab]: own + 1 } : before;
    const latest = Object.fromEntries(Object.entries(acts).slice(-MOST_TABS));
    if (
      kept?.text === text ||
      this.#storage.write(PREFIX + key, { ...game.saved, acts: latest, link }, isTold)
    ) {
      this.#known.set(key, kept?.text === text ? kept : { text, acts: latest, link });
      this.#unkept.delete(key);
    } else {
      this.#unkept.set(key, text);
    }
  }

  /**
   * The text of a game before its first move, as a tab keeps it that only looks.
   *
   * @param {Game} game
   */
  #begun({ challenge, isLinked, view: { begun } }) {
    const { text } = new Game(this.#module, challenge, undefined, isLinked);
    return begun === null ? text : this.#module.begin(text, begun);
  }

  /** Whether a key is that of a game. @param {string} key */
  static has(key) {
    return key.startsWith(PREFIX);
  }

  /** Whether an entry is that of a game. @param {string | null} key @param {Game} game */
  static isOf(key, game) {
    return key === null || key === PREFIX + game.key;
  }

  /**
   * Whether the game of a day was begun and is not over.
   *
   * @param {Kind} kind @param {number} day
   */
  isBegun(kind, day) {
    const saved = this.#storage.read(PREFIX + Challenge.keyOfDay(kind, day), Game.parse);
    if (saved === null) return false;
    // Making a challenge takes long, and only games of earlier versions need theirs.
    const challenge =
      'game' in saved ? null : Challenge.of(this.#module, { type: 'daily', kind, day });
    const text =
      'game' in saved ? saved.game : challenge && Game.textOf(this.#module, challenge, saved);
    const game = text && this.#module.game(text);
    return Boolean(game && game.day === day && !game.isOver && this.#module.isBegun(text, false));
  }

  /**
   * The game that is kept of a challenge.
   *
   * @param {Challenge} challenge @param {boolean} isLinked @returns {Kept | null}
   */
  #read(challenge, isLinked) {
    return this.#storage.read(PREFIX + keyOfGame(challenge, isLinked), (value) => {
      const saved = Game.parse(value);
      const text = saved && Game.textOf(this.#module, challenge, saved);
      return text ? { text, acts: actsOf(value), link: value.link } : null;
    });
  }

  #keys() {
    return this.#storage.keys().filter(Games.has);
  }

  /** Whether nothing is lost for a day. Games of earlier versions, which are few, are kept.
   * @param {import('./game.js').Saved | import('../module.js').EarlierGame} saved */
  #isForgettable(saved) {
    return 'game' in saved && !this.#module.willCount(saved.game);
  }

  /**
   * Makes room for another game: forgets what was only looked at first, and then what was left the
   * longest ago. Returns false if there is no room for a game that was only looked at itself.
   *
   * @param {boolean} isBegun whether the game is begun
   */
  #makeRoom(isBegun) {
    const games = this.#keys()
      .map((key) => ({ key, saved: this.#storage.read(key, Game.parse) }))
      .filter(({ saved }) => !saved || this.#isForgettable(saved))
      .map(({ key, saved }) => ({
        key,
        at: saved?.at ?? 0,
        isBegun: Number(saved && 'game' in saved && this.#module.isBegun(saved.game, true)),
      }))
      .sort((one, other) => other.isBegun - one.isBegun || other.at - one.at);
    const surplus = games.slice(MOST_GAMES - 1);
    if (!isBegun && surplus.some((game) => game.isBegun)) return false;
    for (const { key } of surplus) this.#storage.remove(key);
    return true;
  }
}

/** A name that no other tab gives. @param {string} kind of what */
const unlikeOthers = (kind) => `${kind}${crypto.getRandomValues(new Uint32Array(1))[0]}`;

/** The acts that an entry counts; none if it is of an earlier version. @param {any} value */
const actsOf = ({ acts }) =>
  /** @type {Acts} */ (
    Object.fromEntries(
      Object.entries(acts ?? {}).filter(([, count]) => isCount(count, Number.MAX_SAFE_INTEGER)),
    )
  );
