/** The text of a scene, with the way to the others. */

import { element, make } from '../dom.js';
import { link } from '../link.js';
import { TEXTS } from '../texts.js';
import { SCENES } from './scenes.js';

/** @typedef {import('./facts.js').Facts} Facts */

const FIGURES = {
  tree: 'watch-tree',
  code: 'watch-code',
  wheels: 'watch-odometer',
  orders: 'watch-orders',
};

export class Lesson {
  /** @type {HTMLAnchorElement[]} */
  #links = SCENES.map((_, index) => {
    const { title } = TEXTS.watch.scenes[index];
    const name = TEXTS.watch.scene(index + 1, title);
    return make('a', { href: '#watch', 'aria-label': name, title }, String(index + 1));
  });

  constructor() {
    element('watch-scenes').append(...this.#links);
  }

  /** Shows a scene, which has a number from 1 on. @param {number} number @param {Facts} facts */
  show(number, facts) {
    const { title, text } = TEXTS.watch.scenes[number - 1];
    element('watch-title').textContent = TEXTS.watch.scene(number, title);
    element('watch-text').textContent = text(facts);
    this.#links.forEach((anchor, index) => {
      anchor.setAttribute('href', link('watch', { scene: index + 1, size: facts.size }));
      if (index === number - 1) anchor.setAttribute('aria-current', 'step');
      else anchor.removeAttribute('aria-current');
    });
    const { search, figures } = SCENES[number - 1];
    for (const [figure, id] of Object.entries(FIGURES))
      element(id).hidden = !figures.some((shown) => shown === figure);
    // All permutations have no branch that is left out.
    const isPlain = search === 'All';
    element('watch-tree').classList.toggle('plain', isPlain);
    element('watch-tree-caption').textContent = TEXTS.watch.treeCaptions[isPlain ? 'plain' : 'cut'];
  }
}
