//! A puzzle whose size and layout are values.

use core::marker::PhantomData;

use queen_math::table::{Layout, Shape};

use super::{AnyQueenPuzzle, QueenPuzzle};
use crate::AnySolution;
use crate::layout::{Fixed, Form};

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
    /// let four = AnyQueenPuzzle::from_parts(4, Layout::Plain, &[1, 3, 0, 2, 2, 0, 3, 1]);
    /// assert_eq!(four, Some(queen_table!(4).into_any()));
    /// assert_eq!(AnyQueenPuzzle::from_parts(5, Layout::Plain, &[1, 3, 0, 2, 2, 0, 3, 1]), None);
    /// ```
    #[must_use]
    pub const fn from_parts(size: usize, layout: Layout, table: &'static [u8]) -> Option<Self> {
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
    /// assert_eq!(eight.solutions().len(), 92);
    /// assert_eq!(EIGHT.downcast::<9, queen_runtime::layout::Plain>(), None);
    /// ```
    #[must_use]
    pub fn downcast<const N: usize, L: Fixed>(self) -> Option<QueenPuzzle<N, L>> {
        let is_same = self.parts.shape == QueenPuzzle::<N, L>::SHAPE;
        is_same.then_some(QueenPuzzle { parts: self.parts, layout: PhantomData })
    }

    /// The layout of the table.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.parts.shape.layout()
    }

    /// The `k`th solution, for `k` from 1 to [`nb_of_solutions`](Self::nb_of_solutions); `None` for
    /// any other `k`.
    #[must_use]
    pub const fn solution(&self, k: usize) -> Option<AnySolution> {
        // `k = 0` wraps to `usize::MAX`, which is out of bounds.
        match self.as_table().get(k.wrapping_sub(1)) {
            Some(placement) => Some(AnySolution::unchecked(placement)),
            None => None,
        }
    }
}

impl<const N: usize, L: Fixed> From<QueenPuzzle<N, L>> for AnyQueenPuzzle {
    fn from(puzzle: QueenPuzzle<N, L>) -> Self {
        puzzle.into_any()
    }
}

impl<const N: usize, L: Form<N>> From<&QueenPuzzle<N, L>> for AnyQueenPuzzle {
    fn from(puzzle: &QueenPuzzle<N, L>) -> Self {
        QueenPuzzle { parts: puzzle.parts, layout: PhantomData }
    }
}
