//! Challenges to play.

use queen_challenge::{Challenge, Grade};

use crate::buffer::Writer;
use crate::named::record;
use crate::tables::PUZZLES;

/// The grades that need no guess.
pub const GRADES: &[Grade] = {
    let [grades @ .., Grade::Guess] = &Grade::ALL else { panic!("guesses are the hardest") };
    grades
};

/// Whether the size has challenges of the grade.
#[unsafe(no_mangle)]
pub extern "C" fn has_grade(grade: usize, size: usize) -> bool {
    GRADES.get(grade).is_some_and(|grade| Grade::of_size(size).contains(grade))
        && PUZZLES.get(size).is_some()
}

/// How many challenges of the grade the size has; 0 if that is not known.
#[unsafe(no_mangle)]
pub extern "C" fn challenges(grade: usize, size: usize) -> u32 {
    GRADES.get(grade).and_then(|grade| grade.nb_of_challenges(size)).unwrap_or(0)
}

/// Writes the given queens of the challenge that a number picks. Returns whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn challenge(number: u32, grade: usize, size: usize) -> bool {
    let Some(challenge) = pick(number, grade, size) else { return false };
    Writer::default().put_squares(*challenge.givens());
    true
}

fn pick(number: u32, grade: usize, size: usize) -> Option<Challenge> {
    Challenge::with_seed(&PUZZLES.get(size)?, number.into(), *GRADES.get(grade)?)
}

record! {
    /// The challenge of a day, before its given queens.
    Daily { size, grade, }
}

/// Writes the challenge of a day, counted from 1970-01-01: its size and grade, then its given
/// queens. Returns the number of numbers before these, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn daily(day: u32) -> usize {
    let Some(challenge) = Challenge::daily(&PUZZLES, day) else { return 0 };
    let grade = challenge.grade();
    let Some(grade) = GRADES.iter().position(|&other| other == grade) else { return 0 };
    let mut writer = Writer::default();
    writer.put_all(Daily { size: challenge.givens().size(), grade }.numbers());
    writer.put_squares(*challenge.givens());
    Daily::NAMES.len()
}
