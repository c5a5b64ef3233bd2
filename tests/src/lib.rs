//! Shared code of the tests that need several crates of this workspace. The tests are in `tests/`.

pub mod boards;
pub mod puzzles;
pub mod squares;
pub mod textbook;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
