//! Notations: text that shows a position. Each has a file with its writer beside its reader.

mod discs;
pub(crate) mod error;
mod fen;
mod glyphs;
mod letters;
mod pen;
mod picture;
mod position;
mod rows;
mod scan;
mod squares;

use queen_math::Square;

use self::error::ParseBoardError;

pub use discs::Discs;
pub use fen::Fen;
pub use glyphs::Glyphs;
pub use letters::Letters;
pub use position::Position;
pub(crate) use position::{position_by_columns, queens};
pub use squares::Squares;

/// Calls a macro with the names of all styles of text. Not public API.
#[doc(hidden)]
#[macro_export]
macro_rules! __text_styles {
    ($macro:ident) => {
        $macro! { Discs Fen Glyphs Letters Squares }
    };
}

/// Implements the constructor, `render_into` and `Display` of styles that hold a position and have
/// a `write`.
macro_rules! drawings {
    ($($style:ident)*) => {$(
        impl<'a> $style<'a> {
            /// Draws this position.
            #[must_use]
            pub const fn new(position: &'a dyn Position) -> Self {
                Self { position }
            }

            /// Draws into the front of `buffer`, and returns the drawing; if it does not fit,
            /// returns `None` and leaves `buffer` as it was.
            pub fn render_into<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b str> {
                let mut nowhere = pen::BufferPen { buffer: &mut [], len: 0 };
                let Ok(()) = $style::write(self.position, &mut nowhere);
                let buffer = buffer.get_mut(..nowhere.len)?;
                let Ok(()) = $style::write(self.position, &mut pen::BufferPen { buffer, len: 0 });
                str::from_utf8(buffer).ok()
            }
        }

        impl core::fmt::Display for $style<'_> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $style::write(self.position, f)
            }
        }
    )*};
}

__text_styles!(drawings);

/// Reads a picture of a board of at most `max_size` rows: calls `queen` with the square of each
/// queen, row by row from the top and from left to right, and returns the size of the board.
///
/// This is how a [`Board`](crate::Board) is parsed from a picture, such as [`Letters`] or
/// [`Glyphs`], with a place of your own for the queens.
///
/// # Errors
///
/// Returns an error if the text is not a picture or its rows do not form a square. `queen` has been
/// called with the squares up to there.
///
/// ```
/// use queen_runtime::draw::{Letters, read_picture};
///
/// let columns: [u8; 20] = std::array::from_fn(|row| row as u8);
/// let mut queens = Vec::new();
/// let size = read_picture(&Letters::new(&columns).to_string(), 100, |queen| queens.push(queen));
/// assert_eq!(size, Ok(20));
/// assert_eq!(queens.len(), 20);
/// assert!(queens.iter().all(|queen| queen.row() == queen.column()));
///
/// let error = read_picture("Q . .\n. x .\n. . Q", 100, |_| ()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: unexpected 'x'");
/// ```
pub fn read_picture(
    text: &str,
    max_size: usize,
    queen: impl FnMut(Square),
) -> Result<usize, ParseBoardError> {
    picture::read(text, max_size, read_symbol, queen)
}

/// Whether the symbol is a queen in one of the styles of pictures; `None` if it is in none of them.
fn read_symbol(symbol: char) -> Option<bool> {
    letters::read(symbol).or_else(|| glyphs::read(symbol)).or_else(|| discs::read(symbol))
}
