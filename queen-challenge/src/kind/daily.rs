//! The challenge of a day, of each kind but queens.
//!
//! It is picked with the day as the seed. There are so many challenges of these kinds that none
//! comes twice in the first 36,525 days, a century from 1 January 1970: the tests make them all.
//! Given queens alone have few challenges, so those of the days are taken in turn.

use queen_runtime::PuzzleRange;

use crate::daily::{WEEK, Week};
use crate::date::weekday;
use crate::{Challenge, Clues, Grade, Kind};

/// Each is larger or harder than that of the day before.
const REGIONS: Week = [
    (8, Grade::Easy),
    (9, Grade::Easy),
    (9, Grade::Medium),
    (10, Grade::Medium),
    (9, Grade::Hard),
    (10, Grade::Hard),
    (10, Grade::Expert),
];

/// Smaller and easier boards have too few challenges: 10 × 10 has about seven million easy ones, of
/// which some would come twice in a century.
const BLOCKED: Week = [
    (10, Grade::Medium),
    (10, Grade::Medium),
    (9, Grade::Hard),
    (9, Grade::Hard),
    (10, Grade::Hard),
    (10, Grade::Hard),
    (10, Grade::Expert),
];

impl Kind {
    /// The challenge of this kind of a day, the same for every player.
    ///
    /// `day` counts the days since 1 January 1970; in UTC it is the Unix time in seconds divided by
    /// 86,400. The weekday sets the size and the grade:
    ///
    /// | kind | Mo | Tu | We | Th | Fr | Sa | Su |
    /// |---|---|---|---|---|---|---|---|
    /// | queens, mixed | 8 easy | 9 easy | 8 medium | 9 medium | 9 hard | 10 hard | 10 expert |
    /// | regions | 8 easy | 9 easy | 9 medium | 10 medium | 9 hard | 10 hard | 10 expert |
    /// | blocked | 10 medium | 10 medium | 9 hard | 9 hard | 10 hard | 10 hard | 10 expert |
    ///
    /// For [`Queens`](Self::Queens), it is [`Challenge::daily`]. That of another kind is picked
    /// [with the day as the seed](Self::with_seed), and comes only once in a century, be it rotated
    /// or reflected. A day's challenge is the same in every layout and in every later version of
    /// this crate.
    ///
    /// Returns `None` if `puzzles` lacks the size of that day, which is one of
    /// [`Challenge::DAILY_SIZES`].
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind};
    /// use queen_runtime::{PuzzleRange, queen_table};
    ///
    /// const PUZZLES: PuzzleRange = queen_table!(8..=10);
    ///
    /// let monday = Kind::Regions.daily(&PUZZLES, 20_780).unwrap(); // 23 November 2026
    /// assert_eq!((monday.kind(), monday.grade()), (Kind::Regions, Grade::Easy));
    /// println!("{}", monday.regions().unwrap());
    /// ```
    #[must_use]
    pub fn daily(self, puzzles: &PuzzleRange, day: u32) -> Option<Challenge<Clues>> {
        if self == Self::Queens {
            return Some(Challenge::daily(puzzles, day)?.into());
        }
        let (size, grade) = self.of_day(day);
        self.with_seed(&puzzles.get(size)?, day.into(), grade)
    }

    /// The size and grade of the challenge of a day, which is not made for that: to announce it,
    /// and for [`next`](Self::next).
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind};
    ///
    /// assert_eq!(Kind::Blocked.of_day(20_780), (10, Grade::Medium)); // a Monday
    /// ```
    #[must_use]
    pub const fn of_day(self, day: u32) -> (usize, Grade) {
        let week = match self {
            Self::Blocked => &BLOCKED,
            Self::Regions => &REGIONS,
            Self::Queens | Self::Mixed => &WEEK,
        };
        week[weekday(day)]
    }
}
