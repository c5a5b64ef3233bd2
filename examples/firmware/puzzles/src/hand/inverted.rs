//! A display on which some squares of a board are inverted.

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use queen_runtime::{Square, SquareSet};

/// A display that exchanges lit and dark pixels in some squares of the board in its upper left
/// corner. All that is drawn on the board is drawn through it.
pub struct Inverted<'a, D> {
    pub display: &'a mut D,
    pub squares: SquareSet,
    /// The pixels of a side of a square.
    pub square: u8,
}

impl<D> Inverted<'_, D> {
    fn contains(&self, Point { x, y }: Point) -> bool {
        let index = |pixel| usize::try_from(pixel).ok()?.checked_div(self.square.into());
        index(y)
            .zip(index(x))
            .is_some_and(|(row, column)| self.squares.contains(Square::new(row, column)))
    }
}

impl<D: Dimensions> Dimensions for Inverted<'_, D> {
    fn bounding_box(&self) -> Rectangle {
        self.display.bounding_box()
    }
}

impl<D: DrawTarget<Color = BinaryColor>> DrawTarget for Inverted<'_, D> {
    type Color = BinaryColor;
    type Error = D::Error;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), D::Error>
    where
        I: IntoIterator<Item = Pixel<BinaryColor>>,
    {
        pixels.into_iter().try_for_each(|Pixel(point, colour)| {
            let colour = if self.contains(point) { colour.invert() } else { colour };
            self.display.draw_iter([Pixel(point, colour)])
        })
    }
}
