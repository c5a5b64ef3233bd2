// Tests of the challenge of a day.

import assert from 'node:assert/strict';
import test from 'node:test';
import { hears, kept, open, reload, shows, square, squares, text } from './browser.js';
import { missing, solve } from './solver.js';

const DAY = 20779; // 22 November 2026, a Sunday

test('a day that was solved before says so, though its game is not kept any more', async (t) => {
  const page = await open(t, {
    now: '2026-11-23T12:00:00Z',
    zone: 'UTC',
    fragment: '#play?day=20770',
    storage: { 'queens.day.20770': '{"day":20770,"begun":20770,"seconds":90,"tips":0}' },
  });
  const before = 'Solved before, in 1:30 without a tip. Playing it again is practice.';
  assert.equal(await text(page, 'play-status'), before);
  const [free] = await missing(page);
  await square(page, free.name).click();
  assert.match(await text(page, 'play-status'), /^\d more queens to place\.$/);
});

test('today is the player’s own day, with its date and the time that is left', async (t) => {
  for (const { zone, now, date, left, fragment } of [
    {
      zone: 'Pacific/Auckland',
      now: '2026-11-21T11:30:00Z',
      date: 'Sunday 22 November 2026',
      left: /23 h (29|30) min/,
      fragment: /^#play\?day=20779&/,
    },
    {
      zone: 'America/Los_Angeles',
      now: '2026-11-23T07:45:00Z',
      date: 'Sunday 22 November 2026',
      left: /1[45] min/,
      fragment: /^#play\?day=20779&/,
    },
    {
      zone: 'UTC',
      now: '2026-11-23T07:45:00Z',
      date: 'Monday 23 November 2026',
      left: /16 h 1[45] min/,
      fragment: /^#play\?day=20780&/,
    },
  ]) {
    const page = await open(t, { zone, now });
    assert.equal(await text(page, 'play-title'), date);
    assert.match(
      await text(page, 'play-about'),
      /^Today’s challenge: \d+ × \d+, (easy|medium|hard|expert)\. The next one comes in /,
    );
    assert.match(await text(page, 'play-about'), left);
    assert.match(new URL(page.url()).hash, fragment);
  }
});

test('the day alone gives the board, and the weekday how hard it is', async (t) => {
  const page = await open(t, { now: '2026-11-22T12:00:00Z', zone: 'UTC' });
  const other = await open(t, {
    now: '2027-01-01T12:00:00Z',
    zone: 'Asia/Tokyo',
    fragment: `#play?day=${DAY}`,
  });
  assert.deepEqual(await squares(page), await squares(other));
  assert.match(await text(other, 'play-about'), /^The challenge of that day: /);
  const grades = [];
  for (let day = DAY - 6; day <= DAY; day++) {
    await page.evaluate((day) => {
      location.hash = `#play?day=${day}`;
    }, day);
    await page.waitForFunction(
      (day) =>
        document.querySelector('#play-today')?.hasAttribute('hidden') === (day === 20779) &&
        location.hash.includes('queens='),
      day,
    );
    grades.push((await text(page, 'play-about')).match(/easy|medium|hard|expert/)?.[0]);
    await missing(page);
  }
  assert.deepEqual(grades, ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert']);
});

test('at midnight the board is no longer today’s, and today’s is one click away', async (t) => {
  const page = await open(t, { now: '2026-11-22T23:59:00Z', zone: 'UTC' });
  await square(page, (await missing(page))[0].name).click();
  const before = await squares(page);
  await page.clock.runFor(120_000);
  assert.match(await text(page, 'play-about'), /^The challenge of that day: /);
  assert.deepEqual(await squares(page), before);
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  await page.getByText('Monday 23 November 2026').waitFor();
  assert.match(await text(page, 'play-about'), /^Today’s challenge: .* 23 h 5\d min/);
  await page.goBack();
  await page.getByText('Sunday 22 November 2026').waitFor();
  assert.deepEqual(await squares(page), before);
});

test('a past day that is solved is kept as caught up with, and one on its day stays', async (t) => {
  const storage = {
    [`queens.day.${DAY - 1}`]: JSON.stringify({ day: DAY - 1, seconds: 500, tips: 9 }),
  };
  const page = await open(t, {
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    storage,
    fragment: `#play?day=${DAY - 2}`,
  });
  await solve(page);
  const { day, tips } = (await kept(page))[`queens.day.${DAY - 2}`];
  assert.deepEqual([day, tips], [DAY, 0]);
  await page.evaluate((day) => {
    location.hash = `#play?day=${day}`;
  }, DAY - 1);
  await page.getByText('Saturday 21 November 2026').waitFor();
  await solve(page);
  assert.deepEqual((await kept(page))[`queens.day.${DAY - 1}`], {
    day: DAY - 1,
    seconds: 500,
    tips: 9,
  });
});

test('a board that was begun on its day counts, and the first result stands', async (t) => {
  const page = await open(t, {
    now: '2026-11-22T23:59:00Z',
    zone: 'UTC',
    fragment: `#play?day=${DAY}`,
  });
  await page.clock.runFor(90_000);
  await solve(page);
  const key = `queens.day.${DAY}`;
  const { [key]: first } = await kept(page);
  assert.deepEqual([first.day, first.begun, first.tips], [DAY + 1, DAY, 0]);
  assert.match(await text(page, 'play-status'), /^Solved in 1:3\d without a tip\.$/);
  await page.locator('#play-diary').click();
  assert.deepEqual(await page.locator('#diary-days .kept').allInnerTexts(), ['22']);
  await page.keyboard.press('Escape');

  // As if another tab had forgotten the game.
  await page.evaluate(
    ([day, hash]) => {
      localStorage.removeItem(`queens.game.daily.${day}`);
      location.hash = String(hash);
    },
    [DAY, '#play?size=5'],
  );
  await page.getByText('Empty board, 5').waitFor();
  await page.evaluate((day) => {
    localStorage.removeItem(`queens.game.daily.${day}`);
    location.hash = `#play?day=${day}`;
  }, DAY);
  await page.getByText('Sunday 22 November 2026').waitFor();
  await solve(page);
  assert.match(
    await text(page, 'play-status'),
    /, as practice\. The first result of a day stands: 1:3\d without a tip\.$/,
  );
  assert.deepEqual((await kept(page))[key], first);
});

test('a solved board can be played again, as practice, and the first result stands', async (t) => {
  const page = await open(t, {
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    fragment: `#play?day=${DAY}`,
  });
  await page.clock.runFor(90_000);
  assert(await page.locator('#play-again').isHidden());
  await solve(page);
  const key = `queens.day.${DAY}`;
  const { [key]: first } = await kept(page);
  const solved = await squares(page);
  const again = page.locator('#play-again');
  const before = /^Solved before, in 1:3\d without a tip\. Playing it again is practice\.$/;
  await again.click();
  assert.match(await text(page, 'play-status'), before);
  assert((await missing(page)).length > 0 && (await again.isHidden()));
  // Until there is a move, the solved board is kept.
  await reload(page);
  assert.deepEqual(await squares(page), solved);
  assert.match(await text(page, 'play-status'), before);
  await again.click();
  const [one] = await missing(page);
  await square(page, one.name).click();
  await reload(page);
  const left = await missing(page);
  assert(!left.some(({ name }) => name === one.name));
  await solve(page);
  assert.match(
    await text(page, 'play-status'),
    /^Solved in 0:0\d without a tip, as practice\. The first result of a day stands: 1:3\d /,
  );
  assert.deepEqual((await kept(page))[key], first);
});

test('the solved board of a number stays until there is a move on a new one', async (t) => {
  const page = await open(t, {
    fragment: '#play?size=6&grade=hard&number=7',
    now: '2026-11-22T10:00:00Z',
  });
  await solve(page);
  const { 'queens.game.6.hard.7': solved } = await kept(page);
  await page.locator('#play-again').click();
  assert((await missing(page)).length > 0);
  await page.clock.runFor(31_000);
  assert.deepEqual((await kept(page))['queens.game.6.hard.7'], solved);
  await reload(page);
  assert(await page.locator('#play-win').isVisible());
  await page.locator('#play-again').click();
  const [one] = await missing(page);
  await square(page, one.name).click();
  await reload(page);
  assert(await page.locator('#play-win').isHidden());
  assert(!(await missing(page)).some(({ name }) => name === one.name));
});

test('a day that was solved from a friend’s position is played again, and counts', async (t) => {
  const position = '8/5Q2/8/8/3Q4/8/6Q1/8';
  const feat = JSON.stringify({ day: DAY, seconds: 75, tips: 0 });
  const page = await open(t, {
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    storage: { [`queens.day.${DAY}`]: feat },
    // The challenge of the next day, which has begun further east.
    fragment: `#play?day=${DAY + 1}&queens=${position}&out=8/1Q6/8/8/8/8/8/8`,
  });
  await solve(page);
  assert.match(await text(page, 'play-status'), /^Solved, from a position that came by a link\./);
  const key = `queens.day.${DAY + 1}`;
  assert.equal((await kept(page))[key], undefined);
  await page.clock.setFixedTime('2026-11-23T12:00:00Z');
  await reload(page);
  await page.locator('#play-again').click();
  await solve(page);
  assert.match(
    await text(page, 'play-status'),
    /^Solved in 0:0\d without a tip\. 2 days in a row!$/,
  );
  assert.equal((await kept(page))[key].day, DAY + 1);
});

test('the text of an old day claims no streak of today', async (t) => {
  const feat = (/** @type {number} */ day) => JSON.stringify({ day, seconds: 75, tips: 0 });
  const days = [0, 1, 2, 3, 10, 11, 20].map((ago) => DAY - ago);
  for (const [ago, end] of /** @type {[number, string][]} */ ([
    [0, ', 4 days in a row'],
    [3, ''],
    [10, ', 2 days in a row'],
    [20, ''],
  ])) {
    const page = await open(t, {
      now: '2026-11-22T12:00:00Z',
      zone: 'UTC',
      storage: Object.fromEntries(days.map((day) => [`queens.day.${day}`, feat(day)])),
      fragment: `#play?day=${DAY - ago}`,
    });
    // Solved once more, for the sheet with the result.
    await solve(page);
    assert.match(await text(page, 'play-status'), /as practice/);
    const facts = await text(page, 'play-facts');
    assert.equal(/in a row/.test(facts), ago === 0, facts);
    await page.locator('#play-share').click();
    await page.getByText('The result is on the clipboard').waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(shared, new RegExp(`♛ 1:15 without a tip${end}(\n|$)`));
  }
});

test('a board that is only looked at is begun on its day, and its time counts', async (t) => {
  const fragment = `#play?day=${DAY}`;
  const page = await open(t, { now: '2026-11-22T23:58:00Z', zone: 'UTC', fragment });
  await page.clock.runFor(61_000);
  await page.goto('about:blank');
  const later = await open(t, {
    now: '2026-11-23T12:00:00Z',
    zone: 'UTC',
    context: page.context(),
    fragment,
  });
  await shows(later, 'play-clock', /^1:0\d$/);
  await solve(later);
  assert.match(await text(later, 'play-status'), /^Solved in 1:0\d without a tip\.$/);
  assert.equal((await kept(later))[`queens.day.${DAY}`].begun, DAY);
});

test('an old address of the player’s own game takes nothing from it', async (t) => {
  const options = { now: '2026-11-22T12:00:00Z', zone: 'UTC', fragment: `#play?day=${DAY}` };
  const page = await open(t, options);
  const left = await missing(page);
  await square(page, left[0].name).click();
  await page.clock.runFor(3000);
  const { hash } = new URL(page.url());
  await square(page, left[1].name).click();
  const before = await squares(page);
  // From a bookmark, or as the browser completes what is typed.
  const other = await open(t, { ...options, context: page.context(), fragment: hash });
  await hears(other, page);
  assert.deepEqual(await squares(other), before);
  await solve(other);
  assert.match(await text(other, 'play-status'), /^Solved in 0:\d\d without a tip\.$/);
});

test('the path of a solve is told and shared, without a square', async (t) => {
  const page = await open(t, { fragment: '#play?size=6&grade=hard&number=7' });
  const [first, ...rest] = await missing(page);
  const wrong = (await squares(page)).find(
    ({ row, column, words }) => row === first.row && column !== first.column && !words.length,
  );
  assert(wrong);
  await square(page, first.name).click({ button: 'right' });
  await square(page, rest[0].name).click({ button: 'right' });
  await square(page, wrong.name).click();
  await square(page, wrong.name).click();
  for (const { name } of [first, ...rest]) await square(page, name).click();
  const path = `·✗↶${'♛'.repeat(rest.length + 1)}`;
  assert.equal(await text(page, 'play-path'), `Your moves: ${path}`);
  await page.locator('#play-share').click();
  await page.getByText('The result is on the clipboard').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  // The terminal has the same test with the same moves.
  assert.match(shared, /^Queens: 6 × 6, hard\n♛ 0:0\d without a tip\n·✗↶♛♛♛♛♛$/);
  assert.doesNotMatch(shared.split('\n').slice(1).join(' '), /\b[a-f][1-6]\b/);
  await reload(page);
  await shows(page, 'play-path', new RegExp(`^Your moves: ${path}$`));
});
