/** The page: starts the module, and shows the view that the address names. */

import { Browse } from './browse.js';
import { element } from './dom.js';
import { Games } from './game.js';
import { parseLink } from './link.js';
import { Module } from './module.js';
import { notice } from './notice.js';
import { Play } from './play.js';
import { Records, Storage } from './records.js';
import { Watch } from './watch.js';

/** @typedef {import('./link.js').ViewName} ViewName */

async function start() {
  // The frame of the page is painted first.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const module = await Module.load(element('module').textContent ?? '');
  /** @type {SVGElement} */ (document.querySelector('#queen-definitions')).innerHTML =
    module.definitions();

  const storage = new Storage(
    () =>
      notice(
        'The browser could not keep that: its storage is full or closed to this page. ' +
          'Until you close the page, nothing is lost.',
      ),
    (key) => {
      records.load();
      views.play.takeIn(key);
    },
  );
  const records = new Records(module, storage);
  const games = new Games(storage);
  const views = {
    play: new Play(module, records, games),
    watch: new Watch(module),
    browse: new Browse(module),
  };
  /** @type {ViewName | null} */
  let shown = null;

  function route() {
    const { view, values } = parseLink(location.hash) ?? {
      view: /** @type {ViewName} */ ('play'),
      values: new URLSearchParams(),
    };
    if (shown && shown !== view) views[shown].close();
    for (const name of /** @type {ViewName[]} */ (Object.keys(views))) {
      element(name).hidden = name !== view;
      const anchor = document.querySelector(`nav a[href="#${name}"]`);
      if (name === view) anchor?.setAttribute('aria-current', 'page');
      else anchor?.removeAttribute('aria-current');
    }
    shown = view;
    views[view].open(values);
    document.title = `Queens: ${view}`;
  }

  element('missing').remove();
  addEventListener('hashchange', route);
  route();

  if (storage.putAside) {
    const [entry, was] = storage.putAside === 1 ? ['entry', 'was'] : ['entries', 'were'];
    notice(
      `${storage.putAside} damaged ${entry} of what you have solved and found ${was} put aside. ` +
        'Everything else is here.',
    );
  } else if (!storage.isKept) {
    notice(
      'This browser lets the page keep nothing: what you solve and find is gone when you close it.',
    );
  }
  document.documentElement.dataset.ready = '';
}

/** What a browser lacks that the page needs. @param {unknown} error */
function whatIsMissing(error) {
  if (!('WebAssembly' in globalThis)) {
    return (
      'This browser has no WebAssembly, or it is switched off. ' +
      'The page needs it: all its knowledge of queens is in a WebAssembly module.'
    );
  }
  if (!('DecompressionStream' in globalThis)) {
    return (
      'This browser cannot decompress what is in the page (it has no DecompressionStream). ' +
      'Browsers of 2023 or later can.'
    );
  }
  if (error instanceof WebAssembly.CompileError) {
    return (
      'The server’s content security policy forbids WebAssembly. ' +
      'It has to allow script-src ’wasm-unsafe-eval’.'
    );
  }
  return `The page could not start: ${error}.`;
}

start().catch((error) => {
  element('missing').textContent = whatIsMissing(error);
  element('missing').hidden = false;
});
