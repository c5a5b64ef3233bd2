//! Values of the placeholders in `ranked.c`.
//!
//! A table stores one of two ascending sequences. Two questions are asked: which subtree a solution
//! is in, and how many solutions are before a subtree. Each sequence answers one of them by the
//! number at an index, and the other by a search for the first number that is large enough.
//!
//! Solutions are counted from 1, subtrees and indices from 0. Suppose that there are three
//! solutions in four subtrees: solution 1 in subtree 0, and solutions 2 and 3 in subtree 2.
//!
//! | sequence | subtree of solution k | solutions before subtree s |
//! |---|---|---|
//! | the subtree of each solution: 0, 2, 2 | number at k − 1 | index of the first ≥ s |
//! | the solutions before subtrees 1 to 3: 1, 1, 3 | index of the first ≥ k | number at s − 1 |
//!
//! Solution 2 is in subtree 2: the number at index 1 of the first sequence is 2, and in the second
//! one the first number that is at least 2 is at index 2. Before subtree 2 is one solution: in the
//! first sequence the first number that is at least 2 is at index 1, and the number at index 1 of
//! the second one is 1. If no number is large enough, the index is that after the last one.
//!
//! The check of a table searches each subtree that has solutions, and so knows its number, its
//! start, which is how many solutions are before it, and its end, which counts its own as well.
//! Here subtree 0 has the start 0 and the end 1, and subtree 2 has the start 1 and the end 3. With
//! each such subtree, some more numbers of the sequence are known and compared:
//!
//! - Of the first sequence, the numbers at all indices before the end are known. Those not yet
//!   compared are the number of the subtree: 0 at index 0, then 2 at indices 1 and 2.
//! - Of the second sequence, the numbers at all indices before the number of the subtree are known.
//!   Those not yet compared are its start: with subtree 0, no index is before 0; with subtree 2, 1
//!   at indices 0 and 1. In the end, those that are left are the number of all solutions: 3 at
//!   index 2.

use queen_math::order::FACTORIALS;
use queen_math::table::RankedParts;

/// The values for a table, whose parts the module `layout` of `queen-runtime` describes.
pub fn values(size: usize, parts: &RankedParts, prefix: &str) -> [(&'static str, String); 15] {
    let subtrees = FACTORIALS[size] / FACTORIALS[usize::from(parts.rows)];
    // Numbers of solutions fit 32 bits at any size.
    let bits = if u32::try_from(subtrees).is_ok() { 32 } else { 64 };
    // What the numbers are, how the two questions are answered, and two fields of the subtree that
    // the check has just searched: numbers not yet compared, at indices before the value of the
    // first field, must be the value of the second.
    let (numbers, subtree_of, solutions_before, index_field, number_field) = if parts.by_subtree {
        (
            "those of solutions before each subtree but the first",
            format!("{prefix}_lower_bound(k)"),
            format!("(subtree == 0U) ? 0U : {prefix}_number_at(subtree - 1U)"),
            "number",
            "start",
        )
    } else {
        (
            "the subtree of each solution",
            format!("{prefix}_number_at(k - 1U)"),
            format!("{prefix}_lower_bound(subtree)"),
            "end",
            "number",
        )
    };
    [
        ("ROWS", parts.rows.to_string()),
        ("SUBTREES", format!("UINT{bits}_C({subtrees})")),
        ("NUMBER", format!("uint{bits}_t")),
        ("LENGTH", parts.len.to_string()),
        ("LOW_BITS", parts.low_bits.to_string()),
        ("HIGH_BITS", parts.high_bits.to_string()),
        ("SAMPLE", parts.sample_ones.to_string()),
        ("PLACE_BITS", (8 * parts.sample_bytes).to_string()),
        ("HIGH_START", parts.high_start.to_string()),
        ("LOW_START", parts.low_start.to_string()),
        ("NUMBERS", numbers.to_owned()),
        ("SUBTREE_OF", subtree_of),
        ("SOLUTIONS_BEFORE", solutions_before),
        ("INDEX_FIELD", index_field.to_owned()),
        ("NUMBER_FIELD", number_field.to_owned()),
    ]
}
