// Bundler of the page: node bundle.mjs MODULE PAGE [TEXTS]. The markup takes in the texts, the
// styles, the script and the module, so that one file is all. TEXTS is a module in place of
// page/texts.js, for another language.

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { encode } from './page/base91.js';

/**
 * The most bytes of the page. A slow mobile line of 1.6 Mbit/s takes two seconds for them, and
 * whoever opens a link waits no longer for a first board. How long a slow processor then takes for
 * the first answer is measured in tests/time.test.js.
 */
const MAX_BYTES = 400 * 1024;

const [, , modulePath, pagePath, textsPath = 'page/texts.js'] = process.argv;

/** Takes the texts from where they are. */
const texts = {
  name: 'texts',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    const path = resolve(textsPath);
    build.onResolve({ filter: /\/texts\.js$/ }, ({ importer }) =>
      importer === path ? undefined : { path },
    );
  },
};

/** @param {string} entry */
async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    plugins: [texts],
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    legalComments: 'none',
  });
  // The end of an element within a string would be the end of the script.
  return outputFiles[0].text.trim().replaceAll('</', '<\\/');
}

const { MARKUP, TEXTS } = await import(pathToFileURL(resolve(textsPath)).href);
/** @type {Record<string, string>} */
const parts = {
  styles: await bundle('page/page.css'),
  dark: await bundle('page/dark.css'),
  script: await bundle('page/main.js'),
  module: encode(gzipSync(readFileSync(modulePath), { level: 9 })),
};
/** The drawing of a queen in the module, on a tile. */
async function icon() {
  const { instance } = await WebAssembly.instantiate(readFileSync(modulePath));
  const { memory, buffer, definitions } = /** @type {any} */ (instance.exports);
  const queen = new TextDecoder().decode(new Uint8Array(memory.buffer, buffer(), definitions()));
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${queen}` +
    '<rect width="100" height="100" rx="22" fill="#1d6a58"/>' +
    '<use href="#q" fill="#fffdfa" transform="translate(12 10) scale(.76)"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const tile = await icon();
const manifest = {
  name: MARKUP.title,
  description: MARKUP.description,
  display: 'standalone',
  background_color: '#f8f5ef',
  theme_color: '#1d6a58',
  icons: [{ src: tile, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};
/** @type {Record<string, string>} */
const more = {
  icon: tile,
  manifest: `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`,
};
/** @type {Record<string, string>} */
const named = { ...parts, ...more, ...MARKUP, language: TEXTS.language };
const page = readFileSync('page/page.html', 'utf8')
  .replace(/<!--[^]*?-->\s*/g, '')
  .replace(/\n\s+/g, '\n')
  .replace(/\{\{(\w+)\}\}/g, (_, name) => {
    if (name in named) return named[name];
    throw new Error(`no text ${name}`);
  });
writeFileSync(pagePath, page);
const sizes = Object.entries(parts).map(([name, text]) => `${name} ${text.length}`);
console.log(`${pagePath}: ${Buffer.byteLength(page)} bytes (${sizes.join(', ')})`);
if (Buffer.byteLength(page) > MAX_BYTES) {
  console.error(`more than the ${MAX_BYTES} allowed`);
  process.exitCode = 1;
}
