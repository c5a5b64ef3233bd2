//! The way from easy boards to hard ones.

use queen_challenge::{Challenge, Grade};

use crate::buffer::Writer;
use crate::challenge::{GRADES, has_grade};
use crate::named::record;
use crate::tables::PUZZLES;

/// Boards grow up to this size; then they become harder.
const FULL_SIZE: usize = 8;

record! {
    /// A board to go on with: whether it is today's challenge, its size and its grade.
    Next { daily, size, grade, }
}

/// Writes what to play after a board of a grade, or of none if there is no such grade: today's
/// challenge, if that is open and neither larger nor harder than a step up; else a board that is
/// one step up. Returns the number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn next(grade: usize, today: u32, is_open: bool, size: usize) -> usize {
    let grade = Some(grade).filter(|&grade| grade < GRADES.len());
    let (size, grade) = step_up(grade, size);
    let daily = Challenge::daily(&PUZZLES, today).filter(|challenge| {
        let rank = |grade: Grade| GRADES.iter().position(|&other| other == grade);
        // At the full size, boards of any size are played.
        let is_in_reach = challenge.givens().size() <= size || size >= FULL_SIZE;
        is_open && is_in_reach && rank(challenge.grade()).is_some_and(|rank| rank <= grade)
    });
    let mut writer = Writer::default();
    writer.put_all(Next { daily: usize::from(daily.is_some()), size, grade }.numbers());
    Next::NAMES.len()
}

/// The size and grade of the next board; after an empty board, the same size with queens on it.
fn step_up(grade: Option<usize>, size: usize) -> (usize, usize) {
    let first = grade.map_or(0, |grade| grade + 1);
    let harder = (first..GRADES.len()).find(|&harder| has_grade(harder, size));
    if let Some(harder) = harder
        && (grade.is_none() || size >= FULL_SIZE)
    {
        return (size, harder);
    }
    let grade = grade.unwrap_or(0);
    let larger = (size + 1..=*PUZZLES.sizes().end()).find(|&larger| has_grade(grade, larger));
    (larger.unwrap_or(size), grade)
}
