//! The buffer that the module shares with the page.

use core::fmt::{self, Write};
use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use queen_math::MAX_TABLE_SIZE;
use queen_runtime::{Board, SquareSet};

const LEN: usize = 1 << 18;

/// Atomic, so that it can be a `static` without unsafe code; where there are no threads, a plain
/// load or store comes of it.
static BYTES: [AtomicU8; LEN] = [const { AtomicU8::new(0) }; LEN];

/// The address of the buffer.
#[unsafe(no_mangle)]
pub extern "C" fn buffer() -> *const AtomicU8 {
    BYTES.as_ptr()
}

/// Reads a board of `size` × `size`; `None` if it has bits beyond its columns or rows.
pub fn read(size: usize) -> Option<Board> {
    let mut masks = [0; MAX_TABLE_SIZE];
    for (place, byte) in BYTES.iter().take(AFTER_BOARD).enumerate() {
        masks[place / 2] |= u16::from(byte.load(Relaxed)) << (place % 2 * 8);
    }
    Board::from_row_masks(masks, size)
}

/// The place after a board.
pub const AFTER_BOARD: usize = 2 * MAX_TABLE_SIZE;

/// `count` numbers of four bytes from a place on, the lowest byte first.
pub fn numbers_from(place: usize, count: usize) -> impl Iterator<Item = u32> {
    let bytes = BYTES.get(place..).unwrap_or_default();
    bytes.chunks_exact(4).take(count).map(|number| {
        number.iter().rev().fold(0, |number, byte| number << 8 | u32::from(byte.load(Relaxed)))
    })
}

/// Copies the first `len` bytes to `text`, as far as they fit, and returns them if they are UTF-8.
pub fn read_text(len: usize, text: &mut [u8]) -> Option<&str> {
    read_text_from(0, len, text)
}

/// The same from a place on.
pub fn read_text_from(place: usize, len: usize, text: &mut [u8]) -> Option<&str> {
    let text = text.get_mut(..len)?;
    for (to, from) in text.iter_mut().zip(BYTES.get(place..)?) {
        *to = from.load(Relaxed);
    }
    str::from_utf8(text).ok()
}

/// Writes to the buffer from its start.
#[derive(Default)]
pub struct Writer {
    len: usize,
}

impl Writer {
    /// The bytes that the buffer has room for.
    pub const CAPACITY: usize = LEN;

    /// The bytes that have been written.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Writes a byte, if there is room for it.
    pub fn put(&mut self, byte: u8) {
        if let Some(place) = BYTES.get(self.len) {
            place.store(byte, Relaxed);
            self.len += 1;
        }
    }

    /// Writes a number of two bytes, the lower one first.
    fn put_u16(&mut self, number: u16) {
        number.to_le_bytes().into_iter().for_each(|byte| self.put(byte));
    }

    /// Writes a number of four bytes, the lowest one first.
    fn put_u32(&mut self, number: usize) {
        (number as u32).to_le_bytes().into_iter().for_each(|byte| self.put(byte));
    }

    /// Writes numbers of four bytes.
    pub fn put_all(&mut self, numbers: impl IntoIterator<Item = usize>) {
        numbers.into_iter().for_each(|number| self.put_u32(number));
    }

    /// Writes a text and returns its length.
    pub fn put_text(&mut self, text: &impl fmt::Display) -> usize {
        let before = self.len;
        // A writer does not fail.
        let _ = write!(self, "{text}");
        self.len - before
    }

    /// Writes squares, or the queens of a board, as rows.
    pub fn put_squares(&mut self, squares: impl Into<SquareSet>) {
        squares.into().row_masks().into_iter().for_each(|mask| self.put_u16(mask));
    }
}

impl Write for Writer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(|byte| self.put(byte));
        Ok(())
    }
}

/// Writes a text and returns its length.
pub fn write_text(text: impl fmt::Display) -> usize {
    Writer::default().put_text(&text)
}

/// The bytes that the text of a game has at most: four lists of squares of 16 × 16, regions, and
/// 512 changes.
pub const MAX_TEXT: usize = 8192;

/// The bytes that the text of clues has at most: two lists of squares of 16 × 16, and regions.
pub const MAX_CLUES: usize = 4096;

/// A text of at most `N` bytes.
pub struct Text<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Default for Text<N> {
    fn default() -> Self {
        Self { bytes: [0; N], len: 0 }
    }
}

impl<const N: usize> Text<N> {
    /// The text.
    pub fn as_str(&self) -> Option<&str> {
        str::from_utf8(self.bytes.get(..self.len)?).ok()
    }
}

impl<const N: usize> Write for Text<N> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}
