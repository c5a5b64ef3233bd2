//! Signals that end or stop the game.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

/// The signals that were received.
#[derive(Debug, Default)]
pub struct Signals {
    /// The number of one that ends the game; 0 if there was none.
    end: Arc<AtomicI32>,
    stop: Arc<AtomicBool>,
}

impl Signals {
    /// The number of the signal that ends the game; `None` if there was none.
    #[must_use]
    pub fn end(&self) -> Option<i32> {
        Some(self.end.load(Ordering::Relaxed)).filter(|&signal| signal != 0)
    }

    /// Whether a signal to stop has come since this was last asked.
    #[must_use]
    pub fn take_stop(&self) -> bool {
        self.stop.swap(false, Ordering::Relaxed)
    }

    /// Collects signals from now on.
    ///
    /// # Errors
    ///
    /// Returns an error if the handlers cannot be installed.
    #[cfg(unix)]
    pub fn handle() -> io::Result<Self> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
        use signal_hook::iterator::Signals;

        use crate::file;

        let signals = Self::default();
        let (end, stop) = (Arc::clone(&signals.end), Arc::clone(&signals.stop));
        let mut received = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
        std::thread::spawn(move || {
            for signal in received.forever() {
                if signal == SIGTSTP {
                    stop.store(true, Ordering::Relaxed);
                } else if end.swap(signal, Ordering::Relaxed) != 0 {
                    // The second one: the game hangs.
                    let _writing = file::hold();
                    let _ = signal_hook::low_level::emulate_default_handler(signal);
                }
            }
        });
        Ok(signals)
    }

    /// Collects nothing: a closed window ends the process at once, and Ctrl-C is a key.
    ///
    /// # Errors
    ///
    /// Returns none.
    #[cfg(not(unix))]
    pub fn handle() -> io::Result<Self> {
        Ok(Self::default())
    }
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
