//! The name of a row or column, as in chess.

use core::fmt;

use queen_math::Ascii;
use queen_runtime::Square;

use super::Line;

/// The name of a row or column, as in chess: `row 3`, from the bottom, or `column d`. The alternate
/// form `{:#}` is the number or the letter alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct LineName {
    pub(super) line: Line,
    pub(super) size: usize,
}

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, square) = match self.line {
            Line::Row(row) => (b"row ".as_slice(), Square::new(row, 0)),
            Line::Column(column) => (b"column ".as_slice(), Square::new(0, column)),
        };
        let square = square.name(self.size);
        let square = square.as_bytes();
        let letters = square.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
        let (column, row) = square.split_at_checked(letters).unwrap_or_default();
        let mut name = Ascii::<{ "column z".len() }>::EMPTY;
        name.push_all(if matches!(self.line, Line::Row(_)) { row } else { column });
        if !f.alternate() {
            name.push_all(kind);
        }
        name.fmt(f)
    }
}
