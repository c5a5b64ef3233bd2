//! The clues of a challenge: given queens, blocked squares and regions.

#[cfg(feature = "serde")]
mod serde;
mod text;

use queen_math::attacks::all_columns;
use queen_runtime::{Board, SquareSet, Symmetric, Symmetry};

pub use text::ParseCluesError;
pub(crate) use text::write_squares;

use crate::areas::Areas;
use crate::free::Free;
use crate::{Grade, Notes, Regions, Step};

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

    /// Whether a given queen stands on a blocked square, which no solution has.
    pub(crate) const fn blocks_a_given(&self) -> bool {
        let (givens, blocked) = (self.givens.row_masks(), self.blocked.row_masks());
        let mut row = 0;
        while row < Board::MAX_SIZE && givens[row] & blocked[row] == 0 {
            row += 1;
        }
        row < Board::MAX_SIZE
    }

    /// What `then` returns for the free squares of these notes; `None` if queens attack each other
    /// or are in one region.
    pub(crate) fn with_free<T>(&self, notes: &Notes, then: impl FnOnce(Free) -> T) -> Option<T> {
        let areas = self.regions.as_ref().map(Areas::new);
        let ruled_out = notes.ruled_out | self.blocked;
        Some(then(Free::new(&notes.queens, &ruled_out, areas.as_ref())?))
    }

    /// The squares where a queen can still stand.
    pub(crate) fn free(&self, notes: &Notes) -> Option<SquareSet> {
        self.with_free(notes, |free| SquareSet::from_row_masks(free.rows()))
    }

    /// The first step with the easiest reason that applies to these notes.
    pub(crate) fn next_step(&self, notes: &Notes) -> Option<Step> {
        self.with_free(notes, |free| free.step(Grade::NO_LIMIT))?
    }

    /// The same without blocked squares that are not on the board.
    pub(crate) const fn on_board(mut self) -> Self {
        let mut rows = self.blocked.row_masks();
        let mut row = 0;
        while row < Board::MAX_SIZE {
            let columns = if row < self.size() { all_columns(self.size()) } else { 0 };
            rows[row] &= columns as u16;
            row += 1;
        }
        self.blocked = SquareSet::from_row_masks(rows);
        self
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

/// Moves each clue.
impl Symmetric for Clues {
    fn transform(self, symmetry: Symmetry) -> Self {
        let size = self.size();
        let blocked = self.blocked.iter().filter_map(|square| symmetry.apply(square, size));
        Self {
            givens: self.givens.transform(symmetry),
            blocked: blocked.collect(),
            regions: self.regions.map(|regions| regions.transform(symmetry)),
        }
    }
}
