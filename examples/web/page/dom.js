/** Elements of the page. */

import { TEXTS } from './texts.js';

/**
 * The element of an identifier.
 *
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} [type]
 * @returns {T}
 */
export function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof (type ?? HTMLElement))) throw new Error(TEXTS.page.noElement(id));
  return /** @type {T} */ (found);
}

/** @param {string} id */
export const input = (id) => element(id, HTMLInputElement);

/**
 * A new element with attributes and content.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} content
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...content);
  return made;
}

/**
 * A new element of a drawing.
 *
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...Node} content
 * @returns {SVGElementTagNameMap[K]}
 */
export function draw(tag, attributes = {}, ...content) {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, String(value));
  drawn.append(...content);
  return drawn;
}
