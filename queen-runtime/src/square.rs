//! The name of a square, as in chess.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::draw::put_square_name;

/// The name of a square, as in chess: a letter for the column, from the left, and a number for the
/// row, from the bottom. The columns after `z` are `aa`, `ab` and so on.
///
/// Rows count from the top elsewhere, so a name depends on the size of the board.
///
/// ```
/// use queen_runtime::SquareName;
///
/// let name = SquareName::new(8, 4, 2).unwrap();
/// assert_eq!(name.to_string(), "c4");
/// assert_eq!("c4".parse(), Ok(name));
/// assert_eq!(name.on(8), Some((4, 2)));
/// assert_eq!(name.on(3), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct SquareName {
    column: u32,
    /// From 1 at the bottom.
    number: u32,
}

impl SquareName {
    /// The name of the square at `row` and `column` on a board of `size` × `size`; `None` if it is
    /// not on the board.
    #[must_use]
    pub const fn new(size: usize, row: usize, column: usize) -> Option<Self> {
        if row >= size || column >= size || size > u32::MAX as usize {
            return None;
        }
        Some(Self { column: column as u32, number: (size - row) as u32 })
    }

    /// The square with this name on a board of `size` × `size`, as (row, column); `None` if there is
    /// none.
    #[must_use]
    pub const fn on(self, size: usize) -> Option<(usize, usize)> {
        let (column, number) = (self.column as usize, self.number as usize);
        if number > size || column >= size { None } else { Some((size - number, column)) }
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        put_square_name(f, self.column as usize, self.number as usize)
    }
}

/// Letters may be in upper case.
impl FromStr for SquareName {
    type Err = ParseSquareNameError;

    fn from_str(name: &str) -> Result<Self, ParseSquareNameError> {
        parse(name).ok_or(ParseSquareNameError(()))
    }
}

fn parse(name: &str) -> Option<SquareName> {
    let (mut columns, mut number) = (0_u32, 0_u32);
    for byte in name.bytes() {
        match byte {
            b'0'..=b'9' if columns > 0 && (byte, number) != (b'0', 0) => {
                number = number.checked_mul(10)?.checked_add((byte - b'0').into())?;
            }
            b'A'..=b'Z' | b'a'..=b'z' if number == 0 => {
                let letter = u32::from(byte.to_ascii_lowercase() - b'a');
                columns = columns.checked_mul(26)?.checked_add(letter + 1)?;
            }
            _ => return None,
        }
    }
    let column = columns.checked_sub(1)?;
    (number > 0).then_some(SquareName { column, number })
}

/// The error of parsing a [`SquareName`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseSquareNameError(());

impl fmt::Display for ParseSquareNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("expected the name of a square, a letter and a number, such as `c4`")
    }
}

impl Error for ParseSquareNameError {}
