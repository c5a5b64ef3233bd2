//! Rows of a board that is being read.

use queen_math::Square;

use super::error::ParseBoardErrorKind;

/// The rows of a board that is being read, square by square. The first row determines the size.
pub(super) struct Rows<F> {
    /// The largest size until the first row has ended.
    size: usize,
    row: usize,
    column: usize,
    queen: F,
}

impl<F: FnMut(Square)> Rows<F> {
    pub(super) const fn new(max_size: usize, queen: F) -> Self {
        Self { size: max_size, row: 0, column: 0, queen }
    }

    pub(super) const fn size(&self) -> usize {
        self.size
    }

    pub(super) const fn pass(&mut self, squares: usize) -> Result<(), ParseBoardErrorKind> {
        if self.row == self.size {
            return Err(ParseBoardErrorKind::TooManyRows);
        }
        self.column = self.column.saturating_add(squares);
        match self.row {
            _ if self.column <= self.size => Ok(()),
            0 => Err(ParseBoardErrorKind::Size { max: self.size }),
            _ => Err(ParseBoardErrorKind::RowTooLong),
        }
    }

    pub(super) fn place(&mut self) -> Result<(), ParseBoardErrorKind> {
        let square = Square::new(self.row, self.column);
        self.pass(1)?;
        (self.queen)(square);
        Ok(())
    }

    pub(super) fn end_row(&mut self) -> Result<(), ParseBoardErrorKind> {
        self.pass(0)?;
        if self.row == 0 {
            self.size = self.column;
        }
        if self.column == 0 || self.column < self.size {
            return Err(ParseBoardErrorKind::RowTooShort);
        }
        self.row += 1;
        self.column = 0;
        Ok(())
    }

    /// Ends the row unless the line is blank.
    pub(super) fn end_line(&mut self) -> Result<(), ParseBoardErrorKind> {
        if self.column == 0 { Ok(()) } else { self.end_row() }
    }

    pub(super) const fn end(&self) -> Result<(), ParseBoardErrorKind> {
        if self.row > 0 && self.row == self.size {
            Ok(())
        } else {
            Err(ParseBoardErrorKind::TooFewRows)
        }
    }
}
