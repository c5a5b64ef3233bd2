//! Notation of a board in text.

use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Squares, Svg};
use queen_runtime::{Board, Square};

use crate::buffer::{self, Writer, write_text};
use crate::tip::line;

/// Writes the name of a square, such as `a1` for the lower left corner.
#[unsafe(no_mangle)]
pub extern "C" fn name(row: usize, column: usize, size: usize) -> usize {
    let square = Square::new(row, column);
    if square.is_on(size) { write_text(square.name(size)) } else { 0 }
}

/// Writes the name of a line, as a tip numbers it, such as `row 1` for the lowest one.
#[unsafe(no_mangle)]
pub extern "C" fn line_name(kind: usize, index: usize, size: usize) -> usize {
    let line = line(kind, index).filter(|line| line.is_on(size));
    line.map_or(0, |line| write_text(line.name(size)))
}

/// Writes the name of a line without its kind, such as `1` for the lowest row.
#[unsafe(no_mangle)]
pub extern "C" fn short_line_name(kind: usize, index: usize, size: usize) -> usize {
    let line = line(kind, index).filter(|line| line.is_on(size));
    line.map_or(0, |line| write_text(format_args!("{:#}", line.name(size))))
}

/// Writes the queens in Forsyth–Edwards Notation.
#[unsafe(no_mangle)]
pub extern "C" fn fen(size: usize) -> usize {
    buffer::read(size).map_or(0, |board| write_text(Fen::new(&board)))
}

/// Reads a board from a text of `len` bytes, in Forsyth–Edwards Notation, as a picture or, for a
/// board of `size` × `size`, as names of squares. Writes it and returns its size, 0 if there is
/// none.
#[unsafe(no_mangle)]
pub extern "C" fn parse(len: usize, size: usize) -> usize {
    let mut text = [0; 1024];
    let Some(text) = buffer::read_text(len, &mut text) else { return 0 };
    let text = text.trim();
    let board = Board::from_fen(text)
        .or_else(|_| text.parse())
        .or_else(|_| Board::from_squares(text, size));
    let Ok(board) = board else { return 0 };
    Writer::default().put_squares(board);
    board.size()
}

/// The styles of drawing, in the order of their numbers.
pub const STYLES: [&str; 7] = ["fen", "letters", "discs", "glyphs", "squares", "svg", "elements"];

/// Writes the queens in a style. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn drawing(style: usize, size: usize) -> usize {
    let Some(board) = buffer::read(size) else { return 0 };
    match STYLES.get(style).copied() {
        Some("fen") => write_text(Fen::new(&board)),
        Some("letters") => write_text(Letters::new(&board)),
        Some("discs") => write_text(Discs::new(&board)),
        Some("glyphs") => write_text(Glyphs::new(&board)),
        Some("squares") => write_text(Squares::new(&board)),
        Some("svg") => write_text(Svg::new(&board).with_coordinates().with_conflicts()),
        Some("elements") => write_text(Svg::new(&board).elements()),
        _ => 0,
    }
}

/// Writes what these elements refer to, without its style sheet: the queen.
#[unsafe(no_mangle)]
pub extern "C" fn definitions() -> usize {
    let style = Svg::DEFINITIONS.find("</style>").map_or(0, |start| start + "</style>".len());
    write_text(Svg::DEFINITIONS.get(style..).unwrap_or_default())
}
