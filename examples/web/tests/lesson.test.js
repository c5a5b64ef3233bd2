// Tests of the scenes of the lesson.

import assert from 'node:assert/strict';
import test from 'node:test';
import { FILE, columns, open, ready, shows, text } from './browser.js';
import { attackingRow, isSolution, permutations } from './queens.js';

/** @typedef {import('playwright-core').Page} Page */

const SIZES = [4, 5, 6, 7, 8];

/** @param {number} number */
const grouped = (number) => number.toLocaleString('en');

/** @param {number} count @returns {number} */
const factorial = (count) => (count < 2 ? 1 : count * factorial(count - 1));

/** The rows that are looked at from the bottom until one attacks. @param {number[]} columns */
const looksFromBottom = (columns) => columns.length - Math.max(attackingRow(columns), 0);

/**
 * The placements of backtracking from the bottom row up, in the order in which Heap's algorithm
 * gives a row its columns: the columns of the rows that have a queen.
 *
 * @param {number} size
 */
function placements(size) {
  const seen = new Set();
  const found = [];
  for (const columns of permutations(size)) {
    for (let row = size - 1; row >= 0; row--) {
      const rows = columns.slice(row);
      if (!seen.has(rows.join())) {
        seen.add(rows.join());
        found.push(rows);
      }
      if (!isSolution(rows)) break;
    }
  }
  return found;
}

/**
 * Whether the search with skips tests a permutation: none before it rules it out.
 *
 * @param {number[][]} all @param {number} rank
 */
function isTested(all, rank) {
  const attacking = attackingRow(all[rank]);
  return rank % factorial(Math.max(attacking, 1)) === 0;
}

/** @param {Page} page */
const shown = async (page) => ({
  columns: await columns(page),
  counters: await text(page, 'watch-counters'),
  looks: await page.locator('#watch-strips p > span').allInnerTexts(),
  sentence: await text(page, 'watch-sentence'),
  conflicts: await page.locator('#watch-board .conflict').count(),
});

/** Follows a link within the page. @param {Page} page @param {string} fragment */
const go = (page, fragment) =>
  page.evaluate(
    (fragment) =>
      new Promise((resolve) => {
        addEventListener('hashchange', () => requestAnimationFrame(resolve), { once: true });
        location.hash = fragment;
      }),
    fragment,
  );

test('all permutations are watched alone, on and back', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=1&size=4' });
  await page.locator('#watch-forward').focus();
  const all = permutations(4);
  const steps = [];
  let looks = 0;
  let solutions = 0;
  for (const [rank, expected] of all.entries()) {
    const now = await shown(page);
    steps.push(now);
    looks += looksFromBottom(expected);
    solutions += Number(isSolution(expected));
    assert.deepEqual(now.columns, expected);
    assert.equal(
      now.counters,
      `${rank + 1} of 24 tested, ${solutions} solution${solutions === 1 ? '' : 's'}`,
    );
    assert.equal(now.looks[0].split(' ')[0], String(looks));
    const attacking = attackingRow(expected);
    const isKnown = rank > 0 && attacking > 0 && attackingRow(all[rank - 1]) === attacking;
    const isSame =
      isKnown && expected.slice(attacking).join() === all[rank - 1].slice(attacking).join();
    assert.equal(now.sentence.includes('still attacks'), isSame, now.sentence);
    if (attacking >= 0)
      assert(now.sentence.endsWith(`takes ${looksFromBottom(expected)} rows.`) || rank === 23);
    await page.keyboard.press('Enter');
  }
  await page.locator('#watch-back').focus();
  for (const before of steps.toReversed().slice(1)) {
    await page.keyboard.press('Enter');
    assert.deepEqual(await shown(page), before);
  }
});

test('backtracking is watched alone, on and back, and looks at the same rows', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=5&size=5' });
  await page.locator('#watch-forward').focus();
  const expected = placements(5);
  const steps = [];
  let solutions = 0;
  for (const [index, rows] of expected.entries()) {
    const now = await shown(page);
    steps.push(now);
    assert.deepEqual(now.columns, rows);
    const isComplete = rows.length === 5 && isSolution(rows);
    solutions += Number(isComplete);
    assert.equal(
      now.counters,
      `${index + 1} of ${expected.length} queens placed, ` +
        `${solutions} solution${solutions === 1 ? '' : 's'}`,
    );
    const looked = `${index + 1} of ${expected.length} rows looked at`;
    assert.deepEqual(now.looks.slice(1, 3), [looked, looked]);
    const attacked = rows.filter((column, row) => row > 0 && Math.abs(column - rows[0]) === row);
    assert.equal(now.conflicts, attacked.length);
    assert.equal(now.sentence.includes('taken back'), attacked.length > 0);
    // The path of the tree ends at the row that was placed; the top row has no choice.
    assert.equal(await page.locator('#watch-tree .node.now').count(), Math.min(rows.length + 1, 5));
    await page.keyboard.press('Enter');
  }
  await page.locator('#watch-back').focus();
  for (const before of steps.toReversed().slice(1)) {
    await page.keyboard.press('Enter');
    assert.deepEqual(await shown(page), before);
  }
});

test('the tree marks the way to a queen, and the nodes to come', async (t) => {
  const expected = placements(5);
  const all = permutations(5);
  const levels = [5, 4, 3, 2, 1];
  for (const step of [1, 2, 3, 40, expected.length]) {
    const page = await open(t, { fragment: `#watch?scene=5&size=5&step=${step}` });
    const rows = expected[step - 1];
    const empty = 5 - rows.length;
    const rank = all.findIndex((columns) => columns.slice(empty).join() === rows.join());
    const marked = (/** @type {string} */ kind) =>
      page.locator(`#watch-tree [data-first]:has(.node.${kind})`).evaluateAll((nodes) => {
        const found = nodes.map((node) => ({
          first: Number(node.getAttribute('data-first')),
          y: Number(node.querySelector('.target')?.getAttribute('cy')),
        }));
        // Level by level: solutions are drawn last.
        found.sort((one, other) => one.y - other.y || one.first - other.first);
        return found.map(({ first }) => first);
      });
    assert.deepEqual(
      await marked('now'),
      levels.filter((free) => free >= empty).map((free) => rank - (rank % factorial(free))),
      `step ${step}`,
    );
    assert.deepEqual(
      await marked('later'),
      levels.flatMap((free) =>
        Array.from({ length: 120 / factorial(free) }, (_, index) => index * factorial(free)).filter(
          (first) => first > rank || (first === rank && free < empty),
        ),
      ),
      `step ${step}`,
    );
  }
});

test('the page knows the answer to each question, for each size', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=1' });
  const ask = async (/** @type {number} */ answer, asked = page) => {
    await asked.locator('#watch-answer').fill(grouped(answer));
    await asked.locator('#watch-answer').press('Enter');
    return text(asked, 'watch-verdict');
  };
  /** @type {number[]} */
  let answers = [];
  for (const size of SIZES) {
    const all = permutations(size);
    const looksOfAll = all.reduce((sum, columns) => sum + looksFromBottom(columns), 0);
    const placed = placements(size).length;
    const first = all.findIndex(isSolution);
    const above = Math.min(3, size - 2);
    let rank = first + 1;
    while (attackingRow(all[rank]) < above || !isTested(all, rank)) rank++;
    answers = [
      factorial(size + 1),
      factorial(size - 2),
      factorial(size - 1),
      looksOfAll - placed,
      0,
      rank + factorial(attackingRow(all[rank])),
    ];
    for (const [index, answer] of answers.entries()) {
      const scene = index + 1;
      await go(page, `#watch?scene=${scene}&size=${size}`);
      assert.equal(await text(page, 'watch-verdict'), '');
      assert.match(await ask(answer + 1), /^Not that\./, `scene ${scene}, ${size}`);
      assert(await page.locator('#watch-next').isHidden());
      assert.match(await ask(answer), /^Right/, `scene ${scene}, ${size} queens: ${answer}`);
      assert(await page.locator('#watch-next').isVisible());
      const next = new URL(
        (await page.locator('#watch-next').getAttribute('href')) ?? '',
        page.url(),
      );
      const last = size < 8 ? '#watch?scene=4&size=8' : '#play';
      assert.equal(next.hash, scene < 6 ? `#watch?scene=${scene + 1}&size=${size}` : last);
      const told = await text(page, 'watch-text');
      if (scene === 1)
        assert(told.includes(grouped(all.length)) && told.includes(grouped(looksOfAll)));
      if (scene === 4) assert(told.includes(grouped(placed)) && told.includes(grouped(looksOfAll)));
      if (scene === 5) assert(told.includes(`looks at ${grouped(placed)} rows`));
    }
  }
  // A frame of the lesson has no game to lead to.
  const frame = await open(t, { file: new URL('?embed=watch', FILE), fragment: '#watch?scene=1' });
  for (const [index, answer] of answers.entries()) {
    await go(frame, `#watch?scene=${index + 1}&size=8`);
    assert.match(await ask(answer, frame), /^Right/);
    assert.equal(await frame.locator('#watch-next').isVisible(), index < 5);
  }
});

test('the wheels add up to the number of the permutation', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=2&size=5' });
  await page.locator('#watch-forward').focus();
  for (let rank = 0; rank < 120; rank++) {
    const [number, sum] = await page.locator('#watch-odometer p').allInnerTexts();
    assert.equal(number, `Permutation ${rank}, of 0 to 119`);
    const [terms, total] = sum.split(' = ');
    const products = terms.split(' + ').map((term) => {
      const [digit, row] = /^(\d) × (\d)!$/.exec(term)?.slice(1).map(Number) ?? [];
      return digit * factorial(row);
    });
    assert.equal(products.length, 4);
    assert.equal(Number(total), rank);
    assert.equal(
      products.reduce((sum, product) => sum + product, 0),
      rank,
    );
    await page.keyboard.press('Enter');
  }
});

test('the lines show how rows end, and mark those that were skipped last', async (t) => {
  for (const size of [4, 5, 8]) {
    const most = size - 1;
    const page = await open(t, { fragment: `#watch?scene=6&size=${size}` });
    const all = permutations(size);
    const orders = page.locator('#watch-orders svg');
    assert.equal(await orders.count(), most - 1);
    for (let rows = 2; rows <= most; rows++) {
      const drawn = await orders
        .nth(rows - 2)
        .evaluate((svg) => ({
          label: svg.getAttribute('aria-label'),
          texts: [...svg.querySelectorAll('text')].map((text) => ({
            x: Number(text.getAttribute('x')),
            y: Number(text.getAttribute('y')) - 4,
            name: text.textContent,
          })),
          lines: [...svg.querySelectorAll('line')].map((line) =>
            ['x1', 'y1', 'x2', 'y2'].map((name) => Number(line.getAttribute(name))),
          ),
        }));
      const names = [...'abcdefgh'.slice(0, rows)];
      const order = all[factorial(rows) - 1].slice(0, rows).map((column) => names[column]);
      assert.equal(
        drawn.label,
        `Columns ${names.join(', ')} from the top end as ${order.join(', ')}`,
      );
      const [left, right] = [Math.min, Math.max].map((choose) =>
        choose(...drawn.texts.map(({ x }) => x)),
      );
      const column = (/** @type {number} */ at) =>
        drawn.texts.filter(({ x }) => x === at).sort((one, other) => one.y - other.y);
      assert.deepEqual(
        [left, right].map((at) => column(at).map(({ name }) => name)),
        [names, order],
      );
      // Each line leads from a column to the same one.
      const at = (/** @type {number} */ side, /** @type {number} */ y) =>
        column(side).find((text) => text.y === y)?.name;
      assert.equal(drawn.lines.length, rows);
      for (const [x1, y1, x2, y2] of drawn.lines) {
        assert(left < x1 && x1 < x2 && x2 < right);
        assert.equal(at(left, y1), at(right, y2));
      }
    }
    await page.locator('#watch-first').click();
    let skipped = 0;
    for (let step = 1; step < 12; step++) {
      const rank = Number(await page.locator('#watch-strips').getAttribute('aria-valuenow'));
      const lit = await page
        .locator('#watch-orders .order')
        .evaluateAll((items) =>
          items.flatMap((item, index) => (item.matches('.lit') ? index + 2 : [])),
        );
      assert.deepEqual(lit, skipped >= 2 ? [skipped] : [], `${rank}`);
      skipped = attackingRow(all[rank]);
      await page.locator('#watch-forward').click();
    }
    await page.context().close();
  }
});

test('only a search with skips has a button for the next one', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=1&size=5' });
  for (const scene of [1, 2, 3, 4, 5, 6]) {
    await go(page, `#watch?scene=${scene}&size=5`);
    const hasSkips = scene === 4 || scene === 6;
    assert.equal(await page.locator('#watch-skip').isVisible(), hasSkips, `scene ${scene}`);
    const before = await shown(page);
    await page.locator('#watch-strips').focus();
    await page.keyboard.press('k');
    assert.equal((await shown(page)).counters !== before.counters, hasSkips, `scene ${scene}`);
  }
});

test('an answer of no digits is not right', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=5' });
  await page.locator('#watch-question button').click();
  assert.match(await text(page, 'watch-verdict'), /^Not that\./);
});

test('an answer may be a factorial', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=2&size=5' });
  for (const [answer, verdict] of /** @type {const} */ ([
    ['3!', /^Right/],
    ['4!', /^Not that/],
    ['6', /^Right/],
    ['6!', /^Not that/],
    ['999999999999!', /^Not that/],
    ['!', /^Not that/],
  ])) {
    await page.locator('#watch-answer').fill('');
    await page.locator('#watch-question button').click();
    await page.locator('#watch-answer').fill(answer);
    await page.locator('#watch-question button').click();
    await shows(page, 'watch-verdict', verdict);
  }
});

test('a right answer leads to the next scene, and Back to the one before', async (t) => {
  const page = await open(t, { fragment: '#watch?scene=4&size=5', size: 'phone' });
  const looks = permutations(5).reduce((sum, columns) => sum + looksFromBottom(columns), 0);
  await page.locator('#watch-answer').fill(String(looks - placements(5).length));
  await page.locator('#watch-question button').click();
  await page.locator('#watch-next').scrollIntoViewIfNeeded();
  await page.locator('#watch-next').tap();
  await shows(page, 'watch-title', /^5\. The same tree, by backtracking$/);
  assert(new URL(page.url()).hash.startsWith('#watch?scene=5&size=5'));
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal(await page.locator('#watch-answer').inputValue(), '');
  await page.goBack();
  // The page follows the address a moment later.
  await shows(page, 'watch-title', /^4\. The skip$/);
  assert(new URL(page.url()).hash.startsWith('#watch?scene=4&size=5'));
});

test('each scene and step has an address', async (t) => {
  for (const [scene, step] of [
    [1, 30],
    [2, 99],
    [3, 4],
    [4, 21],
    [5, 77],
    [6, 50],
  ]) {
    const page = await open(t, { fragment: `#watch?scene=${scene}&size=5&step=${step}` });
    const before = await shown(page);
    assert.match(before.counters, new RegExp(`^${step} of `));
    assert.match(await text(page, 'watch-title'), new RegExp(`^${scene}\\. `));
    await page.locator('#watch-forward').click();
    assert.equal(
      await page.evaluate(() => location.hash),
      `#watch?scene=${scene}&size=5&step=${step + 1}`,
    );
    await page.locator('#watch-back').click();
    await page.reload();
    await ready(page);
    assert.deepEqual(await shown(page), before);
    await page.context().close();
  }
  const damaged = await open(t, { fragment: '#watch?scene=7' });
  assert.match(await text(damaged, 'notice'), /damaged/);
});

// Of two fonts that many systems have, the second one is a seventh wider.
for (const font of ['Liberation Sans', 'DejaVu Sans']) {
  test(`board, sentence and strips are in sight together, in every scene: ${font}`, async (t) => {
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [390, 844],
    ]) {
      const page = await open(t, { fragment: '#watch', size: { width, height } });
      await page.addStyleTag({ content: `html { font-family: '${font}' }` });
      for (const size of [5, 8]) {
        for (let scene = 1; scene <= 6; scene++) {
          // The step with the longest sentence is one after a skip.
          const step = scene === 4 && size === 8 ? 1166 : 30;
          const fragment = `#watch?scene=${scene}&size=${size}&step=${step}`;
          await go(page, fragment);
          const where = `${width} × ${height}, ${fragment}`;
          for (const part of [
            'board',
            'sentence',
            'play',
            'lane-all',
            'lane-rows',
            'lane-skips',
            'lane-finds',
          ]) {
            const box = await page.locator(`#watch-${part}`).boundingBox();
            assert(box && box.height > 12 && box.width > 40, `${where}: ${part}`);
            const [right, bottom] = [box.x + box.width, box.y + box.height];
            assert(
              box.y >= 0 && bottom <= height && box.x >= 0 && right <= width,
              `${where}: ${part} ends at ${bottom}`,
            );
          }
          const lesson = await page.locator('#watch-text').boundingBox();
          const board = await page.locator('#watch-board').boundingBox();
          assert(lesson && board && (lesson.y < board.y || lesson.x < board.x), where);
          assert(board.width >= 160, `${where}: a board of ${board.width}`);
        }
      }
      await page.context().close();
    }
  });
}

test('local search has a dot for each solution, in colour once it has found it', async (t) => {
  const page = await open(t, { fragment: '#watch' });
  const all = permutations(5);
  const ranks = [...all.keys()].filter((rank) => isSolution(all[rank]));
  /** @type {Set<number>} */
  let before = new Set();
  for (const step of [2, 31, 61, all.length]) {
    await go(page, `#watch?scene=1&size=5&step=${step}`);
    const dots = await page.locator('#watch-lane-finds').evaluate(
      (canvas, { ranks, total }) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
        // A copy is read, since the browser warns of a canvas that is read often.
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
          new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
        );
        context.drawImage(/** @type {HTMLCanvasElement} */ (canvas), 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        const unit = width / total;
        const at = (/** @type {number} */ rank) => {
          const x = Math.floor(rank * unit + Math.min(unit / 2, 4) + 2.5);
          return [...data.subarray(4 * ((height >> 1) * width + x)).subarray(0, 4)].join();
        };
        return { solutions: ranks.map(at), other: at(Math.floor((ranks[0] + ranks[1]) / 2)) };
      },
      { ranks, total: all.length },
    );
    const { find, later } = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const parts = (/** @type {string} */ name) =>
        [1, 3, 5]
          .map((at) =>
            parseInt(
              style
                .getPropertyValue(`--${name}`)
                .trim()
                .slice(at, at + 2),
              16,
            ),
          )
          .concat(255)
          .join();
      return { find: parts('find'), later: parts('later') };
    });
    assert(
      dots.solutions.every((dot) => [find, later].includes(dot)),
      dots.solutions.join('; '),
    );
    assert.equal(dots.other, '0,0,0,0');
    const found = new Set(ranks.filter((_, index) => dots.solutions[index] === find));
    assert.equal(
      await text(page, 'watch-count-finds'),
      `${found.size} of ${ranks.length} solutions by then`,
    );
    assert([...before].every((rank) => found.has(rank)));
    before = found;
  }
  assert(before.size > 1);
});
