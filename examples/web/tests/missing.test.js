// Tests of the page where it lacks what it needs.

import assert from 'node:assert/strict';
import test from 'node:test';
import { POLICY, serve } from './server.js';

/**
 * What is missing, and how the page says so.
 *
 * @type {[string, string, string | undefined, RegExp][]}
 */
const LACKS = [
  ['WebAssembly', '', 'delete globalThis.WebAssembly', /^This browser has no WebAssembly/],
  [
    'DecompressionStream',
    '',
    'delete globalThis.DecompressionStream',
    /^This browser cannot decompress/,
  ],
  [
    'a policy that lets WebAssembly run',
    POLICY.replace("'wasm-unsafe-eval' ", ''),
    undefined,
    /content security policy forbids WebAssembly/,
  ],
  [
    'a policy that lets scripts run',
    "script-src 'none'",
    undefined,
    /needs JavaScript and WebAssembly.*content security policy/s,
  ],
];

for (const [lack, policy, script, words] of LACKS) {
  test(`without ${lack} the page says so`, async (t) => {
    const { page } = await serve(t, policy, script);
    const message = page.getByText(words);
    await message.waitFor();
    assert.equal(await message.count(), 1);
  });
}

test('where a view cannot start the page says so', async (t) => {
  const { page } = await serve(t, '', 'delete globalThis.ResizeObserver');
  await page.goto('https://queens.test/?embed=watch');
  await page
    .getByText(/^The page could not start: ReferenceError: ResizeObserver is not defined\.$/)
    .waitFor();
});

test('what is missing waits for the start of the page, also for who wants no motion', async (t) => {
  const { page } = await serve(t, "script-src 'none'");
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animation = page.locator('#missing').evaluate((it) => getComputedStyle(it).animation);
  assert.match(await animation, /2s.*appear-late/);
});
