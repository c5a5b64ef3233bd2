//! Iterators over the solutions of a puzzle.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

use queen_math::Placement;
use queen_math::symmetry::Symmetric;
use queen_math::table;

/// A puzzle of either type: [`QueenPuzzle`](crate::QueenPuzzle), whose size and layout are types,
/// or [`AnyQueenPuzzle`](crate::AnyQueenPuzzle), where they are values. Only this crate implements
/// it.
///
/// ```
/// use queen_runtime::{Puzzle, Solutions, Symmetric, queen_table};
///
/// fn fundamental<P: Puzzle>(solutions: Solutions<P>) -> usize {
///     solutions.filter(|solution| solution.is_canonical()).count()
/// }
///
/// assert_eq!(fundamental(queen_table!(8).iter()), 12);
/// assert_eq!(fundamental(queen_table!(8).into_any().iter()), 12);
/// ```
pub trait Puzzle: sealed::Sealed {
    /// The type of its solutions.
    type Solution: Symmetric + fmt::Debug;

    /// The solution with these queens, which do not attack each other.
    #[doc(hidden)]
    fn solution_from(placement: Placement) -> Option<Self::Solution>;

    /// The bytes of a solution in a plain table, if the size is a type.
    #[doc(hidden)]
    const SOLUTION_LEN: usize = 0;

    /// The solution that has these bytes in a plain table, if the size is a type.
    #[doc(hidden)]
    #[must_use]
    fn solution_in(_bytes: &[u8]) -> Option<Self::Solution> {
        None
    }
}

pub(super) mod sealed {
    pub trait Sealed {}
}

/// All solutions of a puzzle, from [`QueenPuzzle::iter`](crate::QueenPuzzle::iter).
///
/// ```
/// use queen_runtime::{QueenPuzzle, Solutions, queen_table};
///
/// const EIGHT: QueenPuzzle<8> = queen_table!(8);
///
/// let mut solutions: Solutions<QueenPuzzle<8>> = EIGHT.iter();
/// assert_eq!(solutions.nth(12), EIGHT.solution(13));
/// assert_eq!(solutions.len(), 79);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Solutions<P> {
    rest: Rest,
    puzzle: PhantomData<P>,
}

/// The solutions that are left.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is no heap")]
enum Rest {
    /// The bytes of a plain table whose size is a type. This is as fast as a slice.
    Plain(&'static [u8]),
    Table(table::Iter<table::AnyRest<'static>>),
}

impl<P> Solutions<P> {
    pub(super) const fn new(table: table::Iter<table::AnyRest<'static>>) -> Self {
        Self { rest: Rest::Table(table), puzzle: PhantomData }
    }

    pub(super) const fn plain(bytes: &'static [u8]) -> Self {
        Self { rest: Rest::Plain(bytes), puzzle: PhantomData }
    }
}

impl<P: Puzzle> Iterator for Solutions<P> {
    type Item = P::Solution;

    #[inline]
    fn next(&mut self) -> Option<P::Solution> {
        match &mut self.rest {
            Rest::Plain(bytes) => {
                let (solution, rest) = bytes.split_at_checked(P::SOLUTION_LEN)?;
                *bytes = rest;
                P::solution_in(solution)
            }
            Rest::Table(table) => table.next().and_then(P::solution_from),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.len();
        (len, Some(len))
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<P::Solution> {
        self.next_back()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<P::Solution> {
        match &mut self.rest {
            Rest::Plain(bytes) => {
                let len = n.saturating_mul(P::SOLUTION_LEN).min(bytes.len());
                *bytes = bytes.split_at_checked(len)?.1;
                self.next()
            }
            Rest::Table(table) => table.nth(n).and_then(P::solution_from),
        }
    }
}

impl<P: Puzzle> DoubleEndedIterator for Solutions<P> {
    #[inline]
    fn next_back(&mut self) -> Option<P::Solution> {
        match &mut self.rest {
            Rest::Plain(bytes) => {
                let rest = bytes.len().checked_sub(P::SOLUTION_LEN)?;
                let (rest, solution) = bytes.split_at_checked(rest)?;
                *bytes = rest;
                P::solution_in(solution)
            }
            Rest::Table(table) => table.next_back().and_then(P::solution_from),
        }
    }

    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<P::Solution> {
        match &mut self.rest {
            Rest::Plain(bytes) => {
                let len = bytes.len().saturating_sub(n.saturating_mul(P::SOLUTION_LEN));
                *bytes = bytes.split_at_checked(len)?.0;
                self.next_back()
            }
            Rest::Table(table) => table.nth_back(n).and_then(P::solution_from),
        }
    }
}

impl<P: Puzzle> ExactSizeIterator for Solutions<P> {
    // The default contains an assertion, which would link a panic.
    #[inline]
    fn len(&self) -> usize {
        match &self.rest {
            Rest::Plain(bytes) => bytes.len().checked_div(P::SOLUTION_LEN).unwrap_or(0),
            Rest::Table(table) => table.len(),
        }
    }
}

/// The solutions of a puzzle that have the queens of a board, from
/// [`QueenPuzzle::completions`](crate::QueenPuzzle::completions).
///
/// ```
/// use queen_runtime::{Board, Completions, QueenPuzzle, queen_table};
///
/// const EIGHT: QueenPuzzle<8> = queen_table!(8);
///
/// let board = Board::from_squares(8, "a1 g2").unwrap();
/// let completions: Completions<QueenPuzzle<8>> = EIGHT.completions(&board);
/// assert!(completions.clone().all(|solution| solution.has_queen(7, 0)));
/// assert_eq!(completions.count(), 2);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Completions<P> {
    /// `None` for a board of another size.
    table: Option<table::Completions<table::AnyRest<'static>>>,
    puzzle: PhantomData<P>,
}

impl<P> Completions<P> {
    pub(crate) const fn new(table: Option<table::Completions<table::AnyRest<'static>>>) -> Self {
        Self { table, puzzle: PhantomData }
    }
}

impl<P: Puzzle> Iterator for Completions<P> {
    type Item = P::Solution;

    fn next(&mut self) -> Option<P::Solution> {
        self.table.as_mut()?.next().and_then(P::solution_from)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.table.as_ref().map_or((0, Some(0)), Iterator::size_hint)
    }

    fn count(self) -> usize {
        self.table.map_or(0, Iterator::count)
    }

    fn last(mut self) -> Option<P::Solution> {
        self.next_back()
    }
}

impl<P: Puzzle> DoubleEndedIterator for Completions<P> {
    fn next_back(&mut self) -> Option<P::Solution> {
        self.table.as_mut()?.next_back().and_then(P::solution_from)
    }
}

/// The canonical solutions of a puzzle, from
/// [`QueenPuzzle::fundamental_solutions`](crate::QueenPuzzle::fundamental_solutions).
///
/// ```
/// use queen_runtime::{FundamentalSolutions, QueenPuzzle, queen_table};
///
/// const SIX: QueenPuzzle<6> = queen_table!(6);
///
/// let mut solutions: FundamentalSolutions<QueenPuzzle<6>> = SIX.fundamental_solutions();
/// assert_eq!(solutions.next().unwrap().columns(), &[1, 3, 5, 0, 2, 4]);
/// assert_eq!(solutions.next(), None);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct FundamentalSolutions<P> {
    solutions: Solutions<P>,
}

impl<P> FundamentalSolutions<P> {
    pub(super) const fn new(solutions: Solutions<P>) -> Self {
        Self { solutions }
    }
}

impl<P: Puzzle> Iterator for FundamentalSolutions<P> {
    type Item = P::Solution;

    fn next(&mut self) -> Option<P::Solution> {
        self.solutions.find(|solution| solution.is_canonical())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.solutions.len()))
    }

    fn last(mut self) -> Option<P::Solution> {
        self.next_back()
    }
}

impl<P: Puzzle> DoubleEndedIterator for FundamentalSolutions<P> {
    fn next_back(&mut self) -> Option<P::Solution> {
        self.solutions.rfind(|solution| solution.is_canonical())
    }
}

impl<P: Puzzle> FusedIterator for Solutions<P> {}
impl<P: Puzzle> FusedIterator for Completions<P> {}
impl<P: Puzzle> FusedIterator for FundamentalSolutions<P> {}
