//! Tips for a player, each with its evidence.

use core::fmt::{self, Write};

use queen_challenge::{Action, Challenge, Forced, Line, Notes, Reason};
use queen_runtime::{AnyQueenPuzzle, Board, Square};

use crate::buffer::{self, Part, Writer};
use crate::named::{NONE, kinds, record};
use crate::tables::puzzle;

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
        Self::names().position(|other| other == name).unwrap_or(NONE)
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
        let queens = buffer::read(size, Part::Queens)?;
        let ruled_out = buffer::read(size, Part::RuledOut)?;
        let givens = buffer::read(size, Part::Givens)?;
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
