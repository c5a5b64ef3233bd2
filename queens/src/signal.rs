//! Cleaning up before ctrl-c or a request to terminate ends the program.
//!
//! The program ends by the signal itself, so that a shell also ends the loop that runs it.

use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use indicatif::WeakProgressBar;

/// What a signal has to clean up.
pub struct Traces {
    /// The visible progress bar.
    pub bar: Option<WeakProgressBar>,
    /// Files that are not complete.
    pub files: Vec<PathBuf>,
}

static TRACES: Mutex<Traces> = Mutex::new(Traces { bar: None, files: Vec::new() });

/// The traces of this program. While they are borrowed, no signal ends it.
pub fn traces() -> MutexGuard<'static, Traces> {
    clean_up_on_signals();
    TRACES.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Traces {
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has signals"))]
    fn clean_up(&mut self) {
        if let Some(bar) = self.bar.as_ref().and_then(WeakProgressBar::upgrade) {
            bar.finish_and_clear();
        }
        for file in self.files.drain(..) {
            // Nobody is left to tell of a file that cannot be removed.
            let _ = fs::remove_file(file);
        }
    }
}

#[cfg(unix)]
fn clean_up_on_signals() {
    use std::sync::Once;
    use std::thread;

    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    static HANDLER: Once = Once::new();
    HANDLER.call_once(|| {
        // Without a handler, the traces stay, and the signal still ends the program.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
        thread::spawn(move || {
            for signal in signals.forever() {
                let mut traces = TRACES.lock().unwrap_or_else(PoisonError::into_inner);
                traces.clean_up();
                let _ = emulate_default_handler(signal);
            }
        });
    });
}

#[cfg(not(unix))]
fn clean_up_on_signals() {}
