//! Searches by name.

use clap::ValueEnum;
use queen_math::count::SOLUTIONS;
use queen_math::order::FACTORIALS;
use queen_math::{MAX_TABLE_SIZE, Placement};
use queen_searches::{Bitmask, CompleteState, Heap, Incremental, Permutations, Swapping};

use crate::columns::Columns;
use crate::progress::Progress;

/// The name of a search.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Method {
    /// Heap's algorithm, skipping what a queen below rules out
    Heap,
    /// All permutations, one by one
    Permutations,
    /// Row by row, comparing each square with every queen above
    Incremental,
    /// Row by row, swapping in the columns that are left, with marks on the diagonals
    Swapping,
    /// Row by row, all attacked squares of a row at once as bits
    Bitmask,
    /// All queens on the board, swapped until none is attacked; finds one solution
    CompleteState,
}

impl Method {
    pub fn name(self) -> String {
        self.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned())
    }

    fn search(self, size: usize) -> Option<MethodSearch> {
        Some(match self {
            Self::Heap => MethodSearch::Heap(Heap::new(size)?),
            Self::Permutations => MethodSearch::Permutations(Permutations::new(size)?),
            Self::Incremental => MethodSearch::Incremental(Incremental::new(size)?),
            Self::Swapping => MethodSearch::Swapping(Swapping::new(size)?),
            Self::Bitmask => MethodSearch::Bitmask(Bitmask::new(size)?),
            Self::CompleteState => MethodSearch::CompleteState { tested_swaps: 0 },
        })
    }
}

enum MethodSearch {
    Heap(Heap),
    Permutations(Permutations),
    Incremental(Incremental),
    Swapping(Swapping),
    Bitmask(Bitmask),
    /// A search with the seed 1, for one solution.
    CompleteState {
        tested_swaps: u64,
    },
}

/// A running search for a limited number of solutions.
pub struct Search {
    inner: MethodSearch,
    size: usize,
    limit: u64,
    found: u64,
}

impl Search {
    /// Begins a search on a board of a size from 1 to [`MAX_TABLE_SIZE`].
    pub fn new(method: Method, size: usize, limit: u64) -> Self {
        debug_assert!((1..=MAX_TABLE_SIZE).contains(&size));
        let inner = method.search(size).expect("the size has been checked");
        let all = if method == Method::CompleteState { 1 } else { u64::MAX };
        Self { inner, size, limit: limit.min(all).min(SOLUTIONS[size]), found: 0 }
    }

    /// The number of solutions found so far.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The work done so far, and its unit.
    pub fn work(&self) -> (u64, &'static str) {
        match &self.inner {
            MethodSearch::Heap(search) => (search.tested_permutations(), "tested permutations"),
            MethodSearch::Permutations(search) => {
                (search.tested_permutations(), "tested permutations")
            }
            MethodSearch::Incremental(search) => (search.tested_squares(), "tested squares"),
            MethodSearch::Swapping(search) => (search.tested_squares(), "tested squares"),
            MethodSearch::Bitmask(search) => (search.assignments(), "assignments"),
            MethodSearch::CompleteState { tested_swaps } => {
                (*tested_swaps, "tested swaps until one solution")
            }
        }
    }

    /// The number of steps of the whole search. Backtracking finds solutions at a steady rate, so
    /// they are its steps. The search through all permutations may find none for hours on a large
    /// board, so its steps are permutations, unless it ends earlier.
    pub fn steps(&self) -> u64 {
        if self.counts_permutations() { FACTORIALS[self.size] } else { self.limit }
    }

    fn counts_permutations(&self) -> bool {
        matches!(self.inner, MethodSearch::Permutations(_)) && self.is_complete()
    }

    /// Whether all solutions are wanted.
    fn is_complete(&self) -> bool {
        self.limit == SOLUTIONS[self.size]
    }

    /// Returns the next solution, and reports the progress until then.
    pub fn next(&mut self, progress: &Progress) -> Option<Placement> {
        if self.found == self.limit && !self.is_complete() {
            return None;
        }
        let counts_permutations = self.counts_permutations();
        let solution = match &mut self.inner {
            MethodSearch::Heap(search) => search.next(),
            MethodSearch::Permutations(search) if counts_permutations => {
                next_permutation(search, FACTORIALS[self.size], progress)
            }
            MethodSearch::Permutations(search) => search.next(),
            MethodSearch::Incremental(search) => search.next(),
            MethodSearch::Swapping(search) => search.next(),
            MethodSearch::Bitmask(search) => search.next(),
            MethodSearch::CompleteState { .. } if self.found == self.limit => None,
            MethodSearch::CompleteState { tested_swaps } => {
                let (columns, swaps) = complete_state(self.size, 1);
                *tested_swaps = swaps;
                columns.and_then(|columns| {
                    let columns: Vec<_> = columns.0.iter().map(|&column| column as u8).collect();
                    Placement::new(&columns)
                })
            }
        };
        self.found += u64::from(solution.is_some());
        if !counts_permutations {
            progress.set(self.found);
        }
        solution
    }
}

/// Finds one solution by the complete-state search, on a board of any size from 1, and returns it
/// with the number of tested swaps. The seed determines it.
pub fn complete_state(size: usize, seed: u64) -> (Option<Columns>, u64) {
    let (mut columns, mut counts) = (vec![0; size], vec![0; 4 * size]);
    let search = CompleteState::new(&mut columns, &mut counts, seed);
    let mut search = search.expect("the size has been checked");
    let is_solved = search.next_solution().is_some();
    let tested_swaps = search.tested_swaps();
    (is_solved.then_some(Columns(columns)), tested_swaps)
}

fn next_permutation(
    search: &mut Permutations,
    total: u64,
    progress: &Progress,
) -> Option<Placement> {
    /// The number of permutations between two reports, a fraction of a second.
    const AT_ONCE: u64 = 1 << 20;
    while search.tested_permutations() < total {
        let solution = search.next_within(AT_ONCE);
        progress.set(search.tested_permutations());
        if solution.is_some() {
            return solution;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The solutions as a search finds them. Asserts that it works for each.
    fn solutions(method: Method, size: usize) -> Vec<Placement> {
        let mut search = Search::new(method, size, u64::MAX);
        let progress = Progress::new(search.steps());
        let mut solutions = Vec::new();
        let mut before = 0;
        assert_eq!(search.work().0, before);
        while let Some(solution) = search.next(&progress) {
            assert!(search.work().0 > before);
            before = search.work().0;
            solutions.push(solution);
        }
        let end = search.work();
        assert!(search.next(&progress).is_none());
        assert_eq!(search.work(), end);
        assert_eq!(search.found(), SOLUTIONS[size]);
        solutions
    }

    #[test]
    fn all_methods_find_the_same_solutions() {
        for size in 1..=8 {
            let expected: Vec<_> = Bitmask::new(size).unwrap().collect();
            for &method in Method::value_variants() {
                if method == Method::CompleteState {
                    continue;
                }
                let mut found = solutions(method, size);
                found.sort();
                assert_eq!(found, expected, "{} {size}", method.name());
            }
        }
    }

    #[test]
    fn a_limit_ends_each_search() {
        for &method in Method::value_variants() {
            let mut search = Search::new(method, 8, 3);
            let progress = Progress::new(search.steps());
            let found = (0..5).filter(|_| search.next(&progress).is_some()).count();
            let expected = if method == Method::CompleteState { 1 } else { 3 };
            let found = (found, search.found());
            assert_eq!(found, (expected as usize, expected), "{}", method.name());
        }
    }

    #[test]
    fn the_complete_state_search_finds_one_solution() {
        for (size, &all) in SOLUTIONS.iter().enumerate().take(MAX_TABLE_SIZE + 1).skip(1) {
            let mut search = Search::new(Method::CompleteState, size, u64::MAX);
            let progress = Progress::new(search.steps());
            let solution = search.next(&progress);
            assert_eq!(solution.is_some(), all > 0, "{size}");
            assert!(solution.is_none_or(|solution| solution.is_solution()), "{size}");
            let end = search.work();
            assert_eq!(end.0 > 0, all > 0, "{size}");
            assert_eq!((search.next(&progress), search.work()), (None, end));
            assert_eq!(search.found(), u64::from(all > 0));
        }
    }
}
