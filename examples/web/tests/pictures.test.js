// Tests of the pictures of the README. `WRITE=1 ci/page` writes them anew, with Debian's pngquant.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { SIZES, THEMES, open, square } from './browser.js';

const SUBJECTS = {
  phone: '#play?size=8&grade=medium&number=20413',
  tablet: '#browse?size=16&solution=10000000',
  desktop: '#watch?size=8&step=1166',
};
/** What is clicked on the board of the phone. */
const QUEENS = ['c8', 'h6', 'b4', 'a3'];
const MARKS = ['d2', 'b1', 'd1'];

/** The share of the pixels that may differ: text, where fonts are others. */
const TOLERANCE = 0.05;

const MAX_BYTES = 80 * 1024;

for (const size of /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SUBJECTS))) {
  for (const theme of THEMES) {
    test(`the picture of the ${size}, ${theme}`, async (t) => {
      const page = await open(t, { fragment: SUBJECTS[size], size, theme });
      if (size === 'phone') await play(page);
      const screenshot = await page.screenshot();
      const shot = PNG.sync.read(screenshot);
      const file = new URL(`../pictures/${size}-${theme}.png`, import.meta.url);
      if (process.env.WRITE === '1') {
        writeFileSync(
          file,
          execFileSync('pngquant', ['--speed', '1', '64', '-'], { input: screenshot }),
        );
      }
      const bytes = readFileSync(file);
      assert(bytes.length <= MAX_BYTES, `${bytes.length} bytes`);
      const picture = PNG.sync.read(bytes);
      assert.deepEqual([shot.width, shot.height], [picture.width, picture.height]);
      const differing = pixelmatch(shot.data, picture.data, undefined, shot.width, shot.height, {
        threshold: 0.2,
      });
      const share = differing / (shot.width * shot.height);
      t.diagnostic(`${(100 * share).toFixed(2)} % of the pixels differ`);
      assert(share <= TOLERANCE, `${(100 * share).toFixed(1)} % of the pixels differ`);
    });
  }
}

/** @param {import('./browser.js').Page} page */
async function play(page) {
  for (const name of QUEENS)
    if (!/queen/.test((await square(page, name).getAttribute('aria-label')) ?? ''))
      await square(page, name).click();
  await page.locator('#play-mark').click();
  for (const name of MARKS) await square(page, name).click();
  await page.locator('#play-mark').click();
  await page.mouse.move(0, 0);
}
