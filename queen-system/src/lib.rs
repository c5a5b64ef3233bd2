//! Tools for what programs do with the operating system, whatever they are about.
//!
//! - A [`Replacement`] replaces a file whole: there is always a complete file.
//! - On Unix, `ending_signals` lists the signals that end a program, which may have to clean up
//!   before.
//!
//! The program `queens` and the game for the terminal need both, and nothing of each other.
#![forbid(unsafe_code)]

#[cfg(unix)]
mod ending_signals;
mod replacement;

#[cfg(unix)]
pub use ending_signals::ending_signals;
pub use replacement::Replacement;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
