// Tests of the first board.

import assert from 'node:assert/strict';
import test from 'node:test';
import { columns, kept, open, ready, square, squares, text } from './browser.js';

/** @typedef {import('playwright-core').Page} Page */

/** A day whose challenge is easy. */
const MONDAY = '2026-11-23T12:00:00Z';

/**
 * The one square without a dot in the line that the page names, and the sentence around it.
 *
 * @param {Page} page
 */
async function only(page) {
  const sentence = await text(page, 'play-status');
  const [, kind, line] = /in (column|row) ([a-d1-4]),? one square/i.exec(sentence) ?? [];
  const free = (await squares(page)).filter(({ words }) => words.length === 0);
  const left = free.filter(({ name }) => name[kind === 'row' ? 1 : 0] === line);
  assert.equal(left.length, 1, sentence);
  return left[0].name;
}

test('a stranger solves the first board in three taps, and learns of marks and tips', async (t) => {
  const page = await open(t, { isFirst: true, size: 'phone', now: MONDAY });
  assert.equal(
    await page.locator('.rule:visible').innerText(),
    'One queen in each row and each column, and no two on a diagonal.',
  );
  const read = [await text(page, 'play-status')];
  await square(page, await only(page)).tap();
  read.push(await text(page, 'play-status'));
  await square(page, await only(page)).tap();
  read.push(await text(page, 'play-status'));
  // The last one is the one square that is left at all.
  const [last, ...others] = (await squares(page)).filter(({ words }) => words.length === 0);
  assert.deepEqual(others, []);
  await square(page, last.name).tap();
  assert.deepEqual(await columns(page), [1, 3, 0, 2]);
  // The number of the solution would be one of two, which a learner need not know.
  const taught = 'Solved. Every board has one solution, and none takes a guess.';
  assert.equal(await text(page, 'play-status'), taught);
  assert.equal(await page.locator('#play-facts').isVisible(), false);
  assert.match(read.join(' '), /given.*dot.*hold it, right-click it.*Mark.*Tip/s);

  await page.getByRole('button', { name: 'Next: 5 × 5, easy' }).tap();
  assert.match(await text(page, 'play-about'), /^5 × 5, easy/);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'play-title');
  await page.goto(page.url().split('#')[0]);
  await ready(page);
  assert.match(await text(page, 'play-about'), /^Today’s challenge/);
});

/** The square that has a frame. @param {Page} page */
async function framed(page) {
  const frame = await page.locator('#play-board .frame').boundingBox();
  assert(frame);
  for (const { name } of await squares(page)) {
    const box = await square(page, name).boundingBox();
    if (
      box &&
      box.x < frame.x &&
      frame.x < box.x + box.width &&
      box.y < frame.y &&
      frame.y < box.y + box.height
    )
      return name;
  }
  return null;
}

test('a wrong tap on the first board is told of and taken back', async (t) => {
  const page = await open(t, { isFirst: true });
  await square(page, 'd4').click();
  assert.match(await text(page, 'play-status'), /^Take the queen on d4 back\. Tap it/);
  assert.equal(await framed(page), 'd4');
  await square(page, 'd4').click();
  await square(page, 'b1').click();
  assert.equal(
    await text(page, 'play-status'),
    'The queens on a2 and b1 share a diagonal. Tap b1 again to take it back.',
  );
  assert.equal(await framed(page), 'b1');
  await square(page, 'b1').click();
  await square(page, await only(page)).click();
  assert.match(await text(page, 'play-status'), /^Good/);
});

test('a friend’s link leads to the friend’s board, and a link leaves the first one', async (t) => {
  const friend = await open(t, { isFirst: true, fragment: '#play?size=8&grade=hard&number=7' });
  assert.equal(await text(friend, 'play-title'), 'No. 7');
  const page = await open(t, { isFirst: true });
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  await page.getByText('Today’s challenge: ').waitFor();
  assert.equal((await kept(page))['queens.taught'], undefined);
});

test('what is under the board stays where it is while the message changes', async (t) => {
  const page = await open(t, { isFirst: true, size: 'phone' });
  const top = async () => (await page.locator('#play-toolbar').boundingBox())?.y;
  const at = await top();
  for (const name of ['d4', 'd4', 'b1', 'b1', 'b4', 'd3']) {
    await square(page, name).tap();
    assert.equal(await top(), at, name);
  }
});

test('who has solved a board reads the rule in the details alone', async (t) => {
  const page = await open(t, {
    storage: { 'queens.day.20000': '{"day":20000,"seconds":75,"tips":0}' },
  });
  assert.equal(await page.locator('.rule').isVisible(), false);
});
