/** A message above the page, until it is closed. */

import { element } from './dom.js';

const bar = element('notice');
bar.querySelector('button')?.addEventListener('click', () => {
  bar.hidden = true;
  /** @type {HTMLElement | null} */ (document.querySelector('.view:not([hidden]) h2'))?.focus();
});

/** Whether what is said is about a link. */
let isOfLink = false;

/** @param {string} text */
export function notice(text) {
  isOfLink = false;
  bar.hidden = false;
  /** @type {HTMLElement} */ (bar.querySelector('p')).textContent = text;
}

/** Says something about a link, until another place is entered. @param {string} text */
export function noticeOfLink(text) {
  notice(text);
  isOfLink = true;
}

/** Closes what is said about a link. */
export function closeNoticeOfLink() {
  if (isOfLink) bar.hidden = true;
}
