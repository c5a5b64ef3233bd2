//! Functions that draw boards on displays.

use core::convert::Infallible;
use core::marker::PhantomData;

use embedded_graphics_core::Pixel;
use embedded_graphics_core::draw_target::DrawTarget;
use embedded_graphics_core::geometry::{OriginDimensions, Point, Size};
use embedded_graphics_core::image::ImageDrawable;
use embedded_graphics_core::pixelcolor::{BinaryColor, PixelColor, Rgb565};
use embedded_graphics_core::primitives::Rectangle;
use queen_runtime::draw::{Bitmap, PixelStyle, Pixels};

use super::samples::*;
use crate::consume;
use crate::function::functions;
use queen_runtime::*;

const STYLE: PixelStyle<Rgb565> = PixelStyle {
    white: Rgb565::new(31, 63, 31),
    black: Rgb565::new(0, 0, 0),
    queen_on_white: Rgb565::new(31, 0, 0),
    queen_on_black: Rgb565::new(0, 63, 0),
    square: 8,
};

/// A display that shows nothing.
struct Display<C>(PhantomData<C>);

impl<C> OriginDimensions for Display<C> {
    fn size(&self) -> Size {
        Size::new(320, 240)
    }
}

impl<C: PixelColor> DrawTarget for Display<C> {
    type Color = C;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<C>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        pixels.into_iter().for_each(consume);
        Ok(())
    }

    fn fill_contiguous<I: IntoIterator<Item = C>>(
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
    "Pixels::new" (position: &Solution<8> = &solution()) -> Pixels<'_, Rgb565> {
        Pixels::new(position, STYLE)
    }
    "Pixels::size" (pixels: &Pixels<'_, Rgb565> = &Pixels::new(&solution(), STYLE)) -> Size {
        pixels.size()
    }
    "Pixels::draw" (
        pixels: &Pixels<'_, Rgb565> = &Pixels::new(&solution(), STYLE),
        display: &mut Display<Rgb565> = &mut Display(PhantomData)
    ) -> Result<(), Infallible> {
        pixels.draw(display)
    }
    "Pixels::draw_sub_image" (
        pixels: &Pixels<'_, Rgb565> = &Pixels::new(&solution(), STYLE),
        display: &mut Display<Rgb565> = &mut Display(PhantomData),
        area: &Rectangle = &Rectangle::new(Point::new(3, 3), Size::new(30, 40))
    ) -> Result<(), Infallible> {
        pixels.draw_sub_image(display, area)
    }
    "Bitmap::size" (bitmap: &Bitmap<'_> = &Bitmap::new(&solution(), 8)) -> Size {
        OriginDimensions::size(bitmap)
    }
    "Bitmap::draw" (
        bitmap: &Bitmap<'_> = &Bitmap::new(&solution(), 8),
        display: &mut Display<BinaryColor> = &mut Display(PhantomData)
    ) -> Result<(), Infallible> {
        bitmap.draw(display)
    }
    "Bitmap::draw_sub_image" (
        bitmap: &Bitmap<'_> = &Bitmap::new(&solution(), 8),
        display: &mut Display<BinaryColor> = &mut Display(PhantomData),
        area: &Rectangle = &Rectangle::new(Point::new(3, 3), Size::new(30, 40))
    ) -> Result<(), Infallible> {
        bitmap.draw_sub_image(display, area)
    }
}
