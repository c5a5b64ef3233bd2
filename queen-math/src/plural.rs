//! Endings of English nouns after numbers.

/// `s`, or nothing after 1: `format!("{number} queen{}", plural(number))` is `1 queen`, `2 queens`.
#[inline]
#[must_use]
pub const fn plural(number: u64) -> &'static str {
    if number == 1 { "" } else { "s" }
}
