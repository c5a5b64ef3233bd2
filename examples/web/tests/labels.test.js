// Tests of the names of lines and regions on a phone, where they are in the squares.

import assert from 'node:assert/strict';
import test from 'node:test';
import { boardWithout, inkOf, open } from './browser.js';
import { contrast } from './contrast.js';

const NAMES = '.view:not([hidden]) .board :is([role=rowheader], [role=columnheader])';

/** @typedef {import('pngjs').PNG} PNG */

/** Pixels of the screen in a pixel of the page, as on many phones. */
const SCALE = 3;

/** The narrowest phones, and usual ones. */
const NARROW = { width: 320, height: 568 };
const PHONE = { width: 360, height: 640 };

test('on a phone no queen comes near the name of a row or column', async (t) => {
  for (const [size, kind, phone] of /** @type {[number, string, typeof PHONE][]} */ (
    [PHONE, NARROW, { width: 345, height: 640 }].flatMap((phone) => [
      ...[4, 7, 8, 9, 10].map((size) => [size, '', phone]),
      ...[5, 8, 9, 10].map((size) => [size, 'kind=regions&grade=easy&number=3&', phone]),
    ])
  )) {
    const first = `Q${size - 1}`;
    const rows = [...Array(size - 1).fill(first), 'Q'.repeat(size)];
    const fragment = `#play?${kind}size=${size}&queens=${rows.join('/')}`;
    const page = await open(t, { fragment, size: phone, scale: SCALE });
    // Given queens have a bar below them.
    await page
      .locator('#play-board .queen')
      .evaluateAll((queens) => queens.forEach((queen) => queen.classList.add('given')));
    const others = '#play-board :is(.conflict, .letters)';
    const [named, placed, near] = await inkOf(page, NAMES, '#play-board .queen', others, SCALE);
    assert(named > 900 && placed > 7000, `${named}, ${placed}`);
    assert.equal(near, 0, `${kind} ${size} × ${size}, ${phone.width}`);
    await page.context().close();
  }
});

test('on a phone no queen of a search or of a solution comes over a name', async (t) => {
  for (const phone of [NARROW, PHONE, { width: 390, height: 844 }]) {
    for (const fragment of [
      ...[4, 5, 6, 7, 8].map((size) => `#watch?scene=1&size=${size}&step=1`),
      ...[8, 12, 16].map((size) => `#browse?size=${size}&solution=1`),
    ]) {
      const page = await open(t, { fragment, size: phone, scale: SCALE });
      const [view] = fragment.slice(1).split('?');
      // Each board gets a queen on each square of a diagonal, as a search has at its first step.
      await page.locator(`#${view}-board .queen`).evaluateAll((queens) =>
        queens.forEach((queen, index) => {
          const at = `${100 * index}px`;
          /** @type {SVGElement} */ (queen).style.transform = `translate(${at}, ${at})`;
        }),
      );
      const others = `#${view}-board :is(.band, .conflict, .halo)`;
      const [named, placed, both] = await inkOf(page, NAMES, `#${view}-board .queen`, others);
      assert(named > 900 && placed > 3000, `${named}, ${placed}`);
      assert.equal(both, 0, `${fragment}, ${phone.width}`);
      await page.context().close();
    }
  }
});

test('on a phone the letter of a region is as large as other texts, clear of queens', async (t) => {
  for (const phone of [PHONE, NARROW, { width: 640, height: 360 }, { width: 568, height: 320 }]) {
    for (const size of [5, 8, 10]) {
      const challenge = `#play?kind=regions&grade=easy&number=3&size=${size}`;
      const page = await open(t, { fragment: challenge, size: phone, scale: SCALE });
      const letters = page.locator('#play-board .letters text');
      const smallest = await letters.evaluateAll((texts) =>
        Math.min(
          ...texts.map((text) => {
            const { a } = /** @type {SVGTextElement} */ (text).getScreenCTM() ?? { a: 0 };
            return parseFloat(getComputedStyle(text).fontSize) * a;
          }),
        ),
      );
      assert(smallest >= 12, `${phone.width} × ${phone.height}, ${size}: ${smallest} px`);
      // Each letter gets a queen in its square.
      await page.locator('#play-board [role=gridcell]').first().click();
      await page.locator('#play-board .letters').evaluate((letters) => {
        const pieces = document.querySelector('#play-board .queen')?.parentElement;
        const queen = /** @type {SVGElement} */ (pieces?.firstElementChild);
        for (const text of letters.children) {
          const [x, y] = ['x', 'y'].map((name) =>
            Math.floor(Number(text.getAttribute(name)) / 100),
          );
          const copy = /** @type {SVGElement} */ (queen.cloneNode(true));
          copy.style.transform = `translate(${x * 100}px, ${y * 100}px)`;
          pieces?.append(copy);
        }
        queen.remove();
      });
      const [lettered, placed, near] = await inkOf(
        page,
        '#play-board .letters',
        '#play-board .queen',
        NAMES,
      );
      assert(lettered > 300 && placed > 3000, `${lettered}, ${placed}`);
      assert.equal(near, 0, `${phone.width} × ${phone.height}, ${size}`);
      await page.context().close();
    }
  }
});

test('on a phone the name of a row or column stands out from a blocked square', async (t) => {
  const page = await open(t, {
    fragment: '#play?kind=blocked&day=20786',
    size: PHONE,
    scale: SCALE,
  });
  const [named, bare] = [await boardWithout(page, 'nothing'), await boardWithout(page, NAMES)];
  const [ink, block] = await page.evaluate(() =>
    ['#play-board [role=rowheader]', '#play-board .block'].map((selector) => {
      const { color, fill } = getComputedStyle(
        /** @type {Element} */ (document.querySelector(selector)),
      );
      const parts = (selector.endsWith('block') ? fill : color).match(/[0-9]+/g) ?? [];
      return parts.map(Number);
    }),
  );
  assert(contrast(ink, block) < 2);
  const colorAt = (/** @type {PNG} */ { data }, /** @type {number} */ at) => [
    ...data.subarray(4 * at, 4 * at + 3),
  ];
  // Each of the five names in such squares has its ground around it there.
  const pixels = [...Array(bare.width * bare.height).keys()];
  const covered = pixels.filter((at) => contrast(colorAt(bare, at), block) === 1);
  const ground = covered.filter((at) => contrast(colorAt(named, at), ink) > 4.5);
  assert(ground.length > 500, String(ground.length));
});
