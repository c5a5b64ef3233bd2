// Tests of the view to play on.

import assert from 'node:assert/strict';
import test from 'node:test';
import { columns, kept, open, reload, shows, square, squares, text, until } from './browser.js';
import { missing } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

const CHALLENGE = '#play?size=8&grade=hard&number=7';

/** @param {Page} page */
async function assertSolved(page) {
  assert.match(
    await text(page, 'play-status'),
    /^Solved in \d+:\d\d without a tip, for the first time\.$/,
  );
  assert.match((await page.locator('#play-board').getAttribute('class')) ?? '', /solved/);
  assert.match(await text(page, 'play-facts'), /^Solution \d+ of 92\.$/);
  assert.deepEqual(
    Object.keys(await kept(page))
      .filter((key) => /solved|found/.test(key))
      .map((key) => key.replace(/\d+$/, ''))
      .sort(),
    ['queens.found.8.', 'queens.solved.8.hard.'],
  );
}

test('a challenge is solved by clicks', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  for (const { name } of await missing(page)) await square(page, name).click();
  await assertSolved(page);
  await reload(page);
  await shows(page, 'play-status', /^Solved before, in \d+:\d\d without a tip\.$/);
  // A solved board does not change any more.
  const solved = await squares(page);
  for (const { name } of solved) await square(page, name).click();
  for (const key of ['u', 'r']) await page.keyboard.press(key);
  assert.deepEqual(await squares(page), solved);
  assert.match(await text(page, 'play-status'), /^Solved before, in /);
  assert(await page.locator('#play-win').isVisible());
  await page.locator('#play-diary').click();
  assert.match(await text(page, 'diary-records'), /8 × 8, hard, no\. 7: 0:\d\d without a tip/);
  assert.match(await text(page, 'diary-records'), /8 × 8, 1 of 12: \d+/);
});

test('a challenge is solved by touch', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, size: 'phone' });
  for (const { name } of await missing(page)) await square(page, name).tap();
  await assertSolved(page);
});

test('a challenge is solved by keys alone', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  await page.locator('body').press('Tab');
  for (
    let presses = 0;
    !(await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'));
    presses++
  ) {
    assert(presses < 20, 'Tab does not lead to the board');
    await page.keyboard.press('Tab');
  }
  let [row, column] = [0, 0];
  for (const square of await missing(page)) {
    for (; row < square.row; row++) await page.keyboard.press('ArrowDown');
    for (; column < square.column; column++) await page.keyboard.press('ArrowRight');
    for (; column > square.column; column--) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(square.row % 2 ? ' ' : 'Enter');
  }
  await assertSolved(page);
});

/**
 * The rows and columns of the marks of a kind on the board, from where they are seen.
 *
 * @param {Page} page @param {string} selector
 */
function places(page, selector) {
  return page.evaluate((selector) => {
    const grid = /** @type {Element} */ (document.querySelector('.view:not([hidden]) [role=grid]'));
    const cells = [...grid.querySelectorAll('[role=gridcell]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    const size = Math.sqrt(cells.length);
    const side = cells[0].width;
    return [...document.querySelectorAll(`.view:not([hidden]) .pieces ${selector}`)].map((mark) => {
      const box = mark.getBoundingClientRect();
      return {
        row: (box.top + box.height / 2 - cells[0].top) / side - 0.5,
        column: (box.left + box.width / 2 - cells[0].left) / side - 0.5,
        rows: box.height / side,
        columns: box.width / side,
        size,
      };
    });
  }, selector);
}

test('a challenge is solved by its tips, in three stages with evidence on the board', async (t) => {
  const page = await open(t, { fragment: '#play?size=8&grade=expert&number=3' });
  const reasons = new Set();
  let tips = 0;
  while (!(await page.locator('#play-board').getAttribute('class'))?.includes('solved')) {
    assert(tips++ < 64);
    const before = await squares(page);
    const free = (/** @type {string} */ line) =>
      before.filter(
        ({ name, row, column, words }) =>
          !words.length &&
          (line.startsWith('row') ? 8 - row === Number(line[4]) : name[0] === line.at(-1)) &&
          !before.some(
            (queen) =>
              queen.words.some((word) => word.endsWith('queen')) &&
              (queen.row === row ||
                queen.column === column ||
                Math.abs(queen.row - row) === Math.abs(queen.column - column)),
          ),
      );
    await page.locator('#play-tip').click();
    const where = await text(page, 'play-status');
    await page.locator('#play-tip').click();
    const why = await text(page, 'play-status');
    const lefts = await places(page, '.left');
    const forced = await places(page, '.forced circle');
    const bands = await places(page, '.band.reason');
    await page.locator('#play-tip').click();
    const what = await text(page, 'play-status');
    const kind = what.startsWith('Rule ') ? 'Rule a square out' : 'Place a queen';
    reasons.add(kind + (forced.length ? ' by a chain' : ''));
    const [, line] = /((?:row|column) \w)\.?$/.exec(forced.length ? why.slice(0, -1) : where) ?? [];
    if (/^Look at (row|column) \w\.$/.test(where) || forced.length) {
      // The band lies on the line, the frames on its free squares.
      assert.equal(bands.length, 1);
      const isRow = line.startsWith('row');
      assert(
        Math.abs(
          (isRow ? 8 - bands[0].row : bands[0].column + 1) -
            (isRow ? Number(line[4]) : line.charCodeAt(7) - 96),
        ) < 0.1,
        where,
      );
      assert(isRow ? bands[0].columns > 7 : bands[0].rows > 7);
      const names = lefts
        .map(({ row, column }) => 'abcdefgh'[Math.round(column)] + (8 - Math.round(row)))
        .sort();
      assert.deepEqual(
        names,
        free(line)
          .map(({ name }) => name)
          .sort(),
        `${where} ${why}`,
      );
      if (/only one square left/.test(why)) assert.equal(lefts.length, 1);
      if (/two squares left/.test(why)) assert.equal(lefts.length, 2);
      if (/three squares left/.test(why)) assert.equal(lefts.length, 3);
    }
    const names = forced.map(
      ({ row, column }) => `${'abcdefgh'[Math.round(column)]}${8 - Math.round(row)}`,
    );
    if (forced.length) {
      const line = 'in (?:row|column) \\w';
      const [first, ...others] = names;
      // Of up to four queens, each is told with its line.
      if (forced.length < 5)
        assert.equal(why.match(new RegExp(line, 'g'))?.length, forced.length + 1, why);
      const then = others.map((name) => `then ${name}(?: ${line})?, `).join('');
      assert.match(why, new RegExp(`would leave only ${first} ${line}, ${then}and no square`));
    }
    const [, name] = /\b([a-h][1-8])\b/.exec(what) ?? [];
    const [tip] = await places(page, '.frame.tip');
    assert.equal('abcdefgh'[Math.round(tip.column)] + (8 - Math.round(tip.row)), name);
    await page.locator('#play-tip').click();
    assert.deepEqual((await squares(page)).find((square) => square.name === name)?.words, [
      kind === 'Place a queen' ? 'queen' : 'ruled out',
    ]);
  }
  assert(
    reasons.has('Rule a square out by a chain') && reasons.has('Place a queen'),
    [...reasons].join(),
  );
  assert.match(await text(page, 'play-status'), new RegExp(`with ${tips} tips`));
});

test('a tip finds a wrong queen and a wrong mark', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  const [right] = await missing(page);
  const wrong = (await squares(page)).find(
    ({ row, column, words }) => row === right.row && column !== right.column && !words.length,
  );
  assert(wrong);
  /** @param {RegExp} expected */
  const assertTip = async (expected) => {
    for (let stage = 0; stage < 3; stage++) await page.locator('#play-tip').click();
    assert.match(await text(page, 'play-status'), expected);
    await page.locator('#play-tip').click();
  };
  await square(page, wrong.name).click();
  await assertTip(new RegExp(`^Take the queen on ${wrong.name} back\\.$`));
  await square(page, right.name).click({ button: 'right' });
  await assertTip(new RegExp(`^Take the mark on ${right.name} back\\.$`));
  assert(
    (await squares(page)).every(
      ({ words }) => !words.includes('queen') && !words.includes('ruled out'),
    ),
  );
});

test('a second kind of click, a long touch and a key mark a square', async (t) => {
  const page = await open(t, { fragment: '#play?size=6' });
  const words = async (/** @type {string} */ name) =>
    (await squares(page)).find((square) => square.name === name)?.words;
  await square(page, 'b2').click({ button: 'right' });
  assert.deepEqual(await words('b2'), ['ruled out']);
  await square(page, 'b2').focus();
  await page.keyboard.press('x');
  assert.deepEqual(await words('b2'), []);
  await page.locator('#play-mark').click();
  await square(page, 'c3').click();
  assert.deepEqual(await words('c3'), ['ruled out']);
  await page.locator('#play-mark').click();
  await square(page, 'c3').click();
  assert.deepEqual(await words('c3'), ['queen']);

  const phone = await open(t, { fragment: '#play?size=6', size: 'phone' });
  const box = await square(phone, 'd4').boundingBox();
  assert(box);
  const touch = await phone.context().newCDPSession(phone);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const held = async () => (await squares(phone)).find(({ name }) => name === 'd4')?.words;
  await until(phone, async () => (await held())?.length === 1);
  // The end of a long touch is no click.
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await phone.waitForTimeout(100);
  assert.deepEqual(await held(), ['ruled out']);
});

/**
 * A finger does something on a square.
 *
 * @param {Page} page @param {string} type that of the event @param {string} name
 * @param {number} [beside] how far to the right of the middle it is, in pixels
 */
const point = (page, type, name, beside = 0) =>
  square(page, name).evaluate(
    (cell, [type, beside]) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const place = { clientX: x + width / 2 + Number(beside), clientY: y + height / 2 };
      const options = { ...place, bubbles: true, pointerType: 'touch', buttons: 1 };
      cell.dispatchEvent(new PointerEvent(String(type), options));
    },
    [type, beside],
  );

test('a finger that rests before it drags marks all squares', async (t) => {
  const page = await open(t, {
    fragment: '#play?size=6',
    size: 'phone',
    now: '2026-11-22T12:00:00Z',
  });
  const marked = async () =>
    (await squares(page))
      .filter(({ words }) => words.includes('ruled out'))
      .map(({ name }) => name);
  await page.locator('#play-mark').tap();
  await page.locator('#play-mark[aria-pressed=true]').waitFor();
  await point(page, 'pointerdown', 'b4');
  await page.clock.runFor(1000);
  assert.equal(await page.locator('#play .dragged').count(), 1, 'it is seen that it is held');
  await point(page, 'pointermove', 'd4');
  await point(page, 'pointerup', 'd4');
  assert.deepEqual(await marked(), ['b4', 'c4', 'd4']);
  // One that only rests marks its square, and takes the mark back.
  for (const rest of [
    ['c4', 'd4'],
    ['b4', 'c4', 'd4'],
  ]) {
    await point(page, 'pointerdown', 'b4');
    await page.clock.runFor(1000);
    await point(page, 'pointerup', 'b4');
    await square(page, 'b4').evaluate((cell) => /** @type {HTMLElement} */ (cell).click());
    assert.deepEqual(await marked(), rest);
  }
  assert.equal(await page.locator('#play .dragged').count(), 0);
});

test('a long touch marks though the finger trembles, and not once it has moved on', async (t) => {
  const page = await open(t, {
    fragment: '#play?size=6',
    size: 'phone',
    now: '2026-11-22T12:00:00Z',
  });
  // Chromium keeps small moves of a finger to itself, other browsers do not.
  const touch = async (/** @type {string} */ name, /** @type {number} */ moved) => {
    await point(page, 'pointerdown', name);
    await point(page, 'pointermove', name, moved);
  };
  const marked = async () =>
    (await squares(page))
      .filter(({ words }) => words.includes('ruled out'))
      .map(({ name }) => name);
  await touch('c2', 12);
  await page.clock.runFor(1000);
  assert.deepEqual(await marked(), []);
  await touch('d4', 4);
  await page.clock.runFor(1000);
  assert.deepEqual(await marked(), ['d4']);
});

/** The pairs of squares between which lines are seen. @param {Page} page */
function conflictLines(page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('#play-board [role=gridcell]')].map((cell) => ({
      name: (cell.getAttribute('aria-label') ?? '').split(',')[0],
      box: cell.getBoundingClientRect(),
    }));
    const lines = /** @type {SVGLineElement[]} */ ([
      ...document.querySelectorAll('#play-board .conflict line:not(.casing)'),
    ]);
    return lines
      .map((line) => {
        const matrix = /** @type {DOMMatrix} */ (line.getScreenCTM());
        const ends = [
          [line.x1, line.y1],
          [line.x2, line.y2],
        ].map(([x, y]) => new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(matrix));
        const names = ends.map(
          ({ x, y }) =>
            cells.find(({ box }) => box.left < x && x < box.right && box.top < y && y < box.bottom)
              ?.name,
        );
        return names.sort().join();
      })
      .sort();
  });
}

test('given queens are fixed, conflicts are lines, every move is undone and redone', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  const start = await squares(page);
  const given = start.filter(({ words }) => words.includes('given queen'));
  await square(page, given[0].name).click();
  assert.deepEqual(await squares(page), start);
  assert.equal(await text(page, 'play-status'), `${given[0].name} is given and stays.`);

  const attacked = start.find(
    ({ row, column, words }) => row === given[0].row && column !== given[0].column && !words.length,
  );
  assert(attacked);
  await square(page, attacked.name).click();
  const now = await squares(page);
  const queens = now.filter(({ words }) => words.some((word) => word.endsWith('queen')));
  const pairs = queens.flatMap((one, index) =>
    queens
      .slice(index + 1)
      .filter(
        (other) =>
          one.row === other.row ||
          one.column === other.column ||
          Math.abs(one.row - other.row) === Math.abs(one.column - other.column),
      )
      .map((other) => [one, other]),
  );
  assert(pairs.length > 0);
  assert.deepEqual(
    now.filter(({ words }) => words.includes('in conflict')).map(({ name }) => name),
    queens.filter((queen) => pairs.flat().includes(queen)).map(({ name }) => name),
  );
  /** The line that two queens share. @param {typeof queens} pair */
  const lineOf = ([one, other]) =>
    one.row === other.row ? 'row' : one.column === other.column ? 'column' : 'diagonal';
  const [[one, other]] = pairs;
  assert.match((await page.locator('#play-help-rules').textContent()) ?? '', /one solution/);
  // The other ones are given and stay.
  assert.equal(
    await text(page, 'play-status'),
    pairs.length === 1
      ? `The queens on ${one.name} and ${other.name} share a ${lineOf([one, other])}. ` +
          `Tap ${attacked.name} again to take it back.`
      : `${pairs.length} pairs of queens attack each other. ` +
          `Tap ${attacked.name} again to take it back.`,
  );
  assert.deepEqual(
    await conflictLines(page),
    pairs.map(([one, other]) => [one.name, other.name].sort().join()).sort(),
  );

  const states = [start, await squares(page)];
  for (const { name, words } of start) {
    if (words.includes('given queen')) continue;
    await square(page, name).click({ button: states.length % 3 ? 'left' : 'right' });
    states.push(await squares(page));
    if (states.length === 30) break;
  }
  assert.equal(states.length, 30);
  for (const state of states.toReversed().slice(1)) {
    await page.locator('#play-undo').click();
    assert.deepEqual(await squares(page), state);
  }
  assert.equal(await page.locator('#play-undo').getAttribute('aria-disabled'), 'true');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'play-undo');
  for (const state of states.slice(1)) {
    await page.locator('#play-redo').click();
    assert.deepEqual(await squares(page), state);
  }
  assert.equal(await page.locator('#play-redo').getAttribute('aria-disabled'), 'true');
});

test('the position in a link survives a reload, and a friend gets it', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  const free = (await squares(page)).filter(({ words }) => words.length === 0);
  await square(page, free[3].name).click();
  await square(page, free[9].name).click({ button: 'right' });
  const position = await squares(page);
  await page.locator('#play-link').click();
  await page.getByText('The link is on the clipboard.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.waitForURL(link);
  await reload(page);
  assert.deepEqual(await squares(page), position);

  const friend = await open(t, { fragment: new URL(link).hash });
  assert.deepEqual(await squares(friend), position);
  assert.equal(await text(friend, 'play-title'), await text(page, 'play-title'));
});

test('an empty board counts what has been found', async (t) => {
  const page = await open(t, { fragment: '#play?size=4' });
  assert.doesNotMatch((await page.locator('#play-help-rules').textContent()) ?? '', /one solution/);
  for (const name of ['b4', 'd3', 'a2', 'c1']) await square(page, name).click();
  assert.match(await text(page, 'play-status'), /^A new one: 1 of 1; turned/);
  await page.locator('#play-next').waitFor();
  // A mark solves it no second time, nor does taking it back.
  await square(page, 'a1').click({ button: 'right' });
  assert.match(await text(page, 'play-status'), /^A new one: 1 of 1; turned/);
  await page.keyboard.press('u');
  assert.match(await text(page, 'play-status'), /^A new one: 1 of 1; turned/);
  await reload(page);
  await square(page, 'a1').click({ button: 'right' });
  assert.equal(await text(page, 'play-status'), 'Solved.');
  await page.keyboard.press('u');
  for (const name of ['b4', 'd3', 'a2', 'c1']) await square(page, name).click();
  for (const name of ['c4', 'a3', 'd2', 'b1']) await square(page, name).click();
  assert.match(await text(page, 'play-status'), /^Found before, perhaps turned/);
  assert.deepEqual(await columns(page), [2, 0, 3, 1]);
});

/** @param {Page} page @param {Record<string, string>} choice */
async function choose(page, { size, kind, number = '' }) {
  await page.locator('#play-new').click();
  await page.locator('#picker').getByRole('radio', { name: size, exact: true }).check();
  await page.locator('#picker').getByRole('radio', { name: kind, exact: true }).check();
  if (number) await page.locator('#picker-number').fill(number);
  await page.locator('#picker').getByRole('button', { name: 'Begin' }).click();
}

test('every size and grade has challenges, and the way back leads to the one before', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  const before = await squares(page);
  /** @type {[string, string][]} */
  const kinds = [
    ['4', 'easy'],
    ['5', 'medium'],
    ['6', 'hard'],
    ['7', 'hard'],
    ['8', 'expert'],
    ['9', 'easy'],
    ['10', 'expert'],
  ];
  for (const [size, kind] of kinds) {
    await choose(page, { size, kind });
    assert.equal((await squares(page)).length, Number(size) ** 2);
    assert.match(await text(page, 'play-about'), new RegExp(`^${size} × ${size}, ${kind}`));
    await missing(page);
  }
  for (const size of [9, 8, 7, 6, 5, 4, 8]) {
    await page.goBack();
    // The page follows the address a moment later.
    await page.waitForFunction(
      (cells) => document.querySelectorAll('#play [role=gridcell]').length === cells,
      size * size,
    );
  }
  assert.deepEqual(await squares(page), before);
});

test('an empty board begins, whatever was typed as the number of another one', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  await page.locator('#play-new').click();
  await page.locator('#picker-number').fill('seven');
  await page.locator('#picker').getByRole('radio', { name: 'empty board' }).check();
  await page.locator('#picker').getByRole('button', { name: 'Begin' }).click();
  await page.locator('#picker').waitFor({ state: 'hidden' });
  assert.match(await text(page, 'play-title'), /^Empty board/);
});

test('nothing begins while a size is chosen by keys, and the boards are counted', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  await square(page, (await missing(page))[0].name).click();
  const before = await squares(page);
  const address = page.url();
  await page.locator('#play-new').click();
  const picker = page.locator('#picker');
  await picker.getByRole('radio', { name: '8', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  assert(await picker.getByRole('radio', { name: '6', exact: true }).isChecked());
  assert(await picker.getByRole('radio', { name: 'expert' }).isDisabled());
  assert.match(await text(page, 'picker-boards'), /^There are 24 hard boards of this size/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await picker.getByRole('radio', { name: 'expert' }).check();
  assert.match(await text(page, 'picker-boards'), /^There are 64 expert boards of this size/);
  await page.keyboard.press('Escape');
  assert.equal(page.url(), address);
  assert.deepEqual(await squares(page), before);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'play-new');
});

test('another board is another one each time', async (t) => {
  const page = await open(t);
  const titles = new Set();
  for (let time = 0; time < 6; time++) {
    await choose(page, { size: '10', kind: 'easy' });
    titles.add(await text(page, 'play-title'));
  }
  assert(titles.size >= 5, [...titles].join());
  await choose(page, { size: '8', kind: 'hard', number: '7' });
  assert.equal(await text(page, 'play-title'), 'No. 7');
  for (const { name } of await missing(page)) await square(page, name).click();
  await page.locator('#play-next').click();
  assert.match(await text(page, 'play-about'), /^Today’s challenge/);
});

test('undo and redo by keys, and the ends of rows and of the board', async (t) => {
  const page = await open(t, { fragment: '#play?size=6' });
  await square(page, 'c3').click();
  await square(page, 'e5').click();
  const two = await squares(page);
  const queens = async () =>
    (await squares(page)).filter(({ words }) => words.length).map(({ name }) => name);
  await page.keyboard.press('u');
  assert.deepEqual(await queens(), ['c3']);
  await page.keyboard.press('Control+z');
  assert.deepEqual(await queens(), []);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('r');
  assert.deepEqual(await squares(page), two);
  const at = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',')[0]);
  await square(page, 'c3').focus();
  /** @type {[string, string][]} */
  const moves = [
    ['Home', 'a3'],
    ['End', 'f3'],
    ['PageUp', 'f6'],
    ['PageDown', 'f1'],
    ['Control+Home', 'a6'],
    ['Control+End', 'f1'],
    ['ArrowUp', 'f2'],
    ['ArrowLeft', 'e2'],
    ['ArrowDown', 'e1'],
    ['ArrowRight', 'f1'],
    // There is nothing beyond the edges.
    ['ArrowRight', 'f1'],
    ['ArrowDown', 'f1'],
    ['Control+Home', 'a6'],
    ['ArrowUp', 'a6'],
    ['ArrowLeft', 'a6'],
  ];
  for (const [key, name] of moves) {
    await page.keyboard.press(key);
    assert.equal(await at(), name, key);
  }
});

test('the address changes at most 100 times in 30 seconds, and ends at the board', async (t) => {
  const page = await open(t, { fragment: '#play?size=6' });
  const count = await page.evaluate(async () => {
    let changes = 0;
    const replace = history.replaceState.bind(history);
    history.replaceState = (...values) => {
      changes++;
      replace(...values);
    };
    const [one, other] = document.querySelectorAll('#play [role=gridcell]');
    for (let move = 0; move < 200; move++)
      /** @type {HTMLElement} */ (move % 2 ? one : other).click();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return changes;
  });
  assert(count >= 2 && count <= 40, `${count} changes`);
  // 100 clicks on each square leave none with a queen.
  assert.match(page.url(), /queens=6\/6\/6\/6\/6\/6$/);
});

test('dark and light squares are as on every chessboard', async (t) => {
  for (const size of [5, 8]) {
    const page = await open(t, { fragment: `#play?size=${size}` });
    const grounds = await page
      .locator('#play-board [role=gridcell]')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          [...getComputedStyle(cell).backgroundColor.matchAll(/\d+/g)].map(Number),
        ),
      );
    const [light, dark] = grounds;
    assert(light[1] > dark[1], `${light} is not lighter than ${dark}`);
    assert.deepEqual(
      grounds,
      grounds.map((_, index) => ((Math.floor(index / size) + (index % size)) % 2 ? dark : light)),
    );
  }
});

test('attacked squares are marked by themselves for those who want that', async (t) => {
  const page = await open(t, { fragment: '#play?size=6' });
  // Its squares would be others if the board were turned or reflected.
  await square(page, 'c5').click();
  const attacked = async () =>
    (await squares(page)).filter(({ words }) => words.includes('attacked')).map(({ name }) => name);
  assert.deepEqual(await attacked(), []);
  await page.locator('#play-attacked').check();
  const expected = (await squares(page))
    .filter(
      ({ row, column }) =>
        (row !== 1 || column !== 2) &&
        (row === 1 || column === 2 || Math.abs(row - 1) === Math.abs(column - 2)),
    )
    .map(({ name }) => name);
  assert.deepEqual(await attacked(), expected);
  // Where the dots are seen.
  const dotted = await page.evaluate(() =>
    [...document.querySelectorAll('#play-board .dot')].map((dot) => {
      const { x, y, width, height } = dot.getBoundingClientRect();
      const cells = document.elementsFromPoint(x + width / 2, y + height / 2);
      return cells.find((cell) => cell.matches('[role=gridcell]'))?.getAttribute('aria-label');
    }),
  );
  assert.deepEqual(dotted.sort(), expected.map((name) => `${name}, attacked`).sort());
});

test('who drags over squares marks them, as one move, and takes marks back so', async (t) => {
  const page = await open(t, { fragment: '#play?size=6&queens=6/6/2Q3/6/6/6' });
  const marked = async () =>
    (await squares(page))
      .filter(({ words }) => words.includes('ruled out'))
      .map(({ name }) => name);
  /** @param {string} from @param {string} to */
  const drag = async (from, to) => {
    const [start, end] = [from, to].map((name) => square(page, name));
    await start.hover();
    await page.mouse.down();
    await end.hover();
    await page.mouse.up();
  };
  await drag('a4', 'f4');
  assert.deepEqual(await marked(), ['a4', 'b4', 'd4', 'e4', 'f4']);
  await drag('a4', 'b4');
  assert.deepEqual(await marked(), ['d4', 'e4', 'f4']);
  await page.locator('#play-undo').click();
  await page.locator('#play-undo').click();
  assert.deepEqual(await marked(), []);
  // A drag may leave the board, and end beside it.
  await square(page, 'a4').hover();
  await page.mouse.down();
  const last = await square(page, 'f4').boundingBox();
  assert(last);
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2);
  await page.mouse.move(last.x + 2 * last.width, last.y + last.height / 2);
  assert.equal(await page.locator('#play .dragged').count(), 6);
  await page.mouse.up();
  assert.equal(await page.locator('#play .dragged').count(), 0);
  assert.deepEqual(await marked(), ['a4', 'b4', 'd4', 'e4', 'f4']);
  await page.locator('#play-undo').click();
  // A click on one square still places a queen.
  await square(page, 'a1').click();
  assert.equal(await page.locator('#play .queen').count(), 2);

  // While the clock stands, a swipe of a slow machine is no long touch.
  const now = '2024-10-05T12:00:00Z';
  const phone = await open(t, { fragment: '#play?size=6', size: 'phone', now });
  const touch = await phone.context().newCDPSession(phone);
  const swipe = async () => {
    for (const [type, name] of /** @type {['touchStart' | 'touchMove', string][]} */ ([
      ['touchStart', 'c1'],
      ['touchMove', 'c3'],
      ['touchMove', 'c5'],
    ])) {
      const box = await square(phone, name).boundingBox();
      assert(box);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const ruledOut = async () =>
    (await squares(phone)).filter(({ words }) => words.includes('ruled out')).length;
  // The page goes on scrolling for a while when the finger has left it.
  const scrolled = phone.evaluate(
    () => new Promise((done) => document.addEventListener('scrollend', () => done(scrollY))),
  );
  await swipe();
  assert((await scrolled) > 0);
  assert.equal(await ruledOut(), 0);
  // Not every move of a finger scrolls, whereupon the browser would cancel it.
  await phone.evaluate(() => {
    scrollTo(0, 0);
    const cells = document.querySelectorAll('#play-board [role=gridcell]');
    for (const [type, index] of /** @type {[string, number][]} */ ([
      ['pointerdown', 18],
      ['pointermove', 20],
      ['pointerup', 20],
    ])) {
      const { x, y, width, height } = cells[index].getBoundingClientRect();
      const place = { clientX: x + width / 2, clientY: y + height / 2 };
      const options = { ...place, bubbles: true, pointerType: 'touch', buttons: 1 };
      cells[index].dispatchEvent(new PointerEvent(type, options));
    }
  });
  const words = (await squares(phone)).flatMap(({ words }) => words);
  assert.deepEqual(words, []);
  await phone.locator('#play-mark').tap();
  await phone.locator('#play-mark[aria-pressed=true]').waitFor();
  // Only once it has drawn this does the browser know that a finger no longer scrolls here.
  await phone.screenshot();
  await swipe();
  await until(phone, async () => (await ruledOut()) >= 5);
  assert.equal(await ruledOut(), 5);
});
