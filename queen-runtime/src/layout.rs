//! Layouts: how a table of solutions lies in memory.
//!
//! The option `layout` of [`queen_table!`](crate::queen_table) chooses one, and it is the second
//! parameter of [`QueenPuzzle`](crate::QueenPuzzle). All look-ups work alike in each of them; they
//! differ in bytes and in steps.
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

use core::fmt::Debug;
use core::hash::Hash;

use queen_core::table::Coding;

/// How a table of solutions lies in memory. Only this crate has layouts.
pub trait Layout: Copy + Debug + Default + Eq + Hash + Ord + sealed::Sealed + 'static {
    /// The layout as a value.
    const CODING: Coding;
}

/// One byte a queen: looking up is indexing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plain;

impl Layout for Plain {
    const CODING: Coding = Coding::Plain;
}

/// The ranks of the solutions in Heap's order without what a search of the top `ROWS` rows finds
/// again, for `ROWS` from 2 to 12: the more rows, the fewer bytes and the longer a look-up.
///
/// How it works is told in [`queen_core::table`].
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
