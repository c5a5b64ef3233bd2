// Tests of the way from easy boards to hard ones.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open, square, text } from './browser.js';
import { missing } from './solver.js';

/** A day whose challenge is easy. */
const MONDAY = '2026-11-23T12:00:00Z';

/** A day whose challenge is for experts. */
const SUNDAY = '2026-11-22T12:00:00Z';

test('a win leads to a board at most a step harder, and to today’s if it is that', async (t) => {
  const page = await open(t, { isFirst: true, now: SUNDAY });
  for (const name of ['b4', 'd3', 'c1']) await square(page, name).click();
  const kinds = [];
  for (let wins = 0; wins < 4; wins++) {
    await page.locator('#play-next').click();
    kinds.push((await text(page, 'play-about')).split('.')[0]);
    for (const { name } of await missing(page)) await square(page, name).click();
  }
  assert.deepEqual(kinds, ['5 × 5, easy', '7 × 7, easy', '8 × 8, easy', '8 × 8, medium']);
  const monday = await open(t, { isFirst: true, now: MONDAY });
  for (const name of ['b4', 'd3', 'c1']) await square(monday, name).click();
  for (const next of ['5 × 5, easy', '7 × 7, easy', 'Today’s challenge: 8 × 8, easy']) {
    await monday.locator('#play-next').click();
    assert.equal((await text(monday, 'play-about')).split('.')[0], next);
    for (const { name } of await missing(monday)) await square(monday, name).click();
  }
  for (const [fragment, next] of [
    ['#play?size=6&grade=hard&number=1', 'Next: 7 × 7, hard'],
    ['#play?size=8&grade=hard&number=7', 'Play today’s challenge'],
    [`#play?day=${Date.parse(MONDAY) / 86_400_000 - 7.5}`, 'Next: 8 × 8, medium'],
    [`#play?day=${Date.parse(SUNDAY) / 86_400_000 - 0.5}`, 'Next: 10 × 10, expert'],
  ]) {
    const page = await open(t, { fragment, now: SUNDAY });
    for (const { name } of await missing(page)) await square(page, name).click();
    assert.equal(await text(page, 'play-next'), next);
  }
  const free = await open(t, { fragment: '#play?size=6&queens=1Q4/3Q2/5Q/Q5/2Q3/6', now: SUNDAY });
  await square(free, 'e1').click();
  assert.equal(await text(free, 'play-next'), 'Next: 6 × 6, hard');
});
