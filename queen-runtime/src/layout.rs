//! Layouts of a table of solutions in memory.
//!
//! The option `layout` of [`queen_table!`](crate::queen_table) chooses one, and it is the second
//! parameter of [`QueenPuzzle`](crate::QueenPuzzle). All look-ups work the same in each of them;
//! they differ in bytes and in steps.
//!
//! ```
//! use queen_runtime::layout::{PuzzleLayout, Ranked};
//! use queen_runtime::{QueenPuzzle, queen_table};
//!
//! const EIGHT: QueenPuzzle<8> = queen_table!(8);
//! const SMALL: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
//!
//! fn last<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>) -> String {
//!     puzzle.solution(puzzle.nb_of_solutions()).unwrap().to_string()
//! }
//!
//! assert_eq!(last(&EIGHT), last(&SMALL));
//! assert_eq!(last(&EIGHT), last(&EIGHT.into_any()));
//! ```
//!
//! [`PuzzleLayout`] is the bound of a function that takes every puzzle, as above, and
//! [`FixedLayout`] that of one that takes puzzles whose size and layout are types.
//!
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

use queen_math::table::{
    AnyCompletions, AnyRest, Iter, PlainCompletions, RankedCompletions, RankedRest, Table,
};
use queen_math::{Placement, table};

pub use queen_math::table::Layout;

use crate::Solution;
use crate::size::sealed;
pub use crate::size::{Any, Exact, Size};

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

/// The second parameter of every [`QueenPuzzle`](crate::QueenPuzzle): [`Plain`], [`Ranked`] or
/// [`Any`]. Only this crate implements it.
///
/// A function with this bound asks for the [`size`](crate::QueenPuzzle::size) of the puzzle,
/// because `N` is 16 for every [`AnyQueenPuzzle`](crate::AnyQueenPuzzle). Where `N` has to be the
/// size, the bound is [`FixedLayout`].
///
/// ```
/// use queen_runtime::layout::PuzzleLayout;
/// use queen_runtime::{QueenPuzzle, Symmetric, queen_table};
///
/// fn fundamental<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>) -> usize {
///     puzzle.iter().filter(|solution| solution.is_canonical()).count()
/// }
///
/// assert_eq!(fundamental(&queen_table!(8)), 12);
/// assert_eq!(fundamental(&queen_table!(8).into_any()), 12);
///
/// fn sizes<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>) -> [usize; 2] {
///     [puzzle.size(), N]
/// }
///
/// assert_eq!(sizes(&queen_table!(8)), [8, 8]);
/// assert_eq!(sizes(&queen_table!(8).into_any()), [8, 16]);
/// ```
#[doc(alias = "Form")]
pub trait PuzzleLayout: Copy + Debug + Eq + Hash + Send + Sync + sealed::Sealed + 'static {
    /// Whether the size of the puzzle and of its solutions is a type or a value.
    type Size: Size;

    /// The layout, if it is a type.
    #[doc(hidden)]
    const FIXED: Option<Layout>;

    /// The iterator inside [`Solutions`](crate::iter::Solutions), over what the table has.
    type Iter<const N: usize>: Clone
        + Debug
        + DoubleEndedIterator
        + ExactSizeIterator
        + FusedIterator
        + Send
        + Sync;

    /// The iterator inside [`Completions`](crate::iter::Completions). That of [`Plain`] has two
    /// ends.
    type Completions: table::Completions<Table<'static>> + Send + Sync;

    #[doc(hidden)]
    fn table_iter<const N: usize>(table: Table<'static>) -> Self::Iter<N>;

    /// The solution of an item of that iterator.
    #[doc(hidden)]
    fn from_item<const N: usize>(
        item: <Self::Iter<N> as Iterator>::Item,
    ) -> Option<Solution<N, Self::Size>>;
}

/// A layout that is a type: [`Plain`] or [`Ranked`]. Only this crate implements it.
///
/// It is the bound for puzzles of one size in any layout: those of 8 × 8 are `QueenPuzzle<8, L>`.
///
/// ```
/// use queen_runtime::layout::{FixedLayout, Layout, Plain, Ranked};
/// use queen_runtime::{QueenPuzzle, Solution, queen_table};
///
/// assert_eq!(Plain::LAYOUT, Layout::Plain);
/// assert_eq!(Ranked::<7>::LAYOUT, Layout::Ranked { rows: 7 });
///
/// fn thirteenth<L: FixedLayout>(puzzle: &QueenPuzzle<8, L>) -> Solution<8> {
///     puzzle.solution(13).unwrap()
/// }
///
/// assert_eq!(thirteenth(&queen_table!(8)), thirteenth(&queen_table!(8, layout = ranked)));
/// ```
pub trait FixedLayout: PuzzleLayout<Size = Exact> {
    /// The layout as a value.
    const LAYOUT: Layout;
}

impl FixedLayout for Plain {
    const LAYOUT: Layout = Layout::Plain;
}

impl<const ROWS: usize> FixedLayout for Ranked<ROWS> {
    const LAYOUT: Layout = {
        assert!(2 <= ROWS && ROWS <= 12, "a ranked layout searches from 2 to 12 rows");
        Layout::Ranked { rows: ROWS as u8 }
    };
}

impl PuzzleLayout for Plain {
    type Size = Exact;

    const FIXED: Option<Layout> = Some(<Self as FixedLayout>::LAYOUT);

    type Iter<const N: usize> = slice::Iter<'static, [u8; N]>;
    type Completions = PlainCompletions<'static>;

    #[inline]
    fn table_iter<const N: usize>(table: Table<'static>) -> Self::Iter<N> {
        table.bytes().as_chunks().0.iter()
    }

    #[inline]
    fn from_item<const N: usize>(columns: &[u8; N]) -> Option<Solution<N>> {
        Solution::unchecked(columns)
    }
}

impl<const ROWS: usize> PuzzleLayout for Ranked<ROWS> {
    type Size = Exact;

    const FIXED: Option<Layout> = Some(<Self as FixedLayout>::LAYOUT);

    type Iter<const N: usize> = Iter<RankedRest<'static>>;
    type Completions = RankedCompletions;

    #[inline]
    fn table_iter<const N: usize>(table: Table<'static>) -> Self::Iter<N> {
        Iter::new(table)
    }

    #[inline]
    fn from_item<const N: usize>(placement: Placement) -> Option<Solution<N>> {
        Solution::from_placement(&placement)
    }
}

impl PuzzleLayout for Any {
    type Size = Self;

    const FIXED: Option<Layout> = None;

    type Iter<const N: usize> = Iter<AnyRest<'static>>;
    type Completions = AnyCompletions<'static>;

    #[inline]
    fn table_iter<const N: usize>(table: Table<'static>) -> Self::Iter<N> {
        table.iter()
    }

    #[inline]
    fn from_item<const N: usize>(placement: Placement) -> Option<Solution<N, Self>> {
        Solution::from_placement(&placement)
    }
}

impl sealed::Sealed for Plain {}
impl<const ROWS: usize> sealed::Sealed for Ranked<ROWS> {}
