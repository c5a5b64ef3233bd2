/** The start of the page. */

import { Browse } from './browse.js';
import { element } from './dom.js';
import { embedded } from './embed.js';
import { whatIsMissing } from './missing.js';
import { Module } from './module.js';
import { notice } from './notice.js';
import { Play } from './play.js';
import { Games } from './play/games.js';
import { Records } from './play/records.js';
import { Settings } from './play/settings.js';
import { Storage } from './play/storage.js';
import { route } from './route.js';
import { TEXTS } from './texts.js';
import { theme } from './theme.js';
import { Watch } from './watch.js';

async function start() {
  // The frame of the page is painted first, while the module is unpacked.
  const [module] = await Promise.all([
    Module.load(element('module').textContent ?? ''),
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  ]);
  /** @type {SVGElement} */ (document.querySelector('#queen-definitions')).innerHTML =
    module.definitions();

  const storage = new Storage(
    () => {
      // In a frame the storage is often closed, and nobody expects it there.
      if (!embedded) notice(TEXTS.page.notKept);
    },
    (key) => {
      settings.load();
      showTheme();
      records.load();
      play?.takeIn(key);
    },
  );
  const settings = new Settings(storage);
  const showTheme = theme(settings);
  const records = new Records(module, storage);
  const games = new Games(module, storage);
  /** @type {Play | null} */
  let play = null;

  route({
    play: () => (play = new Play(module, settings, records, games)),
    watch: () => new Watch(module),
    browse: () => new Browse(module),
  });
  // Until a view is shown, it says what went wrong.
  element('missing').remove();

  if (storage.putAside) {
    notice(TEXTS.page.putAside(storage.putAside));
  } else if (!storage.isKept && !embedded) {
    notice(TEXTS.page.nothingKept);
  }
  document.documentElement.dataset.ready = '';
}

start().catch((error) => {
  element('missing').textContent = whatIsMissing(error);
  element('missing').hidden = false;
});
