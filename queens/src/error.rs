//! Errors with their exit codes: 0 for success or yes, 1 for no, 2 for an error, as with `grep` and
//! `diff`.

use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};

use crate::escape::escape;
use crate::message;

/// The style of the word `error:`, the same as clap's.
const HEADING: Style = AnsiColor::Red.on_default().bold();

/// A reason why the program ends with an exit code other than 0.
pub enum Error {
    /// The arguments are wrong.
    Arguments(clap::Error),
    /// The arguments do not make sense together, or they ask for something that does not exist.
    Request(String),
    /// The usage message of the call without a command.
    Usage(String),
    /// The answer is no. It has been written already.
    No,
    /// The results cannot be written to standard output.
    Output(io::Error),
    /// A file cannot be written.
    File(PathBuf, io::Error),
    /// The threads cannot be started, or standard input cannot be read.
    System(String),
}

impl Error {
    /// Prints the error and returns its exit code; a broken pipe is not an error.
    pub fn report(self) -> ExitCode {
        let (message, code) = self.message_and_code();
        message::write(message);
        ExitCode::from(code)
    }

    /// The message, with colours, and the exit code.
    pub fn message_and_code(self) -> (String, u8) {
        match self {
            Self::Arguments(error) => (error.render().ansi().to_string(), 2),
            Self::Usage(usage) => (format!("{usage}\n"), 2),
            Self::No => (String::new(), 1),
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => (String::new(), 0),
            Self::Output(error) => (line(format!("cannot write the results: {error}")), 2),
            Self::File(path, error) => {
                let path = escape(&path.to_string_lossy());
                (line(format!("cannot write to '{path}': {error}")), 2)
            }
            Self::Request(message) | Self::System(message) => (line(message), 2),
        }
    }
}

fn line(message: impl Display) -> String {
    format!("{HEADING}error:{HEADING:#} {message}\n")
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
