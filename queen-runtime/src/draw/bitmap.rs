//! Boards with one bit per pixel, for the controllers of small displays.

use queen_math::Square;

use super::Position;
use super::crown::Crown;
use crate::SquareSet;

/// A board with one bit per pixel: lit crowns on a dark board, and what a player needs to see.
///
/// A crown is legible in squares of 5 pixels and more; in smaller ones, a queen fills most of its
/// square. Squares of less than 3 pixels show nothing but queens. The square at a row and a column
/// has its upper left corner at (column · `square`, row · `square`). The bits of a frame buffer
/// come in one of two orders:
///
/// - *Rows*, as for Sharp's memory displays and most electronic paper: row by row, the leftmost
///   pixel in the highest bit, each row starting at a byte.
/// - *Pages*, as for an SSD1306: for every eight rows, one byte per column, the topmost pixel in
///   the lowest bit.
///
/// Only the pixels of the board are written, so a board can stand anywhere on a display, beside
/// other things. For a matrix with one LED per square, use [row masks](crate::Solution::row_masks)
/// instead.
///
/// ```
/// use queen_runtime::draw::Bitmap;
///
/// let board = Bitmap::new(&[1, 3, 0, 2], 8);
/// let mut frame = [0; 4 * 32];
/// board.draw_rows(&mut frame, 4, (0, 0));
/// let line = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:08b}")).collect::<String>();
/// let picture: Vec<_> = frame.chunks(4).take(8).map(line).collect();
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
    givens: Option<&'a dyn Position>,
    marks: Option<&'a SquareSet>,
    square: u8,
    has_dots: bool,
    is_inverted: bool,
}

/// The contents of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Free,
    Mark,
    Queen,
    Given,
}

impl<'a> Bitmap<'a> {
    /// Draws this position with squares of `square` × `square` pixels.
    #[must_use]
    pub const fn new(position: &'a dyn Position, square: u8) -> Self {
        let (givens, marks) = (None, None);
        Self { position, givens, marks, square, has_dots: false, is_inverted: false }
    }

    /// Puts a dot into the upper left corner of each square without a queen or a mark, so that rows
    /// and columns can be seen.
    #[must_use]
    pub const fn with_dots(self) -> Self {
        Self { has_dots: true, ..self }
    }

    /// Draws these queens, if the position has them, as dark crowns on lit squares or, in squares
    /// of less than 7 pixels, as rings.
    #[must_use]
    pub const fn with_givens(self, givens: &'a dyn Position) -> Self {
        Self { givens: Some(givens), ..self }
    }

    /// Puts a cross on these squares unless they have a queen.
    #[must_use]
    pub const fn with_marks(self, marks: &'a SquareSet) -> Self {
        Self { marks: Some(marks), ..self }
    }

    /// Exchanges lit and dark pixels.
    #[must_use]
    pub const fn inverted(self) -> Self {
        Self { is_inverted: !self.is_inverted, ..self }
    }

    /// The number of pixels in a row and in a column of the board.
    #[must_use]
    pub fn side(&self) -> usize {
        self.position.size().saturating_mul(self.square.into())
    }

    /// Draws the board into a frame buffer in rows, `stride` bytes each, with the upper left corner
    /// at `at`: x and y, in pixels. What is outside of the frame is left out.
    pub fn draw_rows(&self, frame: &mut [u8], stride: usize, at: (i32, i32)) {
        let height = frame.len().checked_div(stride).unwrap_or(0);
        self.draw(frame, at, [stride.saturating_mul(8), height], |x, y| {
            (y * stride + x / 8, 0x80 >> (x % 8))
        });
    }

    /// Draws the board into a frame buffer in pages, `width` bytes each, with the upper left corner
    /// at `at`: x and y, in pixels. What is outside of the frame is left out.
    ///
    /// One page of a display that is drawn page by page is a frame of its own:
    ///
    /// ```
    /// use queen_runtime::draw::Bitmap;
    ///
    /// let board = Bitmap::new(&[1, 3, 0, 2], 8).with_dots();
    /// let mut frame = [0; 4 * 32];
    /// board.draw_pages(&mut frame, 32, (0, 0));
    /// for (page, expected) in (0..).zip(frame.chunks(32)) {
    ///     let mut buffer = [0; 32];
    ///     board.draw_pages(&mut buffer, 32, (0, -8 * page));
    ///     assert_eq!(buffer, expected);
    /// }
    /// let left_half = [0, 0b0111_1100, 0b0111_0000, 0b0111_1100]; // of the crown in the top row
    /// assert_eq!(frame[8..12], left_half);
    /// ```
    pub fn draw_pages(&self, frame: &mut [u8], width: usize, at: (i32, i32)) {
        let pages = frame.len().checked_div(width).unwrap_or(0);
        self.draw(frame, at, [width, pages.saturating_mul(8)], |x, y| {
            (y / 8 * width + x, 1 << (y % 8))
        });
    }

    /// Sets or clears the bit at the `place` of each pixel: the index of a byte, and a mask.
    fn draw(
        &self,
        frame: &mut [u8],
        (left, top): (i32, i32),
        [width, height]: [usize; 2],
        place: impl Fn(usize, usize) -> (usize, u8),
    ) {
        let crown = Crown::in_square(self.square);
        let side = i32::from(self.square);
        let lines = self.position.size();
        let mut top = top;
        for row in 0..lines {
            for y in 0..self.square {
                let Some(frame_y) = visible(top, y, height) else { continue };
                let mut left = left;
                for column in 0..lines {
                    let content = self.content(Square::new(row, column));
                    for x in 0..self.square {
                        let Some(frame_x) = visible(left, x, width) else { continue };
                        let (byte, mask) = place(frame_x, frame_y);
                        let Some(byte) = frame.get_mut(byte) else { continue };
                        if self.is_lit(&crown, content, x, y) {
                            *byte |= mask;
                        } else {
                            *byte &= !mask;
                        }
                    }
                    left = left.saturating_add(side);
                }
            }
            top = top.saturating_add(side);
        }
    }

    fn content(&self, square: Square) -> Content {
        let is_given = || self.givens.is_some_and(|givens| givens.has_queen(square));
        let is_marked = || self.marks.is_some_and(|marks| marks.contains(square));
        match self.position.has_queen(square) {
            true if is_given() => Content::Given,
            true => Content::Queen,
            false if is_marked() => Content::Mark,
            false => Content::Free,
        }
    }

    /// Whether the pixel at (`x`, `y`) from the top left of a square is lit.
    fn is_lit(&self, crown: &Crown, content: Content, x: u8, y: u8) -> bool {
        let is_lit = match content {
            // In smaller squares, they would look like queens.
            Content::Free | Content::Mark if self.square < 3 => false,
            Content::Free => self.has_dots && (x, y) == (0, 0),
            Content::Mark => crown.cross_covers(x, y),
            Content::Queen => crown.covers(x, y),
            Content::Given if self.square < 7 => crown.ring_covers(x, y),
            Content::Given => !crown.covers(x, y),
        };
        is_lit != self.is_inverted
    }
}

/// The place in the frame of a pixel of the square that begins at `start`; `None` outside of the
/// frame, which ends at `end`.
fn visible(start: i32, pixel: u8, end: usize) -> Option<usize> {
    match usize::try_from(start.saturating_add(pixel.into())) {
        Ok(place) if place < end => Some(place),
        _ => None,
    }
}

#[cfg(feature = "embedded-graphics")]
mod image {
    use embedded_graphics_core::draw_target::DrawTarget;
    use embedded_graphics_core::geometry::{OriginDimensions, Point, Size};
    use embedded_graphics_core::image::ImageDrawable;
    use embedded_graphics_core::pixelcolor::BinaryColor;
    use embedded_graphics_core::primitives::Rectangle;

    use super::Bitmap;
    use crate::draw::crown::Crown;
    use crate::draw::pixels::{draw_part, image_size};

    impl OriginDimensions for Bitmap<'_> {
        fn size(&self) -> Size {
            image_size(self.position, self.square)
        }
    }

    impl ImageDrawable for Bitmap<'_> {
        type Color = BinaryColor;

        fn draw<D: DrawTarget<Color = BinaryColor>>(&self, target: &mut D) -> Result<(), D::Error> {
            self.draw_sub_image(target, &Rectangle::new(Point::default(), self.size()))
        }

        fn draw_sub_image<D: DrawTarget<Color = BinaryColor>>(
            &self,
            target: &mut D,
            area: &Rectangle,
        ) -> Result<(), D::Error> {
            let crown = Crown::in_square(self.square);
            draw_part(target, self.position, self.square, area, |square, (x, y)| {
                self.is_lit(&crown, self.content(square), x, y).into()
            })
        }
    }
}
