//! Arguments of the program.

use std::ffi::OsString;

use lexopt::{Arg, Error, Parser, ValueExt};
use queen_challenge::{Kind, Missing};

use crate::puzzles::PUZZLES;

/// The answer to `--help`.
pub const HELP: &str = "\
A game of queens for the terminal.

Usage: queen-game [--kind KIND] [--size N] [--theme dark|light]

Options:
      --kind KIND    choose a kind of challenge in the menu: queens, blocked,
                     regions or mixed
      --size N       start on an empty board of N × N, N from 4 to 10; with
                     --kind on a challenge of that kind
      --theme THEME  colours for a dark or a light background; without it, the
                     terminal is asked for its background
  -h, --help         show this help
  -V, --version      show the version

What you solve and find, and boards that you leave, are kept in
queen-game/found.txt in your data directory. NO_COLOR=1 turns colours off.
";

/// The request that the arguments make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// The help.
    Help,
    /// The version.
    Version,
    /// A game.
    Play {
        /// The kind of challenge to choose.
        kind: Option<Kind>,
        /// The size of a board to start on: an empty one unless there is a kind.
        size: Option<usize>,
        /// Whether the background is light; `None` if the terminal is to be asked.
        is_light: Option<bool>,
    },
}

/// Parses the arguments after the program's name.
///
/// # Errors
///
/// Returns an error if an argument is unknown, or its value is not one of the game.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, Error> {
    let mut parser = Parser::from_args(arguments);
    let (mut kind, mut size, mut is_light) = (None, None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(Request::Help),
            Arg::Short('V') | Arg::Long("version") => return Ok(Request::Version),
            Arg::Long("kind") => kind = Some(parser.value()?.parse::<Kind>()?),
            Arg::Long("size") => size = Some(parser.value()?.parse_with(parse_size)?),
            Arg::Long("theme") => is_light = Some(parser.value()?.parse_with(parse_theme)?),
            _ => return Err(argument.unexpected()),
        }
    }
    if let (Some(kind), Some(size)) = (kind, size)
        && kind.grades(size).is_empty()
    {
        let missing = Missing { kind, size, grade: None };
        return Err(Error::Custom(missing.to_string().into()));
    }
    Ok(Request::Play { kind, size, is_light })
}

fn parse_size(text: &str) -> Result<usize, String> {
    let sizes = PUZZLES.sizes();
    let size = text.parse().ok().filter(|size| sizes.contains(size));
    size.ok_or_else(|| format!("expected a size from {} to {}", sizes.start(), sizes.end()))
}

fn parse_theme(text: &str) -> Result<bool, String> {
    match text {
        "dark" => Ok(false),
        "light" => Ok(true),
        _ => Err("expected dark or light".into()),
    }
}
