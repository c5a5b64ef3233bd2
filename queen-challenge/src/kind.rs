//! Kinds of challenges, by their clues.

mod blocks;
mod daily;
mod draft;
mod growth;
mod pick;
mod shape;
mod small;

use core::error::Error;
use core::fmt;
use core::str::FromStr;

pub use pick::{AnyKindPicks, KindPicks};

use crate::{Challenge, Clues, Grade};

/// A kind of challenge: which clues it has.
///
/// Its methods make challenges, as those of the same names of [`Challenge`] make challenges of
/// given queens: [`daily`](Self::daily), [`with_seed`](Self::with_seed) and [`picks`](Self::picks).
/// A kind can be chosen at run time, so they return a `Challenge<Clues>`, which has room for all
/// clues.
///
/// | kind | clues |
/// |---|---|
/// | `Queens` | given queens, each of which is needed |
/// | `Blocked` | blocked squares, each of which is needed |
/// | `Regions` | regions |
/// | `Mixed` | regions, one given queen and blocked squares, each of which is needed |
///
/// A clue is needed if the challenge would be harder without it, or would have several completions.
/// Given queens alone are needed for the latter, so such challenges are all
/// [minimal](Challenge::is_minimal). Some blocked squares are needed for the grade alone: without
/// one of them, nearly every easy, medium or hard challenge of `Blocked` would just be harder, and
/// most expert ones would need a guess.
///
/// ```
/// use queen_challenge::{Grade, Kind};
/// use queen_runtime::{QueenPuzzle, queen_table};
///
/// const EIGHT: QueenPuzzle<8> = queen_table!(8);
///
/// let challenge = Kind::Regions.with_seed(&EIGHT, 1, Grade::Hard).unwrap();
/// assert_eq!((challenge.kind(), challenge.grade()), (Kind::Regions, Grade::Hard));
/// assert_eq!(challenge.givens().queen_count(), 0);
///
/// assert_eq!("regions".parse(), Ok(Kind::Regions));
/// assert_eq!(Kind::Blocked.to_string(), "blocked");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Kind {
    /// Given queens alone.
    Queens,
    /// Blocked squares alone, on which no queen stands.
    Blocked,
    /// Regions alone, each of which gets one queen.
    Regions,
    /// Any mixture. Those that are [made](Kind::with_seed) have all three: regions, a given queen
    /// and blocked squares.
    Mixed,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Queens, Self::Blocked, Self::Regions, Self::Mixed];

    /// The grades of the challenges of this kind and size that [`with_seed`](Self::with_seed)
    /// makes, the easiest first.
    ///
    /// For [`Queens`](Self::Queens), these are the grades [of the size](Grade::of_size). No
    /// challenge of another kind has to be guessed, and none has more than 12 rows, as they take
    /// long to make. So do other grades that are missing: fewer than 3 of 1,000 picks have them.
    ///
    /// ```
    /// use queen_challenge::{Grade, Kind};
    ///
    /// assert_eq!(Kind::Regions.grades(4), [Grade::Easy, Grade::Medium]);
    /// assert_eq!(Kind::Mixed.grades(7), [Grade::Easy, Grade::Medium, Grade::Hard]);
    /// assert_eq!(Kind::Mixed.grades(13), []);
    /// ```
    #[must_use]
    pub const fn grades(self, size: usize) -> &'static [Grade] {
        use Grade::{Easy, Expert, Hard, Medium};
        match self {
            Self::Queens => Grade::of_size(size),
            Self::Blocked | Self::Regions => match size {
                4 => &[Easy, Medium],
                5 => &[Easy, Medium, Hard],
                12 if matches!(self, Self::Regions) => &[Expert],
                6..=12 => &[Easy, Medium, Hard, Expert],
                _ => &[],
            },
            Self::Mixed => match size {
                5 => &[Medium],
                6 => &[Easy, Medium],
                7 => &[Easy, Medium, Hard],
                8..=12 => &[Easy, Medium, Hard, Expert],
                _ => &[],
            },
        }
    }

    /// The kind with these clues.
    pub(crate) const fn of(has_givens: bool, has_blocked: bool, has_regions: bool) -> Self {
        match (has_givens, has_blocked, has_regions) {
            (_, false, false) => Self::Queens,
            (false, true, false) => Self::Blocked,
            (false, false, true) => Self::Regions,
            _ => Self::Mixed,
        }
    }

    /// The name in lower case, which `Display` writes and `FromStr` reads.
    const fn name(self) -> &'static str {
        match self {
            Self::Queens => "queens",
            Self::Blocked => "blocked",
            Self::Regions => "regions",
            Self::Mixed => "mixed",
        }
    }
}

// Each kind stands in `ALL` in its place, so it is an index of tables of that length. A kind after
// `Mixed`, which the loop would not meet, has no arm here.
const _: () = {
    let mut place = 0;
    while place < Kind::ALL.len() {
        let kind = Kind::ALL[place];
        assert!(kind as usize == place, "a kind is missing in `Kind::ALL`");
        let is_last = match kind {
            Kind::Queens | Kind::Blocked | Kind::Regions => false,
            Kind::Mixed => true,
        };
        place += 1;
        assert!(is_last == (place == Kind::ALL.len()), "a kind is missing in `Kind::ALL`");
    }
};

impl Challenge<Clues> {
    /// The kind of the challenge; [`Kind::Mixed`] if it has clues of two kinds or more.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Clues, Kind};
    ///
    /// let clues: Clues = "4 a2 blocked=d1".parse().unwrap();
    /// assert_eq!(Challenge::with(clues).unwrap().kind(), Kind::Mixed);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> Kind {
        let has_givens = self.givens().queen_count() > 0;
        Kind::of(has_givens, !self.blocked().is_empty(), self.regions().is_some())
    }
}

/// The name in lower case, such as `regions`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(name: &str) -> Result<Self, ParseKindError> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or(ParseKindError(()))
    }
}

/// The error of parsing a [`Kind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseKindError(());

/// The names that are expected.
impl fmt::Display for ParseKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("expected `queens`, `blocked`, `regions` or `mixed`")
    }
}

impl Error for ParseKindError {}
