// Tests of damaged links.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open, squares, text } from './browser.js';
import { numberIn } from '../page/link.js';

/** Damaged links, and the view that each names. */
const LINKS = [
  '#play?size=11',
  '#play?size=3',
  '#play?size=8&grade=hard&number=x',
  '#play?size=8&grade=hard',
  '#play?size=8&grade=odd&number=1',
  '#play?day=x',
  '#play?day=100000001',
  '#play?day=-1',
  '#play?size=8&grade=hard&number=7&queens=8/8',
  '#play?size=8&grade=hard&number=7&queens=8/8/8/8/8/8/8/8',
  '#play?size=8&out=9',
  '#play?x=1',
  '#play?kind=odd&day=20779',
  '#play?kind=regions&size=6',
  '#play?kind=regions&lesson=4',
  '#watch?size=9',
  '#watch?size=6&step=-1',
  '#watch?size=6&step=x',
  '#browse?size=17',
  '#browse?size=8&solution=93',
  '#browse?size=8&queens=%00',
];

test('a number in a link is within its limits, and has digits alone', () => {
  for (const [text, expected] of /** @type {[string, number | null][]} */ ([
    ['3', 3],
    ['12', 12],
    ['007', 7],
    ['2', null],
    ['13', null],
    ['', null],
    ['x', null],
    ['1e1', null],
    ['+5', null],
    ['5.0', null],
  ])) {
    const values = new URLSearchParams({ step: text });
    assert.equal(numberIn(values, 'step', 3, 12), expected, text);
  }
  assert.equal(numberIn(new URLSearchParams(), 'step', 0, 12), null);
});

test('a damaged link says what is shown, and shows it', async (t) => {
  for (const link of LINKS.filter((link) => link.startsWith('#play'))) {
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

test('a link to a challenge that there is not says so', async (t) => {
  for (const [hash, kind, grade] of [
    ['#play?kind=mixed&size=4&grade=easy&number=1', 'mixed', 'easy'],
    ['#play?size=4&grade=hard&number=1', 'queens', 'hard'],
    ['#play?kind=mixed&size=12&grade=easy&number=1', 'mixed', 'easy'],
    ['#play?size=2&grade=expert&number=1', 'queens', 'expert'],
  ]) {
    const size = /size=([0-9]+)/.exec(hash)?.[1];
    const missing = `There is no ${grade} challenge of the kind ${kind} on ${size} × ${size}.`;
    const page = await open(t, { fragment: hash });
    const notice = await text(page, 'notice');
    assert(notice.startsWith(`${missing} Here is today’s challenge instead.`), notice);
    const other = await open(t, { fragment: '#play?size=6' });
    const before = await squares(other);
    await other.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await other.getByRole('alert').getByText(`${missing} The board stays as it was.`).waitFor();
    assert.deepEqual(await squares(other), before);
  }
});

test('what is said about a link ends with the next one', async (t) => {
  const page = await open(t, { fragment: '#play?day=x' });
  const notice = page.locator('#notice');
  const goTo = (/** @type {string} */ hash) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
  assert(await notice.isVisible());
  await goTo('#play?size=6');
  await notice.waitFor({ state: 'hidden' });
  await goTo('#watch?size=99');
  await notice.waitFor();
  await goTo('#browse?size=6&solution=1');
  await notice.waitFor({ state: 'hidden' });
  await goTo('#play?size=99');
  await notice.waitFor();
  await page.locator('#play-new').click();
  await page.locator('#picker-form [type=submit]').click();
  await notice.waitFor({ state: 'hidden' });
  // The address names what is shown already, after a link that could not be followed.
  await goTo('#browse?size=8&solution=3');
  await goTo('#watch?size=5');
  await goTo('#browse?size=99');
  await notice.waitFor();
  await page.locator('h1').evaluate((title) => {
    title.innerHTML = '<a href="#browse?size=8&solution=3">A link</a>';
  });
  await page.locator('h1 a').click();
  await notice.waitFor({ state: 'hidden' });
  // What is said about something else stays.
  const damaged = await open(t, { storage: { 'queens.day.20000': '{' } });
  await damaged.evaluate(() => {
    location.hash = '#play?size=6';
  });
  await damaged.getByText('6 more queens to place.').waitFor();
  assert(await damaged.locator('#notice').isVisible());
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
