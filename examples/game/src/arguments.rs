//! Arguments of the program.

use std::ffi::OsString;

use lexopt::{Arg, Error, Parser, ValueExt};

use crate::game::PUZZLES;

/// The answer to `--help`.
pub const HELP: &str = "\
A game of queens for the terminal.

Usage: queen-game [--size N]

Options:
      --size N   start on an empty board of N × N, N from 4 to 10
  -h, --help     show this help
  -V, --version  show the version

What you solve and find is kept in queen-game/found.txt in your data directory.
NO_COLOR=1 turns colours off.
";

/// The request that the arguments make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// The help.
    Help,
    /// The version.
    Version,
    /// A game, on an empty board if a size is given.
    Play(Option<usize>),
}

/// Parses the arguments after the program's name.
///
/// # Errors
///
/// Returns an error if an argument is unknown or the size is not one of the game.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, Error> {
    let mut parser = Parser::from_args(arguments);
    let mut size = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(Request::Help),
            Arg::Short('V') | Arg::Long("version") => return Ok(Request::Version),
            Arg::Long("size") => size = Some(parser.value()?.parse_with(parse_size)?),
            _ => return Err(argument.unexpected()),
        }
    }
    Ok(Request::Play(size))
}

fn parse_size(text: &str) -> Result<usize, String> {
    let sizes = PUZZLES.sizes();
    let size = text.parse().ok().filter(|size| sizes.contains(size));
    size.ok_or_else(|| format!("expected a size from {} to {}", sizes.start(), sizes.end()))
}
