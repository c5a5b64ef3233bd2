//! The words that players read about steps, tips, grades and results.

use core::fmt;

use queen_runtime::Square;

use crate::{
    Action, Clock, Grade, Line, Reason, Score, Share, Stage, Standing, Step, Tip, TipKind, Verdict,
};

/// The names of the grades, in their order.
pub(crate) const GRADES: [&str; Grade::ALL.len()] = ["easy", "medium", "hard", "expert", "guess"];

/// The names of the reasons, in the order in which they are tried.
pub(crate) const REASONS: [&str; 5] =
    ["single", "pointing pair", "pointing triple", "X-wing", "chain"];

const LINES: [&str; 2] = ["rows", "columns"];

/// A step on a board of `size` × `size`: `row 3 has only d3 left`.
pub(crate) fn step(f: &mut fmt::Formatter<'_>, step: &Step, size: usize) -> fmt::Result {
    let square = step.square().name(size);
    if let Reason::XWing { .. } = step.reason() {
        write!(f, "{square} is out, as ")?;
    }
    reason(f, &step.reason(), square.as_str(), size)
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

/// The sentence of a tip at its stage.
pub(crate) fn tip(f: &mut fmt::Formatter<'_>, tip: &Tip, size: usize) -> fmt::Result {
    let (square, row) = (tip.square().name(size), Line::Row(tip.square().row()).name(size));
    match (tip.stage(), tip.kind()) {
        (stage, TipKind::Step(step)) => step_in_stages(f, stage, &step, size),
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

fn step_in_stages(
    f: &mut fmt::Formatter<'_>,
    stage: Stage,
    step: &Step,
    size: usize,
) -> fmt::Result {
    let square = step.square().name(size);
    match (stage, step.reason()) {
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
            let queens = if forced.len() == 1 { "one" } else { "others" };
            write!(f, "A queen on {square} would force {queens} on ")?;
            one_after_another(f, forced.queens(), size)?;
            write!(f, ", and leave no square in {}.", line.name(size))
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

/// `2:05`, `1:02:05`.
pub(crate) fn clock(f: &mut fmt::Formatter<'_>, seconds: u32) -> fmt::Result {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => write!(f, "{minutes}:{seconds:02}"),
        _ => write!(f, "{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// `2:05 without a tip`.
pub(crate) fn score(f: &mut fmt::Formatter<'_>, score: &Score) -> fmt::Result {
    let clock = Clock(score.seconds);
    match score.tips {
        0 => write!(f, "{clock} without a tip"),
        1 => write!(f, "{clock} with 1 tip"),
        tips => write!(f, "{clock} with {tips} tips"),
    }
}

/// A score and what it is worth.
pub(crate) fn verdict(f: &mut fmt::Formatter<'_>, verdict: &Verdict) -> fmt::Result {
    let Verdict { score, standing } = verdict;
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

/// The two lines of a text to share.
pub(crate) fn share(f: &mut fmt::Formatter<'_>, share: &Share) -> fmt::Result {
    /// The most light bulbs in a row.
    const MOST_SIGNS: u32 = 10;

    f.write_str("Queens")?;
    if let Some(day) = share.score.day {
        let (year, month, day) = date(day);
        write!(f, ", {year}-{month:02}-{day:02}")?;
    }
    let size = share.challenge.givens().size();
    writeln!(f, ": {size} × {size}, {}", share.challenge.grade())?;
    match share.score.tips {
        0 => f.write_str("♛")?,
        tips => (0..tips.min(MOST_SIGNS)).try_for_each(|_| f.write_str("💡"))?,
    }
    write!(f, " {}", share.score)?;
    match (share.is_practice, share.streak) {
        (true, _) => f.write_str(", as practice"),
        (false, 0 | 1) => Ok(()),
        (false, streak) => write!(f, ", {streak} days in a row"),
    }
}

/// The year, the month and the day of the month of a day from 1 January 1970.
///
/// Years that begin with March end with the day that leap years add. In such a calendar, 400 years
/// have 146,097 days, and the first day of month m, March being 0, comes after (153 · m + 2) / 5
/// days of the year.
const fn date(day: u32) -> (u32, u32, u32) {
    // From 1 March of the year 0. It fits: 719,468 days and any `u32` need 33 bits.
    let day = day as u64 + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    // Without the leap days before it, of each 4 years but the 100th, each day is a 365th.
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    ((400 * era + year + next) as u32, month as u32, day as u32)
}

#[cfg(test)]
mod tests {
    use super::date;

    /// Counts days one by one.
    #[test]
    fn dates_follow_each_other() {
        let is_leap = |year: u32| {
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
        };
        let mut day = 0;
        for year in 1970..3000 {
            let february = if is_leap(year) { 29 } else { 28 };
            for (month, days) in (1..).zip([31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
                for of_month in 1..=days {
                    assert_eq!(date(day), (year, month, of_month));
                    day += 1;
                }
            }
        }
        assert_eq!(date(20_780), (2026, 11, 23));
        assert_eq!(date(u32::MAX).0, 11_761_191);
    }
}
