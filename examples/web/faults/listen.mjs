// Listener that a test file loads first, with node's --import: writes where the script has come to
// into the file that QUEEN_REACHED names.

import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const OUTPUT = String(process.env.QUEEN_REACHED);

/** The places that were reached, in any page or in node. @type {Set<number>} */
const reached = new Set();
const global = /** @type {any} */ (globalThis);
global.queenReached = (/** @type {number} */ place) => reached.add(place);

const launch = chromium.launch.bind(chromium);
chromium.launch = async (options) => {
  const browser = await launch(options);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.exposeBinding('queenTell', (_, places) => places.forEach(global.queenReached));
    await context.addInitScript(collect);
    return context;
  };
  return browser;
};

/** Tells each place once, in messages of many. */
function collect() {
  const page = /** @type {any} */ (globalThis);
  const told = new Set();
  /** @type {number[]} */
  let places = [];
  page.queenReached = (/** @type {number} */ place) => {
    if (told.has(place)) return;
    told.add(place);
    if (places.push(place) > 1) return;
    queueMicrotask(() => {
      page.queenTell(places);
      places = [];
    });
  };
}

process.on('exit', () => writeFileSync(OUTPUT, JSON.stringify([...reached])));
