use core::fmt::{self, Write};

use super::position::Position;

/// The first field of Forsyth–Edwards Notation (FEN), the placement of the pieces: rows divided by
/// slashes, `Q` for a queen, a number for as many free squares.
///
/// A board of more than nine columns may take numbers of two digits, as programs for larger boards
/// write them.
///
/// ```
/// use queen_runtime::draw::Fen;
///
/// assert_eq!(Fen::new(&[1, 3, 0, 2]).to_string(), "1Q2/3Q/Q3/2Q1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fen<'a> {
    position: &'a dyn Position,
}

impl<'a> Fen<'a> {
    /// Draws this position.
    #[must_use]
    pub const fn new(position: &'a dyn Position) -> Self {
        Self { position }
    }
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.position.size();
        for row in 0..size {
            if row > 0 {
                f.write_char('/')?;
            }
            let mut free = 0;
            for column in 0..size {
                if self.position.has_queen(row, column) {
                    fmt_free(f, free)?;
                    f.write_char('Q')?;
                    free = 0;
                } else {
                    free += 1;
                }
            }
            fmt_free(f, free)?;
        }
        Ok(())
    }
}

fn fmt_free(f: &mut fmt::Formatter<'_>, squares: usize) -> fmt::Result {
    if squares == 0 { Ok(()) } else { write!(f, "{squares}") }
}
