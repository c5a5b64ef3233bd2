//! Enumeration of all solutions of the n-queens puzzle at once, in the order of Heap's algorithm.
//!
//! The search tree is that of [`search::Heap`](queen_math::search::Heap): queens are placed from
//! the last row upwards, and the subtree above an attacked queen is skipped. Only the order of
//! siblings is left open until the end:
//!
//! - Bit masks give the free columns of a row; no others are visited. The number of tested
//!   permutations follows from the nodes on the tree's [`Levels`].
//! - The right half of the tree mirrors the left half, so only the left half is walked, in batches
//!   of nodes on one level. The loop that extends a batch by a row has no branch that depends on
//!   the queens, because a processor would mispredict every other one.
//! - Solutions are found in lexicographic order from the last row upwards. They are radix-sorted into
//!   Heap's order from the last row; a group of one is finished.
//!
//! Until then, a solution is a number with four bits per row, the top row's lowest.
//!
//! Macros run at opt-level 0, where each step of an iterator is several calls of functions. Hence
//! the loops by index in what runs once per solution or node.
//!
//! To count the solutions of larger boards without finding them, use `queen-count`.
#![forbid(unsafe_code)]

mod arrange;
mod half;
mod threads;

use std::num::NonZeroUsize;
use std::thread;

use queen_math::MAX_TABLE_SIZE;
use queen_math::count::Levels;
use queen_math::order::ColumnOrder;

use self::arrange::{arrange, complete_rank};
#[doc(hidden)]
pub use threads::share;

/// The number of threads that are worth starting for a board of `size` × `size` on this machine.
/// Below size 12 it is 1: one thread finishes in the time that it takes to start another.
///
/// ```
/// let threads = queen_enumerate::threads(8);
/// assert_eq!(threads, 1);
/// assert_eq!(queen_enumerate::columns(8, threads).unwrap().0.len(), 92 * 8);
/// ```
#[must_use]
pub fn threads(size: usize) -> usize {
    if size < 12 { 1 } else { thread::available_parallelism().map_or(1, NonZeroUsize::get) }
}

/// Returns the columns of all solutions in Heap's order, `size` columns per solution from the top
/// row down, and the levels of the tree. Returns `None` unless `size` is from 1 to
/// [`MAX_TABLE_SIZE`].
///
/// Uses `threads` threads; 0 is treated as 1. The result does not depend on it; [`threads`] returns a
/// good number.
///
/// ```
/// let (columns, levels) = queen_enumerate::columns(4, 1).unwrap();
/// assert_eq!(columns, [1, 3, 0, 2, 2, 0, 3, 1]);
/// assert_eq!(levels.tested_permutations(), 18);
/// ```
#[must_use]
pub fn columns(size: usize, threads: usize) -> Option<(Vec<u8>, Levels)> {
    enumerate(size, threads, |order, found| {
        unpack(size, &arrange(order, found, |solution, _, _, _| solution))
    })
}

/// Returns the [ranks](queen_math::order::rank) of all solutions in ascending order, and the levels
/// of the tree. Returns `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`].
///
/// Uses `threads` threads; 0 is treated as 1. The result does not depend on it; [`threads`] returns a
/// good number.
///
/// ```
/// let (ranks, levels) = queen_enumerate::ranks(4, 1).unwrap();
/// assert_eq!(ranks, [7, 13]);
/// assert_eq!(levels.tested_permutations(), 18);
/// ```
#[must_use]
pub fn ranks(size: usize, threads: usize) -> Option<(Vec<u64>, Levels)> {
    enumerate(size, threads, |order, found| arrange(order, found, complete_rank))
}

/// The columns of `solutions`.
fn unpack(size: usize, solutions: &[u64]) -> Vec<u8> {
    let mut table = vec![0; solutions.len() * size];
    let columns = &mut table[..];
    let mut start = 0;
    for &solution in solutions {
        let mut rows = solution;
        let end = start + size;
        while start < end {
            columns[start] = rows as u8 & 0xf;
            rows >>= 4;
            start += 1;
        }
    }
    table
}

/// Finds all solutions, converts those of each queen in the last row with `write`, and joins the
/// results in that row's column order.
fn enumerate<T: Default + Send>(
    size: usize,
    threads: usize,
    write: impl Fn(ColumnOrder, &[u64]) -> Vec<T> + Sync,
) -> Option<(Vec<T>, Levels)> {
    let order = ColumnOrder::of_last_row(size)?;
    if size == 1 {
        // Column 0 or rank 0. This board is its own mirror image.
        return Some((vec![T::default()], Levels::new(1)?));
    }
    let mut tree = walk(size, threads, |found| write(order, found));
    let mut written = Vec::with_capacity(tree.written.iter().map(Vec::len).sum());
    for digit in 0..size {
        written.append(&mut tree.written[order.column(digit) as usize]);
    }
    Some((written, Levels::from_subproblems(size, tree.nodes)?))
}

/// The results of walking the tree.
struct Tree<T> {
    /// The converted solutions, by the column of the last row's queen.
    written: [Vec<T>; MAX_TABLE_SIZE],
    /// The number of nodes on each level from the second one on, by pairs of such columns.
    nodes: Vec<[u64; Levels::MAX_SIZE + 1]>,
}

/// Walks the subtree above each queen of the last row, from the middle outwards, because the outer
/// subtrees are smaller.
fn walk<T: Send>(size: usize, threads: usize, write: impl Fn(&[u64]) -> Vec<T> + Sync) -> Tree<T> {
    let mut tree = Tree { written: [const { Vec::new() }; MAX_TABLE_SIZE], nodes: Vec::new() };
    let columns: Vec<_> = (0..size.div_ceil(2)).rev().collect();
    let run = |&column: &usize| {
        let (left, right, nodes) = pair(size, column);
        (write(&left), write(&right), nodes)
    };
    share(&columns, threads, run, |&column, (left, right, nodes)| {
        tree.written[size - 1 - column] = right; // empty for the middle column
        tree.written[column] = left;
        tree.nodes.push(nodes.map(|nodes| 2 * nodes));
    });
    tree
}

/// The solutions that have the last row's queen in `column`, and their mirror images, each in
/// lexicographic order from the last row upwards. For the middle column, the first list has both.
fn pair(size: usize, column: usize) -> (Vec<u64>, Vec<u64>, [u64; Levels::MAX_SIZE + 1]) {
    let (mut left, nodes) = half::search(size, column);
    let rightmost = (size as u64 - 1) * (0x1111_1111_1111_1111 >> (64 - 4 * size));
    let mut right = Vec::with_capacity(left.len());
    for solution in left.iter().rev() {
        right.push(rightmost - solution);
    }
    if column == size - 1 - column {
        left.append(&mut right);
    }
    (left, right, nodes)
}
