// Tests of two tabs of one player.

import assert from 'node:assert/strict';
import test from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { hears, kept, open, reload, shows, square, squares, text, until } from './browser.js';
import { missing, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

const CHALLENGE = '#play?size=6&grade=hard&number=7';

const KEY = 'queens.solved.6.hard.7';

const NOW = '2026-11-22T10:00:00Z';

/** Lets a tab hear nothing of another one, as if it slept while that one acts. */
const DEAF = `addEventListener('storage', (event) => event.stopImmediatePropagation());`;

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

/**
 * Lets time pass in both tabs. Each has a clock of its own, and what one of them keeps reaches the
 * other one in between: by steps, neither is much ahead then.
 *
 * @param {Page} page @param {Page} other @param {number} seconds
 */
async function pass(page, other, seconds) {
  for (let step = 0; step < seconds * 5; step++) {
    await page.clock.runFor(200);
    await hears(other, page);
  }
}

/** The seconds on the clock. @param {Page} page */
async function clock(page) {
  const [minutes, seconds] = (await text(page, 'play-clock')).split(':').map(Number);
  return minutes * 60 + seconds;
}

/**
 * That the clocks of two tabs show the time in which the board was seen in any of them, but for
 * what is not kept yet. A tab shows what another one has kept once it has heard of it.
 *
 * @param {Page[]} pages @param {number} seconds
 */
async function assertClocks(pages, seconds) {
  const clocks = () => Promise.all(pages.map(clock));
  const isNear = (/** @type {number} */ time) => time >= seconds - 10 && time <= seconds + 2;
  await until(pages[0], async () => (await clocks()).every(isNear));
  const shown = await clocks();
  assert(shown.every(isNear), `${shown.join(' and ')}, not ${seconds}`);
}

test('a second tab neither overwrites a better result nor is left behind', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE, now: NOW });
  await page.evaluate(
    ([key]) => localStorage.setItem(key, JSON.stringify({ day: 20000, seconds: 3, tips: 0 })),
    [KEY],
  );
  await square(other, (await missing(other))[0].name).click();
  await pass(page, other, 20);
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
  await until(page, async () => isDeepStrictEqual(await squares(page), shown));
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

test('a tab keeps the time in which nobody moves', async (t) => {
  const options = { fragment: '#play?day=20779', now: NOW, zone: 'UTC' };
  const page = await open(t, options);
  await page.clock.runFor(61_000);
  const other = await open(t, { ...options, context: page.context() });
  assert.match(await text(other, 'play-clock'), /^1:0/);
  await solve(other);
  assert.match(await text(other, 'play-status'), /^Solved in 1:0\d without a tip/);
  await shows(page, 'play-status', /^Solved before, in 1:0\d without a tip/);
  assert(await page.locator('#notice').isHidden());
  assert(await other.locator('#notice').isHidden());
});

for (const fragment of ['#play?day=20779', CHALLENGE]) {
  test(`visible tabs of one board count its time once: ${fragment}`, async (t) => {
    const options = { fragment, now: NOW, zone: 'UTC' };
    const page = await open(t, options);
    await page.clock.runFor(20_000);
    const other = await open(t, { ...options, context: page.context() });
    const left = await missing(other);
    await square(other, left[0].name).click();
    await agree(page, other);
    await pass(page, other, 25);
    await assertClocks([page, other], 45);
    // What is said stays when another tab keeps its time.
    await page.locator('#play-link').click();
    await shows(page, 'play-status', /clipboard/);
    await pass(page, other, 15);
    assert.match(await text(page, 'play-status'), /clipboard/);
    await assertClocks([page, other], 60);
    // Time that is seen in one of them alone counts, too.
    for (const [hidden, seen] of [
      [page, other],
      [other, page],
    ]) {
      await hide(hidden, true);
      await pass(page, other, 20);
      await hide(hidden, false);
      await hears(seen, hidden);
    }
    await assertClocks([page, other], 100);
    await solve(other);
    const solved = await clock(other);
    await shows(page, 'play-status', /^Solved before, in 1:/);
    await pass(page, other, 15);
    assert.deepEqual([await clock(page), await clock(other)], [solved, solved]);
    assert(await page.locator('#notice').isHidden());
    assert(await other.locator('#notice').isHidden());
  });
}

test('a move is not lost to a time that another tab has just kept', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  const left = await missing(page);
  await square(page, left[0].name).click();
  // No event tells a document of what it has kept itself.
  await page.evaluate(() => {
    const key = 'queens.game.6.hard.7';
    const saved = JSON.parse(localStorage[key]);
    localStorage[key] = JSON.stringify({
      ...saved,
      game: saved.game.replace(/ played=\d+/, ' played=61'),
    });
  });
  await square(page, left[1].name).click();
  assert(await page.locator('#notice').isHidden());
  assert.equal((await missing(page)).length, left.length - 2);
  await page.clock.runFor(1000);
  assert.match(await text(page, 'play-clock'), /^1:0/);
});

test('a first move is not lost to the time of a tab that only looks', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW, zone: 'UTC' });
  const left = await missing(page);
  // No event tells a document of what it has kept itself, nor in time of what another one has.
  await page.evaluate(() => {
    const game = 'challenge 6 f4 f4 - - - begun=20779 played=61.000';
    localStorage['queens.game.6.hard.7'] = JSON.stringify({ game, at: 0 });
  });
  await square(page, left[0].name).click();
  assert(await page.locator('#notice').isHidden());
  assert.equal((await missing(page)).length, left.length - 1);
  await page.clock.runFor(1000);
  assert.match(await text(page, 'play-clock'), /^1:0/);
});

test('who saw a board on its day in any of two tabs has begun it on its day', async (t) => {
  const options = { fragment: '#play?day=20781', zone: 'UTC' };
  const page = await open(t, { ...options, now: '2026-11-24T23:59:55Z' });
  const now = '2026-11-25T00:00:02Z';
  const other = await open(t, { ...options, now, context: page.context() });
  // The first tab has not kept yet that it shows the board.
  await solve(other, { but: 1 });
  const begun = async () =>
    /begun=(\d+)/.exec((await kept(other))['queens.game.daily.20781'].game)?.[1];
  await until(other, async () => (await begun()) === '20781');
  assert.equal(await begun(), '20781');
  await hears(other, page);
  await solve(other);
  await shows(other, 'play-status', /^Solved in/);
  assert.deepEqual((await kept(other))['queens.day.20781'].begun, 20781);
});

test('a tab that has not heard of another’s moves says so, and takes them', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE, script: DEAF });
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

/**
 * Clicks in two tabs at once: both are busy until then, so neither hears of the other one before.
 * The second one's act is written over that of the first.
 *
 * @param {Page[]} pages @param {import('playwright-core').Locator[]} targets one in each
 */
async function clickAtOnce(pages, targets) {
  await click(targets);
  await until(pages[0], async () => (await told(pages)) > 0);
  await agree(pages[0], pages[1]);
}

/** @param {import('playwright-core').Locator[]} targets one in each of two tabs */
async function click(targets) {
  const end = Date.now() + 1500;
  const click = (/** @type {Element} */ target, /** @type {number} */ end) => {
    while (Date.now() < end);
    /** @type {HTMLElement} */ (target).click();
  };
  await Promise.all(targets.map((target, index) => target.evaluate(click, end + 100 * index)));
}

/** In how many pages something is said above. @param {Page[]} pages */
async function told(pages) {
  const shown = await Promise.all(pages.map((page) => page.locator('#notice').isVisible()));
  return shown.filter(Boolean).length;
}

test('who acts in two visible tabs at once is told that an act is lost', async (t) => {
  const pages = await tabs(t, { fragment: CHALLENGE });
  const left = await missing(pages[0]);
  await square(pages[0], left[0].name).click();
  await agree(pages[1], pages[0]);
  const [one, other] = pages;
  for (const targets of [
    pages.map((page, index) => square(page, left[1 + index].name)),
    [one.locator('#play-undo'), other.locator('#play-tip')],
    [one.locator('#play-tip'), other.locator('#play-clear')],
  ]) {
    await clickAtOnce(pages, targets);
    assert.equal(await told(pages), 1);
    for (const page of pages)
      if (await page.locator('#notice').isVisible()) await page.locator('#notice button').click();
  }
  // From here on, the tabs go on with one game.
  await solve(one);
  await other.waitForSelector('#play-win:not([hidden])');
  assert.equal(await told(pages), 0);
});

test('a board that is solved in one of two tabs at once stays solved', async (t) => {
  for (const isFirst of [true, false]) {
    const pages = await tabs(t, { fragment: '#play?day=20779' });
    const left = await missing(pages[0]);
    for (const { name } of left.slice(1)) await square(pages[0], name).click();
    await agree(pages[1], pages[0]);
    const targets = [square(pages[0], left[0].name), pages[1].locator('#play-undo')];
    if (isFirst) await clickAtOnce(pages, targets);
    else await clickAtOnce([...pages].reverse(), targets.reverse());
    for (const page of pages) await page.waitForSelector('#play-win:not([hidden])');
    assert(await pages[1].locator('#notice').isVisible(), `${isFirst}`);
    assert('queens.day.20779' in (await kept(pages[0])));
  }
});

test('no act is lost if two tabs make the same one at once', async (t) => {
  const pages = await tabs(t, { fragment: '#play?day=20779' });
  for (const { name } of await missing(pages[0])) {
    await click(pages.map((page) => square(page, name)));
    await agree(pages[0], pages[1]);
    assert((await squares(pages[0])).some((one) => one.name === name && one.words[0] === 'queen'));
  }
  for (const page of pages) {
    await page.waitForSelector('#play-win:not([hidden])');
    assert.match(await text(page, 'play-status'), /^Solved/);
  }
  assert.equal(await told(pages), 0);
  assert('queens.day.20779' in (await kept(pages[0])));
});

test('a tab that makes the move of another one before it hears of it loses none', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE, script: DEAF });
  const left = await missing(page);
  await square(page, left[0].name).click();
  await hears(other, page);
  await square(other, left[0].name).click();
  assert.equal(await told([page, other]), 0);
  assert.deepEqual(await squares(other), await squares(page));
});

test('a tab counts nothing for a game that another’s moves have replaced', async (t) => {
  const [page, other] = await tabs(t, {
    fragment: '#play?day=20779',
    now: NOW,
    zone: 'UTC',
    script: DEAF,
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
  await page.clock.runFor(7000);
  await shows(page, 'play-clock', /^0:0[789]$/);
  await hide(other, false);
  assert.equal(await text(other, 'play-clock'), '0:00');
  // These seconds are not kept yet, so it has not heard of them, and stores its own time.
  await square(other, (await missing(other))[0].name).click();
  await agree(page, other);
  await shows(page, 'play-clock', /^0:0[789]$/);
  await square(page, (await missing(page))[0].name).click();
  await agree(other, page);
  await shows(other, 'play-clock', /^0:0[789]$/);
});

test('a board that is solved after an act was written over is solved', async (t) => {
  const [page, other] = await tabs(t, { fragment: '#play?day=20779', now: NOW, script: DEAF });
  const [first, ...rest] = (await missing(page)).map(({ name }) => name);
  const last = rest.pop() ?? '';
  await square(page, first).click();
  await hears(other, page);
  await reload(other);
  await other.locator('#play-tip').click();
  const key = 'queens.game.daily.20779';
  const written = JSON.stringify((await kept(page))[key]);
  // This tab takes the tip in, and acts. The other one has not heard of it, and writes its own.
  await square(page, rest[0]).click();
  assert.match(await text(page, 'notice'), /^Another tab has gone on with this board/);
  await page.locator('#notice button').click();
  for (const name of rest) await square(page, name).click();
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, written]);
  await square(page, last).click();
  assert.match(await text(page, 'play-status'), /^Solved in \d+:\d\d with 1 tip/);
  assert('queens.day.20779' in (await kept(page)));
});

test('a move that could not be kept is not replaced without a word', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE });
  const [one, two, three] = await missing(page);
  await square(page, one.name).click();
  await agree(other, page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await square(page, two.name).click();
  assert.match(await text(page, 'notice'), /^The browser could not keep that/);
  await page.locator('#notice button').click();
  await square(other, three.name).click();
  await agree(page, other);
  assert.match(await text(page, 'notice'), /^Another tab has gone on with this board/);
});

test('a tab that acts after many others is not forgotten', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE });
  const [one, two] = await missing(page);
  const act = async (/** @type {Page} */ acting, /** @type {string} */ name) => {
    await square(acting, name).click();
    await agree(page, other);
  };
  await act(page, one.name);
  // A tab is another one after each time that it is loaded.
  for (let loaded = 0; loaded < 9; loaded++) {
    await reload(other);
    await act(other, two.name);
    if (loaded === 6) await act(page, one.name);
  }
  assert.equal(await told([page, other]), 0);
});

test('the clock of another tab’s game stands under the calendar', async (t) => {
  const [page, other] = await tabs(t, { fragment: CHALLENGE, now: NOW, script: DEAF });
  await square(page, (await missing(page))[0].name).click();
  await hears(other, page);
  await reload(other);
  await square(other, (await missing(other))[0].name).click();
  await hears(page, other);
  await page.locator('#play-clear').focus();
  await page.locator('#play-diary').click();
  const before = await clock(page);
  await page.clock.runFor(60_000);
  assert.equal(await clock(page), before);
});
