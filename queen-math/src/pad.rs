//! Padding of texts that come in parts.

use core::fmt::{self, Alignment, Write};

/// Writes a text that comes in parts, filled up to the width. Not public API.
///
/// # Errors
///
/// Returns the error of the formatter.
pub fn pad(f: &mut fmt::Formatter<'_>, text: fmt::Arguments<'_>) -> fmt::Result {
    let Some(width) = f.width() else { return f.write_fmt(text) };
    // The text is written twice, first to count its characters.
    let mut count = Count(0);
    count.write_fmt(text)?;
    let padding = width.saturating_sub(count.0);
    let before = match f.align() {
        Some(Alignment::Right) => padding,
        Some(Alignment::Center) => padding / 2,
        Some(Alignment::Left) | None => 0,
    };
    let fill = f.fill();
    (0..before).try_for_each(|_| f.write_char(fill))?;
    f.write_fmt(text)?;
    (before..padding).try_for_each(|_| f.write_char(fill))
}

/// The number of characters that were written.
struct Count(usize);

impl Write for Count {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // Every byte of a character but the first is from 0x80 to 0xbf.
        self.0 += text.bytes().filter(|byte| !matches!(byte, 0x80..=0xbf)).count();
        Ok(())
    }
}
