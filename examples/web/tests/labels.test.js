// Tests of the labels of lines on a phone, where they are in the squares.

import assert from 'node:assert/strict';
import test from 'node:test';
import { inkOf, open } from './browser.js';

const NAMES = '#play-board :is([role=rowheader], [role=columnheader])';

test('on a phone no queen touches the name of a row or column', async (t) => {
  for (const size of [4, 7, 8, 9, 10]) {
    const first = `Q${size - 1}`;
    const rows = [...Array(size - 1).fill(first), 'Q'.repeat(size)];
    const queens = rows.join('/');
    const page = await open(t, { fragment: `#play?size=${size}&queens=${queens}`, size: 'phone' });
    const lines = '#play-board .conflict';
    const [named, placed, both] = await inkOf(page, NAMES, '#play-board .queen', lines);
    assert(named > 100 && placed > 1000, `${named}, ${placed}`);
    assert.equal(both, 0, `${size} × ${size}`);
  }
});
