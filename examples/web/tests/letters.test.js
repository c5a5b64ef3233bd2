// Tests of the letters of regions, by which tips name them.

import assert from 'node:assert/strict';
import test from 'node:test';
import { PNG } from 'pngjs';
import { inkOf, open, square, squares } from './browser.js';
import { contrast } from './contrast.js';
import { regionOf } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

const BOARDS = {
  'regions, 6 × 6': '#play?kind=regions&size=6&grade=easy&number=3',
  'regions, 10 × 10': '#play?kind=regions&size=10&grade=hard&number=3',
  // The first square of region E is blocked.
  'mixed, 7 × 7': '#play?kind=mixed&size=7&grade=hard&number=4',
};
const WINDOWS = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 720 } };

/** The first square of each region that has no clue, and its index. @param {Page} page */
async function firstSquares(page) {
  const board = (await squares(page)).map((square, index) => ({ ...square, index }));
  const open = board.filter(
    ({ words }) => !words.some((word) => ['blocked', 'given queen'].includes(word)),
  );
  return [...new Set(board.map(regionOf))].map((region) => {
    const first = open.find((square) => regionOf(square) === region);
    assert(first && region);
    return { ...first, letter: region.replace('region ', '') };
  });
}

/**
 * The letters, with the square that each is in, and how large and in which colour.
 *
 * @param {Page} page
 */
const lettersOf = (page) =>
  page.locator('#play-board .letters text').evaluateAll((letters) => {
    const cells = [...document.querySelectorAll('#play-board [role=gridcell]')];
    return letters.map((text) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      const index = cells.findIndex((cell) => {
        const box = cell.getBoundingClientRect();
        // In the upper right quarter.
        const [x, y] = [box.left + box.width / 2, box.top + box.width / 2];
        return left > x && right < box.right && top > box.top && bottom < y;
      });
      const { fill } = getComputedStyle(text);
      const isSpoken = text.closest('[aria-hidden=true]') === null;
      return { letter: text.textContent, index, height, fill, isSpoken };
    });
  });

for (const [name, fragment] of Object.entries(BOARDS)) {
  for (const [window, size] of Object.entries(WINDOWS)) {
    test(`each region has its letter in a corner: ${name}, ${window}`, async (t) => {
      const page = await open(t, { fragment, size });
      const first = await firstSquares(page);
      const expected = first.map(({ letter, index }) => ({ letter, index }));
      assert.equal(new Set(expected.map(({ letter }) => letter)).size, expected.length);
      const found = await lettersOf(page);
      assert.deepEqual(
        found.map(({ letter, index }) => ({ letter, index })),
        expected,
      );
      for (const { letter, height, isSpoken } of found) {
        assert(height >= 12 && height <= 28, `${letter}: ${height} px`);
        assert(!isSpoken, letter ?? '');
      }

      for (const { words, name } of first)
        if (!words.some((word) => word.endsWith('queen'))) await square(page, name).click();
      const others = '#play-board :is([role=rowheader], [role=columnheader], .queen)';
      const [letters, lines] = ['#play-board .letters', '#play-board .conflict'];
      const [written, covered, both] = await inkOf(page, letters, others, lines);
      assert(written > 100 && covered > 1000, `${written}, ${covered}`);
      assert.equal(both, 0, 'a letter touches a queen or a name');
    });
  }

  for (const theme of /** @type {const} */ (['light', 'dark', 'forced'])) {
    test(`letters of regions have a contrast of 4.5 : 1: ${name}, ${theme}`, async (t) => {
      const page = await open(t, { fragment, size: WINDOWS.desktop, theme });
      const board = page.locator('#play-board');
      const png = PNG.sync.read(await board.screenshot());
      const corners = await board.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return [...element.querySelectorAll('[role=gridcell]')].map((cell) => {
          const box = cell.getBoundingClientRect();
          // Below the letter, off a queen that is given.
          return { x: box.right - left - box.width * 0.12, y: box.top - top + box.width * 0.45 };
        });
      });
      for (const { letter, index, fill } of await lettersOf(page)) {
        const { x, y } = corners[index];
        const start = 4 * (Math.floor(y) * png.width + Math.floor(x));
        const ground = [...png.data.subarray(start, start + 3)];
        const ink = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(fill)?.slice(1).map(Number) ?? [];
        assert.equal(ink.length, 3, fill);
        const found = contrast(ink, ground);
        assert(found >= 4.5, `${letter} in ${fill} on ${ground}: ${found}`);
      }
    });
  }
}

test('a board without regions has no letters', async (t) => {
  const page = await open(t, { fragment: BOARDS['regions, 6 × 6'] });
  assert.equal((await lettersOf(page)).length, 6);
  await page.evaluate(() => (location.hash = '#play?kind=blocked&size=6&grade=medium&number=5'));
  await page.locator('#play-board .block').first().waitFor();
  assert.deepEqual(await lettersOf(page), []);
});
