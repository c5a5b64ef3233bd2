//! The tests that need more than one crate of this workspace; see `tests/`.

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
