// Tests of the view to browse solutions.

import assert from 'node:assert/strict';
import test from 'node:test';
import { columns, open, square, squares, text, until } from './browser.js';
import { completions, isSolution } from './queens.js';

test('any solution by its number, and the number of any', async (t) => {
  const page = await open(t, { fragment: '#browse?size=8&solution=13' });
  assert.deepEqual(await columns(page), [3, 6, 4, 2, 0, 5, 7, 1]);
  await page.locator('#browse-number-input').fill('92');
  await page.locator('#browse-number-input').press('Enter');
  assert(isSolution(await columns(page)));
  await page.locator('#browse-next').click();
  assert.equal(await text(page, 'browse-title'), 'Solution 1');
  await page.locator('#browse-number-input').fill('93');
  await page.locator('#browse-number-input').press('Enter');
  assert.equal(await text(page, 'browse-status'), 'The solutions have the numbers 1 to 92.');
  for (const [form, number] of [
    ['3Q4/6Q1/4Q3/2Q5/Q7/5Q2/7Q/1Q6', 13],
    ['b4 d3 a2 c1', 1],
    ['2Q1/Q3/3Q/1Q2', 2],
  ]) {
    if (number === 1) await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.locator('#browse-find-input').fill(String(form));
    await page.locator('#browse-find-input').press('Enter');
    assert.equal(await text(page, 'browse-title'), `Solution ${number}`);
  }
});

test('the fundamental solutions and the images of each are all solutions', async (t) => {
  const page = await open(t, { fragment: '#browse?size=6&solution=1' });
  for (const [size, fundamental, all] of [
    [5, 2, 10],
    [6, 1, 4],
    [7, 6, 40],
  ]) {
    await page.getByRole('radio', { name: String(size), exact: true }).check();
    const numbers = new Set();
    assert.equal(await page.locator('#browse-fundamental a').count(), fundamental);
    for (let index = 0; index < fundamental; index++) {
      const link = page.locator('#browse-fundamental a').nth(index);
      await link.click();
      // A solution is an image of itself.
      await page.waitForFunction(
        (own) =>
          [...document.querySelectorAll('#browse-images a')].some(
            (image) => image.getAttribute('href') === own,
          ),
        await link.getAttribute('href'),
      );
      const images = await page
        .locator('#browse-images a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      assert.equal(images.length, 8);
      images.forEach((image) => numbers.add(image));
    }
    assert.equal(numbers.size, all);
  }
});

test('the heat map counts the solutions through each square', async (t) => {
  const page = await open(t, { fragment: '#browse?size=6&solution=1' });
  await page.locator('#browse-empty').click();
  const count = async () =>
    (await squares(page)).map(({ words }) =>
      Number(/^(\d+) solutions?$/.exec(words.at(-1) ?? '')?.[1] ?? -1),
    );
  const through = (/** @type {{ row: number, column: number }[]} */ queens) =>
    completions(6, queens).length;
  assert.deepEqual(
    await count(),
    (await squares(page)).map((queen) => through([queen])),
  );
  await square(page, 'c6').click();
  assert.equal(await text(page, 'browse-status'), 'One solution has these queens.');
  const board = await squares(page);
  const given = { row: 0, column: 2 };
  board.forEach((queen, index) => {
    if (queen.name === 'c6') return;
    const expected = queen.row === 0 ? 0 : through([given, queen]);
    assert.equal(
      Number(/^(\d+) solutions?$/.exec(board[index].words[0])?.[1]),
      expected,
      queen.name,
    );
  });
});

test('solutions are copied in every form', async (t) => {
  const page = await open(t, { fragment: '#browse?size=4&solution=1' });
  /** @type {Record<string, string | RegExp>} */
  const forms = {
    Rust: 'queen_runtime::queen_table!(4).solution(1).unwrap()',
    FEN: '1Q2/3Q/Q3/2Q1',
    Text: '. Q . .\n. . . Q\nQ . . .\n. . Q .',
    Emoji: '⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜',
    Squares: 'b4 d3 a2 c1',
    SVG: /^<svg [^]*<\/svg>\n?$/,
  };
  for (const [form, expected] of Object.entries(forms)) {
    await page.getByRole('radio', { name: form }).check();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.locator('#browse-copy').click();
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await until(page, async () => (await read()) !== '');
    const copied = await read();
    if (typeof expected === 'string') assert.equal(copied, expected);
    else assert.match(copied, expected);
  }
});

test('boards of up to 16 × 16: any solution by its number, and its number', async (t) => {
  const totals = [2680, 14200, 73712, 365596, 2279184, 14772512];
  const page = await open(t, { fragment: '#browse?size=8&solution=13' });
  for (const [index, total] of totals.entries()) {
    const size = 11 + index;
    await page.getByRole('radio', { name: String(size), exact: true }).check();
    assert.equal(await page.getByRole('grid', { name: `Board, ${size} × ${size}` }).count(), 1);
    assert.match(
      await text(page, 'browse-status'),
      new RegExp(`^Solution 1 of ${total.toLocaleString('en')},`),
    );
    for (const number of [total, 1 + Math.floor(total * 0.37)]) {
      await page.locator('#browse-number-input').fill(String(number));
      await page.locator('#browse-number-input').press('Enter');
      await page.waitForFunction(
        (title) => document.querySelector('#browse-title')?.textContent === title,
        `Solution ${number.toLocaleString('en')}`,
      );
      const found = await columns(page);
      assert.equal(found.length, size);
      assert(isSolution(found));
      // The address changes a limited number of times in a while.
      await page.waitForFunction(
        (end) => location.href.endsWith(end),
        `size=${size}&solution=${number}`,
      );
      // The way from the queens to the number.
      const names = found.map((column, row) => 'abcdefghijklmnop'[column] + (size - row)).join(' ');
      await page.locator('#browse-empty').click();
      await page.locator('#browse-find-input').fill(names);
      await page.locator('#browse-find-input').press('Enter');
      await page.waitForFunction(
        (title) => document.querySelector('#browse-title')?.textContent === title,
        `Solution ${number.toLocaleString('en')}`,
      );
    }
    // The next one is greater in Heap's order, so it is another one.
    const before = await columns(page);
    await page.locator('#browse-next').click();
    assert.notDeepEqual(await columns(page), before);
    assert(isSolution(await columns(page)));
  }
  assert.match(
    await text(page, 'browse-table'),
    new RegExp(
      '^The 14,772,512 solutions of 16 × 16 would take 236,360,192 bytes\\. ' +
        'The table has 57,375: it does not hold the solutions',
    ),
  );
  await page.locator('#browse-empty').click();
  await square(page, 'a16').click();
  assert.match(await text(page, 'browse-status'), /^Place one more queen/);
  await square(page, 'c15').click();
  assert.equal(await text(page, 'browse-status'), '16,364 solutions have these queens.');
  const counts = (await squares(page))
    .filter(({ row }) => row === 7)
    .map(({ words }) => /^([\d,]+) solution/.exec(words.at(-1) ?? '')?.[1] ?? '')
    .map((count) => Number(count.replaceAll(',', '')));
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    16364,
  );
});

test('the focus stays in the gallery when an image is chosen', async (t) => {
  const page = await open(t, { fragment: '#browse?size=6&solution=2' });
  await page.locator('#browse-images a').nth(3).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.querySelector('#browse-title')?.textContent !== 'Solution 2',
  );
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'thumbnail');
});
