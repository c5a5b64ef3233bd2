//! The program `queens`: find, show, trace, compare, count and draw the solutions of the n-queens puzzle.
//!
//! It is a library so that its parser can be fuzzed. Not public API.

mod args;
mod book;
mod command;
mod date;
mod error;
mod escape;
mod file;
mod heading;
mod heat_map;
mod method;
mod no_command;
mod output;
mod parser;
mod picture;
mod position;
mod printed;
mod progress;
mod random;
mod signal;
mod style;
mod tables;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::builder::StyledStr;
use clap::{ColorChoice, ValueEnum};

use crate::error::Error;
use crate::output::Output;

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    choose_color(&arguments);
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
    NoCommand(no_command::Call),
    Command(command::Command),
    /// A request for help or for the version, with the answer.
    Help(StyledStr),
}

impl Call {
    fn parse(arguments: &[OsString]) -> Result<Self, Error> {
        let (color, others) = split_color(arguments);
        if let Some(call) = no_command::parse(&others) {
            return match command::check_color(&color) {
                Ok(()) => Ok(Self::NoCommand(call)),
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
            Self::NoCommand(call) => call.run(out),
            Self::Command(command) => command.run(out),
            Self::Help(text) => Ok(write_help(out, &text)?),
        }
    }
}

/// Applies the option `--color`, which errors and help need before the arguments are parsed.
/// Without the option, `NO_COLOR`, `CLICOLOR` and the terminal decide.
fn choose_color(arguments: &[OsString]) {
    let words: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    let separate = words.windows(2).filter(|pair| pair[0] == "--color").map(|pair| &*pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--color="));
    let choice = separate.chain(joined).find_map(|word| ColorChoice::from_str(word, false).ok());
    match choice.unwrap_or(ColorChoice::Auto) {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    }
    .write_global();
}

/// Splits the arguments into the option `--color` with its value, and the others.
fn split_color(arguments: &[OsString]) -> (Vec<OsString>, Vec<OsString>) {
    let (mut color, mut others) = (Vec::new(), Vec::new());
    let mut rest = arguments.iter().cloned();
    while let Some(argument) = rest.next() {
        let text = argument.to_string_lossy();
        if text == "--color" {
            color.push(argument);
            color.extend(rest.next());
        } else if text.starts_with("--color=") {
            color.push(argument);
        } else {
            others.push(argument);
        }
    }
    (color, others)
}

/// Writes a text from clap to standard output, with colours if they are enabled.
fn write_help(out: &mut impl Write, text: &StyledStr) -> io::Result<()> {
    match AutoStream::choice(&io::stdout()) {
        anstream::ColorChoice::Never => write!(out, "{text}"),
        _ => write!(out, "{}", text.ansi()),
    }
}
