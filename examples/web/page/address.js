/** The address of the page, whose fragment follows what is shown. */

import { closeNoticeOfLink } from './notice.js';

/** Some browsers refuse more than a hundred changes in 30 s: these are 90. */
const MOST = 30;
const A_SECOND = 2;

/** The states of what the page itself has written: of the player's own game, or of another one. */
const OWN = 'own';
const OTHER = 'other';

/** Whether the page itself has written the address, of a game that is the player's own. */
export const isOwn = () => history.state === OWN;

/** The changes that can be made at once. */
let allowed = MOST;
let last = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {string | null} */
let waiting = null;
let state = OWN;

/** Changes the address where the browser allows it: not in every frame. @param {() => void} act */
function change(act) {
  try {
    act();
  } catch {
    // The page shows the same without it.
  }
}

function write() {
  clearTimeout(timer);
  if (waiting === null) return;
  allowed -= 1;
  change(() => history.replaceState(state, '', waiting));
  waiting = null;
}

/**
 * Replaces the fragment, at once if it has not changed too often.
 *
 * @param {string} fragment @param {boolean} [isOwn] whether what is shown is the player's own
 */
export function follow(fragment, isOwn = true) {
  const now = performance.now();
  allowed = Math.min(allowed + ((now - last) / 1000) * A_SECOND, MOST);
  last = now;
  clearTimeout(timer);
  waiting = fragment;
  state = isOwn ? OWN : OTHER;
  if (allowed >= 1) write();
  else timer = setTimeout(write, ((1 - allowed) / A_SECOND) * 1000);
}

/** Replaces the fragment so that the way back leads to the one before. @param {string} fragment */
export function enter(fragment) {
  closeNoticeOfLink();
  write();
  change(() => history.pushState(OWN, '', fragment));
}

addEventListener('pagehide', write);
// A link to what is shown already changes no fragment, but is told of here, too.
addEventListener('popstate', closeNoticeOfLink);
addEventListener('hashchange', () => {
  waiting = null;
});
