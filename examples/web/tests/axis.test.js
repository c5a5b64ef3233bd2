// Tests of the axis of the strips, without a browser.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Axis } from '../page/watch/axis.js';

/** An axis of 1,000 permutations of which some are in sight. @param {number} from
 * @param {number} length */
function axis(from, length) {
  const made = new Axis();
  made.open(1000);
  made.look(from, length);
  return made;
}

test('an axis begins with all permutations', () => {
  const { from, length, total, isWhole, part } = axis(0, 1000);
  assert.deepEqual(
    { from, length, total, isWhole },
    { from: 0, length: 1000, total: 1000, isWhole: true },
  );
  assert.deepEqual(part, { first: 0, last: 999 });
  const again = axis(300, 100);
  again.open(24);
  assert.deepEqual([again.from, again.length, again.isWhole], [0, 24, true]);
});

test('what is in sight lies between the ends, and is at least twelve permutations', () => {
  for (const [from, length, first, last] of [
    [100, 200, 100, 299],
    [-5, 100, 0, 99],
    [950, 100, 900, 999],
    [500, 3, 500, 511],
    [999, 1, 988, 999],
    [20, 5000, 0, 999],
  ]) {
    const made = axis(from, length);
    assert.deepEqual(made.part, { first, last }, `${from}, ${length}`);
    assert.equal(made.isWhole, last - first === 999);
  }
});

test('a permutation stays in its place when the axis is zoomed around it', () => {
  for (const factor of [2, 0.5, 1.25]) {
    const made = axis(400, 200);
    made.zoom(factor, 450);
    assert.equal(made.length, 200 / factor);
    assert.equal((450 - made.from) / made.length, 0.25);
  }
  const closest = axis(400, 16);
  closest.zoom(2, 404);
  assert.deepEqual([closest.from, closest.length], [401, 12]);
});

test('the axis moves on only to a permutation that is out of sight', () => {
  for (const [rank, from] of [
    [400, 400],
    [499, 400],
    // It then lies a tenth of the width from the end that it came in at.
    [500, 490],
    [399, 309],
    [3, 0],
    [999, 900],
  ]) {
    const made = axis(400, 100);
    made.include(rank);
    assert.deepEqual([made.from, made.length], [from, 100], `${rank}`);
  }
});

test('a share of the width is a permutation', () => {
  const made = axis(400, 100);
  for (const [share, rank] of [
    [0, 400],
    [0.005, 400],
    [0.015, 401],
    [0.999, 499],
    [7, 999],
    [-7, 0],
  ])
    assert.equal(made.rankAt(share), rank, `${share}`);
});
