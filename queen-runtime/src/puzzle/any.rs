//! A puzzle whose size and layout are values.

use core::marker::PhantomData;

use queen_math::table::{Layout, Shape};

use super::{AnyQueenPuzzle, QueenPuzzle};
use crate::layout::FixedLayout;

/// # Size and layout as values
impl AnyQueenPuzzle {
    /// Creates a puzzle from a table that is not from the macro, like
    /// [`from_table`](QueenPuzzle::from_table). Also returns `None` if there is no such size or
    /// layout.
    ///
    /// ```
    /// use queen_runtime::layout::Layout;
    /// use queen_runtime::{AnyQueenPuzzle, queen_table};
    ///
    /// let four = AnyQueenPuzzle::from_parts(&[1, 3, 0, 2, 2, 0, 3, 1], 4, Layout::Plain);
    /// assert_eq!(four, Some(queen_table!(4).into_any()));
    /// assert_eq!(AnyQueenPuzzle::from_parts(&[1, 3, 0, 2, 2, 0, 3, 1], 5, Layout::Plain), None);
    /// ```
    #[must_use]
    pub const fn from_parts(table: &'static [u8], size: usize, layout: Layout) -> Option<Self> {
        match Shape::new(size, layout) {
            Some(shape) => Self::from_shape(shape, table),
            None => None,
        }
    }

    /// Converts to a puzzle whose size and layout are types, over the same table; `None` if it has
    /// others.
    ///
    /// ```
    /// use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, queen_table};
    ///
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// let eight: QueenPuzzle<8> = EIGHT.downcast().unwrap();
    /// assert_eq!(eight.columns().len(), 92);
    /// assert_eq!(EIGHT.downcast::<9, queen_runtime::layout::Plain>(), None);
    /// ```
    #[must_use]
    pub fn downcast<const N: usize, L: FixedLayout>(self) -> Option<QueenPuzzle<N, L>> {
        let is_same = QueenPuzzle::<N, L>::SHAPE == Some(self.parts.shape);
        is_same.then_some(QueenPuzzle { parts: self.parts, layout: PhantomData })
    }
}

impl<const N: usize, L: FixedLayout> From<QueenPuzzle<N, L>> for AnyQueenPuzzle {
    fn from(puzzle: QueenPuzzle<N, L>) -> Self {
        puzzle.into_any()
    }
}
