/** A message above the page, until it is closed. */

import { element } from './dom.js';

const bar = element('notice');
bar.querySelector('button')?.addEventListener('click', () => {
  bar.hidden = true;
  /** @type {HTMLElement | null} */ (document.querySelector('.view:not([hidden]) h2'))?.focus();
});

/** @param {string} text */
export function notice(text) {
  bar.hidden = false;
  /** @type {HTMLElement} */ (bar.querySelector('p')).textContent = text;
}
