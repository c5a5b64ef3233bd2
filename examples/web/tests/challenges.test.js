// The boards that the page offers: the first one, each day's, and the next one after a win.

import assert from 'node:assert/strict';
import test from 'node:test';
import { columns, kept, open, ready, square, squares, text } from './browser.js';
import { missing, solve } from './solver.js';

/** @typedef {import('playwright-core').Page} Page */

/** A day whose challenge is easy, and one whose challenge is for experts. */
const MONDAY = '2026-11-23T12:00:00Z';
const SUNDAY = '2026-11-22T12:00:00Z';

/**
 * The one square without a dot in the line that the page names, and the sentence around it.
 *
 * @param {import('playwright-core').Page} page
 */
async function only(page) {
  const sentence = await text(page, 'play-status');
  const [, kind, line] = /(Column|row) ([a-d1-4]) has one square/.exec(sentence) ?? [];
  const free = (await squares(page)).filter(({ words }) => words.length === 0);
  const left = free.filter(({ name }) => name[kind === 'row' ? 1 : 0] === line);
  assert.equal(left.length, 1, sentence);
  return left[0].name;
}

test('a stranger solves the first board in three taps, and learns of marks and tips', async (t) => {
  const page = await open(t, { isFirst: true, size: 'phone', now: MONDAY });
  assert.equal(
    await page.locator('.rule:visible').innerText(),
    'One queen in each row and each column, and no two on a diagonal.',
  );
  const read = [await text(page, 'play-status')];
  await square(page, await only(page)).tap();
  read.push(await text(page, 'play-status'));
  await square(page, await only(page)).tap();
  read.push(await text(page, 'play-status'));
  // The last one is the one square that is left at all.
  const [last, ...others] = (await squares(page)).filter(({ words }) => words.length === 0);
  assert.deepEqual(others, []);
  await square(page, last.name).tap();
  assert.deepEqual(await columns(page), [1, 3, 0, 2]);
  assert.match(await text(page, 'play-status'), /^Solved\./);
  assert.match(read.join(' '), /given.*dot.*hold it, right-click it.*Mark.*Tip/s);

  await page.getByRole('button', { name: 'Play today’s challenge' }).tap();
  assert.match(await text(page, 'play-about'), /^Today’s challenge/);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'play-title');
  await page.goto(page.url().split('#')[0]);
  await ready(page);
  assert.match(await text(page, 'play-about'), /^Today’s challenge/);
});

/** The square that has a frame. @param {import('playwright-core').Page} page */
async function framed(page) {
  const frame = await page.locator('#play-board .frame').boundingBox();
  assert(frame);
  for (const { name } of await squares(page)) {
    const box = await square(page, name).boundingBox();
    if (
      box &&
      box.x < frame.x &&
      frame.x < box.x + box.width &&
      box.y < frame.y &&
      frame.y < box.y + box.height
    )
      return name;
  }
  return null;
}

test('a wrong tap on the first board is told of and taken back', async (t) => {
  const page = await open(t, { isFirst: true });
  await square(page, 'd4').click();
  assert.match(await text(page, 'play-status'), /leaves none.*take it back/);
  assert.equal(await framed(page), 'd4');
  await square(page, 'd4').click();
  await square(page, 'b1').click();
  assert.equal(
    await text(page, 'play-status'),
    'Two queens attack each other. Tap one again to take it back.',
  );
  assert.equal(await framed(page), 'b1');
  await square(page, 'b1').click();
  await square(page, await only(page)).click();
  assert.match(await text(page, 'play-status'), /^Good/);
});

test('a friend’s link leads to the friend’s board, and a link leaves the first one', async (t) => {
  const friend = await open(t, { isFirst: true, fragment: '#play?size=8&grade=hard&number=7' });
  assert.equal(await text(friend, 'play-title'), 'No. 7');
  const page = await open(t, { isFirst: true });
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  await page.getByText('Today’s challenge: ').waitFor();
  assert.equal((await kept(page))['queens.taught'], undefined);
});

test('a win leads to a board at most a step harder, and to today’s if it is that', async (t) => {
  const page = await open(t, { isFirst: true, now: SUNDAY });
  for (const name of ['b4', 'd3', 'c1']) await square(page, name).click();
  const kinds = [];
  for (let wins = 0; wins < 4; wins++) {
    await page.locator('#play-next').click();
    kinds.push((await text(page, 'play-about')).split('.')[0]);
    for (const { name } of await missing(page)) await square(page, name).click();
  }
  assert.deepEqual(kinds, ['5 × 5, easy', '7 × 7, easy', '8 × 8, easy', '8 × 8, medium']);
  for (const [fragment, next] of [
    ['#play?size=6&grade=hard&number=1', 'Next: 7 × 7, hard'],
    ['#play?size=8&grade=hard&number=7', 'Play today’s challenge'],
    [`#play?day=${Date.parse(MONDAY) / 86_400_000 - 7.5}`, 'Next: 8 × 8, medium'],
    [`#play?day=${Date.parse(SUNDAY) / 86_400_000 - 0.5}`, 'Next: 10 × 10, expert'],
  ]) {
    const page = await open(t, { fragment, now: SUNDAY });
    for (const { name } of await missing(page)) await square(page, name).click();
    assert.equal(await text(page, 'play-next'), next);
  }
  const free = await open(t, { fragment: '#play?size=6&queens=1Q4/3Q2/5Q/Q5/2Q3/6', now: SUNDAY });
  await square(free, 'e1').click();
  assert.equal(await text(free, 'play-next'), 'Next: 6 × 6, hard');
});

test('what is under the board stays where it is while the message changes', async (t) => {
  const page = await open(t, { isFirst: true, size: 'phone' });
  const top = async () => (await page.locator('#play-toolbar').boundingBox())?.y;
  const at = await top();
  for (const name of ['d4', 'd4', 'b1', 'b1', 'b4', 'd3']) {
    await square(page, name).tap();
    assert.equal(await top(), at, name);
  }
});

test('who has solved a board reads the rule in the details alone', async (t) => {
  const page = await open(t, {
    storage: { 'queens.day.20000': '{"day":20000,"seconds":75,"tips":0}' },
  });
  assert.equal(await page.locator('.rule').isVisible(), false);
});

const DAY = 20779; // 22 November 2026, a Sunday

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

test('solved days make a streak in the calendar, days caught up with do not', async (t) => {
  const feat = (/** @type {number} */ day, tips = 0) => JSON.stringify({ day, seconds: 75, tips });
  const storage = {
    [`queens.day.${DAY - 1}`]: feat(DAY - 1),
    [`queens.day.${DAY - 2}`]: feat(DAY - 2, 3),
    [`queens.day.${DAY - 3}`]: feat(DAY - 1),
    ...Object.fromEntries(
      [10, 11, 12, 13, 14].map((ago) => [`queens.day.${DAY - ago}`, feat(DAY - ago)]),
    ),
  };
  const page = await open(t, { now: '2026-11-22T12:00:00Z', zone: 'UTC', storage });
  const statistics = async () => (await text(page, 'diary-statistics')).replace(/\s+/g, ' ');
  await page.locator('#play-diary').click();
  assert.equal(await text(page, 'diary-month'), 'November 2026');
  assert.equal(
    await statistics(),
    'in a row 2 longest row 5 days solved 8 boards solved 8 without a tip 7',
  );
  const rows = await page
    .locator('#diary-days tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  assert.deepEqual(rows[0], ['', '', '', '', '', '', '1']);
  assert.deepEqual(rows[3], ['16', '17', '18', '19', '20', '21', '22']);
  assert.deepEqual(await page.locator('#diary-days .kept').allInnerTexts(), [
    '8',
    '9',
    '10',
    '11',
    '12',
    '20',
    '21',
  ]);
  assert.deepEqual(await page.locator('#diary-days .late').allInnerTexts(), ['19']);
  assert.equal(await page.locator('#diary-days [aria-current]').innerText(), '22');
  assert.equal(await page.locator('#diary-days .future').count(), 8);
  await page.locator('#diary-before').click();
  assert.equal(await text(page, 'diary-month'), 'October 2026');
  await page.locator('#diary-after').click();
  await page.locator('#diary-days').getByRole('link', { name: '22, not solved' }).click();
  assert(await page.locator('#diary').isHidden());

  await solve(page);
  assert.match(await text(page, 'play-facts'), /^3 days in a row\./);
  await page.locator('#play-share').click();
  await page.getByText('The result is on the clipboard').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(
    shared,
    /^Queens, 22 November 2026: 10 × 10, expert\n♛ 0:\d\d, without a tip, 3 days in a row$/,
  );
  await page.locator('#play-diary').click();
  assert.match(await statistics(), /^in a row 3 longest row 5 days solved 9 /);
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
