// A browser with the page, which has to stay silent: no message on the console, no error, no request.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('node:test').TestContext} TestContext */

const CHROMIUM = process.env.QUEEN_CHROMIUM ?? '/usr/bin/chromium';
const FILE = new URL('../queens.html', import.meta.url);
assert(existsSync(FILE), `${fileURLToPath(FILE)} is not built`);

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 860 },
};
/** @typedef {keyof typeof SIZES} SizeName */
export const THEMES = /** @type {const} */ (['light', 'dark']);

// Chromium's own sandbox does not work for root, as whom containers run.
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
after(() => browser.close());

/**
 * Opens the page in a new context, and lets the test fail at its end if the page has not been silent.
 *
 * @param {TestContext} t
 * @param {object} [options]
 * @param {string} [options.fragment]
 * @param {SizeName} [options.size]
 * @param {'light' | 'dark'} [options.theme]
 * @param {'reduce' | 'no-preference'} [options.motion]
 * @param {Record<string, string>} [options.storage] what the browser has kept
 */
export async function open(t, { fragment = '', size = 'desktop', theme = 'light', motion = 'reduce', storage } = {}) {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    viewport: SIZES[size], colorScheme: theme, reducedMotion: motion, hasTouch: isPhone, isMobile: isPhone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const noise = [];
  page.on('console', (message) => noise.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.stack}`));
  context.on('request', (request) => {
    const isPage = request.url().split('#')[0] === pathToFileURL(fileURLToPath(FILE)).href;
    if (!isPage) noise.push(`request: ${request.url()}`);
  });
  if (storage) {
    await page.addInitScript((entries) => {
      if (!sessionStorage.getItem('seeded')) for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      sessionStorage.setItem('seeded', 'yes');
    }, storage);
  }
  await page.goto(FILE.href + fragment);
  await ready(page);
  t.after(async () => {
    await context.close();
    assert.deepEqual(noise, []);
  });
  return page;
}

/** @param {Page} page */
export async function ready(page) {
  await page.waitForSelector('html[data-ready]');
}

/** The squares of the board that is shown: their names, and what else their labels say. @param {Page} page */
export async function squares(page) {
  const labels = await page.locator('.view:not([hidden]) .board [role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const size = Math.sqrt(labels.length);
  return labels.map((label, index) => {
    const [name, ...words] = label.split(', ');
    return { name, words, row: Math.floor(index / size), column: index % size };
  });
}

/** The square of a name on the board that is shown. @param {Page} page @param {string} name */
export function square(page, name) {
  const label = new RegExp(`^${name}(,|$)`);
  return page.locator('.view:not([hidden])').getByRole('gridcell', { name: label });
}

/** The columns of the queens, the top row's first. @param {Page} page */
export async function columns(page) {
  const queens = (await squares(page)).filter(({ words }) => words.some((word) => word.endsWith('queen')));
  return queens.map(({ column }) => column);
}

/** @param {Page} page @param {string} id */
export const text = (page, id) => page.locator(`#${id}`).innerText();
