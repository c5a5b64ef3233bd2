//! Reasons for a step.
//!
//! They are the ones that players of sudoku and of the coloured "Queens" puzzles use, except for
//! those that need boxes or colours. All follow from the fact that a solution has one queen in each
//! row and in each column.

use core::fmt;
use core::iter::FusedIterator;

use queen_runtime::Board;

use crate::Grade;

/// A row or a column, counted from 0, the top row and the leftmost column first.
///
/// ```
/// use queen_challenge::{Line, Notes, Reason};
/// use queen_runtime::Board;
///
/// let step = Notes::new(Board::from_squares(4, "a2 b4").unwrap()).next_step().unwrap();
/// assert_eq!(step.reason(), Reason::Single { line: Line::Row(1) });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Line {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
}

impl Line {
    /// The column or row with the same number.
    const fn transposed(self) -> Self {
        match self {
            Self::Row(index) => Self::Column(index),
            Self::Column(index) => Self::Row(index),
        }
    }
}

/// The reason for a [`Step`](crate::Step).
///
/// A square is *free* if it has no queen, is attacked by none and is not ruled out. Each reason
/// holds for every solution that has the queens of the board and none on a square that is ruled
/// out.
///
/// The names are those of sudoku, where a digit stands once in each row and each column, as a queen
/// does here.
///
/// ```
/// use queen_challenge::{Line, Notes, Reason};
/// use queen_runtime::Board;
///
/// let mut steps = Notes::new(Board::from_squares(6, "c6").unwrap()).steps();
/// let step = steps.next().unwrap();
/// assert_eq!(step.reason(), Reason::PointingTriple { line: Line::Row(2) });
///
/// let Reason::Chain { forced, line } = steps.next().unwrap().reason() else { panic!() };
/// assert!(forced.queens().eq([(1, 5)]));
/// assert_eq!(line, Line::Column(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Reason {
    /// The square is the only free one of a row or column.
    ///
    /// A solution has a queen in each line, and it can only stand on a free square.
    Single {
        /// The row or column.
        line: Line,
    },
    /// The square attacks both free squares of a row or column.
    ///
    /// A queen there would leave no square for the queen of that line.
    PointingPair {
        /// The row or column.
        line: Line,
    },
    /// The square attacks all three free squares of a row or column.
    ///
    /// Like a pair, but harder to see. A queen attacks at most three squares of a line that it does
    /// not stand on, one straight ahead and two along diagonals.
    PointingTriple {
        /// The row or column.
        line: Line,
    },
    /// Two rows have their free squares in the same two columns, and the square is a third one in
    /// one of these columns; or the same with rows and columns exchanged.
    ///
    /// The queens of the two rows stand in different columns, so they take both columns.
    XWing {
        /// The two rows from the top, or the two columns from the left.
        lines: [Line; 2],
        /// The two columns from the left, or the two rows from the top, with their free squares.
        across: [Line; 2],
    },
    /// A queen on the square would force others, each a single, and then leave a row or column
    /// without a free square.
    ///
    /// If a solution had a queen on the square, it would also have all the forced ones, and then
    /// none in that line. Players of sudoku call this Nishio or a forcing chain.
    Chain {
        /// The queens that are forced.
        forced: Forced,
        /// The row or column that is left without a free square.
        line: Line,
    },
}

impl Reason {
    /// The grade of a challenge whose hardest reason is this one.
    ///
    /// ```
    /// use queen_challenge::{Grade, Line, Reason};
    ///
    /// assert_eq!(Reason::Single { line: Line::Row(0) }.grade(), Grade::Easy);
    /// assert_eq!(Reason::PointingTriple { line: Line::Row(0) }.grade(), Grade::Medium);
    /// ```
    #[must_use]
    pub const fn grade(&self) -> Grade {
        match self {
            Self::Single { .. } => Grade::Easy,
            Self::PointingPair { .. } | Self::PointingTriple { .. } => Grade::Medium,
            Self::XWing { .. } => Grade::Hard,
            Self::Chain { forced, .. } if forced.len() == 1 => Grade::Hard,
            Self::Chain { .. } => Grade::Expert,
        }
    }

    /// The same reason with rows and columns exchanged.
    pub(crate) fn transposed(self) -> Self {
        match self {
            Self::Single { line } => Self::Single { line: line.transposed() },
            Self::PointingPair { line } => Self::PointingPair { line: line.transposed() },
            Self::PointingTriple { line } => Self::PointingTriple { line: line.transposed() },
            Self::XWing { lines, across } => Self::XWing {
                lines: lines.map(Line::transposed),
                across: across.map(Line::transposed),
            },
            Self::Chain { mut forced, line } => {
                forced.squares = forced.squares.map(|square| square.rotate_left(4));
                Self::Chain { forced, line: line.transposed() }
            }
        }
    }
}

/// The queens that a [chain](Reason::Chain) forces, one after the other.
///
/// Each of them is needed: without it, later ones would not be forced or the line would have a free
/// square.
///
/// ```
/// use queen_challenge::{Notes, Reason};
/// use queen_runtime::Board;
///
/// let steps = Notes::new(Board::from_squares(8, "d5 g4").unwrap()).steps();
/// let chains = steps.filter_map(|step| match step.reason() {
///     Reason::Chain { forced, .. } => Some(forced),
///     _ => None,
/// });
/// let longest = chains.max_by_key(|forced| forced.len()).unwrap();
/// assert_eq!(format!("{longest:?}"), "[(5, 2), (2, 7)]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Forced {
    len: u8,
    /// The row of each queen in the high four bits, its column in the low four; 0 after the last
    /// queen.
    squares: [u8; Board::MAX_SIZE],
}

impl Forced {
    pub(crate) const NONE: Self = Self { len: 0, squares: [0; Board::MAX_SIZE] };

    /// The number of queens.
    ///
    /// ```
    /// # use queen_challenge::{Notes, Reason};
    /// # use queen_runtime::Board;
    /// let step = Notes::new(Board::from_squares(6, "c6").unwrap()).steps().nth(1).unwrap();
    /// let Reason::Chain { forced, .. } = step.reason() else { panic!() };
    /// assert_eq!(forced.len(), 1);
    /// ```
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a chain forces at least one queen")]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The squares of the queens, as (row, column), in the order in which they are forced.
    ///
    /// ```
    /// # use queen_challenge::{Notes, Reason};
    /// # use queen_runtime::Board;
    /// let step = Notes::new(Board::from_squares(6, "c6").unwrap()).steps().nth(1).unwrap();
    /// let Reason::Chain { forced, .. } = step.reason() else { panic!() };
    /// assert!(forced.queens().eq([(1, 5)]));
    /// ```
    pub const fn queens(&self) -> ForcedQueens {
        ForcedQueens { forced: *self, start: 0 }
    }

    /// These queens and one more.
    pub(crate) fn and(mut self, (row, column): (usize, usize)) -> Self {
        if let Some(square) = self.squares.get_mut(usize::from(self.len)) {
            *square = (row << 4 | column) as u8;
            self.len += 1;
        }
        self
    }
}

impl IntoIterator for Forced {
    type Item = (usize, usize);
    type IntoIter = ForcedQueens;

    fn into_iter(self) -> ForcedQueens {
        self.queens()
    }
}

/// `[(2, 5), (7, 6)]`.
impl fmt::Debug for Forced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.queens()).finish()
    }
}

/// The queens that a chain forces, from [`Forced::queens`].
///
/// ```
/// use queen_challenge::{ForcedQueens, Notes, Reason};
/// use queen_runtime::Board;
///
/// let step = Notes::new(Board::from_squares(6, "c6").unwrap()).steps().nth(1).unwrap();
/// assert_eq!(step.to_string(), "a1 forces f5 and leaves no square in column d");
///
/// let Reason::Chain { forced, .. } = step.reason() else { panic!() };
/// let mut queens: ForcedQueens = forced.queens();
/// assert_eq!(queens.next(), Some((1, 5))); // f5
/// assert_eq!(queens.next(), None);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct ForcedQueens {
    forced: Forced,
    start: usize,
}

impl Iterator for ForcedQueens {
    type Item = (usize, usize);

    fn next(&mut self) -> Option<(usize, usize)> {
        if self.start >= self.forced.len() {
            return None;
        }
        let square = usize::from(*self.forced.squares.get(self.start)?);
        self.start += 1;
        Some((square >> 4, square & 15))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl ExactSizeIterator for ForcedQueens {
    // The default contains an assertion, which would link a panic.
    fn len(&self) -> usize {
        self.forced.len() - self.start
    }
}

impl FusedIterator for ForcedQueens {}
