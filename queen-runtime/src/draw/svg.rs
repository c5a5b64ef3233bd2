//! Scalable Vector Graphics.

use core::fmt::{self, Write};

use queen_math::{Counted, Square, attacks};

use crate::SquareSet;
use crate::notation::{Position, Squares, queens};

/// The side of a square.
const SIDE: usize = 100;

/// The space for coordinates on the left and below.
const MARGIN: usize = 60;

/// A complete SVG document.
///
/// It has a title and a description for screen readers, dark colours for those who prefer them, a
/// background of its own, and scales to any size. It implements [`Display`](fmt::Display), so it
/// can be written to any [`fmt::Write`].
///
/// ```
/// use queen_runtime::{Board, draw::Svg};
///
/// let board = Board::from_squares("b4 d3 a2 b1", 4).unwrap();
/// let drawing = Svg::new(&board).with_coordinates().with_conflicts().to_string();
///
/// assert!(drawing.contains("<title>4 queens on a board of 4 × 4</title>"));
/// assert!(drawing.contains(
///     "<desc>Queens on b4 d3 a2 b1. b4 attacks b1. d3 attacks b1. a2 attacks b1.</desc>",
/// ));
/// ```
///
/// # In a notebook
///
/// [Evcxr](https://github.com/evcxr/evcxr), the Rust kernel of Jupyter, shows what is printed
/// between two marks as a picture. After `:dep queen-runtime = "0.1"`, these lines show a solution:
///
/// ```
/// use queen_runtime::{draw::Svg, queen_table};
/// let drawing = Svg::new(&queen_table!(8).solution(13).unwrap()).to_string();
/// println!("EVCXR_BEGIN_CONTENT image/svg+xml\n{drawing}\nEVCXR_END_CONTENT");
/// # assert!(drawing.starts_with("<svg") && drawing.ends_with("</svg>"));
/// ```
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent of each other")]
pub struct Svg<'a> {
    position: &'a dyn Position,
    givens: Option<&'a dyn Position>,
    marks: Option<&'a SquareSet>,
    chosen: Option<&'a SquareSet>,
    blocked: Option<&'a SquareSet>,
    borders: &'a [[Square; 2]],
    letters: &'a [Square],
    arrows: &'a [[Square; 2]],
    squares: bool,
    coordinates: bool,
    conflicts: bool,
    is_document: bool,
}

impl<'a> Svg<'a> {
    /// The definitions that the [elements](Self::elements) of a drawing refer to, in light and dark
    /// colours.
    pub const DEFINITIONS: &'static str = concat!(
        r#"<style>
.q-light{fill:#f1e7d3}.q-dark{fill:#b98d62}.q-queen{fill:#24211e}.q-attack{fill:#c4261d}
.q-line{stroke:#c4261d;stroke-width:7;stroke-linecap:round;opacity:.5}
.q-name{fill:#6b5a48;font:34px sans-serif;text-anchor:middle}
.q-page{fill:#fff}.q-chosen{fill:#7fa650}.q-given{fill:none;stroke:#24211e;stroke-width:7}
.q-mark{stroke:#24211e;stroke-width:9;stroke-linecap:round}
.q-border{fill:none;stroke:#24211e;stroke-width:12;stroke-linecap:square}
.q-arrow{fill:none;stroke:#15678f;stroke-width:11;opacity:.8;marker-end:url(#q-tip)}"#,
        r#".q-tip{fill:#15678f}
@media(prefers-color-scheme:dark){
.q-light{fill:#5d6673}.q-dark{fill:#3a414d}.q-queen{fill:#f4efe6}.q-attack{fill:#ff8a75}
.q-line{stroke:#ff8a75}.q-name{fill:#a9b1bd}.q-page{fill:#171a1f}.q-chosen{fill:#6d8f3c}
.q-given,.q-mark,.q-border{stroke:#f4efe6}.q-arrow{stroke:#6fc3ee}.q-tip{fill:#6fc3ee}
}
</style>
<defs>"#,
        r#"<path id="q" d="M27 70 13 35 31 54 32 25 43 52 50 21 57 52 68 25 69 54 87 35 "#,
        r#"73 70Q50 64 27 70Z
M26 75Q50 69 74 75V80Q74 83 71 83H29Q26 83 26 80Z
M8 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM27 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z
M45 18a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM63 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z
M82 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z"/>
<marker id="q-tip" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto">
<path class="q-tip" d="M0 0L4 2 0 4Z"/></marker></defs>
"#,
    );

    /// Draws the squares and the queens of this position.
    #[must_use]
    pub const fn new(position: &'a dyn Position) -> Self {
        Self {
            position,
            givens: None,
            marks: None,
            chosen: None,
            blocked: None,
            borders: &[],
            letters: &[],
            arrows: &[],
            squares: true,
            coordinates: false,
            conflicts: false,
            is_document: true,
        }
    }

    /// Leaves out the squares, for a background of your own, such as a heat map.
    #[must_use]
    pub const fn without_squares(mut self) -> Self {
        self.squares = false;
        self
    }

    /// Adds letters below the columns and numbers on the left of the rows.
    #[must_use]
    pub const fn with_coordinates(mut self) -> Self {
        self.coordinates = true;
        self
    }

    /// Highlights queens that attack each other.
    #[must_use]
    pub const fn with_conflicts(mut self) -> Self {
        self.conflicts = true;
        self
    }

    /// Frames these queens, which a challenge gives.
    #[must_use]
    pub const fn with_givens(mut self, givens: &'a dyn Position) -> Self {
        self.givens = Some(givens);
        self
    }

    /// Puts a cross on these squares, which are ruled out. Those that are not on the board are
    /// ignored.
    #[must_use]
    pub const fn with_marks(mut self, marks: &'a SquareSet) -> Self {
        self.marks = Some(marks);
        self
    }

    /// Fills these squares with a colour of their own. Those that are not on the board are ignored.
    #[must_use]
    pub const fn with_chosen(mut self, chosen: &'a SquareSet) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// Fills these squares in the colour of queens, of which none can stand there. The description
    /// names them. Those that are not on the board are ignored.
    #[must_use]
    pub const fn with_blocked(mut self, blocked: &'a SquareSet) -> Self {
        self.blocked = Some(blocked);
        self
    }

    /// Draws a thick line between the squares of each pair, which tells regions of the board apart,
    /// and around the board. Pairs without a common side, or with a square that is not on the
    /// board, are ignored.
    ///
    /// ```
    /// use queen_runtime::{Square, draw::Svg};
    ///
    /// // The left half of the board is one region, the right half another one.
    /// let borders = [0, 1, 2, 3].map(|row| [Square::new(row, 1), Square::new(row, 2)]);
    /// let drawing = Svg::new(&[1, 3, 0, 2]).with_borders(&borders).to_string();
    /// assert!(drawing.contains(r#"class="q-border" d="M200 0v100M200 100v100M200 200v100M200"#));
    /// ```
    #[must_use]
    pub const fn with_borders(mut self, borders: &'a [[Square; 2]]) -> Self {
        self.borders = borders;
        self
    }

    /// Writes a letter into the upper right corner of each square, as the name of its region: `A`
    /// into that of the first one, `B` into that of the second one. Squares after the 26th and
    /// those that are not on the board are ignored.
    ///
    /// ```
    /// use queen_runtime::{Square, draw::Svg};
    ///
    /// let letters = [Square::new(0, 0), Square::new(0, 2)];
    /// let drawing = Svg::new(&[1, 3, 0, 2]).with_letters(&letters).to_string();
    /// assert!(drawing.contains(r#"<text x="290" y="33" font-size="30">B</text>"#));
    /// ```
    #[must_use]
    pub const fn with_letters(mut self, letters: &'a [Square]) -> Self {
        self.letters = letters;
        self
    }

    /// Draws an arrow from the first square of each pair to the second one. Pairs with a square
    /// that is not on the board are ignored.
    ///
    /// ```
    /// use queen_runtime::{Square, SquareSet, draw::Svg};
    ///
    /// let square = |name| Square::from_name(name, 4).unwrap();
    /// let marks = SquareSet::from_iter(["a1", "c3"].map(square));
    /// let arrows = [[Square::new(0, 1), Square::new(3, 1)]];
    /// let drawing = Svg::new(&[1, 3, 0, 2]).with_marks(&marks).with_arrows(&arrows).to_string();
    /// assert!(drawing.contains("d=\"M150 50L150 350\""));
    /// ```
    #[must_use]
    pub const fn with_arrows(mut self, arrows: &'a [[Square; 2]]) -> Self {
        self.arrows = arrows;
        self
    }

    /// The drawing without the document around it, for a larger document that has the
    /// [`DEFINITIONS`](Self::DEFINITIONS). Squares have a side of 100, and the upper left corner of
    /// the first is at (0, 0).
    ///
    /// ```
    /// # use queen_runtime::draw::Svg;
    /// let (one, other) = (Svg::new(&[1, 3, 0, 2]).elements(), Svg::new(&[2, 0, 3, 1]).elements());
    /// let both = format!(
    ///     r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 400">{}
    ///     {one}<g transform="translate(500 0)">{other}</g></svg>"#,
    ///     Svg::DEFINITIONS,
    /// );
    /// assert_eq!(both.matches("<use").count(), 8);
    /// ```
    #[must_use]
    pub const fn elements(mut self) -> Self {
        self.is_document = false;
        self
    }

    /// The names of the queens' squares in a line of a document, for [`Squares::read`]; `None` if
    /// the line is not the description, or if there are no queens.
    ///
    /// ```
    /// # use queen_runtime::draw::Svg;
    /// let drawing = Svg::new(&[1, 3, 0, 2]).to_string();
    /// assert_eq!(drawing.lines().find_map(Svg::read_line), Some("b4 d3 a2 c1"));
    /// ```
    #[must_use]
    pub fn read_line(line: &str) -> Option<&str> {
        // A search for a text or a character would bring code that panics.
        let bytes = line.as_bytes();
        let start = if bytes.starts_with(b"<desc>Queens on ") {
            "<desc>Queens on ".len()
        } else if bytes.starts_with(b"<desc>Queen on ") {
            "<desc>Queen on ".len()
        } else {
            return None;
        };
        let mut end = start;
        while *bytes.get(end)? != b'.' {
            end += 1;
        }
        line.get(start..end)
    }

    /// The pairs of queens to highlight.
    fn attacks(&self) -> impl Iterator<Item = [Square; 2]> + Clone {
        let others = queens(self.position);
        attacks::pairs(others.clone().only_if(self.conflicts), others)
    }

    /// Whether the queen on this square attacks another one, if that is to be shown.
    fn is_attacked(&self, queen: Square) -> bool {
        if !self.conflicts {
            return false;
        }
        for other in queens(self.position) {
            if queen.attacks(other) {
                return true;
            }
        }
        false
    }

    fn fmt_document(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.position.size();
        let (margin, minus) = if self.coordinates { (MARGIN, "-") } else { (0, "") };
        let extent = size * SIDE + margin;
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{pixels}\" \
             height=\"{pixels}\" viewBox=\"{minus}{margin} 0 {extent} {extent}\">",
            pixels = extent / 2,
        )?;
        let mut count = 0_usize;
        for _ in queens(self.position) {
            count += 1;
        }
        writeln!(f, "<title>{} on a board of {size} × {size}</title>", Counted(count, "queen"))?;
        f.write_str(match count {
            0 => "<desc>No queens",
            1 => "<desc>Queen on ",
            _ => "<desc>Queens on ",
        })?;
        write!(f, "{}.", Squares::new(self.position))?;
        for [one, other] in self.attacks() {
            write!(f, " {} attacks {}.", one.name(size), other.name(size))?;
        }
        if let Some(blocked) = self.blocked {
            f.write_str(" Blocked:")?;
            for square in blocked.iter().filter(|square| square.is_on(size)) {
                write!(f, " {}", square.name(size))?;
            }
            f.write_char('.')?;
        }
        write!(f, "</desc>\n{}", Self::DEFINITIONS)?;
        if self.coordinates {
            let bottom = size * SIDE;
            write!(f, "<path class=\"q-page\" d=\"M-{MARGIN} 0H0V{bottom}H{bottom}")?;
            writeln!(f, "v{MARGIN}H-{MARGIN}Z\"/>")?;
        }
        self.fmt_elements(f)?;
        f.write_str("</svg>")
    }

    fn fmt_elements(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.position.size();
        if self.squares {
            fmt_squares(f, size)?;
        }
        for square in self.chosen.unwrap_or(&SquareSet::EMPTY) {
            let (x, y) = corner(square);
            if !square.is_on(size) {
                continue;
            }
            writeln!(f, "<path class=\"q-chosen\" d=\"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z\"/>")?;
        }
        for square in self.blocked.unwrap_or(&SquareSet::EMPTY) {
            if !square.is_on(size) {
                continue;
            }
            let (x, y) = corner(square);
            let (x, y) = (x + 8, y + 8);
            writeln!(f, "<path class=\"q-queen\" d=\"M{x} {y}h84v84h-84z\"/>")?;
        }
        if !self.borders.is_empty() {
            fmt_borders(f, size, self.borders)?;
        }
        if self.coordinates {
            fmt_coordinates(f, size)?;
        }
        for pair in self.attacks() {
            fmt_line(f, "q-line", pair)?;
        }
        if let Some(givens) = self.givens {
            for given in queens(givens) {
                let (x, y) = corner(given);
                let (x, y) = (x + 6, y + 6);
                write!(f, "<rect class=\"q-given\" x=\"{x}\" y=\"{y}\" ")?;
                f.write_str("width=\"88\" height=\"88\" rx=\"9\"/>\n")?;
            }
        }
        for queen in queens(self.position) {
            let class = if self.is_attacked(queen) { "q-attack" } else { "q-queen" };
            let (x, y) = corner(queen);
            writeln!(f, "<use class=\"{class}\" href=\"#q\" x=\"{x}\" y=\"{y}\"/>")?;
        }
        for square in self.marks.unwrap_or(&SquareSet::EMPTY) {
            if !square.is_on(size) {
                continue;
            }
            let (x, y) = corner(square);
            let (x, y) = (x + 35, y + 35);
            writeln!(f, "<path class=\"q-mark\" d=\"M{x} {y}l30 30m0-30l-30 30\"/>")?;
        }
        if !self.letters.is_empty() {
            fmt_letters(f, self.position, self.letters)?;
        }
        for &[from, to] in self.arrows {
            if from.is_on(size) && to.is_on(size) {
                fmt_line(f, "q-arrow", [from, to])?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Svg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_document { self.fmt_document(f) } else { self.fmt_elements(f) }
    }
}

/// The upper left corner of a square, as x and y.
const fn corner(square: Square) -> (usize, usize) {
    (square.column() * SIDE, square.row() * SIDE)
}

/// A line from the middle of a square to that of another.
fn fmt_line(f: &mut fmt::Formatter<'_>, class: &str, squares: [Square; 2]) -> fmt::Result {
    let middle = |square| {
        let (x, y) = corner(square);
        (x + SIDE / 2, y + SIDE / 2)
    };
    let [one, other] = squares;
    let ((x, y), (to_x, to_y)) = (middle(one), middle(other));
    writeln!(f, "<path class=\"{class}\" d=\"M{x} {y}L{to_x} {to_y}\"/>")
}

/// A light board, and one path for all dark squares.
fn fmt_squares(f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
    let extent = size * SIDE;
    write!(
        f,
        "<path class=\"q-light\" d=\"M0 0H{extent}V{extent}H0Z\"/>\n<path class=\"q-dark\" d=\""
    )?;
    for row in 0..size {
        for column in 0..size {
            if (row + column) % 2 == 1 {
                write!(f, "M{} {}h{SIDE}v{SIDE}h-{SIDE}z", column * SIDE, row * SIDE)?;
            }
        }
    }
    f.write_str("\"/>\n")
}

/// One path for the sides between the squares of all pairs, and for the edge of the board.
fn fmt_borders(f: &mut fmt::Formatter<'_>, size: usize, pairs: &[[Square; 2]]) -> fmt::Result {
    f.write_str("<path class=\"q-border\" d=\"")?;
    for &[one, other] in pairs {
        if !one.is_on(size) || !other.is_on(size) {
            continue;
        }
        let (rows, columns) =
            (one.row().abs_diff(other.row()), one.column().abs_diff(other.column()));
        // The common side begins at the upper left corner of the right or the lower square.
        let (row, column) = (one.row().max(other.row()), one.column().max(other.column()));
        let (x, y) = corner(Square::new(row, column));
        match (rows, columns) {
            (0, 1) => write!(f, "M{x} {y}v{SIDE}")?,
            (1, 0) => write!(f, "M{x} {y}h{SIDE}")?,
            _ => {}
        }
    }
    let extent = size * SIDE;
    writeln!(f, "M0 0H{extent}V{extent}H0Z\"/>")
}

fn fmt_coordinates(f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
    f.write_str("<g class=\"q-name\" aria-hidden=\"true\">\n")?;
    for line in 0..size {
        let middle = line * SIDE + SIDE / 2;
        writeln!(f, "<text x=\"-{}\" y=\"{}\">{}</text>", MARGIN / 2, middle + 12, size - line)?;
        let (below, name) = (size * SIDE + MARGIN * 2 / 3, Square::new(line, line).name(size));
        write!(f, "<text x=\"{middle}\" y=\"{below}\">")?;
        for &letter in name.as_bytes() {
            if letter.is_ascii_alphabetic() {
                f.write_char(letter.into())?;
            }
        }
        f.write_str("</text>\n")?;
    }
    f.write_str("</g>\n")
}

/// Letters in corners, small beside the points of a queen.
fn fmt_letters(
    f: &mut fmt::Formatter<'_>,
    position: &dyn Position,
    squares: &[Square],
) -> fmt::Result {
    f.write_str("<g class=\"q-queen\" font-family=\"sans-serif\" text-anchor=\"end\" ")?;
    f.write_str("aria-hidden=\"true\">\n")?;
    for (letter, &square) in ('A'..='Z').zip(squares) {
        if !square.is_on(position.size()) {
            continue;
        }
        let (x, y) = corner(square);
        let (height, size) = if position.has_queen(square) { (25, 20) } else { (33, 30) };
        write!(f, "<text x=\"{}\" y=\"{}\" font-size=\"{size}\">", x + 90, y + height)?;
        writeln!(f, "{letter}</text>")?;
    }
    f.write_str("</g>\n")
}
