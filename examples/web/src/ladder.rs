//! The way from easy boards to hard ones, which is the library's.

use queen_challenge::{Challenge, Next};

use crate::buffer::Writer;
use crate::challenge::GRADES;
use crate::named::record;
use crate::tables::PUZZLES;

record! {
    /// A board to go on with: whether it is today's challenge, its size and its grade.
    NextRecord { daily, size, grade, }
}

/// Writes what to play after a board of a grade, or of none if there is no such grade; today's
/// challenge only if that is open. Returns the number of numbers, 0 if there is nothing.
#[unsafe(no_mangle)]
pub extern "C" fn next(grade: usize, today: u32, is_open: bool, size: usize) -> usize {
    let daily = Challenge::daily(&PUZZLES, today).filter(|_| is_open);
    let daily = daily.map(|challenge| (challenge.givens().size(), challenge.grade()));
    let record = match Next::after(size, GRADES.get(grade).copied(), PUZZLES.sizes(), daily) {
        Next::Daily => NextRecord { daily: 1, size: 0, grade: 0 },
        Next::Challenge { size, grade } => {
            let Some(grade) = GRADES.iter().position(|&other| other == grade) else { return 0 };
            NextRecord { daily: 0, size, grade }
        }
    };
    Writer::default().put_all(record.numbers());
    NextRecord::NAMES.len()
}
