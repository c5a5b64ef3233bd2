/** The exercise of a printed sheet, with an empty board to draw on. */

import { draw, element } from '../dom.js';
import { link } from '../link.js';
import { TEXTS } from '../texts.js';

export class Sheet {
  /**
   * Asks for the step after one that is shown, or for the one before the last.
   *
   * @param {number} scene @param {number} size @param {number} index @param {number} steps
   */
  show(scene, size, index, steps) {
    const step = index + 1 < steps ? index + 2 : index;
    const address = link('watch', { scene, size, step });
    element('watch-exercise').textContent = TEXTS.watch.exercise(step, address);
    element('watch-grid').replaceChildren(grid(size));
  }
}

/** The lines of an empty board. @param {number} size */
function grid(size) {
  const ends = Array.from({ length: size + 1 }, (_, line) => line);
  const lines = ends.map((at) => `M0 ${at}H${size}M${at} 0V${size}`).join('');
  const box = `-.05 -.05 ${size + 0.1} ${size + 0.1}`;
  return draw('svg', { viewBox: box }, draw('path', { d: lines, 'stroke-width': 0.03 }));
}
