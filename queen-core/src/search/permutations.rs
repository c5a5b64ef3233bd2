//! All permutations in lexicographic order, each looked at when it is complete.
//!
//! A permutation places n rooks that do not attack each other; what is left to find out is whether
//! two of them share a diagonal. The next permutation changes as little at the right end as it can:
//! the *pivot* is the last entry that is less than its right-hand neighbour, the *successor* the
//! last one greater than the pivot; the two are swapped, and what follows the pivot is reversed.
//!
//! All n! permutations are examined, 40,320 for n = 8, each in at most n(n − 1)/2 comparisons.
//! Nothing is learnt from one failure for the next: if two queens in the top rows attack each
//! other, so they do in each of the (n − 2)! permutations that follow.
//!
//! Sources: a programming assignment of the course CMPS 12A for the walk and the comparison of
//! pairs; Raymond Hettinger's recipe in Python for the test by two sets.

use core::iter::FusedIterator;

use crate::Placement;

/// The search through all permutations: all solutions, in lexicographic order.
///
/// ```
/// use queen_core::search::Permutations;
///
/// let mut search = Permutations::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!(search.examined(), 11);
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!(search.examined(), 24);
/// ```
#[derive(Clone, Debug)]
pub struct Permutations {
    /// The permutation to examine next; `None` when all are done.
    next: Option<Placement>,
    examined: u64,
}

impl Permutations {
    /// The search on a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self { next: Some(Placement::diagonal(size)?), examined: 0 })
    }

    /// How many permutations have been examined so far; in the end, n!.
    #[must_use]
    pub const fn examined(&self) -> u64 {
        self.examined
    }
}

impl Iterator for Permutations {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        while let Some(placement) = self.next {
            let mut following = placement;
            let columns = &mut following.columns_mut()[..placement.size()];
            self.next = next_permutation(columns).then_some(following);
            self.examined += 1;
            if placement.is_solution() {
                return Some(placement);
            }
        }
        None
    }
}

impl FusedIterator for Permutations {}

/// Rearranges `items` into the permutation that follows in lexicographic order, and returns `true`;
/// or, if it is the last one, into the first one, and returns `false`.
///
/// ```
/// use queen_core::search::next_permutation;
///
/// let mut items = [1, 2, 4, 3];
/// assert!(next_permutation(&mut items));
/// assert_eq!(items, [1, 3, 2, 4]); // pivot 2, successor 3
///
/// let mut items = [4, 3, 2, 1];
/// assert!(!next_permutation(&mut items));
/// assert_eq!(items, [1, 2, 3, 4]);
/// ```
pub fn next_permutation<T: Ord>(items: &mut [T]) -> bool {
    let Some(pivot) = items.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        items.reverse();
        return false;
    };
    let successor = items.iter().rposition(|item| *item > items[pivot]);
    items.swap(pivot, successor.unwrap_or(pivot));
    items[pivot + 1..].reverse();
    true
}

/// Whether the queens of `placement` stand on n distinct diagonals in either direction: the sums
/// of row and column form a set of n elements, and so do the differences.
///
/// The same answer as [`Placement::is_solution`], which compares pairs and stops at the first
/// attack.
///
/// ```
/// use queen_core::{Placement, search};
///
/// let solution = Placement::new(&[1, 3, 0, 2]).unwrap();
/// assert!(search::distinct_diagonals(&solution));
///
/// let diagonal = Placement::diagonal(8).unwrap();
/// assert!(!search::distinct_diagonals(&diagonal)); // eight sums, but one difference
/// ```
#[must_use]
pub fn distinct_diagonals(placement: &Placement) -> bool {
    let size = placement.size();
    let (mut sums, mut differences) = (0_u32, 0_u32);
    for (row, &column) in placement.columns().iter().enumerate() {
        let column = usize::from(column);
        sums |= 1 << (row + column);
        differences |= 1 << (size + row - column);
    }
    sums.count_ones() as usize == size && differences.count_ones() as usize == size
}
