// A server that sends the page with a content security policy.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FILE, browser } from './browser.js';

const PAGE = readFileSync(FILE, 'utf8');

/** The hashes of what is between two tags. @param {string} tag */
const hashes = (tag) =>
  [...PAGE.matchAll(new RegExp(`<${tag}>([^]*?)</`, 'g'))]
    .map(([, content]) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ');

export const POLICY = [
  "default-src 'none'",
  `script-src 'wasm-unsafe-eval' ${hashes('script type="module"')}`,
  `style-src ${hashes('style[^>]*')}`,
  'img-src data:',
  'manifest-src data:',
].join('; ');

/**
 * Opens the page as a server with a policy sends it.
 *
 * @param {import('node:test').TestContext} t @param {string} policy @param {string} [script]
 */
export async function serve(t, policy, script) {
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
