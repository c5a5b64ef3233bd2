//! The picture of a board that is played, 64 × 64 pixels.

use embedded_graphics::Pixel;
use embedded_graphics::image::Image;
use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::iso_8859_1::FONT_4X6;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{Line, PrimitiveStyle, Rectangle};
use embedded_graphics::text::{Baseline, Text};
use queen_challenge::{Clues, Game};
use queen_runtime::draw::Bitmap;
use queen_runtime::{Square, SquareSet};

use super::inverted::Inverted;
use crate::frame;

/// The pixels of a side of the board, for which the squares may leave some.
pub const SIDE: u8 = 64;

/// Draws the board with all that a player has to see there.
///
/// - A given queen is a dark crown on a lit square, another one a lit crown; a mark is a cross.
/// - A blocked square is hatched, and a line between squares is the border of a region.
/// - A line joins queens that exclude each other.
/// - The lines of a tip are inverted, with a block where a queen can still stand. Lines that they
///   take are dotted. The queens that one on the cursor would force are numbered.
/// - The cursor is a frame.
pub fn draw<D>(display: &mut D, game: &Game<Clues>, cursor: Option<Square>) -> Result<(), D::Error>
where
    D: DrawTarget<Color = BinaryColor>,
{
    let Some(challenge) = game.challenge() else { return Ok(()) };
    let evidence = game.evidence();
    let squares = evidence.map_or(SquareSet::EMPTY, |evidence| evidence.squares());
    let mut board = Board {
        display: Inverted { display, squares, square: frame::square_of(game.size()) },
        square: frame::square_of(game.size()),
    };
    frame::draw(&mut board.display, challenge, game.notes())?;
    board.fill(*challenge.blocked(), |at, _| (at.x + at.y) % 3 == 0)?;
    if let Some(evidence) = evidence {
        let across = evidence.squares_across() - squares;
        board.fill(across, |at, _| at.x % 2 == 0 && at.y % 2 == 0)?;
        board.fill(evidence.left(), |_, from_middle| from_middle.x.max(from_middle.y) <= 2)?;
        for (square, number) in evidence.forced().zip(["1", "2", "3", "4", "5", "6", "7", "8"]) {
            board.write(square, number)?;
        }
    }
    if let Some(regions) = challenge.regions() {
        frame::draw_borders(&mut board.display, regions)?;
    }
    for queens in game.conflicts() {
        board.join(queens)?;
    }
    cursor.map_or(Ok(()), |cursor| board.frame(cursor))
}

/// Draws a bitmap in the upper left corner.
pub fn draw_bitmap<D>(display: &mut D, bitmap: &Bitmap<'_>) -> Result<(), D::Error>
where
    D: DrawTarget<Color = BinaryColor>,
{
    Image::new(bitmap, Point::zero()).draw(display)
}

/// The signs on the squares of a board.
struct Board<'a, D> {
    display: Inverted<'a, D>,
    /// The pixels of a side of a square.
    square: u8,
}

impl<D: DrawTarget<Color = BinaryColor>> Board<'_, D> {
    fn area(&self, square: Square) -> Rectangle {
        let [x, y] = [square.column(), square.row()].map(|index| i32::from(index as u8));
        let side = i32::from(self.square);
        Rectangle::new(Point::new(x * side, y * side), Size::new_equal(self.square.into()))
    }

    /// Lights those pixels of the squares that `is_lit` chooses by their place on the display, and
    /// by their distances from the middle of the square, in half pixels.
    fn fill(
        &mut self,
        squares: SquareSet,
        is_lit: impl Fn(Point, Point) -> bool,
    ) -> Result<(), D::Error> {
        for square in &squares {
            let area = self.area(square);
            let from_middle = |point: Point| {
                let at = point - area.top_left;
                (at * 2 + Point::new_equal(1 - i32::from(self.square))).abs()
            };
            let lit = area.points().filter(|&point| is_lit(point, from_middle(point)));
            self.display.draw_iter(lit.map(|point| Pixel(point, BinaryColor::On)))?;
        }
        Ok(())
    }

    fn write(&mut self, square: Square, text: &str) -> Result<(), D::Error> {
        let area = self.area(square);
        let at = area.center() - FONT_4X6.character_size / 2 + Point::new(1, 1);
        let style = MonoTextStyle::new(&FONT_4X6, BinaryColor::On);
        Text::with_baseline(text, at, style, Baseline::Top).draw(&mut self.display).map(drop)
    }

    /// Draws a line from the middle of a square to that of another one.
    fn join(&mut self, squares: [Square; 2]) -> Result<(), D::Error> {
        let [start, end] = squares.map(|square| self.area(square).center());
        let style = PrimitiveStyle::with_stroke(BinaryColor::On, 1);
        Line::new(start, end).into_styled(style).draw(&mut self.display)
    }

    /// Draws a frame along the edge of a square.
    fn frame(&mut self, square: Square) -> Result<(), D::Error> {
        let edge = i32::from(self.square) - 1;
        self.fill(SquareSet::from_iter([square]), |_, from_middle| {
            from_middle.x.max(from_middle.y) == edge
        })
    }
}
