//! Forsyth–Edwards Notation.

use queen_math::Square;

use super::error::{ParseBoardError, ParseBoardErrorKind};
use super::pen::Pen;
use super::position::{Position, next_queen};
use super::rows::Rows;
use super::scan::scan;

/// Forsyth–Edwards Notation (FEN): `1Q2/3Q/Q3/2Q1`, as chess programs write it.
///
/// It is the first field, the placement of the pieces: rows separated by slashes, `Q` for a queen,
/// a number for a run of free squares. A board of more than nine columns may have numbers of two
/// digits, as programs for larger boards write them.
///
/// ```
/// use queen_runtime::draw::Fen;
///
/// assert_eq!(Fen::new(&[1, 3, 0, 2]).to_string(), "1Q2/3Q/Q3/2Q1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fen<'a> {
    pub(super) position: &'a dyn Position,
}

impl Fen<'_> {
    /// The bytes that a position of `size` rows takes at most: one per square and one for each
    /// slash.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        size.saturating_add(1).saturating_mul(size).saturating_sub(1)
    }

    pub(super) fn write<P: Pen>(position: &dyn Position, pen: &mut P) -> Result<(), P::Error> {
        let size = position.size();
        for row in 0..size {
            if row > 0 {
                pen.put("/")?;
            }
            let mut start = 0;
            while let Some(column) = next_queen(position, size, row, start) {
                write_free(column - start, pen)?;
                pen.put("Q")?;
                start = column + 1;
            }
            write_free(size - start, pen)?;
        }
        Ok(())
    }

    /// Reads a board of at most `max_size` rows: calls `queen` with the square of each queen, row
    /// by row from the top and from left to right, and returns the size of the board.
    ///
    /// This is [`Board::from_fen`](crate::Board::from_fen) with a place of your own for the queens,
    /// for boards of more than 16 rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not of this form or its rows do not form a square. `queen`
    /// has been called with the squares up to there.
    ///
    /// ```
    /// use queen_runtime::draw::Fen;
    ///
    /// let columns: [u8; 20] = std::array::from_fn(|row| row as u8);
    /// let mut queens = Vec::new();
    /// let size = Fen::read(&Fen::new(&columns).to_string(), 100, |queen| queens.push(queen));
    /// assert_eq!(size, Ok(20));
    /// assert_eq!(queens.len(), 20);
    /// assert!(queens.iter().all(|queen| queen.row() == queen.column()));
    ///
    /// let error = Fen::read("101/", 100, |_| ()).unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 3: a board has from 1 to 100 rows");
    /// ```
    pub fn read(
        text: &str,
        max_size: usize,
        queen: impl FnMut(Square),
    ) -> Result<usize, ParseBoardError> {
        let mut rows = Rows::new(max_size, queen);
        // The number so far, whose squares have been passed.
        let mut free = 0_usize;
        let mut has_ended = false;
        scan(text, |_, character| {
            // Further fields follow after a space.
            if has_ended {
                return Ok(());
            }
            let before = core::mem::take(&mut free);
            match character.filter(|character| !character.is_whitespace()) {
                Some('Q' | 'q') => rows.place(),
                Some('/') => rows.end_row(),
                Some(other) => match other.to_digit(10) {
                    Some(digit) if before > 0 || digit > 0 => {
                        free = before.saturating_mul(10).saturating_add(digit as usize);
                        rows.pass(free - before)
                    }
                    _ => Err(ParseBoardErrorKind::Unexpected(other)),
                },
                None => {
                    has_ended = true;
                    rows.end_row().and_then(|()| rows.end())
                }
            }
        })?;
        Ok(rows.size())
    }
}

fn write_free<P: Pen>(squares: usize, pen: &mut P) -> Result<(), P::Error> {
    if squares == 0 { Ok(()) } else { pen.put_number(squares) }
}
