// Faults put into the page one by one, to see whether the tests notice:
//
//     node faults.mjs MODULE [--seed N] [--sample N] [--all] [--only NUMBERS] [--list]
//
// MODULE is the WebAssembly module, which stays as it is: it takes long to compile, and ci/mutants
// has the faults of the libraries. The order of the faults depends on the seed; --sample takes the
// first 100, unless it says another number, and --only those of some numbers, such as 3,17-20.
//
// A fault is put into a copy of this folder, and the test files run until one fails. A file is left
// out if it never comes to the changed place of the script, as a run without a fault has shown.
// Quick ones that dwell on the changed module are first. The exit code is 1 if fewer than 95 of 100
// are caught.

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { EQUIVALENT, reasonOf } from './faults/equivalent.js';
import { named, shuffled } from './faults/sample.js';
import { scriptFaults } from './faults/script.js';
import { styleFaults } from './faults/style.js';

/** @typedef {import('./faults/sample.js').Fault} Fault */

/** The share that has to be caught. */
const BAR = 0.95;
/**
 * What is not run. The policy has the hashes of script and styles, so that it would notice every
 * fault; the file has a limit, and its time is measured; pictures have the fonts of one machine.
 */
const LEFT_OUT = ['policy.test.js', 'file.test.js', 'time.test.js', 'pictures.test.js'];
/** The tests that notice most faults of styles, which come first for them. */
const OF_STYLES = ['looks.test.js', 'layout.test.js'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '100' },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const [modulePath] = positionals;
if (!modulePath) throw new Error('faults.mjs needs the path of the module');
const MODULE = resolve(modulePath);

const SOURCE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(SOURCE, '../..');
/** The repository as the copy sees it: the tests also read files of libraries. */
const COPIED_ROOT = join(ROOT, 'target/page-faults');
const COPY = join(COPIED_ROOT, 'examples/web');
const REACHED = join(COPIED_ROOT, 'reached.json');

const files = /** @type {string[]} */ (readdirSync(join(SOURCE, 'page'), { recursive: true }))
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => `page/${name.replaceAll('\\', '/')}`)
  .sort();
const texts = new Map(files.map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')]));
const all = files.flatMap((file) =>
  (file.endsWith('.js') ? scriptFaults : styleFaults)(file, texts.get(file) ?? ''),
);
const unused = EQUIVALENT.flatMap(({ faults }) => faults).filter(
  (pattern) => !all.some((fault) => pattern.test(named(fault))),
);
if (unused.length) throw new Error(`in faults/equivalent.js, without a fault: ${unused.join(' ')}`);
const order = shuffled(
  all.filter((fault) => reasonOf(named(fault)) === undefined),
  Number(values.seed),
);
const places = [...new Set(all.map(placeOf))];

/** Where the script has to come to for a fault. @param {Fault} fault */
function placeOf({ file, reach }) {
  return reach ? `${file} ${reach.start}` : '';
}

/** The numbers of the faults to run, from 1. */
const numbers = values.only
  ? values.only.split(',').flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
  : order.map((_, index) => index + 1);
const wanted = values.all || values.only ? numbers.length : Number(values.sample);

const told = (/** @type {number} */ number) => {
  const fault = order[number - 1];
  return `${number} ${fault.file}:${fault.line}:${fault.column} ${named(fault)}`;
};
if (values.list) {
  for (const number of numbers.slice(0, wanted)) console.log(told(number));
  process.exit();
}

copy();
const reached = await reach();
/** The page as it is, to know a fault that the bundler removes. */
build();
const original = readFileSync(join(COPY, 'queens.html'), 'utf8');

const survived = [];
let count = 0;
for (const number of numbers) {
  if (count === wanted) break;
  const fault = order[number - 1];
  const start = performance.now();
  const outcome = await run(fault);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${outcome.padEnd(24)} ${seconds.padStart(4)} s  ${told(number)}`);
  if (outcome === 'the same page') continue;
  count++;
  if (outcome === 'SURVIVED') survived.push(number);
}
const caught = count - survived.length;
console.log(`\n${caught} of ${count} faults are caught. These survive:`);
for (const number of survived) console.log(told(number));
process.exit(caught < BAR * count ? 1 : 0);

/** Copies this folder, with links to what lies around it. */
function copy() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of ['page', 'tests', 'pictures', 'bundle.mjs', 'package.json', 'README.md'])
    cpSync(join(SOURCE, name), join(COPY, name), { recursive: true });
  cpSync(join(SOURCE, 'faults'), join(COPY, 'faults'), { recursive: true });
  symlinkSync(join(SOURCE, 'node_modules'), join(COPY, 'node_modules'));
  if (!existsSync(join(COPIED_ROOT, 'queen-challenge')))
    symlinkSync(join(ROOT, 'queen-challenge'), join(COPIED_ROOT, 'queen-challenge'));
}

/** Builds the page of the copy. Whether that works. */
function build() {
  try {
    execFileSync(process.execPath, ['bundle.mjs', MODULE, 'queens.html'], {
      cwd: COPY,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs each test file on a page that tells where its script comes to. Returns the time of each
 * file and the places. A run is kept until script or tests change.
 *
 * @returns {Promise<Record<string, { seconds: number, places: string[] }>>}
 */
async function reach() {
  const tests = readdirSync(join(COPY, 'tests')).sort();
  const run = tests.filter((name) => name.endsWith('.test.js') && !LEFT_OUT.includes(name));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => texts.get(file) ?? '');
  const common = tests
    .filter((name) => !name.endsWith('.test.js') && name !== 'looks.json')
    .map((name) => readFileSync(join(COPY, 'tests', name)));
  /** @type {Record<string, { key: string, seconds: number, places: string[] }>} */
  const kept = existsSync(REACHED) ? JSON.parse(readFileSync(REACHED, 'utf8')) : {};
  /** @type {typeof kept} */
  const found = {};
  let isBuilt = false;
  for (const name of run) {
    const hash = createHash('sha256').update(readFileSync(MODULE));
    for (const text of [...scripts, ...common]) hash.update(text);
    const key = hash.update(readFileSync(join(COPY, 'tests', name))).digest('hex');
    if (kept[name]?.key !== key) {
      if (!isBuilt) instrument();
      isBuilt = true;
      const output = join(COPIED_ROOT, 'reached');
      const start = performance.now();
      const isGood = await test(name, 1800, output);
      if (!isGood) throw new Error(`${name} fails without a fault`);
      const numbers = /** @type {number[]} */ (JSON.parse(readFileSync(output, 'utf8')));
      kept[name] = {
        key,
        seconds: (performance.now() - start) / 1000,
        places: numbers.map((number) => places[number]),
      };
      console.log(`${name}: ${kept[name].seconds.toFixed(0)} s, ${numbers.length} places`);
      writeFileSync(REACHED, JSON.stringify(kept));
    }
    found[name] = kept[name];
  }
  for (const [file, text] of texts) writeFileSync(join(COPY, file), text);
  return found;
}

/** Builds a page that tells where its script comes to. */
function instrument() {
  for (const [file, text] of texts) {
    /** @type {Map<number, Fault['reach']>} */
    const reaches = new Map();
    for (const fault of all)
      if (fault.file === file && fault.reach) reaches.set(fault.reach.start, fault.reach);
    /** @type {{ at: number, text: string }[]} */
    const insertions = [];
    for (const reach of reaches.values()) {
      const call = `globalThis.queenReached?.(${places.indexOf(`${file} ${reach?.start}`)})`;
      if (reach?.isStatement) insertions.push({ at: reach.start, text: `${call};` });
      else if (reach)
        insertions.push({ at: reach.start, text: `(${call},` }, { at: reach.end, text: ')' });
    }
    let told = text;
    for (const { at, text: inserted } of insertions.sort((one, other) => other.at - one.at))
      told = told.slice(0, at) + inserted + told.slice(at);
    writeFileSync(join(COPY, file), told);
  }
  if (!build()) throw new Error('the page that tells where it comes to is not built');
}

/** Whether a fault is caught, and by which test file. @param {Fault} fault */
async function run(fault) {
  const text = texts.get(fault.file) ?? '';
  writeFileSync(
    join(COPY, fault.file),
    text.slice(0, fault.start) + fault.to + text.slice(fault.end),
  );
  try {
    if (!build()) return 'not built';
    if (readFileSync(join(COPY, 'queens.html'), 'utf8') === original) return 'the same page';
    for (const [name, { seconds }] of testsOf(fault))
      if (!(await test(name, 60 + 3 * seconds))) return basename(name, '.test.js');
    return 'SURVIVED';
  } finally {
    writeFileSync(join(COPY, fault.file), text);
  }
}

/** The test files that may notice a fault, the likeliest first. @param {Fault} fault */
function testsOf(fault) {
  const place = placeOf(fault);
  return Object.entries(reached)
    .filter(([, { places }]) => place === '' || places.includes(place))
    .map((entry) => {
      const [name, { seconds, places }] = entry;
      const ofModule = places.filter((place) => place.startsWith(`${fault.file} `)).length;
      const isOfStyles = fault.file.endsWith('.css') && OF_STYLES.includes(name);
      const dwells = isOfStyles ? 1 : ofModule / places.length;
      return { entry, score: (dwells + 0.001) / seconds ** 0.5 };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/**
 * Runs a test file until its first failure. Whether there is none.
 *
 * @param {string} name @param {number} limit in seconds
 * @param {string} [output] the file to which the places go that the script comes to
 */
function test(name, limit, output) {
  const listener = pathToFileURL(join(COPY, 'faults/listen.mjs')).href;
  const child = spawn(
    process.execPath,
    [...(output ? ['--import', listener] : []), '--test-reporter=tap', join('tests', name)],
    {
      cwd: COPY,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        CARGO_TARGET_DIR: resolve(dirname(MODULE), '../..'),
        ...(output && { QUEEN_REACHED: output }),
      },
    },
  );
  let isGood = true;
  // The test hears the signal and ends its browser.
  const stop = () => {
    if (!isGood) return;
    isGood = false;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  };
  const timer = setTimeout(stop, 1000 * limit);
  child.stdout.setEncoding('utf8').on('data', (text) => {
    if (/^ *not ok/m.test(text)) stop();
  });
  return /** @type {Promise<boolean>} */ (
    new Promise((resolve) =>
      child.on('exit', (status) => {
        clearTimeout(timer);
        resolve(isGood && status === 0);
      }),
    )
  );
}
