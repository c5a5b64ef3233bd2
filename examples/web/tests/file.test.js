// Tests of the page as one small file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { FILE, browser } from './browser.js';

test('the page is small and one file, and is painted about as soon as an empty one', async (t) => {
  const page = readFileSync(FILE, 'utf8');
  t.diagnostic(`${Buffer.byteLength(page)} bytes`);
  assert(Buffer.byteLength(page) <= 400 * 1024);
  assert.doesNotMatch(page, /(src|href)="(?!#|data:)/);
  const context = await browser.newContext();
  t.after(() => context.close());
  /** @param {string} address */
  const paint = async (address) => {
    const tab = await context.newPage();
    await tab.goto(address);
    const handle = await tab.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    const time = await handle.jsonValue();
    await tab.close();
    return Number(time);
  };
  const empty = 'data:text/html,<!doctype html><title>Empty</title><p>Empty';
  const [ours, others] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let run = 0; run < 7; run++) {
    others.push(await paint(empty));
    ours.push(await paint(FILE.href));
  }
  const median = (/** @type {number[]} */ times) => times.sort((one, other) => one - other)[3];
  const ratio = median(ours) / median(others);
  t.diagnostic(
    `first paint after ${median(ours).toFixed(0)} ms, ` +
      `an empty page’s after ${median(others).toFixed(0)} ms`,
  );
  assert(ratio < 5, `${ratio} times that of an empty page`);
});

test('a processor four times slower answers the first tap within a second', async (t) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  t.after(() => context.close());
  /** @type {number[]} */
  const times = [];
  // Other work on the machine only adds to a time, so some more runs may be needed.
  for (let run = 0; run < 5 || (run < 15 && Math.min(...times) > 1000); run++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // A tap at the first moment, and the frame with its queen.
    await page.addInitScript(() => {
      const start = () => {
        if (!('ready' in document.documentElement.dataset)) return requestAnimationFrame(start);
        const free = [...document.querySelectorAll('#play [role=gridcell]')].find(
          (cell) => !cell.getAttribute('aria-label')?.includes(','),
        );
        const queens = document.querySelectorAll('#play .queen').length;
        /** @type {HTMLElement} */ (free).click();
        const answered = document.querySelectorAll('#play .queen').length === queens + 1;
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { answer: answered && performance.now() })),
        );
      };
      requestAnimationFrame(start);
    });
    await page.goto(`${FILE.href}#play?size=8&grade=hard&number=7`);
    const handle = await page.waitForFunction(() => /** @type {any} */ (window).answer);
    times.push(Number(await handle.jsonValue()));
    await page.close();
  }
  const fastest = Math.min(...times);
  t.diagnostic(`first answer after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  assert(fastest <= 1000, `${fastest} ms`);
});
