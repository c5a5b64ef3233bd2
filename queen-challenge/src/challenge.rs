//! Challenges: boards of given queens with exactly one completion.

use core::error::Error;
use core::fmt;

use queen_runtime::{AnySolution, Board, Square, SquareSet, Symmetric, Symmetry};

use crate::free::{Free, bits};
use crate::{Grade, Notes};

/// A board of given queens that has exactly one completion.
///
/// The given queens are fixed, and all others follow from them. A player finds them by reasoning,
/// [step](Notes::next_step) by step, and has to guess only if the [grade](Self::grade) is
/// [`Grade::Guess`].
///
/// ```
/// use queen_challenge::{Challenge, Grade};
/// use queen_runtime::Board;
///
/// let challenge = Challenge::new(Board::from_squares("d8 g7 a4", 8).unwrap()).unwrap();
/// assert_eq!(challenge.solution().columns(), [3, 6, 4, 2, 0, 5, 7, 1]);
/// assert_eq!(challenge.grade(), Grade::Easy);
/// assert!(challenge.is_minimal());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Challenge {
    solution: AnySolution,
    givens: Board,
}

impl Challenge {
    /// The challenge with these given queens.
    ///
    /// Searches for the completion, without a table.
    ///
    /// # Errors
    ///
    /// Returns an error if the board has no completion or more than one.
    ///
    /// ```
    /// use queen_challenge::{Challenge, ChallengeError};
    /// use queen_runtime::Board;
    ///
    /// let challenge = |squares| Challenge::new(Board::from_squares(squares, 6).unwrap());
    /// assert_eq!(challenge("c6").unwrap().solution().columns(), [2, 5, 1, 4, 0, 3]);
    /// assert_eq!(challenge("a1"), Err(ChallengeError::NoCompletion));
    /// assert_eq!(challenge(""), Err(ChallengeError::SeveralCompletions));
    /// ```
    pub const fn new(givens: Board) -> Result<Self, ChallengeError> {
        let mut solution = None;
        if let Some(free) = Free::new(&givens, &SquareSet::EMPTY)
            && !free.complete(&mut { givens }, &mut solution)
        {
            return Err(ChallengeError::SeveralCompletions);
        }
        match solution {
            Some(solution) => Ok(Self { solution, givens }),
            None => Err(ChallengeError::NoCompletion),
        }
    }

    /// A challenge with the queens of `solution` in these rows, as bits. It may have other
    /// completions.
    pub(crate) fn unchecked(solution: AnySolution, rows: u32) -> Self {
        let mut givens = Board::from(solution);
        for queen in givens.queens().filter(|queen| rows >> queen.row() & 1 == 0) {
            givens.remove(queen);
        }
        Self { solution, givens }
    }

    /// The given queens.
    #[must_use]
    pub const fn givens(&self) -> &Board {
        &self.givens
    }

    /// Whether this square has a given queen, which a player may not remove.
    #[must_use]
    pub const fn is_given(&self, square: Square) -> bool {
        self.givens.has_queen(square)
    }

    /// The solution: the only one that has the given queens.
    #[must_use]
    pub const fn solution(&self) -> AnySolution {
        self.solution
    }

    /// The difficulty of the challenge.
    ///
    /// Solves the challenge as a player would, so a game keeps the result.
    #[must_use]
    pub fn grade(&self) -> Grade {
        self.grade_up_to(Grade::NO_LIMIT)
    }

    /// The grade, or [`Grade::Guess`] if it is harder than `hardest`.
    pub(crate) fn grade_up_to(&self, hardest: Grade) -> Grade {
        Free::new(&self.givens, &SquareSet::EMPTY).map_or(Grade::Guess, |free| free.grade(hardest))
    }

    /// The first square, row by row, at which notes of this size contradict the challenge: it has a
    /// queen that the solution does not have, it lacks a given queen, or it lacks another queen of
    /// the solution and is ruled out.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Notes};
    /// use queen_runtime::{Board, Square};
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut notes = Notes::new(*challenge.givens());
    /// assert_eq!(challenge.mistake(&notes), None);
    ///
    /// let b4 = Square::from_name("b4", 6).unwrap();
    /// notes.ruled_out.insert(b4); // the solution has a queen there
    /// notes.queens.place(Square::from_name("a3", 6).unwrap());
    /// assert_eq!(challenge.mistake(&notes), Some(b4));
    /// ```
    #[must_use]
    pub fn mistake(&self, notes: &Notes) -> Option<Square> {
        let solution = Board::from(self.solution).row_masks();
        let queens = notes.queens.row_masks();
        let (givens, ruled_out) = (self.givens.row_masks(), notes.ruled_out.row_masks());
        // A square has to have a queen if it is given, or if the player has ruled it out although
        // the solution has one there. The masks are 0 beyond the board.
        (0..Board::MAX_SIZE).find_map(|row| {
            let missing = ruled_out[row] & solution[row] | givens[row];
            let wrong = queens[row] & !solution[row] | missing & !queens[row];
            Some(Square::new(row, bits(wrong).next()?))
        })
    }

    /// Whether every given queen is needed: without any one of them there would be several
    /// completions.
    #[must_use]
    pub fn is_minimal(&self) -> bool {
        self.givens.queens().all(|queen| {
            let mut fewer = self.givens;
            fewer.remove(queen);
            // The solution completes fewer queens, too, so the only error is that of several.
            Self::new(fewer).is_err()
        })
    }
}

impl Symmetric for Challenge {
    fn transform(self, symmetry: Symmetry) -> Self {
        let (solution, givens) =
            (self.solution.transform(symmetry), self.givens.transform(symmetry));
        Self { solution, givens }
    }
}

/// The error of creating a challenge from a board that does not have exactly one completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ChallengeError {
    /// No solution has all queens of the board.
    NoCompletion,
    /// Several solutions have all queens of the board.
    SeveralCompletions,
}

impl fmt::Display for ChallengeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NoCompletion => "the board has no completion",
            Self::SeveralCompletions => "the board has several completions",
        })
    }
}

impl Error for ChallengeError {}
