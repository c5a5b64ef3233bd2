//! The board to go on with after one that is solved.

use core::ops::RangeInclusive;

use crate::{Grade, Kind, Record};

/// Boards grow up to this size; then they become harder.
const FULL_SIZE: usize = 8;

/// The hardest grade that takes no guess.
const HARDEST: Grade = Grade::WITHOUT_GUESS[Grade::WITHOUT_GUESS.len() - 1];

/// The board to go on with after one that is solved: on the way from easy boards to hard ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Next {
    /// Today's challenge.
    Daily,
    /// A challenge that is not that of a day.
    Challenge {
        /// The number of rows.
        size: usize,
        /// The grade.
        grade: Grade,
    },
}

impl Next {
    /// The board after one of this size and grade, or after one to explore, which has none: one
    /// that is a step larger or harder, or today's challenge if that is no larger step.
    ///
    /// `sizes` are those that the game has. `daily` is the size and the grade of today's challenge
    /// unless that is solved.
    ///
    /// ```
    /// use queen_challenge::{Grade, Next};
    ///
    /// let mut board = (4, Grade::Easy);
    /// let mut sizes = vec![];
    /// while let Next::Challenge { size, grade: Grade::Easy } =
    ///     Next::after(board.0, Some(board.1), 4..=10, None)
    /// {
    ///     board = (size, Grade::Easy);
    ///     sizes.push(size);
    /// }
    /// assert_eq!(sizes, [5, 7, 8]); // no challenge of 6 × 6 is easy
    /// let (grade, daily) = (Grade::Medium, Some((9, Grade::Hard)));
    /// assert_eq!(Next::after(8, Some(grade), 4..=10, daily), Next::Daily);
    /// ```
    #[must_use]
    pub fn after(
        size: usize,
        grade: Option<Grade>,
        sizes: RangeInclusive<usize>,
        daily: Option<(usize, Grade)>,
    ) -> Self {
        Kind::Queens.next(size, grade, sizes, daily)
    }
}

impl Record<'_> {
    /// The board of a kind after one of this size and grade, as [`Next::after`] for queens; today's
    /// challenge is among them unless it is solved. The scores of the record are those of the kind.
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind, Next, Record, Score};
    ///
    /// let monday = 20_780; // 23 November 2026, an easy board of 8 × 8
    /// let score = Score { day: Some(monday), begun: monday, seconds: 125, tips: 0 };
    /// let scores = [score];
    /// let next = |scores: &[Score]| {
    ///     Record::new(scores, monday).next(Kind::Queens, 7, Some(Grade::Easy), 4..=10)
    /// };
    /// assert_eq!(next(&[]), Next::Daily);
    /// assert_eq!(next(&scores), Next::Challenge { size: 8, grade: Grade::Easy });
    /// ```
    #[must_use]
    pub fn next(
        &self,
        kind: Kind,
        size: usize,
        grade: Option<Grade>,
        sizes: RangeInclusive<usize>,
    ) -> Next {
        let is_open = self.score(self.today()).is_none();
        kind.next(size, grade, sizes, is_open.then(|| kind.of_day(self.today())))
    }
}

impl Kind {
    /// The board of this kind after one of this size and grade, as [`Next::after`] for queens.
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind, Next};
    ///
    /// let next = |kind: Kind| kind.next(5, Some(Grade::Easy), 4..=10, None);
    /// let easy = |size| Next::Challenge { size, grade: Grade::Easy };
    /// let kinds = [Kind::Queens, Kind::Regions];
    /// assert_eq!(kinds.map(next), [7, 6].map(easy)); // no easy board of 6 queens
    /// ```
    #[must_use]
    pub fn next(
        self,
        size: usize,
        grade: Option<Grade>,
        sizes: RangeInclusive<usize>,
        daily: Option<(usize, Grade)>,
    ) -> Next {
        let (size, grade) = self.step_up(size, grade, sizes);
        // At the full size, boards of any size are played.
        let is_in_reach = |&(of_day, level): &(usize, Grade)| {
            (of_day <= size || size >= FULL_SIZE) && level <= grade
        };
        match daily.filter(is_in_reach) {
            Some(_) => Next::Daily,
            None => Next::Challenge { size, grade },
        }
    }

    /// The grade closest to this one of the challenges of this kind and size that take no guess; of
    /// two such grades the easier one. Returns `None` if there are none.
    ///
    /// A player who changes the size or the kind goes on with a board like those before.
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind};
    ///
    /// // All challenges of 6 queens are hard.
    /// assert_eq!(Kind::Queens.closest_grade(6, Grade::Easy), Some(Grade::Hard));
    /// assert_eq!(Kind::Regions.closest_grade(6, Grade::Easy), Some(Grade::Easy));
    /// assert_eq!(Kind::Queens.closest_grade(3, Grade::Easy), None);
    /// ```
    #[must_use]
    pub fn closest_grade(self, size: usize, grade: Grade) -> Option<Grade> {
        self.grades_to_play(size).min_by_key(|&of| (of as usize).abs_diff(grade as usize))
    }

    /// The grades of this size that take no guess, the easiest first.
    fn grades_to_play(self, size: usize) -> impl Iterator<Item = Grade> {
        self.grades(size).iter().copied().filter(|&of| of != Grade::Guess)
    }

    /// The size and grade of a board that is a step up: after one to explore, the same size.
    fn step_up(
        self,
        size: usize,
        grade: Option<Grade>,
        sizes: RangeInclusive<usize>,
    ) -> (usize, Grade) {
        let of_size = |size| self.grades_to_play(size);
        // The grades are listed from the easiest.
        let harder = of_size(size).find(|&harder| grade.is_none_or(|grade| harder > grade));
        if let Some(harder) = harder
            && (grade.is_none() || size >= FULL_SIZE)
        {
            return (size, harder);
        }
        let grade = grade.unwrap_or(Grade::Easy).min(HARDEST);
        let mut larger = sizes.skip_while(|&larger| larger <= size);
        let larger = larger.find(|&larger| of_size(larger).any(|of| of == grade));
        (larger.unwrap_or(size), grade)
    }
}
