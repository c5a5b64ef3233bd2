// Tests of the content security policy that the README states. `WRITE=1 ci/page` writes it anew.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import { POLICY, serve } from './server.js';

const README = new URL('../README.md', import.meta.url);

test('the page works with the policy that the README states, in each view', async (t) => {
  if (process.env.WRITE === '1')
    writeFileSync(
      README,
      readFileSync(README, 'utf8').replace(
        /Content-Security-Policy: .*/,
        `Content-Security-Policy: ${POLICY}`,
      ),
    );
  assert(
    readFileSync(README, 'utf8').includes(`Content-Security-Policy: ${POLICY}\n`),
    `the README does not state ${POLICY}`,
  );
  const { page, noise } = await serve(t, POLICY);
  await page.waitForSelector('html[data-ready]');
  for (const view of ['Watch', 'Browse', 'Play']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await page.waitForSelector(`#${view.toLowerCase()}:not([hidden]) .queen`);
  }
  await page.locator('#play-diary').click();
  assert.deepEqual(noise, []);
});
