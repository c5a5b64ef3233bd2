//! The program `queens`: find, show, trace, compare, count and draw the solutions of the n-queens puzzle.
//!
//! It is a library so that its parser can be fuzzed. Not public API.

mod args;
mod assignment;
mod book;
mod color;
mod command;
mod date;
mod error;
mod escape;
mod file;
mod manual;
mod method;
mod output;
mod picture;
mod position;
mod progress;
mod queens;
mod signal;
mod step;
mod style;
mod tables;

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::builder::StyledStr;

use crate::error::Error;
use crate::output::Output;

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    color::choose(&arguments);
    let mut out = Output::new();
    let result = Call::parse(&arguments).and_then(|call| call.run(&mut out));
    match out.flush().map_err(Error::Output).and(result) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

/// Parses arguments, the name of the program first, without running what they call.
///
/// # Errors
///
/// Returns the message and the exit code if they are refused.
pub fn check(arguments: &[OsString]) -> Result<(), (String, u8)> {
    Call::parse(arguments).map(drop).map_err(Error::message_and_code)
}

/// A call of the program.
enum Call {
    Assignment(assignment::Call),
    Command(command::Command),
    /// A request for help or for the version, with the answer.
    Help(StyledStr),
}

impl Call {
    fn parse(arguments: &[OsString]) -> Result<Self, Error> {
        if let Some(call) = assignment::parse(&color::without_option(arguments)) {
            return Ok(Self::Assignment(call));
        }
        match command::parse(arguments) {
            Ok(command) => Ok(Self::Command(command)),
            Err(error) if !error.use_stderr() => Ok(Self::Help(error.render())),
            Err(error) if assignment::wants_usage(arguments, &error) => {
                Err(assignment::usage(arguments))
            }
            Err(error) => Err(Error::Arguments(error)),
        }
    }

    fn run(self, out: &mut Output) -> Result<(), Error> {
        match self {
            Self::Assignment(call) => call.run(out),
            Self::Command(command) => command.run(out),
            Self::Help(text) => Ok(color::write(out, &text)?),
        }
    }
}
