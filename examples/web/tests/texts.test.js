// Tests of the texts: in a pseudo-language no English is left but the words of the library.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test, { after } from 'node:test';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { parse as parseStyles } from 'postcss';
import { MARKUP, TEXTS } from '../page/texts.js';
import { open, square } from './browser.js';
import { STATES } from './states.js';

/** @typedef {import('playwright-core').Page} Page */

const FOLDER = mkdtempSync(join(tmpdir(), 'queens-'));
after(() => rmSync(FOLDER, { recursive: true }));
const PSEUDO = pathToFileURL(join(FOLDER, 'pseudo.html'));
execFileSync(
  process.execPath,
  [
    'bundle.mjs',
    `${process.env.CARGO_TARGET_DIR ?? 'target'}/wasm32-unknown-unknown/release/queen_web.wasm`,
    fileURLToPath(PSEUDO),
    'tests/pseudo.js',
  ],
  { cwd: new URL('..', import.meta.url) },
);

/** Notes every text that the library writes. */
const LISTEN = `
  const decode = TextDecoder.prototype.decode;
  globalThis.fromLibrary = new Set();
  TextDecoder.prototype.decode = function (...values) {
    const text = decode.apply(this, values);
    // Grades, kinds, symmetries and names of what is counted are lists in one text.
    const lists = [...text.matchAll(/^(?:Grade|Kind|Symmetry|\\w+Name),(.*)$/gm)];
    const words = lists.length
      ? lists.flatMap(([, names]) => names.split(','))
      : text.split('\\n');
    for (const word of words) globalThis.fromLibrary.add(word);
    return text;
  };`;

/** What somebody reads or hears in the page. @param {Page} page */
const read = (page) =>
  page.evaluate(() => {
    const texts = [document.title];
    const ATTRIBUTES = [
      ...['aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription'],
      ...['title', 'placeholder', 'alt', 'abbr', 'label', 'download'],
    ];
    for (const element of document.querySelectorAll('*')) {
      if (element.closest('script, style, kbd, textarea')) continue;
      for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
      if (
        element.matches(
          'meta[name=description], meta[property$=title], meta[property$=description]',
        )
      )
        texts.push(element.getAttribute('content') ?? '');
      // A picture that stands in an address can show text, too.
      for (const { value } of element.attributes)
        if (value.startsWith('data:'))
          texts.push(...decodeURIComponent(value).split(/<[^>]*>|^data:[^<]*/));
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    // The longest first, since one can be a part of another.
    const words = [.../** @type {any} */ (globalThis).fromLibrary].sort(
      (one, other) => other.length - one.length,
    );
    // A name of a square is one, and so are its row and its column.
    const isName = (/** @type {string} */ text) => /^[a-p]?[0-9]*$/.test(text);
    return texts
      .map((text) => words.reduce((rest, word) => (word ? rest.replaceAll(word, '') : rest), text))
      .filter((text) => /[A-Za-z]/.test(text) && !isName(text.trim()));
  });

/** More states, with the sentences that come and go. @type {typeof STATES} */
const MORE = {
  'a copied link': {
    fragment: '#play?size=8&grade=medium&number=20413',
    act: (page) => page.locator('#play-link').click(),
  },
  'a damaged step': { fragment: '#watch?size=99' },
  'a damaged solution': { fragment: '#browse?size=99' },
  'some queens': { fragment: '#browse?size=8&queens=Q7/8/8/8/8/8/8/8' },
  'two queens too few': { fragment: `#browse?size=16&queens=Q15${'/16'.repeat(15)}` },
  'no board': {
    fragment: '#browse?size=4&solution=1',
    act: async (page) => {
      await page.locator('#browse-find-input').fill('x');
      await page.locator('#browse-find-input').press('Enter');
    },
  },
  'the last step': { fragment: '#watch?size=4&step=999' },
  'all permutations': { fragment: '#watch?scene=1&size=5&step=7' },
  'an attack that stays': {
    fragment: '#watch?scene=3&size=5&step=4',
    act: async (page) => {
      await page.locator('#watch-answer').fill('1');
      await page.locator('#watch-answer').press('Enter');
    },
  },
  'a queen that is not taken back': { fragment: '#watch?scene=5&size=5&step=3' },
  'the last scene': { fragment: '#watch?scene=6&size=5' },
  'a part of the tree': {
    fragment: '#watch?scene=3&size=7&step=300',
    act: async (page) => {
      await page.locator('#watch-in').click();
      await page.locator('#watch-speed').fill('0');
    },
  },
  'the board of a past day': { fragment: '#play?day=20000' },
  'an empty board': { fragment: '#play?size=4' },
  'a blocked square that is clicked': {
    fragment: '#play?kind=blocked&lesson=1',
    act: (page) => square(page, 'a4').click(),
  },
  'two queens in one region': { fragment: '#play?kind=regions&lesson=1&queens=Q4/2Q2/5/5/5' },
  'a solved lesson': {
    fragment: '#play?kind=blocked&lesson=1&queens=2Q2/4Q/1Q3/3Q1/5',
    act: (page) => square(page, 'a1').click(),
  },
  'the calendar of regions': {
    fragment: '#play?kind=regions&lesson=1',
    act: (page) => page.locator('#play-diary').click(),
  },
  'damaged entries': { fragment: '' },
};

test('in a pseudo-language no English is left but the words of the library', async (t) => {
  for (const [state, { fragment, isFirst, act }] of Object.entries({ ...STATES, ...MORE })) {
    const page = await open(t, {
      file: PSEUDO,
      fragment,
      isFirst,
      script: LISTEN,
      storage: {
        'queens.day.20000': '{"day":20000,"seconds":75,"tips":0}',
        'queens.day.regions.20000': '{"day":20000,"seconds":75,"tips":0}',
        'queens.solved.regions.8.hard.7': '{"day":20000,"begun":20000,"seconds":75,"tips":2}',
        'queens.solved.8.hard.7': '{"day":20000,"begun":20000,"seconds":75,"tips":2}',
        'queens.found.8.1': 'true',
        ...(state === 'damaged entries' && { 'queens.settings': '{' }),
      },
    });
    await act?.(page);
    assert.deepEqual(await read(page), [], state);
    await page.context().close();
  }
});

/** The texts of an object, or the literals of its functions, under their names.
 * @param {any} texts @param {string} name @returns {[string, string][]} */
const literals = (texts, name) =>
  typeof texts === 'string'
    ? [[name, texts]]
    : typeof texts === 'function'
      ? [...texts.toString().matchAll(/'[^']*'|`[^`]*`/g)].map(([text]) => [
          name,
          text.replace(/\$\{[^}]*\}/g, ''),
        ])
      : Object.entries(texts).flatMap(([part, text]) => literals(text, `${name}.${part}`));

/** The files of a folder whose names end so, with what they say. @param {string} folder
 * @param {string} end @returns {[string, string][]} */
const files = (folder, end) => {
  const url = new URL(`../${folder}/`, import.meta.url);
  const names = readdirSync(url, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(end))
    .map((name) => [name, readFileSync(new URL(name, url), 'utf8')]);
};

/** The words that the page, its styles and the library give names with. */
const NAMES = new Set(
  [
    ...files('page', '.html').map(([, text]) => text.replace(/\{\{[^}]*\}\}/g, '')),
    ...files('page', '.css').map(([, text]) => text),
    ...files('src', '.rs').map(([, text]) => text.replace(/\/\/.*/g, '')),
  ].flatMap((text) => text.match(/[\w-]+/g) ?? []),
);

/** Functions whose first argument is a name: of the browser, the page and the library. */
const NAMING = new Set(
  [
    'add addEventListener closest contains createElement createElementNS get getAttribute has',
    'matchMedia querySelector querySelectorAll removeAttribute setAttribute setProperty toggle',
    'toggleAttribute',
    'button color draw element input link make numberIn onSubmit showHelp',
    'call change limit names number record sentence',
  ].flatMap((names) => names.split(' ')),
);

/** What takes texts, or hands them on. */
const TAKERS =
  /^(.*FunctionExpression|(Assignment|Call)Expression|ReturnStatement|VariableDeclarator)$/;

/** Properties and attributes that are shown. */
const SHOWN = /^(alt|aria.*|label|placeholder|text|textContent|title|value)$/;

/**
 * Whether a literal, the last of these nodes each of which is in the one before it, is a name:
 * because it stands where only a name can, or is one that is known and does not stand where a text
 * can. It is as good as what it is a part or a choice of.
 *
 * @param {any[]} nodes @param {string} text
 */
function isName(nodes, text) {
  let place = nodes.length - 1;
  /** @param {any} parent @param {any} node */
  const isPassedOn = (parent, node) =>
    ['TemplateLiteral', 'LogicalExpression'].includes(parent.type) ||
    (parent.type === 'ConditionalExpression' && parent.test !== node) ||
    (parent.type === 'BinaryExpression' && parent.operator === '+');
  while (isPassedOn(nodes[place - 1], nodes[place])) place -= 1;
  const [parent, node] = [nodes[place - 1], nodes[place]];
  // What is compared is not shown.
  if (/^(BinaryExpression|Import.*|Export.*)$/.test(parent.type)) return true;
  const called = parent.type === 'CallExpression' && (parent.callee.property ?? parent.callee).name;
  if (NAMING.has(called) && parent.arguments[0] === node) return true;
  const canBeText =
    (parent.type === 'Property' && SHOWN.test(parent.key.name ?? parent.key.value)) ||
    TAKERS.test(parent.type);
  return !canBeText && NAMES.has(text);
}

test('no text stands in another script', () => {
  const scripts = files('page', '.js').filter(([name]) => name !== 'texts.js');
  assert(scripts.length > 40, String(scripts.length));
  // Somebody has looked at each of these and seen that it is a name, a drawing, a style or code.
  const looked = JSON.parse(readFileSync(new URL('literals.json', import.meta.url), 'utf8'));
  for (const [name, source] of scripts) {
    /** @type {Set<string>} */
    const found = new Set();
    fullAncestor(
      parse(source, { ecmaVersion: 'latest', sourceType: 'module' }),
      (/** @type {any} */ node, /** @type {any} */ _, /** @type {any} */ nodes) => {
        const text = node.type === 'Literal' ? node.value : node.value?.cooked;
        if (typeof text === 'string' && /\p{L}/u.test(text) && !isName(nodes, text))
          found.add(text);
      },
    );
    const others = [...found].sort();
    assert.deepEqual(others, looked[name] ?? [], `${name}: a text belongs in page/texts.js`);
  }
});

test('no text stands in a style', () => {
  // They name fonts and the areas of a grid.
  const OTHERS = /^(font(-family)?|grid(-template(-areas)?)?)$/;
  // A style also shows text that it takes from an attribute, spells with escapes, or draws.
  const TEXT = /'[^']*[\p{L}\\][^']*'|"[^"]*[\p{L}\\][^"]*"|\b(attr|url|image-set)\(/u;
  const folder = new URL('../page/', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const styles = names.filter((name) => name.endsWith('.css'));
  let declarations = 0;
  for (const name of styles)
    parseStyles(readFileSync(new URL(name, folder), 'utf8')).walkDecls((declaration) => {
      const { prop, value } = declaration;
      const strays = OTHERS.test(prop) ? null : TEXT.exec(value);
      assert.equal(strays, null, `${name}: ${declaration}`);
      declarations += 1;
    });
  assert(declarations > 1000, String(declarations));
});

test('the library alone speaks of the game, its steps, grades and results', () => {
  const WORDS = new RegExp(
    'no queen stands|gets one queen|(wrong|right) place|in each row|take both|one solution,|' +
      '\\b(solved|streaks?|days in a row|practice|mirrored|without a tip|no tips|so far)\\b|' +
      'comes in|half of|\\b(easy|medium|hard|expert|has only|leaves? no|forces|out:|to place)\\b|' +
      '\\b(chain|says the tip|look at (row|column|region)|attack each other)\\b|' +
      '\\b(the queens on|is (given|blocked))\\b',
    'i',
  );
  // They speak of what the browser keeps, of a search, and of the dots on the first board.
  const OTHERS = /^TEXTS[.](page[.]putAside|watch[.].*|lesson[.]taps[.]0)$/;
  const all = [...literals(MARKUP, 'MARKUP'), ...literals(TEXTS, 'TEXTS')];
  assert(all.length > 200, String(all.length));
  const strays = all.filter(([name, text]) => WORDS.test(text) && !OTHERS.test(name));
  assert.deepEqual(strays, []);
});

test('dates, numbers and plurals are those of the language', async (t) => {
  const page = await open(t, {
    file: PSEUDO,
    now: '2026-11-22T12:00:00Z',
    zone: 'UTC',
    fragment: '#play?day=20779',
  });
  assert.equal(await page.locator('#play-title').innerText(), 'Κυριακή 22 Νοεμβρίου 2026');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'el');
  assert.match(TEXTS.picker.boards(1, 'easy'), /^There is 1 easy board /);
  assert.match(TEXTS.picker.boards(1000, 'easy'), /^There are 1,000 easy boards /);
  assert.match(TEXTS.page.putAside(1), /^1 damaged entry .* was /);
  assert.match(TEXTS.page.putAside(2), /^2 damaged entries .* were /);
});

test('each text of the markup is used', () => {
  const page = readFileSync(new URL('../page/page.html', import.meta.url), 'utf8');
  for (const name of Object.keys(MARKUP)) assert(page.includes(`{{${name}}}`), name);
});
