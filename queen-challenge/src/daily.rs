//! The challenge of a day.
//!
//! It is computed from the number of the day alone, so that all players have the same one, offline,
//! and without a list of challenges, which would take memory. 23 November 2026, for example, is day
//! 20,780 from 1 January 1970. With 3 added, weeks begin on Mondays: 20,783 is 7 · 2,969, the
//! Monday of week 2,969. Mondays have easy challenges of size 8. The 12 fundamental solutions of
//! this size have 62 of those, which are no images of each other. They are listed in a fixed order,
//! from 0, and number 2,969 · 7,919 mod 62 = 57 is taken. The next Mondays have the numbers 40, 23
//! and 6, and 62 weeks later 57 returns. A symmetry that is picked with the day as seed turns the
//! board, so that boards do not all look like their canonical images.
//!
//! # Why no challenge returns within a year
//!
//! Each weekday has a size and a grade of its own, and images have the same size and grade, so only
//! days of one weekday have to be compared. The fundamental solutions of its size are split into
//! *groups* of consecutive ones, g groups in all. Week w takes group w mod g and a challenge of
//! this group: of the c challenges that the group has, up to symmetry, number (p · ⌊w / g⌋) mod c,
//! where p is a prime greater than c. Two weeks with the same challenge therefore have the same
//! group, so their ⌊w / g⌋ differ; and since p is coprime to c, they differ by a multiple of c. So
//! at least g · c weeks lie between the two. The least g · c is 62, that of Mondays.
//!
//! Challenges in different groups, or with different fundamental solutions, are no images of each
//! other, because an image of a challenge has the image of its solution.

use core::ops::RangeInclusive;

use queen_math::random::SplitMix64;
use queen_runtime::{AnyQueenPuzzle, AnySolution, PuzzleRange, Symmetric, Symmetry};

use crate::date::weekday;
use crate::rows::bits;
use crate::shared::Shared;
use crate::{Challenge, Grade};

/// The size and grade of each weekday, from Monday.
pub(crate) type Week = [(usize, Grade); 7];

/// Those of given queens.
pub(crate) const WEEK: Week = [
    (8, Grade::Easy),
    (9, Grade::Easy),
    (8, Grade::Medium),
    (9, Grade::Medium),
    (9, Grade::Hard),
    (10, Grade::Hard),
    (10, Grade::Expert),
];

/// The number of subsets of queens that are tested for one day: those of all 12 fundamental
/// solutions of size 8, of 6 of size 9 and of 3 of size 10.
///
/// It bounds the time: size 10 has 92 fundamental solutions, and each has 1,024 subsets. The groups
/// are as large as that allows, since a challenge of a larger one comes again later.
const SUBSETS: usize = 12 << 8;

/// A prime greater than the number of challenges in a group, which is at most [`SUBSETS`]. So it
/// has no divisor in common with that number but 1, and its multiples go through the whole group
/// before one returns. Of 62 challenges, each Monday takes the one 7,919 mod 62 = 45 further on.
///
/// Neighbours in a group have the same solution, and often most of their given queens; a stride of
/// 1 would show them in consecutive rounds.
const STRIDE: u64 = 7919;

impl Challenge {
    /// The sizes of the boards of [daily](Self::daily) challenges.
    pub const DAILY_SIZES: RangeInclusive<usize> = 8..=10;

    /// The challenge of a day, the same for every player.
    ///
    /// `day` counts the days since 1 January 1970; in UTC it is the Unix time in seconds divided by
    /// 86,400.
    ///
    /// The weekday sets the size and the grade: easy on Monday and Tuesday, medium on Wednesday and
    /// Thursday, hard on Friday and Saturday, expert on Sunday, on boards of size 8 to 10. No
    /// challenge returns within a year, nor does an image of one under a symmetry.
    ///
    /// A day's challenge is the same in every layout and in every later version of this crate. It
    /// takes long to find, on Sundays longest, so a game keeps it until the day changes. On a
    /// microcontroller, `layout = ranked` makes the tables small.
    ///
    /// Returns `None` if `puzzles` lacks the size of that day, which is one of
    /// [`DAILY_SIZES`](Self::DAILY_SIZES).
    ///
    /// ```
    /// use queen_challenge::{Challenge, Grade};
    /// use queen_runtime::{PuzzleRange, queen_table};
    ///
    /// const PUZZLES: PuzzleRange = queen_table!(8..=10);
    ///
    /// let monday = Challenge::daily(&PUZZLES, 20_780).unwrap(); // 23 November 2026
    /// assert_eq!((monday.givens().size(), monday.grade()), (8, Grade::Easy));
    /// let sunday = Challenge::daily(&PUZZLES, 20_786).unwrap();
    /// assert_eq!((sunday.givens().size(), sunday.grade()), (10, Grade::Expert));
    /// ```
    #[must_use]
    pub fn daily(puzzles: &PuzzleRange, day: u32) -> Option<Self> {
        let (size, grade) = WEEK[weekday(day)];
        let puzzle = puzzles.get(size)?;
        // Week 0 began three days before day 0.
        let week = (u64::from(day) + 3) / 7;
        // Not 0 for the sizes of the week, which the compiler need not know.
        let group_len = (SUBSETS >> size).max(1);
        let groups = puzzle.nb_of_fundamental_solutions().div_ceil(group_len) as u64;
        // There are groups, as a size of the week has fundamental solutions; the number is not read
        // from the table. Unlike `%`, this leaves no code that panics.
        let group = week.checked_rem(groups)? as usize;
        let solutions = solutions(&puzzle, group);
        // The challenges are looked for once, since that takes long, and then counted.
        let found = challenges(&puzzle, &solutions, grade);
        let numbers = || {
            let of_word = |(index, word): (_, &u16)| bits(*word).map(move |bit| 16 * index + bit);
            found.iter().enumerate().flat_map(of_word)
        };
        // Fewer than 2³⁰ weeks, as days have 32 bits, and a stride below 2¹³, so the product does
        // not overflow. Only a damaged table leads to a group without challenges.
        let round = week / groups;
        let index = (round * STRIDE).checked_rem(numbers().count() as u64)?;
        let number = numbers().nth(index as usize)?;
        let solution = (*solutions.get(number >> size)?)?;
        // `below` returns a number below 8. The remainder tells that to the compiler.
        let symmetry = Symmetry::ALL[SplitMix64(day.into()).below(8) as usize % 8];
        // The rows are the lowest bits, and the others are beyond the board.
        Some(Self::unchecked(solution, number as u32).transform(symmetry))
    }
}

/// The fundamental solutions of a group: 12 of size 8, or fewer.
type Group = [Option<AnySolution>; SUBSETS >> 8];

// Inlined, the walk through the table would take stack while challenges are graded.
#[inline(never)]
fn solutions(puzzle: &AnyQueenPuzzle, group: usize) -> Group {
    let mut solutions = Group::default();
    // At least 3, since no size of the week is above 10.
    let group_len = SUBSETS >> puzzle.size();
    // Of all images of a fundamental solution, one is canonical, and the table has them all.
    let canonical = puzzle.iter().filter(|solution| solution.is_canonical());
    let of_group = canonical.skip(group * group_len).take(group_len);
    for (place, solution) in solutions.iter_mut().zip(of_group) {
        *place = Some(solution);
    }
    solutions
}

/// The minimal challenges of this grade whose solution is in a group, as bits of numbers: above as
/// many bits as there are rows, the solution's number in the group; below, the rows of the givens.
///
/// If steps lead to the solution, it is the only one, so damaged tables have no other challenges
/// than such.
fn challenges(puzzle: &AnyQueenPuzzle, solutions: &Group, grade: Grade) -> [u16; SUBSETS / 16] {
    let mut found = [0; SUBSETS / 16];
    // The places without a solution are the last ones, so `index` is the place.
    for (index, &solution) in solutions.iter().flatten().enumerate() {
        let shared = Shared::new(puzzle, &solution);
        for rows in (0..1 << puzzle.size()).filter(|&rows| shared.is_minimal(rows)) {
            let challenge = Challenge::unchecked(solution, rows.into());
            let number = index << puzzle.size() | usize::from(rows);
            // In a symmetric solution, two sets of given queens may be images of each other; only
            // the canonical one is listed. Challenges compare by their solutions first, and this
            // one is canonical, so of any other solution each set is.
            if challenge.grade_up_to(grade) == grade
                && challenge.is_canonical()
                && let Some(bits) = found.get_mut(number / 16)
            {
                *bits |= 1 << (number % 16);
            }
        }
    }
    found
}
