//! Ranked tables as the macro writes them.

use queen_math::order;
use queen_math::table::{Layout, Shape};
use queen_searches::Heap;

/// The shape of the table of this size in the layout `ranked`.
///
/// # Panics
///
/// Panics if there is no table of this size.
#[must_use]
pub fn ranked(size: usize) -> Shape {
    Shape::new(size, Layout::RANKED).unwrap()
}

/// The bytes of a table as the macro writes them.
///
/// # Panics
///
/// Panics if the search does not find as many solutions as the table holds.
#[must_use]
pub fn written(shape: Shape) -> Vec<u8> {
    let mut bytes = vec![0; shape.byte_len()];
    let ranks = Heap::new(shape.size()).unwrap().map(|solution| order::rank(&solution));
    shape.write(ranks, &mut bytes).unwrap();
    bytes
}
