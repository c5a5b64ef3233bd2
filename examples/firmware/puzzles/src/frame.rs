//! The picture of a game on a display of one bit a pixel, at least 64 × 64.

use embedded_graphics::image::Image;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use queen_challenge::{Challenge, Notes};
use queen_runtime::draw::Bitmap;

/// Draws a challenge with the queens and marks of the player in the upper left corner.
///
/// # Errors
///
/// Those of the display.
pub fn draw<D>(display: &mut D, challenge: &Challenge, notes: &Notes) -> Result<(), D::Error>
where
    D: DrawTarget<Color = BinaryColor>,
{
    let square = 64 / challenge.givens().size();
    let board = Bitmap::new(&notes.queens, square as u8)
        .with_givens(challenge.givens())
        .with_marks(&notes.ruled_out)
        .with_dots();
    Image::new(&board, Point::zero()).draw(display)
}
