// What the README states and shows: what content security policy the page needs, and the pictures.
// `WRITE=1 ci/page` writes both anew, which takes Debian's pngquant. Where the page cannot start,
// it says what it lacks.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { FILE, SIZES, THEMES, browser, open } from './browser.js';

const PAGE = readFileSync(FILE, 'utf8');
const README = new URL('../README.md', import.meta.url);

/** The hash of what is between two tags. @param {string} tag */
function hash(tag) {
  const [, content] = new RegExp(`<${tag}>([^]*?)</`).exec(PAGE) ?? [];
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const POLICY = [
  "default-src 'none'",
  `script-src 'wasm-unsafe-eval' ${hash('script type="module"')}`,
  `style-src ${hash('style')}`,
  'img-src data:',
].join('; ');

/**
 * Opens the page as a server with a policy sends it.
 *
 * @param {import('node:test').TestContext} t @param {string} policy @param {string} [script]
 */
async function serve(t, policy, script) {
  const context = await browser.newContext();
  t.after(() => context.close());
  const page = await context.newPage();
  /** @type {string[]} */
  const noise = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(String(error)));
  if (script) await page.addInitScript(script);
  await page.route('https://queens.test/**', (route) =>
    route.fulfill({
      body: PAGE,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
    }),
  );
  await page.goto('https://queens.test/');
  return { page, noise };
}

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

const SUBJECTS = {
  phone:
    '#play?size=8&grade=medium&number=20413&queens=2Q5/8/7Q/8/1Q6/Q7/8/8&out=8/8/8/8/8/8/3Q4/1Q1Q4',
  tablet: '#browse?size=16&solution=10000000',
  desktop: '#watch?size=8&step=1166',
};
/** The share of the pixels that may differ: text, where fonts are others. */
const TOLERANCE = 0.05;
const MAX_BYTES = 80 * 1024;

for (const size of /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SUBJECTS))) {
  for (const theme of THEMES) {
    test(`the picture of the ${size}, ${theme}`, async (t) => {
      // As high as the three strips.
      const page = await open(t, {
        fragment: SUBJECTS[size],
        size: size === 'desktop' ? { width: 1280, height: 1080 } : size,
        theme,
      });
      const screenshot = await page.screenshot();
      const shot = PNG.sync.read(screenshot);
      const file = new URL(`../pictures/${size}-${theme}.png`, import.meta.url);
      if (process.env.WRITE === '1') {
        writeFileSync(
          file,
          execFileSync('pngquant', ['--speed', '1', '64', '-'], { input: screenshot }),
        );
      }
      const bytes = readFileSync(file);
      assert(bytes.length <= MAX_BYTES, `${bytes.length} bytes`);
      const picture = PNG.sync.read(bytes);
      assert.deepEqual([shot.width, shot.height], [picture.width, picture.height]);
      const differing = pixelmatch(shot.data, picture.data, undefined, shot.width, shot.height, {
        threshold: 0.2,
      });
      const share = differing / (shot.width * shot.height);
      t.diagnostic(`${(100 * share).toFixed(2)} % of the pixels differ`);
      assert(share <= TOLERANCE, `${(100 * share).toFixed(1)} % of the pixels differ`);
    });
  }
}
