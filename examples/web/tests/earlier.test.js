// Tests of what earlier versions of the page have kept: earlier.json has the entries of one that
// kept the boards between moves, and what it showed of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { kept, open, square, text } from './browser.js';
import { missing, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

/** @typedef {{ clock: string, status: string, states?: string[] }} Shown */

/** @type {{ now: string, storage: Record<string, string>, games: Record<string, Shown> }} */
const EARLIER = JSON.parse(readFileSync(new URL('earlier.json', import.meta.url), 'utf8'));

/** Clicks a button while it does something, even if it is hidden. @param {Page} page
 * @param {string} id @param {() => Promise<void>} each */
async function exhaust(page, id, each) {
  const isEnabled = async () =>
    (await page.locator(`#${id}`).getAttribute('aria-disabled')) === 'false';
  while (await isEnabled()) {
    await page.locator(`#${id}`).evaluate((button) => /** @type {HTMLElement} */ (button).click());
    await each();
  }
}

test('games of an earlier version go on, with clock, tips and all moves', async (t) => {
  for (const [fragment, { clock, status, states }] of Object.entries(EARLIER.games)) {
    const { now, storage } = EARLIER;
    const page = await open(t, { now, zone: 'UTC', fragment, storage });
    assert(await page.locator('#notice').isHidden(), fragment);
    assert.equal(await page.locator('#play-clock').textContent(), clock, fragment);
    if (!fragment.includes('lesson')) assert.equal(await text(page, 'play-status'), status);
    if (!states) {
      assert(await page.locator('#play-win').isVisible(), fragment);
      continue;
    }
    const address = async () => {
      await page.clock.runFor(3000);
      return new URL(page.url()).hash;
    };
    await exhaust(page, 'play-redo', async () => {});
    const seen = [await address()];
    await exhaust(page, 'play-undo', async () => {
      seen.push(await address());
    });
    assert.deepEqual(seen, states);
  }
});

test('a game of an earlier version is solved with its tips, its day and its origin', async (t) => {
  const { now, storage } = EARLIER;
  const page = await open(t, { now, zone: 'UTC', fragment: '#play?day=20781', storage });
  // The calendar knows it, too.
  await page.locator('#play-diary').click();
  assert.deepEqual(await page.locator('#diary-days .begun').allInnerTexts(), ['24']);
  await page.keyboard.press('Escape');
  await page.locator('#play-clear').click();
  await page.locator('#play-clear').click();
  await solve(page);
  assert.match(await text(page, 'play-status'), /^Solved in 1:0\d with 1 tip\.$/);
  const { begun, seconds, tips } = (await kept(page))['queens.day.20781'];
  assert.deepEqual([begun, Math.floor(seconds / 10), tips], [20781, 6, 1]);
  assert.match((await kept(page))['queens.game.daily.20781'].game, /^challenge 9 /);

  const fragment = '#play?size=5&grade=easy&number=2';
  for (const isCleared of [false, true]) {
    const borrowed = await open(t, { now, zone: 'UTC', fragment, storage });
    // It was not kept which of the moves came by the link.
    if (isCleared) await borrowed.locator('#play-clear').click();
    else await exhaust(borrowed, 'play-undo', async () => {});
    await solve(borrowed);
    const said = isCleared ? /^Solved in / : /^Solved, from a position that came by a link/;
    assert.match(await text(borrowed, 'play-status'), said);
    assert.equal('queens.solved.5.easy.2' in (await kept(borrowed)), isCleared);
  }
});

test('what came after the solution in an earlier game is left out', async (t) => {
  const key = 'queens.game.6.hard.7';
  const fragment = '#play?size=6&grade=hard&number=7';
  const page = await open(t, { fragment });
  const left = await missing(page);
  const rows = (/** @type {number} */ queens) => {
    const masks = [0, 0, 0, 0, 0, 0];
    for (const { row, column } of givens) masks[row] |= 1 << column;
    for (const { row, column } of left.slice(0, queens)) masks[row] |= 1 << column;
    return `${masks.map((mask) => mask.toString(16)).join('.')} 0.0.0.0.0.0`;
  };
  const labels = await page
    .locator('#play [role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const givens = labels.flatMap((label, index) =>
    label.includes('given') ? [{ row: Math.floor(index / 6), column: index % 6 }] : [],
  );
  // Older versions let a solved board change.
  const counts = [0, 1, left.length, 1, 2];
  const earlier = { now: 3, seconds: 9, tips: 0, isBorrowed: false, at: Date.parse('2026-11-22') };
  const storage = { [key]: JSON.stringify({ ...earlier, states: counts.map(rows) }) };
  const other = await open(t, { fragment, storage });
  const queens = () => other.locator('#play .queen').count();
  assert.equal(await queens(), givens.length + 1);
  await other.locator('#play-redo').click();
  assert.equal(await queens(), givens.length + 2);
  assert.equal(await other.locator('#play-redo').getAttribute('aria-disabled'), 'true');
  await square(other, left[1].name).click();
  await solve(other);
  assert(await other.locator('#play-win').isVisible());
});

test('an earlier game of a day that was kept without its beginning counts in time', async (t) => {
  const key = 'queens.game.daily.20781';
  const { begun, ...game } = JSON.parse(EARLIER.storage[key]);
  assert.equal(begun, 20781);
  const later = '2026-11-26T10:00:00Z';
  const storage = { [key]: JSON.stringify({ ...game, at: Date.parse(later) }) };
  const page = await open(t, { now: later, zone: 'UTC', fragment: '#play?day=20781', storage });
  await page.locator('#play-clear').click();
  await solve(page);
  assert.match(await text(page, 'play-status'), /^Solved in 1:\d\d with 1 tip\.$/);
  assert.equal((await kept(page))['queens.day.20781'].begun, 20781);
});
