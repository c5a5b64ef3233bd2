//! A progress bar.

/// A progress bar of at most twelve pips. The first is full as soon as one is found, the last only
/// when all are.
pub(super) fn pips(found: usize, all: usize) -> String {
    let pips = all.min(12);
    let full = if found == 0 { 0 } else { (found * pips / all).max(1) };
    "●".repeat(full) + &"○".repeat(pips - full)
}
