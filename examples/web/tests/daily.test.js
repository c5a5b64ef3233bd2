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
