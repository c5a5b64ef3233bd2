// A browser with the page, which has to stay silent: no message, no error, no request.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright-core';
import { PNG } from 'pngjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {import('node:test').TestContext} TestContext */

const CHROMIUM = process.env.QUEEN_CHROMIUM ?? '/usr/bin/chromium';
export const FILE = new URL('../queens.html', import.meta.url);
assert(existsSync(FILE), `${fileURLToPath(FILE)} is not built`);

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 860 },
};
/** @typedef {keyof typeof SIZES} SizeName */
export const THEMES = /** @type {const} */ (['light', 'dark']);

/** The kinds of clues. @type {import('../page/module.js').Kind[]} */
export const KINDS = ['queens', 'blocked', 'regions', 'mixed'];

/** Milliseconds. */
const PATIENCE = 15_000;

/**
 * What Chromium has switched off. The popups of its address bar are pages that take a second of
 * processor time in each new window, though none is seen. The other ones are Playwright's, whose
 * list this one replaces.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

// Chromium's own sandbox does not work for root, as whom containers run.
export const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', `--disable-features=${SWITCHED_OFF}`],
});
after(() => browser.close());

/**
 * @typedef {object} Options
 * @property {string} [fragment]
 * @property {URL} [file] another build of the page
 * @property {SizeName | { width: number, height: number }} [size]
 * @property {'light' | 'dark' | 'forced'} [theme]
 * @property {'reduce' | 'no-preference'} [motion]
 * @property {Record<string, string>} [storage] what the browser has kept
 * @property {boolean} [isFirst] whether this is the first visit
 * @property {string} [zone] the player's time zone
 * @property {string} [now] the time, which stands still but for `page.clock`
 * @property {string} [script] runs before the page's own
 * @property {number} [scale] how many pixels of the screen a pixel of the page has on each side
 * @property {BrowserContext} [context] with other tabs of the same player
 */

/**
 * Opens the page in a new context, and lets the test fail at its end if the page has not been
 * silent.
 *
 * @param {TestContext} t @param {Options} [options]
 */
export async function open(t, options = {}) {
  const {
    fragment = '',
    file = FILE,
    size = 'desktop',
    theme = 'light',
    motion = 'reduce',
    storage = {},
    isFirst = false,
    zone,
    now,
    script,
    scale,
  } = options;
  const viewport = typeof size === 'string' ? SIZES[size] : size;
  const isPhone = size === 'phone';
  const context =
    options.context ??
    (await browser.newContext({
      viewport,
      deviceScaleFactor: scale,
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      forcedColors: theme === 'forced' ? 'active' : 'none',
      reducedMotion: motion,
      hasTouch: isPhone,
      isMobile: isPhone,
      timezoneId: zone,
      permissions: ['clipboard-read', 'clipboard-write'],
    }));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  if (now) await stop(page, now);
  /** @type {string[]} */
  const noise = [];
  page.on('console', (message) => noise.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.stack}`));
  page.on('request', (request) => {
    if (![file.href, SMALL, 'about:blank'].includes(request.url().split('#')[0]))
      noise.push(`request: ${request.url()}`);
  });
  if (script) await page.addInitScript(script);
  /** @type {Record<string, string>} */
  const entries = isFirst ? storage : { 'queens.taught': 'true', ...storage };
  // Other tabs of the same player have what the first one keeps.
  if (options.context) await page.goto(file.href + fragment);
  else await load(page, fragment, entries, file);
  await ready(page);
  t.after(async () => {
    await context.close();
    assert.deepEqual(noise, []);
  });
  return page;
}

/** Milliseconds from one frame to the next, by the clock of a page whose clock stands. */
const FRAME = 16;

/** The pages whose clocks stand but for `page.clock`. @type {WeakSet<Page>} */
const stopped = new WeakSet();

/**
 * Stops the page's clock at a time. A clock that is only installed goes on with the machine's, so
 * that a slow machine would show other seconds than a fast one.
 *
 * @param {Page} page @param {string} now
 */
async function stop(page, now) {
  const time = new Date(now);
  await page.clock.install({ time: new Date(time.getTime() - 1000) });
  await page.clock.pauseAt(time);
  stopped.add(page);
}

/** A small document of the origin that all files share. */
const SMALL = new URL('../package.json', import.meta.url).href;

/**
 * Loads the page with nothing but these entries kept, which another document has set. A script that
 * runs before all others would be too early: what is kept by a document that Chromium does not know
 * of yet is lost with it.
 *
 * @param {Page} page @param {string} fragment @param {Record<string, string>} entries
 * @param {URL} [file]
 */
export async function load(page, fragment, entries, file = FILE) {
  await page.goto(SMALL);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, entries);
  await page.goto(SMALL);
  await has(page, entries);
  await page.goto(file.href + fragment);
}

/** @param {Page} page */
export async function ready(page) {
  // The page waits for a frame before it starts, and none comes while its clock stands.
  const isReady = async () => (await page.locator('html[data-ready]').count()) > 0;
  for (let frame = 0; frame < 500 && stopped.has(page) && !(await isReady()); frame++)
    await page.clock.runFor(FRAME);
  await page.waitForSelector('html[data-ready]');
  // A frame comes at each multiple of its length, and where between two the clock stands depends on
  // the machine. From a frame on, what goes by frames, as a film does, always goes the same way.
  if (stopped.has(page))
    await page.clock.runFor(FRAME - ((await page.evaluate(() => performance.now())) % FRAME));
}

/**
 * The squares of the board that is shown: their names, and what else their labels say.
 *
 * @param {Page} page
 */
export async function squares(page) {
  const labels = await page
    .locator('.view:not([hidden]) .board [role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const size = Math.sqrt(labels.length);
  return labels.map((label, index) => {
    const [name, ...words] = label.split(', ');
    return { name, words, row: Math.floor(index / size), column: index % size };
  });
}

/**
 * A picture of the board to play on without some of its elements.
 *
 * @param {Page} page @param {string} hidden a selector
 */
export async function boardWithout(page, hidden) {
  const style = await page.addStyleTag({ content: `${hidden} { visibility: hidden !important }` });
  const board = await page.locator('.view:not([hidden]) .stage .board').screenshot();
  await style.evaluate((element) => /** @type {HTMLElement} */ (element).remove());
  return PNG.sync.read(board);
}

/**
 * How many pixels of the board that is shown each of two selectors draws, and how many of the first
 * are within reach of one of the other: both draw them, or they are that near to it.
 *
 * @param {Page} page @param {string} one @param {string} other
 * @param {string} hidden a selector of what is left out
 * @param {number} [reach] in pixels of the picture
 */
export async function inkOf(page, one, other, hidden, reach = 0) {
  const bare = await boardWithout(page, `${one}, ${other}, ${hidden}`);
  const ink = async (/** @type {string} */ left) => {
    const { data } = await boardWithout(page, `${left}, ${hidden}`);
    return Array.from({ length: data.length / 4 }, (_, at) =>
      [0, 1, 2].some((part) => Math.abs(data[4 * at + part] - bare.data[4 * at + part]) > 60),
    );
  };
  const [ofOne, ofOther] = [await ink(other), await ink(one)];
  const { width } = bare;
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach);
  const isNear = (/** @type {number} */ at) =>
    steps.some((down) =>
      steps.some((right) => {
        const column = (at % width) + right;
        return column >= 0 && column < width && ofOther[at + down * width + right];
      }),
    );
  const count = (/** @type {boolean[]} */ pixels) => pixels.filter(Boolean).length;
  return [count(ofOne), count(ofOther), ofOne.filter((isInk, at) => isInk && isNear(at)).length];
}

/** The square of a name on the board that is shown. @param {Page} page @param {string} name */
export function square(page, name) {
  const label = new RegExp(`^${name}(,|$)`);
  return page.locator('.view:not([hidden])').getByRole('gridcell', { name: label });
}

/** The columns of the queens, the top row's first. @param {Page} page */
export async function columns(page) {
  const queens = (await squares(page)).filter(({ words }) =>
    words.some((word) => word.endsWith('queen')),
  );
  return queens.map(({ column }) => column);
}

/**
 * The entries that the browser keeps for the page, parsed.
 *
 * @param {Page} page @returns {Promise<Record<string, any>>}
 */
export const kept = (page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text)])),
  );

/** @param {Page} page @param {string} id */
export const text = (page, id) => page.locator(`#${id}`).innerText();

/**
 * Waits until something is so, or for as long as a test may wait: what follows says what is wrong.
 *
 * @param {Page} page @param {() => Promise<boolean>} isSo
 */
export async function until(page, isSo) {
  const start = performance.now();
  while (!(await isSo()) && performance.now() - start < PATIENCE) await page.waitForTimeout(20);
}

/**
 * Waits until an element's text is as expected. A document may get what another one has kept a
 * moment after its start, and takes it in then.
 *
 * @param {Page} page @param {string} id @param {RegExp} expected
 */
export async function shows(page, id, expected) {
  await until(page, async () => expected.test(await text(page, id)));
  assert.match(await text(page, id), expected);
}

/** Loads the page again. @param {Page} page */
export async function reload(page) {
  await page.reload();
  await ready(page);
}

/**
 * Waits until a page has these entries and no other ones.
 *
 * @param {Page} page @param {Record<string, string>} entries
 */
const has = (page, entries) =>
  page.waitForFunction((entries) => {
    const [kept, expected] = [localStorage, entries].map((all) => Object.entries(all).sort());
    return JSON.stringify(kept) === JSON.stringify(expected);
  }, entries);

/**
 * Waits until a page has what another one has kept, which may keep more meanwhile.
 *
 * @param {Page} page @param {Page} other
 */
export async function hears(page, other) {
  const entries = (/** @type {Page} */ of) => of.evaluate(() => ({ ...localStorage }));
  await until(page, async () => isDeepStrictEqual(await entries(page), await entries(other)));
  assert.deepEqual(await entries(page), await entries(other));
}
