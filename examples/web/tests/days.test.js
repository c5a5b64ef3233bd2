// A replay of the simulation of players' days, with the page's own storage, dates and words.
//
// The library's simulation has written down what was played on which date on which of two devices,
// and what is said of it. Here each device has entries of its own. There is no browser: dates and
// the clock are the script's, in UTC, as other tests have the time zones.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { today } from '../page/play/calendar.js';
import { Challenge } from '../page/play/challenge.js';
import { Games } from '../page/play/games.js';
import { Module } from '../page/module.js';
import { Records } from '../page/play/records.js';
import { Storage } from '../page/play/storage.js';

const SCRIPT = new URL('../../../queen-challenge/tests/days/script.jsonl', import.meta.url);
const PAGE = new URL('../queens.html', import.meta.url);

/**
 * A board that was played: its day, the date on which it was shown first and the one on which it
 * was solved, and what is said of it.
 *
 * @typedef {object} Played
 * @property {0 | 1} device
 * @property {number} day
 * @property {number} begun
 * @property {number} today
 * @property {number} seconds
 * @property {number} tips
 * @property {string} verdict
 * @property {string} shared
 * @property {number} streak
 * @property {number} [link] so many queens of the solution are in a link that is followed meanwhile
 */

/** The entries of a browser, which has methods and no other properties than them. */
class Entries {
  /** @param {string} key @returns {string | null} */
  getItem(key) {
    return /** @type {any} */ (this)[key] ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    /** @type {any} */ (this)[key] = text;
  }

  /** @param {string} key */
  removeItem(key) {
    delete (/** @type {any} */ (this)[key]);
  }
}

/** The module of the page that is built. */
function load() {
  const [, text] = /<script[^>]*id="?module"?[^>]*>([^<]*)</.exec(readFileSync(PAGE, 'utf8')) ?? [];
  assert(text);
  return Module.load(text);
}

test('the page says what the simulation says', async (t) => {
  const module = await load();
  process.env.TZ = 'UTC';
  let time = 0;
  t.mock.timers.enable({ apis: ['Date'] });
  t.mock.method(performance, 'now', () => time);

  /**
   * Visits the page on a date, with the entries of a device.
   *
   * @param {Entries} entries @param {number} date @param {number} day
   */
  function visit(entries, date, day) {
    t.mock.timers.setTime(date * 24 * 3600 * 1000);
    assert.equal(today(), date);
    Object.assign(globalThis, { localStorage: entries, addEventListener: () => {} });
    const storage = new Storage(
      () => assert.fail('nothing is kept'),
      () => {},
    );
    const records = new Records(module, storage);
    const games = new Games(module, storage);
    const challenge = Challenge.of(module, { type: 'daily', kind: 'queens', day });
    assert(challenge);
    const game = games.open(challenge);
    return { storage, records, games, challenge, game };
  }

  /** Places so many queens of the solution. @param {import('../page/play/game.js').Game} game
   * @param {number} most */
  function place(game, most) {
    const { position } = game;
    const { queens } = solutionOf(game.challenge);
    const left = queens.filter((square) => !position.hasQueen(square));
    for (const square of left.slice(0, most)) game.toggleQueen(square);
  }

  /** The solution of a challenge, by its tips. @param {Challenge} challenge */
  function solutionOf({ clues, day, size }) {
    let text = module.newGame(clues, day);
    for (let view = module.game(text); view && !view.isSolved; view = module.game(text))
      text = view.stage === 3 ? module.followTip(text) : module.askTip(text, []);
    const view = module.game(text);
    assert(view);
    const all = Array.from({ length: size * size }, (_, index) => ({
      row: Math.floor(index / size),
      column: index % size,
    }));
    return { queens: all.filter(({ row, column }) => (view.queens[row] >> column) & 1) };
  }

  /**
   * Follows a link to the board that brings so many more queens than the player's own game has.
   * What is solved from there counts for nothing.
   *
   * @param {ReturnType<typeof visit>} visited @param {number} queens
   */
  function follow({ games, challenge, game }, queens) {
    const own = game.text;
    const friends = games.anew(challenge);
    place(friends, queens);
    const { position } = friends;
    const open = () =>
      games.ofLink(game, games.open(challenge, true), position.queens, position.ruledOut);
    const linked = open();
    assert.equal(linked.isLinked, !game.hasHad(position.queens, position.ruledOut));
    if (!linked.isLinked) return;
    linked.start(today());
    place(linked, Infinity);
    assert(linked.view.isSolved && linked.view.isTakenOver && !linked.view.score);
    assert.equal(linked.outcome?.isFound, false);
    assert(games.keep(linked, false));
    // The same link leads to it again, and the player's own game is as it was.
    assert.equal(open().text, linked.text);
    assert.equal(game.text, own);
    assert(games.keep(game, false));
    assert.equal(games.open(challenge).text, own);
    games.forget(linked);
  }

  /** @param {Entries} entries @param {Played} played */
  function replay(entries, played) {
    const { day, begun, today: end, seconds, tips, verdict, shared, streak, link } = played;
    const first = visit(entries, begun, day);
    // A board that is solved stays so; it is played once more where its game was forgotten.
    if (first.game.view.isSolved) {
      first.storage.remove(`game.${first.challenge.key}`);
      first.game = first.games.open(first.challenge);
    }
    const { game } = first;
    game.start(today());
    time += 1000 * seconds;
    game.stop();
    for (let tip = 0; tip < tips; tip++) {
      for (let stage = 0; stage < 3; stage++) game.askTip([]);
      game.followTip();
    }
    // A board that was only looked at is not kept if its day is solved.
    const isPractice = first.records.feat(first.challenge) !== null;
    if (isPractice) place(game, 1);
    assert(first.games.keep(game, isPractice));
    if (link) follow(first, link);

    const { records, games, challenge, game: later } = visit(entries, end, day);
    later.start(today());
    place(later, Infinity);
    const { score } = later.view;
    assert(score);
    assert.equal(records.solve(challenge, score), verdict);
    assert(games.keep(later, true));
    assert.equal(module.streaks(records.scores(challenge.kind), end).now, streak);
    const stands = records.score(challenge);
    assert(stands);
    const text = module.share(later.text, stands, records.scores(challenge.kind), end);
    assert.equal(text.split('\n')[1], shared);
  }

  /** @type {Entries[]} */
  let devices = [];
  let players = 0;
  for (const line of readFileSync(SCRIPT, 'utf8').trim().split('\n')) {
    const played = JSON.parse(line);
    if ('zone' in played) {
      devices = [new Entries(), new Entries()];
      players++;
    } else {
      assert.doesNotThrow(() => replay(devices[played.device], played), line);
    }
  }
  assert.equal(players, 24);
});
