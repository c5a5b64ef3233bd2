// The time that the page takes. It is printed and not compared: it is the machine's.

import assert from 'node:assert/strict';
import test from 'node:test';
import { FILE, browser } from './browser.js';

/** How often each board is opened, each time in a browser that has never had the page. */
const RUNS = 5;

/** How many times slower than this machine the page is made to run: as on a phone. */
const SLOWER = 4;

/** A board of any number, and those of a Sunday, which are large and hard, so they take long. */
const BOARDS = {
  'any board': 'size=8&grade=hard&number=7',
  queens: 'day=20786',
  blocked: 'kind=blocked&day=20786',
  regions: 'kind=regions&day=20786',
  mixed: 'kind=mixed&day=20786',
};

for (const [name, fragment] of Object.entries(BOARDS)) {
  test(`a tap at the first moment gets its queen in the next frame: ${name}`, async (t) => {
    /** @type {number[]} */
    const times = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.addInitScript(() => {
        const start = () => {
          if (!('ready' in document.documentElement.dataset)) return requestAnimationFrame(start);
          const free = [...document.querySelectorAll('#play [role=gridcell]')].find(
            (cell) => !/queen|blocked/.test(cell.getAttribute('aria-label') ?? ''),
          );
          const queens = document.querySelectorAll('#play .queen').length;
          /** @type {HTMLElement} */ (free).click();
          const more = document.querySelectorAll('#play .queen').length - queens;
          requestAnimationFrame(() =>
            setTimeout(() => console.log(JSON.stringify([more, performance.now()]))),
          );
        };
        requestAnimationFrame(start);
      });
      // To ask the page for it would make the browser compile what Playwright asks with, before the
      // answer.
      const answer = page.waitForEvent('console');
      await page.goto(`${FILE.href}#play?${fragment}`);
      const [more, time] = JSON.parse((await answer).text());
      assert.equal(more, 1);
      times.push(time / 1000);
      await context.close();
    }
    times.sort((one, other) => one - other);
    const [least, median] = [times[0], times[RUNS >> 1]].map((time) => time.toFixed(2));
    t.diagnostic(
      `${name}: ${least} s until the first answer, median ${median} s, ${SLOWER} times slower`,
    );
  });
}
