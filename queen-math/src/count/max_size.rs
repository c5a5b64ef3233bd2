//! The size of the largest board of a count.

/// The size of the largest board whose solutions are counted one by one, 32 × 32.
pub const MAX_COUNT_SIZE: usize = u32::BITS as usize;
