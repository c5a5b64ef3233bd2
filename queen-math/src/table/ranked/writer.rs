//! A writer of a ranked table.

use super::elias_fano::Writer;
use super::format::{Format, Numbers};
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
        if last >= Some(rank) || rank >= factorial(size) {
            return None;
        }
        last = Some(rank);
        // So far, the table has the numbers up to those of the solution before this one. Counting,
        // a subtree without solutions has the number of the next one, so there may be several to
        // push, or none if the solution shares its subtree with the last one.
        let (end, number) = format.numbers.up_to(index, rank / factorial(format.open.into()));
        while u64::from(writer.len) < end {
            writer.push(number)?;
        }
        index += 1;
    }
    // The subtrees after the last solution.
    while format.numbers == Numbers::Counts && writer.push(index.into()).is_some() {}
    (writer.len == parts.len && index as usize == solutions(size)).then_some(())
}
