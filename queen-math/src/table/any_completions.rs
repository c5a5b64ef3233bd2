//! Completions from a table of either layout.
//!
//! Each call is passed on to the completions of that layout;
//! [`Completions`](super::Completions) says what they do.

use core::iter::FusedIterator;

use super::plain::PlainCompletions;
use super::ranked::RankedCompletions;
use crate::Placement;

/// The solutions in a table of either layout that have a queen on each of some squares, from
/// [`Table::completions`](super::Table::completions).
///
/// ```
/// use queen_math::table::{Layout, Shape};
///
/// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
/// let mut queens = [0; 16];
/// queens[0] = 1; // in the top left corner
/// let completions = table.completions(queens);
/// assert!(completions.clone().all(|solution| solution.columns()[0] == 0));
/// assert_eq!(completions.count(), 2);
/// ```
#[derive(Clone, Debug)]
pub enum AnyCompletions<'a> {
    /// Of a plain table.
    Plain(PlainCompletions<'a>),
    /// Of a ranked table.
    Ranked(RankedCompletions),
}

impl AnyCompletions<'_> {
    /// The next solution in the order in which its layout finds them in the fewest steps.
    #[inline]
    pub(super) fn next_in_any_order(&mut self) -> Option<Placement> {
        match self {
            Self::Plain(completions) => completions.next(),
            Self::Ranked(completions) => completions.next_in_any_order(),
        }
    }
}

impl Iterator for AnyCompletions<'_> {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        match self {
            Self::Plain(completions) => completions.next(),
            Self::Ranked(completions) => completions.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::Plain(completions) => completions.size_hint(),
            Self::Ranked(completions) => completions.size_hint(),
        }
    }

    fn count(self) -> usize {
        match self {
            Self::Plain(completions) => completions.count(),
            Self::Ranked(completions) => completions.count(),
        }
    }

    fn last(self) -> Option<Placement> {
        match self {
            Self::Plain(completions) => completions.last(),
            Self::Ranked(completions) => completions.last(),
        }
    }
}

impl FusedIterator for AnyCompletions<'_> {}
