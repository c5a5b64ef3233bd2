//! Reader for numbers that come byte by byte.

/// A reader for numbers, each on a line of its own. Bytes other than digits are ignored.
#[derive(Clone, Copy, Debug, Default)]
pub struct NumberReader {
    number: usize,
}

impl NumberReader {
    /// Takes the next byte. Returns a number at the end of its line.
    pub fn read(&mut self, byte: u8) -> Option<usize> {
        match byte {
            b'0'..=b'9' => {
                let digit = usize::from(byte - b'0');
                self.number = self.number.saturating_mul(10).saturating_add(digit);
                None
            }
            b'\n' => Some(core::mem::take(&mut self.number)),
            _ => None,
        }
    }
}
