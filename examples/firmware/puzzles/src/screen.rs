//! A simulated display of 64 × 64 pixels.

use core::convert::Infallible;
use core::fmt::{self, Write};

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;

const SIDE: usize = 64;

/// One bit a pixel, all dark at first.
#[derive(Clone, Debug)]
pub struct Screen {
    rows: [u64; SIDE],
}

impl Default for Screen {
    fn default() -> Self {
        Self { rows: [0; SIDE] }
    }
}

impl Screen {
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
        for Pixel(Point { x, y }, colour) in pixels {
            let row = usize::try_from(y).ok().and_then(|y| self.rows.get_mut(y));
            let bit = u32::try_from(x).ok().and_then(|x| 1_u64.checked_shl(x));
            // What is outside of the display is left out.
            if let (Some(row), Some(bit)) = (row, bit) {
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
