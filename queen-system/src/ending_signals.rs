//! Signals that end a program.

use std::fs;

/// The numbers that POSIX gives them for `kill`.
const SIGHUP: i32 = 1;
const SIGINT: i32 = 2;
const SIGQUIT: i32 = 3;
const SIGTERM: i32 = 15;

/// The signals that end a program unless it handles them: `SIGHUP`, `SIGINT`, `SIGQUIT` and
/// `SIGTERM`, without those that this program was started to ignore, as by `nohup`.
///
/// A handler for one that is ignored would end the program against the user's will. Only Linux
/// tells which these are; elsewhere, none is left out. There is this function on Unix alone.
///
/// # Examples
///
/// ```
/// for signal in queen_system::ending_signals() {
///     assert!([1, 2, 3, 15].contains(&signal));
/// }
/// ```
pub fn ending_signals() -> impl Iterator<Item = i32> {
    not_ignored(&fs::read_to_string("/proc/self/status").unwrap_or_default())
}

/// The same for a process of which Linux says this.
fn not_ignored(status: &str) -> impl Iterator<Item = i32> + use<> {
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or(0);
    let is_ignored = move |signal: i32| ignored >> (signal - 1) & 1 == 1;
    [SIGHUP, SIGINT, SIGQUIT, SIGTERM].into_iter().filter(move |&signal| !is_ignored(signal))
}

#[cfg(test)]
mod tests {
    use signal_hook::consts;

    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_system() {
        let signals: Vec<_> = not_ignored("").collect();
        assert_eq!(signals, [consts::SIGHUP, consts::SIGINT, consts::SIGQUIT, consts::SIGTERM]);
    }

    #[test]
    fn ignored_signals_are_left_out() {
        for (mask, signals) in [
            ("0000000000000000", [1, 2, 3, 15].as_slice()),
            ("0000000000000001", &[2, 3, 15]),
            ("0000000000001006", &[1, 15]),
            ("ffffffffffffffff", &[]),
        ] {
            let status = format!("Name:\tqueens\nSigBlk:\tffffffffffffffff\nSigIgn:\t{mask}\n");
            assert_eq!(not_ignored(&status).collect::<Vec<_>>(), signals, "{mask}");
        }
    }
}
