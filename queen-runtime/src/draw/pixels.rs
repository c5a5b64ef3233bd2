//! Images for `embedded-graphics`.

use core::iter;

use embedded_graphics_core::draw_target::DrawTarget;
use embedded_graphics_core::geometry::{Dimensions, OriginDimensions, Point, Size};
use embedded_graphics_core::image::ImageDrawable;
use embedded_graphics_core::pixelcolor::PixelColor;
use embedded_graphics_core::primitives::Rectangle;
use queen_math::Square;

use super::Position;
use super::crown::Crown;

/// The colours of a board on a display, and the size of its squares.
///
#[cfg_attr(not(doctest), doc = include_str!("../../docs/pixel-style.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct PixelStyle<C> {
    /// The top left square, and every second one from there.
    pub white: C,
    /// The other squares.
    pub black: C,
    /// A queen on a white square.
    pub queen_on_white: C,
    /// A queen on a black square.
    pub queen_on_black: C,
    /// The width and height of a square in pixels. A crown is legible from 6 pixels up.
    pub square: u8,
}

/// A board on a display, with a crown for each queen: an image for `embedded-graphics`.
///
/// Its `Image` puts the board anywhere on a display, and `ImageDrawableExt::sub_image` cuts a part
/// out. The pixels go to the display in one run, row by row, each of them once.
///
#[cfg_attr(not(doctest), doc = include_str!("../../docs/pixels.md"))]
#[derive(Clone, Copy, Debug)]
pub struct Pixels<'a, C> {
    position: &'a dyn Position,
    style: PixelStyle<C>,
}

impl<'a, C: PixelColor> Pixels<'a, C> {
    /// Draws this position.
    #[must_use]
    pub const fn new(position: &'a dyn Position, style: PixelStyle<C>) -> Self {
        Self { position, style }
    }
}

/// Draws the part of a board that is in `area`, with the top left corner of `area` at the origin.
/// Pixels are in a square and have an x and a y in it, from the left and from the top.
pub(super) fn draw_part<D: DrawTarget>(
    target: &mut D,
    position: &dyn Position,
    square: u8,
    area: &Rectangle,
    colour: impl Fn(Square, (u8, u8)) -> D::Color,
) -> Result<(), D::Error> {
    let part = Rectangle::new(Point::zero(), image_size(position, square)).intersection(area);
    let place = Rectangle::new(part.top_left - area.top_left, part.size);
    let (left, top) = (part.top_left.x.unsigned_abs(), part.top_left.y.unsigned_abs());
    let colour = &colour;
    let colours = places(top, part.size.height, square).flat_map(|(row, y)| {
        places(left, part.size.width, square)
            .map(move |(column, x)| colour(Square::new(row, column), (x, y)))
    });
    target.fill_contiguous(&place, colours)
}

pub(super) fn image_size(position: &dyn Position, square: u8) -> Size {
    let rows = u32::try_from(position.size()).unwrap_or(u32::MAX);
    Size::new_equal(rows.saturating_mul(square.into()))
}

/// The square of each of `count` pixels in a line from `start`, and the pixel's place in it.
/// Divides only at the start, since some microcontrollers divide in software.
fn places(start: u32, count: u32, square: u8) -> impl Iterator<Item = (usize, u8)> {
    let width = u32::from(square.max(1));
    let first = ((start / width) as usize, (start % width) as u8);
    let next = move |&(index, place): &(usize, u8)| {
        Some(if place + 1 < square { (index, place + 1) } else { (index + 1, 0) })
    };
    iter::successors(Some(first), next).take(count as usize)
}

impl<C> OriginDimensions for Pixels<'_, C> {
    fn size(&self) -> Size {
        image_size(self.position, self.style.square)
    }
}

impl<C: PixelColor> ImageDrawable for Pixels<'_, C> {
    type Color = C;

    fn draw<D: DrawTarget<Color = C>>(&self, target: &mut D) -> Result<(), D::Error> {
        self.draw_sub_image(target, &self.bounding_box())
    }

    /// Draws `area` of the image with its top left corner at the origin, and nothing where `area`
    /// is outside the image.
    fn draw_sub_image<D: DrawTarget<Color = C>>(
        &self,
        target: &mut D,
        area: &Rectangle,
    ) -> Result<(), D::Error> {
        let Self { position, style } = self;
        let crown = Crown::in_square(style.square);
        draw_part(target, *position, style.square, area, |square, (x, y)| {
            let is_white = (square.row() + square.column()) % 2 == 0;
            match (crown.covers(x, y) && position.has_queen(square), is_white) {
                (false, true) => style.white,
                (false, false) => style.black,
                (true, true) => style.queen_on_white,
                (true, false) => style.queen_on_black,
            }
        })
    }
}
