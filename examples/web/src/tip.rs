//! Tips for a player, each with its evidence at a stage.

use core::fmt::{self, Write};

use queen_challenge::{Action, Challenge, Game, Line, Notes, Stage, Tip, TipKind};
use queen_runtime::{AnySolution, Symmetric};

use crate::buffer::{self, Part, Writer};
use crate::named::{kinds, record};
use crate::tables::puzzle;

kinds! {
    /// What a tip says to do.
    Kind { Nothing, Place, RuleOut, TakeQueenBack, TakeMarkBack, }
}

record! {
    /// A tip: what to do and on which square; whether the stage tells the square; then the numbers
    /// of lines, lines across, forced queens, squares that are left and bytes of text that follow.
    TipRecord { kind, row, column, told, lines, across, forced, left, text, }
}

/// Writes a stage of a tip, from 0, then its lines and those across (0 for a row or 1 for a column,
/// and its index), forced queens and the squares left in the lines (row and column each), as
/// numbers of four bytes; then a sentence. Returns the number of numbers.
///
/// Where queens are given, the tip is a mistake or the next step of the challenge. Otherwise it is
/// the square that leads to the most solutions that are not found; after the boards, the buffer has
/// the numbers of `found` fundamental solutions, of four bytes each.
#[unsafe(no_mangle)]
pub extern "C" fn tip(stage: usize, found: usize, size: usize) -> usize {
    let tip = || {
        let queens = buffer::read(Part::Queens, size)?;
        let ruled_out = buffer::read(Part::RuledOut, size)?.into();
        let givens = buffer::read(Part::Givens, size)?;
        let puzzle = puzzle(size)?;
        let mut game = match Challenge::new(givens) {
            Ok(challenge) => Game::new(challenge),
            Err(_) => Game::explore(givens),
        };
        game.change_to(Notes { queens, ruled_out });
        let is_found = |solution: AnySolution| {
            let number = puzzle.number_of(solution.canonical()).unwrap_or(0);
            buffer::numbers(found).any(|found| found as usize == number)
        };
        let stage = *Stage::ALL.get(stage)?;
        let Some(tip) = game.ask_tip_towards(&puzzle, is_found) else {
            let mut nothing = [0; TipRecord::NAMES.len()];
            nothing[0] = Kind::Nothing as usize;
            Writer::default().put_all(nothing);
            return Some(TipRecord::NAMES.len());
        };
        Some(write_tip(&tip.at(stage)))
    };
    tip().unwrap_or(0)
}

fn write_tip(tip: &Tip) -> usize {
    let kind = match tip.kind() {
        TipKind::Step(step) if step.action() == Action::RuleOut => Kind::RuleOut,
        TipKind::Step(_) | TipKind::Towards { .. } => Kind::Place,
        TipKind::WrongQueen(_) => Kind::TakeQueenBack,
        TipKind::WrongMark(_) => Kind::TakeMarkBack,
    };
    let evidence = tip.evidence();
    let mut writer = Writer::default();
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
    };
    writer.put_all(record.numbers());
    for line in evidence.lines().chain(evidence.across()) {
        let (kind, index) = match line {
            Line::Row(row) => (0, row),
            Line::Column(column) => (1, column),
        };
        writer.put_all([kind, index]);
    }
    for square in evidence.forced().chain(evidence.left()) {
        writer.put_all([square.row(), square.column()]);
    }
    let numbers = writer.len() / 4;
    writer.put_text(tip);
    numbers
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
