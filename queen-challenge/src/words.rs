//! The sentences that players read.
//!
//! They are the `Display` forms of steps, tips, scores, verdicts and texts to share.

use core::fmt;

use queen_runtime::Square;

use crate::date::date;
use crate::{
    Action, Clock, Line, Reason, Score, Share, Stage, Standing, Step, Tip, TipKind, Verdict,
};

const LINES: [&str; 2] = ["rows", "columns"];

/// The most queens of a chain of which each is told with its row or column.
const MOST_LINES: usize = 2;

/// A sentence, such as `row 3 has only d3 left`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        let square = self.square().name(size);
        if let Reason::XWing { .. } = self.reason() {
            write!(f, "{square} is out, as ")?;
        }
        reason(f, &self.reason(), square.as_str(), size)
    }
}

/// The reason for a step, which calls its square by a name or `it`.
fn reason(f: &mut fmt::Formatter<'_>, reason: &Reason, square: &str, size: usize) -> fmt::Result {
    match *reason {
        Reason::Single { line } => write!(f, "{} has only {square} left", line.name(size)),
        Reason::PointingPair { line } => {
            write!(f, "{square} attacks both squares left in {}", line.name(size))
        }
        Reason::PointingTriple { line } => {
            write!(f, "{square} attacks all three squares left in {}", line.name(size))
        }
        Reason::XWing { lines, across } => {
            pair(f, LINES, lines, size)?;
            f.write_str(" take ")?;
            pair(f, LINES, across, size)
        }
        Reason::Chain { forced, line } => {
            write!(f, "{square} forces ")?;
            one_after_another(f, forced.queens(), size)?;
            write!(f, " and leaves no square in {}", line.name(size))
        }
    }
}

/// The sentence of the stage.
impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        let (square, row) = (self.square().name(size), Line::Row(self.square().row()).name(size));
        match (self.stage(), self.kind()) {
            (_, TipKind::Step(step)) => step_in_stages(f, self, &step, size),
            (Stage::Where, TipKind::WrongQueen(_) | TipKind::WrongMark(_)) => {
                write!(f, "Look at {row}: something is wrong there.")
            }
            (Stage::Where, TipKind::Towards { .. }) => write!(f, "Look at {row}."),
            (Stage::Why, TipKind::WrongQueen(_)) => {
                write!(f, "The solution has its queen of {row} elsewhere.")
            }
            (Stage::Why, TipKind::WrongMark(_)) => {
                write!(f, "The solution has its queen of {row} on a square that is ruled out.")
            }
            (Stage::Why, TipKind::Towards { are_new: true, .. }) => {
                write!(f, "One square of {row} leads to most solutions not found yet.")
            }
            (Stage::Why, TipKind::Towards { are_new: false, .. }) => {
                write!(f, "All solutions from here are found; one square of {row} leads to most.")
            }
            (Stage::What, TipKind::WrongQueen(_)) => write!(f, "Take the queen on {square} back."),
            (Stage::What, TipKind::WrongMark(_)) => write!(f, "Take the mark on {square} back."),
            (Stage::What, TipKind::Towards { solutions, are_new, .. }) => {
                write!(f, "Place a queen on {square}: it leads to ")?;
                match solutions {
                    1 => f.write_str("a solution"),
                    _ => write!(f, "{solutions} solutions"),
                }?;
                f.write_str(if are_new { " not found yet." } else { " found before." })
            }
        }
    }
}

fn step_in_stages(f: &mut fmt::Formatter<'_>, tip: &Tip, step: &Step, size: usize) -> fmt::Result {
    let square = step.square().name(size);
    match (tip.stage(), step.reason()) {
        (Stage::Where, Reason::Chain { .. }) => write!(f, "Think of a queen on {square}."),
        (Stage::Where, Reason::XWing { lines, .. }) => {
            f.write_str("Look at ")?;
            pair(f, LINES, lines, size)?;
            f.write_str(".")
        }
        (
            Stage::Where,
            Reason::Single { line }
            | Reason::PointingPair { line }
            | Reason::PointingTriple { line },
        ) => write!(f, "Look at {}.", line.name(size)),
        (Stage::Why, Reason::Single { line }) => {
            write!(f, "All squares of {} but one are attacked or ruled out.", line.name(size))
        }
        (Stage::Why, Reason::PointingPair { line }) => {
            capitalized(f, line, size)?;
            f.write_str(" has two squares left; another square attacks both.")
        }
        (Stage::Why, Reason::PointingTriple { line }) => {
            capitalized(f, line, size)?;
            f.write_str(" has three squares left; another square attacks them all.")
        }
        (Stage::Why, Reason::XWing { lines, across }) => {
            pair(f, ["Rows", "Columns"], lines, size)?;
            f.write_str(" have squares left only in ")?;
            pair(f, LINES, across, size)?;
            f.write_str(": they take both.")
        }
        (Stage::Why, Reason::Chain { forced, line }) => {
            write!(f, "A queen on {square} would leave ")?;
            for (index, (queen, single_of)) in tip.singles(&forced).enumerate() {
                let (queen, then) = (queen.name(size), if index == 0 { "" } else { "then " });
                // A longer sentence has no room beside a small board.
                if index == 0 || forced.len() <= MOST_LINES {
                    write!(f, "{then}only {queen} in {}, ", single_of.name(size))?;
                } else {
                    write!(f, "{then}{queen}, ")?;
                }
            }
            write!(f, "and no square in {}.", line.name(size))
        }
        (Stage::What, why) => match step.action() {
            Action::Place => write!(f, "Place a queen: {step}."),
            Action::RuleOut => {
                write!(f, "Rule {square} out: ")?;
                reason(f, &why, "it", size)?;
                f.write_str(".")
            }
        },
    }
}

/// `Row 3`, `Column d`.
fn capitalized(f: &mut fmt::Formatter<'_>, line: Line, size: usize) -> fmt::Result {
    let kind = match line {
        Line::Row(_) => "Row",
        Line::Column(_) => "Column",
    };
    write!(f, "{kind} {:#}", line.name(size))
}

/// Two rows or two columns: `rows 3 and 4`.
fn pair(
    f: &mut fmt::Formatter<'_>,
    [rows, columns]: [&str; 2],
    [line, other]: [Line; 2],
    size: usize,
) -> fmt::Result {
    let (first, second) = (line.name(size), other.name(size));
    match line {
        // The number of the upper row is the greater one.
        Line::Row(_) => write!(f, "{rows} {second:#} and {first:#}"),
        Line::Column(_) => write!(f, "{columns} {first:#} and {second:#}"),
    }
}

/// `a5, then d4`.
fn one_after_another(
    f: &mut fmt::Formatter<'_>,
    squares: impl Iterator<Item = Square>,
    size: usize,
) -> fmt::Result {
    for (index, square) in squares.enumerate() {
        let then = if index == 0 { "" } else { ", then " };
        write!(f, "{then}{}", square.name(size))?;
    }
    Ok(())
}

/// The time and the tips: `2:05 without a tip`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = Clock(self.seconds);
        match self.tips {
            0 => write!(f, "{clock} without a tip"),
            1 => write!(f, "{clock} with 1 tip"),
            tips => write!(f, "{clock} with {tips} tips"),
        }
    }
}

/// A score and what it is worth.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { score, standing } = self;
        if *standing == Standing::Before {
            write!(f, "Solved before, in {score}.")?;
            let again = if score.day.is_some() { " Playing it again is practice." } else { "" };
            return f.write_str(again);
        }
        write!(f, "Solved in {score}")?;
        match standing {
            Standing::First => f.write_str(", for the first time."),
            Standing::Best => f.write_str(", your best so far."),
            Standing::Behind { best } => write!(f, "; your best is {best}."),
            Standing::Counts { streak: 0 | 1 } | Standing::Before => f.write_str("."),
            Standing::Counts { streak } => write!(f, ". {streak} days in a row!"),
            Standing::Ahead => f.write_str(", ahead of its day, for which it counts."),
            Standing::Late => f.write_str(". Begun after its day, it is in no streak."),
            Standing::Practice { first } => {
                write!(f, ", as practice. The first result of a day stands: {first}.")
            }
        }
    }
}

/// Two lines: what was solved, and how.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// The most light bulbs in a row.
        const MOST_SIGNS: u32 = 10;

        f.write_str("Queens")?;
        if let Some(day) = self.score.day {
            let (year, month, day) = date(day);
            write!(f, ", {year}-{month:02}-{day:02}")?;
        }
        let size = self.challenge.givens().size();
        writeln!(f, ": {size} × {size}, {}", self.challenge.grade())?;
        match self.score.tips {
            0 => f.write_str("♛")?,
            tips => (0..tips.min(MOST_SIGNS)).try_for_each(|_| f.write_str("💡"))?,
        }
        write!(f, " {}", self.score)?;
        match (self.is_practice, self.streak) {
            (true, _) => f.write_str(", as practice"),
            (false, 0 | 1) => Ok(()),
            (false, streak) => write!(f, ", {streak} days in a row"),
        }
    }
}
