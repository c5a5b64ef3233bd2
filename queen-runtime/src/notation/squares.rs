//! Square names of the queens.

use core::fmt;

use queen_math::{ParseSquareError, Square, read_column, with_digit};

use super::error::{ParseBoardError, ParseBoardErrorKind};
use super::pen::Pen;
use super::position::{Position, queens};
use super::scan::scan;

/// The names of the queens' squares, the top row's first: `b4 d3 a2 c1`, as in chess.
///
/// A name is a letter for the column, from the left, and a number for the row, from the bottom. The
/// columns after `z` are `aa`, `ab` and so on.
///
/// ```
/// use queen_runtime::draw::Squares;
///
/// assert_eq!(Squares::new(&[1, 3, 0, 2]).to_string(), "b4 d3 a2 c1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Squares<'a> {
    pub(super) position: &'a dyn Position,
}

impl Squares<'_> {
    /// The bytes that a position of `size` rows takes at most.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        let (letters, digits) = (characters(size, 26, 26), characters(size, 9, 10));
        let spaces = size.saturating_mul(size).saturating_sub(1);
        digits.saturating_add(letters).saturating_mul(size).saturating_add(spaces)
    }

    pub(super) fn write<P: Pen>(position: &dyn Position, pen: &mut P) -> Result<(), P::Error> {
        let mut is_first = true;
        for queen in queens(position) {
            if !is_first {
                pen.put(" ")?;
            }
            is_first = false;
            // Byte by byte, since a text would be checked as UTF-8 first.
            for &byte in queen.name(position.size()).as_bytes() {
                pen.put_letter(byte)?;
            }
        }
        Ok(())
    }

    /// Reads square names on a board of `size` × `size`, separated by spaces, line feeds or commas:
    /// calls `queen` with each square, in the order of the text. Letters may be in upper case.
    ///
    /// This is [`Board::from_squares`](crate::Board::from_squares) with a place of your own for the
    /// queens, for boards of more than 16 rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not of this form or names a square that is not on the board.
    /// `queen` has been called with the squares up to there.
    ///
    /// ```
    /// use queen_runtime::Square;
    /// use queen_runtime::draw::Squares;
    ///
    /// let mut queens = Vec::new();
    /// Squares::read("a1, ab28", 28, |queen| queens.push(queen))?;
    /// assert_eq!(queens, [Square::new(27, 0), Square::new(0, 27)]);
    ///
    /// let error = Squares::read("a1, ac28", 28, |_| ()).unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 6: the square is not on the board");
    /// # Ok::<(), queen_runtime::error::ParseBoardError>(())
    /// ```
    pub fn read(
        text: &str,
        size: usize,
        mut queen: impl FnMut(Square),
    ) -> Result<(), ParseBoardError> {
        // The index of the first byte of the name that is being read.
        let mut start = None;
        scan(text, |index, character| match character {
            Some(character) if character != ',' && !character.is_whitespace() => {
                let start = *start.get_or_insert(index);
                let begun = text.get(start..index + character.len_utf8()).unwrap_or_default();
                check(begun, character, size)
            }
            end => {
                let Some(start) = start.take() else { return Ok(()) };
                let name = text.get(start..index).unwrap_or_default();
                // What there is of the name has been checked, so only its number can be missing.
                let error =
                    || end.map_or(ParseBoardErrorKind::NoNumber, ParseBoardErrorKind::Unexpected);
                Square::from_name(name, size).map(&mut queen).map_err(|_| error())
            }
        })
    }
}

/// Checks the beginning of a name, of which all but the `last` character has been checked.
fn check(begun: &str, last: char, size: usize) -> Result<(), ParseBoardErrorKind> {
    let (column, number) = read_column(begun.as_bytes());
    if !number.is_empty() {
        return match Square::from_name(begun, size) {
            Ok(_) => Ok(()),
            Err(ParseSquareError::OffBoard) => Err(ParseBoardErrorKind::OffBoard),
            Err(_) => Err(ParseBoardErrorKind::Unexpected(last)),
        };
    }
    let columns = u32::try_from(size).unwrap_or(u32::MAX);
    // The column that as many letters a name. If there is no such column, a letter was too many.
    let first = begun.bytes().fold(0_u32, |first, _| with_digit::<26>(first, 1));
    if column <= columns {
        Ok(())
    } else if begun.len() > 1 && first > columns {
        Err(ParseBoardErrorKind::Unexpected(last))
    } else {
        Err(ParseBoardErrorKind::OffBoard)
    }
}

/// The names of the queens' squares.
///
/// `Debug` is not a supertrait of `Position`, because that would link `core::fmt`.
impl fmt::Debug for dyn Position + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", Squares::new(self))
    }
}

/// The total number of characters of `n` names, of which `short` have one character. Each of
/// `radix` characters can follow a name.
const fn characters(n: usize, short: usize, radix: usize) -> usize {
    let mut characters = 0_usize;
    // Every name has a first character, all but the shortest have a second one, and so on.
    let mut shorter = 0_usize;
    while shorter < n {
        characters = characters.saturating_add(n - shorter);
        shorter = shorter.saturating_mul(radix).saturating_add(short);
    }
    characters
}
