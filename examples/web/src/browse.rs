//! Solutions in the tables: their numbers, images and drawings.

use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Squares, Svg};
use queen_runtime::{Board, Symmetric, Symmetry};

use crate::protocol::{self, Part, STYLES, Writer, write_text};
use crate::puzzle;

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
pub extern "C" fn solution(size: usize, number: usize) -> bool {
    let Some((_, solution)) = crate::solution(size, number) else { return false };
    Writer::default().put_squares(Board::from(solution));
    true
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

/// Writes the numbers of a solution's images under all symmetries, four bytes each. Returns how many
/// there are.
#[unsafe(no_mangle)]
pub extern "C" fn images(size: usize, number: usize) -> usize {
    let Some((puzzle, solution)) = crate::solution(size, number) else { return 0 };
    let mut writer = Writer::default();
    let images = Symmetry::ALL.map(|symmetry| solution.transform(symmetry));
    let numbers = images.into_iter().filter_map(|image| puzzle.number_of(image));
    writer.put_all(numbers);
    writer.len() / 4
}

/// The number of solutions that have all queens.
#[unsafe(no_mangle)]
pub extern "C" fn completions(size: usize) -> usize {
    let count = || {
        let board = protocol::read(size, Part::Queens)?;
        Some(puzzle(size)?.completions(&board).count())
    };
    count().unwrap_or(0)
}

/// Writes for each square, row by row, how many of these solutions have a queen there, four bytes
/// each. Returns the number of squares.
#[unsafe(no_mangle)]
pub extern "C" fn heat_map(size: usize) -> usize {
    let heat_map = || {
        let board = protocol::read(size, Part::Queens)?;
        Some(puzzle(size)?.heat_map(&board))
    };
    let Some(heat_map) = heat_map() else { return 0 };
    let mut writer = Writer::default();
    let squares = heat_map.rows().iter().take(size).flat_map(|row| row.iter().take(size));
    writer.put_all(squares.map(|&solutions| solutions as usize));
    writer.len() / 4
}

/// Writes the queens in a style. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn drawing(size: usize, style: usize) -> usize {
    let Some(board) = protocol::read(size, Part::Queens) else { return 0 };
    match STYLES.get(style).copied() {
        Some("fen") => write_text(Fen::new(&board)),
        Some("letters") => write_text(Letters::new(&board)),
        Some("discs") => write_text(Discs::new(&board)),
        Some("glyphs") => write_text(Glyphs::new(&board)),
        Some("squares") => write_text(Squares::new(&board)),
        Some("svg") => write_text(Svg::new(&board).with_coordinates().with_conflicts()),
        Some("elements") => write_text(Svg::new(&board).elements()),
        _ => 0,
    }
}

/// Writes what these elements refer to, without its style sheet: the queen.
#[unsafe(no_mangle)]
pub extern "C" fn definitions() -> usize {
    let style = Svg::DEFINITIONS.find("</style>").map_or(0, |start| start + "</style>".len());
    write_text(Svg::DEFINITIONS.get(style..).unwrap_or_default())
}
