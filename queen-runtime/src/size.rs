//! The size of a board as a type or as a value.

use core::fmt::Debug;
use core::hash::Hash;
use core::panic::RefUnwindSafe;

/// The size is the type's number: a [`Solution<8>`](crate::Solution) has 8 rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exact;

/// The size is a value from 1 to the type's number, 16, as in [`AnySolution`](crate::AnySolution).
/// In [`AnyQueenPuzzle`](crate::AnyQueenPuzzle) the layout of the table is a value, too.
///
/// Compilers write `QueenPuzzle<16, Any>` for `AnyQueenPuzzle`, whatever its size. There are no
/// puzzles with another number and `Any`; for those of one size in any layout see
/// [`FixedLayout`](crate::layout::FixedLayout).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Any;

/// Whether a size is a type or a value: [`Exact`] or [`Any`]. Only this crate implements it.
///
/// ```
/// use queen_runtime::{Solution, queen_table};
/// use queen_runtime::layout::Size;
///
/// fn first_column<const N: usize, S: Size>(solution: &Solution<N, S>) -> u8 {
///     solution.columns()[0]
/// }
///
/// let solution = queen_table!(8).solution(13).unwrap();
/// assert_eq!(first_column(&solution), 3);
/// assert_eq!(first_column(&solution.into_any()), 3);
/// ```
pub trait Size:
    Copy + Debug + Eq + Hash + Ord + RefUnwindSafe + Send + Sync + sealed::Sealed + 'static
{
    #[doc(hidden)]
    const IS_EXACT: bool;

    /// The name of a solution's type.
    #[doc(hidden)]
    const SOLUTION: &'static str;
}

impl Size for Exact {
    const IS_EXACT: bool = true;
    const SOLUTION: &'static str = "Solution";
}

impl Size for Any {
    const IS_EXACT: bool = false;
    const SOLUTION: &'static str = "AnySolution";
}

pub(crate) mod sealed {
    pub trait Sealed {}

    impl Sealed for super::Exact {}
    impl Sealed for super::Any {}
}
