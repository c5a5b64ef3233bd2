// Tests of every state of the page with axe-core.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import { SIZES, THEMES, open } from './browser.js';
import { STATES } from './states.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
