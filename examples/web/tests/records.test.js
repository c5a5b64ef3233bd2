import assert from 'node:assert/strict';
import test from 'node:test';
import { open, ready, text } from './browser.js';

test('damaged entries are put aside with a word, and the others are kept', async (t) => {
  const whole = {
    'queens.solved.8.hard.7': '{"day":20000,"seconds":75,"tips":0}',
    'queens.found.8.32': 'true',
    'queens.settings': '{"clock":false,"attacked":true}',
  };
  const damaged = {
    'queens.solved.8.hard.8': '{"day":20000,"seco',
    'queens.solved.8.hard.9': '{"day":20000,"seconds":-1,"tips":0}',
    'queens.solved.4.hard.1': '{"day":20000,"seconds":1,"tips":0}',
    'queens.solved.99.hard.1': '{"day":20000,"seconds":1,"tips":0}',
    'queens.found.8.1': 'true',
    'queens.found.8.x': 'true',
    'queens.other': '1',
  };
  const foreign = { elsewhere: 'kept' };
  const page = await open(t, { fragment: '#play?size=8', storage: { ...whole, ...damaged, ...foreign } });
  assert.match(await text(page, 'notice'), /^7 damaged entries .* were put aside\. Everything else is here\./);
  assert.equal(await text(page, 'play-records-title'), 'Solved 1, found 1 of 12');
  assert.equal(await text(page, 'play-clock'), 'Clock');
  assert(await page.locator('#play-attacked').isChecked());

  const kept = await page.evaluate(() => ({ ...localStorage }));
  const aside = Object.entries(damaged).map(([key, value]) => [key.replace('queens.', 'queens.aside.'), value]);
  assert.deepEqual(kept, { ...whole, ...foreign, ...Object.fromEntries(aside) });

  await page.reload();
  await ready(page);
  assert(await page.locator('#notice').isHidden());
  assert.equal(await text(page, 'play-records-title'), 'Solved 1, found 1 of 12');
});

test('what was put aside before is not overwritten', async (t) => {
  const storage = { 'queens.settings': '{', 'queens.aside.settings': 'older' };
  const page = await open(t, { storage });
  const kept = await page.evaluate(() => ({ ...localStorage }));
  assert.deepEqual(kept, { 'queens.aside.settings': 'older', 'queens.aside.settings+': '{' });
});

test('without storage the page works, and says so', async (t) => {
  const page = await open(t);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await page.reload();
  await ready(page);
  assert.match(await text(page, 'notice'), /^This browser lets the page keep nothing/);
});
