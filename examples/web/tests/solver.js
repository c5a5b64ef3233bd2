// Solver of the board that the page shows.

import assert from 'node:assert/strict';
import { square, squares } from './browser.js';
import { completions } from './queens.js';

/** @typedef {import('playwright-core').Page} Page */

/** What a label says of a square's region. */
const REGION = /^region [A-Z]$/;

/** The region of a square, as its label names it. @param {{ words: string[] }} square */
export const regionOf = ({ words }) => words.find((word) => REGION.test(word));

/**
 * The squares that are left to fill, by a search of what the labels say of the clues.
 *
 * @param {Page} page
 */
export async function missing(page) {
  const board = await squares(page);
  const size = Math.sqrt(board.length);
  const given = board.filter(({ words }) => words.includes('given queen'));
  const fit = completions(size, given).filter((columns) => {
    const queens = columns.map((column, row) => board[row * size + column]);
    const regions = queens.map(regionOf).filter(Boolean);
    const isFree = queens.every(({ words }) => !words.includes('blocked'));
    return isFree && new Set(regions).size === regions.length;
  });
  assert.equal(fit.length, 1);
  return board.filter(
    ({ row, column, words }) =>
      fit[0][row] === column &&
      !words.some((word) => word.endsWith('given queen')) &&
      !words.includes('queen'),
  );
}

/**
 * Places the queens that are left by clicks, but for so many.
 *
 * @param {Page} page @param {{ but?: number }} [options]
 */
export async function solve(page, { but = 0 } = {}) {
  for (const { name } of (await missing(page)).slice(but)) await square(page, name).click();
}
