//! Pictures of text: a line for each row from the top, a symbol for each square.

use queen_math::Square;

use super::error::{ParseBoardError, ParseBoardErrorKind};
use super::pen::Pen;
use super::position::{Position, next_queen};
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
    let size = position.size();
    for row in 0..size {
        if row > 0 {
            pen.put("\n")?;
        }
        let mut column = 0;
        // The squares before `column` are written.
        loop {
            let next = next_queen(position, size, row, column);
            let end = next.unwrap_or(size);
            while column < end {
                let len = RUN.min(end - column);
                pen.put(free(Square::new(row, column), len).unwrap_or_default())?;
                column += len;
            }
            if next.is_none() {
                break;
            }
            pen.put(queen(Square::new(row, column)))?;
            column += 1;
        }
    }
    Ok(())
}

/// Reads a picture: calls `queen` with the square of each queen, and returns the size of the board.
///
/// `read_symbol` returns whether a symbol is a queen; `None` if it is in no picture.
pub(super) fn read(
    text: &str,
    max_size: usize,
    read_symbol: impl Fn(char) -> Option<bool>,
    queen: impl FnMut(Square),
) -> Result<usize, ParseBoardError> {
    let mut rows = Rows::new(max_size, queen);
    scan(text, |index, character| match character {
        Some('\n') => rows.end_line(),
        Some(symbol) => match read_symbol(symbol) {
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
    if matches!(rest, [b'0'..=b'9', ..] | [_, b'0'..=b'9', ..]) {
        ParseBoardErrorKind::NoPicture(symbol)
    } else {
        ParseBoardErrorKind::Unexpected(symbol)
    }
}
