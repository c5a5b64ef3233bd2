//! A simulated display of 64 × 64 pixels.

use core::convert::Infallible;
use core::fmt::{self, Write};

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;

const SIDE: usize = 64;

/// One bit a pixel.
pub struct Screen {
    rows: [u64; SIDE],
}

impl Screen {
    pub const fn new() -> Self {
        Self { rows: [0; SIDE] }
    }

    fn is_lit(&self, x: usize, y: usize) -> bool {
        self.rows[y] >> x & 1 == 1
    }
}

impl OriginDimensions for Screen {
    fn size(&self) -> Size {
        Size::new_equal(SIDE as u32)
    }
}

impl DrawTarget for Screen {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        let area = self.bounding_box();
        for Pixel(point, colour) in pixels {
            if area.contains(point) {
                let (row, bit) = (&mut self.rows[point.y as usize], 1 << point.x);
                *row = if colour.is_on() { *row | bit } else { *row & !bit };
            }
        }
        Ok(())
    }
}

/// Two rows of pixels a line.
impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in (0..SIDE).step_by(2) {
            f.write_char('│')?;
            for x in 0..SIDE {
                f.write_char(match (self.is_lit(x, y), self.is_lit(x, y + 1)) {
                    (false, false) => ' ',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (true, true) => '█',
                })?;
            }
            f.write_str("│\n")?;
        }
        Ok(())
    }
}
