/** The help of a view: its keys, which are folded away. */

import { element } from './dom.js';

/** Unfolds a help and goes to it. @param {string} id */
export function showHelp(id) {
  const help = element(id, HTMLDetailsElement);
  help.open = true;
  help.querySelector('summary')?.focus();
  help.scrollIntoView({ block: 'nearest' });
}
