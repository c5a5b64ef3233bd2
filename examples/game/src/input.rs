//! Events of the terminal, without a call that could wait for ever.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::Event;

use crate::signals::Signals;

/// The source of events.
#[cfg(unix)]
#[derive(Debug)]
pub struct Input {
    /// The terminal, opened so that reading from it never waits.
    terminal: std::fs::File,
    decoder: crate::decoder::Decoder,
}

#[cfg(unix)]
impl Input {
    /// Opens the terminal.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub fn open() -> io::Result<Self> {
        let terminal = crate::device::open(rustix::stdio::stdin())?;
        Ok(Self { terminal, decoder: crate::decoder::Decoder::default() })
    }

    /// Waits for an event; `None` if there was none for `timeout` or a signal has come.
    ///
    /// # Errors
    ///
    /// Returns an error if the terminal is gone.
    pub fn next(&mut self, timeout: Duration, signals: &Signals) -> io::Result<Option<Event>> {
        use std::io::{ErrorKind, Read};
        use std::time::Instant;

        use rustix::event::{PollFd, PollFlags, Timespec, poll};

        let end = Instant::now() + timeout;
        loop {
            let now = Instant::now();
            self.decoder.give_up(now);
            if let Some(event) = self.decoder.next_event() {
                return Ok(Some(event));
            }
            if now >= end {
                return Ok(None);
            }
            let until = self.decoder.deadline().map_or(end, |deadline| deadline.min(end));
            let wait = Timespec::try_from(until.saturating_duration_since(now)).ok();
            let mut sources = [
                PollFd::new(&self.terminal, PollFlags::IN),
                PollFd::new(signals.waker(), PollFlags::IN),
            ];
            match poll(&mut sources, wait.as_ref()) {
                Err(rustix::io::Errno::INTR) => continue,
                polled => polled?,
            };
            let [terminal, waker] = sources.map(|source| !source.revents().is_empty());
            if waker {
                signals.clear_waker();
                return Ok(None);
            }
            if !terminal {
                continue;
            }
            let mut buffer = [0; 1024];
            match self.terminal.read(&mut buffer) {
                Ok(0) => return Err(io::Error::other("the terminal is gone")),
                Ok(length) => self.decoder.push(&buffer[..length], Instant::now()),
                // Another process may have read what there was.
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// The source of events.
#[cfg(not(unix))]
#[derive(Debug)]
pub struct Input;

#[cfg(not(unix))]
impl Input {
    /// Opens the terminal.
    ///
    /// # Errors
    ///
    /// Returns none.
    pub fn open() -> io::Result<Self> {
        Ok(Self)
    }

    /// Waits for an event; `None` if there was none for `timeout`.
    ///
    /// # Errors
    ///
    /// Returns an error if the terminal is gone.
    pub fn next(&mut self, timeout: Duration, _: &Signals) -> io::Result<Option<Event>> {
        use ratatui::crossterm::event;

        if event::poll(timeout)? { event::read().map(Some) } else { Ok(None) }
    }
}
