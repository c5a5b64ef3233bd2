//! The self-test of a table.

use core::cmp::Ordering;

use super::{Coding, Table};
use crate::{Placement, order};

impl Table<'_> {
    /// Whether the bytes are those of a table: look-ups return every solution, in order, and the
    /// index of each.
    ///
    /// ```
    /// use queen_core::table::{Coding, Shape};
    ///
    /// let shape = Shape::new(4, Coding::Plain).unwrap();
    /// assert!(shape.table(&[1, 3, 0, 2, 2, 0, 3, 1]).verify());
    /// assert!(!shape.table(&[2, 0, 3, 1, 1, 3, 0, 2]).verify());
    /// ```
    #[must_use]
    pub const fn verify(&self) -> bool {
        if self.bytes().len() != self.shape().byte_len() {
            return false;
        }
        // As many different solutions as there are: these are all.
        let mut last: Option<Placement> = None;
        let mut index = 0;
        while index < self.len() {
            let Some(solution) = self.get(index) else {
                return false;
            };
            let Some(solution) = Placement::new(solution.columns()) else {
                return false;
            };
            if !solution.is_solution() {
                return false;
            }
            if let Some(last) = last
                && !matches!(order::compare(&last, &solution), Ordering::Less)
            {
                return false;
            }
            // In a plain table, the index is found by the order alone.
            if !matches!(self.coding(), Coding::Plain)
                && !matches!(self.index_of(&solution), Some(found) if found == index)
            {
                return false;
            }
            last = Some(solution);
            index += 1;
        }
        true
    }
}
