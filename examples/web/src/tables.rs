//! Tables of all solutions of a size.

use queen_runtime::{AnyQueenPuzzle, AnySolution, PuzzleRange, queen_table};

/// All solutions of the sizes to play on.
pub const PUZZLES: PuzzleRange = queen_table!(4..=10);

/// Larger tables. With more rows left to the search they are smaller, and slower to look up.
const LARGER: [AnyQueenPuzzle; 6] = [
    queen_table!(11, layout = ranked(10)).into_any(),
    queen_table!(12, layout = ranked(10)).into_any(),
    queen_table!(13, layout = ranked(11)).into_any(),
    queen_table!(14, layout = ranked(12)).into_any(),
    queen_table!(15, layout = ranked(12)).into_any(),
    queen_table!(16, layout = ranked(12)).into_any(),
];

/// The largest size that there is a table of.
pub const LARGEST: usize = 16;

/// The table of a size.
pub fn puzzle(size: usize) -> Option<AnyQueenPuzzle> {
    let larger = || LARGER.get(size.checked_sub(PUZZLES.sizes().end() + 1)?).copied();
    PUZZLES.get(size).or_else(larger)
}

/// A solution by its number, with the table that has it.
pub fn solution(number: usize, size: usize) -> Option<(AnyQueenPuzzle, AnySolution)> {
    let puzzle = puzzle(size)?;
    Some((puzzle, puzzle.solution(number)?))
}
