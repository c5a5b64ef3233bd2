//! Random challenges, drawn with a seed.

use queen_math::table::Table;

use super::random::SplitMix64;
use super::{Challenge, Grade};
use crate::layout::Layout;
use crate::{AnyQueenPuzzle, AnySolution, QueenPuzzle};

/// # Challenges
impl<const N: usize, L: Layout> QueenPuzzle<N, L> {
    /// Draws a minimal challenge of this grade with `seed`.
    ///
    /// The same size, seed and grade give the same challenge in every layout and in every later
    /// version of this crate. Over all seeds, each minimal challenge of the grade is equally
    /// likely, whatever its number of givens.
    ///
    /// Returns `None` if the size has no challenge of that grade. Sizes 2 and 3 have no challenge
    /// at all; size 9 is the smallest with [`Grade::Guess`] and, like all larger sizes, has every
    /// grade.
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

    /// The challenge of a day, counted from 1970-01-01: the one drawn with that number as the seed.
    ///
    /// ```
    /// use queen_runtime::{Grade, QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let first_of_january_2030 = 21_915;
    /// assert_eq!(
    ///     EIGHT.daily_challenge(first_of_january_2030, Grade::Hard),
    ///     EIGHT.challenge(21_915, Grade::Hard),
    /// );
    /// ```
    #[must_use]
    pub fn daily_challenge(&self, day: u32, grade: Grade) -> Option<Challenge> {
        self.challenge(day.into(), grade)
    }
}

/// # Challenges
impl AnyQueenPuzzle {
    /// See [`QueenPuzzle::challenge`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, Grade, QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    /// const ANY: AnyQueenPuzzle = EIGHT.into_any();
    ///
    /// assert_eq!(ANY.challenge(1, Grade::Easy), EIGHT.challenge(1, Grade::Easy));
    /// assert_eq!(ANY.challenge(1, Grade::Guess), None);
    /// ```
    #[must_use]
    pub fn challenge(&self, seed: u64, grade: Grade) -> Option<Challenge> {
        draw(&self.as_table(), seed, grade)
    }

    /// See [`QueenPuzzle::daily_challenge`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, Grade, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.daily_challenge(21_915, Grade::Hard), EIGHT.challenge(21_915, Grade::Hard));
    /// ```
    #[must_use]
    pub fn daily_challenge(&self, day: u32, grade: Grade) -> Option<Challenge> {
        self.challenge(day.into(), grade)
    }
}

/// The grades of minimal challenges for each size up to 8, as bits. Larger sizes have all grades.
const GRADES: [u8; 9] =
    [0b00000, 0b00001, 0b00000, 0b00000, 0b00001, 0b00011, 0b00100, 0b00111, 0b01111];

/// The number of pairs that are drawn; after that, the pairs that follow the last one are tested in
/// order. Of 180,224 pairs of size 9, 8 have the grade [`Grade::Guess`]; no other grade is as rare.
const DRAWS: u32 = 1 << 20;

/// Draws pairs of a solution and a subset of its queens until one is a minimal challenge of this
/// grade.
///
/// Each minimal challenge is exactly one such pair, since it has one solution, so all are equally
/// likely.
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

/// The challenge of the `pair`th solution and subset, if it is minimal and of this grade.
fn challenge(table: &Table<'_>, pair: u64, grade: Grade) -> Option<Challenge> {
    let solution = AnySolution::from_solved(table.get((pair >> table.size()) as usize)?);
    let challenge = Challenge::unchecked(solution, pair as u32 & ((1 << table.size()) - 1));
    let has_grade = || challenge.grade_up_to(grade) == grade;
    let is_drawn = if grade == Grade::Easy {
        // If singles lead to the solution, it is the only one; finding out is faster than the
        // search.
        has_grade() && challenge.is_minimal()
    } else {
        challenge.has_one_completion() && challenge.is_minimal() && has_grade()
    };
    is_drawn.then_some(challenge)
}
