//! Cleanup before a signal ends the program.
//!
//! The program ends by the signal itself, so that a shell ends the loop that runs it, too.

use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use indicatif::WeakProgressBar;

/// What a signal has to clean up, because the program has not finished it.
pub struct Unfinished {
    /// The visible progress bar.
    pub bar: Option<WeakProgressBar>,
    /// Files that are not complete.
    pub files: Vec<PathBuf>,
    /// Folders that were created for files, each after the one that it is in.
    pub folders: Vec<PathBuf>,
}

static UNFINISHED: Mutex<Unfinished> =
    Mutex::new(Unfinished { bar: None, files: Vec::new(), folders: Vec::new() });

/// What this program has not finished. While it is borrowed, no signal ends the program.
pub fn unfinished() -> MutexGuard<'static, Unfinished> {
    clean_up_on_signals();
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Unfinished {
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has signals"))]
    fn clean_up(&mut self) {
        if let Some(bar) = self.bar.as_ref().and_then(WeakProgressBar::upgrade) {
            bar.finish_and_clear();
        }
        for file in self.files.drain(..) {
            // Nobody is left to tell of a file that cannot be removed.
            let _ = fs::remove_file(file);
        }
        self.remove_folders();
    }

    /// Removes the folders that were created, those with files in them excepted.
    pub fn remove_folders(&mut self) {
        for folder in self.folders.drain(..).rev() {
            // It fails for a folder with files.
            let _ = fs::remove_dir(folder);
        }
    }
}

#[cfg(unix)]
fn clean_up_on_signals() {
    use std::sync::Once;
    use std::thread;

    use queen_system::ending_signals;
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    static HANDLER: Once = Once::new();
    HANDLER.call_once(|| {
        // Without a handler, nothing is cleaned up, and the signal still ends the program.
        let Ok(mut signals) = Signals::new(ending_signals()) else { return };
        thread::spawn(move || {
            for signal in signals.forever() {
                let mut unfinished = UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner);
                unfinished.clean_up();
                let _ = emulate_default_handler(signal);
            }
        });
    });
}

#[cfg(not(unix))]
fn clean_up_on_signals() {}
