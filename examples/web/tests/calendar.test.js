// Tests of the calendar.

import assert from 'node:assert/strict';
import test from 'node:test';
import { open, square, text } from './browser.js';
import { missing, solve } from './solver.js';

const DAY = 20779; // 22 November 2026, a Sunday

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
    'days in a row 2 longest streak 5 days solved 8 boards solved 8 without a tip 7',
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
  // Tomorrow's board can be played, since a flight may leave that date out.
  assert.equal(await page.locator('#diary-days .future').count(), 7);
  assert(
    await page.locator('#diary-days').getByRole('link', { name: '23, not solved' }).isVisible(),
  );
  await page.locator('#diary-before').click();
  assert.equal(await text(page, 'diary-month'), 'October 2026');
  await page.locator('#diary-after').click();
  await page.locator('#diary-days').getByRole('link', { name: '22, begun' }).click();
  assert(await page.locator('#diary').isHidden());

  await solve(page);
  assert.match(await text(page, 'play-facts'), /^3 days in a row, once 5\./);
  await page.locator('#play-share').click();
  await page.getByText('The result is on the clipboard').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(
    shared,
    /^Queens, 2026-11-22: 10 × 10, expert\n♛ 0:\d\d without a tip, 3 days in a row\n♛+$/,
  );
  await page.locator('#play-diary').click();
  assert.match(await statistics(), /^days in a row 3 longest streak 5 days solved 9 /);
});

test('a day that was solved ahead counts when it has come', async (t) => {
  const feat = (/** @type {number} */ day) => JSON.stringify({ day, seconds: 75, tips: 0 });
  const page = await open(t, {
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    storage: {
      [`queens.day.${DAY}`]: feat(DAY - 1),
      [`queens.day.${DAY - 1}`]: feat(DAY - 1),
      [`queens.day.${DAY - 2}`]: feat(DAY),
    },
  });
  await page.locator('#play-diary').click();
  assert.match(await text(page, 'diary-statistics'), /^days in a row\s+2\s/);
  assert.deepEqual(await page.locator('#diary-days .late').allInnerTexts(), ['20']);
});

test('a day that is solved ahead is marked in the calendar', async (t) => {
  const page = await open(t, {
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    fragment: `#play?day=${DAY + 1}`,
  });
  await solve(page);
  assert.match(await text(page, 'play-status'), /, ahead of its day, for which it counts\.$/);
  await page.locator('#play-diary').click();
  assert.deepEqual(await page.locator('#diary-days .kept').allInnerTexts(), ['23']);
  await page
    .locator('#diary-days')
    .getByRole('link', { name: /^23, solved in / })
    .click();
  await page.getByText('Monday 23 November 2026').waitFor();
});

test('the calendar marks days that were begun, of each kind, until they are solved', async (t) => {
  const page = await open(t, {
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    fragment: `#play?day=${DAY - 2}`,
    // A damaged entry.
    storage: { [`queens.game.daily.${DAY - 5}`]: '{"game":"none","at":0}' },
  });
  const begun = async () => {
    await page.locator('#play-diary').click();
    const days = await page.locator('#diary-days .begun').allInnerTexts();
    await page.keyboard.press('Escape');
    return days;
  };
  // On a past day, a look begins nothing.
  assert.deepEqual(await begun(), []);
  const [first] = await missing(page);
  await square(page, first.name).click();
  assert.deepEqual(await begun(), ['20']);
  const go = (/** @type {string} */ hash) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
  await go(`#play?day=${DAY - 1}&kind=regions`);
  await page.getByText('Saturday 21 November 2026').waitFor();
  assert.deepEqual(await begun(), []);
  await page.locator('#play-tip').click();
  assert.deepEqual(await begun(), ['21']);
  await go(`#play?day=${DAY}`);
  await page.getByText('Sunday 22 November 2026').waitFor();
  assert.deepEqual(await begun(), ['20', '22']);
  await page.locator('#play-diary').click();
  const day = page.locator('#diary-days').getByRole('link', { name: '20, begun', exact: true });
  assert.equal(await day.getAttribute('title'), 'begun');
  assert.match(await text(page, 'diary-signs'), /begun/);
  await day.click();
  await page.getByText('Friday 20 November 2026').waitFor();
  await solve(page);
  assert.deepEqual(await begun(), ['22']);
});

test('the days of a month are below their weekdays', async (t) => {
  const page = await open(t, { now: '2026-11-22T12:00:00Z', zone: 'UTC' });
  await page.locator('#play-diary').click();
  const weeks = await page
    .locator('#diary-days tr')
    .evaluateAll((weeks) =>
      weeks.map((week) => [...week.children].map(({ textContent }) => textContent).join(' ')),
    );
  assert.deepEqual(weeks, [
    'Mo Tu We Th Fr Sa Su',
    '      1',
    '2 3 4 5 6 7 8',
    '9 10 11 12 13 14 15',
    '16 17 18 19 20 21 22',
    '23 24 25 26 27 28 29',
    '30',
  ]);
});

test('the challenges that were solved last are listed first', async (t) => {
  const days = [DAY - 9, DAY, DAY - 3];
  const page = await open(t, {
    storage: Object.fromEntries(
      days.map((day, index) => [
        `queens.solved.6.hard.${index + 1}`,
        JSON.stringify({ day, seconds: 60, tips: 0 }),
      ]),
    ),
  });
  await page.locator('#play-diary').click();
  const listed = await page.locator('#diary-records li a').allInnerTexts();
  assert.deepEqual(
    listed.map((text) => text.replace(/^.* /, '')),
    ['2', '3', '1'],
  );
});

test('the calendar has a bar and a median for each day of the week', async (t) => {
  const feat = (/** @type {number} */ day, /** @type {number} */ seconds) => [
    `queens.day.${day}`,
    JSON.stringify({ day, seconds, tips: 0 }),
  ];
  const page = await open(t, {
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    storage: Object.fromEntries([
      ...[100, 61, 300].map((seconds, week) => feat(DAY - 7 * week, seconds)),
      feat(DAY - 6, 59),
    ]),
  });
  await page.locator('#play-diary').click();
  const bars = await page
    .locator('#diary-weekdays li')
    .evaluateAll((items) =>
      items.map((item) => [
        item.textContent,
        Math.round(item.querySelector('i')?.getBoundingClientRect().width ?? 0),
      ]),
    );
  assert.deepEqual(
    bars.map(([text]) => text),
    ['Mo 1, 0:59', 'Tu 0', 'We 0', 'Th 0', 'Fr 0', 'Sa 0', 'Su 3, 1:40'],
  );
  assert(Number(bars[6][1]) > 2.9 * Number(bars[0][1]) && bars[1][1] === 0, bars.join());
});

test('the calendar colours days as its legend says', async (t) => {
  const page = await open(t, {
    fragment: '#play?size=6',
    now: '2024-10-05T12:00:00Z',
    zone: 'UTC',
    storage: {
      'queens.day.20000': '{"day":20000,"seconds":75,"tips":0}',
      'queens.day.19999': '{"day":20000,"seconds":90,"tips":1}',
      'queens.game.daily.19998': '{"game":"challenge 6 c6 c6 - - - day=19998 begun=19998","at":0}',
    },
  });
  await page.locator('#play-diary').click();
  const looks = await page.evaluate(() => {
    const look = (/** @type {Element | null | undefined} */ element) => {
      if (!element) return null;
      const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(element);
      return { backgroundColor, borderTopColor, borderTopStyle };
    };
    const day = (/** @type {string} */ number) =>
      [...document.querySelectorAll('#diary-days a')].find((a) => a.textContent === number);
    const sign = (/** @type {string} */ word) =>
      [...document.querySelectorAll('#diary-signs span')]
        .find((sign) => sign.textContent === word)
        ?.querySelector('i');
    return {
      solved: [look(day('4')), look(sign('solved'))],
      late: [look(day('3')), look(sign('solved late'))],
      begun: [look(day('2')), look(sign('begun'))],
      words: [...document.querySelectorAll('#diary-signs span')].map((sign) => sign.textContent),
    };
  });
  const [solved, late] = [looks.solved, looks.late].map(([day, sign]) => ({ day, sign }));
  assert(solved.day && solved.sign && late.day && late.sign, looks.words.join(', '));
  const [begunDay, begunSign] = looks.begun;
  assert(begunDay && begunDay.borderTopStyle === 'dashed', looks.words.join(', '));
  assert.deepEqual(begunDay, begunSign);
  assert.equal(solved.day.backgroundColor, solved.sign.backgroundColor);
  assert.equal(late.day.borderTopColor, late.sign.borderTopColor);
  assert.notEqual(late.day.backgroundColor, solved.sign.backgroundColor);
  assert.notEqual(late.sign.backgroundColor, solved.sign.backgroundColor);
});

test('a streak of more than ten years is no shorter', async (t) => {
  const days = Array.from({ length: 4000 }, (_, ago) => DAY - ago);
  const storage = Object.fromEntries(
    days.map((day) => [`queens.day.${day}`, JSON.stringify({ day, seconds: 75, tips: 0 })]),
  );
  const page = await open(t, { now: '2026-11-22T12:00:00Z', zone: 'UTC', storage });
  await page.locator('#play-diary').click();
  assert.match(
    await text(page, 'diary-statistics'),
    /^days in a row\s+4,?000\s+longest streak\s+4,?000\s+days solved\s+4,?000\s/,
  );
});
