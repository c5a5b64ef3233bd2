import assert from 'node:assert/strict';
import test from 'node:test';
import { columns, open, ready, squares, text } from './browser.js';
import { attackingRow, isSolution, permutations } from './queens.js';

/** @typedef {import('playwright-core').Page} Page */

const ENDS = [
  { size: 4, tested: 18, skipped: 6, solutions: 2 },
  { size: 5, tested: 58, skipped: 62, solutions: 10 },
  { size: 6, tested: 208, skipped: 512, solutions: 4 },
  { size: 7, tested: 834, skipped: 4206, solutions: 40 },
  { size: 8, tested: 3544, skipped: 36776, solutions: 92 },
];

/** @param {Page} page */
async function counters(page) {
  const number = async (/** @type {string} */ name) => Number((await text(page, `watch-${name}`)).replaceAll(',', ''));
  return { tested: await number('tested'), skipped: await number('skipped'), solutions: await number('solutions') };
}

/** The whole state of the view. @param {Page} page */
async function state(page) {
  const slider = page.getByRole('slider', { name: 'Permutation' });
  return {
    board: await squares(page),
    drawing: await page.locator('#watch-board .pieces').innerHTML().then(byOrder),
    digits: await page.locator('#watch-odometer').getAttribute('aria-label'),
    wheels: await page.locator('#watch-odometer').innerHTML(),
    sentence: await text(page, 'watch-sentence'),
    rank: Number(await slider.getAttribute('aria-valuenow')),
    ...await counters(page),
  };
}

/** The queens of a drawing are in the order in which they came. @param {string} drawing */
const byOrder = (drawing) => drawing.split('<g').sort().join('<g');

test('a whole watch of n = 6, forwards and back, is the textbook’s search', async (t) => {
  const page = await open(t, { fragment: '#watch?size=6&step=1' });
  const all = permutations(6);
  const states = [];
  let rank = 0;
  let solutions = 0;
  while (true) {
    const now = await state(page);
    states.push(now);
    const expected = all[rank];
    assert.equal(now.rank, rank);
    assert.deepEqual(await columns(page), expected);
    const attacking = attackingRow(expected);
    if (isSolution(expected)) solutions++;
    let saved = 1;
    for (let row = 2; row <= attacking; row++) saved *= row;
    rank += saved;
    assert.deepEqual(await counters(page), { tested: states.length, skipped: rank - states.length, solutions });
    assert.equal(/solution \d+\./.test(now.sentence), isSolution(expected));
    assert.equal(/(is|are) skipped\./.test(now.sentence), saved > 1);
    if (rank === all.length) break;
    await page.locator('#watch-forward').click();
  }
  assert.equal(states.length, 208);
  assert(await page.locator('#watch-forward').isDisabled());
  for (const before of states.toReversed().slice(1)) {
    await page.locator('#watch-back').click();
    assert.deepEqual(await state(page), before);
  }
  assert(await page.locator('#watch-back').isDisabled());
});

test('the counters end with those of the search', async (t) => {
  const page = await open(t, { fragment: '#watch' });
  for (const { size, ...expected } of ENDS) {
    await page.getByRole('radio', { name: String(size), exact: true }).check();
    await page.getByRole('slider', { name: 'Permutation' }).focus();
    await page.keyboard.press('End');
    assert.deepEqual(await counters(page), expected);
    assert.match(await text(page, 'watch-sentence'), /That was the last step\.$/);
    const all = expected.tested + expected.skipped;
    assert.equal(await text(page, 'watch-fact'), `For ${size} queens that leaves ${expected.tested.toLocaleString('en')} tests of ${all.toLocaleString('en')}.`);
  }
});

test('the film plays to its end, and stops when it is told to', async (t) => {
  const page = await open(t, { fragment: '#watch?size=5' });
  await page.locator('#watch-speed').fill('8');
  await page.locator('#watch-play').click();
  await page.waitForFunction(() => document.querySelector('#watch-tested')?.textContent === '58');
  await page.waitForSelector('#watch-play[aria-label=Play]');
  assert.equal(await page.locator('#watch-sentence').getAttribute('aria-live'), 'polite');
  await page.locator('#watch-speed').fill('1');
  await page.locator('#watch-play').click();
  assert.equal(await page.locator('#watch-sentence').getAttribute('aria-live'), 'off');
  await page.waitForFunction(() => document.querySelector('#watch-tested')?.textContent === '3');
  await page.locator('#watch-play').click();
  const stopped = await counters(page);
  await page.waitForTimeout(600);
  assert.deepEqual(await counters(page), stopped);
});

test('the next skip, the next solution, and the strip lead to where they say', async (t) => {
  const page = await open(t, { fragment: '#watch?size=8' });
  for (let solutions = 1; solutions <= 5; solutions++) {
    await page.locator('#watch-solution').click();
    assert.equal((await counters(page)).solutions, solutions);
    assert(isSolution(await columns(page)));
  }
  await page.locator('#watch-skip').click();
  assert.match(await text(page, 'watch-sentence'), /skipped\.$/);

  const strip = page.getByRole('slider', { name: 'Permutation' });
  const box = await strip.boundingBox();
  assert(box);
  for (const share of [0.25, 0.5, 0.9]) {
    await strip.click({ position: { x: box.width * share, y: 30 } });
    const rank = Number(await strip.getAttribute('aria-valuenow'));
    const { tested, skipped } = await counters(page);
    const clicked = Math.floor(Math.floor(box.width * share) / box.width * 40320);
    assert(rank <= clicked + 40 && clicked < tested + skipped + 40, `${rank} for ${clicked}`);
  }
  for (let zoom = 0; zoom < 5; zoom++) await page.locator('#watch-in').click();
  assert.match(await text(page, 'watch-strip-title'), /^Permutations [\d,]+ to [\d,]+ of 40,320$/);
  await page.locator('#watch-all').click();
  assert.equal(await text(page, 'watch-strip-title'), 'All 40,320 permutations, to scale');
});

test('the tree of a small search is shown, and greys what is skipped', async (t) => {
  const page = await open(t, { fragment: '#watch?size=5' });
  // 1 + 5 + 20 + 60 + 120 placements of the bottom rows; the last one leaves one column for row 0.
  assert.equal(await page.locator('#watch-tree .node').count(), 206);
  assert.equal(await page.locator('#watch-tree .node.find').count(), 10);
  const leaves = permutations(5).filter((columns) => attackingRow(columns) < 2).length;
  assert.equal(await page.locator('#watch-tree .node.entered[r="2.6"], #watch-tree .node.find').count(), leaves);
  await page.getByRole('radio', { name: '6', exact: true }).check();
  assert(await page.locator('#watch-tree').isHidden());
});

test('a step in a link survives a reload', async (t) => {
  const page = await open(t, { fragment: '#watch?size=7&step=300' });
  const before = await state(page);
  assert.equal(before.tested, 300);
  await page.reload();
  await ready(page);
  assert.deepEqual(await state(page), before);
});
