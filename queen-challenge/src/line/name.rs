//! The name of a row or column, as in chess.

use core::fmt;

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
            Line::Row(row) => ("row ", Square::new(row, 0)),
            Line::Column(column) => ("column ", Square::new(0, column)),
        };
        let square = square.name(self.size);
        let index = match self.line {
            Line::Row(_) => square.row(),
            Line::Column(_) => square.column(),
        };
        if f.alternate() {
            return f.pad(index);
        }
        // `pad` takes a text as a whole. The longest one is `column` with a letter.
        let mut name = [0; 16];
        let bytes = kind.bytes().chain(index.bytes());
        let len = name.iter_mut().zip(bytes).map(|(place, byte)| *place = byte).count();
        f.pad(name.get(..len).and_then(|name| str::from_utf8(name).ok()).unwrap_or_default())
    }
}
