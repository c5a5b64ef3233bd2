//! A writer of a ranked table.
//!
//! It takes the solutions' ranks in ascending order and pushes the numbers that become known with
//! each. By solution, that is one number, its subtree. By subtree, it is the number of solutions so
//! far, for each subtree up to this solution's that has none yet. On 5 × 5 with R = 4, the ten
//! solutions are in the subtrees 0 0 1 1 2 2 3 3 4 4. The solution at index 2 is the first one in
//! subtree 1, so 2 is pushed; the one at index 3 changes nothing; with the one at index 4, which
//! begins subtree 2, 4 is pushed. A subtree after the last solution gets the number of all.

use super::elias_fano::Writer;
use super::format::Format;
use crate::order::factorial;
use crate::table::solutions::solutions;

/// Writes the table of the solutions with these `ranks` to `bytes`. Returns `None` if the ranks are
/// not ascending or their number is wrong, or if `bytes` has a wrong length.
pub(in crate::table) fn write(
    size: usize,
    rows: u8,
    ranks: impl IntoIterator<Item = u64>,
    bytes: &mut [u8],
) -> Option<()> {
    let (format, parts) = Format::with_parts(size, rows);
    let mut writer = Writer::new(parts, bytes)?;
    let (mut index, mut last) = (0, None);
    for rank in ranks {
        // `None` is less than every rank, so the first one may be any. A rank beyond the last
        // permutation could still fit between the greatest number and the end of the high bits.
        if last >= Some(rank) || rank >= factorial(size) {
            return None;
        }
        last = Some(rank);
        // So far, the table has the numbers up to those of the solution before this one. Indexed by
        // subtree, one without solutions has the number of the next one, so there may be several to
        // push, or none if the solution shares its subtree with the last one.
        let subtree = rank / factorial(format.open.into());
        let (end, number) = format.indexed_by.numbers_up_to(index, subtree);
        while u64::from(writer.len) < end {
            writer.push(number)?;
        }
        // Below 2³², even with too many ranks. Indexed by solution, a full table refuses the next
        // one. Indexed by subtree, it refuses a number far above the greatest, and at most 12!
        // ranks, those of a subtree, come between two numbers or after the last.
        index += 1;
    }
    // The subtrees after the last solution: `push` returns `None` once the table is full. Indexed
    // by solution, it is full already, unless ranks are missing. If there are as many ranks as
    // solutions, it is full afterwards either way.
    while writer.push(index.into()).is_some() {}
    (index as usize == solutions(size)).then_some(())
}
