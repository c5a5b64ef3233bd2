//! A player's notes: the queens on the board and the squares that are ruled out.

use queen_runtime::{Board, SquareSet};

use crate::free::Free;
use crate::{Action, Grade, Step};

/// A player's notes: the queens on the board and the squares that are ruled out, where no queen can
/// stand although none attacks them.
///
/// ```
/// use queen_challenge::{Action, Grade, Notes};
/// use queen_runtime::{Board, Square};
///
/// let mut notes = Notes::new(Board::from_squares("c6", 6).unwrap());
/// let step = notes.next_step().unwrap();
/// assert_eq!((step.action(), step.square()), (Action::RuleOut, Square::new(4, 3)));
///
/// notes.apply(&step);
/// assert!(notes.ruled_out.contains(step.square()));
/// assert_ne!(notes.next_step().unwrap(), step);
///
/// let mut steps = notes.steps();
/// assert!(steps.by_ref().all(|step| step.grade() <= Grade::Hard));
/// assert!(steps.notes().queens.is_solved());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Notes {
    /// The queens on the board.
    pub queens: Board,
    /// The squares that are ruled out. Squares that are not on the board are ignored.
    pub ruled_out: SquareSet,
}

impl Notes {
    /// Notes with these queens and no square ruled out.
    #[must_use]
    pub const fn new(queens: Board) -> Self {
        Self { queens, ruled_out: SquareSet::EMPTY }
    }

    /// The squares where a queen can still stand: squares without a queen that are neither attacked
    /// nor ruled out. Returns `None` if queens attack each other.
    ///
    /// ```
    /// use queen_challenge::Notes;
    /// use queen_runtime::{Board, Square};
    ///
    /// let mut notes = Notes::new(Board::from_squares("a1", 4).unwrap());
    /// notes.ruled_out.insert(Square::from_name("b4", 4).unwrap());
    /// let free = notes.free().unwrap();
    /// assert!(free.iter().map(|square| square.name(4)).eq(["c4", "b3", "d3", "c2", "d2"]));
    /// ```
    #[must_use]
    pub fn free(&self) -> Option<SquareSet> {
        Some(SquareSet::from_row_masks(self.free_squares()?.rows()))
    }

    /// The first step with the easiest reason that applies, if queens are the only clues;
    /// [`Challenge::next_step`](crate::Challenge::next_step) knows of blocked squares and regions.
    ///
    /// [Chains](crate::Reason::Chain) come after all other reasons, those that force the fewest
    /// queens first.
    ///
    /// Returns `None` if the board is solved, if no reason applies, so that the player has to
    /// guess, which only challenges of [`Grade::Guess`] come to, or if the notes cannot be right:
    /// queens attack each other, or a row or column has neither a queen nor a free square.
    ///
    /// ```
    /// # use queen_challenge::Notes;
    /// # use queen_runtime::{Board, Square};
    /// let mut notes = Notes::new(Board::from_squares("a2 b4", 4).unwrap());
    /// let d3 = Square::from_name("d3", 4).unwrap();
    /// assert_eq!(notes.next_step().unwrap().square(), d3);
    ///
    /// notes.ruled_out.insert(d3);
    /// assert_eq!(notes.next_step(), None); // now row 3 has no square
    /// ```
    #[must_use]
    pub fn next_step(&self) -> Option<Step> {
        self.free_squares()?.step(Grade::NO_LIMIT)
    }

    fn free_squares(&self) -> Option<Free<'_, false>> {
        Free::of_queens(&self.queens, &self.ruled_out)
    }

    /// Places the queen of `step` or rules its square out. Squares that are not on the board are
    /// ignored.
    pub const fn apply(&mut self, step: &Step) {
        match step.action() {
            Action::Place => self.queens.place(step.square()),
            Action::RuleOut => self.ruled_out.insert(step.square()),
        };
    }
}
