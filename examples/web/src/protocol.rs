//! The names of everything that the module writes as numbers, which the page reads at its start.

use core::fmt::{self, Write};

use queen_challenge::{DayState, Grade, Kind, Streaks, Tally};
use queen_runtime::Symmetry;

use crate::buffer::{Writer, write_text};
use crate::challenge::{Daily, GRADES};
use crate::finds::{Find, MOST_ROWS};
use crate::game::{GameRecord, OutcomeRecord};
use crate::ladder::NextRecord;
use crate::named::NONE;
use crate::notation::STYLES;
use crate::record::{Day, MOST_SCORES, NO_DAY, SENTENCES, StreaksRecord, Verdict, Weekday};
use crate::search::{self, Search, Tested};
use crate::step::Step;
use crate::tables::{LARGEST, PUZZLES};
use crate::tip::{self, TipRecord};

/// Writes the names and the limits, each list in a line after its own name. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn protocol() -> usize {
    write_text(Protocol)
}

struct Protocol;

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lists = [
            ("Step", Step::NAMES),
            ("Tested", Tested::NAMES),
            ("Search", Search::NAMES),
            ("Find", Find::NAMES),
            ("Tip", TipRecord::NAMES),
            ("Streaks", StreaksRecord::NAMES),
            ("Verdict", Verdict::NAMES),
            ("Daily", Daily::NAMES),
            ("Next", NextRecord::NAMES),
            ("Game", GameRecord::NAMES),
            ("Outcome", OutcomeRecord::NAMES),
            ("Weekday", Weekday::NAMES),
            ("Day", Day::NAMES),
            ("TipKind", tip::Kind::NAMES),
            ("Style", &STYLES),
            // Words for players.
            ("DayName", &DayState::NAMES),
            ("StreakName", &Streaks::NAMES),
            ("TallyName", &Tally::NAMES),
        ];
        for (name, names) in lists {
            f.write_str(name)?;
            names.iter().try_for_each(|name| write!(f, ",{name}"))?;
            f.write_char('\n')?;
        }
        f.write_str("Grade")?;
        GRADES.iter().try_for_each(|grade: &Grade| write!(f, ",{grade}"))?;
        f.write_str("\nSentence")?;
        SENTENCES.iter().try_for_each(|(name, _)| write!(f, ",{name}"))?;
        f.write_str("\nKind")?;
        Kind::ALL.iter().try_for_each(|kind| write!(f, ",{kind}"))?;
        f.write_str("\nSymmetry")?;
        Symmetry::ALL.iter().try_for_each(|symmetry| write!(f, ",{symmetry}"))?;
        let sizes = PUZZLES.sizes();
        let limits = [
            ("none", NONE),
            ("buffer", Writer::CAPACITY),
            ("smallestSize", *sizes.start()),
            ("largestSize", *sizes.end()),
            ("largestTable", LARGEST),
            ("largestSearch", search::LARGEST),
            ("mostRows", MOST_ROWS),
            ("mostScores", MOST_SCORES),
            ("noDay", NO_DAY as usize),
        ];
        f.write_str("\nLimit")?;
        limits.iter().try_for_each(|(name, limit)| write!(f, ",{name}={limit}"))
    }
}
