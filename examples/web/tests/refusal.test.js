// Tests of a browser that keeps nothing.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open, reload, text } from './browser.js';
import { solve } from './solver.js';

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
