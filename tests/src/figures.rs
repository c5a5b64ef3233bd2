//! Figures in the form in which the pages state them.

use queen_math::table::{Layout, Shape};

/// The bytes of the table in the layout `ranked(rows)`.
///
/// # Panics
///
/// Panics if there is no such table.
#[must_use]
pub fn ranked_bytes(n: usize, rows: u8) -> u64 {
    Shape::new(n, Layout::Ranked { rows }).unwrap().byte_len() as u64
}

/// A number with commas between the thousands.
#[must_use]
pub fn with_commas(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (thousands, rest) => format!("{},{rest:03}", with_commas(thousands)),
    }
}
