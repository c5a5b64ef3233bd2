//! Solutions in the tables, by their numbers.

use queen_runtime::{Board, Symmetric, Symmetry};

use crate::buffer::{self, Writer};
use crate::tables::{self, puzzle};

/// The number of solutions of a size.
#[unsafe(no_mangle)]
pub extern "C" fn solutions(size: usize) -> usize {
    puzzle(size).map_or(0, |puzzle| puzzle.nb_of_solutions())
}

/// The number of permutations that the search of a size tests.
#[unsafe(no_mangle)]
pub extern "C" fn tested_permutations(size: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "exact below 2^53")]
    puzzle(size).map_or(0.0, |puzzle| puzzle.nb_of_tested_permutations() as f64)
}

/// The bytes of the table of a size.
#[unsafe(no_mangle)]
pub extern "C" fn table_len(size: usize) -> usize {
    puzzle(size).map_or(0, |puzzle| puzzle.table().len())
}

/// Writes the queens of a solution. Returns whether there is one of that number.
#[unsafe(no_mangle)]
pub extern "C" fn solution(number: usize, size: usize) -> bool {
    let Some((_, solution)) = tables::solution(number, size) else { return false };
    Writer::default().put_squares(Board::from(solution));
    true
}

/// The number of the solution that the queens are; 0 if they are none.
#[unsafe(no_mangle)]
pub extern "C" fn number_of(size: usize) -> usize {
    let number = || {
        let solution = buffer::read(size)?.solution()?;
        puzzle(size)?.number_of(solution)
    };
    number().unwrap_or(0)
}

/// The number of the fundamental solution that a solution is an image of.
#[unsafe(no_mangle)]
pub extern "C" fn fundamental(number: usize, size: usize) -> usize {
    let fundamental = || {
        let (puzzle, solution) = tables::solution(number, size)?;
        puzzle.number_of(solution.canonical())
    };
    fundamental().unwrap_or(0)
}

/// The number of fundamental solutions of a size.
#[unsafe(no_mangle)]
pub extern "C" fn fundamental_len(size: usize) -> usize {
    puzzle(size).map_or(0, |puzzle| puzzle.nb_of_fundamental_solutions())
}

/// Writes the numbers of the fundamental solutions, four bytes each. Returns how many there are.
#[unsafe(no_mangle)]
pub extern "C" fn fundamental_solutions(size: usize) -> usize {
    let Some(puzzle) = puzzle(size) else { return 0 };
    let mut writer = Writer::default();
    let numbers = puzzle.fundamental_solutions().filter_map(|solution| puzzle.number_of(solution));
    writer.put_all(numbers);
    writer.len() / 4
}

/// Writes the numbers of a solution's images under all symmetries, four bytes each. Returns how
/// many there are.
#[unsafe(no_mangle)]
pub extern "C" fn images(number: usize, size: usize) -> usize {
    let Some((puzzle, solution)) = tables::solution(number, size) else { return 0 };
    let mut writer = Writer::default();
    let images = Symmetry::ALL.map(|symmetry| solution.transform(symmetry));
    let numbers = images.into_iter().filter_map(|image| puzzle.number_of(image));
    writer.put_all(numbers);
    writer.len() / 4
}
