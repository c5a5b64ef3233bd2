/**
 * The fragment of the page's address: a view and what it shows, such as `#watch?size=6&step=17`,
 * which follows what is shown.
 */

/** @typedef {'play' | 'watch' | 'browse'} ViewName */
/** @typedef {{ view: ViewName, values: URLSearchParams }} Link */

/** @param {string} fragment @returns {Link | null} */
export function parseLink(fragment) {
  const [name, values = ''] = fragment.replace(/^#/, '').split('?');
  if (name !== 'play' && name !== 'watch' && name !== 'browse') return null;
  return { view: name, values: new URLSearchParams(values) };
}

/** @param {ViewName} view @param {Record<string, string | number>} values */
export function link(view, values) {
  // None of the values has a character that a fragment must not have.
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `#${view}?${pairs.join('&')}`;
}

/**
 * A whole number from `least` to `most` under a name; null if there is none.
 *
 * @param {URLSearchParams} values @param {string} name @param {number} least @param {number} most
 */
export function numberIn(values, name, least, most) {
  const text = values.get(name) ?? '';
  const number = Number(text);
  return /^[0-9]{1,9}$/.test(text) && number >= least && number <= most ? number : null;
}

/** Some browsers refuse to change it more often than a hundred times in 30 s: these are 90. */
const MOST = 30;
const A_SECOND = 2;

/** The changes that can be made at once. */
let allowed = MOST;
let last = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {string | null} */
let waiting = null;

function write() {
  clearTimeout(timer);
  if (waiting === null) return;
  allowed -= 1;
  history.replaceState(null, '', waiting);
  waiting = null;
}

/** Replaces the fragment, at once if it has not changed too often. @param {string} fragment */
export function follow(fragment) {
  const now = performance.now();
  allowed = Math.min(allowed + ((now - last) / 1000) * A_SECOND, MOST);
  last = now;
  clearTimeout(timer);
  waiting = fragment;
  if (allowed >= 1) write();
  else timer = setTimeout(write, ((1 - allowed) / A_SECOND) * 1000);
}

/** Replaces the fragment so that the way back leads to the one before. @param {string} fragment */
export function enter(fragment) {
  write();
  history.pushState(null, '', fragment);
}

addEventListener('pagehide', write);
addEventListener('hashchange', () => {
  waiting = null;
});
