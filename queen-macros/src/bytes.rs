//! Bytes of a call's tables.

use queen_math::table::{Layout, Shape};

use crate::parse::Sizes;

/// The bytes of the table of a board of `size` × `size`.
pub fn byte_len(size: usize, layout: Layout) -> usize {
    match Shape::new(size, layout) {
        Some(shape) => shape.byte_len(),
        None => 0,
    }
}

/// The bytes of the tables of all sizes.
pub fn total_len(sizes: &Sizes, layout: Layout) -> u64 {
    let mut bytes = 0;
    for size in sizes.range() {
        bytes += byte_len(size, layout) as u64;
    }
    bytes
}
