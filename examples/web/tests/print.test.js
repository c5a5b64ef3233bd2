// Tests of the sheet that is printed of the lesson.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open } from './browser.js';

test('a printed sheet has the board with its squares, the rules and an exercise', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=4&size=6&step=9', theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const id of ['text', 'board', 'sentence', 'strips', 'ask', 'exercise', 'grid'])
    assert(await page.locator(`#watch-${id}`).isVisible(), id);
  for (const selector of ['.top', 'footer', '#watch-scenes', '#watch-size', '#watch-play'])
    assert(await page.locator(selector).first().isHidden(), selector);
  assert.match(await page.locator('#watch-exercise').innerText(), /step 10 .*step=10$/s);
  assert.match(await page.locator('.sheet').innerText(), /One queen in each row/);
  const grid = await page.locator('#watch-grid path').getAttribute('d');
  assert.equal(grid?.match(/M/g)?.length, 14);
  // Paper is white, whatever the screen is.
  const looks = await page.evaluate(() =>
    ['.square', '.square.dark', 'html'].map((selector) => {
      const { backgroundColor, printColorAdjust, boxShadow } = getComputedStyle(
        /** @type {Element} */ (document.querySelector(`#watch ${selector}, ${selector}`)),
      );
      return { backgroundColor, printColorAdjust, boxShadow };
    }),
  );
  const [light, dark, paper] = looks.map(({ backgroundColor }) =>
    (backgroundColor.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0),
  );
  assert(paper > light && light > dark + 60 && dark > 300, `${paper}, ${light}, ${dark}`);
  assert.equal(looks[0].printColorAdjust, 'exact');
  assert.notEqual(looks[0].boxShadow, 'none');
});

test('a sheet is one page of paper', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=5&size=8&step=600' });
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, margin: { top: '1cm', bottom: '1cm' } });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    assert.equal(pages, 1, format);
  }
});
