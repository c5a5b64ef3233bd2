// Tests of where the page has its boards.

import assert from 'node:assert/strict';
import test from 'node:test';
import { FILE, KINDS, open, square, text } from './browser.js';
import { missing, solve } from './solver.js';

const CHALLENGE = '#play?size=8&grade=medium&number=20413';

test('a board is never higher than the window, and beside its controls in landscape', async (t) => {
  for (const [width, height] of [
    [844, 390],
    [640, 400],
    [667, 375],
    [1280, 800],
    [1024, 600],
    [820, 1180],
    [360, 640],
    [320, 568],
  ]) {
    for (const fragment of [CHALLENGE, '#watch?size=8&step=600', '#browse?size=16&solution=1']) {
      const page = await open(t, { fragment, size: { width, height } });
      const box = await page.locator('.view:not([hidden]) .stage .board').boundingBox();
      assert(box);
      assert(
        box.height <= height && box.width > 150,
        `${width} × ${height}, ${fragment}: ${box.height}`,
      );
      if (width > height) {
        assert(
          box.y + box.height <= height,
          `${width} × ${height}, ${fragment}: ends at ${box.y + box.height}`,
        );
        const beside = await page.locator('.view:not([hidden]) .status').boundingBox();
        if (fragment === CHALLENGE || fragment.startsWith('#browse'))
          assert(beside && beside.x >= box.x + box.width, `${width} × ${height}, ${fragment}`);
      }
      await page.context().close();
    }
  }
});

test('on a phone the squares take the whole width', async (t) => {
  for (const [size, side] of [
    [10, 36],
    [8, 45],
  ]) {
    const page = await open(t, { fragment: `#play?size=${size}`, size: 'phone' });
    const box = await page.getByRole('gridcell').first().boundingBox();
    assert(
      box && box.width >= side - 0.1 && Math.abs(box.width - box.height) < 0.6,
      JSON.stringify(box),
    );
  }
});

test('queens stand on their squares, from right to left, too', async (t) => {
  for (const dir of ['ltr', 'rtl']) {
    for (const size of /** @type {const} */ (['desktop', 'phone'])) {
      const page = await open(t, { fragment: '#play?size=8&queens=Q7/8/3Q4/8/8/8/8/7Q', size });
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, dir);
      const offsets = await page.evaluate(() => {
        const middle = (/** @type {Element} */ element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        };
        const cells = [...document.querySelectorAll('#play [role=gridcell]')]
          .filter((cell) => cell.getAttribute('aria-label')?.includes('queen'))
          .map(middle);
        const queens = [...document.querySelectorAll('#play .queen .halo')].map((queen) => {
          const box = /** @type {SVGGraphicsElement} */ (queen.parentNode);
          const at = new DOMPoint(50, 50).matrixTransform(
            /** @type {DOMMatrix} */ (box.getScreenCTM()),
          );
          return [at.x, at.y];
        });
        return cells.map(([x, y], index) => Math.hypot(x - queens[index][0], y - queens[index][1]));
      });
      assert.equal(offsets.length, 3);
      assert(
        offsets.every((offset) => offset < 2),
        `${dir}, ${size}: ${offsets}`,
      );
      assert(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
        `${dir}, ${size}: wider than the window`,
      );
    }
  }
});

test('on a phone a board, what it says, Tip and Undo need no scrolling', async (t) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
    [640, 360],
  ]) {
    /** @type {Record<string, import('./browser.js').Options & { fill?: string }>} */
    const states = {
      today: {},
      large: { fragment: '#play?size=10&grade=hard&number=7' },
      lesson: { fragment: '#play?lesson=1' },
      'a shared diagonal': {
        fragment: '#play?kind=regions&size=8&grade=easy&number=3&queens=Q7/8/8/8/8/8/8/7Q',
      },
      'damaged link': { fragment: '#play?day=x' },
      'damaged entries': { storage: { 'queens.settings': '{', 'queens.day.20000': '{' } },
      'full storage': { fill: 'Storage.prototype.setItem = () => { throw new Error(); }' },
    };
    for (const [state, { fill, ...options }] of Object.entries(states)) {
      const hasNotice = /damaged|full/.test(state);
      // There a notice has no room beside the board, until it is closed.
      if (hasNotice && width === 320) continue;
      const now = '2026-11-29T12:00:00Z';
      const page = await open(t, { now, zone: 'UTC', ...options, size: { width, height } });
      if (fill) {
        await page.evaluate(fill);
        await page.locator('#play-tip').click();
      }
      const notice = await page.locator('#notice').boundingBox();
      assert.equal(notice !== null, hasNotice, state);
      for (const id of ['play-board', 'play-status', 'play-tip', 'play-undo']) {
        const box = await page.locator(`#${id}`).boundingBox();
        assert(box && box.y >= 0 && box.y + box.height <= height, `${width}, ${state}, ${id}`);
        assert(box.x >= -0.5 && box.x + box.width <= width + 0.5, `${width}, ${state}, ${id}`);
        // Where the phone lies down, the board is as high as the window.
        if (notice && (width < height || !id.endsWith('board')))
          assert(notice.y + notice.height <= box.y, `${width}, ${state}: ${id} is covered`);
      }
      await page.context().close();
    }
  }
});

test('on a phone no step of a lesson moves Tip or Undo out of sight', async (t) => {
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [640, 360],
  ]) {
    for (const kind of KINDS) {
      const fragment = `#play?kind=${kind}&lesson=1`;
      const page = await open(t, { fragment, size: { width, height } });
      const { lessons, steps, outside } = await page.evaluate(() => {
        const find = (/** @type {string} */ id) =>
          /** @type {HTMLElement} */ (document.getElementById(id));
        const outside = [];
        const lessons = [];
        let steps = 0;
        for (let isLast = false; !isLast; find('play-next').click()) {
          lessons.push(find('play-title').textContent);
          scrollTo(0, 0);
          for (; !find('play-toolbar').hidden && steps < 999; steps++) {
            for (const id of ['play-board', 'play-status', 'play-tip', 'play-undo']) {
              const { left, top, right, bottom } = find(id).getBoundingClientRect();
              if (top < 0 || bottom > innerHeight || left < -0.5 || right > innerWidth + 0.5)
                outside.push(`${id} ends at ${bottom}: ${find('play-status').textContent}`);
            }
            find('play-tip').click();
          }
          isLast = find('play-next').textContent !== 'Next lesson';
        }
        return { lessons, steps, outside };
      });
      assert.deepEqual(outside, [], `${width}, ${kind}`);
      assert.equal(lessons.length, kind === 'queens' ? 1 : 3, lessons.join());
      assert(steps > 10 * lessons.length && steps < 999, `${width}, ${kind}: ${steps} steps`);
      await page.context().close();
    }
  }
});

test('on a phone what to play after a win needs no scrolling', async (t) => {
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [640, 360],
  ]) {
    const page = await open(t, { now: '2026-11-25T12:00:00Z', size: { width, height } });
    await solve(page);
    await page.evaluate(() => scrollTo(0, 0));
    const box = await page.locator('#play-next').boundingBox();
    assert(box && box.y >= 0 && box.y + box.height <= height, `${width} ${JSON.stringify(box)}`);
  }
});

test('the clock has its frame around it, or none', async (t) => {
  for (const theme of /** @type {const} */ (['light', 'forced'])) {
    const page = await open(t, { fragment: CHALLENGE, theme, size: 'phone' });
    const clock = page.locator('#play-clock');
    const frame = () =>
      clock.evaluate((button) => {
        const { borderColor, paddingInlineEnd } = getComputedStyle(button);
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const isSeen = ![backgroundColor, 'rgba(0, 0, 0, 0)'].includes(borderColor);
        return { isSeen, room: parseFloat(paddingInlineEnd) };
      });
    assert.equal((await frame()).isSeen, false, theme);
    await clock.click();
    const { isSeen, room } = await frame();
    assert(isSeen && room >= 12, `${theme}: ${room}`);
  }
});

test('the longest path of a solve makes no window scroll sideways', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  const [{ name }] = await missing(page);
  for (let times = 0; times < 30; times++) await square(page, name).click();
  await solve(page);
  assert.match(await text(page, 'play-path'), /(♛↶){15}/);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
    [667, 375],
    [700, 500],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(scrollWidth <= width, `${width}: ${scrollWidth}`);
  }
});

test('no window that lies down scrolls sideways', async (t) => {
  const page = await open(t, { fragment: CHALLENGE });
  for (const fragment of [CHALLENGE, '#browse?size=8&solution=4', '#watch?scene=4&size=8']) {
    await page.goto(FILE.href + fragment);
    for (const height of [320, 360, 414, 560])
      for (let width = 560; width <= 960; width += 10) {
        await page.setViewportSize({ width, height });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        assert(scrollWidth <= width, `${fragment}, ${width} × ${height}: ${scrollWidth}`);
      }
  }
});

test('on a phone that lies down the squares of a board have 41 pixels', async (t) => {
  const page = await open(t, { fragment: CHALLENGE, size: { width: 640, height: 360 } });
  const box = await page.getByRole('gridcell').first().boundingBox();
  assert(box && box.width >= 41, JSON.stringify(box));
  for (const name of ['Play', 'Watch', 'Browse']) {
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await page.waitForFunction((name) => document.body.dataset.view === name, name.toLowerCase());
  }
});

test('a sentence of the search breaks after its signs, never before', async (t) => {
  for (const width of [320, 340, 360, 375, 390, 412]) {
    const page = await open(t, {
      fragment: '#watch?size=8&step=1166',
      size: { width, height: 700 },
    });
    const breaks = await page.evaluate(() => {
      const found = [];
      const sentence = /** @type {Element} */ (document.querySelector('#watch-sentence'));
      const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
      let before = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom, height } = range.getBoundingClientRect();
          if (!height || text[at] === ' ') continue;
          if (/[;:.,]/.test(text[at]) && bottom > before + 8) found.push(text.slice(at, at + 9));
          before = bottom;
        }
      }
      return found;
    });
    assert.deepEqual(breaks, [], String(width));
  }
});
