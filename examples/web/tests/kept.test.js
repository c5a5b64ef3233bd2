// Tests of what is kept between visits.

import assert from 'node:assert/strict';
import test from 'node:test';
import { kept, open, reload, shows, square, squares, text, until } from './browser.js';
import { missing, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

const CHALLENGE = '#play?size=6&grade=hard&number=7';

const KEY = 'queens.solved.6.hard.7';

const NOW = '2026-11-22T10:00:00Z';

/**
 * Asserts what the clock shows, which is set once a second and so up to a second behind.
 *
 * @param {Page} page @param {number} seconds
 */
async function assertClock(page, seconds) {
  const [, minutes, rest] = /^(\d+):(\d\d)$/.exec(await text(page, 'play-clock')) ?? [];
  const shown = Number(minutes) * 60 + Number(rest);
  assert([seconds - 1, seconds].includes(shown), `${shown} for ${seconds}`);
}

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

test('clock, tips and undo survive a reload', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  const start = await squares(page);
  const [first, second] = await missing(page);
  await square(page, first.name).click();
  await page.locator('#play-tip').click();
  await square(page, second.name).click();
  const before = await squares(page);
  await page.clock.runFor(65_500);
  await assertClock(page, 65);
  await reload(page);
  await shows(page, 'play-clock', /^1:0[45]$/);
  assert.deepEqual(await squares(page), before);
  await page.clock.runFor(5000);
  await assertClock(page, 70);
  await page.locator('#play-undo').click();
  await page.locator('#play-undo').click();
  assert.deepEqual(await squares(page), start);
  assert.equal(await page.locator('#play-undo').getAttribute('aria-disabled'), 'true');
  await page.locator('#play-redo').click();
  await page.locator('#play-redo').click();
  assert.deepEqual(await squares(page), before);
  await solve(page);
  assert.match(
    await text(page, 'play-status'),
    /^Solved in 1:10 with 1 tip, for the first time\.$/,
  );
  assert.deepEqual((await kept(page))[KEY], { day: 20779, begun: 20779, seconds: 70, tips: 1 });
});

test('the time of a board on which nobody moves is kept, if it has a clock', async (t) => {
  for (const [fragment, name, title] of /** @type {[string, string, RegExp][]} */ ([
    [CHALLENGE, '6.hard.7', /^No\. 7$/],
    ['#play?day=20770', 'daily.20770', /^Friday 13 November 2026$/],
  ])) {
    const page = await open(t, { fragment, now: NOW, zone: 'UTC' });
    await page.clock.runFor(31_000);
    await reload(page);
    await shows(page, 'play-clock', /^0:3[01]$/);
    await page.clock.runFor(5000);
    await page.getByRole('link', { name: 'Today’s challenge' }).click();
    await shows(page, 'play-title', /^Sunday 22 November 2026$/);
    await page.goBack();
    await shows(page, 'play-title', title);
    await assertClock(page, 36);
    const games = Object.keys(await kept(page)).filter((key) => key.startsWith('queens.game'));
    assert.deepEqual(games.sort(), ['queens.game.' + name, 'queens.game.daily.20779'].sort());
    // A look begins no past day.
    await page.locator('#play-diary').click();
    assert.deepEqual(await page.locator('#diary-days .begun').allInnerTexts(), ['22']);
  }
  for (const fragment of ['#play?kind=blocked&lesson=1', '#play?size=6']) {
    const page = await open(t, { fragment, now: NOW });
    await page.clock.runFor(31_000);
    await reload(page);
    assert.deepEqual(Object.keys(await kept(page)), ['queens.taught']);
    assert(await page.locator('#play-clock').isHidden());
  }
});

test('the clock runs only while the board is seen, and forgets nothing', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  await page.clock.runFor(30_000);
  await assertClock(page, 30);
  await square(page, (await missing(page))[0].name).click();
  await page.clock.runFor(10_000);
  await assertClock(page, 40);
  await hide(page, true);
  await page.clock.runFor(60_000);
  await assertClock(page, 40);
  await hide(page, false);
  await page.clock.runFor(5_000);
  await assertClock(page, 45);
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.waitForSelector('#watch:not([hidden])');
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.waitForSelector('#play:not([hidden])');
  await assertClock(page, 45);
  await page.clock.runFor(1000);
  await assertClock(page, 46);
});

test('the clock stands while a dialog covers the board', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  await page.clock.runFor(10_000);
  /** @type {[string, () => Promise<void>][]} */
  const ways = [
    ['new', () => page.locator('#picker-cancel').click()],
    ['new', () => page.keyboard.press('Escape')],
    ['diary', () => page.locator('#diary-close').click()],
  ];
  for (const [name, close] of ways) {
    await page.locator(`#play-${name}`).click();
    await page.clock.runFor(60_000);
    // Another tab or a window in front of it, and back.
    await hide(page, true);
    await hide(page, false);
    await page.clock.runFor(60_000);
    await assertClock(page, 10);
    // The page hears of the end a moment after the dialog is gone, and shows nothing then.
    const heard = await page.evaluateHandle(() => {
      const closed = { count: 0 };
      document.querySelector('dialog[open]')?.addEventListener('close', () => closed.count++);
      return closed;
    });
    await close();
    await until(page, () => heard.evaluate(({ count }) => count > 0));
    assert.equal(await page.locator('dialog[open]').count(), 0);
  }
  await page.clock.runFor(5000);
  await assertClock(page, 15);
  // Another board runs at once.
  await page.locator('#play-new').click();
  await page.locator('#picker-form [type=submit]').click();
  await page.clock.runFor(7000);
  await assertClock(page, 7);
});

test('each board goes on where it was left', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  await square(page, (await missing(page))[0].name).click();
  const before = await squares(page);
  await page.evaluate(() => {
    location.hash = '#play?size=8&grade=hard&number=7';
  });
  await page.getByText('8 × 8, hard').waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, CHALLENGE);
  await page.getByText('6 × 6, hard').waitFor();
  assert.deepEqual(await squares(page), before);
  assert.equal(await page.locator('#play-undo').getAttribute('aria-disabled'), 'false');
});

test('the best feat is kept: fewer tips, then less time', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  /** @param {number} seconds @param {number} tips */
  const again = async (seconds, tips) => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('queens.game')) localStorage.removeItem(key);
      location.hash = '#play?size=5';
    });
    await page.getByText('Empty board, 5').waitFor();
    await page.evaluate((hash) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('queens.game')) localStorage.removeItem(key);
      location.hash = hash;
    }, CHALLENGE);
    await page.getByText('6 × 6, hard').waitFor();
    const [first, ...rest] = await missing(page);
    await square(page, first.name).click();
    for (let tip = 0; tip < tips; tip++) {
      await page.locator('#play-tip').click();
      await square(page, first.name).click();
      await square(page, first.name).click();
    }
    await page.clock.runFor(seconds * 1000 + 500);
    for (const { name } of rest) await square(page, name).click();
    return (await kept(page))[KEY];
  };
  assert.deepEqual(await again(60, 1), { day: 20779, begun: 20779, seconds: 60, tips: 1 });
  assert.deepEqual(await again(90, 1), { day: 20779, begun: 20779, seconds: 60, tips: 1 });
  assert.deepEqual(await again(80, 0), { day: 20779, begun: 20779, seconds: 80, tips: 0 });
  assert.deepEqual(await again(5, 2), { day: 20779, begun: 20779, seconds: 80, tips: 0 });
  assert.deepEqual(await again(70, 0), { day: 20779, begun: 20779, seconds: 70, tips: 0 });
  assert.match(
    await text(page, 'play-status'),
    /^Solved in 1:10 without a tip, your best so far\.$/,
  );
});

test('the colours that are chosen stay, and canvases have them', async (t) => {
  const page = await open(t, { fragment: '#watch?size=6&step=30', theme: 'dark' });
  const color = () => page.evaluate(() => getComputedStyle(document.body).color);
  const strip = () =>
    page.locator('#watch-lane-skips').evaluate((canvas) => {
      const element = /** @type {HTMLCanvasElement} */ (canvas);
      return element.toDataURL();
    });
  /** The colours of the browser's frame that are on. */
  const frames = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('meta[name=theme-color]')]
        .filter((meta) => matchMedia(meta.getAttribute('media') ?? 'all').matches)
        .map((meta) => meta.getAttribute('content')),
    );
  assert.deepEqual(await frames(), ['#15171a']);
  const [system, drawn] = [await color(), await strip()];
  assert.equal(await text(page, 'theme'), 'Colours: as the system');
  await page.locator('#theme').click();
  assert.equal(await text(page, 'theme'), 'Colours: light');
  assert.notEqual(await color(), system);
  assert.notEqual(await strip(), drawn);
  assert.deepEqual(await frames(), ['#f8f5ef']);
  await reload(page);
  await shows(page, 'theme', /^Colours: light$/);
  assert.notEqual(await color(), system);
  assert.deepEqual((await kept(page))['queens.settings'], {
    clock: true,
    attacked: false,
    theme: 'light',
  });
  await page.locator('#theme').click();
  assert.equal(await text(page, 'theme'), 'Colours: dark');
  assert.equal(await color(), system);
  await page.locator('#theme').click();
  assert.deepEqual((await kept(page))['queens.settings'], { clock: true, attacked: false });
});

/**
 * Hands entries over to a page that has started already, as Chromium may.
 *
 * @param {Page} page @param {Record<string, string>} entries
 */
const arrive = (page, entries) =>
  page.evaluate((entries) => {
    for (const [key, newValue] of Object.entries(entries)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
  }, entries);

/** The entries that a page has kept, as texts. @param {Page} page */
const entries = (page) => page.evaluate(() => Object.entries(localStorage));

test('what reaches the page after its start is shown as if it had been there', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  await page.locator('#play-attacked').check();
  await page.clock.runFor(61_000);
  await solve(page);
  const [solved, address] = [await entries(page), new URL(page.url()).hash];
  for (const late of [solved, solved.toReversed()]) {
    const other = await open(t, { fragment: address, now: NOW, isFirst: true });
    await arrive(other, Object.fromEntries(late));
    await shows(other, 'play-status', /^Solved before, in 1:01 without a tip\.$/);
    assert.deepEqual(await squares(other), await squares(page));
    assert(await other.locator('#play-win').isVisible());
    assert(await other.locator('#play-attacked').isChecked());
    assert.deepEqual((await entries(other)).sort(), solved.sort());
  }
});

test('who turns out to have been here gets today’s challenge, not the first board', async (t) => {
  const page = await open(t, { now: NOW, zone: 'UTC' });
  await solve(page);
  const solved = await entries(page);
  for (const late of [solved, solved.toReversed()]) {
    const other = await open(t, { now: NOW, zone: 'UTC', isFirst: true });
    await shows(other, 'play-title', /^Your first board$/);
    await arrive(other, Object.fromEntries(late));
    await shows(other, 'play-title', /^Sunday 22 November 2026$/);
    await shows(other, 'play-status', /^Solved before, in /);
    assert(await other.locator('#play-rule').isHidden());
  }
  // A board that is being played stays.
  const player = await open(t, { now: NOW, zone: 'UTC', isFirst: true });
  const title = await text(player, 'play-title');
  await square(player, 'd4').click();
  const played = await squares(player);
  await arrive(player, Object.fromEntries(solved));
  assert.deepEqual([await text(player, 'play-title'), await squares(player)], [title, played]);
});

/** A game with a mark, and one that was only looked at. */
const BEGUN = 'challenge 6 c6 c6 d2 d2. -';
const LOOK = 'challenge 6 c6 c6 - - - begun=19000 played=61.000';

/** The keys of as many games as are kept. */
const NAMES = Array.from({ length: 40 }, (_, index) => `queens.game.6.hard.${index + 1}`);

/** The keys of the games that are kept. @param {import('playwright-core').Page} page */
const games = async (page) =>
  Object.keys(await kept(page)).filter((key) => key.startsWith('queens.game'));

test('of too many games, one that was only looked at is forgotten first', async (t) => {
  const entries = NAMES.map((key, index) => [
    key,
    JSON.stringify({ game: index === 20 ? LOOK : BEGUN, at: 1_700_000_000_000 + index }),
  ]);
  const page = await open(t, {
    fragment: '#play?size=8&grade=hard&number=7',
    storage: Object.fromEntries(entries),
  });
  await square(page, (await missing(page))[0].name).click();
  const left = [...NAMES.filter((name) => name !== NAMES[20]), 'queens.game.8.hard.7'];
  assert.deepEqual((await games(page)).sort(), left.sort());
});

test('a game that was only looked at takes the place of none with moves', async (t) => {
  const entries = NAMES.map((key, index) => [
    key,
    JSON.stringify({ game: BEGUN, at: 1_700_000_000_000 + index }),
  ]);
  const page = await open(t, {
    fragment: '#play?size=8&grade=hard&number=7',
    now: NOW,
    storage: Object.fromEntries(entries),
  });
  await page.clock.runFor(31_000);
  assert.deepEqual((await games(page)).sort(), NAMES.toSorted());
  await square(page, (await missing(page))[0].name).click();
  assert((await games(page)).includes('queens.game.8.hard.7'));
});

test('a board that will count for its day needs no place among those kept', async (t) => {
  const entries = NAMES.map((key) => [key, JSON.stringify({ game: BEGUN, at: 1_700_000_000_000 })]);
  const page = await open(t, { now: NOW, zone: 'UTC', storage: Object.fromEntries(entries) });
  await page.clock.runFor(31_000);
  const [free] = await missing(page);
  await square(page, free.name).click();
  const left = await games(page);
  assert.equal(left.filter((key) => !NAMES.includes(key)).length, 1);
  assert.equal(left.length, NAMES.length + 1);
});

test('of too many games, the one that was left the longest ago is forgotten', async (t) => {
  // Modulo 41, the multiples of 17 are all numbers from 1 to 40, in another order than the names.
  const entries = NAMES.map((key, index) => [
    key,
    JSON.stringify({ game: BEGUN, at: 1_700_000_000_000 + (((index + 1) * 17) % 41) }),
  ]);
  // The start of these counts for their days, however long ago they were left.
  const begun = ['daily.19000', 'regions.daily.19001'].map((name) => [
    `queens.game.${name}`,
    JSON.stringify({ game: `challenge 6 c6 c6 - - - day=${name.slice(-5)} begun=19000`, at: 0 }),
  ]);
  const page = await open(t, {
    fragment: '#play?size=8&grade=hard&number=7',
    storage: Object.fromEntries([...entries, ...begun]),
  });
  const [free] = await missing(page);
  await square(page, free.name).click();
  const oldest = NAMES.find((_, index) => ((index + 1) * 17) % 41 === 1);
  const left = [...NAMES.filter((name) => name !== oldest), 'queens.game.8.hard.7'];
  const expected = [...left, ...begun.map(([key]) => key)];
  assert.deepEqual((await games(page)).sort(), expected.sort());
});
