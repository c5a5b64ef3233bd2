//! Values of the placeholders in `ranked.c`.
//!
//! The sequence that the table stores is one of two, whose look-ups are each other's reverse.
//! Suppose that there are three solutions in four subtrees: one in subtree 0 and two in subtree 2.
//!
//! | numbers | subtree of solution k | solutions before subtree s |
//! |---|---|---|
//! | the subtrees of the solutions: 0, 2, 2 | number at k − 1 | index of the first from s on |
//! | the solutions before subtrees 1 to 3: 1, 1, 3 | index of the first from k on | number at s − 1 |
//!
//! Solution 2 is in subtree 2: the number at index 1 of the first sequence is 2, and in the second
//! one the first number from 2 on is at index 2.
//!
//! The check of a table goes through the subtrees that have solutions: here subtree 0 with those
//! after 0, up to 1, and subtree 2 with those after 1, up to 3.
//!
//! - After one, the first sequence must have its number at all indices before the end of its
//!   solutions: 0 at index 0, then 2 at indices 1 and 2.
//! - The second one must have the start of its solutions at all indices before its number, which
//!   covers the subtrees without solutions before it, too: nothing after subtree 0, then 1 at
//!   indices 0 and 1. What is left after the last one has the number of all solutions: 3 at index
//!   2.

use queen_math::order::FACTORIALS;
use queen_math::table::RankedParts;

/// The values for a table, whose parts the module `layout` of `queen-runtime` describes.
pub fn values(size: usize, parts: &RankedParts, prefix: &str) -> [(&'static str, String); 15] {
    let subtrees = FACTORIALS[size] / FACTORIALS[usize::from(parts.rows)];
    let bits = if u32::try_from(subtrees).is_ok() { 32 } else { 64 };
    // What the numbers are, how look-ups read them, and the fields of a subtree that they are
    // checked with: all indices before the first field must have the second one.
    let (numbers, subtree_of, solutions_before, index_field, number_field) = if parts.by_subtree {
        (
            "those of solutions before each subtree but the first",
            format!("{prefix}_lower_bound(k)"),
            format!("subtree == 0U ? 0U : {prefix}_number_at(subtree - 1U)"),
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
