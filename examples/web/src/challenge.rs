//! Challenges to play, of each kind.

use queen_challenge::{Challenge, Clues, Grade, Kind, Lesson, Level, Missing};

use crate::buffer::{Writer, write_text};
use crate::named::{NONE, record};
use crate::tables::PUZZLES;

/// The grades that can be chosen.
pub const GRADES: &[Grade] = &Grade::WITHOUT_GUESS;

/// Whether the kind has challenges of the grade and size.
#[unsafe(no_mangle)]
pub extern "C" fn has_grade(kind: usize, grade: usize, size: usize) -> bool {
    let grades = Kind::ALL.get(kind).map_or(&[][..], |kind| kind.grades(size));
    GRADES.get(grade).is_some_and(|grade| grades.contains(grade)) && PUZZLES.get(size).is_some()
}

/// The grade closest to one that the kind has challenges of in a size; [`NONE`] if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn closest_grade(kind: usize, grade: usize, size: usize) -> usize {
    let closest = |kind: &Kind| {
        let grade = kind.closest_grade(size, *GRADES.get(grade)?)?;
        PUZZLES.get(size).and_then(|_| GRADES.iter().position(|&other| other == grade))
    };
    Kind::ALL.get(kind).and_then(closest).unwrap_or(NONE)
}

/// Writes the level of a challenge. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn level(kind: usize, size: usize, grade: usize) -> usize {
    let level = |&kind: &Kind| Some(Level { kind, size, grade: *GRADES.get(grade)? });
    Kind::ALL.get(kind).and_then(level).map_or(0, write_text)
}

/// Writes that there is no challenge of the kind, grade and size. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn missing(kind: usize, size: usize, grade: usize) -> usize {
    let missing = |&kind: &Kind| Some(Missing { kind, size, grade: Some(*GRADES.get(grade)?) });
    Kind::ALL.get(kind).and_then(missing).map_or(0, write_text)
}

/// How many challenges of the kind, grade and size there are; 0 if that is not known.
#[unsafe(no_mangle)]
pub extern "C" fn challenges(kind: usize, grade: usize, size: usize) -> u32 {
    match (Kind::ALL.get(kind), GRADES.get(grade)) {
        (Some(Kind::Queens), Some(grade)) => grade.nb_of_challenges(size).unwrap_or(0),
        _ => 0,
    }
}

/// Writes the rule of a kind. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn kind_rule(kind: usize) -> usize {
    Kind::ALL.get(kind).map_or(0, |kind| write_text(kind.rule()))
}

/// How many lessons a kind has.
#[unsafe(no_mangle)]
pub extern "C" fn lessons(kind: usize) -> usize {
    Kind::ALL.get(kind).map_or(0, |kind| kind.lessons().len())
}

/// Writes what a lesson of a kind is about, counted from 1. Returns the length, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn lesson_about(kind: usize, number: usize) -> usize {
    lesson(kind, number).map_or(0, |lesson| write_text(lesson.about))
}

/// Writes the clues of a lesson of a kind, counted from 1. Returns the length, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn lesson_clues(kind: usize, number: usize) -> usize {
    lesson(kind, number).map_or(0, |lesson| write_text(lesson.clues))
}

fn lesson(kind: usize, number: usize) -> Option<&'static Lesson> {
    Kind::ALL.get(kind)?.lessons().get(number.checked_sub(1)?)
}

/// Writes the clues of the challenge that a number picks. Returns the length, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn challenge(kind: usize, number: u32, grade: usize, size: usize) -> usize {
    pick(kind, number, grade, size).map_or(0, |challenge| write_text(challenge.clues()))
}

fn pick(kind: usize, number: u32, grade: usize, size: usize) -> Option<Challenge<Clues>> {
    Kind::ALL.get(kind)?.with_seed(&PUZZLES.get(size)?, number.into(), *GRADES.get(grade)?)
}

record! {
    /// The challenge of a day, before its clues.
    Daily { size, grade, }
}

/// Writes the challenge of a day, counted from 1970-01-01: its size and grade, then its clues.
/// Returns the length of these, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn daily(kind: usize, day: u32) -> usize {
    let challenge = Kind::ALL.get(kind).and_then(|kind| kind.daily(&PUZZLES, day));
    let Some(challenge) = challenge else { return 0 };
    let grade = challenge.grade();
    let Some(grade) = GRADES.iter().position(|&other| other == grade) else { return 0 };
    let mut writer = Writer::default();
    writer.put_all(Daily { size: challenge.givens().size(), grade }.numbers());
    writer.put_text(&challenge.clues())
}
