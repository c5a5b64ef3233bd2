//! The program `queens`: find, show, trace, compare, count and draw the solutions of the n-queens puzzle.

mod args;
mod assignment;
mod command;
mod error;
mod method;
mod output;
mod picture;
mod progress;
mod queens;
mod style;
mod tables;

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::command::Arguments;
use crate::error::Error;
use crate::output::Output;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    match run(&arguments, &mut Output::new()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

fn run(arguments: &[OsString], out: &mut Output) -> Result<(), Error> {
    if command::is_named_by(arguments) {
        match Arguments::try_parse_from(arguments) {
            Ok(arguments) => arguments.command.run(out)?,
            Err(error) if error.use_stderr() => return Err(Error::clap(&error)),
            Err(help) => write!(out, "{}", help.render())?,
        }
    } else {
        assignment::run(arguments, out)?;
    }
    out.flush()?;
    Ok(())
}
