//! Grades of challenges.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// The difficulty of a challenge: the grade of the hardest [`Reason`](crate::Reason) that its
/// solution takes.
///
/// The easiest reason that applies is always taken first, but the grade does not depend on the
/// order of the steps: as long as a square is free, the reason that rules it out now, or an easier
/// one, also rules it out after any other steps. If a square of a pointing pair or triple is ruled
/// out, the others are still attacked; if a queen that a chain forces is ruled out, the chain ends
/// there, at a line without a free square. Images of a challenge under symmetries therefore have
/// the same grade.
///
/// ```
/// use queen_challenge::{Challenge, Grade};
/// use queen_runtime::Board;
///
/// let challenge = Challenge::new(Board::from_squares(4, "a2").unwrap()).unwrap();
/// assert_eq!(challenge.grade(), Grade::Easy);
/// assert!(Grade::Easy < Grade::Hard);
/// assert_eq!("hard".parse(), Ok(Grade::Hard));
/// assert_eq!(Grade::Hard.to_string(), "hard");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Grade {
    /// Solved by [singles](crate::Reason::Single): some row or column always has only one square
    /// left.
    Easy,
    /// Solved by also ruling out squares that attack the last [two](crate::Reason::PointingPair) or
    /// [three](crate::Reason::PointingTriple) squares of a row or column.
    Medium,
    /// Solved by also ruling out squares with an [X-wing](crate::Reason::XWing) or with a
    /// [chain](crate::Reason::Chain) with one forced queen.
    Hard,
    /// Solved by also ruling out squares with longer [chains](crate::Reason::Chain).
    Expert,
    /// The reasons do not suffice: at some point a player has to guess.
    Guess,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Guess];

    /// The name in lower case, which `Display` writes and `FromStr` reads.
    const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Guess => "guess",
        }
    }

    /// The next harder grade, or [`Guess`](Self::Guess) if this is the hardest.
    pub(crate) const fn harder(self) -> Self {
        match self {
            Self::Easy => Self::Medium,
            Self::Medium => Self::Hard,
            Self::Hard => Self::Expert,
            Self::Expert | Self::Guess => Self::Guess,
        }
    }
}

/// `easy`, `medium`, `hard`, `expert` or `guess`.
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
///
/// ```
/// use queen_challenge::{Grade, ParseGradeError};
///
/// let error: ParseGradeError = "Hard".parse::<Grade>().unwrap_err();
/// assert_eq!(error.to_string(), "expected `easy`, `medium`, `hard`, `expert` or `guess`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseGradeError(());

impl fmt::Display for ParseGradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("expected `easy`, `medium`, `hard`, `expert` or `guess`")
    }
}

impl Error for ParseGradeError {}
