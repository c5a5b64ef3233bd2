//! Pens: where a notation is written to.

use core::convert::Infallible;
use core::fmt::{self, Write};

/// A pen that writes a drawing to a formatter or to a buffer.
pub(crate) trait Pen {
    type Error;

    fn put(&mut self, text: &str) -> Result<(), Self::Error>;

    /// Puts an ASCII character.
    fn put_letter(&mut self, letter: u8) -> Result<(), Self::Error>;

    fn put_number(&mut self, n: usize) -> Result<(), Self::Error> {
        if n >= 10 {
            self.put_number(n / 10)?;
        }
        self.put_letter(b'0' + (n % 10) as u8)
    }
}

impl Pen for fmt::Formatter<'_> {
    type Error = fmt::Error;

    fn put(&mut self, text: &str) -> fmt::Result {
        self.write_str(text)
    }

    fn put_letter(&mut self, letter: u8) -> fmt::Result {
        self.write_char(letter.into())
    }
}

/// A pen that writes as many bytes as the buffer has room for, and counts all of them.
pub(crate) struct BufferPen<'b> {
    pub(crate) buffer: &'b mut [u8],
    pub(crate) len: usize,
}

impl Pen for BufferPen<'_> {
    type Error = Infallible;

    fn put(&mut self, text: &str) -> Result<(), Infallible> {
        for &byte in text.as_bytes() {
            self.put_letter(byte)?;
        }
        Ok(())
    }

    fn put_letter(&mut self, letter: u8) -> Result<(), Infallible> {
        if let Some(place) = self.buffer.get_mut(self.len) {
            *place = letter;
        }
        // A drawing may be longer than a 16-bit processor can count; it then does not fit.
        self.len = self.len.saturating_add(1);
        Ok(())
    }
}
