// Tests of damaged entries.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load, open, ready, reload, square, text } from './browser.js';

const FEAT = { day: 20000, seconds: 75, tips: 0 };
const GAME = {
  states: ['0.1.0.0.0.0 0.0.0.0.0.0', '0.1.4.0.0.0 0.0.0.0.0.0'],
  now: 1,
  seconds: 9,
  tips: 1,
  isBorrowed: false,
  at: 1,
};
const JUNK = ['', '{', 'null', '[]', '"x"', '-1', '{}', '1e999'];

const NUMBERS = [-1, 0.5, 1e15, '1', null, [], 100000001];

/**
 * A record with each of its numbers replaced.
 *
 * @param {Record<string, any>} whole @param {string[]} fields
 */
const replaced = (whole, fields) =>
  fields.flatMap((field) => NUMBERS.map((number) => JSON.stringify({ ...whole, [field]: number })));

/** Values that are damaged under each key. @type {Record<string, string[]>} */
const DAMAGED = {
  'queens.day.20000': [...JUNK, 'true', ...replaced(FEAT, ['day', 'seconds', 'tips'])],
  'queens.day.regions.20000': [...JUNK, 'true', ...replaced(FEAT, ['day', 'seconds', 'tips'])],
  'queens.solved.8.hard.7': [...JUNK, 'true', ...replaced(FEAT, ['day', 'seconds', 'tips'])],
  'queens.found.8.32': [...JUNK, 'false'],
  'queens.settings': [
    ...JUNK,
    'true',
    '{"clock":1,"attacked":true}',
    '{"clock":true}',
    '{"clock":true,"attacked":true,"theme":"red"}',
    '{"clock":true,"attacked":true,"patterns":1}',
  ],
  'queens.taught': [...JUNK, 'false'],
  'queens.game.free.6': [
    ...['', 'x', 'explore 6 - - - -', 'explore 5 - - - - -', 'challenge 6 c6 c6 - - -'].map(
      (game) => JSON.stringify({ game, at: 1 }),
    ),
    ...NUMBERS.filter((at) => at !== 1e15 && at !== 100000001).map((at) =>
      JSON.stringify({ game: 'explore 6 - - - - -', at }),
    ),
    ...JUNK,
    'true',
    ...replaced(GAME, ['now', 'seconds', 'tips', 'at', 'isBorrowed']).filter(
      (text) => !/"at":100000001/.test(text) && !/"at":1000000000000000/.test(text),
    ),
    ...[
      [],
      [1],
      ['x'],
      ['0.1'],
      ['0.1.0.0.0.0 40.0.0.0.0.0', ''],
      ['0.1.0.0.0.0 0.0.0.0.0.0'].concat('z'),
    ].map((states) => JSON.stringify({ ...GAME, states, now: 0 })),
  ],
};
/** Keys that name nothing. */
const UNKNOWN = [
  'queens.solved.4.hard.1',
  'queens.solved.99.hard.1',
  'queens.solved.8.hard',
  'queens.solved.8.hard.01',
  'queens.day.x',
  'queens.day.queens.20000',
  'queens.day.odd.20000',
  'queens.day.regions',
  'queens.solved.regions.3.easy.1',
  'queens.day.100000001',
  'queens.found.8.1',
  'queens.found.8.x',
  'queens.found.16.1',
  'queens.other',
  'queens.settings.x',
];

test('each kind of damage to each entry is put aside', async (t) => {
  const page = await open(t, { fragment: '#play?size=6' });
  const most = Math.max(...Object.values(DAMAGED).map((texts) => texts.length));
  for (let turn = 0; turn < most; turn++) {
    // A load takes long, so each has one kind of damage to each entry that has so many.
    const damaged = Object.fromEntries(
      Object.entries(DAMAGED).flatMap(([key, texts]) =>
        turn in texts ? [[key, texts[turn]]] : [],
      ),
    );
    const told = JSON.stringify(damaged);
    await load(page, '#play?size=6', { 'queens.taught': 'true', ...damaged });
    await ready(page);
    const count = Object.keys(damaged).length;
    const notice = count === 1 ? '1 damaged entry' : `${count} damaged entries`;
    assert.match(await text(page, 'notice'), new RegExp(`^${notice} .* put aside`), told);
    const entries = await page.evaluate(() => ({ ...localStorage }));
    for (const [key, damage] of Object.entries(damaged)) {
      assert.equal(entries[key], undefined, key);
      assert.equal(entries[key.replace('queens.', 'queens.aside.')], damage, key);
    }
    await square(page, 'c3').click();
    assert.match(page.url(), /queens=6\/6\/6\/2Q3\/6\/6$/, told);
  }
});

test('keys that name nothing are put aside, and others’ entries are left alone', async (t) => {
  const storage = {
    ...Object.fromEntries(UNKNOWN.map((key) => [key, JSON.stringify(FEAT)])),
    elsewhere: 'kept',
    'queens.settings': '{"clock":false,"attacked":true}',
  };
  const page = await open(t, { fragment: '#play?size=8', storage });
  assert.match(
    await text(page, 'notice'),
    new RegExp(
      `^${UNKNOWN.length} damaged entries .* were put aside\\. Everything else is here\\.`,
    ),
  );
  assert.equal(await text(page, 'play-clock'), 'Clock');
  assert(await page.locator('#play-attacked').isChecked());
  const keys = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    keys.sort(),
    [
      'elsewhere',
      'queens.settings',
      'queens.taught',
      ...UNKNOWN.map((key) => key.replace('queens.', 'queens.aside.')),
    ].sort(),
  );
  await reload(page);
  assert(await page.locator('#notice').isHidden());
});

test('what was put aside before is not overwritten', async (t) => {
  const storage = { 'queens.settings': '{', 'queens.aside.settings': 'older' };
  const page = await open(t, { storage });
  const entries = await page.evaluate(() => ({ ...localStorage }));
  assert.deepEqual(entries, {
    'queens.taught': 'true',
    'queens.aside.settings': 'older',
    'queens.aside.settings+': '{',
  });
});
