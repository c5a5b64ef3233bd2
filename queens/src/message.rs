//! Messages to whoever sits at the terminal.

use std::fmt::Display;
use std::io::Write;

/// Writes a message, with its line feed, to standard error. Nobody is left to tell if that is full
/// or closed, and the work goes on.
pub fn write(message: impl Display) {
    let _ = write!(anstream::stderr(), "{message}");
}
