/** The start of the page. */

import { Browse } from './browse.js';
import { element } from './dom.js';
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
import { Watch } from './watch.js';

async function start() {
  // The frame of the page is painted first.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const module = await Module.load(element('module').textContent ?? '');
  /** @type {SVGElement} */ (document.querySelector('#queen-definitions')).innerHTML =
    module.definitions();

  const storage = new Storage(
    () => notice(TEXTS.page.notKept),
    (key) => {
      settings.load();
      records.load();
      views.play.takeIn(key);
    },
  );
  const settings = new Settings(storage);
  const records = new Records(module, storage);
  const games = new Games(module, storage);
  const views = {
    play: new Play(module, settings, records, games),
    watch: new Watch(module),
    browse: new Browse(module),
  };

  element('missing').remove();
  route(views);

  if (storage.putAside) {
    notice(TEXTS.page.putAside(storage.putAside));
  } else if (!storage.isKept) {
    notice(TEXTS.page.nothingKept);
  }
  document.documentElement.dataset.ready = '';
}

start().catch((error) => {
  element('missing').textContent = whatIsMissing(error);
  element('missing').hidden = false;
});
