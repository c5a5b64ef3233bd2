//! The kinds of clues that the type of a challenge names.

use core::fmt::{self, Debug};
use core::hash::Hash;

use queen_runtime::{AnySolution, Board, SquareSet, Symmetric, Symmetry};

use crate::areas::Areas;
use crate::completion::completion;
use crate::free::Free;
use crate::{ChallengeError, Grade, Kind, Notes, ParseCluesError, Regions, Step};

/// The clues of a [`Challenge`](crate::Challenge) as its type names them: a [`Board`], if given
/// queens are the only ones, or [`Clues`](crate::Clues) of all kinds.
///
/// A program whose challenges have queens only carries neither a place for other clues nor the code
/// that reasons with them. The trait is the bound of a function that takes challenges or games of
/// both types, and it is sealed.
///
/// ```
/// use queen_challenge::{Challenge, ChallengeClues, Clues, Game};
/// use queen_runtime::Board;
///
/// fn queens_left<C: ChallengeClues>(game: &Game<C>) -> usize {
///     game.size() - game.notes().queens.queen_count()
/// }
///
/// let queens = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// assert_eq!(queens_left(&Game::new(queens)), 5);
/// let clues: Clues = "4 regions=AABB/AACB/DACB/DDCC".parse().unwrap();
/// assert_eq!(queens_left(&Game::new(Challenge::with(clues).unwrap())), 4);
/// ```
pub trait ChallengeClues: Copy + Debug + Eq + Ord + Hash + Split {}

impl ChallengeClues for Board {}

/// Clues as given queens and others.
pub trait Split: Sized {
    type Others: OtherClues;

    /// The given queens, and the others.
    fn split(self) -> (Board, Self::Others);

    fn joined(givens: Board, others: Self::Others) -> Self;
}

impl Split for Board {
    type Others = ();

    fn split(self) -> (Board, ()) {
        (self, ())
    }

    fn joined(givens: Board, (): ()) -> Self {
        givens
    }
}

/// Clues beside the given queens, and the answers that depend on whether there are any.
pub trait OtherClues: Copy + Debug + Eq + Ord + Hash + Format {
    const NONE: Self;

    /// The names of the words for them in a text.
    const WORDS: &'static [&'static str];

    fn regions(&self) -> Option<&Regions>;

    /// The squares on which no queen stands.
    fn blocked(&self) -> SquareSet;

    /// The kind of a challenge with these clues and perhaps given queens.
    fn kind(&self, has_givens: bool) -> Kind;

    /// The only completion of these queens.
    fn completion(&self, givens: &Board) -> Result<AnySolution, ChallengeError>;

    fn free(&self, notes: &Notes) -> Option<SquareSet>;

    fn next_step(&self, notes: &Notes) -> Option<Step>;

    /// The grade, or [`Grade::Guess`] if it is harder than `hardest`.
    fn grade(&self, givens: &Board, hardest: Grade) -> Grade;

    /// Whether there would be several completions without any one that can be left out.
    fn are_needed(&self, givens: &Board) -> bool;

    fn transform(self, symmetry: Symmetry, size: usize) -> Self;

    /// Writes their words, each after a space.
    fn write(&self, f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result;

    /// Reads a word. Returns `false` if it is for none of them.
    fn read(&mut self, word: &str, size: usize) -> Result<bool, ParseCluesError>;
}

/// `defmt::Format`, if there is the feature.
#[cfg(feature = "defmt")]
pub use defmt::Format;

/// `defmt::Format`, if there is the feature.
#[cfg(not(feature = "defmt"))]
pub trait Format {}

#[cfg(not(feature = "defmt"))]
impl<T> Format for T {}

/// No other clues.
impl OtherClues for () {
    const NONE: Self = ();
    const WORDS: &'static [&'static str] = &[];

    fn regions(&self) -> Option<&Regions> {
        None
    }

    fn blocked(&self) -> SquareSet {
        SquareSet::EMPTY
    }

    fn kind(&self, _: bool) -> Kind {
        Kind::Queens
    }

    fn completion(&self, givens: &Board) -> Result<AnySolution, ChallengeError> {
        completion::<false>(givens, &SquareSet::EMPTY, None)
    }

    fn free(&self, notes: &Notes) -> Option<SquareSet> {
        notes.free()
    }

    fn next_step(&self, notes: &Notes) -> Option<Step> {
        notes.next_step()
    }

    fn grade(&self, givens: &Board, hardest: Grade) -> Grade {
        let free = Free::of_queens(givens, &SquareSet::EMPTY);
        free.map_or(Grade::Guess, |free| free.grade(hardest))
    }

    fn are_needed(&self, _: &Board) -> bool {
        true
    }

    fn transform(self, _: Symmetry, _: usize) {}

    fn write(&self, _: &mut fmt::Formatter<'_>, _: usize) -> fmt::Result {
        Ok(())
    }

    fn read(&mut self, _: &str, _: usize) -> Result<bool, ParseCluesError> {
        Ok(false)
    }
}

/// Blocked squares and regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Others {
    pub(crate) blocked: SquareSet,
    pub(crate) regions: Option<Regions>,
}

impl Others {
    /// What `then` returns for the free squares of these notes; `None` if queens attack each other
    /// or are in one region.
    fn with_free<T>(&self, notes: &Notes, then: impl FnOnce(Free<true>) -> T) -> Option<T> {
        let mut areas = Areas::NONE;
        let areas = areas.fill(self.regions.as_ref());
        let ruled_out = notes.ruled_out | self.blocked;
        Some(then(Free::new(&notes.queens, &ruled_out, areas)?))
    }
}

impl OtherClues for Others {
    const NONE: Self = Self { blocked: SquareSet::EMPTY, regions: None };
    const WORDS: &'static [&'static str] = &["blocked", "regions"];

    fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    fn blocked(&self) -> SquareSet {
        self.blocked
    }

    fn kind(&self, has_givens: bool) -> Kind {
        Kind::of(has_givens, !self.blocked.is_empty(), self.regions.is_some())
    }

    fn completion(&self, givens: &Board) -> Result<AnySolution, ChallengeError> {
        let (blocked, queens) = (self.blocked.row_masks(), givens.row_masks());
        if blocked.iter().zip(queens).any(|(blocked, queens)| blocked & queens != 0) {
            return Err(ChallengeError::NoCompletion);
        }
        let mut areas = Areas::NONE;
        let areas = areas.fill(self.regions.as_ref());
        completion::<true>(givens, &self.blocked, areas)
    }

    fn free(&self, notes: &Notes) -> Option<SquareSet> {
        self.with_free(notes, |free| SquareSet::from_row_masks(free.rows()))
    }

    fn next_step(&self, notes: &Notes) -> Option<Step> {
        self.with_free(notes, |free| free.step(Grade::NO_LIMIT))?
    }

    fn grade(&self, givens: &Board, hardest: Grade) -> Grade {
        let grade = self.with_free(&Notes::new(*givens), |free| free.grade(hardest));
        grade.unwrap_or(Grade::Guess)
    }

    /// The squares; regions stay as they are.
    fn are_needed(&self, givens: &Board) -> bool {
        self.blocked.iter().all(|square| {
            let mut fewer = *self;
            fewer.blocked.remove(square);
            fewer.completion(givens).is_err()
        })
    }

    fn transform(self, symmetry: Symmetry, size: usize) -> Self {
        let blocked = self.blocked.iter().filter_map(|square| symmetry.apply(square, size));
        Self {
            blocked: blocked.collect(),
            regions: self.regions.map(|regions| regions.transform(symmetry)),
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
        self.write_words(f, size)
    }

    fn read(&mut self, word: &str, size: usize) -> Result<bool, ParseCluesError> {
        self.read_word(word, size)
    }
}
