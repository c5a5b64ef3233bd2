// Tests of the time that the page takes.

import assert from 'node:assert/strict';
import test from 'node:test';
import { FILE, browser } from './browser.js';

/** The time of the page's thread until the first answer: a second where it is four times slower. */
const MOST_SECONDS = 0.25;

/** A board of any number, and those of a Sunday, which are large and hard, so they take long. */
const BOARDS = {
  'any board': 'size=8&grade=hard&number=7',
  queens: 'day=20786',
  blocked: 'kind=blocked&day=20786',
  regions: 'kind=regions&day=20786',
  mixed: 'kind=mixed&day=20786',
};

for (const [name, fragment] of Object.entries(BOARDS)) {
  test(`a quarter of a second of the processor answers the first tap: ${name}`, async (t) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    t.after(() => context.close());
    /** @type {number[]} */
    const times = [];
    // The processor's time also depends on what else it does, a little.
    for (let run = 0; run < 3 || (run < 9 && Math.min(...times) > MOST_SECONDS); run++) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      // A tap at the first moment, and the frame with its queen.
      await page.addInitScript(() => {
        const start = () => {
          if (!('ready' in document.documentElement.dataset)) return requestAnimationFrame(start);
          const free = [...document.querySelectorAll('#play [role=gridcell]')].find(
            (cell) => !/queen|blocked/.test(cell.getAttribute('aria-label') ?? ''),
          );
          const queens = document.querySelectorAll('#play .queen').length;
          /** @type {HTMLElement} */ (free).click();
          const isAnswered = document.querySelectorAll('#play .queen').length === queens + 1;
          requestAnimationFrame(() => setTimeout(() => Object.assign(window, { isAnswered })));
        };
        requestAnimationFrame(start);
      });
      await page.goto(`${FILE.href}#play?${fragment}`);
      await page.waitForFunction(() => /** @type {any} */ (window).isAnswered);
      const { metrics } = await session.send('Performance.getMetrics');
      times.push(metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN);
      await page.close();
    }
    t.diagnostic(`first answer after ${times.map((time) => time.toFixed(3)).join(', ')} s`);
    const fastest = Math.min(...times);
    assert(fastest <= MOST_SECONDS, `${fastest} s`);
  });
}
