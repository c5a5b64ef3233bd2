//! Pictures, whose descriptions name the squares of the queens.

use std::io::{self, Write};

use queen_runtime::draw::Svg;

use crate::columns::Columns;

/// Writes a picture.
pub fn write(queens: &Columns, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{}", Svg::new(queens).with_coordinates())
}

/// Reads a line of a picture, or of a gallery: the names of the squares, if it describes a board.
pub fn read(line: &str) -> Option<&str> {
    let title = || line.strip_prefix("<title>Solution ")?.split_once(": ")?.1.split('<').next();
    Svg::read_line(line).or_else(title)
}
