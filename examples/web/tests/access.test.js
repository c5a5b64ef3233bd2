import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import { SIZES, THEMES, open, square } from './browser.js';

/** @typedef {import('playwright-core').Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const VIEWS = {
  'a challenge': '#play?size=8&grade=medium&number=20413',
  'a position in conflict': '#play?size=10&queens=QQ8/10/10/Q9/10/10/10/10/10/9Q',
  'a step of the search': '#watch?size=5&step=20',
  'a long search': '#watch?size=8&step=600',
  'a solution': '#browse?size=8&solution=13',
  'a heat map': '#browse?size=10&queens=10/10/10/10/10/10/10/10/10/10',
};

/** @param {Page} page @param {string} view */
async function unfold(page, view) {
  for (const details of await page.locator('details:visible').all()) await details.locator('summary').click();
  if (view === 'a challenge') {
    await square(page, 'b2').click({ button: 'right' });
    await page.locator('#play-tip').click();
    await page.locator('#play-attacked').check();
  }
  if (view === 'a heat map') await page.locator('#browse-heat').check();
}

for (const size of /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES))) {
  for (const theme of THEMES) {
    test(`axe finds nothing, and nothing is small, cut or covered: ${size}, ${theme}`, async (t) => {
      for (const [view, fragment] of Object.entries(VIEWS)) {
        const page = await open(t, { fragment, size, theme });
        await unfold(page, view);
        await page.evaluate(AXE);
        const violations = await page.evaluate(async () => {
          const { violations } = await /** @type {any} */ (window).axe.run();
          return violations.map((/** @type {any} */ { id, nodes }) => (
            `${id}: ${nodes.map((/** @type {any} */ node) => `${node.target} ${node.failureSummary}`).join('; ')}`
          ));
        });
        assert.deepEqual(violations, [], view);
        assert.deepEqual(await page.evaluate(faults), [], view);
        await page.context().close();
      }
    });
  }
}

/** Elements that are too small, too wide, cut off, or over another one. */
function faults() {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  const isVisible = (/** @type {Element} */ element) => element.checkVisibility() && !element.closest('.hidden, .definitions');
  for (const element of document.body.querySelectorAll('*')) {
    if (!isVisible(element) || ['SCRIPT', 'NOSCRIPT', 'TITLE', 'DESC'].includes(element.tagName)) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!hasText) continue;
    const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.99) found.push(`text of ${size} px: ${element.textContent}`);
    const isCut = element instanceof HTMLElement && element.tagName !== 'TEXTAREA' && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
    if (isCut) found.push(`cut: ${element.textContent}`);
  }
  const controls = [...document.querySelectorAll('button, .keys-row label, .check, .field input, textarea, summary, .thumbnail, .board, .status, h2, h3, canvas, .counters div, .wheel, nav a')].filter(isVisible);
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  for (const [index, { control, box }] of boxes.entries()) {
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside: ${control.className} ${control.textContent}`);
    for (const { control: other, box: otherBox } of boxes.slice(index + 1)) {
      if (control.contains(other) || other.contains(control)) continue;
      // What has scrolled out of sight in a gallery covers nothing.
      if (control.closest('.gallery') !== other.closest('.gallery')) continue;
      const width = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
      const height = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
      if (width > 1 && height > 1) found.push(`${control.id || control.textContent} covers ${other.id || other.textContent}`);
    }
  }
  return found;
}

test('every control is reached by Tab', async (t) => {
  for (const fragment of ['#play?size=8&grade=medium&number=20413', '#watch?size=8&step=600', '#browse?size=6&solution=1']) {
    const page = await open(t, { fragment });
    // Of radio buttons and of squares only one of a group is a stop.
    const expected = await page.evaluate(() => {
      const stops = [...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]')];
      const isStop = (/** @type {any} */ stop) => stop.checkVisibility() && !stop.disabled && !(stop.type === 'radio' && !stop.checked);
      return stops.filter(isStop).length;
    });
    const reached = new Set();
    for (let presses = 0; presses < expected + 5; presses++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')];
        return document.activeElement === document.body ? null : all.indexOf(/** @type {Element} */ (document.activeElement));
      });
      if (stop !== null) reached.add(stop);
    }
    assert.equal(reached.size, expected, fragment);
  }
});

test('a board is a grid with headers, and each square has a name', async (t) => {
  const page = await open(t, { fragment: '#play?size=10' });
  const grid = page.getByRole('grid', { name: 'Board, 10 × 10' });
  assert.equal(await grid.getByRole('row').count(), 11);
  assert.deepEqual(await grid.getByRole('columnheader').allInnerTexts(), ['Row', ...'abcdefghij']);
  assert.deepEqual(await grid.getByRole('rowheader').allInnerTexts(), ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
  assert.equal(await grid.getByRole('gridcell', { name: 'j10', exact: true }).count(), 1);
});

test('reduced motion is respected', async (t) => {
  const moving = await open(t, { fragment: '#watch?size=6', motion: 'no-preference' });
  const still = await open(t, { fragment: '#watch?size=6', motion: 'reduce' });
  const motion = () => {
    const style = (/** @type {string} */ selector) => getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
    return [style('.queen').transitionDuration, style('.reel').transitionDuration, style('.crown').animationName];
  };
  assert.deepEqual(await moving.evaluate(motion), ['0.28s', '0.28s', 'appear']);
  assert.deepEqual(await still.evaluate(motion), ['0s', '0s', 'none']);
});

test('the page is small and one file, and its first paint is measured', async (t) => {
  const page = readFileSync(new URL('../queens.html', import.meta.url), 'utf8');
  assert(Buffer.byteLength(page) <= 150 * 1024);
  assert.doesNotMatch(page, /(src|href)="(?!#|data:)/);
  const paints = [];
  for (let run = 0; run < 5; run++) {
    const opened = await open(t);
    paints.push(await opened.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime));
  }
  const median = paints.sort((one, other) => one - other)[2];
  t.diagnostic(`first contentful paint after ${median.toFixed(0)} ms (median of ${paints.map((paint) => paint.toFixed(0)).join(', ')})`);
});
