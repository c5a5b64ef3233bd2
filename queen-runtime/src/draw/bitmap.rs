//! Bitmaps with one bit per pixel, for the controllers of small displays.

use super::crown::Crown;
use super::position::{Position, queens};

/// A board with one bit per pixel: a crown of lit pixels for each queen, and no squares.
///
/// A crown is legible in squares of 5 pixels and more; in smaller ones, a queen fills most of its
/// square. The bytes come in one of two orders:
///
/// - *Rows*, as for Sharp's memory displays and most electronic paper: row by row, the leftmost
///   pixel in the highest bit, each row starting at a byte.
/// - *Pages*, as for an SSD1306: for every eight rows, one byte per column, the topmost pixel in
///   the lowest bit.
///
/// For a matrix with one LED per square, use [row masks](crate::Solution::row_masks) instead.
///
/// ```
/// use queen_runtime::draw::Bitmap;
///
/// let board = Bitmap::new(&[1, 3, 0, 2], 8);
/// let mut buffer = [0; Bitmap::byte_len(4, 8)];
/// let rows = board.render_rows(&mut buffer).unwrap();
/// let line = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:08b}")).collect::<String>();
/// let picture: Vec<_> = rows.chunks(4).take(8).map(line).collect();
/// assert_eq!(picture[1..], [
///     "00000000000000000000000000000000",
///     "00000000010110100000000000000000",
///     "00000000010110100000000000000000",
///     "00000000011111100000000000000000",
///     "00000000011111100000000000000000",
///     "00000000011111100000000000000000",
///     "00000000000000000000000000000000",
/// ]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bitmap<'a> {
    position: &'a dyn Position,
    square: u8,
}

impl<'a> Bitmap<'a> {
    /// Draws this position with squares of `square` × `square` pixels.
    ///
    /// ```
    /// # use queen_runtime::draw::Bitmap;
    /// let board = Bitmap::new(&[1, 3, 0, 2], 2);
    /// let mut buffer = [0; 8];
    /// let rows = board.render_rows(&mut buffer).unwrap();
    /// assert_eq!(rows[..4], [0b0011_0000, 0b0011_0000, 0b0000_0011, 0b0000_0011]);
    /// ```
    #[must_use]
    pub const fn new(position: &'a dyn Position, square: u8) -> Self {
        Self { position, square }
    }

    /// The bytes that a board of `size` rows takes, in either order.
    ///
    /// ```
    /// # use queen_runtime::draw::Bitmap;
    /// assert_eq!(Bitmap::byte_len(8, 8), 512); // 64 × 64 pixels
    /// assert_eq!(Bitmap::byte_len(3, 3), 18); // 9 rows of 9 pixels, in two bytes each
    /// ```
    #[must_use]
    pub const fn byte_len(size: usize, square: u8) -> usize {
        let pixels = size.saturating_mul(square as usize);
        pixels.saturating_mul(pixels.div_ceil(8))
    }

    /// Draws in rows into the front of `buffer`, and returns the bytes; `None` if they do not fit.
    ///
    /// ```
    /// # use queen_runtime::draw::Bitmap;
    /// let board = Bitmap::new(&[1, 3, 0, 2], 8);
    /// let mut buffer = [0; Bitmap::byte_len(4, 8)];
    /// let rows = board.render_rows(&mut buffer).unwrap();
    /// assert_eq!(rows[4 * 4..][..4], [0, 0b0111_1110, 0, 0]); // through the crown in the top row
    /// ```
    pub fn render_rows<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        let stride = self.side().div_ceil(8);
        self.render(buffer, |x, y| (y * stride + x / 8, 0x80 >> (x % 8)))
    }

    /// Draws in pages into the front of `buffer`, and returns the bytes; `None` if they do not fit.
    ///
    /// ```
    /// # use queen_runtime::draw::Bitmap;
    /// let board = Bitmap::new(&[1, 3, 0, 2], 8);
    /// let mut buffer = [0; Bitmap::byte_len(4, 8)];
    /// let pages = board.render_pages(&mut buffer).unwrap();
    /// let left_half = [0, 0b0111_1100, 0b0111_0000, 0b0111_1100]; // of the crown in the top row
    /// assert_eq!(pages[8..12], left_half);
    /// ```
    pub fn render_pages<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        let width = self.side();
        self.render(buffer, |x, y| (y / 8 * width + x, 1 << (y % 8)))
    }

    fn side(&self) -> usize {
        self.position.size().saturating_mul(self.square.into())
    }

    /// Sets the bit at the `place` of each pixel that is lit: the index of a byte, and a mask.
    fn render<'b>(
        &self,
        buffer: &'b mut [u8],
        place: impl Fn(usize, usize) -> (usize, u8),
    ) -> Option<&'b [u8]> {
        let Self { position, square } = *self;
        let bitmap = buffer.get_mut(..Self::byte_len(position.size(), square))?;
        bitmap.fill(0);
        let crown = Crown::in_square(square);
        for (row, column) in queens(position) {
            for y in 0..square {
                for x in (0..square).filter(|&x| crown.covers(x, y)) {
                    let side = usize::from(square);
                    let (byte, mask) =
                        place(column * side + usize::from(x), row * side + usize::from(y));
                    if let Some(byte) = bitmap.get_mut(byte) {
                        *byte |= mask;
                    }
                }
            }
        }
        Some(bitmap)
    }
}
