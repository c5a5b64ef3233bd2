//! Counts that are too large for the machine.

use std::fs;
use std::time::Duration;

use crate::queens;

/// More memory than this machine has, unless it is a large one.
#[test]
fn a_count_that_takes_more_memory_than_there_is_does_not_begin() {
    const NEEDED_KIB: u64 = 57_000_000_000 / 1024;
    let memory = fs::read_to_string("/proc/meminfo").unwrap();
    let total = memory.lines().find_map(|line| line.strip_prefix("MemTotal:")).unwrap();
    let total: u64 = total.trim().trim_end_matches(" kB").parse().unwrap();
    if total > NEEDED_KIB {
        eprintln!("LEFT OUT, with {total} kB of memory");
        return;
    }
    for arguments in ["count 27", "27", "count 26 --part 7/1000000"] {
        let command = queens(arguments).timeout(Duration::from_secs(20));
        let refusal =
            "error: counting 2[..] queens takes [..] GB of memory, and [..] GB are free\n";
        command.assert().code(2).stdout_eq("").stderr_eq(refusal);
    }
}
