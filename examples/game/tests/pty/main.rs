//! Tests of the program in a pseudo-terminal.
#![cfg(unix)]

mod arguments;
mod colours;
mod end;
mod file;
mod input;
mod play;
mod prefixes;
mod session;
mod window;
