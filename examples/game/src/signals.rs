//! Signals that end or stop the game.

use std::io;
#[cfg(unix)]
use std::io::{Read, Write};
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::time::Duration;

use crate::end::End;
#[cfg(unix)]
use crate::{modes, shared_file};

/// The time that the game has to end after a signal.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_millis(700);

/// The signals that were received.
#[derive(Debug)]
pub struct Signals {
    end: End,
    stop: Arc<AtomicBool>,
    /// Has something to read when a signal has come.
    #[cfg(unix)]
    waker: UnixStream,
}

impl Signals {
    /// The number of the signal that ends the game; `None` if there was none.
    #[must_use]
    pub fn end(&self) -> Option<i32> {
        self.end.signal()
    }

    /// The signal that ends the game, for others to look at.
    #[must_use]
    pub fn shared_end(&self) -> End {
        self.end.clone()
    }

    /// Whether a signal to stop has come since this was last asked.
    #[must_use]
    pub fn take_stop(&self) -> bool {
        self.stop.swap(false, Ordering::Relaxed)
    }

    /// Collects signals from now on, those of a changed window included. If the game does not end
    /// soon after one that ends it, the process ends here, since the game hangs.
    ///
    /// # Errors
    ///
    /// Returns an error if the handlers cannot be installed.
    #[cfg(unix)]
    pub fn handle() -> io::Result<Self> {
        use queen_system::ending_signals;
        use signal_hook::consts::{SIGTSTP, SIGWINCH};
        use signal_hook::iterator::Signals;

        let (waker, mut woken) = UnixStream::pair()?;
        waker.set_nonblocking(true)?;
        woken.set_nonblocking(true)?;
        let signals = Self { end: End::default(), stop: Arc::default(), waker };
        let (end, stop) = (signals.end.clone(), Arc::clone(&signals.stop));
        let mut received = Signals::new(ending_signals().chain([SIGTSTP, SIGWINCH]))?;
        std::thread::spawn(move || {
            for signal in received.forever() {
                match signal {
                    SIGWINCH => {}
                    SIGTSTP => stop.store(true, Ordering::Relaxed),
                    _ if end.signal().is_none() => {
                        end.set(signal);
                        shared_file::hurry();
                        let end = end.clone();
                        std::thread::spawn(move || end_late(signal, end));
                    }
                    // The game is ending.
                    _ => {}
                }
                // If it is full, there is something to read.
                let _ = woken.write(&[0]);
            }
        });
        Ok(signals)
    }

    /// A file that can be read when a signal has come.
    #[cfg(unix)]
    pub(crate) fn waker(&self) -> &UnixStream {
        &self.waker
    }

    /// Empties the file, so that it can be read when the next signal has come.
    #[cfg(unix)]
    pub(crate) fn clear_waker(&self) {
        let mut waker = &self.waker;
        while waker.read(&mut [0; 64]).is_ok_and(|length| length > 0) {}
    }

    /// Collects nothing: a closed window ends the process at once, and Ctrl-C is a key.
    ///
    /// # Errors
    ///
    /// Returns none.
    #[cfg(not(unix))]
    pub fn handle() -> io::Result<Self> {
        Ok(Self { end: End::default(), stop: Arc::default() })
    }
}

/// Ends the process if the game has not done so in time.
#[cfg(unix)]
fn end_late(signal: i32, end: End) {
    std::thread::sleep(PATIENCE);
    modes::restore(end);
    let _writing = shared_file::hold();
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// Ends the process as the signal would have done.
///
/// # Errors
///
/// Returns an error if the signal cannot be sent.
pub fn end_by(signal: i32) -> io::Result<()> {
    #[cfg(unix)]
    signal_hook::low_level::emulate_default_handler(signal)?;
    let _ = signal;
    Ok(())
}

/// Stops the process until it is resumed.
///
/// # Errors
///
/// Returns an error if the signal cannot be sent.
#[cfg(unix)]
pub fn stop_process() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// Does nothing: processes cannot be stopped here.
///
/// # Errors
///
/// Returns none.
#[cfg(not(unix))]
pub fn stop_process() -> io::Result<()> {
    Ok(())
}
