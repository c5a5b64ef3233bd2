//! Signals that end a program, for `queens`, and for the game in `examples/game`, which includes
//! this file by its path.

use std::fs;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

/// The signals that end the program, without those that it was started to ignore, as by `nohup`.
/// Only Linux tells which these are.
pub fn ending_signals() -> impl Iterator<Item = i32> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or(0);
    let is_ignored = move |signal: i32| ignored >> (signal - 1) & 1 == 1;
    [SIGHUP, SIGINT, SIGQUIT, SIGTERM].into_iter().filter(move |&signal| !is_ignored(signal))
}
