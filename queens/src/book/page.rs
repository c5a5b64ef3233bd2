//! Page of shapes, in millimetres from the upper left corner.

#![expect(clippy::similar_names, reason = "a side is a length, a size a number of squares")]

use queen_runtime::Square;
use queen_runtime::draw::Position;

use super::font::{Font, POINT};
use super::text;

/// The space of the numbers on the left of a board with coordinates.
pub const NUMBERS: f32 = 4.5;

/// The space of the letters below a board with coordinates.
pub const LETTERS: f32 = 4.0;

/// The gray of light and of dark squares.
const LIGHT: f32 = 1.0;
const DARK: f32 = 0.84;

/// The shapes of a page.
#[derive(Default)]
pub struct Page(pub Vec<Shape>);

/// A shape of a page.
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
    pub fn text(
        &mut self,
        x: f32,
        y: f32,
        points: f32,
        font: Font,
        anchor: Anchor,
        text: impl Into<String>,
    ) {
        self.0.push(Shape::Text { x, y, points, font, anchor, text: text.into() });
    }

    /// Writes a paragraph, broken into lines that are no wider than `limit` millimetres unless a
    /// single word is, and returns the base line of what follows without a gap. Lines are 1.35
    /// times as far apart as the font is high: at 10 points, 13.5 points or 4.76 mm.
    pub fn paragraph(&mut self, x: f32, y: f32, points: f32, limit: f32, text: &str) -> f32 {
        let lines = text::lines(text, points, limit);
        let step = points * POINT * 1.35;
        let mut y = y;
        for line in lines {
            self.text(x, y, points, Font::Regular, Anchor::Start, line);
            y += step;
        }
        y
    }

    /// Draws a board with its upper left corner at `x` and `y`, where the caller leaves room for
    /// the names of rows on the left, [`NUMBERS`], and for those of columns below, [`LETTERS`].
    ///
    /// Shapes cover those before them, so a crown follows its square, and the frame the squares.
    /// Squares for which row + column is even are light, as in the upper left corner of every
    /// chessboard of 8 × 8. They are the light background; only the dark ones are drawn one by one.
    pub fn board(&mut self, x: f32, y: f32, side: f32, board: &impl Position, has_names: bool) {
        let size = board.size();
        let square = side / f32::from(size as u16);
        self.0.push(Shape::Rect { x, y, width: side, height: side, gray: LIGHT });
        for row in 0..size {
            for column in 0..size {
                let (left, top) = corner(x, y, square, Square::new(row, column));
                if (row + column) % 2 == 1 {
                    let (width, height) = (square, square);
                    self.0.push(Shape::Rect { x: left, y: top, width, height, gray: DARK });
                }
                if board.has_queen(Square::new(row, column)) {
                    self.0.push(Shape::Crown { x: left, y: top, side: square });
                }
            }
        }
        self.0.push(Shape::Frame { x, y, width: side, height: side, line: 0.35 });
        if !has_names {
            return;
        }
        for line in 0..size {
            let middle = square * (f32::from(line as u16) + 0.5);
            // Row 0 is at the top and has the greatest number. Digits of 7 points are 1.8 mm high,
            // so a base line 0.9 mm below the middle of the row has them in the middle.
            let number = (size - line).to_string();
            self.text(x - 1.2, y + middle + 0.9, 7.0, Font::Regular, Anchor::End, number);
            let letter = Square::new(0, line).name(size).column().to_owned();
            self.text(x + middle, y + side + 3.0, 7.0, Font::Regular, Anchor::Middle, letter);
        }
    }
}

/// The upper left corner of a square on a board whose squares have this side.
pub fn corner(x: f32, y: f32, side: f32, square: Square) -> (f32, f32) {
    (x + side * f32::from(square.column() as u16), y + side * f32::from(square.row() as u16))
}
