/** The way from the address of the page to the view that it names. */

import { element } from './dom.js';
import { embedded } from './embed.js';
import { parseLink } from './link.js';

/** @typedef {import('./link.js').ViewName} ViewName */

/**
 * A view of the page.
 *
 * @typedef {object} View
 * @property {(values: URLSearchParams) => void} open shows what a link says
 * @property {() => void} close
 */

/**
 * Shows the view that the address names, now and whenever it changes.
 *
 * @param {Record<ViewName, () => View>} makers what makes each view, once it is first shown
 */
export function route(makers) {
  /** @type {Partial<Record<ViewName, View>>} */
  const made = {};
  /** @type {View | null} */
  let shown = null;
  const show = () => {
    const named = parseLink(location.hash);
    const isThere = named && (!embedded || named.view === embedded);
    const { view, values } = isThere
      ? named
      : {
          view: embedded ?? /** @type {ViewName} */ ('play'),
          values: new URLSearchParams(embedded === 'watch' ? location.search : ''),
        };
    const next = (made[view] ??= makers[view]());
    if (shown !== next) shown?.close();
    for (const name of /** @type {ViewName[]} */ (Object.keys(makers))) {
      element(name).hidden = name !== view;
      const anchor = document.querySelector(`nav a[href="#${name}"]`);
      if (name === view) anchor?.setAttribute('aria-current', 'page');
      else anchor?.removeAttribute('aria-current');
    }
    shown = next;
    document.body.dataset.view = view;
    next.open(values);
  };
  addEventListener('hashchange', show);
  show();
}
