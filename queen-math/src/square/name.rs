//! The name of a square, as in chess.

use core::error::Error;
use core::fmt;

use super::{Square, saturate};
use crate::ascii::Ascii;

/// The most bytes of a name: seven letters, which is what a column of 32 bits takes, and a number
/// of twenty digits. What a square beyond the board has instead, `(4294967295, 4294967295)`, is
/// shorter.
const MAX_LEN: usize = 27;

/// The number of letters that name columns.
const LETTERS: u32 = 26;

impl Square {
    /// The name of the square on a board of `size` × `size`: a letter for the column, from the
    /// left, and a number for the row, from the bottom. The columns after `z` are `aa`, `ab` and so
    /// on.
    ///
    /// A square beyond the board has no such name; its row and column take its place.
    ///
    /// ```
    /// # use queen_math::Square;
    /// assert_eq!(Square::new(4, 2).name(8).as_str(), "c4");
    /// assert_eq!(Square::new(0, 26).name(100).as_str(), "aa100");
    /// assert_eq!(Square::new(4, 2).name(4).as_str(), "(4, 2)");
    /// assert_eq!(format!("{:>4}|", Square::new(4, 2).name(8)), "  c4|");
    /// ```
    #[must_use]
    pub const fn name(self, size: usize) -> SquareName {
        let mut text = Ascii::EMPTY;
        if !self.is_on(size) {
            text.push(b')');
            text.push_number(self.column as usize);
            text.push_all(b", ");
            text.push_number(self.row as usize);
            text.push(b'(');
            return SquareName { text, letters: 0 };
        }
        text.push_number(size - self.row());
        let digits = text.len();
        // A first letter a counts: after z comes aa, as if 100 came after 9. So each letter but the
        // last is one less than a digit in this place would be.
        let mut column = self.column;
        loop {
            text.push(b'a' + (column % LETTERS) as u8);
            match (column / LETTERS).checked_sub(1) {
                Some(front) => column = front,
                None => break,
            }
        }
        SquareName { text, letters: (text.len() - digits) as u8 }
    }

    /// The square with this [name](Self::name) on a board of `size` × `size`. Letters may be in
    /// upper case. No name is read on a board of more than `u32::MAX` rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is no name of a square, or if the square is not on the board.
    ///
    /// ```
    /// # use queen_math::Square;
    /// assert_eq!(Square::from_name("c4", 8), Ok(Square::new(4, 2)));
    /// assert_eq!(Square::from_name("C4", 8), Ok(Square::new(4, 2)));
    ///
    /// let error = |name| Square::from_name(name, 8).unwrap_err().to_string();
    /// assert_eq!(error("4c"), "expected a letter and a number, such as c4");
    /// assert_eq!(error("c9"), "the square is not on the board");
    /// ```
    ///
    /// A constant cannot call `Result::unwrap`:
    ///
    /// ```
    /// # use queen_math::Square;
    /// const C4: Square = match Square::from_name("c4", 8) {
    ///     Ok(square) => square,
    ///     Err(_) => panic!("no square of this board"),
    /// };
    ///
    /// assert_eq!(C4, Square::new(4, 2));
    /// ```
    pub const fn from_name(name: &str, size: usize) -> Result<Self, ParseSquareError> {
        // Both are counted from 1, and end up at `u32::MAX` where they grow beyond it.
        let (columns, rest) = read_column(name.as_bytes());
        let number = match read_number(rest) {
            Some(number) if columns > 0 => number,
            _ => return Err(ParseSquareError::Malformed),
        };
        // Compared as 32 bits, since a cast to 16 would cut a column or a number off.
        let last = saturate(size);
        let is_too_far =
            columns > last || number > last || columns == u32::MAX || number == u32::MAX;
        if is_too_far || size > u32::MAX as usize {
            return Err(ParseSquareError::OffBoard);
        }
        Ok(Self { row: last - number, column: columns - 1 })
    }
}

/// The column that the letters in front of a text name, counted from 1, and the text after them; 0
/// if there are none, and `u32::MAX` if the column is larger. Not public API.
#[doc(hidden)]
#[must_use]
pub const fn read_column(text: &[u8]) -> (u32, &[u8]) {
    let mut rest = text;
    let mut column = 0_u32;
    while let [letter, after @ ..] = rest
        && letter.is_ascii_alphabetic()
    {
        let letter = letter.to_ascii_lowercase() - b'a';
        column = with_digit::<LETTERS>(column, letter as u32 + 1);
        rest = after;
    }
    (column, rest)
}

/// The number that a text is in digits, the first of which is not 0; `None` if it is none, and
/// `u32::MAX` if the number is larger. Not public API.
#[doc(hidden)]
#[must_use]
pub const fn read_number(text: &[u8]) -> Option<u32> {
    if matches!(text, [] | [b'0', ..]) {
        return None;
    }
    let mut rest = text;
    let mut number = 0_u32;
    while let [digit, after @ ..] = rest {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = with_digit::<10>(number, (*digit - b'0') as u32);
        rest = after;
    }
    Some(number)
}

/// A number with one more digit, or `u32::MAX` if that is larger. Not public API.
///
/// It does without a product of 64 bits, which takes small processors a function.
#[doc(hidden)]
#[must_use]
pub const fn with_digit<const RADIX: u32>(number: u32, digit: u32) -> u32 {
    if number > u32::MAX / RADIX { u32::MAX } else { (number * RADIX).saturating_add(digit) }
}

/// The name of a square on a board of one size, from [`Square::name`].
///
/// It is a short text in place: [`as_str`](Self::as_str) does not link `core::fmt`, and `Display`
/// pads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareName {
    text: Ascii<MAX_LEN>,
    letters: u8,
}

impl SquareName {
    /// The name.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match str::from_utf8(self.as_bytes()) {
            Ok(name) => name,
            Err(_) => "",
        }
    }

    /// The name as ASCII. Firmware that writes the name byte by byte spares the check of
    /// [`as_str`](Self::as_str), about a kilobyte of code.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    /// The letters of the column; nothing for a square beyond the board.
    ///
    /// ```
    /// # use queen_math::Square;
    /// let name = Square::new(4, 2).name(8);
    /// assert_eq!((name.column(), name.row()), ("c", "4"));
    /// ```
    #[must_use]
    pub fn column(&self) -> &str {
        self.as_str().get(..self.letters.into()).unwrap_or_default()
    }

    /// The number of the row; nothing for a square beyond the board.
    #[must_use]
    pub fn row(&self) -> &str {
        if self.letters == 0 {
            return "";
        }
        self.as_str().get(self.letters.into()..).unwrap_or_default()
    }
}

impl AsRef<str> for SquareName {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl PartialEq<str> for SquareName {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for SquareName {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl fmt::Debug for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

#[cfg(feature = "defmt")]
impl defmt::Format for SquareName {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=str}", self.as_str());
    }
}

/// The error of reading the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseSquareError {
    /// The text is not a letter and a number.
    Malformed,
    /// The square is not on the board.
    OffBoard,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Malformed => "expected a letter and a number, such as c4",
            Self::OffBoard => "the square is not on the board",
        })
    }
}

impl Error for ParseSquareError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for size in [1, 2, 16, 26, 27, 703] {
            for index in (0..size).step_by(if cfg!(miri) { 97 } else { 1 }) {
                for square in [(index, 0), (0, index), (index, index), (size - 1, index)] {
                    let square = Square::from(square);
                    assert_eq!(Square::from_name(square.name(size).as_str(), size), Ok(square));
                }
            }
        }
    }

    #[test]
    fn letters_may_be_in_upper_case() {
        for (name, square) in [("C4", (4, 2)), ("H8", (0, 7)), ("A1", (7, 0))] {
            assert_eq!(Square::from_name(name, 8), Ok(square.into()));
        }
        for name in ["AZ1", "Az1", "aZ1"] {
            assert_eq!(Square::from_name(name, 52), Ok(Square::new(51, 51)));
        }
    }

    #[test]
    fn the_letters_count_on_after_z() {
        let letters = |column| Square::new(0, column).name(1_000_000);
        for (column, expected) in
            [(0, "a"), (25, "z"), (26, "aa"), (51, "az"), (78, "ca"), (701, "zz"), (702, "aaa")]
        {
            assert_eq!(letters(column).column(), expected);
            assert_eq!(letters(column).row(), "1000000");
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for name in
            ["", "c", "4", "4c", "c04", "c0", "c4 ", " c4", "c-4", "c+4", "c4d", "é4", "c４"]
        {
            assert_eq!(Square::from_name(name, 8), Err(ParseSquareError::Malformed), "{name}");
        }
        // 65537 and `crxq` are 1 in the low 16 bits, 65536 and `crxp` are 0.
        for name in ["a65536", "a65537", "crxp1", "crxq1", "a4294967297", "mwlqkwz1"] {
            assert_eq!(Square::from_name(name, 8), Err(ParseSquareError::OffBoard), "{name}");
        }
        for name in ["i1", "a9", "aa1", "zzzzzzzzzzzzzzzz1", "a99999999999999999999"] {
            assert_eq!(Square::from_name(name, 8), Err(ParseSquareError::OffBoard), "{name}");
        }
        assert_eq!(Square::from_name("a1", 0), Err(ParseSquareError::OffBoard));
    }

    #[test]
    fn a_square_beyond_the_board_has_its_row_and_column_for_a_name() {
        let name = Square::new(u32::MAX as usize, u32::MAX as usize).name(16);
        assert_eq!(name.as_str(), "(4294967295, 4294967295)");
        assert_eq!((name.column(), name.row()), ("", ""));
        assert_eq!(Square::new(4, 2).name(4).as_str(), "(4, 2)");
    }

    #[cfg(target_pointer_width = "64")]
    #[test]
    fn the_longest_name_fits() {
        let last = Square::new(0, u32::MAX as usize);
        assert_eq!(last.name(usize::MAX).as_str(), "mwlqkwv18446744073709551615");
        let name = Square::new(0, 0).name(5_000_000_000);
        let read = Square::from_name(name.as_str(), 5_000_000_000);
        assert_eq!(read, Err(ParseSquareError::OffBoard), "its row is beyond 32 bits");
    }
}
