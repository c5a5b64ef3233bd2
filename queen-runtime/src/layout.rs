//! Layouts of a table of solutions in memory.
//!
//! The option `layout` of [`queen_table!`](crate::queen_table) chooses one, and it is the second
//! parameter of [`QueenPuzzle`]. All look-ups work the same in each of them;
//! they differ in bytes and in steps.
//!
//! ```
//! use queen_runtime::layout::{Fixed, Ranked};
//! use queen_runtime::{QueenPuzzle, queen_table};
//!
//! const EIGHT: QueenPuzzle<8> = queen_table!(8);
//! const SMALL: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
//!
//! fn last<const N: usize, L: Fixed>(puzzle: &QueenPuzzle<N, L>) -> String {
//!     puzzle.solution(puzzle.nb_of_solutions()).unwrap().to_string()
//! }
//!
//! assert_eq!(last(&EIGHT), last(&SMALL));
//! ```

//! # The bytes of a table
//!
//! A table has no header: its reader has to know the size n of the board and the layout. Numbers
//! are little-endian, and a bit string starts at the lowest bit of its first byte. S is the number
//! of solutions; they are in [Heap's order](queen_math::order).
//!
//! - [`Plain`]: S · n bytes, for each solution the column of the queen in each row, from the top
//!   row down.
//! - [`Ranked<R>`](Ranked): an ascending sequence of L numbers up to M. With r for the rank of a
//!   solution, ⌊r / R!⌋ is its subtree. There are G = n! / R! subtrees, or 1 if R > n.
//!   - If G ≤ S, there is a number for each subtree but the first: the number of solutions before
//!     it. L = G − 1 and M = S.
//!   - Else there is a number for each solution: its subtree. L = S and M = G − 1.
//!
//!   The l low bits of each number aᵢ are stored apart from the high ones; l is the least number
//!   for which ⌊M / 2ˡ⌋ − ⌊M / 2ˡ⁺¹⌋ ≤ L. There are H = L + ⌊M / 2ˡ⌋ high bits, or none if L = 0.
//!   The parts follow each other, each starting at a byte:
//!   1. The directory: the places of the ones among the high bits of every 128th number except the
//!      first, a₁₂₈, a₂₅₆ and so on, in as many bytes as H takes. If these are four, it is every
//!      256th number.
//!   2. The high bits: those in the places i + ⌊aᵢ / 2ˡ⌋ are one, all others are zero.
//!   3. The low bits: aᵢ mod 2ˡ from bit i · l on.
//!
//! [`QueenPuzzle::table`](crate::QueenPuzzle::table) returns these bytes, and
//! [`QueenPuzzle::from_table`](crate::QueenPuzzle::from_table) takes them.

use core::fmt::Debug;
use core::hash::Hash;
use core::iter::FusedIterator;
use core::slice;

use queen_math::table::{AnyRest, Iter, PlainRest, RankedRest, Rest, Table};
use queen_math::{MAX_TABLE_SIZE, Placement};

pub use queen_math::table::Layout;

use crate::{AnySolution, QueenPuzzle, Solution, Symmetric};

/// One byte per queen. A look-up is an index.
///
/// ```
/// use queen_runtime::{QueenPuzzle, layout::Plain, queen_table};
///
/// const EIGHT: QueenPuzzle<8, Plain> = queen_table!(8);
///
/// assert_eq!(EIGHT.table().len(), 736);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plain;

/// The ranks of the solutions in Heap's order without the digits of the top `ROWS` rows, which a
/// look-up searches again. `ROWS` is from 2 to 12: the more rows, the fewer bytes and the longer a
/// look-up.
///
/// See [`queen_math::table`] for the algorithm.
///
/// ```
/// use queen_runtime::{QueenPuzzle, layout::Ranked, queen_table};
///
/// const EIGHT: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
/// const SMALLER: QueenPuzzle<8, Ranked<7>> = queen_table!(8, layout = ranked(7));
///
/// assert_eq!(EIGHT.table().len(), 45);
/// assert_eq!(SMALLER.table().len(), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ranked<const ROWS: usize = 5>;

/// A layout that is a value, as is the size of the board; see
/// [`AnyQueenPuzzle`](crate::AnyQueenPuzzle).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Any;

/// A layout that is a type: [`Plain`] or [`Ranked`]. Only this crate implements it.
///
/// ```
/// use queen_runtime::layout::{Layout, Fixed, Plain, Ranked};
///
/// assert_eq!(Plain::LAYOUT, Layout::Plain);
/// assert_eq!(Ranked::<7>::LAYOUT, Layout::Ranked { rows: 7 });
/// ```
pub trait Fixed: Copy + Debug + Eq + Hash + sealed::Sealed + 'static {
    /// The layout as a value.
    const LAYOUT: Layout;

    /// An iterator over solutions.
    #[doc(hidden)]
    type Iter<const N: usize>: Clone
        + Debug
        + DoubleEndedIterator<Item: AsRef<[u8]>>
        + ExactSizeIterator
        + FusedIterator;

    /// The state of an iterator over completions.
    #[doc(hidden)]
    type Rest: Rest + From<Table<'static>>;

    #[doc(hidden)]
    fn iter<const N: usize>(table: Table<'static>) -> Self::Iter<N>;
}

impl Fixed for Plain {
    const LAYOUT: Layout = Layout::Plain;

    type Iter<const N: usize> = slice::Iter<'static, [u8; N]>;
    type Rest = PlainRest<'static>;

    #[inline]
    fn iter<const N: usize>(table: Table<'static>) -> Self::Iter<N> {
        table.bytes().as_chunks().0.iter()
    }
}

impl<const ROWS: usize> Fixed for Ranked<ROWS> {
    const LAYOUT: Layout = {
        assert!(2 <= ROWS && ROWS <= 12, "a ranked layout searches from 2 to 12 rows");
        Layout::Ranked { rows: ROWS as u8 }
    };

    type Iter<const N: usize> = Iter<RankedRest<'static>>;
    type Rest = RankedRest<'static>;

    #[inline]
    fn iter<const N: usize>(table: Table<'static>) -> Self::Iter<N> {
        Iter::new(table)
    }
}

/// The form of a puzzle: `N` and a [`Fixed`] layout, or 0 and [`Any`]. Only this crate implements it.
///
/// It is the bound of a function that takes every puzzle. There, the `k`th solution is
/// `puzzle.get(k - 1)`, since its type depends on the form.
///
/// ```
/// use queen_runtime::layout::Form;
/// use queen_runtime::{QueenPuzzle, Symmetric, queen_table};
///
/// fn fundamental<const N: usize, L: Form<N>>(puzzle: &QueenPuzzle<N, L>) -> usize {
///     puzzle.iter().filter(|solution| solution.is_canonical()).count()
/// }
///
/// assert_eq!(fundamental(&queen_table!(8)), 12);
/// assert_eq!(fundamental(&queen_table!(8).into_any()), 12);
/// ```
pub trait Form<const N: usize>: Copy + Debug + Eq + Hash + sealed::Sealed + 'static {
    /// The type of the solutions.
    type Solution: AsRef<[u8]> + Debug + Into<AnySolution> + Symmetric;

    /// The type of a [heat map](crate::QueenPuzzle::heat_map): a number for each row and column.
    type HeatMap: Clone + Debug + Eq;

    /// A table of the size and the layout without bytes; `None` if these are values.
    #[doc(hidden)]
    const TABLE: Option<Table<'static>>;

    #[doc(hidden)]
    const COLD: Self::HeatMap;

    #[doc(hidden)]
    fn rows(heat_map: &mut Self::HeatMap) -> impl Iterator<Item = &mut [u32]>;

    #[doc(hidden)]
    type Iter: Clone + Debug + DoubleEndedIterator + ExactSizeIterator + FusedIterator;

    #[doc(hidden)]
    type Rest: Rest + From<Table<'static>>;

    #[doc(hidden)]
    fn iter(table: Table<'static>) -> Self::Iter;

    #[doc(hidden)]
    fn solution_in(item: <Self::Iter as Iterator>::Item) -> Option<Self::Solution>;

    /// The solution with these queens, which do not attack each other.
    #[doc(hidden)]
    fn solution_of(placement: Placement) -> Option<Self::Solution>;
}

impl<const N: usize, L: Fixed> Form<N> for L {
    type Solution = Solution<N>;
    type HeatMap = [[u32; N]; N];

    const TABLE: Option<Table<'static>> = Some(QueenPuzzle::<N, L>::SHAPE.table(&[]));
    const COLD: Self::HeatMap = [[0; N]; N];

    fn rows(heat_map: &mut Self::HeatMap) -> impl Iterator<Item = &mut [u32]> {
        heat_map.iter_mut().map(<[u32; N]>::as_mut_slice)
    }

    type Iter = L::Iter<N>;
    type Rest = <L as Fixed>::Rest;

    #[inline]
    fn iter(table: Table<'static>) -> Self::Iter {
        <L as Fixed>::iter(table)
    }

    #[inline]
    fn solution_in(item: <Self::Iter as Iterator>::Item) -> Option<Solution<N>> {
        Solution::with_columns(item.as_ref())
    }

    fn solution_of(placement: Placement) -> Option<Solution<N>> {
        Solution::with_columns(placement.columns())
    }
}

impl Form<0> for Any {
    type Solution = AnySolution;
    type HeatMap = [[u32; MAX_TABLE_SIZE]; MAX_TABLE_SIZE];

    const TABLE: Option<Table<'static>> = None;
    const COLD: Self::HeatMap = [[0; MAX_TABLE_SIZE]; MAX_TABLE_SIZE];

    fn rows(heat_map: &mut Self::HeatMap) -> impl Iterator<Item = &mut [u32]> {
        heat_map.iter_mut().map(<[u32; MAX_TABLE_SIZE]>::as_mut_slice)
    }

    type Iter = Iter<AnyRest<'static>>;
    type Rest = AnyRest<'static>;

    fn iter(table: Table<'static>) -> Self::Iter {
        table.iter()
    }

    fn solution_in(placement: Placement) -> Option<AnySolution> {
        Some(AnySolution::unchecked(placement))
    }

    fn solution_of(placement: Placement) -> Option<AnySolution> {
        Some(AnySolution::unchecked(placement))
    }
}

mod sealed {
    pub trait Sealed {}

    impl Sealed for super::Plain {}
    impl<const ROWS: usize> Sealed for super::Ranked<ROWS> {}
    impl Sealed for super::Any {}
}
