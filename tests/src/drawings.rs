//! Drawings of a position in every style of text, read back.

use queen_runtime::draw::{self, Fen, Position, Squares, read_picture};
use queen_runtime::error::ParseBoardError;
use queen_runtime::{__text_styles, Board, Square};

macro_rules! drawings {
    ($($style:ident)*) => {
        /// A position in every style of text, with the name of the style.
        #[must_use]
        pub fn drawings(position: &dyn Position) -> Vec<(&'static str, String)> {
            vec![$((stringify!($style), draw::$style::new(position).to_string())),*]
        }
    };
}
__text_styles!(drawings);

/// Whether drawings in this style have a symbol for each square; FEN and lists of squares have not.
#[must_use]
pub fn is_picture(style: &str) -> bool {
    !["Fen", "Squares"].contains(&style)
}

/// Reads a board of `size` × `size` from its drawing.
///
/// # Errors
///
/// Returns an error if the text is not a drawing in this style.
pub fn read_board(style: &str, text: &str, size: usize) -> Result<Board, ParseBoardError> {
    match style {
        "Fen" => Board::from_fen(text),
        "Squares" => Board::from_squares(text, size),
        _ => text.parse(),
    }
}

/// Reads a position of `size` rows, up to 100, from its drawing: calls `queen` with the square of
/// each queen, and returns the size.
///
/// # Errors
///
/// Returns an error if the text is not a drawing in this style.
pub fn read(
    style: &str,
    text: &str,
    size: usize,
    queen: impl FnMut(Square),
) -> Result<usize, ParseBoardError> {
    match style {
        "Fen" => Fen::read(text, 100, queen),
        "Squares" => Squares::read(text, size, queen).map(|()| size),
        _ => read_picture(text, 100, queen),
    }
}
