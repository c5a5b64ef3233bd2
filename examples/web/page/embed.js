/** The page as a part of another one: `?embed=play` or `?embed=watch&scene=4`. */

/** @typedef {import('./link.js').ViewName} ViewName */

const value = new URLSearchParams(location.search).get('embed');

/** The view that is embedded; null if the page stands for itself. @type {ViewName | null} */
export const embedded = value === 'play' || value === 'watch' ? value : null;

if (embedded) document.documentElement.dataset.embed = embedded;
