//! Iterators over solutions, completions and queens.
//!
//! All of them are fused, and those that know their length are exact and double-ended.

use core::iter::FusedIterator;

use queen_math::table;

use crate::layout::Form;

pub use crate::board::{Conflicts, Queens};

/// All solutions of a puzzle, from [`QueenPuzzle::iter`](crate::QueenPuzzle::iter).
///
/// Over a plain table whose size is a type, it is a slice's iterator. Over a ranked table it decodes
/// each solution, and `nth` passes over solutions without decoding them.
#[derive(Clone, Debug)]
#[must_use]
pub struct Solutions<const N: usize, L: Form<N>> {
    pub(crate) rest: L::Iter,
}

impl<const N: usize, L: Form<N>> Iterator for Solutions<N, L> {
    type Item = L::Solution;

    #[inline]
    fn next(&mut self) -> Option<L::Solution> {
        self.rest.next().and_then(L::solution_in)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<L::Solution> {
        self.next_back()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<L::Solution> {
        self.rest.nth(n).and_then(L::solution_in)
    }
}

impl<const N: usize, L: Form<N>> DoubleEndedIterator for Solutions<N, L> {
    #[inline]
    fn next_back(&mut self) -> Option<L::Solution> {
        self.rest.next_back().and_then(L::solution_in)
    }

    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<L::Solution> {
        self.rest.nth_back(n).and_then(L::solution_in)
    }
}

impl<const N: usize, L: Form<N>> ExactSizeIterator for Solutions<N, L> {
    // The default contains an assertion, which would link a panic.
    #[inline]
    fn len(&self) -> usize {
        self.rest.len()
    }
}

impl<const N: usize, L: Form<N>> FusedIterator for Solutions<N, L> {}

/// The solutions of a puzzle that have the queens of a board, from
/// [`QueenPuzzle::completions`](crate::QueenPuzzle::completions).
#[derive(Clone, Debug)]
#[must_use]
pub struct Completions<const N: usize, L: Form<N>> {
    /// `None` for a board of another size.
    pub(crate) rest: Option<table::Completions<L::Rest>>,
}

impl<const N: usize, L: Form<N>> Iterator for Completions<N, L> {
    type Item = L::Solution;

    fn next(&mut self) -> Option<L::Solution> {
        self.rest.as_mut()?.next().and_then(L::solution_of)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.as_ref().map_or((0, Some(0)), Iterator::size_hint)
    }

    fn count(self) -> usize {
        self.rest.map_or(0, Iterator::count)
    }

    fn last(mut self) -> Option<L::Solution> {
        self.next_back()
    }
}

impl<const N: usize, L: Form<N>> DoubleEndedIterator for Completions<N, L> {
    fn next_back(&mut self) -> Option<L::Solution> {
        self.rest.as_mut()?.next_back().and_then(L::solution_of)
    }
}

impl<const N: usize, L: Form<N>> FusedIterator for Completions<N, L> {}
