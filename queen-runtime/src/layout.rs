//! Layouts of a table of solutions in memory.
//!
//! The option `layout` of [`queen_table!`](crate::queen_table) chooses one, and it is the second
//! parameter of [`QueenPuzzle`](crate::QueenPuzzle). All look-ups work the same in each of them;
//! they differ in bytes and in steps.
//!
//! ```
//! use queen_runtime::layout::{Layout, Ranked};
//! use queen_runtime::{QueenPuzzle, queen_table};
//!
//! const EIGHT: QueenPuzzle<8> = queen_table!(8);
//! const SMALL: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
//!
//! fn last<const N: usize, L: Layout>(puzzle: &QueenPuzzle<N, L>) -> String {
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

use queen_math::table::Layout as Coding;

/// The layout of a table of solutions in memory. Only this crate implements it.
///
/// ```
/// use queen_runtime::layout::{Layout, Plain, Ranked};
/// use queen_runtime::queen_math::table::Layout as Coding;
///
/// assert_eq!(Plain::CODING, Coding::Plain);
/// assert_eq!(Ranked::<7>::CODING, Coding::Ranked { rows: 7 });
/// ```
pub trait Layout: Copy + Debug + Default + Eq + Hash + Ord + sealed::Sealed + 'static {
    /// The layout as a value.
    const CODING: Coding;
}

/// One byte per queen. A look-up is an index.
///
/// ```
/// use queen_runtime::{QueenPuzzle, layout::Plain, queen_table};
///
/// const EIGHT: QueenPuzzle<8, Plain> = queen_table!(8);
///
/// assert_eq!(EIGHT.table().len(), 736);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plain;

impl Layout for Plain {
    const CODING: Coding = Coding::Plain;
}

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ranked<const ROWS: usize = 5>;

impl<const ROWS: usize> Layout for Ranked<ROWS> {
    const CODING: Coding = {
        assert!(2 <= ROWS && ROWS <= 12, "a ranked layout searches from 2 to 12 rows");
        Coding::Ranked { rows: ROWS as u8 }
    };
}

mod sealed {
    pub trait Sealed {}

    impl Sealed for super::Plain {}
    impl<const ROWS: usize> Sealed for super::Ranked<ROWS> {}
}
