import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import { FILE, SIZES, THEMES, browser, open, square, text } from './browser.js';

/** @typedef {import('playwright-core').Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CHALLENGE = '#play?size=8&grade=medium&number=20413';
/**
 * @typedef {object} State
 * @property {string} fragment
 * @property {boolean} [isFirst]
 * @property {(page: Page) => Promise<void>} [act]
 */

/** @type {Record<string, State>} */
const STATES = {
  'the first board': { fragment: '', isFirst: true },
  'a challenge with a tip': {
    fragment: CHALLENGE,
    act: async (page) => {
      await page.locator('#play details summary').click();
      await square(page, 'b2').click({ button: 'right' });
      await page.locator('#play-tip').click();
      await page.locator('#play-tip').click();
      await page.locator('#play-attacked').check();
    },
  },
  'a position in conflict': { fragment: '#play?size=10&queens=QQ8/10/10/Q9/10/10/10/10/10/9Q' },
  'a win': {
    fragment: '#play?size=4&queens=1Q2/3Q/Q3/4',
    act: async (page) => {
      await square(page, 'c1').click();
    },
  },
  'other boards': { fragment: CHALLENGE, act: (page) => page.locator('#play-new').click() },
  'the calendar': { fragment: CHALLENGE, act: (page) => page.locator('#play-diary').click() },
  'a damaged link': { fragment: '#play?size=99' },
  'a step of the search': {
    fragment: '#watch?size=5&step=20',
    act: (page) => page.locator('#watch details summary').click(),
  },
  'a long search': { fragment: '#watch?size=8&step=600' },
  'a solution': { fragment: '#browse?size=8&solution=13' },
  'a heat map': {
    fragment: '#browse?size=10&queens=10/10/10/10/10/10/10/10/10/10',
    act: (page) => page.locator('#browse-heat').check(),
  },
  'a large solution': { fragment: '#browse?size=16&solution=14772512' },
};

for (const size of /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES))) {
  for (const theme of [...THEMES, /** @type {const} */ ('forced')]) {
    test(`axe finds nothing, nothing is small, cut or covered: ${size}, ${theme}`, async (t) => {
      for (const [state, { fragment, isFirst, act }] of Object.entries(STATES)) {
        const page = await open(t, {
          fragment,
          size,
          theme,
          isFirst,
          storage: { 'queens.day.20000': '{"day":20000,"seconds":75,"tips":0}' },
        });
        await act?.(page);
        await page.evaluate(AXE);
        const violations = await page.evaluate(async () => {
          const { violations } = await /** @type {any} */ (window).axe.run();
          const told = (/** @type {any} */ { target, failureSummary }) =>
            `${target} ${failureSummary}`;
          return violations.map(
            (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map(told).join('; ')}`,
          );
        });
        assert.deepEqual(violations, [], state);
        assert.deepEqual(await page.evaluate(faults, size === 'phone'), [], state);
        await page.context().close();
      }
    });
  }
}

/** Elements that are too small, too wide, cut off, or over another one. @param {boolean} isPhone */
function faults(isPhone) {
  const found = [];
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push('the page is wider than the window');
  const isVisible = (/** @type {Element} */ element) =>
    element.checkVisibility() &&
    !element.closest('.hidden, .definitions') &&
    (!document.querySelector('dialog[open]') || element.closest('dialog[open]') !== null);
  for (const element of document.body.querySelectorAll('*')) {
    if (!isVisible(element) || ['SCRIPT', 'NOSCRIPT', 'TITLE', 'DESC'].includes(element.tagName))
      continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText) continue;
    const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.99) found.push(`text of ${size} px: ${element.textContent}`);
    const isCut =
      element instanceof HTMLElement &&
      element.tagName !== 'TEXTAREA' &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== 'inline';
    if (isCut) found.push(`cut: ${element.textContent}`);
  }
  const controls = [
    ...document.querySelectorAll(
      'button:not(.term), .keys-row label, .check, .field input, textarea, summary, .thumbnail, ' +
        '.board, .status, h2, h3, canvas, .days a, .wheel, nav a',
    ),
  ].filter(isVisible);
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  for (const [index, { control, box }] of boxes.entries()) {
    if (
      isPhone &&
      control.matches(
        'button:not(.term), .keys-row label, .check, .field input, summary, nav a, .days a',
      ) &&
      (box.height < 43.5 || box.width < 40)
    )
      found.push(`small: ${control.id || control.textContent} ${box.width} × ${box.height}`);
    if (box.left < -1 || box.right > innerWidth + 1)
      found.push(`outside: ${control.className} ${control.textContent}`);
    for (const { control: other, box: otherBox } of boxes.slice(index + 1)) {
      if (control.contains(other) || other.contains(control)) continue;
      // What has scrolled out of sight in a gallery covers nothing.
      if (control.closest('.gallery') !== other.closest('.gallery')) continue;
      const width = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
      const height = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
      if (width > 1 && height > 1)
        found.push(`${control.id || control.textContent} covers ${other.id || other.textContent}`);
    }
  }
  return found;
}

test('every control is reached by Tab', async (t) => {
  for (const fragment of [
    '#play?size=8&grade=medium&number=20413',
    '#watch?size=8&step=600',
    '#browse?size=6&solution=1',
  ]) {
    const page = await open(t, { fragment });
    // Of radio buttons and of squares only one of a group is a stop.
    const expected = await page.evaluate(() => {
      const stops = [
        ...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]'),
      ];
      const isStop = (/** @type {any} */ stop) =>
        stop.checkVisibility() &&
        !stop.disabled &&
        !(stop.type === 'radio' && !stop.checked) &&
        !stop.closest('dialog');
      return stops.filter(isStop).length;
    });
    await page.evaluate(() => {
      /** @type {any} */ (window).reached = new Set();
    });
    for (let presses = 0; presses < expected + 5; presses++) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => {
        if (document.activeElement !== document.body)
          /** @type {any} */ (window).reached.add(document.activeElement);
      });
    }
    const reached = await page.evaluate(() => /** @type {any} */ (window).reached.size);
    assert.equal(reached, expected, fragment);
  }
});

test('a board is a grid with headers, and each square has a name', async (t) => {
  const page = await open(t, { fragment: '#play?size=10' });
  const grid = page.getByRole('grid', { name: 'Board, 10 × 10' });
  assert.equal(await grid.getByRole('row').count(), 11);
  assert.deepEqual(await grid.getByRole('columnheader').allInnerTexts(), ['Row', ...'abcdefghij']);
  assert.deepEqual(await grid.getByRole('rowheader').allInnerTexts(), [
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
  assert.equal(await grid.getByRole('gridcell', { name: 'j10', exact: true }).count(), 1);
});

test('reduced motion is respected', async (t) => {
  const moving = await open(t, { fragment: '#watch?size=6', motion: 'no-preference' });
  const still = await open(t, { fragment: '#watch?size=6', motion: 'reduce' });
  const motion = () => {
    const style = (/** @type {string} */ selector) =>
      getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
    return [
      style('.queen').transitionDuration,
      style('.reel').transitionDuration,
      style('.crown').animationName,
    ];
  };
  assert.deepEqual(await moving.evaluate(motion), ['0.28s', '0.28s', 'appear']);
  assert.deepEqual(await still.evaluate(motion), ['0s', '0s', 'none']);
});

test('the page is small and one file, and is painted about as soon as an empty one', async (t) => {
  const page = readFileSync(FILE, 'utf8');
  t.diagnostic(`${Buffer.byteLength(page)} bytes`);
  assert(Buffer.byteLength(page) <= 400 * 1024);
  assert.doesNotMatch(page, /(src|href)="(?!#|data:)/);
  const context = await browser.newContext();
  t.after(() => context.close());
  /** @param {string} address */
  const paint = async (address) => {
    const tab = await context.newPage();
    await tab.goto(address);
    const handle = await tab.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    const time = await handle.jsonValue();
    await tab.close();
    return Number(time);
  };
  const empty = 'data:text/html,<!doctype html><title>Empty</title><p>Empty';
  const [ours, others] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let run = 0; run < 7; run++) {
    others.push(await paint(empty));
    ours.push(await paint(FILE.href));
  }
  const median = (/** @type {number[]} */ times) => times.sort((one, other) => one - other)[3];
  const ratio = median(ours) / median(others);
  t.diagnostic(
    `first paint after ${median(ours).toFixed(0)} ms, ` +
      `an empty page’s after ${median(others).toFixed(0)} ms`,
  );
  assert(ratio < 5, `${ratio} times that of an empty page`);
});

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
    for (const mark of ['skip', 'test', 'find', 'now', 'control'])
      assert(contrast(mark, 'surface') >= 3, `${theme}: ${mark} ${contrast(mark, 'surface')}`);
  }
});

test('the focus never falls to the body', async (t) => {
  const page = await open(t, { fragment: '#play?size=4&queens=1Q2/3Q/Q3/4' });
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.id ||
        document.activeElement?.className ||
        document.activeElement?.tagName,
    );
  await square(page, 'c1').click();
  assert.match(await text(page, 'play-status'), /Solved|Found/);
  await page.keyboard.press('u');
  await page.locator('#play-tip').focus();
  for (let stage = 0; stage < 4; stage++) await page.keyboard.press('Enter');
  assert.notEqual(await focused(), 'BODY');
  await page.locator('#play-next').click();
  assert.notEqual(await focused(), 'BODY');
  await page.locator('#play-diary').click();
  await page.keyboard.press('Escape');
  assert.equal(await focused(), 'play-diary');
});
