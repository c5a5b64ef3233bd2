//! Counts of nodes of the search tree, solutions among them, without a list.
//!
//! [`solutions()`] counts the solutions alone, [`levels`] all nodes of the tree, of which
//! [`subproblems`] are independent shares. `queen_math::count` has the type [`Levels`] and the
//! counts that are known.

mod levels;
mod solutions;

pub use levels::{Subproblem, levels, subproblems};
pub use solutions::solutions;

use queen_math::attacks::all_columns;
#[cfg(doc)]
use queen_math::count::Levels;

/// The columns of the left half of the board, and the middle column if `size` is odd.
const fn half_and_middle(size: usize) -> (u32, u32) {
    let half = all_columns(size / 2);
    (half, all_columns(size.div_ceil(2)) ^ half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_halves_and_the_middle_are_the_board() {
        for size in 0..=32 {
            let (half, middle) = half_and_middle(size);
            assert_eq!(half.count_ones() as usize, size / 2);
            assert_eq!(half + middle, all_columns(size.div_ceil(2)));
        }
    }
}
