// Solver of the board that the page shows.

import assert from 'node:assert/strict';
import { square, squares } from './browser.js';
import { completions } from './queens.js';

/** @typedef {import('playwright-core').Page} Page */

/** The squares that are left to fill, by a search of the given queens. @param {Page} page */
export async function missing(page) {
  const board = await squares(page);
  const given = board.filter(({ words }) => words.includes('given queen'));
  const solutions = completions(Math.sqrt(board.length), given);
  assert.equal(solutions.length, 1);
  return board.filter(
    ({ row, column, words }) =>
      solutions[0][row] === column && !words.some((word) => word.endsWith('queen')),
  );
}

/** Places the queens that are left by clicks. @param {Page} page */
export async function solve(page) {
  for (const { name } of await missing(page)) await square(page, name).click();
}
