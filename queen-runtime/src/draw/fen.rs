use core::fmt::{self, Write};

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
    columns: &'a [u8],
}

impl<'a> Fen<'a> {
    /// Draws the queens in these columns, the top row's first.
    #[must_use]
    pub const fn new(columns: &'a [u8]) -> Self {
        Self { columns }
    }
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let free = |f: &mut fmt::Formatter<'_>, squares| match squares {
            0 => Ok(()),
            _ => write!(f, "{squares}"),
        };
        for (row, &queen) in self.columns.iter().enumerate() {
            if row > 0 {
                f.write_char('/')?;
            }
            let left = usize::from(queen);
            free(f, left)?;
            f.write_char('Q')?;
            free(f, self.columns.len().saturating_sub(left + 1))?;
        }
        Ok(())
    }
}
