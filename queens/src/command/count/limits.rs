//! Memory that the limits of this process leave, which `ulimit -v` and `ulimit -d` set.
//!
//! Linux tells them in files. Other systems have the first of these limits, but macOS, for one,
//! does not keep to it.

use std::fs;

/// What the threads of a count take besides what they list: the stack of Rust's library, and the
/// part of the address space that glibc reserves for the small allocations of a thread.
const THREAD: u64 = (2 + 64) << 20;

/// A limit in `/proc/self/limits`, and the line in `/proc/self/status` that says how much of it is
/// used.
const LIMITS: [(&str, &str); 2] =
    [("Max address space ", "VmSize:"), ("Max data size ", "VmData:")];

/// The memory in bytes that is left for what this number of threads list. Returns `None` if there
/// are no limits.
pub fn free_memory(threads: usize) -> Option<u64> {
    let read = |name| fs::read_to_string(name).ok();
    let free = least_free(&read("/proc/self/limits")?, &read("/proc/self/status")?)?;
    Some(free.saturating_sub(THREAD.saturating_mul(threads as u64)))
}

/// The least memory that a limit leaves. A line of limits has the name, the limit in force, the one
/// to which it may be raised, and the unit, which is bytes. Without a limit, that is `unlimited`.
fn least_free(limits: &str, status: &str) -> Option<u64> {
    let first_number = |text: &str, name| {
        let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
        rest.split_whitespace().next()?.parse::<u64>().ok()
    };
    let frees = LIMITS.iter().filter_map(|&(limit, used)| {
        let kibibytes = first_number(status, used).unwrap_or(0);
        Some(first_number(limits, limit)?.saturating_sub(kibibytes.saturating_mul(1024)))
    });
    frees.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_of_both_limits_counts() {
        let limits = |data: &str, space: &str| {
            format!(
                "Limit                     Soft Limit           Hard Limit           Units     \n\
                 Max cpu time              unlimited            unlimited            seconds   \n\
                 Max data size             {data:20} unlimited            bytes     \n\
                 Max address space         {space:20} 7                    bytes     \n"
            )
        };
        let status = "Name:\tqueens\nVmPeak:\t 9 kB\nVmSize:\t 3 kB\nVmData:\t 2 kB\n";
        for (data, space, free) in [
            ("unlimited", "unlimited", None),
            ("unlimited", "5000", Some(5000 - 3 * 1024)),
            ("5000", "unlimited", Some(5000 - 2 * 1024)),
            ("5000", "6500", Some(5000 - 2 * 1024)),
            ("5000", "1000", Some(0)),
        ] {
            assert_eq!(least_free(&limits(data, space), status), free, "{data} {space}");
        }
        assert_eq!(least_free("", ""), None);
    }
}
