//! Iterators over the solutions of a puzzle.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

use queen_core::Placement;
use queen_core::symmetry::Symmetric;
use queen_core::table;

/// A puzzle of either type: [`QueenPuzzle`](crate::QueenPuzzle), whose size and layout are types,
/// or [`AnyQueenPuzzle`](crate::AnyQueenPuzzle), where they are values. Only this crate implements
/// it.
pub trait Puzzle: sealed::Sealed {
    /// The type of its solutions.
    type Solution: Symmetric + fmt::Debug;

    /// The solution with these queens, which do not attack each other.
    #[doc(hidden)]
    fn solution_from(placement: Placement) -> Option<Self::Solution>;
}

pub(super) mod sealed {
    pub trait Sealed {}
}

/// All solutions of a puzzle, from [`QueenPuzzle::iter`](crate::QueenPuzzle::iter).
#[derive(Clone, Debug)]
#[must_use]
pub struct Solutions<P> {
    table: table::Iter<'static>,
    puzzle: PhantomData<P>,
}

impl<P> Solutions<P> {
    pub(super) const fn new(table: table::Iter<'static>) -> Self {
        Self { table, puzzle: PhantomData }
    }
}

impl<P: Puzzle> Iterator for Solutions<P> {
    type Item = P::Solution;

    fn next(&mut self) -> Option<P::Solution> {
        self.table.next().and_then(P::solution_from)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.table.size_hint()
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<P::Solution> {
        self.next_back()
    }

    fn nth(&mut self, n: usize) -> Option<P::Solution> {
        self.table.nth(n).and_then(P::solution_from)
    }
}

impl<P: Puzzle> DoubleEndedIterator for Solutions<P> {
    fn next_back(&mut self) -> Option<P::Solution> {
        self.table.next_back().and_then(P::solution_from)
    }

    fn nth_back(&mut self, n: usize) -> Option<P::Solution> {
        self.table.nth_back(n).and_then(P::solution_from)
    }
}

impl<P: Puzzle> ExactSizeIterator for Solutions<P> {
    fn len(&self) -> usize {
        self.table.len()
    }
}

/// The solutions of a puzzle that have the queens of a board, from
/// [`QueenPuzzle::completions`](crate::QueenPuzzle::completions).
#[derive(Clone, Debug)]
#[must_use]
pub struct Completions<P> {
    /// `None` for a board of another size.
    table: Option<table::Completions<'static>>,
    puzzle: PhantomData<P>,
}

impl<P> Completions<P> {
    pub(crate) const fn new(table: Option<table::Completions<'static>>) -> Self {
        Self { table, puzzle: PhantomData }
    }
}

impl<P: Puzzle> Iterator for Completions<P> {
    type Item = P::Solution;

    fn next(&mut self) -> Option<P::Solution> {
        self.table.as_mut()?.next().and_then(P::solution_from)
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
