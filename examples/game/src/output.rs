//! Writer to the terminal, which does not fail when that is gone.

use std::io::{self, ErrorKind, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::end::End;

/// The time for which a terminal that reads nothing may keep the game from ending.
const GRACE: Duration = Duration::from_millis(250);

/// The time after which the game looks for a signal while the terminal reads nothing.
const LOOK: Duration = Duration::from_millis(50);

/// A writer to the terminal.
///
/// Once the terminal is gone, all that is written is dropped: an error would be printed to the same
/// terminal, and printing would panic. [`is_lost`](Self::is_lost) tells.
#[derive(Debug)]
pub struct Output {
    #[cfg(unix)]
    terminal: std::fs::File,
    #[cfg(not(unix))]
    terminal: io::Stdout,
    buffer: Vec<u8>,
    end: End,
    /// The time at which the game was first kept from ending.
    blocked: Option<Instant>,
    is_lost: Arc<AtomicBool>,
}

impl Output {
    /// Opens the terminal.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub fn open(end: End) -> io::Result<Self> {
        #[cfg(unix)]
        let terminal = crate::device::open(rustix::stdio::stdout())?;
        #[cfg(not(unix))]
        let terminal = io::stdout();
        let is_lost = Arc::default();
        Ok(Self { terminal, buffer: Vec::new(), end, blocked: None, is_lost })
    }

    /// Whether the terminal is gone.
    #[must_use]
    pub fn is_lost(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.is_lost)
    }

    /// Waits until the terminal reads, and returns whether that is worth while.
    fn wait(&mut self) -> bool {
        #[cfg(unix)]
        {
            use rustix::event::{PollFd, PollFlags, Timespec, poll};

            let mut files = [PollFd::new(&self.terminal, PollFlags::OUT)];
            // On an error, the next look is the wait.
            let _ = poll(&mut files, Timespec::try_from(LOOK).ok().as_ref());
        }
        #[cfg(not(unix))]
        std::thread::sleep(LOOK);
        if self.end.signal().is_none() {
            return true;
        }
        self.blocked.get_or_insert_with(Instant::now).elapsed() < GRACE
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.buffer.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let bytes = std::mem::take(&mut self.buffer);
        let mut rest = bytes.as_slice();
        while !rest.is_empty() && !self.is_lost.load(Ordering::Relaxed) {
            let is_written = match self.terminal.write(rest) {
                Ok(length) => {
                    rest = &rest[length..];
                    length > 0
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => true,
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.wait(),
                Err(_) => false,
            };
            if !is_written {
                self.is_lost.store(true, Ordering::Relaxed);
            }
        }
        #[cfg(not(unix))]
        let _ = self.terminal.flush();
        Ok(())
    }
}
