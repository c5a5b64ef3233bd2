//! The signal that ends the game, shared by all that have to know of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

/// The signal that ends the game.
#[derive(Clone, Debug, Default)]
pub struct End(Arc<AtomicI32>);

impl End {
    /// The number of the signal; `None` if there was none.
    #[must_use]
    pub fn signal(&self) -> Option<i32> {
        Some(self.0.load(Ordering::Relaxed)).filter(|&signal| signal != 0)
    }

    /// Notes that this signal has come.
    pub fn set(&self, signal: i32) {
        self.0.store(signal, Ordering::Relaxed);
    }
}
