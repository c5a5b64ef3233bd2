//! What may follow the name of the program, if the first word is a command.

use std::ffi::OsString;
use std::num::NonZero;

use clap::{CommandFactory, Parser, Subcommand};

use crate::board::Board;
use crate::compare::Compare;
use crate::completions::Completions;
use crate::count::Count;
use crate::gallery::Gallery;
use crate::heat::Heat;
use crate::puzzle::Puzzle;
use crate::solve::Solve;
use crate::trace::Trace;

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

#[derive(Subcommand)]
pub enum Command {
    Board(Board),
    Puzzle(Puzzle),
    Trace(Trace),
    Solve(Solve),
    Compare(Compare),
    Count(Count),
    Gallery(Gallery),
    Heat(Heat),
    Completions(Completions),
}

/// Whether the first argument is a command, or asks for help or the version.
pub fn begin_with_a_command(arguments: &[OsString]) -> bool {
    let Some(first) = arguments.get(1).and_then(|argument| argument.to_str()) else {
        return false;
    };
    let commands = Arguments::command();
    ["help", "--help", "-h", "--version", "-V"].contains(&first)
        || commands.get_subcommands().any(|command| command.get_name() == first)
}

/// An integer. One that no `usize` can hold becomes `usize::MAX`, which is as far out of range.
pub fn integer(text: &str) -> Result<usize, &'static str> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err("not a number");
    }
    Ok(text.parse().unwrap_or(usize::MAX))
}

/// A number of things that there is at least one of.
pub fn positive(text: &str) -> Result<NonZero<usize>, &'static str> {
    let number = integer(text).ok().filter(|_| !text.starts_with('-'));
    number.and_then(NonZero::new).ok_or("not a number from 1 upward")
}
