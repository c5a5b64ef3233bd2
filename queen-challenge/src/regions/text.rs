//! The text form of regions: a letter for each square.

use core::fmt::{self, Write};
use core::str::FromStr;

use queen_runtime::{Board, Square};

use super::{ParseRegionsError, ParseRegionsErrorKind as Kind, Regions, RegionsError};

/// The letter of a region.
pub(crate) const fn letter(region: usize) -> u8 {
    b'A' + (region % Board::MAX_SIZE) as u8
}

/// A letter for each square, `A` for region 0, in a line for each row; the alternate form `{:#}` is
/// one line with slashes between the rows.
impl fmt::Display for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end_of_row = if f.alternate() { '/' } else { '\n' };
        for square in Square::all(self.size()) {
            if square.row() > 0 && square.column() == 0 {
                f.write_char(end_of_row)?;
            }
            f.write_char(letter(self.region_at(square.row(), square.column())).into())?;
        }
        Ok(())
    }
}

/// `Regions(AAB/ABB/CCC)`.
impl fmt::Debug for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Regions({self:#})")
    }
}

/// Parses a letter for each square, in a line for each row from the top or with slashes between the
/// rows. Two squares with the same letter are in the same region, in upper or lower case.
///
/// Blank lines, and spaces between squares, are ignored.
///
/// ```
/// use queen_challenge::Regions;
///
/// let regions: Regions = "b b a\nb a a\nc c c".parse().unwrap();
/// assert_eq!(regions.to_string(), "AAB\nABB\nCCC");
/// assert_eq!("AAB/ABB/CCC".parse(), Ok(regions));
/// ```
impl FromStr for Regions {
    type Err = ParseRegionsError;

    fn from_str(text: &str) -> Result<Self, ParseRegionsError> {
        let mut labels = [[0; Board::MAX_SIZE]; Board::MAX_SIZE];
        let size = read(text, &mut labels)?;
        let label = |square: Square| {
            let row = labels.get(square.row()).map_or(&[][..], |row| row.as_slice());
            usize::from(row.get(square.column()).copied().unwrap_or(0))
        };
        Self::from_fn(size, label).map_err(|error| {
            let kind: fn(char) -> Kind = match error {
                RegionsError::Size { .. } => |_| Kind::Size,
                RegionsError::TooMany { .. } => Kind::TooManyRegions,
                RegionsError::TooFew { .. } => |_| Kind::TooFewRegions,
                RegionsError::Split { .. } => Kind::Split,
            };
            let (RegionsError::TooMany { square, .. } | RegionsError::Split { square }) = error
            else {
                return Place::end_of(text).error(kind(' '));
            };
            let (at, letter) = find(text, square.row() * size + square.column());
            at.error(kind(letter.to_ascii_uppercase()))
        })
    }
}

/// The letter with this index, from 0, and its place.
fn find(text: &str, index: usize) -> (Place, char) {
    let mut at = Place::START;
    let mut left = index;
    for character in text.chars() {
        if character.is_ascii_alphabetic() {
            if left == 0 {
                return (at, character);
            }
            left -= 1;
        }
        at.pass(character);
    }
    (at, ' ')
}

/// A place in a text, both from 1.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    const START: Self = Self { line: 1, column: 1 };

    fn end_of(text: &str) -> Self {
        let mut at = Self::START;
        text.chars().for_each(|character| at.pass(character));
        at
    }

    const fn pass(&mut self, character: char) {
        if character == '\n' {
            *self = Self { line: self.line + 1, column: 1 };
        } else {
            self.column += 1;
        }
    }

    const fn error(self, kind: Kind) -> ParseRegionsError {
        ParseRegionsError { line: self.line, column: self.column, kind }
    }
}

/// Reads the letters of all rows as upper case, and returns the size: the length of the first row.
///
/// A row ends at a slash, at the end of a line or of the text; one without letters is passed over.
fn read(
    text: &str,
    labels: &mut [[u8; Board::MAX_SIZE]; Board::MAX_SIZE],
) -> Result<usize, ParseRegionsError> {
    // The rows that are complete, the letters of the one that is read, and the size once it is
    // known, which is after the first row.
    let (mut rows, mut letters, mut size) = (0, 0, None);
    let mut at = Place::START;
    // The end of the text ends a row, too.
    for character in text.chars().chain(['\n']) {
        match character {
            '/' | '\n' | '\r' if letters > 0 => {
                if size.is_some_and(|size| letters < size) {
                    return Err(at.error(Kind::RowTooShort));
                }
                size = Some(letters);
                (rows, letters) = (rows + 1, 0);
            }
            '/' | '\n' | '\r' | ' ' | '\t' => {}
            'A'..='Z' | 'a'..='z' => {
                if size == Some(rows) {
                    return Err(at.error(Kind::TooManyRows));
                }
                if size == Some(letters) {
                    return Err(at.error(Kind::RowTooLong));
                }
                let label = labels.get_mut(rows).and_then(|row| row.get_mut(letters));
                *label.ok_or(at.error(Kind::Size))? = character.to_ascii_uppercase() as u8;
                letters += 1;
            }
            _ => return Err(at.error(Kind::Unexpected(character))),
        }
        at.pass(character);
    }
    match size {
        None => Err(Place::end_of(text).error(Kind::Size)),
        Some(size) if rows < size => Err(Place::end_of(text).error(Kind::TooFewRows)),
        Some(size) => Ok(size),
    }
}
