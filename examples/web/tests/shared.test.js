// Test of the text to share of a page that a server sends.

import assert from 'node:assert/strict';
import test from 'node:test';
import { square } from './browser.js';
import { POLICY, serve } from './server.js';
import { missing } from './solver.js';

test('the text to share leads to the challenge, and not to its solution', async (t) => {
  const { page, noise } = await serve(t, POLICY);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = 'https://queens.test/#play?size=6&grade=hard&number=7';
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  for (const { name } of await missing(page)) await square(page, name).click();
  await page.locator('#play-share').click();
  await page.getByText('The result is on the clipboard').waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  assert.equal(lines.at(-1), address);
  assert.doesNotMatch(lines.slice(0, -1).join(' '), /https?:|queens=|\b[a-f][1-6]\b/);
  assert.deepEqual(noise, []);
});
