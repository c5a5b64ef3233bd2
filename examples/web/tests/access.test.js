// Tests of the page for those who use a keyboard, a screen reader or no motion.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open, square, text } from './browser.js';

test('every control is reached by Tab', async (t) => {
  for (const fragment of [
    '#play?size=8&grade=medium&number=20413',
    '#watch?size=8&step=600',
    '#browse?size=6&solution=1',
  ]) {
    const page = await open(t, { fragment });
    // Of radio buttons and of squares only one of a group is a stop.
    const expected = await page.evaluate(() => {
      const stops = [
        ...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]'),
      ];
      const isStop = (/** @type {any} */ stop) =>
        stop.checkVisibility() &&
        !stop.disabled &&
        !(stop.type === 'radio' && !stop.checked) &&
        !stop.closest('dialog');
      return stops.filter(isStop).length;
    });
    await page.evaluate(() => {
      /** @type {any} */ (window).reached = new Set();
    });
    for (let presses = 0; presses < expected + 5; presses++) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => {
        if (document.activeElement !== document.body)
          /** @type {any} */ (window).reached.add(document.activeElement);
      });
    }
    const reached = await page.evaluate(() => /** @type {any} */ (window).reached.size);
    assert.equal(reached, expected, fragment);
  }
});

test('a board is a grid with headers, and each square has a name', async (t) => {
  const page = await open(t, { fragment: '#play?size=10' });
  const grid = page.getByRole('grid', { name: 'Board, 10 × 10' });
  assert.equal(await grid.getByRole('row').count(), 11);
  assert.deepEqual(await grid.getByRole('columnheader').allInnerTexts(), ['Row', ...'abcdefghij']);
  assert.deepEqual(await grid.getByRole('rowheader').allInnerTexts(), [
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
  assert.equal(await grid.getByRole('gridcell', { name: 'j10', exact: true }).count(), 1);
});

test('reduced motion is respected', async (t) => {
  const moving = await open(t, { fragment: '#watch?size=6', motion: 'no-preference' });
  const still = await open(t, { fragment: '#watch?size=6', motion: 'reduce' });
  const motion = () => {
    const style = (/** @type {string} */ selector) =>
      getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
    return [
      style('.queen').transitionDuration,
      style('.reel').transitionDuration,
      style('.crown').animationName,
    ];
  };
  assert.deepEqual(await moving.evaluate(motion), ['0.28s', '0.28s', 'appear']);
  assert.deepEqual(await still.evaluate(motion), ['0s', '0s', 'none']);
});

test('the focus never falls to the body', async (t) => {
  const page = await open(t, { fragment: '#play?size=4&queens=1Q2/3Q/Q3/4' });
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.id ||
        document.activeElement?.className ||
        document.activeElement?.tagName,
    );
  await square(page, 'c1').click();
  assert.match(await text(page, 'play-status'), /Solved|Found/);
  await page.keyboard.press('u');
  await page.locator('#play-tip').focus();
  for (let stage = 0; stage < 4; stage++) await page.keyboard.press('Enter');
  assert.notEqual(await focused(), 'BODY');
  await page.locator('#play-next').click();
  assert.notEqual(await focused(), 'BODY');
  await page.locator('#play-diary').click();
  await page.keyboard.press('Escape');
  assert.equal(await focused(), 'play-diary');
});

test('keys work without the focus on the board, and ? shows the rules', async (t) => {
  const page = await open(t, { fragment: '#play?size=6' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.slice(0, 2));
  const queens = () => page.locator('#play .queen').count();
  await square(page, 'a3').click();
  await page.locator('#play-title').focus();
  await page.keyboard.press('u');
  assert.equal(await queens(), 0);
  await page.keyboard.press('Control+y');
  assert.equal(await queens(), 1);
  await page.keyboard.press('t');
  assert.match(await text(page, 'play-status'), /^Look at row/);
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), 'a3');
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), 'a2');
  for (const id of ['play-undo', 'play-title']) {
    await page.locator('#play-help').evaluate((help) => help.removeAttribute('open'));
    await page.locator(`#${id}`).focus();
    await page.keyboard.press('?');
    assert(await page.locator('#play-help dl').isVisible());
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
  }
  // Where somebody writes, letters are letters.
  await page.locator('#play-new').click();
  await page.locator('#picker-number').focus();
  await page.keyboard.press('u');
  assert.equal(await page.locator('#picker-number').inputValue(), 'u');
  await page.keyboard.press('Escape');
  assert.equal(await queens(), 1);
});

test('a search takes keys without the focus on it, and ? shows them', async (t) => {
  const page = await open(t, { fragment: '#watch?size=6&step=100' });
  const titled = (/** @type {number} */ step) =>
    page.waitForFunction((step) => document.title.includes(`step ${step} `), step);
  await page.keyboard.press('ArrowRight');
  await titled(101);
  await page.locator('#watch-help').evaluate((help) => help.removeAttribute('open'));
  await page.keyboard.press('?');
  assert(await page.locator('#watch-help dl').isVisible());
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
  // A key of another view does nothing here.
  await page.evaluate(() => {
    location.hash = '#browse?size=6';
  });
  await page.waitForSelector('#browse:not([hidden])');
  const help = page.locator('#browse-help');
  assert(await help.locator('dl').isHidden());
  for (const place of [page.locator('#browse-random'), square(page, 'c4')]) {
    await help.evaluate((help) => help.removeAttribute('open'));
    await place.focus();
    await page.keyboard.press('?');
    assert(await help.locator('dl').isVisible());
  }
  await page.evaluate(() => {
    location.hash = '#play?size=6';
  });
  await page.waitForSelector('#play:not([hidden])');
  await page.keyboard.press('?');
  assert(await page.locator('#play-help dl').isVisible());
});

test('a screen reader finds the evidence of a tip in the squares', async (t) => {
  const page = await open(t, { fragment: '#play?size=8&grade=expert&number=3' });
  const labels = () =>
    page
      .locator('#play [role=gridcell]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const kinds = new Set();
  for (let tip = 0; tip < 30 && (await page.locator('#play-win').isHidden()); tip++) {
    for (let stage = 0; stage < 3; stage++) {
      await page.locator('#play-tip').click();
      const marks = async (/** @type {string} */ selector) =>
        page.locator(`#play .pieces ${selector}`).count();
      const told = await labels();
      const count = (/** @type {RegExp} */ words) =>
        told.filter((label) => words.test(label)).length;
      assert.equal(count(/here, says the tip/), await marks('.frame.tip'));
      assert.equal(count(/left, says the tip/), await marks('.left'));
      assert.equal(count(/queen \d of the chain/), await marks('.forced'));
      const bands = await marks('.band.reason');
      assert.equal(told.join().split('of the tip').length - 1, 8 * bands);
      assert.equal(
        told.join().split('which is taken').length - 1,
        8 * (await marks('.band.across')),
      );
      for (const kind of ['.frame.tip', '.left', '.forced', '.band.reason'])
        if (await marks(kind)) kinds.add(kind);
    }
    await page.locator('#play-tip').click();
  }
  assert.equal(kinds.size, 4, [...kinds].join());
});
