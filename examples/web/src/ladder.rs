//! The way from easy boards to hard ones, which is the library's.

use queen_challenge::{Kind, Next, Record};

use crate::buffer::Writer;
use crate::challenge::GRADES;
use crate::named::record;
use crate::record::scores;
use crate::tables::PUZZLES;

record! {
    /// A board to go on with: whether it is today's challenge, its size and its grade.
    NextRecord { daily, size, grade, }
}

/// Writes what to play after a board of a kind and a grade, or of none if there is no such grade.
/// The `count` scores are those of the days of the kind. Returns the number of numbers, 0 if there
/// is nothing.
#[unsafe(no_mangle)]
pub extern "C" fn next(count: usize, kind: usize, grade: usize, size: usize, today: u32) -> usize {
    let Some(&kind) = Kind::ALL.get(kind) else { return 0 };
    let ((scores, count), grade) = (scores(count), GRADES.get(grade).copied());
    let record = Record::new(scores.get(..count).unwrap_or_default(), today);
    let record = match record.next(kind, size, grade, PUZZLES.sizes()) {
        Next::Daily => NextRecord { daily: 1, size: 0, grade: 0 },
        Next::Challenge { size, grade } => {
            let Some(grade) = GRADES.iter().position(|&other| other == grade) else { return 0 };
            NextRecord { daily: 0, size, grade }
        }
    };
    Writer::default().put_all(record.numbers());
    NextRecord::NAMES.len()
}
