//! Functions that draw boards on displays.

use core::convert::Infallible;

use embedded_graphics_core::Pixel;
use embedded_graphics_core::draw_target::DrawTarget;
use embedded_graphics_core::geometry::{OriginDimensions, Point, Size};
use embedded_graphics_core::image::ImageDrawable;
use embedded_graphics_core::pixelcolor::Rgb565;
use embedded_graphics_core::primitives::Rectangle;
use queen_runtime::draw::{PixelStyle, Pixels};

use super::*;
use crate::consume;
use crate::function::functions;

const STYLE: PixelStyle<Rgb565> = PixelStyle {
    white: Rgb565::new(31, 63, 31),
    black: Rgb565::new(0, 0, 0),
    queen_on_white: Rgb565::new(31, 0, 0),
    queen_on_black: Rgb565::new(0, 63, 0),
    square: 8,
};

/// A display that shows nothing.
struct Display;

impl OriginDimensions for Display {
    fn size(&self) -> Size {
        Size::new(320, 240)
    }
}

impl DrawTarget for Display {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        pixels.into_iter().for_each(consume);
        Ok(())
    }

    fn fill_contiguous<I: IntoIterator<Item = Rgb565>>(
        &mut self,
        area: &Rectangle,
        colours: I,
    ) -> Result<(), Infallible> {
        consume(area);
        colours.into_iter().for_each(consume);
        Ok(())
    }
}

functions! { FUNCTIONS:
    "PixelStyle::one_bit" (
        on: Rgb565 = STYLE.white,
        off: Rgb565 = STYLE.black,
        square: u8 = 8
    ) -> PixelStyle<Rgb565> {
        PixelStyle::one_bit(on, off, square)
    }
    "Pixels::new" (position: &Solution<8> = &solution()) -> Pixels<'_, Rgb565> {
        Pixels::new(position, STYLE)
    }
    "Pixels::size" (pixels: &Pixels<'_, Rgb565> = &Pixels::new(&solution(), STYLE)) -> Size {
        pixels.size()
    }
    "Pixels::draw" (
        pixels: &Pixels<'_, Rgb565> = &Pixels::new(&solution(), STYLE),
        display: &mut Display = &mut Display
    ) -> Result<(), Infallible> {
        pixels.draw(display)
    }
    "Pixels::draw_sub_image" (
        pixels: &Pixels<'_, Rgb565> = &Pixels::new(&solution(), STYLE),
        display: &mut Display = &mut Display,
        area: &Rectangle = &Rectangle::new(Point::new(3, 3), Size::new(30, 40))
    ) -> Result<(), Infallible> {
        pixels.draw_sub_image(display, area)
    }
}
