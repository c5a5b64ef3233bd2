//! Reasons for a step.
//!
//! They are the ones that players of sudoku and of the coloured "Queens" puzzles use. All follow
//! from the fact that a solution has one queen in each row, in each column and in each region, if
//! there are any.

use core::{fmt, iter};

use queen_runtime::{Board, Square};

use crate::{Action, Grade, Line};

/// The reason for a [`Step`](crate::Step).
///
/// A square is *free* if it has no queen, is attacked by none and is not ruled out; and if it is
/// not blocked and its region has no queen. Each reason holds for every solution that has the
/// queens of the board and none on a square that is ruled out, and that agrees with the clues.
///
/// The names are those of sudoku, where a digit stands once in each row and each column, as a queen
/// does here.
///
/// A program that only shows a step needs no `match`: the [name](Self::name), the
/// [lines](Self::lines) to look at, what is [across](Self::across) them and what is
/// [forced](Self::forced) are there for every reason. One that has its own words for each may name
/// them all, since a new reason is a breaking change.
///
/// ```
/// use queen_challenge::{Line, Notes, Reason};
/// use queen_runtime::{Board, Square};
///
/// let mut steps = Notes::new(Board::from_squares("c6", 6).unwrap()).steps();
/// let step = steps.next().unwrap();
/// assert_eq!(step.reason(), Reason::PointingTriple { line: Line::Row(2) });
///
/// let Reason::Chain { forced, line } = steps.next().unwrap().reason() else { panic!() };
/// assert!(forced.queens().eq([Square::new(1, 5)]));
/// assert_eq!(line, Line::Column(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Reason {
    /// The square is the only free one of a row, a column or a region.
    ///
    /// A solution has a queen in each line, and it can only stand on a free square. Grade:
    /// [easy](Grade::Easy).
    Single {
        /// The row, the column or the region.
        line: Line,
    },
    /// The square attacks both free squares of a row, a column or a region.
    ///
    /// A queen there would leave no square for the queen of that line. Grade:
    /// [medium](Grade::Medium).
    PointingPair {
        /// The row, the column or the region.
        line: Line,
    },
    /// The square attacks all three free squares of a row, a column or a region.
    ///
    /// Like a pair, but harder to see. A queen attacks at most three squares of a row or column
    /// that it does not stand on, one straight ahead and two along diagonals. Grade:
    /// [medium](Grade::Medium).
    PointingTriple {
        /// The row, the column or the region.
        line: Line,
    },
    /// All free squares of a row or column are in one region, and the square is another one of that
    /// region.
    ///
    /// The queen of the row or column is that of the region. Grade: [medium](Grade::Medium).
    Claiming {
        /// The row or column.
        line: Line,
        /// The region.
        region: Line,
    },
    /// A queen on the square would leave no free square in a row, a column or a region: it attacks
    /// them, or they are in its region.
    ///
    /// The board has regions; on one without them the reason is a pointing pair or triple. Grade:
    /// [medium](Grade::Medium).
    Covering {
        /// The row, the column or the region.
        line: Line,
    },
    /// Two rows have their free squares in the same two columns, and the square is a third one in
    /// one of these columns; or the same with rows and columns exchanged, or with regions in place
    /// of one of them.
    ///
    /// The queens of the two rows stand in different columns, so they take both columns. Grade:
    /// [hard](Grade::Hard).
    XWing {
        /// The two rows from the top, columns from the left, or regions in their order.
        lines: [Line; 2],
        /// The two columns, rows or regions with their free squares, in the same order.
        across: [Line; 2],
    },
    /// A queen on the square would force others, each a single, and then leave a row, a column or a
    /// region without a free square.
    ///
    /// If a solution had a queen on the square, it would also have all the forced ones, and then
    /// none in that line. Players of sudoku call this Nishio or a forcing chain. Grade:
    /// [hard](Grade::Hard) with one forced queen, [expert](Grade::Expert) with more.
    Chain {
        /// The queens that are forced.
        forced: Forced,
        /// The row, the column or the region that is left without a free square.
        line: Line,
    },
}

impl Reason {
    /// The names of all reasons, in the order in which they are tried.
    pub const NAMES: [&'static str; 7] =
        ["single", "pointing pair", "pointing triple", "claiming", "covering", "X-wing", "chain"];

    /// Words for players that explain the grades of boards without regions: the name of a reason,
    /// its grade, and what it rests on, in the order in which they are tried. A reason of two
    /// grades has two entries. No reason is of the grade [`Guess`](Grade::Guess).
    ///
    /// ```
    /// use queen_challenge::{Grade, Reason};
    ///
    /// let easy = "some row or column has only one square left";
    /// assert!(Reason::BY_GRADE.contains(&("single", Grade::Easy, easy)));
    /// ```
    pub const BY_GRADE: [(&'static str, Grade, &'static str); 6] = [
        (Self::NAMES[0], Grade::Easy, "some row or column has only one square left"),
        (Self::NAMES[1], Grade::Medium, "a square attacks the last two squares of a row or column"),
        (
            Self::NAMES[2],
            Grade::Medium,
            "a square attacks the last three squares of a row or column",
        ),
        (Self::NAMES[5], Grade::Hard, "two rows share two columns, or two columns two rows"),
        (
            Self::NAMES[6],
            Grade::Hard,
            "a queen on a square would force another one, which leaves a row or column without a \
             square",
        ),
        (
            Self::NAMES[6],
            Grade::Expert,
            "a queen on a square would force several others in turn, which leaves a row or column \
             without a square",
        ),
    ];

    /// Words for the reasons that regions add, as in [`BY_GRADE`](Self::BY_GRADE). A region is a
    /// line in the others, as rows and columns are.
    pub const OF_REGIONS: [(&'static str, Grade, &'static str); 2] = [
        (Self::NAMES[3], Grade::Medium, "a row or column has squares left only in one region"),
        (
            Self::NAMES[4],
            Grade::Medium,
            "a queen on a square would leave none in a row, a column or a region, by attacks and \
             as one of its region",
        ),
    ];

    /// The name, as in "pointing pair".
    ///
    /// ```
    /// use queen_challenge::Notes;
    /// use queen_runtime::Board;
    ///
    /// let step = Notes::new(Board::from_squares("c6", 6).unwrap()).next_step().unwrap();
    /// assert_eq!(step.reason().name(), "pointing triple");
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Single { .. } => Self::NAMES[0],
            Self::PointingPair { .. } => Self::NAMES[1],
            Self::PointingTriple { .. } => Self::NAMES[2],
            Self::Claiming { .. } => Self::NAMES[3],
            Self::Covering { .. } => Self::NAMES[4],
            Self::XWing { .. } => Self::NAMES[5],
            Self::Chain { .. } => Self::NAMES[6],
        }
    }

    /// The grade of a challenge whose hardest reason is this one.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        match self {
            Self::Single { .. } => Grade::Easy,
            Self::PointingPair { .. }
            | Self::PointingTriple { .. }
            | Self::Claiming { .. }
            | Self::Covering { .. } => Grade::Medium,
            Self::XWing { .. } => Grade::Hard,
            Self::Chain { forced, .. } if forced.len() == 1 => Grade::Hard,
            Self::Chain { .. } => Grade::Expert,
        }
    }

    /// What follows for the square of the step.
    pub(crate) const fn action(&self) -> Action {
        match self {
            Self::Single { .. } => Action::Place,
            Self::PointingPair { .. }
            | Self::PointingTriple { .. }
            | Self::Claiming { .. }
            | Self::Covering { .. }
            | Self::XWing { .. }
            | Self::Chain { .. } => Action::RuleOut,
        }
    }

    /// The rows, columns or regions whose free squares are the evidence: two for an X-wing, one for
    /// any other reason. That of a chain is the one that would be left without a free square.
    pub fn lines(&self) -> impl Iterator<Item = Line> + Clone {
        let (line, other) = match *self {
            Self::Single { line }
            | Self::PointingPair { line }
            | Self::PointingTriple { line }
            | Self::Claiming { line, .. }
            | Self::Covering { line }
            | Self::Chain { line, .. } => (line, None),
            Self::XWing { lines: [line, other], .. } => (line, Some(other)),
        };
        iter::once(line).chain(other)
    }

    /// The rows, columns or regions that the queens of [`lines`](Self::lines) take: two across an
    /// X-wing, the region of a claim, none for any other reason.
    pub fn across(&self) -> impl Iterator<Item = Line> + Clone {
        let (first, second) = match *self {
            Self::XWing { across: [one, other], .. } => (Some(one), Some(other)),
            Self::Claiming { region, .. } => (Some(region), None),
            Self::Single { .. }
            | Self::PointingPair { .. }
            | Self::PointingTriple { .. }
            | Self::Covering { .. }
            | Self::Chain { .. } => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// The queens that a queen on the square of the step would force; `None` for a reason that does
    /// not start from such a queen.
    #[must_use]
    pub const fn forced(&self) -> Option<Forced> {
        match *self {
            Self::Chain { forced, .. } => Some(forced),
            Self::Single { .. }
            | Self::PointingPair { .. }
            | Self::PointingTriple { .. }
            | Self::Claiming { .. }
            | Self::Covering { .. }
            | Self::XWing { .. } => None,
        }
    }
}

/// The queens that a [chain](Reason::Chain) forces, one after the other.
///
/// No chain that applies to the same notes has fewer.
///
/// ```
/// use queen_challenge::{Notes, Reason};
/// use queen_runtime::Board;
///
/// let mut steps = Notes::new(Board::from_squares("b1 h3", 8).unwrap()).steps();
/// let step = steps.nth(1).unwrap();
/// let Reason::Chain { forced, .. } = step.reason() else { panic!() };
/// assert!(forced.queens().map(|queen| queen.name(8)).eq(["a5", "d4"]));
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
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a chain forces at least one queen")]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The squares of the queens, in the order in which they are forced.
    #[must_use]
    pub fn queens(&self) -> impl ExactSizeIterator<Item = Square> + Clone {
        let squares = self.squares.get(..self.len()).unwrap_or_default();
        squares.iter().map(|&square| Square::new((square >> 4).into(), (square & 15).into()))
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

/// `[(2, 5), (7, 6)]`.
impl fmt::Debug for Forced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.queens()).finish()
    }
}
