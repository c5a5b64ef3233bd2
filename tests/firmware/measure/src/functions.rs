//! Public functions of the libraries, each under its path.
//!
//! What follows a comma tells apart calls of one function with several types. Names in lower case
//! are for functions of `core` that a program calls on the library's types.

use crate::function::Function;

mod board;
mod challenge;
mod clues;
mod controls;
mod draw;
mod found;
mod game;
mod iterators;
mod kinds;
mod pixels;
mod puzzle;
mod record;
mod regions;
mod samples;
mod solution;
mod square;
mod square_set;
mod symmetry;

pub const FUNCTIONS: &[&[Function]] = &[
    puzzle::FUNCTIONS,
    puzzle::RANKED_FUNCTIONS,
    puzzle::ANY_FUNCTIONS,
    puzzle::OTHER_FUNCTIONS,
    iterators::FUNCTIONS,
    iterators::PLAIN_FUNCTIONS,
    iterators::RANKED_FUNCTIONS,
    iterators::ANY_FUNCTIONS,
    solution::FUNCTIONS,
    solution::ANY_FUNCTIONS,
    solution::OTHER_FUNCTIONS,
    square::FUNCTIONS,
    square_set::FUNCTIONS,
    board::FUNCTIONS,
    symmetry::FUNCTIONS,
    challenge::FUNCTIONS,
    clues::FUNCTIONS,
    kinds::FUNCTIONS,
    game::FUNCTIONS,
    record::FUNCTIONS,
    regions::FUNCTIONS,
    draw::STYLE_FUNCTIONS,
    draw::FUNCTIONS,
    pixels::FUNCTIONS,
    found::FUNCTIONS,
    controls::FUNCTIONS,
];
