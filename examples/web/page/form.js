/** Forms, which also work in a frame that may not submit any. */

import { element } from './dom.js';

/**
 * Lets a form act when it is submitted and its fields are valid. Its button is asked, which Enter
 * in a field presses, too: where a frame may not submit forms, they have no event of their own.
 *
 * @param {string} id @param {() => void} act
 */
export function onSubmit(id, act) {
  const form = element(id, HTMLFormElement);
  form.querySelector('[type=submit]')?.addEventListener('click', (event) => {
    event.preventDefault();
    if (form.reportValidity()) act();
  });
}
