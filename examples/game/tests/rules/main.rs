//! Tests of the library, without a terminal.

mod arguments;
mod date;
mod decoder;
mod file;
mod game;
mod progress;
mod tips;
mod unfinished;
mod words;
