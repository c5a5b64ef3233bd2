// Tests of the view to watch the search.

import assert from 'node:assert/strict';
import test from 'node:test';
import { columns, open, reload, shows, text } from './browser.js';
import { attackingRow, isSolution, permutations } from './queens.js';

/** @typedef {import('playwright-core').Page} Page */

const ENDS = [
  { size: 4, tested: 18, skipped: 6, solutions: 2 },
  { size: 5, tested: 58, skipped: 62, solutions: 10 },
  { size: 6, tested: 208, skipped: 512, solutions: 4 },
  { size: 7, tested: 834, skipped: 4206, solutions: 40 },
  { size: 8, tested: 3544, skipped: 36776, solutions: 92 },
];

/** The whole state of the view, read at once. @param {Page} page */
const state = (page) =>
  page.evaluate(() => {
    const element = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (document.querySelector(`#watch-${name}`));
    const numbers = (element('counters').innerText.match(/[\d,]+\d|\d/g) ?? []).map((number) =>
      Number(number.replaceAll(',', '')),
    );
    const [tested, skipped, solutions] = [numbers[0], numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    return {
      labels: [...element('board').querySelectorAll('[role=gridcell]')].map((cell) =>
        cell.getAttribute('aria-label'),
      ),
      // The queens of a drawing are in the order in which they came.
      drawing: element('board').querySelector('.pieces')?.innerHTML.split('<g').sort(),
      digits: element('odometer').getAttribute('aria-label'),
      wheels: element('odometer').innerHTML,
      sentence: element('sentence').innerText,
      line: element('code').querySelector('[aria-current]')?.getAttribute('data-line'),
      rank: Number(element('strips').getAttribute('aria-valuenow')),
      counters: { tested, skipped, solutions },
      counts: ['all', 'rows', 'skips'].map((lane) => element(`count-${lane}`).innerText),
    };
  });

/** @param {Page} page */
const counters = async (page) => (await state(page)).counters;

/**
 * Whether two permutations are the same in a row and in all below.
 *
 * @param {number[]} one @param {number[]} other @param {number} row
 */
const sameBelow = (one, other, row) =>
  one.slice(row).every((column, index) => column === other[row + index]);

/** The permutations that the search tests, and how many each stands for. @param {number} size */
function tested(size) {
  const all = permutations(size);
  const steps = [];
  for (let rank = 0; rank < all.length;) {
    let saved = 1;
    for (let row = 2; row <= attackingRow(all[rank]); row++) saved *= row;
    steps.push({ rank, saved });
    rank += saved;
  }
  return steps;
}

/** The rows that are looked at from the bottom until one attacks. @param {number[]} columns */
const looksFromBottom = (columns) => columns.length - Math.max(attackingRow(columns), 0);

/** How many queens a search row by row from the bottom places. @param {number} size */
function backtracking(size) {
  const place = (/** @type {number[]} */ columns) => {
    let placed = 0;
    for (let column = 0; column < size; column++) {
      if (columns.includes(column)) continue;
      placed++;
      if (columns.every((other, below) => Math.abs(other - column) !== columns.length - below))
        placed += place([...columns, column]);
    }
    return placed;
  };
  return place([]);
}

/**
 * Each name and number of a sentence.
 *
 * @param {string} sentence
 * @param {object} step
 * @param {number[]} step.expected
 * @param {number[] | null} step.before
 * @param {number[] | null} step.last
 * @param {number} step.attacking
 * @param {number} step.saved
 * @param {number} step.solutions
 */
function assertSentence(sentence, { expected, before, last, attacking, saved, solutions }) {
  const size = expected.length;
  const name = (/** @type {number} */ row) => 'abcdefgh'[expected[row]] + (size - row);
  const rows = (/** @type {number} */ count) =>
    count === 1 ? `row ${size}` : `rows ${size - count + 1} to ${size}`;
  const words = [];
  if (before && last) {
    const [upper, lower] = [...expected.keys()].filter((row) => expected[row] !== before[row]);
    const moved = before.findLastIndex((column, row) => column !== last[row]) + 1;
    words.push(
      moved
        ? `The skip has rearranged ${rows(moved)}; ` +
            `then rows ${size - lower} and ${size - upper} swap columns.`
        : `Rows ${size - lower} and ${size - upper} swap columns.`,
    );
  } else {
    words.push('The search begins with the queens on a diagonal.');
  }
  if (attacking < 0) {
    words.push(`No queen attacks another: this is solution ${solutions}.`);
  } else {
    const attacked = [...expected.keys()].filter(
      (row) => row > attacking && Math.abs(expected[row] - expected[attacking]) === row - attacking,
    );
    words.push(`${name(attacking)} attacks ${attacked.map(name).join(' and ')} below it.`);
    if (attacking > 1)
      words.push(
        `That rules out all ${attacking}! = ${saved} arrangements of ${rows(attacking)}: ` +
          `1 is tested, ${saved - 1} ${saved === 2 ? 'is' : 'are'} skipped.`,
      );
  }
  assert(sentence.startsWith(words.join(' ')), `${sentence} is not ${words.join(' ')}`);
}

test('a whole watch of n = 6, forwards and back, is the textbook’s search', async (t) => {
  const page = await open(t, { fragment: '#watch?size=6&step=1' });
  await page.locator('#watch-forward').focus();
  const all = permutations(6);
  const states = [];
  let rank = 0;
  let solutions = 0;
  let placed = 0;
  let looks = 0;
  const looksOfAll = all.reduce((sum, columns) => sum + looksFromBottom(columns), 0);
  let lastRank = 0;
  while (true) {
    const now = await state(page);
    states.push(now);
    const expected = all[rank];
    assert.equal(now.rank, rank);
    assert.deepEqual(await columns(page), expected);
    const attacking = attackingRow(expected);
    if (isSolution(expected)) solutions++;
    let saved = 1;
    for (let row = 2; row <= attacking; row++) saved *= row;
    rank += saved;
    assert.deepEqual(now.counters, {
      tested: states.length,
      skipped: rank - states.length,
      solutions,
    });
    // Backtracking places the queens of the rows in which this permutation begins to differ.
    const before = states.length > 1 ? all[lastRank] : null;
    const changed = before
      ? expected.findLastIndex((_, row) => !sameBelow(before, expected, row))
      : 5;
    placed += changed - Math.max(attacking, 0) + 1;
    // The first search looks at each permutation from the bottom row until it finds an attack.
    for (const columns of all.slice(rank - saved, rank)) looks += looksFromBottom(columns);
    const looked = `${placed} of ${backtracking(6)} rows looked at`;
    assert.deepEqual(now.counts, [
      `${looks.toLocaleString('en')} of ${looksOfAll.toLocaleString('en')} rows looked at`,
      looked,
      looked,
    ]);
    assertSentence(now.sentence, {
      expected,
      before: rank - saved > 0 ? all[rank - saved - 1] : null,
      last: before,
      attacking,
      saved,
      solutions,
    });
    assert.equal(now.line, attacking < 0 ? 'solution' : saved > 1 ? 'skip' : 'nothing');
    lastRank = rank - saved;
    if (rank === all.length) break;
    await page.keyboard.press('Enter');
  }
  assert.equal(states.length, 208);
  assert.equal(await page.locator('#watch-forward').getAttribute('aria-disabled'), 'true');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'watch-forward');
  await page.locator('#watch-back').focus();
  for (const before of states.toReversed().slice(1)) {
    await page.keyboard.press('Enter');
    assert.deepEqual(await state(page), before);
  }
  assert.equal(await page.locator('#watch-back').getAttribute('aria-disabled'), 'true');
});

test('the digits seen in the wheels add up to the number of the permutation', async (t) => {
  const page = await open(t, { fragment: '#watch?size=6&step=1' });
  for (const step of [1, 2, 30, 77, 150, 208]) {
    await page.goto(page.url().replace(/step=\d+/, `step=${step}`));
    await shows(page, 'watch-counters', new RegExp(`^${step} of `));
    const wheels = await page.evaluate(() =>
      [...document.querySelectorAll('#watch-odometer .wheel')].map((wheel) => {
        const seen = /** @type {Element} */ (wheel.querySelector('.window'));
        const { top, height } = seen.getBoundingClientRect();
        const digit = [...wheel.querySelectorAll('.reel span')].find((digit) => {
          const box = digit.getBoundingClientRect();
          return box.top <= top + height / 2 && top + height / 2 < box.bottom;
        });
        const rows = /× (\d+)!/.exec(wheel.textContent ?? '')?.[1];
        return { digit: Number(digit?.textContent), rows: Number(rows) };
      }),
    );
    assert.deepEqual(
      wheels.map(({ rows }) => rows),
      [5, 4, 3, 2, 1],
    );
    let factorial = 1;
    const sum = wheels.toReversed().reduce((sum, { digit, rows }) => {
      factorial *= rows;
      return sum + digit * factorial;
    }, 0);
    assert.equal(sum, (await state(page)).rank, `step ${step}`);
  }
});

test('the counters end with those of the search', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=4' });
  for (const { size, ...expected } of ENDS) {
    await page.getByRole('radio', { name: String(size), exact: true }).check();
    await page.getByRole('slider', { name: 'Permutation' }).focus();
    await page.keyboard.press('End');
    assert.deepEqual(await counters(page), expected);
    assert.match(await text(page, 'watch-sentence'), /That was the last step\.$/);
  }
});

test('the film plays to its end at the pace that it says, and stops when told to', async (t) => {
  const page = await open(t, { fragment: '#watch?size=5', now: '2026-11-22T12:00:00Z' });
  await page.locator('#watch-speed').fill('8');
  await page.locator('#watch-play').click();
  await page.clock.runFor(5000);
  assert.match(await text(page, 'watch-counters'), /^58 of 58 tested, /);
  assert.equal(await page.locator('#watch-play').getAttribute('aria-label'), 'Play');
  assert.equal(await page.locator('#watch-sentence').getAttribute('aria-live'), 'polite');
  await page.locator('#watch-speed').fill('3');
  assert.equal(await text(page, 'watch-pace'), '8 / s');
  await page.locator('#watch-play').click();
  assert.equal(await page.locator('#watch-sentence').getAttribute('aria-live'), 'off');
  const start = (await counters(page)).tested;
  await page.clock.runFor(2000);
  const { tested: reached } = await counters(page);
  // The first step is due at once, so `start` may or may not have it; the last may still be due.
  assert([15, 16, 17].includes(reached - start), `${reached - start} steps in two seconds`);
  await page.locator('#watch-play').click();
  const stopped = await counters(page);
  await page.clock.runFor(2000);
  assert.deepEqual(await counters(page), stopped);
});

test('what is skipped moves before the swap, unless the film is faster than that', async (t) => {
  const fragment = '#watch?scene=4&size=8&step=1165';
  const page = await open(t, { fragment, motion: 'no-preference', now: '2026-11-22T12:00:00Z' });
  const film = async (/** @type {string} */ speed) => {
    await page.locator('#watch-speed').fill(speed);
    await page.locator('#watch-play').click();
    await page.clock.runFor(20);
    await page.locator('#watch-play').click();
    assert.equal((await counters(page)).tested, 1166);
    return columns(page);
  };
  const after = permutations(8)[tested(8)[1165].rank];
  const moving = await film('1');
  const swapped = [...moving.keys()].filter((row) => moving[row] !== after[row]);
  assert.equal(swapped.length, 2, `rows ${swapped} move last`);
  await page.clock.runFor(300);
  assert.deepEqual(await columns(page), after);
  await page.locator('#watch-back').click();
  assert.deepEqual(await film('2'), after);
});

test('the next skip, the next solution, and the strip lead to where they say', async (t) => {
  const page = await open(t, { fragment: '#watch?size=8' });
  for (let solutions = 1; solutions <= 5; solutions++) {
    await page.locator('#watch-solution').click();
    assert.equal((await counters(page)).solutions, solutions);
    assert(isSolution(await columns(page)));
  }
  const { tested: reached } = await counters(page);
  const steps = tested(8);
  for (let from = reached, skips = 0; skips < 12; skips++) {
    await page.locator('#watch-skip').click();
    const next = steps.findIndex(({ saved }, step) => step >= from && saved > 1);
    assert.equal((await counters(page)).tested, next + 1);
    assert.match(await text(page, 'watch-sentence'), /skipped\.$/);
    from = next + 1;
  }

  const strip = page.getByRole('slider', { name: 'Permutation' });
  const box = await strip.boundingBox();
  assert(box);
  for (const share of [0.25, 0.5, 0.9]) {
    await strip.click({ position: { x: box.width * share, y: 30 } });
    const rank = Number(await strip.getAttribute('aria-valuenow'));
    const { tested, skipped } = await counters(page);
    const clicked = Math.floor((Math.floor(box.width * share) / box.width) * 40320);
    assert(rank <= clicked + 40 && clicked < tested + skipped + 40, `${rank} for ${clicked}`);
  }
  const visible = async () => {
    const [, first, last] =
      /^Permutations ([\d,]+) to ([\d,]+) of 40,320$/.exec(await text(page, 'watch-strip-title')) ??
      [];
    return first ? Number(last.replaceAll(',', '')) - Number(first.replaceAll(',', '')) : 40320;
  };
  for (let zoom = 1; zoom <= 5; zoom++) {
    await page.locator('#watch-in').click();
    assert(Math.abs((await visible()) - 40320 / 2 ** zoom) < 3);
  }
  await page.locator('#watch-out').click();
  assert(Math.abs((await visible()) - 40320 / 2 ** 4) < 3);
  await strip.focus();
  await page.keyboard.press('+');
  assert(Math.abs((await visible()) - 40320 / 2 ** 5) < 3);
  // With the focus, the wheel zooms.
  await strip.hover();
  const title = await text(page, 'watch-strip-title');
  await page.mouse.wheel(0, -100);
  await page.waitForFunction(
    (title) => document.querySelector('#watch-strip-title')?.textContent !== title,
    title,
  );
  assert(Math.abs((await visible()) - 40320 / 2 ** 5 / 1.25) < 3);
  await page.locator('#watch-all').click();
  assert.equal(await text(page, 'watch-strip-title'), 'All 40,320 permutations, to scale');
});

test('the sliders’ keys go up, down and by pages, and a step is read out once', async (t) => {
  const page = await open(t, { fragment: '#watch?size=6&step=100' });
  const strip = page.getByRole('slider', { name: 'Permutation' });
  await strip.focus();
  /** @type {[string, number][]} */
  const keys = [
    ['ArrowUp', 101],
    ['ArrowDown', 100],
    ['ArrowRight', 101],
    ['ArrowLeft', 100],
    ['PageUp', 111],
    ['PageDown', 100],
    ['Home', 1],
    ['End', 208],
  ];
  for (const [key, tested] of keys) {
    await page.keyboard.press(key);
    assert.equal((await counters(page)).tested, tested, key);
  }
  assert.equal(await page.locator('#watch-sentence').getAttribute('aria-live'), 'off');
  assert(
    (await strip.getAttribute('aria-valuetext'))?.includes(await text(page, 'watch-sentence')),
  );
  await page.locator('#watch-back').focus();
  assert.equal(await page.locator('#watch-sentence').getAttribute('aria-live'), 'polite');
});

test('the tree is at the step, greys what is skipped, is zoomed and clicked', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=5' });
  // 1 + 5 + 20 + 60 + 120 placements of the bottom rows; the last one leaves one column for row 0.
  assert.equal(await page.locator('#watch-tree .node').count(), 206);
  assert.equal(await page.locator('#watch-tree .node.find').count(), 10);
  const cut = await page
    .locator('#watch-tree [data-first]:has(.node.cut)')
    .evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('data-first'))));
  assert.deepEqual(
    cut,
    tested(5)
      .filter(({ saved }) => saved > 1)
      .map(({ rank }) => rank)
      .sort((one, other) => cut.indexOf(one) - cut.indexOf(other)),
  );

  const phone = await open(t, { fragment: '#watch?scene=5&size=7&step=100', size: 'phone' });
  const first = Number(
    /^Permutation ([\d,]+)/.exec(await text(phone, 'watch-odometer'))?.[1] ??
      (await phone.locator('#watch-odometer .rank').innerText()).match(/\d+/)?.[0],
  );
  assert.equal(await phone.locator('#watch-tree .node').count(), 1 + 4 + 12 + 24);
  await phone.locator('#watch-tree-in').tap();
  assert.equal(await phone.locator('#watch-tree .node').count(), 1 + 3 + 6);
  const base = first - (first % 6);
  const target = phone.locator(`#watch-tree [data-first="${base + 4}"] .target`).last();
  await target.tap();
  const rank = Number(
    await phone.getByRole('slider', { name: 'Permutation' }).getAttribute('aria-valuenow'),
  );
  assert(rank <= base + 4 && rank >= base, `${rank} for ${base + 4}`);
});

test('the tree has named levels, and each node is above the middle of its children', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=5' });
  const { nodes, names } = await page.evaluate(() => {
    const drawing = /** @type {Element} */ (document.querySelector('#watch-tree-drawing'));
    const place = (/** @type {Element} */ element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, right: x + width };
    };
    return {
      nodes: [...drawing.querySelectorAll('[data-first]')].map((node) => ({
        first: Number(node.getAttribute('data-first')),
        ...place(/** @type {Element} */ (node.querySelector('.target'))),
      })),
      names: [...drawing.querySelectorAll('.names text')].map((name) => ({
        text: name.textContent,
        ...place(name),
      })),
    };
  });
  // Solutions are drawn last.
  nodes.sort((one, other) => one.first - other.first);
  /** @type {Map<number, typeof nodes>} */
  const levels = new Map();
  for (const node of nodes) {
    const y = Math.round(node.y);
    levels.set(y, [...(levels.get(y) ?? []), node]);
  }
  const [root, ...below] = [...levels.entries()].sort(([one], [other]) => one - other);
  assert.deepEqual(
    [root, ...below].map(([, level]) => level.length),
    [1, 5, 20, 60, 120],
  );
  assert.deepEqual(
    names.map(({ text }) => text),
    ['row 1', 'row 2', 'row 3', 'row 4'],
  );
  for (const [index, [y, level]] of below.entries()) {
    assert(Math.abs(names[index].y - y) < 6, `${names[index].text} is at ${names[index].y}`);
    assert(level.every(({ x }) => x > names[index].right));
    const parents = [root, ...below][index][1];
    const children = level.length / parents.length;
    for (const [place, parent] of parents.entries()) {
      const own = level.slice(place * children, (place + 1) * children);
      assert(own.every(({ first }) => first >= parent.first));
      assert(own.every(({ x }, child) => child === 0 || x > own[child - 1].x));
      const middle = own.reduce((sum, { x }) => sum + x, 0) / children;
      assert(Math.abs(middle - parent.x) < 1, `${parent.first} is at ${parent.x}, not ${middle}`);
    }
  }
});

test('a term of the sentence lights up its rows, wheels and block', async (t) => {
  const page = await open(t, { fragment: '#watch?size=8&step=1166' });
  assert.match(
    await text(page, 'watch-sentence'),
    /rearranged rows 6 to 8; then rows 5 and 8 swap columns\. f5 attacks b1/,
  );
  assert.equal(await page.locator('#watch-board .band.lit').count(), 0);
  await page.locator('#watch-sentence .term', { hasText: 'rows 6 to 8' }).first().focus();
  assert.equal(await page.locator('#watch-board .band.lit').count(), 3);
  assert.deepEqual(
    await page
      .locator('#watch-odometer .wheel.lit')
      .allInnerTexts()
      .then((texts) => texts.map((text) => /row \d/.exec(text)?.[0])),
    ['row 6', 'row 7'],
  );
  await page.locator('#watch-sentence .term', { hasText: 'f5' }).hover();
  assert.equal(await page.locator('#watch-board .band.lit').count(), 1);
  const image = () =>
    page
      .locator('#watch-lane-skips')
      .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  const dark = await image();
  await page.locator('#watch-sentence .term', { hasText: 'arrangements' }).focus();
  assert.notEqual(await image(), dark);
  // Another step does not take the focus away.
  await page
    .locator('#watch-strips')
    .evaluate((strips) =>
      strips.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' })),
    );
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'term');
});

test('the two motions of a step are two: first what was skipped, then the swap', async (t) => {
  const page = await open(t, {
    fragment: '#watch?size=8&step=1165',
    motion: 'no-preference',
    now: '2026-11-22T12:00:00Z',
  });
  const all = permutations(8);
  await page.clock.pauseAt('2026-11-22T12:01:00Z');
  await page.locator('#watch-forward').click();
  const rank = Number(
    await page.getByRole('slider', { name: 'Permutation' }).getAttribute('aria-valuenow'),
  );
  assert.deepEqual(await columns(page), all[rank - 1]);
  await page.clock.runFor(400);
  assert.deepEqual(await columns(page), all[rank]);
  assert.equal(await page.locator('#watch-board .move.swapped').count(), 2);
  assert.equal(await page.locator('#watch-board .move.skipped').count(), 2);
});

test('a step in a link survives a reload', async (t) => {
  const page = await open(t, { fragment: '#watch?size=7&step=300' });
  const before = await state(page);
  assert.equal(before.counters.tested, 300);
  await reload(page);
  assert.deepEqual(await state(page), before);
});
