// Tests of the strips, pixel by pixel, against a search of the textbook.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open } from './browser.js';
import { attackingRow, permutations } from './queens.js';

/** @typedef {import('playwright-core').Page} Page */

const LANES = /** @type {const} */ ({ all: 22, rows: 36, skips: 40 });
const COLOURS = ['test', 'later', 'now', 'skip', 'find', 'entered', 'control'];

/** The tested permutations of a size, each with the rank after those that it decides on.
 * @param {number} size */
function searched(size) {
  const all = permutations(size);
  /** @type {{ rank: number, saved: number, attacking: number, lowest: number }[]} */
  const found = [];
  for (let rank = 0; rank < all.length;) {
    const attacking = attackingRow(all[rank]);
    let saved = 1;
    for (let row = 2; row <= attacking; row++) saved *= row;
    // The rows from the lowest that differs from the permutation before are looked at anew.
    const before = all[rank - 1];
    const changed = before
      ? all[rank].findLastIndex((column, row) => column !== before[row])
      : size - 1;
    const last = found.at(-1);
    // What was skipped has only moved rows above the attack.
    const lowest = last ? Math.max(changed, last.attacking) : changed;
    found.push({ rank, saved, attacking, lowest: Math.min(lowest, size - 1) });
    rank += saved;
  }
  return { total: all.length, tests: found };
}

/** @param {number} row */
const factorial = (row) => Array.from({ length: row }, (_, index) => index + 1).reduce(product, 1);
const product = (/** @type {number} */ one, /** @type {number} */ other) => one * other;

/**
 * The names of the colours at points of a lane.
 *
 * @param {Page} page @param {keyof typeof LANES} lane @param {[number, number][]} points
 */
const colours = (page, lane, points) =>
  page.locator(`#watch-lane-${lane}`).evaluate(
    (canvas, { points, names }) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const copy = new OffscreenCanvas(width, height);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
        copy.getContext('2d', { willReadFrequently: true })
      );
      context.drawImage(/** @type {HTMLCanvasElement} */ (canvas), 0, 0);
      const style = getComputedStyle(document.documentElement);
      const known = names.map((name) => {
        const hex = style.getPropertyValue(`--${name}`).trim();
        const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
        return { name, parts: [...parts, 255] };
      });
      return points.map(([x, y]) => {
        const { data } = context.getImageData(Math.floor(x), Math.floor(y), 1, 1);
        if (data.every((part) => part === 0)) return '';
        // The edge of a shape is a little seen through.
        const colour = known.find(({ parts }) =>
          parts.every((part, index) => Math.abs(part - data[index]) < 5),
        );
        return colour?.name ?? data.join();
      });
    },
    { points, names: COLOURS },
  );

/**
 * Compares points of a lane, but those below the cursor.
 *
 * @param {Page} page @param {keyof typeof LANES} lane @param {number} cursor
 * @param {{ x: number, y: number, colour: string, what: string }[]} expected
 */
async function compare(page, lane, cursor, expected) {
  const width = await page.locator(`#watch-lane-${lane}`).evaluate((canvas) => canvas.clientWidth);
  const free = expected.filter(
    ({ x }) => x >= 0.5 && x < width - 0.5 && Math.abs(x - cursor) > (lane === 'all' ? 9 : 2.5),
  );
  assert(free.length > 4);
  const found = await colours(
    page,
    lane,
    free.map(({ x, y }) => [x, y]),
  );
  assert.deepEqual(
    free.map(({ what, x, y }, index) => `${what} at ${x}, ${y}: ${found[index]}`),
    free.map(({ what, x, y, colour }) => `${what} at ${x}, ${y}: ${colour}`),
  );
}

for (const [size, steps, zooms] of /** @type {[number, number[], number][]} */ ([
  [4, [1, 2, 7, 18], 0],
  [5, [1, 20, 58], 0],
  [5, [31], 1],
])) {
  test(`strips of n = ${size}, ${zooms ? 'a part of them' : 'all of them'}`, async (t) => {
    const { total, tests } = searched(size);
    for (const step of steps) {
      const page = await open(t, { fragment: `#watch?scene=4&size=${size}&step=${step}` });
      const now = tests[step - 1];
      const length = zooms ? total / 2 : total;
      const from = zooms ? Math.max(now.rank - now.rank / 2, 0) : 0;
      if (zooms) await page.locator('#watch-in').click();
      const width = await page.locator('#watch-lane-all').evaluate((lane) => lane.clientWidth);
      const unit = width / length;
      const at = (/** @type {number} */ rank) => (rank - from) * unit;
      const cursor = at(now.rank);

      for (const lane of /** @type {(keyof typeof LANES)[]} */ (Object.keys(LANES))) {
        const [inside] = await colours(page, lane, [[cursor, LANES[lane] - 2]]);
        assert.equal(inside, 'now', `the cursor of ${lane}`);
      }
      // The head of the cursor points down to it.
      const side = cursor < 20 ? 1 : -1;
      assert.deepEqual(
        await colours(page, 'all', [
          [cursor + 4 * side, 2],
          [cursor + 5 * side, 7],
        ]),
        ['now', ''],
      );

      const bars = Math.min(unit * 0.5, 6);
      await compare(
        page,
        'all',
        cursor,
        Array.from({ length: total }, (_, rank) => rank).flatMap((rank) => {
          const colour = rank < now.rank + now.saved ? 'test' : 'later';
          const what = `permutation ${rank}`;
          return [
            { x: at(rank) + bars / 2, y: 12, colour, what },
            { x: at(rank) + bars / 2, y: 20, colour, what },
            { x: at(rank) + bars / 2, y: 8, colour: '', what },
            { x: at(rank) + bars + (unit - bars) / 2, y: 15, colour: '', what },
          ];
        }),
      );

      const base = LANES.skips - 6;
      await compare(
        page,
        'skips',
        cursor,
        tests.flatMap(({ rank, saved, attacking }) => {
          const isPast = rank <= now.rank;
          const named = (/** @type {string} */ name) => (isPast ? name : 'later');
          const what = `test ${rank}`;
          const points = [];
          const isSolution = attacking < 0;
          const tick = isSolution ? Math.min(unit / 2, 4) : unit > 8 ? 1.2 : null;
          if (tick !== null)
            points.push({
              x: at(rank) + tick,
              y: isSolution ? 20 : base + 4,
              colour: named(isSolution ? 'find' : 'test'),
              what,
            });
          if (saved > 1) {
            const high = 6 + ((base - 8) * Math.log(saved)) / Math.log(total);
            const x = at(rank) + saved * unit * 0.6;
            const colour = rank === now.rank ? 'now' : named('skip');
            points.push({ x, y: base - high + 1.5, colour, what });
            points.push({ x, y: base - high - 1.5, colour: '', what });
            points.push({ x: at(rank) + saved * unit - 2.5, y: base - 6, colour, what });
          } else if (!isSolution) {
            points.push({ x: at(rank) + unit * 0.7, y: base - 8, colour: '', what });
          }
          return points;
        }),
      );

      const high = LANES.rows / size;
      await compare(
        page,
        'rows',
        cursor,
        tests.flatMap(({ rank, attacking, lowest }) => {
          const points = [];
          for (let row = 0; row < size; row++) {
            // The bottom row is the top level.
            const y = (size - 1 - row) * high + high / 2;
            const x = at(rank) + Math.min(factorial(row) * unit * 0.5, unit * 0.5);
            const end = at(rank) + factorial(row) * unit - 2.5;
            const what = `row ${row} of ${rank}`;
            if (row < attacking) points.push({ x, y, colour: '', what });
            if (row > lowest || row < Math.max(attacking, 0)) continue;
            const kind =
              row === attacking ? 'test' : attacking < 0 && row === 0 ? 'find' : 'entered';
            const isNow = rank === now.rank && row === Math.max(attacking, 0);
            const colour = isNow ? 'now' : rank <= now.rank ? kind : 'later';
            points.push({ x, y, colour, what }, { x: end, y, colour, what });
          }
          return points;
        }),
      );
      await page.context().close();
    }
  });
}
