//! Random challenges of a kind, picked with a seed.

use core::iter::FusedIterator;
use core::mem;

use queen_math::random::SplitMix64;
use queen_runtime::layout::{Any, PuzzleLayout};
use queen_runtime::{AnySolution, QueenPuzzle};

use super::draft::{Draft, is_unique};
use super::growth::{Manner, grow};
use super::shape::looks_made_by_hand;
use super::small::SmallNumbers;
use crate::iter::Picks;
use crate::{Challenge, Clues, Grade, Kind};

/// The number of picks after which the search is given up.
///
/// At least 2 of 1,000 picks have a grade that [`Kind::grades`] lists. So the probability of
/// missing it 2¹⁷ times is below 10⁻¹⁰⁰, and not one of the 2⁶⁴ seeds is expected to.
const PICKS: u32 = 1 << 17;

impl Kind {
    /// Picks a challenge of this kind and grade with `seed`.
    ///
    /// The same kind, size, seed and grade give the same challenge in every layout and in every
    /// later version of this crate. For [`Queens`](Self::Queens), it is that of
    /// [`Challenge::with_seed`].
    ///
    /// With the same seed, challenges with other clues than queens often have the same solution in
    /// different grades, those with blocked squares nearly always. For a challenge of another
    /// grade, a player who has solved one takes another seed.
    ///
    /// Returns `None` if the kind has no challenge of this size and [grade](Self::grades), and if a
    /// pick finds the table damaged. With a damaged table, there may be challenges with several
    /// solutions: [`verify`](QueenPuzzle::verify) it first.
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind};
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// let challenge = Kind::Regions.with_seed(&SIX, 1, Grade::Easy).unwrap();
    /// assert_eq!(challenge.grade(), Grade::Easy);
    /// println!("{}", challenge.regions().unwrap());
    /// assert_eq!(Kind::Regions.with_seed(&SIX, 1, Grade::Guess), None);
    /// ```
    #[must_use]
    pub fn with_seed<const N: usize, L: PuzzleLayout>(
        self,
        puzzle: &QueenPuzzle<N, L>,
        seed: u64,
        grade: Grade,
    ) -> Option<Challenge<Clues>> {
        self.picks(puzzle, seed, grade).flatten().next()
    }

    /// The picks of [`with_seed`](Self::with_seed), for a loop that has other things to do in
    /// between, as [`Challenge::picks`] for queens.
    ///
    /// An item is `None` if the pick has another grade, several solutions or regions that do not
    /// look well.
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind};
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// let feed_watchdog = || {};
    /// let picks = Kind::Regions.picks(&SIX, 1, Grade::Hard).inspect(|_| feed_watchdog());
    /// assert_eq!(picks.flatten().next(), Kind::Regions.with_seed(&SIX, 1, Grade::Hard));
    /// ```
    pub fn picks<const N: usize, L: PuzzleLayout>(
        self,
        puzzle: &QueenPuzzle<N, L>,
        seed: u64,
        grade: Grade,
    ) -> KindPicks<N, L> {
        let mut picks = Challenge::picks(puzzle, seed, grade);
        if self != Self::Queens {
            let has_grade = self.grades(puzzle.size()).contains(&grade);
            picks.left = if has_grade { PICKS } else { 0 };
            // Kinds with the same seed would have boards around the same solution.
            picks.random = SplitMix64(picks.random.next() ^ self as u64);
        }
        KindPicks { kind: self, picks }
    }

    /// The growth of regions that leads to this grade more often than others do.
    ///
    /// On an empty board, nothing but a region of one square has a single, so only with one or two
    /// of them a challenge can be easy.
    const fn manner(self, grade: Grade) -> Manner {
        match grade {
            Grade::Easy => Manner { rates: 4, ones: 2 },
            Grade::Medium if matches!(self, Self::Regions) => Manner { rates: 6, ones: 0 },
            Grade::Medium | Grade::Hard | Grade::Expert | Grade::Guess => {
                Manner { rates: 4, ones: 0 }
            }
        }
    }

    /// What this kind makes of a solution, if it is a challenge of this grade.
    fn challenge<const N: usize, L: PuzzleLayout>(
        self,
        solution: AnySolution,
        puzzle: &QueenPuzzle<N, L>,
        grade: Grade,
        numbers: &mut SmallNumbers,
    ) -> Option<Challenge<Clues>> {
        let mut draft = Draft { solution, clues: Clues::new(puzzle.board()) };
        if matches!(self, Self::Regions | Self::Mixed) {
            let regions = grow(&solution, self.manner(grade), numbers);
            draft.clues.regions = Some(regions.filter(looks_made_by_hand)?);
        }
        match (self, &draft.clues.regions) {
            (Self::Regions, Some(regions)) if !is_unique(regions, &solution, puzzle) => {
                return None;
            }
            (Self::Regions | Self::Queens, _) => {}
            (Self::Blocked, _) => draft.block(grade, *numbers),
            (Self::Mixed, _) => {
                draft.give(numbers.below(puzzle.size() as u32) as usize);
                // About half of them need no blocks, which shows before any are made.
                if draft.grade_up_to(grade) <= grade {
                    return None;
                }
                draft.block(grade, *numbers);
                if !draft.needs_givens(grade) {
                    return None;
                }
            }
        }
        (draft.grade_up_to(grade) == grade).then(|| Challenge::of_clues(solution, draft.clues))
    }
}

/// Picks of challenges of a kind, from [`Kind::picks`].
#[derive(Clone, Debug)]
#[must_use]
pub struct KindPicks<const N: usize, L: PuzzleLayout> {
    kind: Kind,
    picks: Picks<N, L>,
}

/// [`KindPicks`] of an [`AnyQueenPuzzle`](queen_runtime::AnyQueenPuzzle).
pub type AnyKindPicks = KindPicks<16, Any>;

impl<const N: usize, L: PuzzleLayout> Iterator for KindPicks<N, L> {
    type Item = Option<Challenge<Clues>>;

    fn next(&mut self) -> Option<Option<Challenge<Clues>>> {
        let picks = &mut self.picks;
        if self.kind == Kind::Queens {
            return Some(picks.next()?.map(Challenge::into));
        }
        let left = mem::take(&mut picks.left).checked_sub(1)?;
        let index = picks.random.below(picks.puzzle.nb_of_solutions() as u64);
        // Where the table is damaged, none are left.
        let solution = picks.puzzle.solution(index as usize + 1)?.into_any();
        picks.left = left;
        let mut numbers = SmallNumbers::new(picks.random.next());
        Some(self.kind.challenge(solution, &picks.puzzle, picks.grade, &mut numbers))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.picks.size_hint()
    }
}

impl<const N: usize, L: PuzzleLayout> FusedIterator for KindPicks<N, L> {}

#[cfg(test)]
mod tests {
    extern crate std;

    use queen_runtime::{PuzzleRange, queen_table};
    use std::string::ToString;

    use super::*;

    const PUZZLES: PuzzleRange = queen_table!(5..=8);

    /// These must never change, on any processor. An interpreter would take hours for the larger
    /// ones of the other tests.
    #[test]
    fn small_golden_boards() {
        use Grade::{Easy, Hard, Medium};
        let expected = [
            (Kind::Queens, 5, 0, Easy, "5 d4,e2"),
            (Kind::Queens, 5, u64::MAX, Medium, "5 e4,d1"),
            (Kind::Queens, 6, 1, Hard, "6 d1"),
            (Kind::Blocked, 5, 0, Easy, "5 blocked=d5,e5,e4,d3,e3,e2"),
            (Kind::Blocked, 5, u64::MAX, Medium, "5 blocked=b5,e5,b2,a1,b1"),
            (Kind::Blocked, 6, 1, Medium, "6 blocked=f6,a4,c4,f4,f2,e1,f1"),
            (Kind::Regions, 5, 0, Easy, "5 regions=AAABB/AAACB/CCDCB/CCCCE/CCCCC"),
            (
                Kind::Regions,
                6,
                u64::MAX,
                Hard,
                "6 regions=AAAAAB/CCCABB/CCCCDB/CCCDDB/EEEEDB/EEEFFF",
            ),
            (
                Kind::Mixed,
                5,
                u64::MAX,
                Medium,
                "5 e1 blocked=a3 regions=ABBBC/ADDCC/ADCCC/ADDDE/ADDEE",
            ),
            (
                Kind::Mixed,
                6,
                1,
                Easy,
                "6 d2 blocked=f6 regions=AABBBB/AACBBB/AADDDE/AADFEE/ADDFEE/DDDDEE",
            ),
        ];
        for (kind, size, seed, grade, expected) in expected {
            let puzzle = PUZZLES.get(size).unwrap();
            let challenge = kind.with_seed(&puzzle, seed, grade).unwrap();
            assert_eq!(challenge.clues().to_string(), expected, "{kind} {size} {seed}");
        }
    }

    /// It must never change, either. Of all days and kinds, it is made in the shortest time.
    #[test]
    fn a_golden_board_of_a_monday() {
        let monday = Kind::Regions.daily(&PUZZLES, 20_780).unwrap();
        let expected =
            "8 regions=AAABBBBB/CCABBBBB/CCABBBDD/CCCCBBED/CFFFEEEE/FFFFGEEE/FFFFFFEE/FFFHFFFF";
        assert_eq!(monday.clues().to_string(), expected);
    }
}
