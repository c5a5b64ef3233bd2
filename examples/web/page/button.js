/** A button that can be out of use. */

import { element } from './dom.js';

/** @param {string} id */
export const button = (id) => element(id, HTMLButtonElement);

/**
 * Lets a button act or not. It keeps the focus, which a disabled one loses.
 *
 * @param {HTMLElement} button @param {boolean} isEnabled
 */
export const enable = (button, isEnabled) =>
  button.setAttribute('aria-disabled', String(!isEnabled));

// A button that is not enabled does nothing.
document.addEventListener(
  'click',
  (event) => {
    const target =
      event.target instanceof Element && event.target.closest('[aria-disabled="true"]');
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
