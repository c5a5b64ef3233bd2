//! The memory that is left for a count.

use queen_count::join::memory;
use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use super::{group, limits};
use crate::error::Error;

/// Refuses a count that takes more memory than there is.
pub fn check_memory(size: usize, threads: usize) -> Result<(), Error> {
    let needed = memory(size, threads).expect("the size has been checked");
    let kinds = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let system = System::new_with_specifics(kinds);
    // Systems that do not tell have 0.
    let free = Some(system.available_memory()).filter(|&free| free > 0);
    // A group or a process may have less than the machine.
    let all = [free, group::free_memory(), limits::free_memory(threads)];
    match all.into_iter().flatten().min() {
        Some(free) if needed > free => Err(too_large(size, needed, free)),
        _ => Ok(()),
    }
}

fn too_large(size: usize, needed: u64, free: u64) -> Error {
    let [needed, free] = [needed.div_ceil(100_000_000), free / 100_000_000];
    Error::Request(format!(
        "counting {size} queens takes {}.{} GB of memory, and {}.{} GB are free",
        needed / 10,
        needed % 10,
        free / 10,
        free % 10
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_rounds_to_the_safe_side() {
        let refusal = too_large(27, 64_285_000_001, 23_999_999_999).message_and_code();
        let text = "counting 27 queens takes 64.3 GB of memory, and 23.9 GB are free\n";
        assert!(refusal.0.ends_with(text), "{}", refusal.0);
        assert_eq!(refusal.1, 2);
    }
}
