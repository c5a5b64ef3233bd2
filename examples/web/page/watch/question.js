/** The question at the end of a scene, whose answer the page checks. */

import { element, input } from '../dom.js';
import { embedded } from '../embed.js';
import { onSubmit } from '../form.js';
import { link } from '../link.js';
import { TEXTS } from '../texts.js';
import { DEFAULT_SCENE, SCENES } from './scenes.js';

/** @typedef {import('./facts.js').Facts} Facts */

export class Question {
  #answer = input('watch-answer');
  #verdict = element('watch-verdict');
  #next = element('watch-next', HTMLAnchorElement);
  #check = () => {};
  #asked = '';
  #largest;

  /** @param {number} largest the largest size whose searches are watched */
  constructor(largest) {
    this.#largest = largest;
    onSubmit('watch-question', () => this.#check());
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
    const leadsOn = this.#showNext(number, facts.size);
    this.#check = () => {
      const isRight = numberOf(this.#answer.value) === answer;
      this.#verdict.textContent = isRight ? right(facts) : wrong;
      this.#next.hidden = !isRight || !leadsOn;
    };
  }

  /**
   * Where a right answer leads: to the next scene, after the last one to the same search with more
   * queens, and from there to the game, which a frame of this view does not have. Returns whether
   * it leads anywhere.
   *
   * @param {number} number @param {number} size
   */
  #showNext(number, size) {
    const following = TEXTS.watch.scenes[number];
    const values = following
      ? { scene: number + 1, size }
      : { scene: DEFAULT_SCENE, size: this.#largest };
    const isLastOfAll = !following && size === this.#largest;
    this.#next.href = isLastOfAll ? '#play' : link('watch', values);
    if (following) this.#next.textContent = TEXTS.watch.nextScene(number + 1, following.title);
    else this.#next.textContent = isLastOfAll ? TEXTS.watch.lastSceneOfAll : TEXTS.watch.lastScene;
    return !isLastOfAll || !embedded;
  }
}

/** What somebody has answered: a number, or its factorial as texts write it, such as `3!`.
 * @param {string} answer */
function numberOf(answer) {
  const digits = answer.replace(/[^0-9]/g, '');
  if (!digits) return null;
  const number = Number(digits);
  if (!answer.trim().endsWith('!')) return number;
  let product = 1;
  for (let factor = 2; factor <= number && product < Number.MAX_SAFE_INTEGER; factor++)
    product *= factor;
  return product;
}
