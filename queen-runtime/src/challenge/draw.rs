//! Drawing a challenge by a number.

use queen_core::table::Table;

use super::random::SplitMix64;
use super::{Challenge, Grade};
use crate::layout::Layout;
use crate::{AnyQueenPuzzle, AnySolution, QueenPuzzle};

/// # Challenges
impl<const N: usize, L: Layout> QueenPuzzle<N, L> {
    /// A minimal challenge of this grade, drawn by `seed`.
    ///
    /// The same size, seed and grade give the same challenge in every layout and in every later
    /// version of this crate. Different seeds draw evenly among the minimal challenges of the grade,
    /// whatever the number of givens.
    ///
    /// `None` if the size has none of that grade: boards of 2 and 3 rows have no challenge at all, 9
    /// is the smallest size where one has to guess, and from there on there are all grades.
    ///
    /// ```
    /// use queen_runtime::{Grade, QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let challenge = EIGHT.challenge(1, Grade::Easy).unwrap();
    /// assert_eq!(challenge.grade(), Grade::Easy);
    /// assert_eq!(EIGHT.challenge(1, Grade::Guess), None);
    /// ```
    #[must_use]
    pub fn challenge(&self, seed: u64, grade: Grade) -> Option<Challenge> {
        draw(&self.as_table(), seed, grade)
    }

    /// The challenge of a day, counted from 1970-01-01: the one that is drawn by that number.
    ///
    /// ```
    /// use queen_runtime::{Grade, QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let first_of_january_2030 = 21_915;
    /// assert_eq!(
    ///     EIGHT.daily(first_of_january_2030, Grade::Hard),
    ///     EIGHT.challenge(21_915, Grade::Hard),
    /// );
    /// ```
    #[must_use]
    pub fn daily(&self, day: u32, grade: Grade) -> Option<Challenge> {
        self.challenge(day.into(), grade)
    }
}

/// # Challenges
impl AnyQueenPuzzle {
    /// As [`QueenPuzzle::challenge`].
    #[must_use]
    pub fn challenge(&self, seed: u64, grade: Grade) -> Option<Challenge> {
        draw(&self.as_table(), seed, grade)
    }

    /// As [`QueenPuzzle::daily`].
    #[must_use]
    pub fn daily(&self, day: u32, grade: Grade) -> Option<Challenge> {
        self.challenge(day.into(), grade)
    }
}

/// For boards of up to 8 rows, the grades that minimal challenges have, as bits. Larger ones have
/// all.
const GRADES: [u8; 9] =
    [0b00000, 0b00001, 0b00000, 0b00000, 0b00001, 0b00011, 0b00100, 0b00111, 0b01111];

/// The number of pairs that are drawn before those after the last one are taken in order. Of 180,224
/// pairs of size 9, 8 have the grade [`Grade::Guess`]; no other grade is as rare.
const DRAWS: u32 = 1 << 20;

/// Draws a solution and a subset of its queens, until they are a minimal challenge of this grade.
///
/// Each minimal challenge is such a pair, and only one, since it has one solution. So it is as likely
/// as any other.
fn draw(table: &Table<'_>, seed: u64, grade: Grade) -> Option<Challenge> {
    if GRADES.get(table.size()).is_some_and(|grades| grades >> grade as u8 & 1 == 0) {
        return None;
    }
    let pairs = (table.len() as u64) << table.size();
    let mut random = SplitMix64::new(seed);
    let mut pair = 0;
    for _ in 0..DRAWS {
        pair = random.below(pairs);
        if let Some(challenge) = challenge(table, pair, grade) {
            return Some(challenge);
        }
    }
    let mut after = (pair + 1..pairs).chain(0..=pair);
    after.find_map(|pair| challenge(table, pair, grade))
}

/// The `pair`th solution and subset, if it is a minimal challenge of this grade.
fn challenge(table: &Table<'_>, pair: u64, grade: Grade) -> Option<Challenge> {
    let solution = AnySolution::from_solved(table.get((pair >> table.size()) as usize)?);
    let challenge = Challenge::unchecked(solution, pair as u32 & ((1 << table.size()) - 1));
    let has_grade = || challenge.grade_up_to(grade) == grade;
    let is_drawn = if grade == Grade::Easy {
        // Singles that lead to the solution show, sooner than the search, that it is the only one.
        has_grade() && challenge.is_minimal()
    } else {
        challenge.has_one_completion() && challenge.is_minimal() && has_grade()
    };
    is_drawn.then_some(challenge)
}
