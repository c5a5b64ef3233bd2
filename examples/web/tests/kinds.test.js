// Tests of boards with blocked squares and regions.

import assert from 'node:assert/strict';
import test from 'node:test';
import { PNG } from 'pngjs';
import { contrast } from './contrast.js';
import { KINDS, kept, open, reload, shows, square, squares, text } from './browser.js';
import { completions } from './queens.js';
import { missing, regionOf, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

/** The day of 2026-11-22, a Sunday. */
const DAY = 20779;
const NOON = { now: '2026-11-22T12:00:00Z', zone: 'UTC' };
const REGIONS = '#play?kind=regions&size=8&grade=medium&number=5';
const MIXED = '#play?kind=mixed&size=7&grade=hard&number=5';
const BLOCKED = '#play?kind=blocked&size=6&grade=medium&number=5';

/** A picture of the board, and the place of each square in it. @param {Page} page */
async function picture(page) {
  const board = page.locator('#play-board');
  const png = PNG.sync.read(await board.screenshot());
  const places = await board.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return [...element.querySelectorAll('[role=gridcell]')].map((cell) => {
      const box = cell.getBoundingClientRect();
      return { x: box.left - left, y: box.top - top, side: box.width };
    });
  });
  /** @param {number} x @param {number} y */
  const at = (x, y) => {
    const start = 4 * (Math.floor(y) * png.width + Math.floor(x));
    return [...png.data.subarray(start, start + 3)];
  };
  return { places, at };
}

/**
 * The darkest or lightest contrast that the line between two squares beside each other has to both.
 *
 * @param {{ places: { x: number, y: number, side: number }[],
 *   at: (x: number, y: number) => number[] }} picture
 * @param {number} one @param {number} other
 */
function edge({ places, at }, one, other) {
  const { x, y, side } = places[other];
  const isBeside = Math.abs(places[one].y - y) < 1;
  // Off the middle, where a mark might lie.
  const [startX, startY] = isBeside ? [x, y + side * 0.3] : [x + side * 0.3, y];
  const inside = (/** @type {number} */ index) =>
    at(places[index].x + side * 0.22, places[index].y + side * 0.22);
  const line = [-2, -1, 0, 1].map((step) =>
    isBeside ? at(startX + step, startY) : at(startX, startY + step),
  );
  return Math.max(
    ...line.map((color) =>
      Math.min(...[one, other].map((index) => contrast(color, inside(index)))),
    ),
  );
}

test('the kinds to choose from are those that are tested here', async (t) => {
  const page = await open(t, { fragment: '#play?kind=blocked&lesson=1' });
  await page.locator('#play-new').click();
  const kinds = page.locator('#picker-clues input');
  assert.deepEqual(
    await kinds.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))),
    KINDS,
  );
});

for (const theme of /** @type {const} */ (['light', 'dark', 'forced', 'print'])) {
  test(`borders are drawn between regions and nowhere else: ${theme}`, async (t) => {
    for (const fragment of [REGIONS, '#play?kind=regions&day=20779']) {
      const page = await open(t, { fragment, theme: theme === 'print' ? 'dark' : theme });
      if (theme === 'print') await page.emulateMedia({ media: 'print' });
      const board = await squares(page);
      const size = Math.sqrt(board.length);
      const shown = await picture(page);
      let borders = 0;
      for (const [index, square] of board.entries()) {
        for (const next of [
          ...(square.column < size - 1 ? [index + 1] : []),
          ...(square.row < size - 1 ? [index + size] : []),
        ]) {
          const name = `${square.name} ${board[next].name}`;
          const found = edge(shown, index, next);
          if (regionOf(square) !== regionOf(board[next])) {
            borders++;
            assert(found >= 3, `${name}: no border, ${found}`);
          } else if (theme !== 'print') {
            assert(found < 2, `${name}: a border, ${found}`);
          }
        }
      }
      assert(borders > size, `${borders} borders`);
      await page.context().close();
    }
  });
}

test('a label tells the region of a square, and whether it is blocked', async (t) => {
  const page = await open(t, { fragment: MIXED });
  const board = await squares(page);
  const regions = new Set(board.map(regionOf));
  assert.deepEqual(
    [...regions].sort(),
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => `region ${name}`),
  );
  const shown = await picture(page);
  let blocked = 0;
  for (const [index, { words, name }] of board.entries()) {
    const { x, y, side } = shown.places[index];
    const found = contrast(
      shown.at(x + side / 2, y + side / 2),
      shown.at(x + side * 0.11, y + side * 0.3),
    );
    if (words.includes('blocked')) {
      blocked++;
      assert(found >= 3, `${name} ${found}`);
    } else if (!words.includes('given queen')) {
      assert(found < 2, `${name} ${found}`);
    }
  }
  assert(blocked > 0);
});

test('a blocked square takes neither a queen nor a mark', async (t) => {
  const page = await open(t, { fragment: BLOCKED });
  const board = await squares(page);
  const blocked = board.filter(({ words }) => words.includes('blocked'));
  assert(blocked.length > 2);
  await square(page, blocked[0].name).click();
  assert.equal(
    await text(page, 'play-status'),
    `${blocked[0].name} is blocked: no queen stands there.`,
  );
  await square(page, blocked[1].name).click({ button: 'right' });
  assert.equal(
    await text(page, 'play-status'),
    `${blocked[1].name} is blocked: no queen stands there.`,
  );
  assert.deepEqual(await squares(page), board);

  // A row with a blocked square at its end or in between.
  const row = board.filter(({ row }) => row === blocked[0].row);
  const drag = async () => {
    const [start, end] = [blocked[0].column < 3 ? row[0] : row[5], blocked[0]];
    const far = blocked[0].column < 3 ? row[5] : row[0];
    assert(start && end);
    await square(page, blocked[0].name).hover();
    await page.mouse.down();
    await square(page, far.name).hover();
    assert.equal(
      await square(page, blocked[0].name).evaluate((cell) => cell.classList.contains('dragged')),
      false,
    );
    await page.mouse.up();
  };
  const marked = async () =>
    (await squares(page)).filter(({ words }) => words.includes('ruled out')).length;
  await drag();
  const most = await marked();
  assert(most > 0);
  assert(
    (await squares(page)).every(
      ({ words }) => !(words.includes('blocked') && words.includes('ruled out')),
    ),
  );
  // The same way takes the marks back, although it begins on a square without one.
  await drag();
  assert.equal(await marked(), 0);
});

test('two queens in one region are a conflict, and its other squares can be marked', async (t) => {
  const page = await open(t, { fragment: REGIONS });
  const board = await squares(page);
  const attacks = (/** @type {typeof board[0]} */ one, /** @type {typeof board[0]} */ other) =>
    one.row === other.row ||
    one.column === other.column ||
    Math.abs(one.row - other.row) === Math.abs(one.column - other.column);
  const [one, other] =
    board
      .flatMap((one) => board.map((other) => [one, other]))
      .find(([one, other]) => regionOf(one) === regionOf(other) && !attacks(one, other)) ?? [];
  assert(one && other);
  await square(page, one.name).click();
  await page.locator('#play-attacked').check();
  const taken = (await squares(page)).filter(({ words }) =>
    words.includes('its region has a queen'),
  );
  assert.deepEqual(
    taken.map(({ name }) => name),
    board
      .filter(
        (square) => regionOf(square) === regionOf(one) && square !== one && !attacks(one, square),
      )
      .map(({ name }) => name),
  );
  await square(page, other.name).click();
  assert.equal(
    await text(page, 'play-status'),
    `The queens on ${one.name} and ${other.name} share a region. Tap one again to take it back.`,
  );
  assert.equal(await page.locator('#play-board .conflict').count(), 1);
});

test('a shared diagonal is explained on a board with regions, a row is not', async (t) => {
  const page = await open(t, { fragment: REGIONS });
  const placed = await squares(page);
  const far = placed[placed.length - 1];
  await square(page, placed[0].name).click();
  await square(page, far.name).click();
  const explained = ' Here queens may not share a diagonal, near or far.';
  assert.equal(
    await text(page, 'play-status'),
    `The queens on ${placed[0].name} and ${far.name} share a diagonal.` +
      ` Tap one again to take it back.${explained}`,
  );
  await square(page, far.name).click();
  const beside = placed[far.column];
  await square(page, beside.name).click();
  assert.match(await text(page, 'play-status'), /share a row\. Tap one again to take it back\.$/);
  const queens = await open(t, { fragment: '#play?size=6&queens=Q5/6/6/6/6/5Q' });
  assert.match(await text(queens, 'play-status'), /share a diagonal\. [^.]*take it back\.$/);
});

for (const kind of KINDS.slice(1)) {
  test(`a board of ${kind} is chosen, kept, shared and solved`, async (t) => {
    const page = await open(t, { ...NOON, fragment: `#play?day=${DAY}` });
    await page.locator('#play-new').click();
    await page.locator(`#picker-clues input[value=${kind}]`).check();
    assert((await text(page, 'picker-rule')).length > 20);
    await page.locator('#picker-size input[value="6"]').check();
    await page.locator('#picker-kind input[value="1"]').check();
    await page.locator('#picker-number').fill('7');
    await page.locator('#picker-form [type=submit]').click();
    assert.match(page.url(), new RegExp(`kind=${kind}&size=6&grade=medium&number=7&`));
    assert.equal(await text(page, 'play-about'), `${kind}, 6 × 6, medium.`);
    const before = await squares(page);
    const [first, ...rest] = await missing(page);
    await square(page, first.name).click();
    await page.clock.runFor(2000);
    await reload(page);
    assert.equal((await squares(page)).filter(({ words }) => words[0] === 'queen').length, 1);
    for (const { name } of rest) await square(page, name).click();
    await shows(page, 'play-status', /^Solved in 0:\d\d without a tip, for the first time\.$/);
    const entries = Object.keys(await kept(page));
    assert(entries.includes(`queens.solved.${kind}.6.medium.7`), entries.join());
    assert(entries.includes(`queens.game.${kind}.6.medium.7`), entries.join());
    await page.locator('#play-share').click();
    await page.getByText('The result is on the clipboard').waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(shared.split('\n')[0], `Queens: ${kind}, 6 × 6, medium`);
    assert.doesNotMatch(shared, /\b[a-f][1-6]\b/);
    // The calendar has it among those of its kind, with a link to the same board.
    await page.locator('#play-diary').click();
    await page.locator('#diary-records a').first().click();
    assert.deepEqual(
      (await squares(page)).map(({ name }) => name),
      before.map(({ name }) => name),
    );
    await shows(page, 'play-status', /^Solved before/);
    await page.locator('#play-diary').click();
    await page.locator('#diary-kind input[value=queens]').check();
    assert.doesNotMatch(await text(page, 'diary-records'), /6 × 6, medium/);
  });
}

test('each kind has a challenge a day, a record and a streak of its own', async (t) => {
  const feat = (/** @type {number} */ day) =>
    JSON.stringify({ day, begun: day, seconds: 75, tips: 0 });
  const storage = Object.fromEntries(
    KINDS.flatMap((kind, index) =>
      Array.from({ length: index }, (_, ago) => [
        `queens.day.${index ? `${kind}.` : ''}${DAY - 1 - ago}`,
        feat(DAY - 1 - ago),
      ]),
    ),
  );
  const page = await open(t, { ...NOON, storage });
  const boards = new Set();
  for (const [index, kind] of KINDS.entries()) {
    await page.locator('#play-kinds a').nth(index).click();
    await page.locator('#play-kinds [aria-current]').getByText(kind).waitFor();
    assert.match(page.url(), index ? new RegExp(`kind=${kind}&day=${DAY}`) : /#play\?day=/);
    const board = await squares(page);
    boards.add(JSON.stringify(board));
    assert.equal(
      board.some(({ words }) => words.includes('blocked')),
      /blocked|mixed/.test(kind),
    );
    assert.equal(
      board.some((square) => regionOf(square)),
      /regions|mixed/.test(kind),
    );
    await solve(page);
    const days = index ? ` ${index + 1} days in a row!` : '';
    await shows(page, 'play-status', new RegExp(`^Solved in 0:\\d\\d without a tip\\.${days}$`));
    assert.equal(await page.locator('#play-kinds a').nth(index).textContent(), `${kind} ✓`);
    assert((await kept(page))[`queens.day.${index ? `${kind}.` : ''}${DAY}`]);
    await page.locator('#play-diary').click();
    assert.equal(await page.locator('#diary-days .kept').count(), index + 1);
    assert.match(
      await text(page, 'diary-statistics'),
      new RegExp(`^days in a row\\s+${index + 1}\\s`),
    );
    await page.keyboard.press('Escape');
    await page.locator('#play-share').click();
    await page.getByText('The result is on the clipboard').waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(
      shared,
      new RegExp(`^Queens, 2026-11-22: ${index ? `${kind}, ` : ''}10 × 10, expert\n`),
    );
  }
  assert.equal(boards.size, KINDS.length);
  assert(await page.locator('#notice').isHidden());
});

/** @param {Page} page @param {string} selector */
const bandOf = (page, selector) =>
  page.evaluate((selector) => {
    const cells = [...document.querySelectorAll('#play-board [role=gridcell]')];
    const band = /** @type {SVGGeometryElement | null} */ (
      document.querySelector(`#play-board .pieces ${selector}`)
    );
    if (!band) return null;
    const matrix = /** @type {DOMMatrix} */ (band.getScreenCTM());
    const length = band.getTotalLength();
    /** The squares on which the outline lies. */
    const touched = new Set();
    for (let at = 0; at < length; at += 5) {
      const { x, y } = band.getPointAtLength(at).matrixTransform(matrix);
      touched.add(
        cells.findIndex((cell) => {
          const box = cell.getBoundingClientRect();
          return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
        }),
      );
    }
    return [...touched].map((index) => cells[index]?.getAttribute('aria-label') ?? `${index}`);
  }, selector);

for (const fragment of [
  '#play?kind=blocked&size=8&grade=expert&number=2',
  '#play?kind=regions&size=8&grade=expert&number=2',
  '#play?kind=mixed&size=8&grade=expert&number=2',
]) {
  test(`tips alone lead to the end, with evidence on the board: ${fragment}`, async (t) => {
    const page = await open(t, { fragment });
    const solution = new Set((await missing(page)).map(({ name }) => name));
    let regions = 0;
    for (let tip = 0; await page.locator('#play-toolbar').isVisible(); tip++) {
      assert(tip < 80);
      await page.locator('#play-tip').click();
      const where = await text(page, 'play-status');
      const region = /^Look at (region [A-H])\.$/.exec(where)?.[1];
      if (region) {
        regions++;
        const labels = (await bandOf(page, '.band.reason')) ?? [];
        assert(
          labels.length > 0 && labels.every((label) => label.includes(`, ${region}`)),
          `${where} ${labels.join('; ')}`,
        );
        assert(
          labels.every((label) => label.includes(`in ${region} of the tip`)),
          labels.join('; '),
        );
      }
      await page.locator('#play-tip').click();
      await page.locator('#play-tip').click();
      const what = await text(page, 'play-status');
      assert.match(what, /^(Place|Rule) /);
      await page.locator('#play-tip').click();
    }
    const queens = (await squares(page)).filter(({ words }) => words[0] === 'queen');
    assert(queens.every(({ name }) => solution.has(name)));
    assert.equal(regions > 0, !fragment.includes('blocked'));
  });
}

for (const kind of KINDS.slice(1)) {
  test(`three lessons on ${kind} are solved by what they say`, async (t) => {
    const page = await open(t, { fragment: `#play?kind=${kind}&day=${DAY}` });
    await page.locator('#play-lessons').click();
    const reasons = new Set();
    for (let lesson = 1; lesson <= 3; lesson++) {
      await page.getByText(`${kind}, lesson ${lesson} of 3`).waitFor();
      const solution = (await missing(page)).map(({ name }) => name);
      for (let step = 0; await page.locator('#play-toolbar').isVisible(); step++) {
        assert(step < 20);
        const said = await text(page, 'play-status');
        const [, out] = /Rule ([a-f][1-6]) out: /.exec(said) ?? [];
        const [, only] = /Place a queen: .* has only ([a-f][1-6]) left\./.exec(said) ?? [];
        assert(out || only, said);
        reasons.add(said.replace(/^.*: /, '').replace(/ (row|column|region) .*/, ''));
        if (out) {
          assert(!solution.includes(out), said);
          await square(page, out).click({ button: 'right' });
        } else {
          assert(solution.includes(only), said);
          await square(page, only).click();
        }
      }
      assert.match(await text(page, 'play-status'), /^Solved\. /);
      await page.locator('#play-next').click();
    }
    assert(reasons.size > 2, [...reasons].join());
    // After the last lesson comes a board of the kind.
    assert.match(
      await text(page, 'play-about'),
      new RegExp(`${kind}, \\d+ × \\d+, easy|${kind}, \\d+ × \\d+, medium`),
    );
    // A lesson has no score, but its solution is found.
    const entries = Object.keys(await kept(page));
    assert(!entries.some((key) => /solved|day/.test(key)), entries.join());
    assert(
      entries.some((key) => key.startsWith('queens.found.')),
      entries.join(),
    );
  });
}

test('regions have patterns for those who want that, other ones beside each other', async (t) => {
  const page = await open(t, { fragment: REGIONS });
  const visible = () =>
    page
      .locator('#play-board .patterns')
      .evaluate((group) => getComputedStyle(group).display !== 'none');
  assert.equal(await visible(), false);
  const plain = await picture(page);
  await page.locator('#play-patterns').check();
  assert.equal(await visible(), true);
  const patterned = await picture(page);
  /** What a pattern covers of a square, and how often that changes across and down. */
  const signs = plain.places.map(({ x, y, side }) => {
    const [from, to] = [8, Math.floor(side) - 8];
    const isCovered = (/** @type {number} */ dx, /** @type {number} */ dy) => {
      const [one, other] = [plain, patterned].map(({ at }) => at(x + dx, y + dy));
      return one.some((part, index) => Math.abs(part - other[index]) > 12);
    };
    let [covered, across, down] = [0, 0, 0];
    for (let dx = from; dx < to; dx++) {
      for (let dy = from; dy < to; dy++) {
        const is = isCovered(dx, dy);
        covered += Number(is);
        across += Number(is !== isCovered(dx + 1, dy));
        down += Number(is !== isCovered(dx, dy + 1));
      }
    }
    return [covered, across, down].map((count) => count / (to - from) ** 2);
  });
  const board = await squares(page);
  const size = Math.sqrt(board.length);
  for (const [index, one] of board.entries()) {
    for (const next of [index + 1, index + size]) {
      const other = board[next];
      if (!other || (other.row !== one.row && other.column !== one.column)) continue;
      const found = Math.hypot(...signs[index].map((sign, part) => sign - signs[next][part]));
      const isSame = regionOf(one) === regionOf(other);
      assert(isSame ? found < 0.05 : found > 0.05, `${one.name} ${other.name} ${found}`);
    }
  }
  await reload(page);
  assert.equal(await visible(), true);
  const queens = await open(t, { fragment: '#play?size=6', context: page.context() });
  assert(await queens.locator('#play-patterns').isHidden());
});

test('a link with a queen on a blocked square is damaged', async (t) => {
  const page = await open(t, { fragment: BLOCKED });
  const board = await squares(page);
  const blocked = board.find(({ words }) => words.includes('blocked'));
  assert(blocked);
  const rows = Array.from({ length: 6 }, (_, row) =>
    row === blocked.row ? `${blocked.column || ''}Q${5 - blocked.column || ''}` : '6',
  );
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `${BLOCKED}&queens=${rows.join('/')}`,
  );
  await page.getByRole('alert').getByText('This link is damaged.').waitFor();
  assert.deepEqual(await squares(page), board);
});

test('a solver of another kind finds one solution of each kind and grade', async (t) => {
  const page = await open(t, { fragment: REGIONS });
  for (const kind of KINDS.slice(1)) {
    for (const grade of ['medium', 'hard']) {
      const hash = `#play?kind=${kind}&size=7&grade=${grade}&number=11`;
      await page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      await page.getByText(`${kind}, 7 × 7, ${grade}`).waitFor();
      assert((await missing(page)).length >= 6);
    }
  }
  assert.equal(completions(7, []).length, 40);
});
