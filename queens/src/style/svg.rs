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

/// What a line of a picture tells.
pub enum Line<'a> {
    /// The title of the picture.
    Title(&'a str),
    /// The names of the squares of the queens. There may be none.
    Queens(&'a str),
}

/// Reads a line of a picture, or of a gallery; `None` if it tells nothing.
pub fn read(line: &str) -> Option<Line<'_>> {
    if let Some(solution) = line.strip_prefix(TITLE) {
        return solution.split_once(": ")?.1.split('<').next().map(Line::Queens);
    }
    if line.starts_with("<desc>No queens.") {
        return Some(Line::Queens(""));
    }
    let title = || line.strip_prefix("<title>")?.strip_suffix("</title>").map(Line::Title);
    Svg::read_line(line).map(Line::Queens).or_else(title)
}

/// The size of the board that a picture with this title shows, if it shows one: `1 queen on a board
/// of 6 × 6`.
pub fn size(title: &str) -> Option<usize> {
    let (_, size) = title.split_once(" on a board of ")?;
    size.split(' ').next()?.parse().ok()
}
