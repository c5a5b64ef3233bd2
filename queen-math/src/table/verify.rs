//! Verification of tables whose bytes may be wrong or damaged.

use core::cmp::Ordering;

use super::{Code, Layout, Table};
use crate::placement::are_solution;
use crate::{Placement, order};

impl Table<'_> {
    /// Whether every look-up returns a solution or `None`: every entry of a plain table must be a
    /// solution, and look-ups in a ranked table return no other placements.
    ///
    /// It is faster than [`verify`](Self::verify) and ignores the order.
    ///
    /// ```
    /// use queen_math::table::{Layout, Shape};
    ///
    /// let shape = Shape::new(4, Layout::Plain).unwrap();
    /// assert!(shape.table(&[1, 3, 0, 2, 1, 3, 0, 2]).has_only_solutions());
    /// assert!(!shape.table(&[1, 3, 0, 2, 1, 3, 0, 1]).has_only_solutions());
    /// ```
    #[must_use]
    pub const fn has_only_solutions(&self) -> bool {
        if !matches!(self.layout(), Layout::Plain) {
            return true;
        }
        let mut rest = self.bytes();
        while let Some((columns, others)) = rest.split_at_checked(self.size()) {
            if !are_solution(columns) {
                return false;
            }
            rest = others;
        }
        rest.is_empty()
    }

    /// Whether these are the bytes of a table of this [shape](Self::shape), down to the last bit.
    ///
    /// ```
    /// use queen_math::table::{Layout, Shape};
    ///
    /// let shape = Shape::new(4, Layout::Plain).unwrap();
    /// assert!(shape.table(&[1, 3, 0, 2, 2, 0, 3, 1]).verify());
    /// assert!(!shape.table(&[2, 0, 3, 1, 1, 3, 0, 2]).verify());
    /// ```
    #[must_use]
    pub const fn verify(&self) -> bool {
        if self.bytes().len() != self.shape().byte_len() {
            return false;
        }
        let mut comparison = match &self.shape.layout {
            Code::Plain => None,
            Code::Ranked(shape) => Some(shape.compare(self.bytes)),
        };
        // `len` distinct solutions are all of them.
        let mut last: Option<Placement> = None;
        let mut index = 0;
        while index < self.len() {
            let Some(solution) = self.get(index) else {
                return false;
            };
            if !are_solution(solution.columns()) {
                return false;
            }
            if let Some(last) = last
                && !matches!(order::compare(&last, &solution), Ordering::Less)
            {
                return false;
            }
            if let Some(comparison) = &mut comparison
                && !comparison.next_is(&solution)
            {
                return false;
            }
            last = Some(solution);
            index += 1;
        }
        match comparison {
            None => true,
            Some(comparison) => comparison.ends(),
        }
    }
}
