// Tests of the page of the game: which time it tells the game, and what shows through its board.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { runInNewContext } from 'node:vm';

/** Runs the script of the page at a moment, up to where the game begins. */
function run(moment) {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const [, script] = page.match(/<script>([^]*)<\/script>/);
  const imports = { env: { now: () => NaN } };
  const contexts = [];
  const getContext = (...context) => contexts.push(context.map((part) => JSON.stringify(part)));
  let isLoaded = false;
  runInNewContext(script, {
    Date: class extends Date {
      constructor() {
        super(moment);
      }
    },
    document: { getElementById: (id) => (id === 'glcanvas' ? { getContext } : null) },
    miniquad_add_plugin: ({ register_plugin }) => register_plugin(imports),
    load: (module) => {
      assert.equal(module, 'queen-graphical.wasm');
      assert.equal(contexts.length, 1, 'the game gets the context that there is');
      isLoaded = true;
    },
  });
  assert(isLoaded);
  return { imports, contexts };
}

/** The day of the game at a moment, in a time zone, as the game counts it from `now`. */
function dayIn(zone, moment) {
  process.env.TZ = zone;
  return Math.floor(run(moment).imports.env.now() / 86_400);
}

test('the day is the date of the player', () => {
  const of = (date) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  for (const [zone, moment, date] of [
    ['UTC', '2026-11-22T23:59:59Z', '2026-11-22'],
    ['Pacific/Auckland', '2026-11-22T10:59:59Z', '2026-11-22'],
    ['Pacific/Auckland', '2026-11-22T11:00:00Z', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-23T07:59:59Z', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-23T08:00:00Z', '2026-11-23'],
    ['Asia/Kolkata', '2026-11-22T18:30:00Z', '2026-11-23'],
  ])
    assert.equal(dayIn(zone, moment), of(date), `${zone} ${moment}`);
});

test('the page does not show through the edges of letters', () => {
  assert.deepEqual(run(0).contexts, [['"webgl"', '{"alpha":false}']]);
});
