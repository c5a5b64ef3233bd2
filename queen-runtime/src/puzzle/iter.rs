//! Iterators over the solutions of a puzzle.

use core::iter::FusedIterator;

use queen_math::symmetry::Symmetric;

use crate::Solution;
use crate::layout::{Any, PuzzleLayout};

/// All solutions of a puzzle, from [`QueenPuzzle::iter`](crate::QueenPuzzle::iter).
///
/// Over a plain table whose size is a type, it is a slice's iterator. Over a ranked table it
/// decodes each solution, and `nth` passes over solutions without decoding them.
#[derive(Clone, Debug)]
#[must_use]
pub struct Solutions<const N: usize, L: PuzzleLayout> {
    pub(crate) rest: L::Iter<N>,
}

/// [`Solutions`] of an [`AnyQueenPuzzle`](crate::AnyQueenPuzzle).
pub type AnySolutions = Solutions<16, Any>;

impl<const N: usize, L: PuzzleLayout> Iterator for Solutions<N, L> {
    type Item = Solution<N, L::Size>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.rest.next().and_then(L::from_item)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<Self::Item> {
        self.next_back()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        self.rest.nth(n).and_then(L::from_item)
    }
}

impl<const N: usize, L: PuzzleLayout> DoubleEndedIterator for Solutions<N, L> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.rest.next_back().and_then(L::from_item)
    }

    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<Self::Item> {
        self.rest.nth_back(n).and_then(L::from_item)
    }
}

impl<const N: usize, L: PuzzleLayout> ExactSizeIterator for Solutions<N, L> {
    // The default contains an assertion, which would link a panic.
    #[inline]
    fn len(&self) -> usize {
        self.rest.len()
    }
}

impl<const N: usize, L: PuzzleLayout> FusedIterator for Solutions<N, L> {}

/// The fundamental solutions of a puzzle, from
/// [`QueenPuzzle::fundamental_solutions`](crate::QueenPuzzle::fundamental_solutions).
#[derive(Clone, Debug)]
#[must_use]
pub struct FundamentalSolutions<const N: usize, L: PuzzleLayout> {
    pub(crate) solutions: Solutions<N, L>,
    /// The number of fundamental solutions between both ends.
    pub(crate) len: usize,
}

/// [`FundamentalSolutions`] of an [`AnyQueenPuzzle`](crate::AnyQueenPuzzle).
pub type AnyFundamentalSolutions = FundamentalSolutions<16, Any>;

impl<const N: usize, L: PuzzleLayout> FundamentalSolutions<N, L> {
    /// Counts what an end has found. A table that was changed may have fewer than its count.
    fn counted(&mut self, found: Option<Solution<N, L::Size>>) -> Option<Solution<N, L::Size>> {
        self.len = if found.is_some() { self.len.saturating_sub(1) } else { 0 };
        found
    }
}

impl<const N: usize, L: PuzzleLayout> Iterator for FundamentalSolutions<N, L> {
    type Item = Solution<N, L::Size>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.len == 0 {
            return None;
        }
        let found = self.solutions.find(|solution| solution.is_canonical());
        self.counted(found)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len, Some(self.len))
    }

    fn count(self) -> usize {
        self.len
    }

    fn last(mut self) -> Option<Self::Item> {
        self.next_back()
    }
}

impl<const N: usize, L: PuzzleLayout> DoubleEndedIterator for FundamentalSolutions<N, L> {
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.len == 0 {
            return None;
        }
        let found = self.solutions.rfind(|solution| solution.is_canonical());
        self.counted(found)
    }
}

impl<const N: usize, L: PuzzleLayout> ExactSizeIterator for FundamentalSolutions<N, L> {
    // The default contains an assertion, which would link a panic.
    #[inline]
    fn len(&self) -> usize {
        self.len
    }
}

impl<const N: usize, L: PuzzleLayout> FusedIterator for FundamentalSolutions<N, L> {}

/// The solutions of a puzzle that have the queens of a board, from
/// [`QueenPuzzle::completions`](crate::QueenPuzzle::completions).
///
/// Over a plain table it is a scan, which has two ends. Over a ranked table it is a search of the
/// board. That has one end, and so has the iterator if the layout is a value.
#[derive(Clone, Debug)]
#[must_use]
pub struct Completions<const N: usize, L: PuzzleLayout> {
    /// `None` for a board of another size.
    pub(crate) found: Option<L::Completions>,
}

/// [`Completions`] of an [`AnyQueenPuzzle`](crate::AnyQueenPuzzle).
pub type AnyCompletions = Completions<16, Any>;

impl<const N: usize, L: PuzzleLayout> Iterator for Completions<N, L> {
    type Item = Solution<N, L::Size>;

    fn next(&mut self) -> Option<Self::Item> {
        self.found.as_mut()?.next().and_then(|solution| Solution::from_placement(&solution))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.found.as_ref().map_or((0, Some(0)), Iterator::size_hint)
    }

    fn count(self) -> usize {
        self.found.map_or(0, Iterator::count)
    }

    fn last(self) -> Option<Self::Item> {
        self.found?.last().and_then(|solution| Solution::from_placement(&solution))
    }
}

impl<const N: usize, L> DoubleEndedIterator for Completions<N, L>
where
    L: PuzzleLayout<Completions: DoubleEndedIterator>,
{
    fn next_back(&mut self) -> Option<Self::Item> {
        self.found.as_mut()?.next_back().and_then(|solution| Solution::from_placement(&solution))
    }
}

impl<const N: usize, L: PuzzleLayout> FusedIterator for Completions<N, L> {}
