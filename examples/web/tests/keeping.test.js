// What is kept between visits, between tabs, and when the browser refuses; and whatever stands
// under a key of the page: it starts, plays, and its address follows.

import assert from 'node:assert/strict';
import test from 'node:test';
import { kept, load, open, ready, square, squares, text } from './browser.js';
import { missing, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

const CHALLENGE = '#play?size=6&grade=hard&number=7';
const KEY = 'queens.solved.6.hard.7';
const NOW = '2026-11-22T10:00:00Z';

/**
 * Asserts what the clock shows, which goes on while the test looks.
 *
 * @param {import('playwright-core').Page} page @param {number} seconds
 */
async function assertClock(page, seconds) {
  const [, minutes, rest] = /^(\d+):(\d\d)$/.exec(await text(page, 'play-clock')) ?? [];
  const shown = Number(minutes) * 60 + Number(rest);
  assert(Math.abs(shown - seconds) <= 4, `${shown} for ${seconds}`);
}

/** @param {any} feat @param {{ day: number, seconds: number, tips: number }} expected */
function assertFeat(feat, expected) {
  assert(Math.abs(feat.seconds - expected.seconds) <= 4, `${feat.seconds} for ${expected.seconds}`);
  assert.deepEqual({ ...feat, seconds: 0 }, { ...expected, seconds: 0 });
}

/**
 * Hides the page or shows it again, as another tab in front of it does.
 *
 * @param {import('playwright-core').Page} page @param {boolean} isHidden
 */
async function hide(page, isHidden) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/**
 * Two tabs of a player. Chromium may give the first one of a new context a storage that the second
 * does not see; then another context has to do.
 *
 * @param {import('node:test').TestContext} t @param {import('./browser.js').Options} options
 * @returns {Promise<[import('playwright-core').Page, import('playwright-core').Page]>}
 */
async function tabs(t, options) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const page = await open(t, options);
    const other = await open(t, { ...options, context: page.context() });
    if (await other.evaluate(() => localStorage.length > 0)) return [page, other];
  }
  throw new Error('two tabs never have one storage');
}

test('clock, tips and undo survive a reload', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  const start = await squares(page);
  const [first, second] = await missing(page);
  await square(page, first.name).click();
  await page.locator('#play-tip').click();
  await square(page, second.name).click();
  const before = await squares(page);
  await page.clock.runFor(65_000);
  await assertClock(page, 65);
  await page.reload();
  await ready(page);
  assert.deepEqual(await squares(page), before);
  await assertClock(page, 65);
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
    /^Solved in 1:1\d, with one tip, for the first time\.$/,
  );
  assertFeat((await kept(page))[KEY], { day: 20779, seconds: 70, tips: 1 });
});

test('the clock runs only while the board is seen, and forgets nothing', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: NOW });
  await page.clock.runFor(30_000);
  await assertClock(page, 0);
  await square(page, (await missing(page))[0].name).click();
  await page.clock.runFor(10_000);
  await assertClock(page, 10);
  await hide(page, true);
  await page.clock.runFor(60_000);
  await assertClock(page, 10);
  await hide(page, false);
  await page.clock.runFor(5_000);
  await assertClock(page, 15);
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.waitForSelector('#watch:not([hidden])');
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.waitForSelector('#play:not([hidden])');
  await assertClock(page, 15);
  await page.clock.runFor(1000);
  await assertClock(page, 16);
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
    await page.clock.runFor(seconds * 1000);
    for (const { name } of rest) await square(page, name).click();
    return (await kept(page))[KEY];
  };
  assertFeat(await again(60, 1), { day: 20779, seconds: 60, tips: 1 });
  assertFeat(await again(90, 1), { day: 20779, seconds: 60, tips: 1 });
  assertFeat(await again(80, 0), { day: 20779, seconds: 80, tips: 0 });
  assertFeat(await again(5, 2), { day: 20779, seconds: 80, tips: 0 });
  assertFeat(await again(70, 0), { day: 20779, seconds: 70, tips: 0 });
  assert.match(
    await text(page, 'play-status'),
    /^Solved in 1:1\d, without a tip, your best so far\.$/,
  );
});

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
    /^Solved in 0:2\d, without a tip; your best is 0:03, without a tip\.$/,
  );
  assert.deepEqual((await kept(other))[KEY], { day: 20000, seconds: 3, tips: 0 });

  await page.locator('#play-attacked').check();
  await other.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector('#play-attacked')).checked,
  );
  await other.locator('#play-clock').click();
  assert.deepEqual((await kept(page))['queens.settings'], { clock: false, attacked: true });
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

test('without storage the page works, and says so', async (t) => {
  const page = await open(t);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await ready(page);
  assert.match(await text(page, 'notice'), /^This browser lets the page keep nothing/);
});

test('when storage fails during play, the page says so', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  assert(await page.locator('#notice').isHidden());
  await solve(page);
  assert.match(await text(page, 'notice'), /^The browser could not keep that/);
  assert.match(await text(page, 'play-status'), /^Solved in/);
});

const FEAT = { day: 20000, seconds: 75, tips: 0 };
const GAME = {
  states: ['0.1.0.0.0.0 0.0.0.0.0.0', '0.1.4.0.0.0 0.0.0.0.0.0'],
  now: 1,
  seconds: 9,
  tips: 1,
  isBorrowed: false,
  at: 1,
};
const JUNK = ['', '{', 'null', '[]', '"x"', '-1', '{}', '1e999'];
const NUMBERS = [-1, 0.5, 1e15, '1', null, [], 100000001];

/**
 * A record with each of its numbers replaced.
 *
 * @param {Record<string, any>} whole @param {string[]} fields
 */
const replaced = (whole, fields) =>
  fields.flatMap((field) => NUMBERS.map((number) => JSON.stringify({ ...whole, [field]: number })));

/** Values that are damaged under each key. @type {Record<string, string[]>} */
const DAMAGED = {
  'queens.day.20000': [...JUNK, 'true', ...replaced(FEAT, ['day', 'seconds', 'tips'])],
  'queens.solved.8.hard.7': [...JUNK, 'true', ...replaced(FEAT, ['day', 'seconds', 'tips'])],
  'queens.found.8.32': [...JUNK, 'false'],
  'queens.settings': [...JUNK, 'true', '{"clock":1,"attacked":true}', '{"clock":true}'],
  'queens.taught': [...JUNK, 'false'],
  'queens.game.free.6': [
    ...JUNK,
    'true',
    ...replaced(GAME, ['now', 'seconds', 'tips', 'at', 'isBorrowed']).filter(
      (text) => !/"at":100000001/.test(text) && !/"at":1000000000000000/.test(text),
    ),
    ...[
      [],
      [1],
      ['x'],
      ['0.1'],
      ['0.1.0.0.0.0 40.0.0.0.0.0', ''],
      ['0.1.0.0.0.0 0.0.0.0.0.0'].concat('z'),
    ].map((states) => JSON.stringify({ ...GAME, states, now: 0 })),
  ],
};
/** Keys that name nothing. */
const UNKNOWN = [
  'queens.solved.4.hard.1',
  'queens.solved.99.hard.1',
  'queens.solved.8.hard',
  'queens.solved.8.hard.01',
  'queens.day.x',
  'queens.day.100000001',
  'queens.found.8.1',
  'queens.found.8.x',
  'queens.found.16.1',
  'queens.other',
  'queens.settings.x',
];

for (const [key, texts] of Object.entries(DAMAGED)) {
  test(`each kind of damage to ${key} is put aside`, async (t) => {
    const page = await open(t, { fragment: '#play?size=6' });
    for (const damage of texts) {
      await page.goto('about:blank');
      await load(page, '#play?size=6', { 'queens.taught': 'true', [key]: damage });
      await ready(page);
      assert.match(await text(page, 'notice'), /^1 damaged entry .* put aside/, damage);
      const aside = await page.evaluate(
        (key) => [
          localStorage.getItem(key),
          localStorage.getItem(key.replace('queens.', 'queens.aside.')),
        ],
        key,
      );
      assert.deepEqual(aside, [null, damage]);
      await square(page, 'c3').click();
      assert.match(page.url(), /queens=6\/6\/6\/2Q3\/6\/6$/, damage);
    }
  });
}

test('keys that name nothing are put aside, and others’ entries are left alone', async (t) => {
  const storage = {
    ...Object.fromEntries(UNKNOWN.map((key) => [key, JSON.stringify(FEAT)])),
    elsewhere: 'kept',
    'queens.settings': '{"clock":false,"attacked":true}',
  };
  const page = await open(t, { fragment: '#play?size=8', storage });
  assert.match(
    await text(page, 'notice'),
    new RegExp(
      `^${UNKNOWN.length} damaged entries .* were put aside\\. Everything else is here\\.`,
    ),
  );
  assert.equal(await text(page, 'play-clock'), 'Clock');
  assert(await page.locator('#play-attacked').isChecked());
  const keys = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    keys.sort(),
    [
      'elsewhere',
      'queens.settings',
      'queens.taught',
      ...UNKNOWN.map((key) => key.replace('queens.', 'queens.aside.')),
    ].sort(),
  );
  await page.reload();
  await ready(page);
  assert(await page.locator('#notice').isHidden());
});

test('what was put aside before is not overwritten', async (t) => {
  const storage = { 'queens.settings': '{', 'queens.aside.settings': 'older' };
  const page = await open(t, { storage });
  const entries = await page.evaluate(() => ({ ...localStorage }));
  assert.deepEqual(entries, {
    'queens.taught': 'true',
    'queens.aside.settings': 'older',
    'queens.aside.settings+': '{',
  });
});

/** Damaged links, and the view that each names. */
const LINKS = [
  '#play?size=11',
  '#play?size=3',
  '#play?size=8&grade=hard&number=x',
  '#play?size=4&grade=hard&number=1',
  '#play?size=8&grade=hard',
  '#play?size=8&grade=odd&number=1',
  '#play?day=x',
  '#play?day=100000001',
  '#play?day=-1',
  '#play?size=8&grade=hard&number=7&queens=8/8',
  '#play?size=8&grade=hard&number=7&queens=8/8/8/8/8/8/8/8',
  '#play?size=8&out=9',
  '#play?x=1',
  '#watch?size=9',
  '#watch?size=6&step=-1',
  '#watch?size=6&step=x',
  '#browse?size=17',
  '#browse?size=8&solution=93',
  '#browse?size=8&queens=%00',
];

test('a damaged link says what is shown, and shows it', async (t) => {
  for (const link of LINKS.slice(0, 13)) {
    const page = await open(t, { fragment: link });
    assert.match(
      await text(page, 'notice'),
      /^This link is damaged\. Here is today’s challenge instead\./,
      link,
    );
    assert.match(await text(page, 'play-about'), /^Today’s challenge/, link);
    await page.context().close();
  }
});

test('a damaged link within the page leaves what is shown', async (t) => {
  /** @type {Record<string, string>} */
  const starts = {
    play: '#play?size=6&queens=6/6/2Q3/6/6/6',
    watch: '#watch?size=6&step=7',
    browse: '#browse?size=6&solution=2',
  };
  for (const link of LINKS) {
    const view = link.slice(1).split('?')[0];
    const page = await open(t, { fragment: starts[view] });
    const before = await squares(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await page
      .getByRole('alert')
      .getByText(/^This link is damaged\. The (board|search|solution) stays as it was\.$/)
      .waitFor();
    assert.deepEqual(await squares(page), before, link);
    await page.getByRole('alert').getByRole('button').click();
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H2');
    await page.context().close();
  }
});
