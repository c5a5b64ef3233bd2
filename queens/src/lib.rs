//! Entry of the program `queens`. Not public API: it is a library so that its parser can be fuzzed.

// They panic if nobody reads: results go to `Output`, and messages through `message`.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod args;
mod book;
mod c;
mod cleanup;
mod color;
mod columns;
mod command;
mod completion;
mod content;
mod date;
mod draw;
mod error;
mod escape;
mod heading;
mod heat_map;
mod manual;
mod message;
mod method;
mod no_command;
mod number;
mod output;
mod output_file;
mod parser;
mod position;
mod printed;
mod progress;
mod random;
mod sizes;
mod style;
mod tables;
mod version;

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

/// Parses the arguments of a call, the name of the program first, without running it.
///
/// # Errors
///
/// Returns the message and the exit code if they are refused.
pub fn parse(arguments: &[OsString]) -> Result<(), (String, u8)> {
    Call::parse(arguments).map(drop).map_err(Error::message_and_code)
}

/// A call of the program.
enum Call {
    NoCommand(no_command::Args),
    Command(command::Command),
    /// A request for help or for the version, with the answer.
    Help(StyledStr),
}

impl Call {
    fn parse(arguments: &[OsString]) -> Result<Self, Error> {
        if no_command::is_course(arguments) {
            let args = no_command::parse(arguments);
            return args.map(Self::NoCommand).ok_or_else(|| no_command::usage(arguments));
        }
        let (option, others) = color::split_option(arguments);
        if let Some(args) = no_command::parse(&others) {
            return match command::check_color(&option) {
                Ok(()) => Ok(Self::NoCommand(args)),
                Err(error) => Err(Error::Arguments(error)),
            };
        }
        match command::parse(arguments) {
            Ok(command) => Ok(Self::Command(command)),
            Err(error) if !error.use_stderr() => Ok(Self::Help(error.render())),
            Err(error) if no_command::wants_usage(arguments, &error) => {
                Err(no_command::usage(arguments))
            }
            Err(error) => Err(Error::Arguments(error)),
        }
    }

    fn run(self, out: &mut Output) -> Result<(), Error> {
        match self {
            Self::NoCommand(args) => no_command::run(&args, out),
            Self::Command(command) => command.run(out),
            Self::Help(text) => Ok(color::write(out, &text)?),
        }
    }
}
