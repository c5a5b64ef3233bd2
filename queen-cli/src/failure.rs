//! Why the program ends early.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Why the program ends early.
pub enum Failure {
    /// The arguments are wrong: the message.
    Usage(String),
    /// The results cannot be written.
    Output(io::Error),
}

impl Failure {
    /// The size is not one from 1 to `largest`.
    pub fn size(largest: usize) -> Self {
        Self::Usage(format!("error: the size of the board must be from 1 to {largest}"))
    }

    /// What clap says, in one line: its first paragraph.
    pub fn clap(error: &clap::Error) -> Self {
        let text = error.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
        Self::Usage(lines.collect::<Vec<_>>().join(" "))
    }

    /// Tells the user, except one who has stopped to read.
    pub fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Usage(message) => (message, 2),
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => (format!("error: cannot write the results: {error}"), 1),
        };
        // If this fails too, there is nobody left to tell.
        let _ = writeln!(io::stderr(), "{message}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
