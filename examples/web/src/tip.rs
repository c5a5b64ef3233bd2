//! Tips for a player, each with its evidence at a stage.

use core::fmt::{self, Write};

use queen_challenge::{Action, Clues, Line, Tip, TipKind};
use queen_runtime::Square;

use crate::buffer::Writer;
use crate::named::{kinds, record};

kinds! {
    /// What a tip says to do.
    Kind { Place, RuleOut, TakeQueenBack, TakeMarkBack, }
}

record! {
    /// A tip: what to do and on which square; whether the stage tells the square; then the numbers
    /// of lines, lines across, forced queens, squares that are left and bytes of two texts that
    /// follow.
    TipRecord { kind, row, column, told, lines, across, forced, left, text, spoken, }
}

/// Writes a tip for a board of a size: the record, then its lines and those across (the number of
/// the kind and the index), forced queens and the squares left in the lines (row and column each),
/// as numbers of four bytes; then its sentence, and what is spoken at each square, a line each.
pub fn write_tip(writer: &mut Writer, tip: &Tip<Clues>, size: usize) {
    let kind = match tip.kind() {
        TipKind::Step(step) if step.action() == Action::RuleOut => Kind::RuleOut,
        TipKind::Step(_) | TipKind::Towards { .. } => Kind::Place,
        TipKind::WrongQueen(_) => Kind::TakeQueenBack,
        TipKind::WrongMark(_) => Kind::TakeMarkBack,
    };
    let evidence = tip.evidence();
    let record = TipRecord {
        kind: kind as usize,
        row: tip.square().row(),
        column: tip.square().column(),
        told: usize::from(evidence.square().is_some()),
        lines: evidence.lines().count(),
        across: evidence.across().count(),
        forced: evidence.forced().len(),
        left: evidence.left().len(),
        text: length(tip),
        spoken: length(&Lines { tip, size }),
    };
    writer.put_all(record.numbers());
    for line in evidence.lines().chain(evidence.across()) {
        let (Line::Row(index) | Line::Column(index) | Line::Region(index)) = line;
        let kind = LINES.iter().position(|kind| kind(index) == line);
        writer.put_all([kind.unwrap_or(0), index]);
    }
    for square in evidence.forced().chain(evidence.left()) {
        writer.put_all([square.row(), square.column()]);
    }
    writer.put_text(tip);
    writer.put_text(&Lines { tip, size });
}

/// What is spoken at each square of a tip, row by row, a line each.
struct Lines<'a> {
    tip: &'a Tip<Clues>,
    size: usize,
}

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut squares = Square::all(self.size);
        squares.try_for_each(|square| writeln!(f, "{}", self.tip.spoken(square)))
    }
}

/// The kinds of lines, in the order of their numbers.
const LINES: [fn(usize) -> Line; 3] = [Line::Row, Line::Column, Line::Region];

/// The line of a kind and an index.
pub fn line(kind: usize, index: usize) -> Option<Line> {
    LINES.get(kind).map(|line| line(index))
}

/// The bytes of a text.
fn length(text: &impl fmt::Display) -> usize {
    struct Length(usize);

    impl Write for Length {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 += text.len();
            Ok(())
        }
    }

    let mut length = Length(0);
    // A length does not fail.
    let _ = write!(length, "{text}");
    length.0
}
