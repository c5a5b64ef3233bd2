//! The commands, one a file.

mod board;
mod compare;
mod completions;
mod count;
mod gallery;
mod heat;
mod puzzle;
mod solve;
mod trace;

use std::ffi::OsString;

use clap::{CommandFactory, Parser, Subcommand};

pub use self::count::solutions;
use crate::error::Error;
use crate::output::Output;

/// Find, show, trace, compare, count and draw the solutions of the n-queens puzzle
#[derive(Parser)]
#[command(
    name = "queens",
    version,
    override_usage = "queens [-v] number\n       queens <COMMAND>",
    after_help = "\
Without a command: how many solutions there are for a board of number × number, and with -v the
solutions too, in lexicographic order."
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

/// A command with its arguments, in the order of the help.
#[derive(Subcommand)]
pub enum Command {
    Board(board::Args),
    Puzzle(puzzle::Args),
    Trace(trace::Args),
    Solve(solve::Args),
    Compare(compare::Args),
    Count(count::Args),
    Gallery(gallery::Args),
    Heat(heat::Args),
    Completions(completions::Args),
}

impl Command {
    pub fn run(self, out: &mut Output) -> Result<(), Error> {
        match self {
            Self::Board(args) => board::run(&args, out),
            Self::Puzzle(args) => puzzle::run(&args, out),
            Self::Trace(args) => trace::run(&args, out),
            Self::Solve(args) => solve::run(&args, out),
            Self::Compare(args) => compare::run(&args, out),
            Self::Count(args) => count::run(&args, out),
            Self::Gallery(args) => gallery::run(&args, out),
            Self::Heat(args) => heat::run(&args, out),
            Self::Completions(args) => completions::run(&args, out),
        }
    }
}

/// Whether the first argument is a command, or asks for help or the version.
pub fn is_named_by(arguments: &[OsString]) -> bool {
    let Some(first) = arguments.get(1).and_then(|argument| argument.to_str()) else {
        return false;
    };
    let commands = Arguments::command();
    ["help", "--help", "-h", "--version", "-V"].contains(&first)
        || commands.get_subcommands().any(|command| command.get_name() == first)
}
