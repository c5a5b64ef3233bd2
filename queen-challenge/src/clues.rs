//! The clues of a challenge: given queens, blocked squares and regions.

mod error;
#[cfg(feature = "serde")]
mod serde;
mod text;

use queen_runtime::{Board, Square, SquareSet, Symmetric, Symmetry};

pub use error::{CluesError, ParseCluesError};
pub(crate) use text::write_squares;

use crate::Regions;
use crate::others::{ChallengeClues, OtherClues, Others, Split};

/// The clues of a [`Challenge`](crate::Challenge), of three kinds in any mixture: given queens,
/// blocked squares, on which no queen stands, and regions, each of which gets one queen.
///
/// They are made from a board of given queens, from regions, or from parts of each kind, which have
/// to be of the same board:
///
/// ```
/// use queen_challenge::{Challenge, Clues};
/// use queen_runtime::Board;
///
/// // Five blocked squares leave one of the ten solutions on 5 × 5.
/// let blocked = Board::from_squares("a5 b5 c5 d5 b4", 5).unwrap().into();
/// let clues = Clues::from_parts(Board::empty(5).unwrap(), blocked, None).unwrap();
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
    pub(crate) givens: Board,
    /// Squares of the board.
    pub(crate) blocked: SquareSet,
    /// Regions of the size of the board.
    pub(crate) regions: Option<Regions>,
}

impl Clues {
    /// These given queens alone.
    #[must_use]
    pub const fn new(givens: Board) -> Self {
        Self { givens, blocked: SquareSet::EMPTY, regions: None }
    }

    /// These given queens, blocked squares and regions.
    ///
    /// # Errors
    ///
    /// Returns an error if a blocked square is not on the board, or if the regions are of a board
    /// of another size.
    ///
    /// ```
    /// use queen_challenge::{Clues, CluesError};
    /// use queen_runtime::{Board, SquareSet};
    ///
    /// let board = Board::from_squares("a2", 4).unwrap();
    /// let blocked: SquareSet = Board::from_squares("d1", 4).unwrap().into();
    /// let clues = Clues::from_parts(board, blocked, None).unwrap();
    /// assert_eq!(clues.to_string(), "4 a2 blocked=d1");
    ///
    /// let regions = "AAB/ABB/CCC".parse().unwrap();
    /// let error = Clues::from_parts(board, blocked, Some(regions));
    /// assert_eq!(error, Err(CluesError::Regions { regions: 3, size: 4 }));
    /// ```
    pub fn from_parts(
        givens: Board,
        blocked: SquareSet,
        regions: Option<Regions>,
    ) -> Result<Self, CluesError> {
        let size = givens.size();
        if let Some(square) = blocked.iter().find(|square| !square.is_on(size)) {
            return Err(CluesError::Blocked { square, size });
        }
        match regions.map(|regions| regions.size()).filter(|&regions| regions != size) {
            Some(regions) => Err(CluesError::Regions { regions, size }),
            None => Ok(Self { givens, blocked, regions }),
        }
    }

    /// The same blocked squares and regions with these given queens.
    ///
    /// # Errors
    ///
    /// Returns an error as [`from_parts`](Self::from_parts) does.
    ///
    /// ```
    /// use queen_challenge::Clues;
    /// use queen_runtime::Board;
    ///
    /// let clues: Clues = "4 a2 blocked=d1".parse().unwrap();
    /// let others = clues.with_givens(Board::empty(4).unwrap()).unwrap();
    /// assert_eq!(others.to_string(), "4 blocked=d1");
    /// ```
    pub fn with_givens(&self, givens: Board) -> Result<Self, CluesError> {
        Self::from_parts(givens, self.blocked, self.regions)
    }

    /// The given queens.
    #[must_use]
    pub const fn givens(&self) -> &Board {
        &self.givens
    }

    /// The squares on which no queen stands.
    #[must_use]
    pub const fn blocked(&self) -> &SquareSet {
        &self.blocked
    }

    /// The regions, each of which gets one queen.
    #[must_use]
    pub const fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    /// The square on which a picture has the letter of a region, by which steps name it: the first
    /// one, row by row, that has neither a given queen nor a block, if there is one, and otherwise
    /// the first one. Returns `None` if there is no such region.
    ///
    /// ```
    /// use queen_challenge::Clues;
    ///
    /// let clues: Clues = "4 b4 blocked=a4 regions=AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let squares = [0, 1, 2, 3, 4].map(|region| clues.letter_square(region));
    /// let names = squares.map(|square| square.map(|square| square.name(4).to_string()));
    /// assert_eq!(names.each_ref().map(Option::as_deref), [
    ///     Some("a3"), Some("c4"), Some("c3"), Some("a2"), None,
    /// ]);
    /// ```
    #[must_use]
    pub fn letter_square(&self, region: usize) -> Option<Square> {
        let squares = self.regions?.squares(region);
        let open = squares - self.blocked - self.givens.into();
        open.iter().next().or_else(|| squares.iter().next())
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
        (self.givens, Others { blocked: self.blocked, regions: self.regions })
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
