//! Tests of the library, without a terminal.

mod arguments;
mod calendar;
mod file;
mod game;
mod progress;
mod tips;
mod unfinished;
