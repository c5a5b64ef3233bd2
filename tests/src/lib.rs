//! The tests that need more than one crate of this workspace, in `tests/`, and what they share.

pub mod boards;
pub mod puzzles;
pub mod squares;
pub mod textbook;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
