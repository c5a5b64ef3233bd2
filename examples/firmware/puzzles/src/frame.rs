//! The picture of a game on a display of one bit a pixel, at least 64 × 64.

use embedded_graphics::image::Image;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use queen_challenge::{Challenge, ChallengeClues, Notes, Regions};
use queen_runtime::draw::Bitmap;

/// Draws a challenge with the queens and marks of the player in the upper left corner.
///
/// # Errors
///
/// Those of the display.
pub fn draw<D, C>(display: &mut D, challenge: &Challenge<C>, notes: &Notes) -> Result<(), D::Error>
where
    D: DrawTarget<Color = BinaryColor>,
    C: ChallengeClues,
{
    let board = Bitmap::new(&notes.queens, square_of(challenge.givens().size()))
        .with_givens(challenge.givens())
        .with_marks(&notes.ruled_out)
        .with_dots();
    Image::new(&board, Point::zero()).draw(display)
}

/// Draws the borders of regions on a board that is drawn.
///
/// A border takes the left pixels of the square on its right, or the upper ones of the square below
/// it, which a queen leaves dark. It ends one pixel later, where it can meet another one.
///
/// # Errors
///
/// Those of the display.
pub fn draw_borders<D>(display: &mut D, regions: &Regions) -> Result<(), D::Error>
where
    D: DrawTarget<Color = BinaryColor>,
{
    let square = square_of(regions.size());
    let side = u32::from(square) * regions.size() as u32;
    let mut board = display.clipped(&Rectangle::new(Point::zero(), Size::new_equal(side)));
    for [one, other] in regions.borders() {
        let [x, y] = [other.column(), other.row()].map(|index| i32::from(index as u8 * square));
        let len = u32::from(square) + 1;
        let (width, height) = if one.row() == other.row() { (1, len) } else { (len, 1) };
        let border = Rectangle::new(Point::new(x, y), Size::new(width, height));
        board.fill_solid(&border, BinaryColor::On)?;
    }
    Ok(())
}

/// The pixels of a side of a square of a board with `size` rows.
#[must_use]
pub fn square_of(size: usize) -> u8 {
    64_usize.checked_div(size).unwrap_or(0) as u8
}
