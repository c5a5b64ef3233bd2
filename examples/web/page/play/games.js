/** The games that were begun, so that each goes on where it was left. */

import { Game } from './game.js';

/** @typedef {import('./challenge.js').Challenge} Challenge */
/** @typedef {import('./storage.js').Storage} Storage */

const MOST_GAMES = 40;
const PREFIX = 'game.';

export class Games {
  #storage;

  /** @param {Storage} storage */
  constructor(storage) {
    this.#storage = storage;
    for (const key of this.#keys()) this.#storage.read(key, Game.parse);
  }

  /** The game of a challenge, begun or new. @param {Challenge} challenge */
  open(challenge) {
    const saved = this.#storage.read(PREFIX + challenge.key, (value) => {
      const saved = Game.parse(value);
      return saved && Game.fits(challenge, saved) ? saved : null;
    });
    return new Game(challenge, saved);
  }

  /** Keeps a game, and forgets the oldest of too many. @param {Game} game */
  keep(game) {
    if (!game.hasBegun) return;
    const key = PREFIX + game.challenge.key;
    if (!this.#keys().includes(key)) this.#makeRoom();
    this.#storage.write(key, game.saved);
  }

  /** Whether a key is that of a game. @param {string} key */
  static has(key) {
    return key.startsWith(PREFIX);
  }

  /**
   * Whether an entry is that of a challenge.
   *
   * @param {string | null} key @param {Challenge} challenge
   */
  static isOf(key, challenge) {
    return key === null || key === PREFIX + challenge.key;
  }

  #keys() {
    return this.#storage.keys().filter(Games.has);
  }

  #makeRoom() {
    const games = this.#keys().map((key) => ({
      key,
      at: this.#storage.read(key, Game.parse)?.at ?? 0,
    }));
    games.sort((one, other) => other.at - one.at);
    for (const { key } of games.slice(MOST_GAMES - 1)) this.#storage.remove(key);
  }
}
