//! A step towards the solution: a square to fill or to rule out, and the reason.

use core::fmt;

use super::{Grade, Line, Reason};
use crate::draw::{Pen, Text, pad, put_column, put_square};

/// A step that a player can take: a square to fill or to rule out, and the [`Reason`].
///
/// Displays as a sentence with chess coordinates: rows have numbers from the bottom, columns have
/// letters from the left. The functions of this crate count rows from 0 at the top.
///
/// ```
/// use queen_runtime::{Action, Board, Line, Reason};
///
/// let board = Board::from_squares(4, "a2 b4").unwrap();
/// let step = board.next_step().unwrap();
/// assert_eq!(step.to_string(), "row 3 has only d3 left");
/// assert_eq!((step.action(), step.square()), (Action::Place, (1, 3)));
/// assert_eq!(step.reason(), Reason::Single { line: Line::Row(1) });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Step {
    size: u8,
    row: u8,
    column: u8,
    reason: Reason,
}

/// The effect of a [`Step`] on its square.
///
/// ```
/// use queen_runtime::{Action, Board};
///
/// let step = Board::from_squares(4, "a1").unwrap().next_step().unwrap();
/// assert_eq!(step.action(), Action::RuleOut);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Action {
    /// Places a queen.
    Place,
    /// Rules the square out: no queen can stand there.
    RuleOut,
}

impl Step {
    pub(super) const fn new(size: usize, (row, column): (usize, usize), reason: Reason) -> Self {
        Self { size: size as u8, row: row as u8, column: column as u8, reason }
    }

    /// The square, as (row, column).
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let step = Board::from_squares(4, "a2 b4").unwrap().next_step().unwrap();
    /// assert_eq!(step.square(), (1, 3));
    /// ```
    #[must_use]
    pub const fn square(&self) -> (usize, usize) {
        (self.row as usize, self.column as usize)
    }

    /// Whether the square is filled or ruled out.
    ///
    /// ```
    /// # use queen_runtime::{Action, Board};
    /// let step = Board::from_squares(4, "a2 b4").unwrap().next_step().unwrap();
    /// assert_eq!(step.action(), Action::Place);
    /// ```
    #[must_use]
    pub const fn action(&self) -> Action {
        match self.reason {
            Reason::Single { .. } => Action::Place,
            _ => Action::RuleOut,
        }
    }

    /// The reason for the step.
    ///
    /// ```
    /// # use queen_runtime::{Board, Line, Reason};
    /// let step = Board::from_squares(4, "a1").unwrap().next_step().unwrap();
    /// assert_eq!(step.reason(), Reason::PointingPair { line: Line::Row(0) });
    /// ```
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.reason
    }

    /// The grade of the reason.
    ///
    /// ```
    /// # use queen_runtime::{Board, Grade};
    /// let step = Board::from_squares(4, "a1").unwrap().next_step().unwrap();
    /// assert_eq!(step.grade(), Grade::Medium);
    /// ```
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.reason.grade()
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        if let Reason::Single { line } = self.reason {
            self.put_line(pen, line)?;
            pen.put(" has only ")?;
            self.put_square(pen, self.square())?;
            return pen.put(" left");
        }
        self.put_square(pen, self.square())?;
        match self.reason {
            Reason::Single { .. } => Ok(()),
            Reason::PointingPair { line } => {
                pen.put(" attacks both squares left in ")?;
                self.put_line(pen, line)
            }
            Reason::PointingTriple { line } => {
                pen.put(" attacks all three squares left in ")?;
                self.put_line(pen, line)
            }
            Reason::XWing { lines, across } => {
                pen.put(" is out, as ")?;
                self.put_lines(pen, lines)?;
                pen.put(" need ")?;
                self.put_lines(pen, across)
            }
            Reason::Chain { forced, line } => {
                for (index, queen) in forced.queens().enumerate() {
                    pen.put(if index == 0 { " forces " } else { ", then " })?;
                    self.put_square(pen, queen)?;
                }
                pen.put(" and leaves no square in ")?;
                self.put_line(pen, line)
            }
        }
    }

    fn put_square<P: Pen>(&self, pen: &mut P, square: (usize, usize)) -> Result<(), P::Error> {
        put_square(pen, usize::from(self.size), square)
    }

    fn put_line<P: Pen>(&self, pen: &mut P, line: Line) -> Result<(), P::Error> {
        pen.put(match line {
            Line::Row(_) => "row ",
            Line::Column(_) => "column ",
        })?;
        self.put_label(pen, line)
    }

    fn put_lines<P: Pen>(&self, pen: &mut P, lines: [Line; 2]) -> Result<(), P::Error> {
        let [first, second] = lines;
        let (kind, first, second) = match first {
            // The number of the upper row is the greater one.
            Line::Row(_) => ("rows ", second, first),
            Line::Column(_) => ("columns ", first, second),
        };
        pen.put(kind)?;
        self.put_label(pen, first)?;
        pen.put(" and ")?;
        self.put_label(pen, second)
    }

    fn put_label<P: Pen>(&self, pen: &mut P, line: Line) -> Result<(), P::Error> {
        match line {
            Line::Row(row) => pen.put_number(usize::from(self.size) - row),
            Line::Column(column) => put_column(pen, column),
        }
    }
}

/// A sentence, such as `row 3 has only d3 left`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut nowhere = Text { buffer: &mut [], len: 0 };
        let Ok(()) = self.draw(&mut nowhere);
        pad(f, nowhere.len, |f| self.draw(f))
    }
}
