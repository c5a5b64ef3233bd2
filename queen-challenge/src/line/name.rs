//! The name of a row or column, as in chess, or of a region.

use core::error::Error;
use core::fmt;

use queen_math::{Ascii, read_column, read_number};
use queen_runtime::{Board, Square};

use super::Line;
use crate::regions::letter;

/// The most bytes of a name: a word, and an index of 64 bits in parentheses.
const MAX_LEN: usize = "column (18446744073709551615)".len();

impl Line {
    /// The name on a board of `size` × `size`: `row 3`, counted from the bottom, `column d`, or
    /// `region C`.
    ///
    /// A line beyond the board, or a region beyond those of the largest board, has no such name;
    /// its index takes the place of the number or letter.
    ///
    /// ```
    /// # use queen_challenge::Line;
    /// assert_eq!(Line::Row(5).name(8).as_str(), "row 3");
    /// assert_eq!(Line::Column(3).name(8).as_str(), "column d");
    /// assert_eq!(Line::Region(2).name(8).as_str(), "region C");
    /// assert_eq!(Line::Column(8).name(8).as_str(), "column (8)");
    /// assert_eq!(Line::Region(16).name(32).as_str(), "region (16)");
    ///
    /// let name = Line::Row(5).name(8);
    /// assert_eq!(format!("{name:>7}|{name:>#4}"), "  row 3|   3");
    /// ```
    #[must_use]
    pub const fn name(self, size: usize) -> LineName {
        let mut text = Ascii::EMPTY;
        // The square is on the board if its line is, unless the index is beyond 32 bits.
        let square = match self {
            Self::Row(row) => Square::new(row, 0),
            Self::Column(column) | Self::Region(column) => Square::new(0, column),
        };
        let is_on_board = self.is_on(size) && square.is_on(size);
        let square = square.name(size);
        let mut name = square.as_bytes();
        match self {
            Self::Region(region) if is_on_board && region < Board::MAX_SIZE => {
                text.push(letter(region));
            }
            Self::Row(_) if is_on_board => {
                // The letters are those of column a.
                while let [letter, rest @ ..] = name
                    && letter.is_ascii_alphabetic()
                {
                    name = rest;
                }
                text.push_all(name);
            }
            Self::Column(_) if is_on_board => {
                // The number is that of the top row.
                while let [rest @ .., b'0'..=b'9'] = name {
                    name = rest;
                }
                text.push_all(name);
            }
            _ => {
                text.push(b')');
                text.push_number(self.index());
                text.push(b'(');
            }
        }
        let short = text;
        text.push_all(match self {
            Self::Row(_) => b"row ",
            Self::Column(_) => b"column ",
            Self::Region(_) => b"region ",
        });
        LineName { text, short }
    }

    /// The line with this [name](Self::name) on a board of `size` × `size`. The word for a row or
    /// a column may be left out, and letters may be in upper or lower case.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is no name of a line, or if the line is not on the board.
    ///
    /// ```
    /// # use queen_challenge::Line;
    /// use queen_challenge::ParseLineError;
    ///
    /// assert_eq!(Line::from_name("row 3", 8), Ok(Line::Row(5)));
    /// assert_eq!(Line::from_name("column d", 8), Ok(Line::Column(3)));
    /// assert_eq!(Line::from_name("3", 8), Ok(Line::Row(5)));
    /// assert_eq!(Line::from_name("D", 8), Ok(Line::Column(3)));
    /// assert_eq!(Line::from_name("region C", 8), Ok(Line::Region(2)));
    ///
    /// let error = |name| Line::from_name(name, 8).unwrap_err().to_string();
    /// assert_eq!(error("row d"), "expected a row or a column, such as row 3 or column d");
    /// assert_eq!(error("column i"), "the line is not on the board");
    /// assert_eq!(Line::from_name("region Q", 32), Err(ParseLineError::OffBoard));
    /// ```
    pub const fn from_name(name: &str, size: usize) -> Result<Self, ParseLineError> {
        let mut is_region = false;
        let (number, column) = match name.as_bytes() {
            [b'r', b'o', b'w', b' ', number @ ..] => (read_number(number), None),
            [b'c', b'o', b'l', b'u', b'm', b'n', b' ', column @ ..] => (None, whole_column(column)),
            [b'r', b'e', b'g', b'i', b'o', b'n', b' ', region @ ..] => {
                is_region = true;
                (None, whole_column(region))
            }
            short => (read_number(short), whole_column(short)),
        };
        // Both are counted from 1, and end up at `u32::MAX` where they grow beyond it.
        let ((Some(count), _) | (None, Some(count))) = (number, column) else {
            return Err(ParseLineError::Malformed);
        };
        // There are no more regions than rows of the largest board.
        let size = if is_region && size > Board::MAX_SIZE { Board::MAX_SIZE } else { size };
        // Compared as 64 bits, since a cast to 16 would cut the count off.
        if count == u32::MAX || count as u64 > size as u64 {
            return Err(ParseLineError::OffBoard);
        }
        let count = count as usize;
        Ok(match number {
            Some(_) => Self::Row(size - count),
            None if is_region => Self::Region(count - 1),
            None => Self::Column(count - 1),
        })
    }
}

/// The column or region that a text names, counted from 1; `None` if it is not letters alone.
const fn whole_column(text: &[u8]) -> Option<u32> {
    match read_column(text) {
        (0, _) | (_, [_, ..]) => None,
        (column, []) => Some(column),
    }
}

/// The name of a row, a column or a region on a board of one size, from [`Line::name`].
///
/// It is a short text in place: [`as_str`](Self::as_str) does not link `core::fmt`, and `Display`
/// pads it. The alternate form `{:#}` is the number or the letter alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineName {
    text: Ascii<MAX_LEN>,
    /// The text without its word.
    short: Ascii<MAX_LEN>,
}

impl LineName {
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
}

impl AsRef<str> for LineName {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl PartialEq<str> for LineName {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for LineName {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if f.alternate() { &self.short } else { &self.text };
        text.fmt(f)
    }
}

impl fmt::Debug for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

#[cfg(feature = "defmt")]
impl defmt::Format for LineName {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=str}", self.as_str());
    }
}

/// The error of reading the name of a row or column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseLineError {
    /// The text is not a row or a column.
    Malformed,
    /// The line is not on the board.
    OffBoard,
}

impl fmt::Display for ParseLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Malformed => "expected a row or a column, such as row 3 or column d",
            Self::OffBoard => "the line is not on the board",
        })
    }
}

impl Error for ParseLineError {}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;

    use super::*;

    #[test]
    fn names_are_read_back() {
        for size in [1, 2, 16, 26, 27, 703] {
            for line in (0..size).flat_map(|index| [Line::Row(index), Line::Column(index)]) {
                let name = line.name(size);
                assert_eq!(Line::from_name(name.as_str(), size), Ok(line));
                assert_eq!(Line::from_name(&format!("{name:#}"), size), Ok(line));
            }
            for line in (0..size.min(Board::MAX_SIZE)).map(Line::Region) {
                let (name, column) = (line.name(size), Line::Column(line.index()).name(size));
                assert_eq!(Line::from_name(name.as_str(), size), Ok(line));
                assert_eq!(format!("{name:#}"), format!("{column:#}").to_uppercase());
            }
        }
    }

    #[test]
    fn the_name_is_that_of_the_squares() {
        for size in [1, 8, 16, 30] {
            for square in Square::all(size) {
                let [row, column] = [Line::Row(square.row()), Line::Column(square.column())]
                    .map(|line| line.name(size));
                assert_eq!(square.name(size), format!("{column:#}{row:#}").as_str());
                assert_eq!(row, format!("row {row:#}").as_str());
                assert_eq!(column, format!("column {column:#}").as_str());
            }
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for name in [
            "",
            "row",
            "row ",
            "rows 3",
            "row  3",
            "row 03",
            "row 0",
            "row d",
            "column 3",
            "column",
            "column ",
            "column d4",
            "d4",
            "4d",
            " 3",
            "3 ",
            "-3",
            "Row 3",
            "é",
            "row 3 ",
            "region",
            "region ",
            "region 3",
        ] {
            let expected = match name {
                // Letters, as the columns after z have them.
                "row" | "column" | "region" => ParseLineError::OffBoard,
                _ => ParseLineError::Malformed,
            };
            assert_eq!(Line::from_name(name, 8), Err(expected), "{name}");
        }
        // 65537 and `crxq` are 1 in the low 16 bits.
        for name in ["row 9", "column i", "65537", "crxq", "4294967297", "mwlqkwz", "row 65536"] {
            assert_eq!(Line::from_name(name, 8), Err(ParseLineError::OffBoard), "{name}");
        }
        assert_eq!(Line::from_name("a", 0), Err(ParseLineError::OffBoard));
    }

    #[test]
    fn a_line_beyond_the_board_has_its_index_for_a_name() {
        assert_eq!(Line::Row(8).name(8), "row (8)");
        let last = Line::Column(usize::MAX).name(usize::MAX);
        assert_eq!(last, format!("column ({})", usize::MAX).as_str());
    }
}
