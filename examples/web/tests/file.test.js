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
