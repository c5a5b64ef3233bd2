import assert from 'node:assert/strict';
import test from 'node:test';
import { columns, open, ready, square, squares, text } from './browser.js';
import { completions } from './queens.js';

/** @typedef {import('playwright-core').Page} Page */

const CHALLENGE = '#play?size=8&grade=hard&number=7';

/** The squares that are left to fill, by a search of the given queens. @param {Page} page */
async function missing(page) {
  const board = await squares(page);
  const given = board.filter(({ words }) => words.includes('given queen'));
  const solutions = completions(Math.sqrt(board.length), given);
  assert.equal(solutions.length, 1);
  return board.filter(({ row, column }) => solutions[0][row] === column && !given.some((queen) => queen.row === row));
}

/** @param {Page} page */
async function assertSolved(page) {
  assert.match(await text(page, 'play-status'), /^Solved in \d+:\d\d, without a tip for the first time: solution \d+ of 92\.$/);
  assert.match(await page.locator('#play-board').getAttribute('class') ?? '', /solved/);
  assert.match(await text(page, 'play-records-title'), /^Solved 1, found 1 of 12$/);
}

test('a challenge is solved by clicks', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  for (const { name } of await missing(page)) await square(page, name).click();
  await assertSolved(page);
  await page.reload();
  await ready(page);
  assert.equal(await text(page, 'play-records-title'), 'Solved 1, found 1 of 12');
  assert.match(await text(page, 'play-status'), /^Solution \d+ of 92\.$/);
});

test('a challenge is solved by touch', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, size: 'phone' });
  for (const { name } of await missing(page)) await square(page, name).tap();
  await assertSolved(page);
});

test('a challenge is solved by keys alone', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  await page.locator('body').press('Tab');
  for (let presses = 0; !await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'); presses++) {
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

test('a challenge is solved by its tips', async (t) => {
  const page = await open(t, { fragment: '#play?size=8&grade=expert&number=3' });
  const tips = [];
  while (!(await page.locator('#play-board').getAttribute('class'))?.includes('solved')) {
    assert(tips.length < 64);
    await page.locator('#play-tip').click();
    const tip = await text(page, 'play-status');
    tips.push(tip);
    const [, action, name] = /^(Place a queen|Rule a square out): .*?\b([a-h][1-8])\b/.exec(tip) ?? [];
    await square(page, name).click({ button: action === 'Place a queen' ? 'left' : 'right' });
  }
  assert(tips.some((tip) => /^Rule a square out: [a-h][1-8] forces .* and leaves no square in (row|column) /.test(tip)));
  assert.match(await text(page, 'play-status'), new RegExp(`with ${tips.length} tips`));
});

test('a second kind of click, a long touch and a key mark a square', async (t) => {
  const page = await open(t, { fragment: '#play?size=6' });
  const words = async (/** @type {string} */ name) => (await squares(page)).find((square) => square.name === name)?.words;
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
  await phone.waitForTimeout(900);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await phone.waitForTimeout(100);
  assert.deepEqual((await squares(phone)).find(({ name }) => name === 'd4')?.words, ['ruled out']);
});

test('given queens are fixed, conflicts are lines, and every move is undone and redone', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  const start = await squares(page);
  const given = start.filter(({ words }) => words.includes('given queen'));
  await square(page, given[0].name).click();
  assert.deepEqual(await squares(page), start);
  assert.equal(await text(page, 'play-status'), `${given[0].name} is given.`);

  const attacked = start.find(({ row, column, words }) => row === given[0].row && column !== given[0].column && !words.length);
  assert(attacked);
  await square(page, attacked.name).click();
  assert((await squares(page)).some(({ name, words }) => name === attacked.name && words.includes('in conflict')));
  assert(await page.locator('#play-board .conflict line').count() >= 2);

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
  assert(await page.locator('#play-undo').isDisabled());
  for (const state of states.slice(1)) {
    await page.locator('#play-redo').click();
    assert.deepEqual(await squares(page), state);
  }
  assert(await page.locator('#play-redo').isDisabled());
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
  await page.reload();
  await ready(page);
  assert.deepEqual(await squares(page), position);

  const friend = await open(t, { fragment: new URL(link).hash });
  assert.deepEqual(await squares(friend), position);
  assert.equal(await text(friend, 'play-title'), await text(page, 'play-title'));
});

test('a damaged link is told of', async (t) => {
  const page = await open(t);
  for (const fragment of [
    '#play?size=11', '#play?size=8&grade=hard&number=x', '#play?size=4&grade=hard&number=1',
    '#play?size=8&grade=hard&number=7&queens=8/8', '#play?size=8&grade=hard&number=7&queens=8/8/8/8/8/8/8/8',
    '#watch?size=9', '#watch?size=6&step=-1', '#browse?size=8&solution=93', '#browse?size=8&queens=%00',
  ]) {
    await page.evaluate((hash) => { location.hash = hash; }, fragment);
    await page.getByRole('alert').getByText('This link is damaged').waitFor();
    assert((await squares(page)).length > 0, fragment);
    await page.getByRole('alert').getByRole('button').click();
  }
});

test('today’s challenge is the same for everybody, and the clock can be hidden', async (t) => {
  const page = await open(t);
  const other = await open(t);
  assert.deepEqual(await squares(page), await squares(other));
  assert.match(await text(page, 'play-title'), /^Today’s, easy$/i);
  await page.locator('#play-clock').click();
  assert.equal(await text(page, 'play-clock'), 'Clock');
  await page.reload();
  await ready(page);
  assert.equal(await text(page, 'play-clock'), 'Clock');
});

test('an empty board counts what has been found', async (t) => {
  const page = await open(t, { fragment: '#play?size=4' });
  for (const name of ['b4', 'd3', 'a2', 'c1']) await square(page, name).click();
  assert.match(await text(page, 'play-status'), /^Found solution 1 of 2, a new one: 1 of 1/);
  await page.locator('#play-clear').click();
  for (const name of ['c4', 'a3', 'd2', 'b1']) await square(page, name).click();
  assert.match(await text(page, 'play-status'), /^Found solution 2 of 2\. You have had it before/);
  assert.deepEqual(await columns(page), [2, 0, 3, 1]);
});

test('every size and grade has challenges that are drawn, and the way back leads to the one before', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  const before = await squares(page);
  for (const size of [4, 5, 6, 7, 9, 10]) {
    await page.getByRole('radio', { name: String(size), exact: true }).check();
    assert.equal((await squares(page)).length, size * size);
    assert((await squares(page)).some(({ words }) => words.includes('given queen')));
    await missing(page);
  }
  for (const size of [9, 7, 6, 5, 4, 8]) {
    await page.goBack();
    // The page follows the address a moment later.
    await page.waitForFunction((cells) => document.querySelectorAll('#play [role=gridcell]').length === cells, size * size);
  }
  assert.deepEqual(await squares(page), before);
});
