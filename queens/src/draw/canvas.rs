//! Areas of pictures.

use std::fmt;

use queen_runtime::draw::Svg;

/// The side of a square.
pub const SIDE: usize = 100;

/// The largest width in pixels, unless the reader scales the picture.
const MAX_PIXELS: usize = 860;

/// The area of a picture, in units of which a square takes [`SIDE`].
pub struct Canvas {
    pub width: usize,
    pub height: usize,
}

impl Canvas {
    /// The width in pixels of an area of this width, in which a square takes 50 pixels or less.
    fn pixels(width: usize) -> usize {
        (width / 2).min(MAX_PIXELS)
    }

    /// The length of `pixels` pixels in the units of a picture of this width.
    pub fn units(pixels: usize, width: usize) -> usize {
        pixels * width / Self::pixels(width)
    }

    /// Writes the beginning of the document.
    pub fn begin(&self, f: &mut fmt::Formatter<'_>, title: fmt::Arguments<'_>) -> fmt::Result {
        let Self { width, height } = self;
        let pixels = Self::pixels(*width);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{pixels}\" \
             height=\"{}\" viewBox=\"0 0 {width} {height}\">\n<title>{title}</title>",
            pixels * height / width
        )?;
        // Its own background, since a reader's may be as dark as the title.
        writeln!(f, "{}<path class=\"q-page\" d=\"M0 0H{width}V{height}H0Z\"/>", Svg::DEFINITIONS)
    }
}
