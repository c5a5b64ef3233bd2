//! Errors and exit codes.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// An error that ends the program.
pub enum Error {
    /// The arguments are wrong: the message.
    Usage(String),
    /// The results cannot be written.
    Output(io::Error),
}

impl Error {
    /// Makes one line of clap's error, its first paragraph.
    pub fn clap(error: &clap::Error) -> Self {
        let text = error.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
        Self::Usage(lines.collect::<Vec<_>>().join(" "))
    }

    /// Prints the error; a broken pipe is not an error.
    pub fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Usage(message) => (message, 2),
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => (format!("error: cannot write the results: {error}"), 1),
        };
        // If standard error cannot be written either, the exit code has to do.
        let _ = writeln!(io::stderr(), "{message}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
