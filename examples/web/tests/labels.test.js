// Tests of the labels of lines on a phone, where they are in the squares.

import assert from 'node:assert/strict';
import test from 'node:test';
import { boardWithout, open } from './browser.js';

/** @typedef {import('pngjs').PNG} PNG */

const NAMES = '#play-board :is([role=rowheader], [role=columnheader])';

test('on a phone no queen touches the name of a row or column', async (t) => {
  for (const size of [4, 7, 8, 9, 10]) {
    const first = `Q${size - 1}`;
    const rows = [...Array(size - 1).fill(first), 'Q'.repeat(size)];
    const queens = rows.join('/');
    const page = await open(t, { fragment: `#play?size=${size}&queens=${queens}`, size: 'phone' });
    const lines = '#play-board .conflict';
    const bare = await boardWithout(page, `${NAMES}, #play-board .queen, ${lines}`);
    const names = await boardWithout(page, `#play-board .queen, ${lines}`);
    const pieces = await boardWithout(page, `${NAMES}, ${lines}`);
    let [named, placed, both] = [0, 0, 0];
    for (let at = 0; at < bare.data.length; at += 4) {
      const differs = (/** @type {PNG} */ other) =>
        [0, 1, 2].some((part) => Math.abs(other.data[at + part] - bare.data[at + part]) > 60);
      named += Number(differs(names));
      placed += Number(differs(pieces));
      both += Number(differs(names) && differs(pieces));
    }
    assert(named > 100 && placed > 1000, `${named}, ${placed}`);
    assert.equal(both, 0, `${size} × ${size}`);
  }
});
