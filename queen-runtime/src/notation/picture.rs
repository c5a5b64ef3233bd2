//! Pictures of text: a line for each row from the top, a symbol for each square.

use queen_math::Square;

use super::error::{ParseBoardError, ParseBoardErrorKind};
use super::pen::Pen;
use super::position::{Position, queens_in};
use super::rows::Rows;
use super::scan::scan;

/// The number of free squares in a row that the text of a style has.
const RUN: usize = 16;

/// Writes each row from the top, with line feeds between them.
///
/// `free` returns the text of `len` free squares, from this one to the right, for a `len` up to
/// [`RUN`]; `queen` returns that of a queen. To write a text takes many steps, however short it is,
/// so the free squares between two queens are written as one.
pub(super) fn write_rows<P: Pen>(
    position: &dyn Position,
    pen: &mut P,
    free: impl Fn(Square, usize) -> Option<&'static str>,
    queen: impl Fn(Square) -> &'static str,
) -> Result<(), P::Error> {
    for row in 0..position.size() {
        if row > 0 {
            pen.put("\n")?;
        }
        let mut column = 0;
        for next in queens_in(position, row).map(Some).chain([None]) {
            let end = next.unwrap_or(position.size());
            // The squares before `column` are written.
            while column < end {
                let len = RUN.min(end - column);
                pen.put(free(Square::new(row, column), len).unwrap_or_default())?;
                column += len;
            }
            if next.is_some() {
                pen.put(queen(Square::new(row, column)))?;
                column += 1;
            }
        }
    }
    Ok(())
}

/// Reads a picture of a board of at most `max_size` rows: calls `queen` with the square of each
/// queen, row by row from the top and from left to right, and returns the size of the board.
///
/// This is how a [`Board`](crate::Board) is parsed from [`Letters`](super::Letters),
/// [`Discs`](super::Discs) and [`Glyphs`](super::Glyphs), with a place of your own for the queens.
///
/// # Errors
///
/// Returns an error if the text is not a picture or its rows do not form a square. `queen` has been
/// called with the squares up to there.
///
/// ```
/// use queen_runtime::draw::{Letters, read_picture};
///
/// let columns: [u8; 20] = std::array::from_fn(|row| row as u8);
/// let mut queens = Vec::new();
/// let size = read_picture(&Letters::new(&columns).to_string(), 100, |queen| queens.push(queen));
/// assert_eq!(size, Ok(20));
/// assert_eq!(queens.len(), 20);
/// assert!(queens.iter().all(|queen| queen.row() == queen.column()));
///
/// let error = read_picture("Q . .\n. x .\n. . Q", 100, |_| ()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: unexpected 'x'");
/// ```
pub fn read_picture(
    text: &str,
    max_size: usize,
    queen: impl FnMut(Square),
) -> Result<usize, ParseBoardError> {
    let mut rows = Rows::new(max_size, queen);
    scan(text, |index, character| match character {
        Some('\n') => rows.end_line(),
        Some(symbol) => match super::read_symbol(symbol) {
            Some(true) => rows.place(),
            Some(false) => rows.pass(1),
            None if symbol.is_whitespace() => Ok(()),
            None => Err(refuse(symbol, text.as_bytes().get(index..).unwrap_or_default())),
        },
        None => rows.end_line().and_then(|()| rows.end()),
    })?;
    Ok(rows.size())
}

/// The error of a symbol that is in no picture, at the start of the rest of the text. A name of a
/// square, or a row of Forsyth–Edwards Notation, has a digit there or next to it.
fn refuse(symbol: char, rest: &[u8]) -> ParseBoardErrorKind {
    if rest.iter().take(2).any(u8::is_ascii_digit) {
        ParseBoardErrorKind::NoPicture(symbol)
    } else {
        ParseBoardErrorKind::Unexpected(symbol)
    }
}
