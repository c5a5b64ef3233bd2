//! Values of the placeholders in `ranked.c`.

use queen_math::order::FACTORIALS;
use queen_math::table::RankedParts;

/// The values for a table, whose parts the module `layout` of `queen-runtime` describes.
pub fn values(size: usize, parts: &RankedParts, prefix: &str) -> [(&'static str, String); 15] {
    let subtrees = FACTORIALS[size] / FACTORIALS[usize::from(parts.rows)];
    let bits = if u32::try_from(subtrees).is_ok() { 32 } else { 64 };
    // What the numbers are, how look-ups read them, and the fields of a subtree that they are
    // checked with.
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
