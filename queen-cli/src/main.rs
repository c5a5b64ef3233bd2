//! The program `queens`: find, show, trace, compare, count and draw the solutions of the n-queens puzzle.

mod args;
mod assignment;
mod board;
mod compare;
mod completions;
mod count;
mod failure;
mod gallery;
mod heat;
mod output;
mod picture;
mod progress;
mod puzzle;
mod search;
mod solve;
mod style;
mod tables;
mod trace;

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Command};
use crate::failure::Failure;
use crate::output::Output;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    match run(&arguments, &mut Output::new()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: &[OsString], out: &mut impl Write) -> Result<(), Failure> {
    if args::begin_with_a_command(arguments) {
        match Arguments::try_parse_from(arguments) {
            Ok(arguments) => arguments.command.run(out)?,
            Err(error) if error.use_stderr() => return Err(Failure::clap(&error)),
            Err(help) => write!(out, "{}", help.render())?,
        }
    } else {
        assignment::run(arguments, out)?;
    }
    out.flush()?;
    Ok(())
}

impl Command {
    fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Self::Board(command) => command.run(out),
            Self::Puzzle(command) => command.run(out),
            Self::Trace(command) => command.run(out),
            Self::Solve(command) => command.run(out),
            Self::Compare(command) => command.run(out),
            Self::Count(command) => command.run(out),
            Self::Gallery(command) => command.run(out),
            Self::Heat(command) => command.run(out),
            Self::Completions(command) => command.run(out),
        }
    }
}
