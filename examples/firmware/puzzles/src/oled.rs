//! A simulated display of 128 × 64 pixels.

use core::convert::Infallible;
use core::fmt::{self, Write};

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;

const WIDTH: usize = 128;
const HEIGHT: usize = 64;

/// One bit a pixel, all dark at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oled {
    rows: [u128; HEIGHT],
}

impl Default for Oled {
    fn default() -> Self {
        Self { rows: [0; HEIGHT] }
    }
}

impl Oled {
    /// Whether a pixel is lit; `false` outside of the display.
    #[must_use]
    pub fn is_lit(&self, x: usize, y: usize) -> bool {
        x < WIDTH && self.rows.get(y).is_some_and(|row| row >> x & 1 == 1)
    }
}

impl OriginDimensions for Oled {
    fn size(&self) -> Size {
        Size::new(WIDTH as u32, HEIGHT as u32)
    }
}

impl DrawTarget for Oled {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        for Pixel(Point { x, y }, colour) in pixels {
            let row = usize::try_from(y).ok().and_then(|y| self.rows.get_mut(y));
            let bit = u32::try_from(x).ok().and_then(|x| 1_u128.checked_shl(x));
            // What is outside of the display is left out.
            if let (Some(row), Some(bit)) = (row, bit) {
                *row = if colour.is_on() { *row | bit } else { *row & !bit };
            }
        }
        Ok(())
    }
}

/// The dots of a Braille character that stands for 2 × 4 pixels, row by row, as Unicode numbers
/// them from U+2800 on.
const DOTS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// A Braille character for each 2 × 4 pixels.
impl fmt::Display for Oled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for top in (0..HEIGHT).step_by(DOTS.len()) {
            f.write_char('│')?;
            for left in (0..WIDTH).step_by(2) {
                let mut character = 0x2800;
                for (y, dots) in (top..).zip(DOTS) {
                    for (x, dot) in (left..).zip(dots) {
                        character |= dot * u32::from(self.is_lit(x, y));
                    }
                }
                f.write_char(char::from_u32(character).unwrap_or_default())?;
            }
            f.write_str("│\n")?;
        }
        Ok(())
    }
}
