//! The device of the terminal, opened so that no call waits for it.
#![cfg(unix)]

use std::fs::File;
use std::io;

use rustix::fd::BorrowedFd;
use rustix::fs::{self, Mode, OFlags};

/// Opens the terminal behind a file, or the one of the process, so that no call waits for it.
///
/// The file itself must not be changed: other processes, such as the shell, have it too.
///
/// # Errors
///
/// Returns an error if there is no terminal.
pub fn open(file: BorrowedFd<'_>) -> io::Result<File> {
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let named = rustix::termios::ttyname(file, Vec::new())
        .and_then(|name| fs::open(name.as_c_str(), flags, Mode::empty()));
    Ok(named.or_else(|_| fs::open("/dev/tty", flags, Mode::empty()))?.into())
}
