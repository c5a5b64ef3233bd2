/** The colours of the page: those of the system, or those that the player has chosen. */

import { button } from './button.js';
import { element } from './dom.js';
import { TEXTS } from './texts.js';

/** @typedef {import('./play/settings.js').Settings} Settings */
/** @typedef {import('./play/settings.js').Theme} Theme */

/** For each theme the one that comes next. @type {Record<Theme, Theme>} */
const NEXT = { auto: 'light', light: 'dark', dark: 'auto' };

/** When the dark colours are on; never on paper. @type {Record<Theme, string>} */
const DARK = { auto: 'screen and (prefers-color-scheme: dark)', light: 'not all', dark: 'screen' };

/** When the light colours are on. @type {Record<Theme, string>} */
const LIGHT = { auto: '(prefers-color-scheme: light)', light: 'all', dark: 'not all' };

/** @param {Theme} theme */
function show(theme) {
  element('dark').setAttribute('media', DARK[theme]);
  element('frame-light').setAttribute('media', LIGHT[theme]);
  element('frame-dark').setAttribute('media', DARK[theme]);
  document.documentElement.style.colorScheme = theme === 'auto' ? '' : theme;
  button('theme').textContent = TEXTS.page.themes[theme];
  // Canvases have colours of their own.
  dispatchEvent(new Event('theme'));
}

/** Lets the player choose the colours. Returns what shows them anew. @param {Settings} settings */
export function theme(settings) {
  button('theme').addEventListener('click', () => {
    settings.set({ theme: NEXT[settings.theme] });
    show(settings.theme);
  });
  show(settings.theme);
  return () => show(settings.theme);
}
