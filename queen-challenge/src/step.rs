//! A step towards the solution, with its reason.

use queen_runtime::Square;

use crate::{Action, Grade, Reason};

/// A step that a player can take: a square to fill or to rule out, and the [`Reason`].
///
/// Displays as a [sentence](#impl-Display-for-Step) with chess coordinates: rows have numbers from
/// the bottom, columns have letters from the left. It starts in lower case and has no full stop.
/// The functions of this crate count rows from 0 at the top.
///
/// ```
/// use queen_challenge::{Action, Grade, Line, Notes, Reason};
/// use queen_runtime::{Board, Square};
///
/// let board = Board::from_squares("a2 b4", 4).unwrap();
/// let step = Notes::new(board).next_step().unwrap();
/// assert_eq!((step.action(), step.square()), (Action::Place, Square::new(1, 3)));
/// assert_eq!(step.reason(), Reason::Single { line: Line::Row(1) });
/// assert_eq!(step.grade(), Grade::Easy);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Step {
    size: u8,
    row: u8,
    column: u8,
    reason: Reason,
}

impl Step {
    pub(crate) const fn new(size: usize, (row, column): (usize, usize), reason: Reason) -> Self {
        Self { size: size as u8, row: row as u8, column: column as u8, reason }
    }

    /// The size of the board.
    pub(crate) const fn size(&self) -> usize {
        self.size as usize
    }

    /// The square that is filled or ruled out.
    #[must_use]
    pub const fn square(&self) -> Square {
        Square::new(self.row as usize, self.column as usize)
    }

    /// Whether the square is filled or ruled out.
    #[must_use]
    pub const fn action(&self) -> Action {
        self.reason.action()
    }

    /// The reason for the step.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.reason
    }

    /// The grade of the reason.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.reason.grade()
    }
}
