//! Bytes of a call's tables.

use queen_math::table::{Layout, Shape};

use crate::parse::Sizes;

/// The bytes of the table of a board of `size` × `size`.
pub fn byte_len(size: usize, layout: Layout) -> usize {
    Shape::new(size, layout).map_or(0, |shape| shape.byte_len())
}

/// The bytes of the tables of all sizes.
pub fn total_len(sizes: &Sizes, layout: Layout) -> u64 {
    sizes.range().map(|size| byte_len(size, layout) as u64).sum()
}
