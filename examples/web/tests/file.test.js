// Tests of the page as one small file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { FILE } from './browser.js';

test('the page is small and one file', (t) => {
  const page = readFileSync(FILE, 'utf8');
  t.diagnostic(`${Buffer.byteLength(page)} bytes`);
  assert(Buffer.byteLength(page) <= 400 * 1024);
  assert.doesNotMatch(page, /(src|href)="(?!#|data:)/);
});
