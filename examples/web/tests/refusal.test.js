// Tests of a browser that keeps nothing.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open, reload, square, text } from './browser.js';
import { missing, solve } from './solver.js';

const CHALLENGE = '#play?size=6&grade=hard&number=7';

test('without storage the page works, and says so', async (t) => {
  const page = await open(t);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await reload(page);
  assert.match(await text(page, 'notice'), /^This browser lets the page keep nothing/);
});

test('when storage fails during play, the page says so', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: '2026-11-22T10:00:00Z' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  assert(await page.locator('#notice').isHidden());
  // It does so for what the player does, once, and not for the time that goes on.
  await page.clock.runFor(31_000);
  assert(await page.locator('#notice').isHidden());
  await square(page, (await missing(page))[0].name).click();
  assert.match(await text(page, 'notice'), /^The browser could not keep that/);
  await page.locator('#notice button').click();
  await page.clock.runFor(31_000);
  assert(await page.locator('#notice').isHidden());
  await solve(page);
  assert.match(await text(page, 'notice'), /^The browser could not keep that/);
  assert.match(await text(page, 'play-status'), /^Solved in/);
});

test('what could not be kept counts until the page is closed', async (t) => {
  const page = await open(t, { fragment: '#play?day=20779', now: '2026-11-22T10:00:00Z' });
  const attacked = page.locator('#play-attacked');
  // An entry that is read again.
  await attacked.check();
  await attacked.uncheck();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await attacked.check();
  await page.locator('#play-clock').click();
  assert(await attacked.isChecked());
  await solve(page);
  // Another tab has kept something.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: null })));
  assert(await attacked.isChecked());
  assert.equal(await page.locator('#play-clock').getAttribute('aria-pressed'), 'false');
  await page.locator('#play-again').click();
  assert.match(await text(page, 'play-status'), /^Solved before, in .* is practice\.$/);
  await page.locator('#play-diary').click();
  assert.deepEqual(await page.locator('#diary-days .kept').allInnerTexts(), ['22']);
});

test('of a result that could not be kept and an older one, the better one counts', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, now: '2026-11-22T10:00:00Z' });
  const solveIn = async (/** @type {number} */ seconds) => {
    await page.clock.runFor(1000 * seconds);
    await solve(page);
    const status = await text(page, 'play-status');
    await page.locator('#play-again').click();
    return status;
  };
  assert.match(await solveIn(100), /, for the first time\.$/);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  assert.match(await solveIn(50), /best/);
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: null })));
  assert.match(await solveIn(80), /; your best is 0:50 /);
});

test('a result of a day that could not be kept goes before a later one', async (t) => {
  const page = await open(t, { fragment: '#play?day=20779', now: '2026-11-22T10:00:00Z' });
  await page.clock.runFor(60_000);
  await page.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Object.assign(window, { keep: keep.bind(localStorage) });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await solve(page);
  const feat = JSON.stringify({ day: 20779, begun: 20779, seconds: 1, tips: 0 });
  await page.evaluate((feat) => {
    /** @type {any} */ (window).keep('queens.day.20779', feat);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, feat);
  await page.locator('#play-again').click();
  assert.match(await text(page, 'play-status'), /^Solved before, in 1:0\d/);
});
