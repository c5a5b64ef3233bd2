//! The puzzles that the images embed, their checks on every target, and the frame that a player sees.
#![no_std]

use embedded_graphics::image::Image;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use queen_challenge::{Challenge, Notes};
use queen_runtime::draw::Bitmap;
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, Solution, queen_table};

/// A plain table in a section of its own, which the linker puts into external flash.
pub const EIGHT: QueenPuzzle<8> = queen_table!(
    #[unsafe(link_section = ".ext_flash")]
    8
);

/// The smaller layout, in the same section.
pub const TWELVE: QueenPuzzle<12, Ranked> = queen_table!(
    #[unsafe(link_section = ".ext_flash")]
    12,
    layout = ranked
);

/// Whether every look-up gives a solution, and the solution its number back.
#[must_use]
pub fn all_hold() -> bool {
    let eight = (1..=92).all(|k| {
        let holds =
            |solution: Solution<8>| is_solution(&solution) && EIGHT.number_of(solution) == Some(k);
        EIGHT.solution(k).is_some_and(holds)
    });
    let twelve = (1..=14_200).all(|k| {
        let holds = |solution: Solution<12>| {
            is_solution(&solution) && TWELVE.number_of(solution) == Some(k)
        };
        TWELVE.solution(k).is_some_and(holds)
    });
    let no_others = EIGHT.solution(93).is_none() && TWELVE.solution(14_201).is_none();
    eight && twelve && no_others && EIGHT.verify() && TWELVE.verify()
}

fn is_solution<const N: usize>(solution: &Solution<N>) -> bool {
    Solution::from_columns(solution.columns()) == Ok(*solution)
}

/// A digest of all solutions in their order, by FNV-1a.
#[must_use]
pub fn digest() -> u32 {
    let eight = EIGHT.iter().flat_map(<[u8; 8]>::from);
    let twelve = TWELVE.iter().flat_map(<[u8; 12]>::from);
    eight
        .chain(twelve)
        .fold(0x811c_9dc5, |digest, column| (digest ^ u32::from(column)).wrapping_mul(0x0100_0193))
}

/// Draws a challenge with the queens and marks of the player in the upper left corner of a display of
/// one bit a pixel, at least 64 × 64.
///
/// # Errors
///
/// Those of the display.
pub fn draw_frame<D>(display: &mut D, challenge: &Challenge, notes: &Notes) -> Result<(), D::Error>
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
