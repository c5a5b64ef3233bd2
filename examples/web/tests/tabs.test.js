// Tests of two tabs of one player.

import assert from 'node:assert/strict';
import test from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { PATIENCE, hears, kept, open, reload, shows, square, squares, text } from './browser.js';
import { missing, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

const CHALLENGE = '#play?size=6&grade=hard&number=7';

const KEY = 'queens.solved.6.hard.7';

const NOW = '2026-11-22T10:00:00Z';

/**
 * Hides the page or shows it again, as another tab in front of it does.
 *
 * @param {Page} page @param {boolean} isHidden
 */
async function hide(page, isHidden) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/**
 * Two tabs of a player.
 *
 * @param {import('node:test').TestContext} t @param {import('./browser.js').Options} options
 * @returns {Promise<[Page, Page]>}
 */
async function tabs(t, options) {
  const page = await open(t, options);
  const other = await open(t, { ...options, context: page.context() });
  await hears(other, page);
  return [page, other];
}

test('a second tab neither overwrites a better result nor is left behind', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE, now: NOW });
  await page.evaluate(
    ([key]) => localStorage.setItem(key, JSON.stringify({ day: 20000, seconds: 3, tips: 0 })),
    [KEY],
  );
  await square(other, (await missing(other))[0].name).click();
  await other.clock.runFor(20_000);
  await solve(other);
  assert.match(
    await text(other, 'play-status'),
    /^Solved in 0:2\d without a tip; your best is 0:03 without a tip\.$/,
  );
  assert.deepEqual((await kept(other))[KEY], { day: 20000, seconds: 3, tips: 0 });

  await page.locator('#play-attacked').check();
  await other.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector('#play-attacked')).checked,
  );
  await other.locator('#play-clock').click();
  assert.deepEqual((await kept(page))['queens.settings'], { clock: false, attacked: true });
});

test('a better result that a tab has not heard of is not overwritten', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  const best = { day: 20000, seconds: 3, tips: 0 };
  // No event tells a document of what it has kept itself.
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    [KEY, JSON.stringify(best)],
  );
  await page.clock.runFor(20_000);
  await solve(page);
  assert.deepEqual((await kept(page))[KEY], best);
});

test('a tab in the background takes in the moves of the one in front', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE });
  await hide(page, true);
  await square(other, (await missing(other))[0].name).click();
  const moved = await squares(other);
  await page.waitForFunction(
    () => document.querySelector('#play-undo')?.getAttribute('aria-disabled') === 'false',
  );
  assert.deepEqual(await squares(page), moved);
});

/** Waits until a page shows what another one does. @param {Page} page @param {Page} other */
async function agree(page, other) {
  const shown = await squares(other);
  const start = performance.now();
  while (!isDeepStrictEqual(await squares(page), shown) && performance.now() - start < PATIENCE)
    await page.waitForTimeout(20);
  assert.deepEqual(await squares(page), shown);
}

test('two visible tabs show one game, whoever moves, and none is lost', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE });
  const left = await missing(page);
  await square(page, left[0].name).click();
  await agree(other, page);
  await square(other, left[1].name).click();
  await agree(page, other);
  await page.locator('#play-tip').click();
  await other.waitForFunction(() =>
    document.querySelector('#play-tip')?.textContent?.includes('Why?'),
  );
  await page.locator('#play-undo').click();
  await agree(other, page);
  await other.locator('#play-redo').click();
  await agree(page, other);
  await solve(other);
  await page.waitForSelector('#play-win:not([hidden])');
  await shows(page, 'play-status', /^Solved before, in \d+:\d\d with 1 tip\.$/);
  assert.equal((await kept(page))[KEY].tips, 1);
  assert(await page.locator('#notice').isHidden());
});

test('a tab that has not heard of another’s moves says so, and takes them', async (t) => {
  // As a tab that slept when the other one moved.
  const script = `addEventListener('storage', (event) => event.stopImmediatePropagation());`;
  const [page, other] = await tabs(t, { fragment: CHALLENGE, script });
  const left = await missing(page);
  await square(page, left[0].name).click();
  await hears(other, page);
  await reload(other);
  await square(other, left[1].name).click();
  const shown = await squares(other);
  assert.notDeepEqual(await squares(page), shown);
  await square(page, left[2].name).click();
  assert.match(await text(page, 'notice'), /^Another tab has gone on with this board/);
  assert.deepEqual(await squares(page), shown);
  // From here on, both know.
  await square(page, left[2].name).click();
  const { game } = (await kept(page))['queens.game.6.hard.7'];
  for (const { name } of left.slice(0, 3)) assert(game.includes(`${name}.`), game);
});

test('a tab counts nothing for a game that another’s moves have replaced', async (t) => {
  const script = `addEventListener('storage', (event) => event.stopImmediatePropagation());`;
  const [page, other] = await tabs(t, {
    fragment: '#play?day=20779',
    now: NOW,
    zone: 'UTC',
    script,
  });
  const left = await missing(page);
  for (const { name } of left.slice(0, -1)) await square(page, name).click();
  await hears(other, page);
  await reload(other);
  await other.locator('#play-tip').click();
  await square(page, left[left.length - 1].name).click();
  assert.match(await text(page, 'notice'), /^Another tab has gone on with this board/);
  assert(await page.locator('#play-win').isHidden());
  const results = Object.keys(await kept(page)).filter((key) => /^queens\.(day|found)/.test(key));
  assert.deepEqual(results, []);
  // The game that goes on counts, with its tip.
  await square(page, left[left.length - 1].name).click();
  assert.match(await text(page, 'play-status'), /^Solved in \d+:\d\d with 1 tip/);
  assert.equal((await kept(page))['queens.day.20779'].tips, 1);
});

test('a tab does not set back the clock of another one', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE, now: NOW });
  await hide(other, true);
  await page.clock.runFor(61_000);
  await shows(page, 'play-clock', /^1:0/);
  await hide(other, false);
  assert.match(await text(other, 'play-clock'), /^0:0/);
  // It has not heard of that minute, and stores its own time.
  await square(other, (await missing(other))[0].name).click();
  await agree(page, other);
  await shows(page, 'play-clock', /^1:0/);
  await square(page, (await missing(page))[0].name).click();
  await agree(other, page);
  await shows(other, 'play-clock', /^1:0/);
});
