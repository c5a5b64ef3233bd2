/** The fragment in the address of the page, which follows what is shown. */

/** Browsers refuse what is written more often than a hundred times in 30 s. */
const PAUSE = 350;

let last = -PAUSE;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {string | null} */
let waiting = null;

function write() {
  clearTimeout(timer);
  if (waiting === null) return;
  last = performance.now();
  history.replaceState(null, '', waiting);
  waiting = null;
}

/** Replaces the fragment, soon. @param {string} fragment */
export function follow(fragment) {
  clearTimeout(timer);
  waiting = fragment;
  timer = setTimeout(write, Math.max(0, last + PAUSE - performance.now()));
}

/** Replaces the fragment so that the way back leads to the one before. @param {string} fragment */
export function enter(fragment) {
  write();
  history.pushState(null, '', fragment);
}

addEventListener('pagehide', write);
addEventListener('hashchange', () => { waiting = null; });
