//! Challenges: boards whose clues have exactly one completion.

mod error;

use queen_runtime::{AnySolution, Board, Square, SquareSet, Symmetric, Symmetry};

pub use error::ChallengeError;

use crate::completion::completion;
use crate::others::{OtherClues, Split};
use crate::rows::bits;
use crate::steps::Steps;
use crate::{ChallengeClues, Clues, Grade, Line, Notes, Regions, Step};

/// A board with clues that have exactly one completion: given queens or, as a `Challenge<Clues>`,
/// given queens, blocked squares and regions in any mixture.
///
/// The given queens are fixed, and all others follow from the clues. A player finds them by
/// reasoning, [step](Self::next_step) by step, and has to guess only if the [grade](Self::grade) is
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
///
/// A challenge of queens alone is also one of [`Clues`], into which it is converted. It takes less
/// flash, RAM and time, so what is about queens makes a `Challenge`, and a program that has both
/// kinds converts them:
///
/// ```
/// use queen_challenge::{Challenge, Clues, Regions};
/// use queen_runtime::Board;
///
/// let queens = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
/// let challenges: [Challenge<Clues>; 2] = [queens.into(), Challenge::with(regions).unwrap()];
/// assert_eq!(challenges.map(|challenge| challenge.regions().is_some()), [false, true]);
/// ```
///
/// Challenges are ordered by their solutions, then by their clues, and symmetries act on them. So
/// two challenges are images of each other if their [canonical](Symmetric::canonical) images are
/// equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Challenge<C: ChallengeClues = Board> {
    solution: AnySolution,
    givens: Board,
    others: C::Others,
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
        match completion::<false>(&givens, &SquareSet::EMPTY, None) {
            Ok(solution) => Ok(Self { solution, givens, others: () }),
            Err(error) => Err(error),
        }
    }

    /// A challenge with the queens of `solution` in these rows, as bits. It may have other
    /// completions.
    pub(crate) fn unchecked(solution: AnySolution, rows: u32) -> Self {
        let mut givens = Board::from(solution);
        for queen in givens.queens().filter(|queen| rows >> queen.row() & 1 == 0) {
            givens.remove(queen);
        }
        Self { solution, givens, others: () }
    }
}

impl Challenge<Clues> {
    /// The challenge with these clues.
    ///
    /// Searches for the completion row by row, without a table. It places a queen at most as often
    /// as a search for all solutions of the board does: 2,056 times for 8 × 8, 35,538 times for
    /// 10 × 10, 856,188 times for 12 × 12 and 1,141,190,302 times for 16 × 16. Boards that people
    /// play take a small part of that.
    ///
    /// # Errors
    ///
    /// Returns an error if the clues have no completion or more than one.
    ///
    /// ```
    /// use queen_challenge::{Challenge, ChallengeError, Clues, Regions};
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let challenge = Challenge::with(regions).unwrap();
    /// assert_eq!(challenge.regions(), Some(&regions));
    /// assert_eq!(challenge.solution().columns(), [1, 3, 0, 2]);
    ///
    /// let clues: Clues = "6 blocked=a6,b6,d6,e6,f6".parse().unwrap();
    /// assert_eq!(Challenge::with(clues).unwrap().solution().columns(), [2, 5, 1, 4, 0, 3]);
    /// let clues: Clues = "6 blocked=a6,f6".parse().unwrap();
    /// assert_eq!(Challenge::with(clues), Err(ChallengeError::SeveralCompletions));
    /// ```
    pub fn with(clues: impl Into<Clues>) -> Result<Self, ChallengeError> {
        let (givens, others) = clues.into().split();
        Self::completed(givens, others)
    }

    /// The challenge with these clues, whose only completion is `solution`.
    pub(crate) fn of_clues(solution: AnySolution, clues: Clues) -> Self {
        let (givens, others) = clues.split();
        Self { solution, givens, others }
    }

    /// The squares on which no queen stands.
    #[must_use]
    pub const fn blocked(&self) -> &SquareSet {
        &self.others.blocked
    }

    /// The regions, each of which gets one queen.
    #[must_use]
    pub const fn regions(&self) -> Option<&Regions> {
        self.others.regions.as_ref()
    }
}

impl<C: ChallengeClues> Challenge<C> {
    /// The challenge with these given queens and other clues.
    pub(crate) fn completed(givens: Board, others: C::Others) -> Result<Self, ChallengeError> {
        Ok(Self { solution: others.completion(&givens)?, givens, others })
    }

    /// The clues: a board of given queens, or clues of all kinds.
    #[must_use]
    pub fn clues(&self) -> C {
        C::joined(self.givens, self.others)
    }

    /// The clues beside the given queens.
    pub(crate) const fn others(&self) -> &C::Others {
        &self.others
    }

    /// The given queens.
    #[must_use]
    pub const fn givens(&self) -> &Board {
        &self.givens
    }

    /// The squares of a row, a column or a region; none if the board does not have it.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Line, Regions};
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let challenge = Challenge::with(regions).unwrap();
    /// let names = challenge.squares(Line::Region(3)).iter().map(|square| square.name(4));
    /// assert!(names.eq(["a2", "a1", "b1"]));
    /// ```
    #[must_use]
    pub fn squares(&self, line: Line) -> SquareSet {
        line.squares(self.givens.size(), self.others.regions())
    }

    /// Whether this square has a given queen, which a player may not remove.
    #[must_use]
    pub const fn is_given(&self, square: Square) -> bool {
        self.givens.has_queen(square)
    }

    /// The solution: the only one that has the given queens, none on a blocked square and one in
    /// each region.
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
        self.others.grade(&self.givens, hardest)
    }

    /// The first step with the easiest reason that applies to these notes, with the clues: as
    /// [`Notes::next_step`], which knows of the queens only.
    ///
    /// Returns `None` if the board is solved, if no reason applies, which only challenges of
    /// [`Grade::Guess`] come to, or if the notes cannot be right: queens attack each other or are
    /// in one region, or a row, a column or a region has neither a queen nor a free square.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Line, Notes, Reason, Regions};
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let challenge = Challenge::with(regions).unwrap();
    /// let notes = Notes::new(*challenge.givens());
    /// let step = challenge.next_step(&notes).unwrap();
    /// assert_eq!(step.square().name(4), "b2");
    /// assert_eq!(step.reason(), Reason::PointingTriple { line: Line::Region(3) });
    /// ```
    #[must_use]
    pub fn next_step(&self, notes: &Notes) -> Option<Step> {
        self.others.next_step(notes)
    }

    /// The squares where a queen can still stand: those without a queen that are not attacked,
    /// blocked or ruled out, and whose region has no queen. Returns `None` if queens attack each
    /// other or are in one region.
    #[must_use]
    pub fn free(&self, notes: &Notes) -> Option<SquareSet> {
        self.others.free(notes)
    }

    /// The steps from the given queens to the solution, until no reason applies.
    pub const fn steps(&self) -> Steps<C> {
        Steps { notes: Notes::new(self.givens), others: self.others }
    }

    /// Whether a board shows the solution.
    ///
    /// A board with blocked squares or regions may be [solved](Board::is_solved) as one without
    /// them, and yet not be the solution.
    #[must_use]
    pub const fn is_solved_by(&self, queens: &Board) -> bool {
        let columns = self.solution.columns();
        let rows = queens.row_masks();
        let mut row = 0;
        while row < columns.len() && row < Board::MAX_SIZE {
            if rows[row] as u32 != 1_u32.unbounded_shl(columns[row] as u32) {
                return false;
            }
            row += 1;
        }
        queens.size() == columns.len()
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

    /// Whether every given queen and every blocked square is needed: without any one of them there
    /// would be several completions.
    ///
    /// Regions stay as they are, since the others would have to cover the squares of one that is
    /// left out.
    ///
    /// Few challenges that [`Kind::Blocked`](crate::Kind::Blocked) makes are minimal in this sense.
    /// Each block is needed, but some only for the grade: without one of those, there is still one
    /// completion, which is harder to find.
    #[must_use]
    pub fn is_minimal(&self) -> bool {
        // The solution completes fewer clues, too, so the only error is that of several.
        self.givens.queens().all(|queen| {
            let mut fewer = self.givens;
            fewer.remove(queen);
            self.others.completion(&fewer).is_err()
        }) && self.others.are_needed(&self.givens)
    }
}

impl<C: ChallengeClues> Symmetric for Challenge<C> {
    fn transform(self, symmetry: Symmetry) -> Self {
        Self {
            solution: self.solution.transform(symmetry),
            givens: self.givens.transform(symmetry),
            others: self.others.transform(symmetry, self.givens.size()),
        }
    }
}

/// The same challenge as one that could have other clues.
impl From<Challenge> for Challenge<Clues> {
    fn from(queens: Challenge) -> Self {
        Self { solution: queens.solution, givens: queens.givens, others: OtherClues::NONE }
    }
}
