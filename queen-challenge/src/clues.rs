//! The clues of a challenge: given queens, blocked squares and regions.

mod error;
#[cfg(feature = "serde")]
mod serde;
mod text;

use queen_runtime::{Board, SquareSet, Symmetric, Symmetry};

pub use error::ParseCluesError;
pub(crate) use text::write_squares;

use crate::Regions;
use crate::others::{ChallengeClues, OtherClues, Others, Split};

/// The clues of a [`Challenge`](crate::Challenge), of three kinds in any mixture: given queens,
/// blocked squares, on which no queen stands, and regions, each of which gets one queen.
///
/// Clues are made from a board of given queens or from regions; the rest is set as fields:
///
/// ```
/// use queen_challenge::{Challenge, Clues};
/// use queen_runtime::Board;
///
/// // Five blocked squares leave one of the ten solutions on 5 × 5.
/// let mut clues = Clues::new(Board::empty(5).unwrap());
/// clues.blocked = Board::from_squares("a5 b5 c5 d5 b4", 5).unwrap().into();
/// let challenge = Challenge::with(clues).unwrap();
/// assert_eq!(challenge.solution().columns(), [4, 2, 0, 3, 1]);
///
/// // Regions alone.
/// let clues: Clues = "4 regions=AABB/AACB/DACB/DDCC".parse().unwrap();
/// let challenge = Challenge::with(clues).unwrap();
/// assert_eq!(challenge.solution().columns(), [1, 3, 0, 2]);
/// ```
///
/// The challenge is a `Challenge<Clues>`, and its game a `Game<Clues>`.
///
/// They display as one line of words, which parses to the same clues: the size, the given queens,
/// and after `blocked=` and `regions=` the others, if there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Clues {
    /// The given queens.
    pub givens: Board,
    /// The squares on which no queen stands. Those that are not on the board are ignored.
    pub blocked: SquareSet,
    /// The regions, each of which gets one queen. They have to be of the size of the board.
    pub regions: Option<Regions>,
}

impl Clues {
    /// These given queens alone.
    #[must_use]
    pub const fn new(givens: Board) -> Self {
        Self { givens, blocked: SquareSet::EMPTY, regions: None }
    }

    /// The number of rows and of columns.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.givens.size()
    }

    /// Whether queens are the only clues.
    #[must_use]
    pub const fn are_queens(&self) -> bool {
        self.blocked.is_empty() && self.regions.is_none()
    }
}

impl From<Board> for Clues {
    fn from(givens: Board) -> Self {
        Self::new(givens)
    }
}

/// Regions alone.
impl From<Regions> for Clues {
    fn from(regions: Regions) -> Self {
        // Regions have the size of a board.
        let board = Board::empty(regions.size()).unwrap_or(ONE);
        Self { regions: Some(regions), ..Self::new(board) }
    }
}

const ONE: Board = Board::empty(1).unwrap();

impl ChallengeClues for Clues {}

impl Split for Clues {
    type Others = Others;

    fn split(self) -> (Board, Others) {
        let others = Others { blocked: self.blocked, regions: self.regions };
        (self.givens, others.on_board(self.size()))
    }

    fn joined(givens: Board, Others { blocked, regions }: Others) -> Self {
        Self { givens, blocked, regions }
    }
}

/// Moves each clue.
impl Symmetric for Clues {
    fn transform(self, symmetry: Symmetry) -> Self {
        let (size, (givens, others)) = (self.size(), self.split());
        Self::joined(givens.transform(symmetry), others.transform(symmetry, size))
    }
}
