//! Every public function of the library, under its path. What follows a comma tells apart calls of
//! one function with several types; names in lower case are for functions of `core` that a program
//! calls on the library's types.

use queen_math::Placement;
use queen_runtime::error::*;
use queen_runtime::iter::*;
use queen_runtime::layout::Ranked;
use queen_runtime::*;

use crate::function::Function;

mod board;
mod challenge;
mod controls;
mod draw;
mod iterators;
mod pixels;
mod puzzle;
mod solution;
mod symmetry;

const PLAIN: QueenPuzzle<8> = queen_table!(8);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
const ANY: AnyQueenPuzzle = RANKED.into_any();

pub const FUNCTIONS: &[&[Function]] = &[
    puzzle::FUNCTIONS,
    puzzle::RANKED_FUNCTIONS,
    puzzle::ANY_FUNCTIONS,
    puzzle::OTHER_FUNCTIONS,
    iterators::FUNCTIONS,
    iterators::RANKED_FUNCTIONS,
    iterators::ANY_FUNCTIONS,
    solution::FUNCTIONS,
    solution::ANY_FUNCTIONS,
    board::FUNCTIONS,
    symmetry::FUNCTIONS,
    challenge::FUNCTIONS,
    draw::STYLE_FUNCTIONS,
    draw::FUNCTIONS,
    pixels::FUNCTIONS,
    controls::FUNCTIONS,
];

/// The 13th solution for n = 8.
const COLUMNS: [u8; 8] = [3, 6, 4, 2, 0, 5, 7, 1];

fn solution() -> Solution<8> {
    PLAIN.solution(13).unwrap()
}

/// A board with two queens, which the 13th solution has, too.
fn board() -> Board {
    Board::from_squares(8, "d8 g7").unwrap()
}
