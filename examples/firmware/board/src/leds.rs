//! A simulated matrix of LEDs.

use core::fmt::{self, Write};

/// A matrix of 8 × 8 LEDs, simulated: one byte a row, as its driver would be sent.
#[derive(Default)]
pub struct Matrix {
    rows: [u8; 8],
}

impl Matrix {
    /// Lights the LEDs of these masks, the top row's first; the lowest bit is on the left.
    pub fn show(&mut self, masks: [u16; 8]) {
        for (row, mask) in self.rows.iter_mut().zip(masks) {
            *row = mask as u8;
        }
    }

    pub fn is_lit(&self, row: usize, column: usize) -> bool {
        self.rows[row] >> column & 1 == 1
    }
}

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..8 {
            for column in 0..8 {
                f.write_str(if self.is_lit(row, column) { " ●" } else { " ·" })?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}
