/** The page as a part of another one: `?embed=play` or `?embed=watch&scene=4`. */

import { make } from './dom.js';

/** @typedef {import('./link.js').ViewName} ViewName */

const value = new URLSearchParams(location.search).get('embed');

/** The view that is embedded; null if the page stands for itself. @type {ViewName | null} */
export const embedded = value === 'play' || value === 'watch' ? value : null;

if (embedded) document.documentElement.dataset.embed = embedded;

/**
 * A link to another view. A frame has one view: it gets the words alone.
 *
 * @param {string} href @param {string} words
 */
export const linkAway = (href, words) => (embedded ? words : make('a', { href }, words));
