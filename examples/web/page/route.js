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
 * @param {Record<ViewName, View>} views
 */
export function route(views) {
  /** @type {ViewName | null} */
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
    if (shown && shown !== view) views[shown].close();
    for (const name of /** @type {ViewName[]} */ (Object.keys(views))) {
      element(name).hidden = name !== view;
      const anchor = document.querySelector(`nav a[href="#${name}"]`);
      if (name === view) anchor?.setAttribute('aria-current', 'page');
      else anchor?.removeAttribute('aria-current');
    }
    shown = view;
    document.body.dataset.view = view;
    views[view].open(values);
  };
  addEventListener('hashchange', show);
  show();
}
