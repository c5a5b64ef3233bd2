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
    assert.equal(new Set(keys).size, 5, keys.join());
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

test('with forced colours a tap covers no text', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, theme: 'forced', size: 'phone' });
  for (const selector of [
    '#play-clear',
    '#play-mark',
    '#play-tip',
    'nav a[aria-current]',
    '#play-help summary',
    '#play .check:not([hidden])',
    '#play-new',
    '#picker-kind label:last-child',
  ]) {
    const place = page.locator(selector);
    await place.scrollIntoViewIfNeeded();
    await place.tap();
    const early = await place.screenshot();
    // The highlight is gone by then.
    await page.waitForTimeout(1000);
    assert((await place.screenshot()).equals(early), selector);
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

test('what is skipped or comes later has a contrast of 3 : 1, yet is not bright', async (t) => {
  for (const theme of /** @type {const} */ ([...THEMES, 'forced'])) {
    const page = await open(t, { fragment: '#watch?scene=5&size=5&step=30', theme });
    const found = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      const context = /** @type {CanvasRenderingContext2D} */ (
        canvas.getContext('2d', { willReadFrequently: true })
      );
      const luminance = (/** @type {number[] | Uint8ClampedArray} */ [red, green, blue]) => {
        const [r, g, b] = [red, green, blue]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const shade = (/** @type {string} */ color) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return luminance(context.getImageData(0, 0, 1, 1).data);
      };
      const ground = shade(getComputedStyle(document.documentElement).backgroundColor);
      const contrast = (/** @type {number} */ other) =>
        (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05);
      /** @type {Record<string, number>} */
      const contrasts = {};
      for (const shape of document.querySelectorAll('#watch-tree :is(.node, .edge)')) {
        const { fill, stroke, opacity } = getComputedStyle(shape);
        const isOutline = shape.matches('.edge, .node.cut');
        const name = `${shape.getAttribute('class')} at ${opacity}`;
        contrasts[name] = contrast(shade(isOutline ? stroke : fill));
      }
      for (const lane of ['all', 'rows', 'skips', 'finds']) {
        const canvas = /** @type {HTMLCanvasElement} */ (
          document.querySelector(`#watch-lane-${lane}`)
        );
        const { data } = /** @type {CanvasRenderingContext2D} */ (
          canvas.getContext('2d')
        ).getImageData(0, 0, canvas.width, canvas.height);
        /** @type {Map<string, number>} */
        const areas = new Map();
        for (let at = 0; at < data.length; at += 4) {
          // The edges of a block are seen through.
          if (data[at + 3] < 40) continue;
          const color = [...data.subarray(at, at + 4)].join();
          areas.set(color, (areas.get(color) ?? 0) + 1);
        }
        for (const [color, area] of areas) {
          const [red, green, blue, alpha] = color.split(',').map(Number);
          if (area * 400 < data.length) continue;
          contrasts[`${lane} ${color}`] = contrast(luminance([red, green, blue])) * (alpha / 255);
        }
      }
      return contrasts;
    });
    const names = Object.keys(found);
    for (const kind of ['edge skipped later', 'node skipped later', 'edge entered', 'node cut'])
      assert(
        names.some((name) => name.startsWith(kind)),
        `${kind} is not in ${names.join()}`,
      );
    for (const lane of ['all', 'rows', 'skips'])
      assert(names.filter((name) => name.startsWith(`${lane} `)).length >= 2, names.join());
    for (const [name, contrast] of Object.entries(found)) {
      assert(contrast >= 3, `${theme}: ${name} ${contrast}`);
      if (/^(edge|node)/.test(name)) assert(name.endsWith(' at 1'), name);
    }
    assert(
      found['edge skipped at 1'] < found['edge entered at 1'],
      `${theme}: skipped is brighter`,
    );
  }
});
