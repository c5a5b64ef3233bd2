//! Page of a book: parts in the order in which they are read, each of shapes.
//!
//! Places and lengths are in millimetres, from the upper left corner.

#![expect(clippy::similar_names, reason = "a side is a length, a size a number of squares")]

use queen_challenge::{Challenge, Clues, Line, Regions};
use queen_runtime::Square;
use queen_runtime::draw::Position;

use super::description;
use super::font::{Font, POINT};
use super::place::Place;
use super::text;

/// The space of the numbers on the left of a board with coordinates.
pub const NUMBERS: f32 = 4.5;

/// The space of the letters below a board with coordinates.
pub const LETTERS: f32 = 4.0;

/// The width and the height of the upper right corner of a square that the letter of a region
/// takes, with a gap around it.
pub const REGION_LETTER: (f32, f32) = (2.4, 2.7);

/// The gray of light and of dark squares.
const LIGHT: f32 = 1.0;
const DARK: f32 = 0.84;

/// The gray of blocked squares.
const BLOCKED: f32 = 0.2;

/// The width of the line around a board without regions.
const LINE: f32 = 0.35;

/// The width of the borders of regions, on boards whose squares have this side.
fn border(side: f32) -> f32 {
    (0.12 * side).min(0.8)
}

/// A page.
#[derive(Clone, Default)]
pub struct Page {
    pub parts: Vec<Part>,
    /// What the table of contents of the document leads to on this page, each with its upper edge.
    pub entries: Vec<(f32, String)>,
}

/// A part of a page, such as a paragraph, which means something by itself.
#[derive(Clone)]
pub struct Part {
    pub role: Role,
    pub shapes: Vec<Shape>,
    /// What this is, if links lead to it.
    pub place: Option<Place>,
    /// What a link on it leads to.
    pub link: Option<Place>,
}

/// The meaning of a part, which a reader that speaks announces.
#[derive(Clone)]
pub enum Role {
    /// A heading with its level and its text; that of level 1 is the title of the book.
    Heading(u16, String),
    Paragraph,
    /// A picture, with its description.
    Picture(String),
    /// What belongs to the paper and is not read aloud: the number of a page, or a heading again.
    Furniture,
}

/// A shape of a page.
#[derive(Clone)]
pub enum Shape {
    /// A line of text; `y` is its base line.
    Text { x: f32, y: f32, points: f32, font: Font, anchor: Anchor, text: String },
    /// A filled rectangle; a gray of 1 is white.
    Rect { x: f32, y: f32, width: f32, height: f32, gray: f32 },
    /// The outline of a rectangle.
    Frame { x: f32, y: f32, width: f32, height: f32, line: f32 },
    /// A queen on a square.
    Crown { x: f32, y: f32, side: f32 },
    /// A cross in a square that has been ruled out.
    Cross { x: f32, y: f32, side: f32 },
}

/// The part of a line of text that is at its `x`.
#[derive(Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Page {
    /// Begins a part.
    pub fn part(&mut self, role: Role) -> &mut Part {
        let part = Part { role, shapes: Vec::new(), place: None, link: None };
        self.parts.push(part);
        self.parts.last_mut().expect("a part has been added")
    }

    /// Writes a heading on one line. The table of contents of the document has those right below
    /// the title of the book.
    pub fn heading(&mut self, level: u16, x: f32, y: f32, points: f32, text: &str) {
        if level == 2 {
            self.entries.push((y - points * POINT, text.to_owned()));
        }
        self.part(Role::Heading(level, text.to_owned())).text(
            x,
            y,
            points,
            Font::Bold,
            Anchor::Start,
            text,
        );
    }

    /// Writes a paragraph, broken into lines that are no wider than `limit` millimetres unless a
    /// single word is, and returns the base line of what follows without a gap. Lines are 1.35
    /// times as far apart as the font is high: at 10 points, 13.5 points or 4.76 mm.
    pub fn paragraph(&mut self, x: f32, y: f32, points: f32, limit: f32, text: &str) -> f32 {
        self.part(Role::Paragraph).lines(x, y, points, limit, text)
    }

    /// Draws a board as a picture of its own; see [`Part::board`].
    pub fn board(
        &mut self,
        x: f32,
        y: f32,
        side: f32,
        challenge: &Challenge<Clues>,
        queens: &impl Position,
        has_names: bool,
    ) -> &mut Part {
        let part = self.part(Role::Picture(description::of(challenge, queens)));
        part.board(x, y, side, challenge, queens, has_names);
        part
    }

    /// Moves all shapes to the right.
    pub fn shift(&mut self, by: f32) {
        for shape in self.parts.iter_mut().flat_map(|part| &mut part.shapes) {
            let (Shape::Text { x, .. }
            | Shape::Rect { x, .. }
            | Shape::Frame { x, .. }
            | Shape::Crown { x, .. }
            | Shape::Cross { x, .. }) = shape;
            *x += by;
        }
    }

    /// Enlarges everything.
    pub fn scale(&mut self, by: f32) {
        for (top, _) in &mut self.entries {
            *top *= by;
        }
        for shape in self.parts.iter_mut().flat_map(|part| &mut part.shapes) {
            match shape {
                Shape::Text { x, y, points, .. } => [x, y, points].map(|length| *length *= by),
                Shape::Crown { x, y, side } | Shape::Cross { x, y, side } => {
                    [x, y, side].map(|length| *length *= by)
                }
                Shape::Rect { x, y, width, height, .. } => {
                    *x *= by;
                    [y, width, height].map(|length| *length *= by)
                }
                Shape::Frame { x, y, width, height, line } => {
                    *x *= by;
                    *y *= by;
                    [width, height, line].map(|length| *length *= by)
                }
            };
        }
    }
}

impl Part {
    pub fn text(
        &mut self,
        x: f32,
        y: f32,
        points: f32,
        font: Font,
        anchor: Anchor,
        text: impl Into<String>,
    ) {
        self.shapes.push(Shape::Text { x, y, points, font, anchor, text: text.into() });
    }

    /// Writes lines as [`Page::paragraph`] does.
    pub fn lines(&mut self, x: f32, y: f32, points: f32, limit: f32, text: &str) -> f32 {
        let lines = text::lines(text, Font::Regular, points, limit);
        let step = points * POINT * 1.35;
        let mut y = y;
        for line in lines {
            self.text(x, y, points, Font::Regular, Anchor::Start, line);
            y += step;
        }
        y
    }

    /// Draws a board with the clues of a challenge and these queens. Its upper left corner is at
    /// `x` and `y`, where the caller leaves room for the names of rows on the left, [`NUMBERS`],
    /// and for those of columns below, [`LETTERS`]. Without names, there are no letters of regions
    /// either: no hint refers to the board on the cover or to a solution. Nobody leaves room there,
    /// so names of the leftmost solutions would be in the margin.
    ///
    /// Shapes cover those before them, so a crown follows its square, and lines follow squares.
    /// Squares for which row + column is even are light, as in the upper left corner of every
    /// chessboard of 8 × 8. They are the light background; only the dark ones are drawn one by one.
    pub fn board(
        &mut self,
        x: f32,
        y: f32,
        side: f32,
        challenge: &Challenge<Clues>,
        queens: &impl Position,
        has_names: bool,
    ) {
        let size = queens.size();
        let square = side / f32::from(size as u16);
        self.shapes.push(Shape::Rect { x, y, width: side, height: side, gray: LIGHT });
        for at in Square::all(size) {
            let (left, top) = corner(x, y, square, at);
            let (width, height) = (square, square);
            if (at.row() + at.column()) % 2 == 1 {
                self.shapes.push(Shape::Rect { x: left, y: top, width, height, gray: DARK });
            }
            if challenge.blocked().contains(at) {
                self.shapes.push(Shape::Rect { x: left, y: top, width, height, gray: BLOCKED });
            }
            if queens.has_queen(at) {
                self.shapes.push(Shape::Crown { x: left, y: top, side: square });
            }
        }
        let regions = challenge.regions();
        if let Some(regions) = regions {
            self.borders(x, y, square, regions);
        }
        let line = if regions.is_some() { border(square) } else { LINE };
        self.shapes.push(Shape::Frame { x, y, width: side, height: side, line });
        if !has_names {
            return;
        }
        self.letters(x, y, square, &challenge.clues());
        for line in 0..size {
            let middle = square * (f32::from(line as u16) + 0.5);
            let name = Square::new(line, line).name(size);
            // Digits of 7 points are 1.8 mm high, so a base line 0.9 mm below the middle of the row
            // has them in the middle.
            let number = name.row().to_owned();
            self.text(x - 1.2, y + middle + 0.9, 7.0, Font::Regular, Anchor::End, number);
            let letter = name.column().to_owned();
            self.text(x + middle, y + side + 3.0, 7.0, Font::Regular, Anchor::Middle, letter);
        }
    }

    /// Draws the borders of regions on a board whose squares have this side.
    ///
    /// Each is longer than the side by its own width, so that two that meet at a corner fill it.
    fn borders(&mut self, x: f32, y: f32, side: f32, regions: &Regions) {
        let short = border(side);
        let (long, half) = (side + short, short / 2.0);
        // These are neighbours in different regions. `other` is to the right of `one` or below it,
        // so the border is on its left or upper side.
        for [one, other] in regions.borders() {
            let (left, top) = corner(x, y, side, other);
            let is_beside = one.row() == other.row();
            let (width, height) = if is_beside { (short, long) } else { (long, short) };
            self.shapes.push(Shape::Rect {
                x: left - half,
                y: top - half,
                width,
                height,
                gray: 0.0,
            });
        }
    }

    /// Writes the letter of each region, by which hints name it, into the upper right corner of its
    /// square.
    fn letters(&mut self, x: f32, y: f32, side: f32, clues: &Clues) {
        for (region, square) in letter_squares(clues) {
            let (left, top) = corner(x, y, side, square);
            // Without the word "region", which `#` leaves out.
            let letter = format!("{:#}", Line::Region(region).name(clues.size()));
            let x = left + side - 0.8;
            self.text(x, top + 2.3, 5.0, Font::Regular, Anchor::End, letter);
        }
    }
}

/// The regions, each with the square that has its letter.
pub fn letter_squares(clues: &Clues) -> impl Iterator<Item = (usize, Square)> {
    (0..clues.size()).filter_map(|region| Some((region, clues.letter_square(region)?)))
}

/// The upper left corner of a square on a board whose squares have this side.
pub fn corner(x: f32, y: f32, side: f32, square: Square) -> (f32, f32) {
    (x + side * f32::from(square.column() as u16), y + side * f32::from(square.row() as u16))
}
