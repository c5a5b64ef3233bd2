// Textbook mathematics of queens, to compare the page with.

/**
 * Whether queens in these columns, the top row's first, attack each other nowhere.
 *
 * @param {number[]} columns
 */
export function isSolution(columns) {
  return columns.every((column, row) =>
    columns.every(
      (other, below) =>
        below <= row || (other !== column && Math.abs(other - column) !== below - row),
    ),
  );
}

/**
 * All solutions of a size that have these queens.
 *
 * @param {number} size @param {{ row: number, column: number }[]} queens
 */
export function completions(size, queens) {
  /** @type {number[][]} */
  const found = [];
  const extend = (/** @type {number[]} */ columns) => {
    if (!isSolution(columns)) return;
    if (columns.length === size) {
      found.push(columns);
      return;
    }
    const given = queens.find(({ row }) => row === columns.length);
    for (let column = 0; column < size; column++) {
      if (!given || given.column === column) extend([...columns, column]);
    }
  };
  extend([]);
  return found;
}

/**
 * All permutations in the order of Heap's algorithm, as textbooks have it, by recursion.
 *
 * @param {number} size
 */
export function permutations(size) {
  const columns = Array.from({ length: size }, (_, column) => column);
  /** @type {number[][]} */
  const all = [];
  const visit = (/** @type {number} */ rows) => {
    if (rows <= 1) {
      all.push([...columns]);
      return;
    }
    const row = rows - 1;
    visit(row);
    for (let digit = 0; digit < row; digit++) {
      const giver = row % 2 === 1 ? digit : 0;
      [columns[giver], columns[row]] = [columns[row], columns[giver]];
      visit(row);
    }
  };
  visit(size);
  return all;
}

/** The lowest row whose queen attacks one below it; -1 if none does. @param {number[]} columns */
export function attackingRow(columns) {
  const attacks = (/** @type {number} */ column, /** @type {number} */ row) =>
    columns.some((other, below) => below > row && Math.abs(other - column) === below - row);
  return columns.findLastIndex(attacks);
}
