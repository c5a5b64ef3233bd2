//! Challenges and conflicts for a player.

use queen_challenge::{Challenge, Grade};
use queen_runtime::draw::Fen;
use queen_runtime::{Board, SquareName, Symmetric};

use crate::buffer::{self, Part, Writer, write_text};
use crate::protocol::record;
use crate::{PUZZLES, puzzle};

/// The grades that need no guess.
pub const GRADES: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert];

/// Whether the size has challenges of the grade.
#[unsafe(no_mangle)]
pub extern "C" fn has_grade(size: usize, grade: usize) -> bool {
    GRADES.get(grade).is_some_and(|grade| Grade::of_size(size).contains(grade))
        && PUZZLES.get(size).is_some()
}

/// Writes the given queens of the challenge that a number draws. Returns whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn challenge(size: usize, grade: usize, number: u32) -> bool {
    let Some(challenge) = draw(size, grade, number) else { return false };
    Writer::default().put_board(challenge.givens());
    true
}

fn draw(size: usize, grade: usize, number: u32) -> Option<Challenge> {
    Challenge::with_seed(PUZZLES.get(size)?, number.into(), *GRADES.get(grade)?)
}

record! {
    /// The challenge of a day, before its given queens.
    Daily { size, grade, }
}

/// Writes the challenge of a day, counted from 1970-01-01: its size and grade, then its given queens.
/// Returns the number of numbers before these, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn daily(day: u32) -> usize {
    let Some(challenge) = Challenge::daily(&PUZZLES, day) else { return 0 };
    let grade = challenge.grade();
    let Some(grade) = GRADES.iter().position(|&other| other == grade) else { return 0 };
    let mut writer = Writer::default();
    writer.put_all(Daily { size: challenge.givens().size(), grade }.numbers());
    writer.put_board(challenge.givens());
    Daily::NAMES.len()
}

/// Writes the pairs of queens that attack each other, each in four bytes: row, column, row, column.
/// Returns the number of pairs.
#[unsafe(no_mangle)]
pub extern "C" fn conflicts(size: usize) -> usize {
    let Some(board) = buffer::read(size, Part::Queens) else { return 0 };
    let mut writer = Writer::default();
    for (one, other) in board.conflicts() {
        for place in [one.0, one.1, other.0, other.1] {
            writer.put(place as u8);
        }
    }
    writer.len() / 4
}

/// Writes the squares without a queen that a queen attacks, as a board.
#[unsafe(no_mangle)]
pub extern "C" fn attacked(size: usize) {
    let Some(board) = buffer::read(size, Part::Queens) else { return };
    let mut attacked = board;
    attacked.clear();
    for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
        if !board.has_queen(row, column) && !board.is_safe(row, column) {
            attacked.place(row, column);
        }
    }
    Writer::default().put_board(&attacked);
}

/// The number of the solution that the queens are; 0 if they are none.
#[unsafe(no_mangle)]
pub extern "C" fn number_of(size: usize) -> usize {
    let number = || {
        let solution = buffer::read(size, Part::Queens)?.solution()?;
        puzzle(size)?.number_of(solution.columns())
    };
    number().unwrap_or(0)
}

/// The number of the fundamental solution that a solution is an image of.
#[unsafe(no_mangle)]
pub extern "C" fn fundamental(size: usize, number: usize) -> usize {
    let fundamental = || {
        let (puzzle, solution) = crate::solution(size, number)?;
        puzzle.number_of(solution.canonical().columns())
    };
    fundamental().unwrap_or(0)
}

/// Writes the name of a square, such as `a1` for the lower left corner.
#[unsafe(no_mangle)]
pub extern "C" fn name(size: usize, row: usize, column: usize) -> usize {
    SquareName::new(size, row, column).map_or(0, write_text)
}

/// Writes the queens in Forsyth–Edwards Notation.
#[unsafe(no_mangle)]
pub extern "C" fn fen(size: usize) -> usize {
    buffer::read(size, Part::Queens).map_or(0, |board| write_text(Fen::new(&board)))
}

/// Reads a board from a text of `len` bytes, in Forsyth–Edwards Notation, as a picture or, for a
/// board of `size` × `size`, as names of squares. Writes it and returns its size, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn parse(len: usize, size: usize) -> usize {
    let mut text = [0; 1024];
    let Some(text) = buffer::read_text(len, &mut text) else { return 0 };
    let text = text.trim();
    let board = Board::from_fen(text)
        .or_else(|_| text.parse())
        .or_else(|_| Board::from_squares(size, text));
    let Ok(board) = board else { return 0 };
    Writer::default().put_board(&board);
    board.size()
}

/// How many challenges of the grade the size has; 0 if that is not known.
#[unsafe(no_mangle)]
pub extern "C" fn challenges(size: usize, grade: usize) -> u32 {
    GRADES.get(grade).and_then(|grade| grade.nb_of_challenges(size)).unwrap_or(0)
}
