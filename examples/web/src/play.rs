//! Challenges, conflicts and tips for a player.

use core::fmt::{self, Write};

use queen_challenge::{Action, Challenge, Forced, Grade, Line, Notes, Reason};
use queen_runtime::draw::Fen;
use queen_runtime::{AnyQueenPuzzle, Board, Square, SquareSet, Symmetric};

use crate::protocol::{self, Part, Writer, kinds, record, write_text};
use crate::{PUZZLES, puzzle};

/// The grades that need no guess.
pub const GRADES: &[Grade] = {
    let [grades @ .., Grade::Guess] = &Grade::ALL else { panic!("guesses are the hardest") };
    grades
};

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
    Writer::default().put_squares(*challenge.givens());
    true
}

fn draw(size: usize, grade: usize, number: u32) -> Option<Challenge> {
    Challenge::with_seed(&PUZZLES.get(size)?, number.into(), *GRADES.get(grade)?)
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
    writer.put_squares(*challenge.givens());
    Daily::NAMES.len()
}

/// Writes the pairs of queens that attack each other, each in four bytes: row, column, row, column.
/// Returns the number of pairs.
#[unsafe(no_mangle)]
pub extern "C" fn conflicts(size: usize) -> usize {
    let Some(board) = protocol::read(size, Part::Queens) else { return 0 };
    let mut writer = Writer::default();
    for queen in board.conflicts().flatten() {
        writer.put(queen.row() as u8);
        writer.put(queen.column() as u8);
    }
    writer.len() / 4
}

/// Writes the squares without a queen that a queen attacks, as rows of a board.
#[unsafe(no_mangle)]
pub extern "C" fn attacked(size: usize) {
    let Some(board) = protocol::read(size, Part::Queens) else { return };
    Writer::default().put_squares(board.attacked() - SquareSet::from(board));
}

/// The number of the solution that the queens are; 0 if they are none.
#[unsafe(no_mangle)]
pub extern "C" fn number_of(size: usize) -> usize {
    let number = || {
        let solution = protocol::read(size, Part::Queens)?.solution()?;
        puzzle(size)?.number_of(solution)
    };
    number().unwrap_or(0)
}

/// The number of the fundamental solution that a solution is an image of.
#[unsafe(no_mangle)]
pub extern "C" fn fundamental(size: usize, number: usize) -> usize {
    let fundamental = || {
        let (puzzle, solution) = crate::solution(size, number)?;
        puzzle.number_of(solution.canonical())
    };
    fundamental().unwrap_or(0)
}

/// Writes the name of a square, such as `a1` for the lower left corner.
#[unsafe(no_mangle)]
pub extern "C" fn name(size: usize, row: usize, column: usize) -> usize {
    let square = Square::new(row, column);
    if square.is_on(size) { write_text(square.name(size)) } else { 0 }
}

/// Writes the queens in Forsyth–Edwards Notation.
#[unsafe(no_mangle)]
pub extern "C" fn fen(size: usize) -> usize {
    protocol::read(size, Part::Queens).map_or(0, |board| write_text(Fen::new(&board)))
}

/// Reads a board from a text of `len` bytes, in Forsyth–Edwards Notation, as a picture or, for a
/// board of `size` × `size`, as names of squares. Writes it and returns its size, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn parse(len: usize, size: usize) -> usize {
    let mut text = [0; 1024];
    let Some(text) = protocol::read_text(len, &mut text) else { return 0 };
    let text = text.trim();
    let board = Board::from_fen(text)
        .or_else(|_| text.parse())
        .or_else(|_| Board::from_squares(size, text));
    let Ok(board) = board else { return 0 };
    Writer::default().put_squares(board);
    board.size()
}

/// How many challenges of the grade the size has; 0 if that is not known.
#[unsafe(no_mangle)]
pub extern "C" fn challenges(size: usize, grade: usize) -> u32 {
    GRADES.get(grade).and_then(|grade| grade.nb_of_challenges(size)).unwrap_or(0)
}

kinds! {
    /// What a tip says to do.
    Kind { Nothing, Place, RuleOut, TakeQueenBack, TakeMarkBack, }
}

/// The reason of a tip.
#[derive(Clone, Copy)]
pub enum Why {
    /// That of a step.
    Step(Reason),
    /// The square contradicts the solution.
    Mistake,
    /// The square keeps most solutions within reach.
    Hint,
}

impl Why {
    /// The names of all reasons of tips, in the order of their numbers.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Reason::NAMES.into_iter().chain(["mistake", "hint"])
    }

    fn number(self) -> usize {
        let name = match self {
            Self::Step(reason) => reason.name(),
            Self::Mistake => "mistake",
            Self::Hint => "hint",
        };
        Self::names().position(|other| other == name).unwrap_or(protocol::NONE)
    }
}

/// The square of a tip that has none.
const NOWHERE: Square = Square::new(0, 0);

record! {
    /// A tip: what to do, on which square, and why; then the numbers of lines, lines across, forced
    /// queens, squares that are left and bytes of text that follow.
    Tip { kind, row, column, reason, lines, across, forced, left, text, }
}

/// Writes a tip, then its lines and those across (0 for a row or 1 for a column, and its index),
/// forced queens and the squares left in the lines (row and column each), as numbers of four bytes;
/// then a sentence. Returns the number of numbers.
///
/// Where queens are given, the tip is a mistake or the next step of the challenge. Otherwise it is
/// the square that keeps most solutions within reach.
#[unsafe(no_mangle)]
pub extern "C" fn tip(size: usize) -> usize {
    let tip = || {
        let queens = protocol::read(size, Part::Queens)?;
        let ruled_out = protocol::read(size, Part::RuledOut)?;
        let givens = protocol::read(size, Part::Givens)?;
        let puzzle = puzzle(size)?;
        Some(match Challenge::new(givens) {
            Ok(challenge) => write_step(&challenge, &Notes { queens, ruled_out: ruled_out.into() }),
            Err(_) => write_hint(&puzzle, queens),
        })
    };
    tip().unwrap_or(0)
}

fn write_step(challenge: &Challenge, notes: &Notes) -> usize {
    if let Some(square) = challenge.mistake(notes) {
        let has_queen = notes.queens.has_queen(square);
        let kind = if has_queen { Kind::TakeQueenBack } else { Kind::TakeMarkBack };
        return write_tip(kind, Why::Mistake, square, notes, &"");
    }
    let Some(step) = notes.next_step() else {
        return write_tip(Kind::Nothing, Why::Hint, NOWHERE, notes, &"");
    };
    let kind = match step.action() {
        Action::Place => Kind::Place,
        Action::RuleOut => Kind::RuleOut,
    };
    write_tip(kind, Why::Step(step.reason()), step.square(), notes, &step)
}

fn write_hint(puzzle: &AnyQueenPuzzle, queens: Board) -> usize {
    let notes = Notes::new(queens);
    let Some(square) = puzzle.hint(&queens) else {
        return write_tip(Kind::Nothing, Why::Hint, NOWHERE, &notes, &"");
    };
    let mut with = queens;
    with.place(square);
    let solutions = puzzle.completions(&with).count();
    write_tip(Kind::Place, Why::Hint, square, &notes, &solutions)
}

fn write_tip(
    kind: Kind,
    why: Why,
    square: Square,
    notes: &Notes,
    sentence: &dyn fmt::Display,
) -> usize {
    let reason = match why {
        Why::Step(reason) => Some(reason),
        Why::Mistake | Why::Hint => None,
    };
    let lines = || reason.iter().flat_map(Reason::lines);
    let across = || reason.iter().flat_map(Reason::across);
    let forced = reason.and_then(|reason| reason.forced());
    let free = notes.free();
    let is_in = |&square: &Square| lines().any(|line| line.contains(square));
    let left = || free.iter().flatten().filter(is_in);
    let mut text = Length(0);
    // Neither a length nor a writer fails.
    let _ = write!(text, "{sentence}");
    let mut writer = Writer::default();
    let tip = Tip {
        kind: kind as usize,
        row: square.row(),
        column: square.column(),
        reason: why.number(),
        lines: lines().count(),
        across: across().count(),
        forced: forced.map_or(0, |forced| forced.len()),
        left: left().count(),
        text: text.0,
    };
    writer.put_all(tip.numbers());
    for line in lines().chain(across()) {
        let (kind, index) = match line {
            Line::Row(row) => (0, row),
            Line::Column(column) => (1, column),
        };
        writer.put_all([kind, index]);
    }
    for square in forced.iter().flat_map(Forced::queens).chain(left()) {
        writer.put_all([square.row(), square.column()]);
    }
    let numbers = writer.len() / 4;
    let _ = write!(writer, "{sentence}");
    numbers
}

/// The length of a text.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}
