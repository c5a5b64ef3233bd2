// The texts of the page in a pseudo-language: English in Greek letters.

import * as english from '../page/texts.js';

/** For each letter another one, which no text of the page has. */
const LETTERS = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter, index) => {
    const other = 'αβχδεφγηιϳκλμνοπψρστυϝωξυζ'[index];
    return [
      [letter, other],
      [letter.toUpperCase(), other.toUpperCase()],
    ];
  }),
);

/** Changes a text, but not its elements, keys and names in braces. @param {string} text */
const translated = (text) =>
  text.replace(/<kbd>.*?<\/kbd>|<.*?>|\{.*?\}|[A-Za-z]/g, (part) => LETTERS.get(part) ?? part);

/** @param {any} texts @returns {any} */
function pseudo(texts) {
  if (typeof texts === 'string') return translated(texts);
  if (typeof texts === 'function')
    return (/** @type {any[]} */ ...values) => translated(texts(...values));
  if (Array.isArray(texts)) return texts.map(pseudo);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudo(text)]));
}

export const MARKUP = pseudo(english.MARKUP);
export const TEXTS = { ...pseudo(english.TEXTS), language: 'el' };
