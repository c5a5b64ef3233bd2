/** Numbers of the searches of a size, all of them counted by the library. */

/** @typedef {import('../module.js').Module} Module */

/**
 * @typedef {object} Facts
 * @property {number} size
 * @property {number} all the permutations
 * @property {number} larger those of a board that is one larger
 * @property {number} upper those of all rows but one
 * @property {number} run those of all rows but two
 * @property {number} above all rows but two
 * @property {number} tested the permutations that the search with skips tests
 * @property {number} looks the rows that it looks at
 * @property {number} looksOfAll the rows that the search of all permutations looks at
 * @property {number} placed the queens that the search row by row places, and looks at
 * @property {number} example the step of an example of a skip, below a few rows
 * @property {number} exampleRank its rank
 * @property {number} exampleAbove the rows above its attack
 * @property {number} exampleNext the rank of the step after it
 */

/** The facts of the size that was searched last. @param {Module} module @param {number} size */
export function facts(module, size) {
  const tested = module.steps('Skips');
  const all = module.steps('All');
  const example = exampleOfSkip(module, Math.min(EXAMPLE_ROWS, size - 2));
  const { rank, next, attacking } = module.step('Skips', example);
  /** @type {Facts} */
  const found = {
    size,
    all,
    larger: module.permutations(size + 1),
    upper: module.permutations(size - 1),
    run: module.permutations(size - 2),
    above: size - 2,
    tested,
    looks: module.step('Skips', tested - 1).looks,
    looksOfAll: module.step('All', all - 1).looksOfAll,
    placed: module.steps('Rows'),
    example,
    exampleRank: rank,
    exampleAbove: attacking ?? 0,
    exampleNext: next,
  };
  return found;
}

/**
 * The rows above the attack of the example. Two only change places; of three one stays, which shows
 * that their order is another one and not any.
 */
const EXAMPLE_ROWS = 3;

/**
 * The first step after a solution whose attack has at least so many rows above it.
 *
 * @param {Module} module @param {number} rows
 */
function exampleOfSkip(module, rows) {
  let step = module.nextSolution('Skips', 0);
  do step = module.nextSkip('Skips', step);
  while ((module.step('Skips', step).attacking ?? 0) < rows);
  return step;
}
