//! A puzzle: every solution of one size, with the counts of its search.

use core::fmt;
use core::marker::PhantomData;

use queen_math::MAX_TABLE_SIZE;
use queen_math::table::{Shape, Table};

use crate::layout::{Any, FixedLayout, Plain, PuzzleLayout};

// Documentation lists their methods in this order.
mod methods;

mod completions;

mod fixed;

mod any;

mod iter;

pub(crate) mod range;

pub use iter::{
    AnyCompletions, AnyFundamentalSolutions, AnySolutions, Completions, FundamentalSolutions,
    Solutions,
};

/// Every way to place n queens on an n × n board so that none attacks another, in the order in
/// which Heap's algorithm generates them.
///
/// [`queen_table!`] creates it. It refers to a static table and does not copy it. The size of the
/// board, `N`, and the [layout](crate::layout) of the table, `L`, are types; for a puzzle where
/// they are values see [`AnyQueenPuzzle`]. Solutions are numbered from 1.
///
/// The names `nb_of_solutions`, `nb_of_tested_permutations` and `solution(k)` are quoted from the
/// class `QueenPuzzle` of a notebook in Python.
///
/// [`queen_table!`]: crate::queen_table
///
/// ```
/// use queen_runtime::{QueenPuzzle, queen_table};
///
/// const EIGHT: QueenPuzzle<8> = queen_table!(8);
///
/// assert_eq!(EIGHT.size(), 8);
/// assert_eq!(EIGHT.nb_of_solutions(), 92);
/// assert_eq!(EIGHT.nb_of_fundamental_solutions(), 12);
/// assert_eq!(EIGHT.nb_of_tested_permutations(), 3_544); // of 40,320
/// assert!(EIGHT.solution(13).unwrap() == [3, 6, 4, 2, 0, 5, 7, 1]);
/// ```
///
/// ### A solution by its number
///
/// [`solution`](Self::solution) counts from 1.
///
/// ### The number of a solution
///
/// [`number_of`](Self::number_of) is its inverse.
///
/// ### All solutions
///
/// [`iter`](Self::iter) goes through them. [`fundamental_solutions`](Self::fundamental_solutions)
/// leaves out images of others, [`completions`](Self::completions) keeps those that have given
/// queens.
///
/// ### The counts
///
/// - [`nb_of_solutions`](Self::nb_of_solutions): all solutions.
/// - [`nb_of_fundamental_solutions`](Self::nb_of_fundamental_solutions): their number up to
///   rotation and reflection.
/// - [`nb_of_tested_permutations`](Self::nb_of_tested_permutations): the permutations that the
///   search tests.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[must_use]
pub struct QueenPuzzle<const N: usize, L = Plain> {
    parts: Parts,
    layout: PhantomData<L>,
}

/// What a puzzle consists of, whether its size and layout are types or values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Parts {
    table: &'static [u8],
    nb_of_tested_permutations: u64,
    nb_of_solutions: u32,
    nb_of_fundamental_solutions: u32,
    shape: Shape,
}

/// A [`QueenPuzzle`] whose size and layout are values instead of types, for a size that is chosen
/// at run time. Its solutions are [`AnySolution`](crate::AnySolution)s.
///
/// Compilers write it as `QueenPuzzle<16, Any>`. The 16 is the largest size, not that of the
/// puzzle. What it returns has names of the same kind: [`AnyHeatMap`](crate::AnyHeatMap) and
/// those of [`iter`](crate::iter), such as [`iter::AnySolutions`](crate::iter::AnySolutions).
///
/// [`PuzzleRange`](crate::PuzzleRange) holds one for each of its sizes.
///
/// ```
/// use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, queen_table};
///
/// const SIZES: [AnyQueenPuzzle; 2] = [queen_table!(6).into_any(), queen_table!(8).into_any()];
///
/// assert_eq!(SIZES.map(|puzzle| puzzle.nb_of_solutions()), [4, 92]);
/// assert_eq!(SIZES[1].solution(13).unwrap().columns(), [3, 6, 4, 2, 0, 5, 7, 1]);
/// assert_eq!(SIZES[1].downcast(), Some(queen_table!(8)));
/// ```
// A literal, which documentation and errors show as it is.
pub type AnyQueenPuzzle = QueenPuzzle<16, Any>;

const _: () = assert!(MAX_TABLE_SIZE == 16);

impl<const N: usize, L: PuzzleLayout> QueenPuzzle<N, L> {
    /// The shape of the table, if size and layout are types.
    const SHAPE: Option<Shape> = match L::FIXED {
        Some(layout) => Some(Shape::new(N, layout).expect("a puzzle has from 1 to 16 rows")),
        None => None,
    };

    /// A table of this shape without bytes.
    const TABLE: Option<Table<'static>> = match Self::SHAPE {
        Some(shape) => Some(shape.table(&[])),
        None => None,
    };

    /// A constant if size and layout are types.
    const fn shape(&self) -> Shape {
        match Self::SHAPE {
            Some(shape) => shape,
            None => self.parts.shape,
        }
    }

    /// All but its bytes is a constant if size and layout are types.
    const fn as_table(&self) -> Table<'static> {
        match Self::TABLE {
            Some(table) => table.with_bytes(self.parts.table),
            None => self.parts.shape.table(self.parts.table),
        }
    }
}

/// `QueenPuzzle(8, plain)`, without the table.
impl<const N: usize, L: PuzzleLayout> fmt::Debug for QueenPuzzle<N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "QueenPuzzle({}, {})", self.size(), self.layout())
    }
}

/// Creates a puzzle from a table that the macro has written.
///
/// # Panics
///
/// Panics if `table` has a wrong length; in a constant, that is an error at compile time.
pub const fn puzzle<const N: usize, L: FixedLayout>(
    table: &'static [u8],
    nb_of_solutions: u32,
    nb_of_tested_permutations: u64,
    nb_of_fundamental_solutions: u32,
) -> QueenPuzzle<N, L> {
    let shape = QueenPuzzle::<N, L>::SHAPE.expect("the layout is a type");
    assert!(table.len() == shape.byte_len(), "the table has a wrong length");
    let parts = Parts {
        table,
        nb_of_tested_permutations,
        nb_of_solutions,
        nb_of_fundamental_solutions,
        shape,
    };
    QueenPuzzle { parts, layout: PhantomData }
}
