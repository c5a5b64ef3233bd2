//! Enumeration of all solutions of the n-queens puzzle at once, in the order of Heap's algorithm.
//!
//! [`search::Heap`](queen_core::search::Heap) is the definition, and this is the same search: queens
//! are placed from the last row upwards, and nothing is looked for above a queen that is attacked.
//! Only the order of siblings in the tree is left open until the end:
//!
//! - Bit masks give the free columns of a row, so that no other is visited. The number of tested
//!   permutations follows from the sizes of the tree's [`Levels`].
//! - The right half of the tree mirrors the left half, and only the left half is walked: in batches
//!   of nodes on one level, which a loop extends by a row. No branch in it depends on the queens,
//!   for a processor would guess every other one wrong.
//! - The solutions are met in lexicographic order, seen from the last row. Then they are put in
//!   Heap's order, again from the last row upwards, and no deeper than it takes to tell two of them
//!   apart.
//!
//! A solution is a number in the meantime, four bits a row, the top row's lowest.
#![forbid(unsafe_code)]

mod arrange;
mod half;
#[cfg(feature = "count")]
pub mod join;

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use queen_core::MAX_TABLE_SIZE;
use queen_core::count::Levels;
use queen_core::order::ColumnOrder;

use self::arrange::{Form, arrange};

/// How many threads are worth starting for a board of `size` × `size` on this machine: below size
/// 12 only one, which is done in the time that it takes to start another.
#[must_use]
pub fn threads(size: usize) -> usize {
    if size < 12 { 1 } else { thread::available_parallelism().map_or(1, NonZeroUsize::get) }
}

/// The columns of all solutions in Heap's order, `size` of them for each, the top row's first; and
/// the levels of the tree. `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`].
///
/// So many `threads` share the work, 0 meaning 1; [`threads`] tells how many are worth it. The
/// result is the same for any number of them.
///
/// ```
/// let (columns, levels) = queen_enumerate::columns(4, 1).unwrap();
/// assert_eq!(columns, [1, 3, 0, 2, 2, 0, 3, 1]);
/// assert_eq!(levels.tested_permutations(), 18);
/// ```
#[must_use]
pub fn columns(size: usize, threads: usize) -> Option<(Vec<u8>, Levels)> {
    enumerate(size, threads, |order, found| unpack(size, &arrange(order, found, Form::Placement)))
}

/// The [ranks](queen_core::order::rank) of all solutions, ascending; and the levels of the tree.
/// `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`].
///
/// So many `threads` share the work, 0 meaning 1; [`threads`] tells how many are worth it. The
/// result is the same for any number of them.
///
/// ```
/// let (ranks, levels) = queen_enumerate::ranks(4, 1).unwrap();
/// assert_eq!(ranks, [7, 13]);
/// assert_eq!(levels.tested_permutations(), 18);
/// ```
#[must_use]
pub fn ranks(size: usize, threads: usize) -> Option<(Vec<u64>, Levels)> {
    enumerate(size, threads, |order, found| arrange(order, found, Form::Rank))
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

/// Finds all solutions, has `write` convert those with one queen in the last row, and joins the
/// results in that row's column order.
fn enumerate<T: Default + Send>(
    size: usize,
    threads: usize,
    write: impl Fn(ColumnOrder, &[u64]) -> Vec<T> + Sync,
) -> Option<(Vec<T>, Levels)> {
    let order = ColumnOrder::of_last_row(size)?;
    if size == 1 {
        // Column 0, and rank 0, of a board that is its own mirror image.
        return Some((vec![T::default()], Levels::of(1)?));
    }
    let mut tree = walk(size, threads, |found| write(order, found));
    tree.sizes[0] = 1;
    tree.sizes[1] = size as u64;
    let mut written = Vec::with_capacity(tree.written.iter().map(Vec::len).sum());
    for digit in 0..size {
        written.append(&mut tree.written[order.column(digit) as usize]);
    }
    Some((written, Levels::from_sizes(&tree.sizes[..=size])?))
}

/// What has been made of the tree.
struct Tree<T> {
    /// By the column of the last row's queen.
    written: [Vec<T>; MAX_TABLE_SIZE],
    /// The number of nodes on each level, from the second one on.
    sizes: [u64; MAX_TABLE_SIZE + 1],
}

/// Walks the part of the tree above each queen of the last row. Each thread takes another column
/// when it is done with one, from the middle outwards: further out less is to be done.
fn walk<T: Send>(size: usize, threads: usize, write: impl Fn(&[u64]) -> Vec<T> + Sync) -> Tree<T> {
    let columns = size.div_ceil(2);
    let taken = AtomicUsize::new(0);
    let (written, sizes) = ([const { Vec::new() }; MAX_TABLE_SIZE], [0; MAX_TABLE_SIZE + 1]);
    let tree = Mutex::new(Tree { written, sizes });
    let work = || {
        while let Some(column) = columns.checked_sub(1 + taken.fetch_add(1, Ordering::Relaxed)) {
            let (left, right, sizes) = pair(size, column);
            let (left, right) = (write(&left), write(&right));
            let mut tree = tree.lock().unwrap_or_else(PoisonError::into_inner);
            tree.written[size - 1 - column] = right; // empty for the middle column
            tree.written[column] = left;
            for (total, nodes) in tree.sizes.iter_mut().zip(sizes) {
                *total += 2 * nodes;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(columns) {
            // If it cannot be started, the others do its work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    tree.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The solutions whose last row has its queen in `column`, and their mirror images, in lexicographic
/// order from the last row upwards; the middle column has both.
fn pair(size: usize, column: usize) -> (Vec<u64>, Vec<u64>, [u64; MAX_TABLE_SIZE + 1]) {
    let (mut left, sizes) = half::search(size, column);
    let rightmost = (size as u64 - 1) * (0x1111_1111_1111_1111 >> (64 - 4 * size));
    let mut right = Vec::with_capacity(left.len());
    for solution in left.iter().rev() {
        right.push(rightmost - solution);
    }
    if column == size - 1 - column {
        left.append(&mut right);
    }
    (left, right, sizes)
}
