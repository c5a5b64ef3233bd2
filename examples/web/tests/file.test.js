// Tests of the page as one small file.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import test from 'node:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILE, browser } from './browser.js';

const WEB = fileURLToPath(new URL('..', import.meta.url));

test('the page is small and one file', (t) => {
  const page = readFileSync(FILE, 'utf8');
  t.diagnostic(`${Buffer.byteLength(page)} bytes`);
  assert(Buffer.byteLength(page) <= 400 * 1024);
  assert.doesNotMatch(page, /(src|href)="(?!#|data:)/);
});

test('where it is published, a link to it has a picture, and it can be installed', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'queens-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const target = process.env.CARGO_TARGET_DIR ?? 'target';
  const wasm = `${target}/wasm32-unknown-unknown/release/queen_web.wasm`;
  const file = join(folder, 'queens.html');
  /** @param {string} [address] */
  const bundle = (address) => {
    const env = { ...process.env, QUEEN_URL: address ?? '' };
    execFileSync(process.execPath, ['bundle.mjs', wasm, file], { cwd: WEB, env });
    const page = readFileSync(file, 'utf8');
    const metas = page.matchAll(/<meta property="(og:(?:url|image)[^"]*)" content="([^"]*)">/g);
    return Object.fromEntries([...metas].map(([, name, content]) => [name, content]));
  };
  assert.deepEqual(bundle(), {});
  assert.deepEqual(readdirSync(folder), ['queens.html']);
  const { 'og:image:alt': alt, ...metas } = bundle('https://example.org/games/queens.html');
  assert.deepEqual(metas, {
    'og:url': 'https://example.org/games/queens.html',
    'og:image': 'https://example.org/games/queens.png',
    'og:image:type': 'image/png',
    'og:image:width': '1280',
    'og:image:height': '860',
  });
  assert(alt);
  const picture = readFileSync(join(folder, 'queens.png'));
  assert(picture.equals(readFileSync(join(WEB, 'pictures', 'desktop-light.png'))));
  // It still loads nothing.
  assert.doesNotMatch(readFileSync(file, 'utf8'), /(src|href)="(?!#|data:)/);
  // And it can be installed, but for a window without a past, as that of this test is.
  const there = 'http://localhost/games/queens.html';
  bundle(there);
  const body = readFileSync(file, 'utf8');
  const context = await browser.newContext();
  t.after(() => context.close());
  await context.route('http://localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  const tab = await context.newPage();
  await tab.goto(there);
  const session = await context.newCDPSession(tab);
  const { installabilityErrors: errors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(
    errors.map(({ errorId }) => errorId),
    ['in-incognito'],
  );
  assert.throws(() => bundle('file:///queens.html'));
});
