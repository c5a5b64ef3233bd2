// Tests of the labels of lines on a phone, where they are in the squares.

import assert from 'node:assert/strict';
import test from 'node:test';
import { inkOf, open } from './browser.js';

const NAMES = '#play-board :is([role=rowheader], [role=columnheader])';

/** Pixels of the screen in a pixel of the page, as on many phones. */
const SCALE = 3;

test('on a phone no queen comes near the name of a row or column', async (t) => {
  for (const [size, kind] of /** @type {[number, string][]} */ ([
    ...[4, 7, 8, 9, 10].map((size) => [size, '']),
    ...[5, 8, 9, 10].map((size) => [size, 'kind=regions&grade=easy&number=3&']),
  ])) {
    const first = `Q${size - 1}`;
    const rows = [...Array(size - 1).fill(first), 'Q'.repeat(size)];
    const fragment = `#play?${kind}size=${size}&queens=${rows.join('/')}`;
    const page = await open(t, { fragment, size: 'phone', scale: SCALE });
    // Given queens have a bar below them.
    await page
      .locator('#play-board .queen')
      .evaluateAll((queens) => queens.forEach((queen) => queen.classList.add('given')));
    const others = '#play-board :is(.conflict, .letters)';
    const [named, placed, near] = await inkOf(page, NAMES, '#play-board .queen', others, SCALE);
    assert(named > 900 && placed > 9000, `${named}, ${placed}`);
    assert.equal(near, 0, `${kind} ${size} × ${size}`);
    await page.context().close();
  }
});
