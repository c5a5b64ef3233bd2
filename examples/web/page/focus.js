/** The keyboard focus, kept when its element goes. */

/**
 * Changes the page; if that takes the focus away, it goes to an element.
 *
 * @param {HTMLElement} element @param {() => void} change
 */
export function withFocus(element, change) {
  const focused = document.activeElement;
  change();
  if (focused && focused !== document.body && !(focused.isConnected && focused.checkVisibility()))
    element.focus();
}
