// Tests of links that bring a friend's moves: they count for nothing, and the player's own game is
// kept beside them.

import assert from 'node:assert/strict';
import test from 'node:test';
import { kept, open, reload, shows, square, squares, text } from './browser.js';
import { missing, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

const DAY = 20779; // 22 November 2026
const TODAY = { now: '2026-11-22T23:50:00Z', zone: 'UTC' };
const SMALL = '#play?size=6&grade=hard&number=7';
const FROM_A_LINK = /^From a link, so it does not count\./;
const TAKEN_OVER = 'Solved, from a position that came by a link. That does not count as yours.';

/**
 * The address of a friend's board, on which all queens but some are right.
 *
 * @param {import('node:test').TestContext} t @param {string} fragment @param {number} left
 */
async function friendsLink(t, fragment, left) {
  const page = await open(t, { ...TODAY, fragment });
  const queens = await missing(page);
  for (const { name } of queens.slice(0, queens.length - left)) await square(page, name).click();
  await page.clock.runFor(3000);
  const { hash } = new URL(page.url());
  await page.context().close();
  return hash;
}

/** Follows a link within the page. @param {Page} page @param {string} hash @param {RegExp} about */
async function follow(page, hash, about) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
  await shows(page, 'play-about', about);
}

/** The results that are kept. @param {Page} page */
const results = async (page) =>
  Object.keys(await kept(page)).filter((key) => /^queens\.(day|solved|found)\./.test(key));

test('a friend’s game stays one, whatever way leads back to it', async (t) => {
  const fragment = SMALL;
  const link = await friendsLink(t, fragment, 1);
  const page = await open(t, { ...TODAY, fragment });
  const own = /^6 × 6, hard/;
  await square(page, (await missing(page))[0].name).click({ button: 'right' });
  const before = await squares(page);

  await follow(page, link, FROM_A_LINK);
  const friends = await squares(page);
  await follow(page, fragment, own);
  assert.deepEqual(await squares(page), before);
  await page.goBack();
  await shows(page, 'play-about', FROM_A_LINK);
  assert.deepEqual(await squares(page), friends);
  await solve(page);
  assert.equal(await text(page, 'play-status'), TAKEN_OVER);
  assert(await page.locator('#play-path').isHidden());
  assert(await page.locator('#play-share').isHidden());
  const solved = await squares(page);
  await reload(page);
  assert.deepEqual(await squares(page), solved);
  assert.equal(await text(page, 'play-status'), TAKEN_OVER);
  await page.goForward();
  await shows(page, 'play-about', own);
  assert.deepEqual(await squares(page), before);
  await page.goBack();
  await shows(page, 'play-status', new RegExp(TAKEN_OVER));

  await page.locator('#play-again').click();
  await shows(page, 'play-about', own);
  assert.deepEqual(await squares(page), before);
  await page.goBack();
  await shows(page, 'play-about', own);
  await page.goForward();
  await shows(page, 'play-about', own);
  assert.deepEqual(await squares(page), before);
  assert.deepEqual(await results(page), []);
  await solve(page);
  assert.match(await text(page, 'play-status'), /^Solved in 0:\d\d without a tip/);
  assert.notDeepEqual(await results(page), []);

  // Begun anew, the game has not had what a friend or the player did before.
  await page.locator('#play-again').click();
  await follow(page, link, FROM_A_LINK);
});

/** The addresses of two boards of friends. @param {import('node:test').TestContext} t */
const twoLinks = async (t) => [await friendsLink(t, SMALL, 2), await friendsLink(t, SMALL, 3)];

for (const [name, act] of Object.entries({
  'that another link has taken its place': async () => {},
  'so after it was loaded anew': reload,
})) {
  test(`a tab with a friend’s board is told ${name}`, async (t) => {
    const links = await twoLinks(t);
    const page = await open(t, { fragment: links[0] });
    await square(page, (await missing(page))[0].name).click({ button: 'right' });
    await act(page);
    const other = await open(t, { fragment: links[1], context: page.context() });
    await shows(page, 'notice', /^Another tab has gone on with this board/);
    assert.deepEqual(await squares(page), await squares(other));
  });
}

test('a tab with a friend’s board is told wherever the other link is opened', async (t) => {
  const links = await twoLinks(t);
  const page = await open(t, { fragment: links[0] });
  const [{ name }] = await missing(page);
  await square(page, name).click({ button: 'right' });
  const other = await open(t, { fragment: links[0], context: page.context() });
  await follow(other, links[1], FROM_A_LINK);
  await square(other, name).click({ button: 'right' });
  assert.match(await text(page, 'notice'), /^Another tab has gone on with this board/);
});

test('the time on a friend’s board is not that of another friend’s', async (t) => {
  const links = await twoLinks(t);
  const page = await open(t, { ...TODAY, fragment: links[0] });
  await square(page, (await missing(page))[0].name).click({ button: 'right' });
  await page.clock.runFor(61_000);
  const other = await open(t, { ...TODAY, fragment: links[1], context: page.context() });
  await shows(page, 'notice', /^Another tab has gone on with this board/);
  for (const tab of [page, other]) assert.match(await text(tab, 'play-clock'), /^0:0/);
});

test('a link is not lost to a tab that shows the link before', async (t) => {
  const links = await twoLinks(t);
  const page = await open(t, { ...TODAY, fragment: links[0] });
  await page.clock.runFor(3000);
  const before = await squares(page);
  const other = await open(t, { ...TODAY, fragment: links[1], context: page.context() });
  const shown = await squares(other);
  assert.notDeepEqual(before, shown);
  // The tab is hidden, and would keep its time.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await reload(other);
  assert.deepEqual(await squares(other), shown);
});

test('a link is opened by a tab that has not heard of another one’s moves', async (t) => {
  const fragment = SMALL;
  const link = await friendsLink(t, fragment, 1);
  const page = await open(t, {
    fragment,
    script: `addEventListener('storage', (event) => event.stopImmediatePropagation());`,
  });
  const left = await missing(page);
  const other = await open(t, { fragment, context: page.context() });
  await square(other, left[0].name).click({ button: 'right' });
  await square(page, left[1].name).hover();
  await follow(page, link, FROM_A_LINK);
  assert.equal((await missing(page)).length, 1);
});

test('a friend’s board that is solved makes way for another link’s', async (t) => {
  const links = [await friendsLink(t, SMALL, 1), await friendsLink(t, SMALL, 3)];
  const page = await open(t, { fragment: links[0] });
  await solve(page);
  const other = await open(t, { fragment: links[1], context: page.context() });
  const left = await missing(other);
  await square(other, left[0].name).click();
  await shows(page, 'play-about', FROM_A_LINK);
  assert.equal((await missing(other)).length, left.length - 1);
  await reload(page);
  assert.deepEqual(await squares(page), await squares(other));
});

test('a game that is begun in time goes on after a friend’s link, and counts', async (t) => {
  const fragment = `#play?day=${DAY}`;
  const link = await friendsLink(t, fragment, 2);
  for (const way of ['undo', 'clear', 'the calendar', 'another tab']) {
    const page = await open(t, { ...TODAY, fragment });
    await page.clock.runFor(61_000);
    await square(page, (await missing(page))[0].name).click({ button: 'right' });
    const before = await squares(page);
    if (way === 'another tab') {
      const other = await open(t, { ...TODAY, context: page.context(), fragment: link });
      assert.match(await text(other, 'play-about'), FROM_A_LINK);
      await other.close();
      assert.deepEqual(await squares(page), before);
    } else {
      await follow(page, link, FROM_A_LINK);
      await square(page, (await missing(page))[0].name).click();
      assert.notDeepEqual(await squares(page), before);
      if (way === 'undo') await page.locator('#play-undo').click();
      if (way === 'the calendar') await page.locator('#play-today').click();
      else await page.locator(`#play-${way}`).click();
      await shows(page, 'play-about', /^Today’s challenge/);
      assert.deepEqual(await squares(page), before, way);
    }
    await page.clock.setFixedTime('2026-11-23T00:10:00Z');
    await reload(page);
    assert.deepEqual(await squares(page), before, way);
    await solve(page);
    assert.match(await text(page, 'play-status'), /^Solved in 1:\d\d without a tip\.$/, way);
    assert.equal((await kept(page))[`queens.day.${DAY}`].begun, DAY, way);
  }
});

test('a day that was first seen by a friend’s link has begun', async (t) => {
  const link = await friendsLink(t, `#play?day=${DAY}`, 2);
  const page = await open(t, { ...TODAY, fragment: link });
  await page.clock.setFixedTime('2026-11-23T00:10:00Z');
  await page.locator('#play-clear').click();
  await solve(page);
  assert.match(await text(page, 'play-status'), /^Solved in 0:0\d without a tip\.$/);
  assert.equal((await kept(page))[`queens.day.${DAY}`].begun, DAY);
});

test('a link with the whole solution says so, and leads to today’s empty board', async (t) => {
  const link = await friendsLink(t, `#play?day=${DAY}`, 0);
  const page = await open(t, { ...TODAY, fragment: link });
  for (const turn of [1, 2]) {
    assert.equal(await text(page, 'play-status'), TAKEN_OVER, `${turn}`);
    await reload(page);
  }
  assert.deepEqual(await results(page), []);
  await page.getByRole('button', { name: 'Play today’s challenge' }).click();
  await shows(page, 'play-about', /^Today’s challenge/);
  assert((await missing(page)).length > 2);
  await solve(page);
  assert.match(await text(page, 'play-status'), /^Solved in 0:0\d without a tip/);
  assert.equal((await kept(page))[`queens.day.${DAY}`].begun, DAY);
});

test('a friend’s board on a solved day changes no result, and none is told again', async (t) => {
  const fragment = `#play?day=${DAY}`;
  const friend = await open(t, { ...TODAY, fragment });
  const [last] = (await missing(friend)).slice(-1);
  await square(friend, last.name).click();
  await friend.clock.runFor(3000);
  const link = new URL(friend.url()).hash;
  for (const way of ['undo', 'clear']) {
    const page = await open(t, { ...TODAY, fragment });
    await solve(page);
    const before = await kept(page);
    await follow(page, link, FROM_A_LINK);
    await page.locator(`#play-${way}`).click();
    assert.match(await text(page, 'play-status'), /^Solved before, in 0:\d\d without a tip\./, way);
    assert.deepEqual((await kept(page))[`queens.day.${DAY}`], before[`queens.day.${DAY}`]);
  }
});

test('time and tips of a friend’s board are not those of the player’s own', async (t) => {
  const fragment = `#play?day=${DAY}`;
  const link = await friendsLink(t, fragment, 2);
  const page = await open(t, { ...TODAY, fragment: link });
  await page.clock.runFor(61_000);
  await page.locator('#play-tip').click();
  assert.match(await text(page, 'play-clock'), /^1:0/);
  await page.locator('#play-clear').click();
  assert.match(await text(page, 'play-clock'), /^0:0/);
  await solve(page);
  assert.match(await text(page, 'play-status'), /^Solved in 0:0\d without a tip\.$/);
});

for (const [name, script] of Object.entries({
  closed: `Object.defineProperty(window, 'localStorage', { get() { throw new Error(); } });`,
  full: `Storage.prototype.setItem = () => { throw new Error(); };`,
})) {
  test(`the player’s own game comes back from a friend’s where storage is ${name}`, async (t) => {
    const fragment = SMALL;
    const link = await friendsLink(t, fragment, 1);
    const page = await open(t, { ...TODAY, fragment });
    // What is kept before the storage is full is older than what comes after it.
    await square(page, (await missing(page))[0].name).click({ button: 'right' });
    await page.evaluate(script);
    const marks = (await missing(page)).slice(1, 3);
    for (const { name } of marks) await square(page, name).click({ button: 'right' });
    const before = await squares(page);
    assert.equal(before.filter(({ words }) => words.includes('ruled out')).length, 3);
    await follow(page, link, FROM_A_LINK);
    await page.locator('#play-undo').click();
    await shows(page, 'play-about', /^6 × 6, hard/);
    assert.deepEqual(await squares(page), before);
  });
}

test('a day begun in time is so after a friend’s moves have solved it', async (t) => {
  const link = await friendsLink(t, `#play?day=${DAY}`, 0);
  const page = await open(t, { ...TODAY, fragment: link });
  await page.clock.runFor(3000);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const { game, at } = (await kept(page))[`queens.game.daily.${DAY}.link`];
  // Earlier versions had one game, and did not keep what came by a link.
  const earlier = { game: game.replace(/taken-over=.*/, 'taken-over'), at };
  const later = await open(t, {
    now: '2026-11-23T10:00:00Z',
    zone: 'UTC',
    fragment: `#play?day=${DAY}`,
    storage: { [`queens.game.daily.${DAY}`]: JSON.stringify(earlier) },
  });
  assert.equal(await text(later, 'play-status'), TAKEN_OVER);
  await later.locator('#play-again').click();
  await solve(later);
  assert.match(await text(later, 'play-status'), /^Solved in \d:\d\d without a tip\.$/);
  assert.equal((await kept(later))[`queens.day.${DAY}`].begun, DAY);
});
