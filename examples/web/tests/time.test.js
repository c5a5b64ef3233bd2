// The time that the page takes. It is printed and not compared: it is the machine's.

import assert from 'node:assert/strict';
import test from 'node:test';
import { FILE, browser } from './browser.js';

/** A few times, of which the shortest has least of what else the machine does. */
const RUNS = 3;

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
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    t.after(() => context.close());
    /** @type {number[]} */
    const times = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.addInitScript(() => {
        const start = () => {
          if (!('ready' in document.documentElement.dataset)) return requestAnimationFrame(start);
          const free = [...document.querySelectorAll('#play [role=gridcell]')].find(
            (cell) => !/queen|blocked/.test(cell.getAttribute('aria-label') ?? ''),
          );
          const queens = document.querySelectorAll('#play .queen').length;
          /** @type {HTMLElement} */ (free).click();
          const more = document.querySelectorAll('#play .queen').length - queens;
          requestAnimationFrame(() => setTimeout(() => Object.assign(window, { more })));
        };
        requestAnimationFrame(start);
      });
      await page.goto(`${FILE.href}#play?${fragment}`);
      const more = await page.waitForFunction(() => 'more' in window && { queens: window.more });
      assert.deepEqual(await more.jsonValue(), { queens: 1 });
      const { metrics } = await session.send('Performance.getMetrics');
      times.push(metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN);
      await page.close();
    }
    const [shortest] = times.sort((one, other) => one - other);
    t.diagnostic(`${name}: ${shortest.toFixed(2)} s of the processor until the first answer`);
  });
}
