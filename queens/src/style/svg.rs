//! Pictures, whose descriptions name the squares of the queens.

use std::fmt;
use std::io::{self, Write};

use queen_runtime::AnySolution;
use queen_runtime::draw::{Squares, Svg};

use crate::columns::Columns;

/// Writes a picture.
pub fn write(queens: &Columns, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{}", Svg::new(queens).with_coordinates())
}

/// What opens the title of a solution in a gallery.
const TITLE: &str = "<title>Solution ";

/// Writes the title of a solution in a gallery, a line of its own.
pub fn write_title(
    number: usize,
    solution: &AnySolution,
    out: &mut impl fmt::Write,
) -> fmt::Result {
    writeln!(out, "{TITLE}{number}: {}</title>", Squares::new(solution))
}

/// Reads a line of a picture, or of a gallery: the names of the squares, if it describes a board.
pub fn read(line: &str) -> Option<&str> {
    let title = || line.strip_prefix(TITLE)?.split_once(": ")?.1.split('<').next();
    Svg::read_line(line).or_else(title)
}
