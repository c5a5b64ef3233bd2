// Tests of the look of each element, in every state, at every size and in all colours, against
// looks.json, with the Chromium that wrote it: another one may compute other values. `WRITE=1
// ci/page` writes it anew. What the digests are of goes into the file that QUEEN_LOOKS names.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import { open, square } from './browser.js';
import { STATES } from './states.js';

/** @typedef {import('playwright-core').Page} Page */

const FILE = new URL('looks.json', import.meta.url);

/**
 * Windows and media, so that each condition in the styles holds in one of them, and each other
 * condition does not.
 *
 * @type {Record<string, { size: [number, number] } & Parameters<Page['emulateMedia']>[0]>}
 */
const CONDITIONS = {
  desktop: { size: [1280, 860] },
  'desktop, dark': { size: [1280, 860], colorScheme: 'dark' },
  'desktop with motions': { size: [1280, 860], reducedMotion: 'no-preference' },
  paper: { size: [794, 1123], media: 'print' },
  'tablet, forced colours': { size: [820, 1180], forcedColors: 'active' },
  'tablet on its side': { size: [900, 540] },
  'large phone': { size: [540, 900] },
  phone: { size: [360, 640] },
  'phone on its side': { size: [640, 360] },
  'small phone': { size: [320, 568] },
  'small phone on its side': { size: [568, 320] },
};

/** More states, with what is seldom on a board. @type {typeof STATES} */
const MORE = {
  'the first board with its tip': { fragment: '#play?lesson=1', act: tips },
  'a hard challenge with its tip': { fragment: '#play?size=8&grade=hard&number=7', act: tips },
  'a drag': {
    fragment: '#play?size=6',
    isPointed: true,
    act: async (page) => {
      await square(page, 'b2').hover();
      await page.mouse.down();
      await square(page, 'e2').hover({ force: true });
    },
  },
  'taps that mark, without a clock': {
    fragment: '#play?size=8&grade=medium&number=20413',
    act: async (page) => {
      await page.locator('#play-mark').click();
      await page.locator('#play-clock').click();
    },
  },
  'solutions of a large board': { fragment: '#browse?size=8&solution=1' },
  'a solution of the search': {
    fragment: '#watch?scene=3&size=6&step=200',
    act: (page) => page.locator('#watch-solution').click(),
  },
  'a calendar on a phone': {
    fragment: '#play?size=6',
    act: (page) => page.locator('#play-diary').click(),
  },
  'a film': {
    fragment: '#watch?scene=4&size=6',
    act: async (page) => {
      await page.locator('#watch-speed').fill('5');
      await page.locator('#watch-play').click();
    },
  },
  'an attack that stays': { fragment: '#watch?scene=3&size=5&step=4' },
  'rows in the light': {
    fragment: '#watch?scene=4&size=6&step=30',
    isPointed: true,
    act: (page) => page.locator('#watch-sentence .term').last().hover(),
  },
  'marks on a mixed board': { fragment: '#play?kind=mixed&size=7&grade=easy&number=3', act: mark },
  'marks on regions': { fragment: '#play?kind=regions&size=8&grade=easy&number=3', act: mark },
  'marks on a few regions': {
    fragment: '#play?kind=regions&size=6&grade=easy&number=4',
    act: mark,
  },
};

/** @param {Page} page */
async function tips(page) {
  for (let stage = 0; stage < 3; stage++) await page.locator('#play-tip').click();
}

/** Places a queen and marks. @param {Page} page */
async function mark(page) {
  await square(page, 'a1').click();
  for (const name of ['b4', 'c4', 'e3']) await square(page, name).click({ button: 'right' });
}

const ENTRIES = {
  'queens.day.20000': '{"day":20000,"seconds":75,"tips":0}',
  'queens.day.19999': '{"day":20000,"seconds":90,"tips":1}',
  'queens.game.daily.19998': '{"game":"challenge 6 c6 c6 - - - day=19998 begun=19998","at":0}',
  'queens.solved.8.hard.7': '{"day":20000,"begun":20000,"seconds":75,"tips":2}',
  'queens.found.8.1': 'true',
};

/** Rules that tests of frames, of browsers that lack something, and of tips see. */
const ELSEWHERE = /\[data-embed\]|\.missing|\.forced|\.across|input:disabled/;

/** @type {{ chromium: string, states: Record<string, Record<string, string>> }} */
const kept = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { chromium: '', states: {} };
/** @type {typeof kept} */
const found = { chromium: '', states: {} };
/** The rules of the styles. @type {Set<string>} */
const rules = new Set();
/** Those that an element has had. @type {Set<string>} */
const used = new Set();

for (const [index, [state, way]] of Object.entries({ ...STATES, ...MORE }).entries()) {
  test(`each element looks as it did: ${state}`, async (t) => {
    const { fragment, isFirst, act, isPointed } = way;
    const now = '2024-10-05T12:00:00Z';
    const page = await open(t, { fragment, isFirst, storage: ENTRIES, now, zone: 'UTC' });
    await act?.(page);
    // Windows of other sizes have other things under a pointer that stays where it clicked.
    if (!isPointed) await page.mouse.move(0, 0);
    const release = await touch(page);
    /** For each element with an identifier, what is seen of it and below. */
    const seen = /** @type {Record<string, string[]>} */ ({});
    // A state takes a third of the conditions: a rule is seen in more than one state.
    const conditions = Object.entries(CONDITIONS).filter((_, turn) => turn % 3 === index % 3);
    for (const [name, { size, ...media }] of conditions) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({
        media: 'screen',
        colorScheme: 'light',
        forcedColors: 'none',
        reducedMotion: 'reduce',
        ...media,
      });
      await page.clock.runFor(100);
      await fitted(page);
      const shown = await page.evaluate(looks);
      shown.rules.forEach((rule) => rules.add(rule));
      shown.used.forEach((rule) => used.add(rule));
      for (const [owner, all] of Object.entries(shown.looks))
        (seen[owner] ??= []).push(...all.map((look) => `${name}: ${look}`));
    }
    await release();
    if (process.env.QUEEN_LOOKS)
      for (const [owner, all] of Object.entries(seen))
        for (const look of all) appendFileSync(process.env.QUEEN_LOOKS, `${owner} ${look}\n`);
    found.chromium = page.context().browser()?.version() ?? '';
    found.states[state] = Object.fromEntries(
      Object.entries(seen)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([owner, all]) => [owner, digest(all.join('\n'))]),
    );
    if (process.env.WRITE === '1') return;
    if (found.chromium === kept.chromium) assert.deepEqual(found.states[state], kept.states[state]);
    else t.diagnostic(`not compared: this is Chromium ${found.chromium}, not ${kept.chromium}`);
  });
}

test('an element has each rule of the styles, in some state', () => {
  if (process.env.WRITE === '1') writeFileSync(FILE, `${JSON.stringify(found, null, 1)}\n`);
  const unseen = [...rules].filter((rule) => !used.has(rule) && !ELSEWHERE.test(rule));
  assert.deepEqual(unseen, []);
});

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Waits until the page has drawn anew what depends on its size, which replaces elements: its own
 * observers are told before this one.
 *
 * @param {Page} page
 */
const fitted = (page) =>
  page.evaluate(() => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)));

/**
 * Lets what a pointer or the focus would touch look as if it were touched. Returns an end of that.
 *
 * @param {Page} page
 */
async function touch(page) {
  await fitted(page);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector:
      'h2, a:last-child, button:last-child, input, .square:last-child, [data-first]:last-child',
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: ['hover', 'focus', 'focus-visible'],
    });
  return () => session.detach();
}

/**
 * The look of each element, under the nearest identifier: the values of all properties that the
 * styles set, as computed, which no font changes; and how a drawing is drawn. Also which rules
 * there are, and which an element has.
 */
function looks() {
  for (const animation of document.getAnimations()) animation.finish();
  /** @type {Set<string>} */
  const properties = new Set();
  const rules = /** @type {string[]} */ ([]);
  const used = /** @type {string[]} */ ([]);
  const keyframes = /** @type {string[]} */ ([]);
  const PSEUDO = /::(before|after|placeholder|backdrop|first-letter)/g;
  const visit = (/** @type {CSSRuleList} */ list, above = '', isOn = true, path = '') => {
    for (const rule of list) {
      if (rule instanceof CSSKeyframesRule) keyframes.push(rule.cssText);
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        visit(rule.cssRules, above, isOn && matchMedia(mediaText).matches, `${path} ${mediaText}`);
      }
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const property of rule.style) properties.add(property);
      const selector = above ? `:is(${above}) :is(${rule.selectorText})` : rule.selectorText;
      const plain = selector.replace(PSEUDO, '').replace(/(^|[,\s(])(?=[,)]|$)/g, '$1*');
      if (rule.style.length) {
        const name = `${path} ${selector}`;
        rules.push(name);
        if (isOn && document.querySelector(plain)) used.push(name);
      }
      visit(rule.cssRules, selector, isOn, path);
    }
  };
  for (const sheet of document.styleSheets)
    visit(sheet.cssRules, '', matchMedia(sheet.media.mediaText || 'all').matches);
  const names = [...properties].sort();
  const [variables, plain] = [true, false].map((isVariable) =>
    names.filter((name) => name.startsWith('--') === isVariable),
  );

  /** @type {Record<string, Set<string>>} */
  const found = { keyframes: new Set(keyframes) };
  const WORDS =
    /^(aria-(label|value.*)|href|title|alt|placeholder|value|content|id|d?for|data-ready)$/;
  for (const element of document.querySelectorAll('html, body, body *')) {
    if (element.matches('script, style, desc, title, #queen-definitions *')) continue;
    // Hidden views are seen in their own states.
    if (element.closest('.view[hidden], dialog:not([open])')) continue;
    // Of many that are alike, the ends.
    const kind = `${element.tagName} ${element.getAttribute('class')}`;
    const alike = [...(element.parentElement?.children ?? [])].filter(
      (other) => `${other.tagName} ${other.getAttribute('class')}` === kind,
    );
    if (alike.indexOf(element) > 1 && element !== alike.at(-1)) continue;
    const owner = element.closest('[id]')?.id ?? element.closest('footer, header, body')?.tagName;
    const map = element.computedStyleMap();
    const look = [element.tagName];
    for (const { name, value } of element.attributes)
      if (!WORDS.test(name)) look.push(`${name}=${value}`);
    for (const name of plain) look.push(`${name}:${map.get(name)}`);
    if (element === document.documentElement || element.matches('.board, .view, .move'))
      for (const name of variables) look.push(`${name}:${map.get(name)}`);
    for (const pseudo of ['::before', '::after', '::placeholder', '::backdrop', '::first-letter']) {
      const isThere =
        pseudo === '::placeholder'
          ? element.matches('[placeholder]')
          : pseudo === '::backdrop'
            ? element.matches('dialog')
            : pseudo === '::first-letter' || getComputedStyle(element, pseudo).content !== 'none';
      if (!isThere) continue;
      const style = getComputedStyle(element, pseudo);
      for (const name of ['color', 'opacity', 'text-transform', 'background', 'content', 'height'])
        look.push(`${pseudo}${name}:${style.getPropertyValue(name)}`);
    }
    (found[String(owner)] ??= new Set()).add(look.join(' '));
  }
  return {
    looks: Object.fromEntries(Object.entries(found).map(([owner, all]) => [owner, [...all]])),
    rules,
    used,
  };
}
