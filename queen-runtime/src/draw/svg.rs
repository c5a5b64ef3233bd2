//! Scalable Vector Graphics.

use core::fmt::{self, Write};

use super::position::{Position, queens, squares};
use super::squares::{Squares, put_column, put_square};

const SIDE: usize = Svg::SIDE;

/// The space for coordinates on the left and below.
const MARGIN: usize = 60;

/// The definitions that the [elements](Svg::elements) of a drawing refer to, in light and dark
/// colours.
pub const SVG_DEFINITIONS: &str = r#"<style>
.q-light{fill:#f1e7d3}.q-dark{fill:#b98d62}.q-queen{fill:#24211e}.q-attack{fill:#c4261d}
.q-line{stroke:#c4261d;stroke-width:7;stroke-linecap:round;opacity:.5}
.q-name{fill:#6b5a48;font:34px sans-serif;text-anchor:middle}
@media(prefers-color-scheme:dark){
.q-light{fill:#5d6673}.q-dark{fill:#3a414d}.q-queen{fill:#f4efe6}.q-attack{fill:#ff8a75}
.q-line{stroke:#ff8a75}.q-name{fill:#a9b1bd}
}
</style>
<defs><path id="q" d="M27 70 13 35 31 54 32 25 43 52 50 21 57 52 68 25 69 54 87 35 73 70Q50 64 27 70Z
M26 75Q50 69 74 75V80Q74 83 71 83H29Q26 83 26 80Z
M8 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM27 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z
M45 18a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM63 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z
M82 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z"/></defs>
"#;

/// A complete SVG document.
///
/// It has a title and a description for screen readers, dark colours for those who prefer them, and
/// scales to any size. It implements [`Display`](fmt::Display), so it can be written to any
/// [`fmt::Write`].
///
/// ```
/// use queen_runtime::{Board, draw::Svg};
///
/// let board = Board::from_squares(4, "b4 d3 a2 b1").unwrap();
/// let drawing = Svg::new(&board).with_coordinates().with_conflicts().to_string();
///
/// assert!(drawing.contains("<title>4 queens on a board of 4 × 4</title>"));
/// assert!(drawing.contains("<desc>Queens on b4 d3 a2 b1. b4 attacks b1. d3 attacks b1. a2 attacks b1.</desc>"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Svg<'a> {
    position: &'a dyn Position,
    squares: bool,
    coordinates: bool,
    conflicts: bool,
}

impl<'a> Svg<'a> {
    /// The side of a square in the drawing's own coordinates. Unless it is scaled, a document shows
    /// a square with half as many pixels.
    pub const SIDE: usize = 100;

    /// Draws the squares and the queens of this position.
    ///
    /// ```
    /// # use queen_runtime::draw::Svg;
    /// let drawing = Svg::new(&[1, 3, 0, 2]).to_string();
    /// assert!(drawing.contains("<desc>Queens on b4 d3 a2 c1.</desc>"));
    /// ```
    #[must_use]
    pub const fn new(position: &'a dyn Position) -> Self {
        Self { position, squares: true, coordinates: false, conflicts: false }
    }

    /// Leaves out the squares, for a background of your own.
    ///
    /// ```
    /// # use queen_runtime::draw::Svg;
    /// let drawing = Svg::new(&[1, 3, 0, 2]).without_squares().elements().to_string();
    /// assert!(drawing.starts_with("<use")); // the first queen
    /// ```
    #[must_use]
    pub const fn without_squares(self) -> Self {
        Self { squares: false, ..self }
    }

    /// Adds letters below the columns and numbers on the left of the rows.
    ///
    /// ```
    /// # use queen_runtime::draw::Svg;
    /// let drawing = Svg::new(&[1, 3, 0, 2]);
    /// assert!(!drawing.to_string().contains(">d</text>"));
    /// assert!(drawing.with_coordinates().to_string().contains(">d</text>"));
    /// ```
    #[must_use]
    pub const fn with_coordinates(self) -> Self {
        Self { coordinates: true, ..self }
    }

    /// Highlights queens that attack each other.
    ///
    /// ```
    /// # use queen_runtime::{Board, draw::Svg};
    /// let board = Board::from_squares(4, "a1 d4").unwrap();
    /// let drawing = Svg::new(&board).with_conflicts().to_string();
    /// assert!(drawing.contains("d4 attacks a1."));
    /// ```
    #[must_use]
    pub const fn with_conflicts(self) -> Self {
        Self { conflicts: true, ..self }
    }

    /// The drawing without the document around it, for a larger document that has the
    /// [`SVG_DEFINITIONS`]. Squares have the side [`SIDE`](Self::SIDE), and the upper left corner of
    /// the first is at (0, 0).
    ///
    /// ```
    /// # use queen_runtime::draw::{SVG_DEFINITIONS, Svg};
    /// let (one, other) = (Svg::new(&[1, 3, 0, 2]).elements(), Svg::new(&[2, 0, 3, 1]).elements());
    /// let both = format!(
    ///     r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 400">{SVG_DEFINITIONS}
    ///     {one}<g transform="translate(500 0)">{other}</g></svg>"#
    /// );
    /// assert_eq!(both.matches("<use").count(), 8);
    /// ```
    #[must_use]
    pub const fn elements(self) -> SvgElements<'a> {
        SvgElements { drawing: self }
    }

    /// The pairs of queens to highlight.
    fn attacks(&self) -> impl Iterator<Item = [(usize, usize); 2]> + Clone {
        let queens = queens(self.position);
        let ones = queens.clone().filter(|_| self.conflicts);
        ones.flat_map(move |one| {
            let others = queens.clone().filter(move |&other| one < other && attack(one, other));
            others.map(move |other| [one, other])
        })
    }
}

impl fmt::Display for Svg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.position.size();
        let (margin, minus) = if self.coordinates { (MARGIN, "-") } else { (0, "") };
        let extent = size * SIDE + margin;
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{pixels}\" \
             height=\"{pixels}\" viewBox=\"{minus}{margin} 0 {extent} {extent}\">",
            pixels = extent / 2,
        )?;
        let count = queens(self.position).count();
        let plural = if count == 1 { "" } else { "s" };
        writeln!(f, "<title>{count} queen{plural} on a board of {size} × {size}</title>")?;
        f.write_str("<desc>")?;
        if count > 0 {
            write!(f, "Queen{plural} on {}.", Squares::new(self.position))?;
        } else {
            f.write_str("No queens.")?;
        }
        for [one, other] in self.attacks() {
            f.write_char(' ')?;
            put_square(f, size, one)?;
            f.write_str(" attacks ")?;
            put_square(f, size, other)?;
            f.write_char('.')?;
        }
        write!(f, "</desc>\n{SVG_DEFINITIONS}{}</svg>", self.elements())
    }
}

/// A drawing without the document around it, from [`Svg::elements`].
///
/// ```
/// use queen_runtime::draw::{SvgElements, Svg};
///
/// let elements: SvgElements = Svg::new(&[1, 3, 0, 2]).without_squares().elements();
/// assert_eq!(elements.to_string().lines().count(), 4); // one queen each
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SvgElements<'a> {
    drawing: Svg<'a>,
}

impl fmt::Display for SvgElements<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { drawing } = self;
        let size = drawing.position.size();
        if drawing.squares {
            fmt_squares(f, size)?;
        }
        if drawing.coordinates {
            fmt_coordinates(f, size)?;
        }
        for [(row, column), (other_row, other_column)] in drawing.attacks() {
            let middle = |line| line * SIDE + SIDE / 2;
            writeln!(
                f,
                "<path class=\"q-line\" d=\"M{} {}L{} {}\"/>",
                middle(column),
                middle(row),
                middle(other_column),
                middle(other_row)
            )?;
        }
        for (row, column) in queens(drawing.position) {
            let attacked = drawing.attacks().any(|pair| pair.contains(&(row, column)));
            let class = if attacked { "q-attack" } else { "q-queen" };
            let (x, y) = (column * SIDE, row * SIDE);
            writeln!(f, "<use class=\"{class}\" href=\"#q\" x=\"{x}\" y=\"{y}\"/>")?;
        }
        Ok(())
    }
}

/// A light board, and one path for all dark squares.
fn fmt_squares(f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
    let extent = size * SIDE;
    write!(
        f,
        "<path class=\"q-light\" d=\"M0 0H{extent}V{extent}H0Z\"/>\n<path class=\"q-dark\" d=\""
    )?;
    for (row, column) in squares(size).filter(|(row, column)| (row + column) % 2 == 1) {
        write!(f, "M{} {}h{SIDE}v{SIDE}h-{SIDE}z", column * SIDE, row * SIDE)?;
    }
    f.write_str("\"/>\n")
}

fn fmt_coordinates(f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
    f.write_str("<g class=\"q-name\" aria-hidden=\"true\">\n")?;
    for line in 0..size {
        let middle = line * SIDE + SIDE / 2;
        writeln!(f, "<text x=\"-{}\" y=\"{}\">{}</text>", MARGIN / 2, middle + 12, size - line)?;
        write!(f, "<text x=\"{middle}\" y=\"{}\">", size * SIDE + MARGIN * 2 / 3)?;
        put_column(f, line)?;
        f.write_str("</text>\n")?;
    }
    f.write_str("</g>\n")
}

/// Whether queens on these two squares attack each other.
fn attack(one: (usize, usize), other: (usize, usize)) -> bool {
    let (rows, columns) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    rows == 0 || columns == 0 || rows == columns
}
