//! Challenges, conflicts and tips for a player.

use core::fmt::{self, Write};

use queen_runtime::draw::Fen;
use queen_challenge::{Action, Challenge, Grade, Line, Notes, Reason};
use queen_runtime::{AnyQueenPuzzle, Board, Symmetric};

use crate::PUZZLES;
use crate::buffer::{self, Part, Writer, write_text};
use crate::name::Name;

/// The smallest size that there is a table of.
#[unsafe(no_mangle)]
pub extern "C" fn smallest_size() -> usize {
    *PUZZLES.sizes().start()
}

/// The largest size that there is a table of.
#[unsafe(no_mangle)]
pub extern "C" fn largest_size() -> usize {
    *PUZZLES.sizes().end()
}

/// The grades that need no guess.
const GRADES: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert];

/// The number of grades that need no guess.
#[unsafe(no_mangle)]
pub extern "C" fn grades() -> usize {
    GRADES.len()
}

/// Writes the name of a grade, the easiest being 0.
#[unsafe(no_mangle)]
pub extern "C" fn grade_name(grade: usize) -> usize {
    GRADES.get(grade).map_or(0, write_text)
}

/// Whether the size has challenges of the grade.
#[unsafe(no_mangle)]
pub extern "C" fn has_grade(size: usize, grade: usize) -> bool {
    draw(size, grade, 0).is_some()
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
        PUZZLES.get(size)?.number_of(solution.columns())
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
    Board::empty(size).map_or(0, |board| write_text(Name { board, square: (row, column) }))
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

/// The kind of a tip.
#[derive(Clone, Copy)]
enum Kind {
    Nothing = 0,
    Place = 1,
    RuleOut = 2,
    TakeBack = 3,
}

/// Writes a tip. Its bytes are the kind (0 nothing, 1 place a queen, 2 rule out, 3 take back), the
/// square's row and column, the number of lines, the lines (0 for a row or 1 for a column, and its
/// index), the number of forced queens, their rows and columns; then a sentence. Returns the length.
///
/// Where queens are given, the tip is a mistake or the next step of the challenge. Otherwise it is
/// the square that keeps most solutions within reach.
#[unsafe(no_mangle)]
pub extern "C" fn tip(size: usize) -> usize {
    let tip = || {
        let queens = buffer::read(size, Part::Queens)?;
        let ruled_out = buffer::read(size, Part::RuledOut)?;
        let givens = buffer::read(size, Part::Givens)?;
        let puzzle = PUZZLES.get(size)?;
        Some(match Challenge::new(givens) {
            Ok(challenge) => write_step(&challenge, &Notes { queens, ruled_out }),
            Err(_) => write_hint(&puzzle, queens),
        })
    };
    tip().unwrap_or(0)
}

fn write_step(challenge: &Challenge, notes: &Notes) -> usize {
    let solution = challenge.solution();
    let is_right = |&(row, column): &(usize, usize)| solution.has_queen(row, column);
    if let Some(square) = notes.queens.queens().find(|square| !is_right(square)) {
        let name = Name { board: notes.queens, square };
        let sentence = format_args!("Take a queen back: {name} is wrong.");
        return write_tip(Kind::TakeBack, square, None, sentence);
    }
    if let Some(square) = notes.ruled_out.queens().find(is_right) {
        let name = Name { board: notes.queens, square };
        let sentence = format_args!("Take a mark back: {name} is not out.");
        return write_tip(Kind::TakeBack, square, None, sentence);
    }
    let Some(step) = notes.next_step() else {
        return write_tip(Kind::Nothing, (0, 0), None, format_args!("Nothing is left to do."));
    };
    let (kind, advice) = match step.action() {
        Action::Place => (Kind::Place, "Place a queen"),
        Action::RuleOut => (Kind::RuleOut, "Rule a square out"),
    };
    let sentence = format_args!("{advice}: {step}.");
    write_tip(kind, step.square(), Some(step.reason()), sentence)
}

fn write_hint(puzzle: &AnyQueenPuzzle, queens: Board) -> usize {
    let Some(square) = puzzle.hint(&queens) else {
        let sentence = if queens.is_solved() {
            format_args!("Nothing is left to do.")
        } else {
            format_args!("Take a queen back: no solution has all of these.")
        };
        return write_tip(Kind::Nothing, (0, 0), None, sentence);
    };
    let name = Name { board: queens, square };
    let mut with = queens;
    with.place(square.0, square.1);
    let solutions = puzzle.completions(&with).count();
    let plural = if solutions == 1 { "" } else { "s" };
    let sentence = format_args!("Place a queen: {name} leads to {solutions} solution{plural}.");
    write_tip(Kind::Place, square, None, sentence)
}

fn write_tip(
    kind: Kind,
    square: (usize, usize),
    reason: Option<Reason>,
    sentence: fmt::Arguments<'_>,
) -> usize {
    let mut writer = Writer::default();
    for byte in [kind as usize, square.0, square.1] {
        writer.put(byte as u8);
    }
    let lines = match reason {
        None => [None; 4],
        Some(
            Reason::Single { line }
            | Reason::PointingPair { line }
            | Reason::PointingTriple { line }
            | Reason::Chain { line, .. },
        ) => [Some(line), None, None, None],
        Some(Reason::XWing { lines: [one, other], across: [left, right] }) => {
            [Some(one), Some(other), Some(left), Some(right)]
        }
    };
    writer.put(lines.iter().flatten().count() as u8);
    for line in lines.into_iter().flatten() {
        let (kind, index) = match line {
            Line::Row(row) => (0, row),
            Line::Column(column) => (1, column),
        };
        writer.put(kind);
        writer.put(index as u8);
    }
    let forced = match reason {
        Some(Reason::Chain { forced, .. }) => Some(forced),
        _ => None,
    };
    writer.put(forced.map_or(0, |forced| forced.len()) as u8);
    for (row, column) in forced.into_iter().flatten() {
        writer.put(row as u8);
        writer.put(column as u8);
    }
    // A writer does not fail.
    let _ = writer.write_fmt(sentence);
    writer.len()
}
