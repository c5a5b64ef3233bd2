// Bundler of the page: node bundle.mjs MODULE PAGE [TEXTS]. The markup takes in the texts, the
// styles, the script and the module, so that one file is all. TEXTS is a module in place of
// page/texts.js, for another language. QUEEN_URL is the address of the page where it is published:
// with it the page can be installed, names itself and its picture for those who show a link to it,
// and the picture is written beside the page.

import { build } from 'esbuild';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

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
  module: gzipSync(readFileSync(modulePath), { level: 9 }).toString('base64'),
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

const { QUEEN_URL: address } = process.env;
const tile = await icon();
/** Where the page is installed, it begins at its address, which has to be absolute. */
const manifest = {
  ...(address && { start_url: new URL(address).href }),
  name: MARKUP.title,
  description: MARKUP.description,
  display: 'standalone',
  background_color: '#f8f5ef',
  theme_color: '#1d6a58',
  icons: [{ src: tile, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};
/** The picture for who shows a link: what its program draws of a page on a desk. */
const PICTURE = { path: 'pictures/desktop-light.png', name: 'queens.png' };

/**
 * The elements that name the page and its picture, both of which need an absolute address.
 *
 * @param {string} address
 */
function published(address) {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`no address of a page: ${address}`);
  const picture = readFileSync(PICTURE.path);
  // The width and the height of a PNG follow the name of its first chunk.
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  const names = {
    'og:url': url.href,
    'og:image': new URL(PICTURE.name, url).href,
    'og:image:type': 'image/png',
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': MARKUP.description,
  };
  const quoted = (/** @type {string} */ text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return Object.entries(names)
    .map(([name, content]) => `<meta property="${name}" content="${quoted(String(content))}">`)
    .join('\n');
}

/** @type {Record<string, string>} */
const more = {
  published: address ? published(address) : '',
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
if (address) copyFileSync(PICTURE.path, join(dirname(pagePath), PICTURE.name));
const sizes = Object.entries(parts).map(([name, text]) => `${name} ${text.length}`);
console.log(`${pagePath}: ${Buffer.byteLength(page)} bytes (${sizes.join(', ')})`);
if (Buffer.byteLength(page) > MAX_BYTES) {
  console.error(`more than the ${MAX_BYTES} allowed`);
  process.exitCode = 1;
}
