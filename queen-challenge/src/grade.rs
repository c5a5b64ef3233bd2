//! Grades of challenges.
//!
//! # Why the order of the steps does not matter
//!
//! Steps never invalidate a reason: if a reason applies to a square and the square is still free
//! after other steps, then that reason applies to it, or easier ones lead to the same end. The
//! steps of a challenge agree with its solution, so each line without a queen keeps a free square,
//! and free squares only become fewer. Why a reason outlives other steps is in its file in
//! `deduction/`.
//!
//! So all orders of steps that use the reasons up to a grade end with the same free squares, and
//! images of a challenge under symmetries have its grade.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use queen_math::Ascii;
use queen_runtime::Board;

/// The difficulty of a challenge: the grade of the hardest [`Reason`](crate::Reason) that its
/// solution takes.
///
/// Steps never invalidate a reason, so the grade does not depend on their order, and images of a
/// challenge under symmetries have the same grade.
///
/// Each reason says in [its description](crate::Reason#variants) which grade it has, and
/// [`Reason::BY_GRADE`](crate::Reason::BY_GRADE) has words for players that explain a grade.
///
/// ```
/// use queen_challenge::{Challenge, Grade};
/// use queen_runtime::Board;
///
/// let challenge = Challenge::new(Board::from_squares("a2", 4).unwrap()).unwrap();
/// assert_eq!(challenge.grade(), Grade::Easy);
/// assert!(Grade::Easy < Grade::Hard);
/// assert_eq!("hard".parse(), Ok(Grade::Hard));
/// assert_eq!(Grade::Hard.to_string(), "hard");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Grade {
    /// Takes the easiest reasons, such as [singles](crate::Reason::Single): some row or column
    /// always has only one square left.
    Easy,
    /// Also takes reasons such as a square that attacks the last [two](crate::Reason::PointingPair)
    /// or [three](crate::Reason::PointingTriple) squares of a row or column.
    Medium,
    /// Also takes reasons such as an [X-wing](crate::Reason::XWing) or a
    /// [chain](crate::Reason::Chain) with one forced queen.
    Hard,
    /// Also takes reasons such as longer [chains](crate::Reason::Chain).
    Expert,
    /// The reasons do not suffice: at some point a player has to guess.
    ///
    /// It is the grade of clues that somebody makes up, and of some queens on 9 rows and more. No
    /// game [offers](Self::WITHOUT_GUESS) it; who wants such boards asks for them by this grade.
    Guess,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Guess];

    /// The grades of boards that take no guess, the easiest first: those that a game offers.
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind};
    ///
    /// assert!(!Grade::WITHOUT_GUESS.contains(&Grade::Guess));
    /// assert!(Kind::Regions.grades(8).iter().all(|grade| Grade::WITHOUT_GUESS.contains(grade)));
    /// ```
    pub const WITHOUT_GUESS: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The grade up to which all reasons are tried.
    pub(crate) const NO_LIMIT: Self = Self::Guess;

    /// The grades of the minimal challenges of a size, the easiest first.
    ///
    /// Sizes from 9 to 16 have every grade. Sizes 2 and 3 have no challenge, and other boards do
    /// not exist.
    ///
    /// ```
    /// use queen_challenge::Grade;
    ///
    /// assert_eq!(Grade::of_size(5), [Grade::Easy, Grade::Medium]);
    /// assert_eq!(Grade::of_size(6), [Grade::Hard]);
    /// assert_eq!(Grade::of_size(9), Grade::ALL);
    /// ```
    #[must_use]
    pub const fn of_size(size: usize) -> &'static [Self] {
        match size {
            1 | 4 => &[Self::Easy],
            5 => &[Self::Easy, Self::Medium],
            6 => &[Self::Hard],
            7 => &[Self::Easy, Self::Medium, Self::Hard],
            8 => &[Self::Easy, Self::Medium, Self::Hard, Self::Expert],
            9..=Board::MAX_SIZE => &Self::ALL,
            _ => &[],
        }
    }

    /// The number of minimal challenges of this grade and size; `None` if it is not known, from
    /// size 12 on.
    ///
    /// ```
    /// # use queen_challenge::Grade;
    /// assert_eq!(Grade::Hard.nb_of_challenges(8), Some(564));
    /// assert_eq!(Grade::Hard.nb_of_challenges(12), None);
    /// ```
    #[must_use]
    pub fn nb_of_challenges(self, size: usize) -> Option<u32> {
        NB_OF_CHALLENGES.get(size).map(|numbers| numbers[self as usize])
    }

    /// The name in lower case, which `Display` writes and `FromStr` reads.
    const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

// Each grade stands in `ALL` in its place, so it is an index of tables of that length; and none is
// harder than a guess, so that one is no limit. A grade after `Guess`, which the loop would not
// meet, has no arm here.
const _: () = {
    let mut place = 0;
    while place < Grade::ALL.len() {
        let grade = Grade::ALL[place];
        assert!(grade as usize == place, "a grade is missing in `Grade::ALL`");
        let is_last = match grade {
            Grade::Easy | Grade::Medium | Grade::Hard | Grade::Expert => false,
            Grade::NO_LIMIT => true,
        };
        place += 1;
        let needs_guess = place > Grade::WITHOUT_GUESS.len();
        assert!(needs_guess == is_last, "a grade is missing in `Grade::WITHOUT_GUESS`");
        assert!(is_last == (place == Grade::ALL.len()), "a grade is harder than a guess");
    }
};

/// The names of the grades, in their order.
const NAMES: [&str; Grade::ALL.len()] = ["easy", "medium", "hard", "expert", "guess"];

/// For each size, the number of minimal challenges of each grade. The tests count them.
const NB_OF_CHALLENGES: [[u32; Grade::ALL.len()]; 12] = [
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [8, 0, 0, 0, 0],
    [92, 8, 0, 0, 0],
    [0, 0, 24, 0, 0],
    [176, 296, 128, 0, 0],
    [496, 784, 564, 64, 0],
    [2_324, 3_440, 5_336, 224, 8],
    [2_916, 8_000, 15_432, 10_156, 344],
    [7_680, 30_160, 155_424, 74_048, 7_464],
];

/// The name in lower case, such as `easy`.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Grade {
    type Err = ParseGradeError;

    fn from_str(name: &str) -> Result<Self, ParseGradeError> {
        Self::ALL.into_iter().find(|grade| grade.name() == name).ok_or(ParseGradeError(()))
    }
}

/// The error of parsing a [`Grade`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseGradeError(());

/// The names that are expected.
impl fmt::Display for ParseGradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const EXPECTED: Ascii<80> = {
            // An `Ascii` is written from its end.
            let mut text = Ascii::EMPTY;
            let mut left = Grade::ALL.len();
            while left > 0 {
                text.push_all(match Grade::ALL.len() - left {
                    0 => b"`",
                    1 => b"` or `",
                    _ => b"`, `",
                });
                left -= 1;
                text.push_all(Grade::ALL[left].name().as_bytes());
            }
            text.push_all(b"expected `");
            text
        };
        EXPECTED.fmt(f)
    }
}

impl Error for ParseGradeError {}
