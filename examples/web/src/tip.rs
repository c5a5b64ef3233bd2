//! Tips for a player: the next step with its evidence.

use core::fmt::{self, Write};

use queen_challenge::{Action, Challenge, Forced, Line, Notes, Reason};
use queen_runtime::{AnyQueenPuzzle, Board};

use crate::buffer::{self, Part, Writer};
use crate::protocol::{kinds, record};
use crate::puzzle;

kinds! {
    /// What a tip says to do.
    Kind { Nothing, Place, RuleOut, TakeQueenBack, TakeMarkBack, }
}

kinds! {
    /// The reason of a tip. A mistake contradicts the solution; a hint keeps most solutions within
    /// reach.
    ReasonKind { Single, PointingPair, PointingTriple, XWing, Chain, Other, Mistake, Hint, }
}

record! {
    /// A tip: what to do, on which square, and why; then the numbers of lines, forced queens,
    /// squares that are left and bytes of text that follow.
    Tip { kind, row, column, reason, lines, forced, left, text, }
}

/// Writes a tip, then its lines (0 for a row or 1 for a column, and its index), forced queens and
/// the squares left in the lines (row and column each), as numbers of four bytes; then a sentence.
/// Returns the number of numbers.
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
            Ok(challenge) => write_step(&challenge, &Notes { queens, ruled_out }),
            Err(_) => write_hint(&puzzle, queens),
        })
    };
    tip().unwrap_or(0)
}

fn write_step(challenge: &Challenge, notes: &Notes) -> usize {
    if let Some(square) = challenge.mistake(notes) {
        let has_queen = notes.queens.has_queen(square.0, square.1);
        let kind = if has_queen { Kind::TakeQueenBack } else { Kind::TakeMarkBack };
        return write_tip(kind, ReasonKind::Mistake, square, &[], None, notes, &"");
    }
    let Some(step) = notes.next_step() else {
        return write_tip(Kind::Nothing, ReasonKind::Hint, (0, 0), &[], None, notes, &"");
    };
    let kind = match step.action() {
        Action::Place => Kind::Place,
        Action::RuleOut => Kind::RuleOut,
    };
    let write = |reason, lines: &[Line], forced| {
        write_tip(kind, reason, step.square(), lines, forced, notes, &step)
    };
    match step.reason() {
        Reason::Single { line } => write(ReasonKind::Single, &[line], None),
        Reason::PointingPair { line } => write(ReasonKind::PointingPair, &[line], None),
        Reason::PointingTriple { line } => write(ReasonKind::PointingTriple, &[line], None),
        Reason::XWing { lines: [one, other], across: [left, right] } => {
            write(ReasonKind::XWing, &[one, other, left, right], None)
        }
        Reason::Chain { forced, line } => write(ReasonKind::Chain, &[line], Some(forced)),
        _ => write(ReasonKind::Other, &[], None),
    }
}

fn write_hint(puzzle: &AnyQueenPuzzle, queens: Board) -> usize {
    let notes = Notes::new(queens);
    let Some((row, column)) = puzzle.hint(&queens) else {
        return write_tip(Kind::Nothing, ReasonKind::Hint, (0, 0), &[], None, &notes, &"");
    };
    let mut with = queens;
    with.place(row, column);
    let solutions = puzzle.completions(&with).count();
    write_tip(Kind::Place, ReasonKind::Hint, (row, column), &[], None, &notes, &solutions)
}

fn write_tip(
    kind: Kind,
    reason: ReasonKind,
    (row, column): (usize, usize),
    lines: &[Line],
    forced: Option<Forced>,
    notes: &Notes,
    sentence: &dyn fmt::Display,
) -> usize {
    let free = notes.free();
    // The evidence is what is left in the first lines; those across an X-wing hold the same squares.
    let evidence = lines.get(..lines.len().div_ceil(2)).unwrap_or_default();
    let is_in =
        |&(row, column): &(usize, usize)| evidence.iter().any(|line| line.contains(row, column));
    let left = || free.iter().flat_map(Board::queens).filter(is_in);
    let mut text = Length(0);
    // Neither a length nor a writer fails.
    let _ = write!(text, "{sentence}");
    let mut writer = Writer::default();
    let tip = Tip {
        kind: kind as usize,
        row,
        column,
        reason: reason as usize,
        lines: lines.len(),
        forced: forced.map_or(0, |forced| forced.len()),
        left: left().count(),
        text: text.0,
    };
    writer.put_all(tip.numbers());
    for &line in lines {
        let (kind, index) = match line {
            Line::Row(row) => (0, row),
            Line::Column(column) => (1, column),
        };
        writer.put_all([kind, index]);
    }
    for (row, column) in forced.iter().flat_map(Forced::queens).chain(left()) {
        writer.put_all([row, column]);
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
