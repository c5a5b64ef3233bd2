//! What the styles of text have in common: a drawing is written by a pen, to a formatter or to a
//! buffer.

use core::convert::Infallible;
use core::fmt;

pub(super) trait Pen {
    type Error;

    fn put(&mut self, text: &str) -> Result<(), Self::Error>;

    fn put_letter(&mut self, letter: u8) -> Result<(), Self::Error> {
        self.put(char::from(letter).encode_utf8(&mut [0; 4]))
    }

    fn put_number(&mut self, n: usize) -> Result<(), Self::Error> {
        let mut digits = [0; 20];
        let mut rest = n;
        let mut count = 0;
        for digit in &mut digits {
            *digit = b'0' + (rest % 10) as u8;
            count += 1;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        digits.iter().take(count).rev().try_for_each(|&digit| self.put_letter(digit))
    }
}

impl Pen for fmt::Formatter<'_> {
    type Error = fmt::Error;

    fn put(&mut self, text: &str) -> fmt::Result {
        self.write_str(text)
    }
}

/// Writes as many bytes as there is room for, and counts them all.
pub(super) struct Text<'b> {
    pub(super) buffer: &'b mut [u8],
    pub(super) len: usize,
}

impl Pen for Text<'_> {
    type Error = Infallible;

    fn put(&mut self, text: &str) -> Result<(), Infallible> {
        for byte in text.bytes() {
            if let Some(place) = self.buffer.get_mut(self.len) {
                *place = byte;
            }
            self.len += 1;
        }
        Ok(())
    }
}

/// What each style has by its `draw`.
macro_rules! text_style {
    ($style:ident) => {
        impl<'a> $style<'a> {
            /// Draws this position.
            #[must_use]
            pub const fn new(position: &'a dyn Position) -> Self {
                Self { position }
            }

            /// Draws into the front of `buffer`, and returns the drawing; if it does not fit,
            /// returns `None`, and `buffer` is as it was.
            pub fn render_into<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b str> {
                let mut nowhere = Text { buffer: &mut [], len: 0 };
                let Ok(()) = self.draw(&mut nowhere);
                let buffer = buffer.get_mut(..nowhere.len)?;
                let Ok(()) = self.draw(&mut Text { buffer, len: 0 });
                str::from_utf8(buffer).ok()
            }
        }

        impl core::fmt::Display for $style<'_> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.draw(f)
            }
        }
    };
}
pub(super) use text_style;

/// How many digits the numbers from 1 to `n` have together.
pub(super) const fn digits_up_to(n: usize) -> usize {
    let mut digits = 0_usize;
    let mut power = 1_usize;
    while power <= n {
        digits = digits.saturating_add(n - (power - 1));
        power = power.saturating_mul(10);
        if power == usize::MAX {
            break;
        }
    }
    digits
}
