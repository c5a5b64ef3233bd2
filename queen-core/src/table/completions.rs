//! The solutions in a table that have given queens.

use core::iter::FusedIterator;

use super::{Iter, Table};
use crate::{MAX_TABLE_SIZE, Placement};

/// The solutions that have a queen on each of some squares, from
/// [`Table::completions`](super::Table::completions).
#[derive(Clone, Debug)]
pub struct Completions<'a> {
    solutions: Iter<'a>,
    queens: [u16; MAX_TABLE_SIZE],
}

impl<'a> Completions<'a> {
    pub(super) const fn new(table: Table<'a>, queens: [u16; MAX_TABLE_SIZE]) -> Self {
        Self { solutions: table.iter(), queens }
    }
}

fn has_queens(solution: &Placement, queens: &[u16; MAX_TABLE_SIZE]) -> bool {
    (0..MAX_TABLE_SIZE).all(|row| {
        let column = if row < solution.size() { 1 << solution.column(row) } else { 0_u16 };
        queens[row] & !column == 0
    })
}

impl Iterator for Completions<'_> {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        let Self { solutions, queens } = self;
        solutions.find(|solution| has_queens(solution, queens))
    }
}

impl DoubleEndedIterator for Completions<'_> {
    fn next_back(&mut self) -> Option<Placement> {
        let Self { solutions, queens } = self;
        solutions.rfind(|solution| has_queens(solution, queens))
    }
}

impl FusedIterator for Completions<'_> {}
