/** The page: starts the module, and shows the view that the address names. */

import { Browse } from './browse.js';
import { element } from './dom.js';
import { parseLink } from './link.js';
import { Module } from './module.js';
import { notice } from './notice.js';
import { Play } from './play.js';
import { Records } from './records.js';
import { Watch } from './watch.js';

/** @typedef {import('./link.js').ViewName} ViewName */

// The frame of the page is painted first.
await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const module = await Module.load(element('module').textContent ?? '');
/** @type {SVGElement} */ (document.querySelector('#queen-definitions')).innerHTML = module.definitions();
const records = new Records(module);
const views = { play: new Play(module, records), watch: new Watch(module), browse: new Browse(module) };
/** @type {ViewName | null} */
let shown = null;

function route() {
  const { view, values } = parseLink(location.hash) ?? { view: /** @type {ViewName} */ ('play'), values: new URLSearchParams() };
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

addEventListener('hashchange', route);
route();

if (records.putAside) {
  const [entry, was] = records.putAside === 1 ? ['entry', 'was'] : ['entries', 'were'];
  notice(`${records.putAside} damaged ${entry} of what you have solved and found ${was} put aside. Everything else is here.`);
} else if (!records.isKept) {
  notice('This browser lets the page keep nothing: what you solve and find is gone when you close it.');
}
document.documentElement.dataset.ready = '';
