//! Random challenges, picked with a seed.

use core::iter::FusedIterator;
use core::mem;

use queen_math::random::SplitMix64;
use queen_runtime::layout::{Any, PuzzleLayout};
use queen_runtime::{AnySolution, QueenPuzzle};

use crate::{Challenge, Grade};

/// The number of picks after which the search is given up.
///
/// [`Grade::Guess`] on boards of size 9 is the rarest: 8 of 180,224 pairs. The probability of
/// missing them 2²¹ times is below 10⁻⁴⁰, so not one of the 2⁶⁴ seeds is expected to.
const PICKS: u32 = 1 << 21;

impl Challenge {
    /// Picks a minimal challenge of this grade with `seed`.
    ///
    /// The same size, seed and grade give the same challenge in every layout and in every later
    /// version of this crate. Over all seeds, each minimal challenge of the grade is equally
    /// likely, whatever its number of givens.
    ///
    /// Returns `None` if the [size has no challenge](Grade::of_size) of that grade, and if a pick
    /// finds the table damaged. Not every pick does: call
    /// [`verify`](queen_runtime::QueenPuzzle::verify) first if the table may be damaged.
    ///
    /// Rare grades take thousands of picks; [`picks`](Self::picks) makes them one at a time.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Grade};
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let challenge = Challenge::with_seed(&EIGHT, 1, Grade::Easy).unwrap();
    /// assert_eq!(challenge.grade(), Grade::Easy);
    /// assert_eq!(Challenge::with_seed(&EIGHT, 1, Grade::Guess), None);
    /// ```
    #[must_use]
    pub fn with_seed<const N: usize, L: PuzzleLayout>(
        puzzle: &QueenPuzzle<N, L>,
        seed: u64,
        grade: Grade,
    ) -> Option<Self> {
        Self::picks(puzzle, seed, grade).flatten().next()
    }

    /// The picks of [`with_seed`](Self::with_seed), for a loop that has other things to do in
    /// between.
    ///
    /// An item is `None` if the pick, some queens of a solution, is not a minimal challenge of this
    /// grade. The iterator ends where [`with_seed`](Self::with_seed) returns `None`. With
    /// `picks.by_ref().take(100)`, a frame can be drawn after each 100 picks; if these are none,
    /// the search has ended.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Grade};
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let feed_watchdog = || {};
    /// let picks = Challenge::picks(&EIGHT, 1, Grade::Expert).inspect(|_| feed_watchdog());
    /// let challenge = picks.flatten().next();
    /// assert_eq!(challenge, Challenge::with_seed(&EIGHT, 1, Grade::Expert));
    /// ```
    pub fn picks<const N: usize, L: PuzzleLayout>(
        puzzle: &QueenPuzzle<N, L>,
        seed: u64,
        grade: Grade,
    ) -> Picks<N, L> {
        let has_grade = Grade::of_size(puzzle.size()).contains(&grade);
        let left = if has_grade { PICKS } else { 0 };
        Picks { puzzle: *puzzle, grade, random: SplitMix64(seed), left }
    }

    /// The challenge with the queens of `solution` in these rows, as bits, if it is minimal and of
    /// this grade.
    pub(crate) fn of_grade(solution: AnySolution, rows: u32, grade: Grade) -> Option<Self> {
        let challenge = Self::unchecked(solution, rows);
        let has_grade = || challenge.grade_up_to(grade) == grade;
        let is_picked = if grade == Grade::Easy {
            // If singles lead to the solution, it is the only one; finding out is faster than the
            // search.
            has_grade() && challenge.is_minimal()
        } else {
            Self::new(*challenge.givens()).is_ok() && challenge.is_minimal() && has_grade()
        };
        is_picked.then_some(challenge)
    }
}

/// Picks of a solution and some of its queens, from [`Challenge::picks`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Picks<const N: usize, L: PuzzleLayout> {
    pub(crate) puzzle: QueenPuzzle<N, L>,
    pub(crate) grade: Grade,
    pub(crate) random: SplitMix64,
    pub(crate) left: u32,
}

/// [`Picks`] of an [`AnyQueenPuzzle`](queen_runtime::AnyQueenPuzzle).
pub type AnyPicks = Picks<16, Any>;

impl<const N: usize, L: PuzzleLayout> Iterator for Picks<N, L> {
    type Item = Option<Challenge>;

    fn next(&mut self) -> Option<Option<Challenge>> {
        let left = mem::take(&mut self.left).checked_sub(1)?;
        // Each minimal challenge is exactly one pair of a solution and rows, since it has one
        // solution, so all are equally likely.
        let size = self.puzzle.size();
        let pair = self.random.below((self.puzzle.nb_of_solutions() as u64) << size);
        // Where the table is damaged, none are left.
        let solution = self.puzzle.solution((pair >> size) as usize + 1)?;
        self.left = left;
        let rows = pair as u32 & ((1 << size) - 1);
        Some(Challenge::of_grade(solution.into_any(), rows, self.grade))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, usize::try_from(self.left).ok())
    }
}

impl<const N: usize, L: PuzzleLayout> FusedIterator for Picks<N, L> {}
