//! Forsyth–Edwards Notation.

use super::position::{Position, queens_in};
use super::text::{BufferPen, Pen, text_style};

/// The first field of Forsyth–Edwards Notation (FEN), the placement of the pieces: rows separated
/// by slashes, `Q` for a queen, a number for a run of free squares.
///
/// A board of more than nine columns may have numbers of two digits, as programs for larger boards
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

impl Fen<'_> {
    /// The bytes that a position of `size` rows takes at most: one per square and one for each
    /// slash.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        size.saturating_add(1).saturating_mul(size).saturating_sub(1)
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        let size = self.position.size();
        for row in 0..size {
            if row > 0 {
                pen.put("/")?;
            }
            let mut start = 0;
            for column in queens_in(self.position, row) {
                put_free(pen, column - start)?;
                pen.put("Q")?;
                start = column + 1;
            }
            put_free(pen, size - start)?;
        }
        Ok(())
    }
}

text_style!(Fen);

fn put_free<P: Pen>(pen: &mut P, squares: usize) -> Result<(), P::Error> {
    if squares == 0 { Ok(()) } else { pen.put_number(squares) }
}
