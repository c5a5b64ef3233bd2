/** The question at the end of a scene, whose answer the page checks. */

import { element, input } from '../dom.js';
import { link } from '../link.js';
import { TEXTS } from '../texts.js';
import { SCENES } from './scenes.js';

/** @typedef {import('./facts.js').Facts} Facts */

export class Question {
  #answer = input('watch-answer');
  #verdict = element('watch-verdict');
  #next = element('watch-next', HTMLAnchorElement);
  #check = () => {};
  #asked = '';

  constructor() {
    element('watch-question').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#check();
    });
  }

  /** Asks the question of a scene. @param {number} number @param {Facts} facts */
  ask(number, facts) {
    const asked = `${number} ${facts.size}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const { question, right, wrong } = TEXTS.watch.scenes[number - 1];
    const answer = SCENES[number - 1].answer(facts);
    element('watch-ask').textContent = question(facts);
    this.#answer.value = '';
    this.#verdict.textContent = '';
    this.#next.hidden = true;
    const following = TEXTS.watch.scenes[number];
    if (following) {
      this.#next.textContent = TEXTS.watch.nextScene(number + 1, following.title);
      this.#next.href = link('watch', { scene: number + 1, size: facts.size });
    }
    this.#check = () => {
      const digits = this.#answer.value.replace(/[^0-9]/g, '');
      const isRight = digits !== '' && Number(digits) === answer;
      this.#verdict.textContent = isRight ? right(facts) : wrong;
      this.#next.hidden = !isRight || !following;
    };
  }
}
