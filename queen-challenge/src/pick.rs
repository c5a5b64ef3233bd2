//! Random challenges, picked with a seed.

use queen_runtime::AnyQueenPuzzle;

use crate::random::SplitMix64;
use crate::{Challenge, Grade};

impl Challenge {
    /// Picks a minimal challenge of this grade with `seed`.
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
    pub fn with_seed(puzzle: impl Into<AnyQueenPuzzle>, seed: u64, grade: Grade) -> Option<Self> {
        pick(&puzzle.into(), seed, grade)
    }
}

/// The grades of minimal challenges for each size up to 8, as bits. Larger sizes have all grades.
const GRADES: [u8; 9] =
    [0b00000, 0b00001, 0b00000, 0b00000, 0b00001, 0b00011, 0b00100, 0b00111, 0b01111];

/// The number of pairs that are picked; after that, the pairs that follow the last one are tested in
/// order. Of 180,224 pairs of size 9, 8 have the grade [`Grade::Guess`]; no other grade is as rare.
const PICKS: u32 = 1 << 20;

/// Picks pairs of a solution and a subset of its queens until one is a minimal challenge of this
/// grade.
///
/// Each minimal challenge is exactly one such pair, since it has one solution, so all are equally
/// likely.
fn pick(puzzle: &AnyQueenPuzzle, seed: u64, grade: Grade) -> Option<Challenge> {
    if GRADES.get(puzzle.size()).is_some_and(|grades| grades >> grade as u8 & 1 == 0) {
        return None;
    }
    let pairs = (puzzle.nb_of_solutions() as u64) << puzzle.size();
    let mut random = SplitMix64::new(seed);
    let mut pair = 0;
    for _ in 0..PICKS {
        pair = random.below(pairs);
        if let Some(challenge) = challenge(puzzle, pair, grade) {
            return Some(challenge);
        }
    }
    let mut after = (pair + 1..pairs).chain(0..=pair);
    after.find_map(|pair| challenge(puzzle, pair, grade))
}

/// The challenge of the `pair`th solution and subset, if it is minimal and of this grade.
fn challenge(puzzle: &AnyQueenPuzzle, pair: u64, grade: Grade) -> Option<Challenge> {
    let solution = puzzle.solution((pair >> puzzle.size()) as usize + 1)?;
    let challenge = Challenge::unchecked(solution, pair as u32 & ((1 << puzzle.size()) - 1));
    let has_grade = || challenge.grade_up_to(grade) == grade;
    let is_picked = if grade == Grade::Easy {
        // If singles lead to the solution, it is the only one; finding out is faster than the
        // search.
        has_grade() && challenge.is_minimal()
    } else {
        challenge.has_one_completion() && challenge.is_minimal() && has_grade()
    };
    is_picked.then_some(challenge)
}
