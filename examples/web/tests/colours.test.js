// Tests of the colours of the page.

import assert from 'node:assert/strict';
import test from 'node:test';
import { THEMES, open } from './browser.js';

const CHALLENGE = '#play?size=8&grade=medium&number=20413';

test('with forced colours the board, what is chosen and the strips are told apart', async (t) => {
  for (const theme of /** @type {const} */ (['forced'])) {
    const page = await open(t, { fragment: '#watch?size=6&step=30', theme });
    const color = (/** @type {string} */ selector, property = 'backgroundColor') =>
      page.evaluate(
        ([selector, property]) =>
          getComputedStyle(/** @type {Element} */ (document.querySelector(selector)))[
            /** @type {any} */ (property)
          ],
        [selector, property],
      );
    assert.notEqual(await color('#watch-board .square'), await color('#watch-board .square.dark'));
    assert.notEqual(await color('#watch-board .pieces', 'outlineStyle'), 'none');
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
      return getComputedStyle(probe).color;
    });
    assert.equal(await color('#watch-size input:checked + span'), system);
    assert.equal(await color('.top nav a[aria-current]'), system);
    assert.notEqual(await color('.top nav'), system);
    assert.notEqual(await color('.top nav', 'backgroundColor'), await color('.top nav', 'color'));
    const keys = await page
      .locator('#watch .legend i:not(.now)')
      .evaluateAll((keys) => keys.map((key) => getComputedStyle(key).backgroundColor));
    assert.equal(new Set(keys).size, 4, keys.join());
    for (const lane of ['all', 'rows', 'skips']) {
      const colors = await page.locator(`#watch-lane-${lane}`).evaluate((canvas) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
        const { data } = /** @type {CanvasRenderingContext2D} */ (
          /** @type {HTMLCanvasElement} */ (canvas).getContext('2d')
        ).getImageData(0, 0, width, height);
        return new Set(
          Array.from({ length: data.length / 4 }, (_, pixel) =>
            data.subarray(4 * pixel, 4 * pixel + 4).join(),
          ),
        ).size;
      });
      assert(colors >= 3, `${lane}: ${colors} colours`);
    }
  }
});

test('bands, conflicts, queens and blocks have a contrast of 3 : 1 in both themes', async (t) => {
  for (const theme of THEMES) {
    const page = await open(t, { fragment: CHALLENGE, theme });
    const colors = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(
        [
          'light',
          'dark',
          'surface',
          'page',
          'queen',
          'placed',
          'conflict',
          'reason',
          'skip',
          'test',
          'find',
          'now',
          'control',
          'accent',
        ].map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
      );
    });
    const luminance = (/** @type {string} */ color) => {
      const parts = [1, 3, 5]
        .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const contrast = (/** @type {string} */ one, /** @type {string} */ other) => {
      const [dark, light] = [luminance(colors[one]), luminance(colors[other])].sort(
        (a, b) => a - b,
      );
      return (light + 0.05) / (dark + 0.05);
    };
    for (const mark of ['queen', 'placed', 'conflict', 'reason']) {
      for (const square of ['light', 'dark'])
        assert(
          contrast(mark, square) >= 3,
          `${theme}: ${mark} on ${square} ${contrast(mark, square)}`,
        );
    }
    // A dot is seen through.
    const opacity = await page.evaluate(() => {
      const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
      dot.setAttribute('class', 'dot');
      document.querySelector('#play-board .pieces')?.append(dot);
      return Number(getComputedStyle(dot).opacity);
    });
    const mixed = (/** @type {string} */ one, /** @type {string} */ other) =>
      `#${[1, 3, 5]
        .map((at) => {
          const [over, under] = [one, other].map((color) => parseInt(color.slice(at, at + 2), 16));
          const part = Math.round(over * opacity + under * (1 - opacity));
          return part.toString(16).padStart(2, '0');
        })
        .join('')}`;
    for (const square of ['light', 'dark']) {
      colors.dot = mixed(colors.queen, colors[square]);
      assert(contrast('dot', square) >= 3, `${theme}: dot on ${square}`);
    }
    for (const mark of ['skip', 'test', 'find', 'now', 'control'])
      assert(contrast(mark, 'surface') >= 3, `${theme}: ${mark} ${contrast(mark, 'surface')}`);
  }
});
