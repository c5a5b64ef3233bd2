//! The way from easy boards to hard ones, which is the library's.

use queen_challenge::{Grade, Kind, Next};

use crate::buffer::Writer;
use crate::challenge::GRADES;
use crate::named::record;
use crate::tables::PUZZLES;

record! {
    /// A board to go on with: whether it is today's challenge, its size and its grade.
    NextRecord { daily, size, grade, }
}

/// Writes what to play after a board of a kind and a grade, or of none if there is no such grade.
/// Today's challenge is one of its size and grade, unless there is no such grade. Returns the
/// number of numbers, 0 if there is nothing.
#[unsafe(no_mangle)]
pub extern "C" fn next(
    kind: usize,
    grade: usize,
    size: usize,
    grade_today: usize,
    size_today: usize,
) -> usize {
    let Some(kind) = Kind::ALL.get(kind) else { return 0 };
    let daily = grade_of(grade_today).map(|grade| (size_today, grade));
    let record = match kind.next(size, grade_of(grade), PUZZLES.sizes(), daily) {
        Next::Daily => NextRecord { daily: 1, size: 0, grade: 0 },
        Next::Challenge { size, grade } => {
            let Some(grade) = GRADES.iter().position(|&other| other == grade) else { return 0 };
            NextRecord { daily: 0, size, grade }
        }
    };
    Writer::default().put_all(record.numbers());
    NextRecord::NAMES.len()
}

fn grade_of(grade: usize) -> Option<Grade> {
    GRADES.get(grade).copied()
}
