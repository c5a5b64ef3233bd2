use core::fmt;

use super::position::{Position, fmt_rows};

/// The board of the `QueenPuzzle` notebook: coloured discs for queens.
///
/// | | free | queen |
/// |---|---|---|
/// | white square | ⬜ U+2B1C | 🔴 U+1F534 |
/// | black square | ⬛ U+2B1B | 🔵 U+1F535 |
///
/// The top left square is white. Rows are joined by line feeds, with none at the end.
///
/// ```
/// use queen_runtime::draw::Discs;
///
/// assert_eq!(Discs::new(&[2, 0, 3, 1]).to_string(), "⬜⬛🔴⬛\n🔵⬜⬛⬜\n⬜⬛⬜🔵\n⬛🔴⬛⬜");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Discs<'a> {
    position: &'a dyn Position,
}

impl<'a> Discs<'a> {
    /// Draws this position.
    #[must_use]
    pub const fn new(position: &'a dyn Position) -> Self {
        Self { position }
    }
}

impl fmt::Display for Discs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_rows(f, self.position, |row, column, has_queen| {
            let is_white = (row + column) % 2 == 0;
            match (has_queen, is_white) {
                (false, true) => "\u{2b1c}",
                (false, false) => "\u{2b1b}",
                (true, true) => "\u{1f534}",
                (true, false) => "\u{1f535}",
            }
        })
    }
}
