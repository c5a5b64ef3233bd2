/** The way from easy boards to hard ones. */

/** @typedef {import('../module.js').Module} Module */

/** Boards grow up to this size; then they become harder. */
const FULL_SIZE = 8;

/**
 * The size and grade to go on with; after an empty board, the same size with queens on it.
 *
 * @param {Module} module @param {number} size @param {number} grade -1 for an empty board
 */
export function nextKind(module, size, grade) {
  const harder = module.grades.findIndex(
    (_, other) => other > grade && module.hasGrade(other, size),
  );
  if (harder >= 0 && (grade < 0 || size >= FULL_SIZE)) return { size, grade: harder };
  for (let larger = size + 1; larger <= module.largestSize; larger++) {
    if (module.hasGrade(grade, larger)) return { size: larger, grade };
  }
  return { size, grade };
}
