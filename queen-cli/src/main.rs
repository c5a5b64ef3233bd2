//! The program `queens`: find, show, trace, compare, count and draw the solutions of the n-queens puzzle.

mod args;
mod assignment;
mod color;
mod command;
mod date;
mod error;
mod escape;
mod file;
mod method;
mod output;
mod picture;
mod position;
mod progress;
mod queens;
mod sheet;
mod style;
mod tables;

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use crate::error::Error;
use crate::output::Output;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    color::choose(&arguments);
    let mut out = Output::new();
    let result = run(&arguments, &mut out);
    match out.flush().map_err(Error::Output).and(result) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

fn run(arguments: &[OsString], out: &mut Output) -> Result<(), Error> {
    if let Some(call) = assignment::parse(arguments) {
        return call.run(out);
    }
    match command::parse(arguments) {
        Ok(command) => command.run(out),
        Err(error) if !error.use_stderr() => Ok(color::write(out, &error.render())?),
        Err(error) if assignment::wants_usage(arguments, &error) => {
            Err(assignment::usage(arguments))
        }
        Err(error) => Err(Error::Arguments(error)),
    }
}
