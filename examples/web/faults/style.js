// Faults of the styles, each in one declaration.

import { parse } from 'postcss';
import { place } from './script.js';

/** @typedef {import('./sample.js').Fault} Fault */

/** Units of lengths, and others that are halved or doubled like them. */
const LENGTH = /(?<![\w.#-])(\d*\.?\d+)(px|em|rem|vw|dvh|ms|s|fr|%)(?![\w-])/;

/**
 * All faults of a style sheet.
 *
 * @param {string} file @param {string} text
 */
export function styleFaults(file, text) {
  /** @type {Fault[]} */
  const faults = [];
  const root = parse(text);
  /** The variables that are colours. @type {string[]} */
  const colours = [];
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
    if (isRoot && value.startsWith('#')) colours.push(prop);
  });
  root.walkDecls((declaration) => {
    const start = declaration.source?.start?.offset ?? 0;
    const whole = text.slice(start, text.indexOf(';', start) + 1);
    const add = (/** @type {string} */ kind, /** @type {string} */ to) =>
      faults.push({
        kind,
        file,
        start,
        end: start + whole.length,
        from: whole,
        to,
        ...place(text, start),
        reach: null,
      });
    add('declaration', '');
    const { prop, value } = declaration;
    const variable = colours.find((name) => value.includes(`var(${name})`));
    const named = variable ?? (value.startsWith('#') ? prop : undefined);
    if (named && colours.includes(named)) {
      const other = colours[(colours.indexOf(named) + 1) % colours.length];
      if (variable) add('colour', whole.replace(`var(${variable})`, `var(${other})`));
      else add('colour', whole.replace(prop, other));
    }
    const length = LENGTH.exec(value);
    if (length && Number(length[1]) !== 0) {
      const [all, number, unit] = length;
      add('length', whole.replace(all, `${Number(number) * 2}${unit}`));
      add('length', whole.replace(all, `${Number(number) / 2}${unit}`));
    }
  });
  return faults;
}
