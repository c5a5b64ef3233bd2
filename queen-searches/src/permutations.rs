//! Exhaustive search through all permutations in lexicographic order.
//!
//! A permutation is a placement of n rooks that do not attack each other. It is a solution if no
//! two of them share a diagonal. To find the next permutation, let the *pivot* be the last entry
//! that is less than its right-hand neighbour, and the *successor* the last entry that is greater
//! than the pivot. Swap the two and reverse the entries after the pivot.
//!
//! The search tests all n! permutations, 40,320 for n = 8, with at most n(n − 1)/2 comparisons
//! each. It learns nothing from a failure: if the queens in the first two rows attack each other,
//! it still tests all (n − 2)! permutations that begin with them.
//!
//! Sources: a programming assignment of the course CMPS 12A, for the algorithm and the comparison
//! of pairs; Raymond Hettinger's recipe in Python, for the comparison of two sets.

use core::iter::FusedIterator;

use queen_math::{MAX_TABLE_SIZE, Placement};

/// Exhaustive search through all permutations: finds all solutions in lexicographic order.
///
/// ```
/// use queen_searches::Permutations;
///
/// let mut search = Permutations::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!(search.tested_permutations(), 11);
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!(search.tested_permutations(), 24);
/// ```
#[derive(Clone, Debug)]
pub struct Permutations {
    /// The permutation to test next, or `None` after the last one.
    next: Option<Placement>,
    tested_permutations: u64,
}

impl Permutations {
    /// Creates the search for a board of `size` × `size`. Returns `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`].
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self { next: Some(Placement::identity(size)?), tested_permutations: 0 })
    }

    /// The number of permutations tested so far.
    #[must_use]
    pub const fn tested_permutations(&self) -> u64 {
        self.tested_permutations
    }

    /// Tests at most `limit` permutations and returns the next solution if it is one of them.
    ///
    /// ```
    /// use queen_searches::Permutations;
    ///
    /// let mut search = Permutations::new(4).unwrap();
    /// assert_eq!(search.next_within(10), None);
    /// assert_eq!(search.next_within(10).unwrap().columns(), [1, 3, 0, 2]);
    /// assert_eq!(search.tested_permutations(), 11);
    /// ```
    pub fn next_within(&mut self, limit: u64) -> Option<Placement> {
        let last = self.tested_permutations.saturating_add(limit);
        while self.tested_permutations < last
            && let Some(placement) = self.next
        {
            let mut following = placement;
            let columns = &mut following.columns_mut()[..placement.size()];
            self.next = next_permutation(columns).then_some(following);
            self.tested_permutations += 1;
            if placement.is_solution() {
                return Some(placement);
            }
        }
        None
    }
}

impl Iterator for Permutations {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        self.next_within(u64::MAX)
    }
}

impl FusedIterator for Permutations {}

/// Rearranges `items` into the next permutation in lexicographic order and returns `true`. After
/// the last permutation it starts over with the first one and returns `false`.
///
/// ```
/// use queen_searches::next_permutation;
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

/// Whether the queens are on n distinct diagonals and on n distinct anti-diagonals.
///
/// Returns the same as [`Placement::is_solution`], which compares pairs and stops at the first
/// attack.
///
/// ```
/// use queen_math::Placement;
/// use queen_searches::has_distinct_diagonals;
///
/// let solution = Placement::new(&[1, 3, 0, 2]).unwrap();
/// assert!(has_distinct_diagonals(&solution));
///
/// let identity = Placement::identity(8).unwrap();
/// assert!(!has_distinct_diagonals(&identity)); // they share one anti-diagonal
/// ```
#[must_use]
pub fn has_distinct_diagonals(placement: &Placement) -> bool {
    let diagonals = placement.diagonals().fold(0_u32, |set, diagonal| set | 1 << diagonal);
    let anti_diagonals = placement
        .anti_diagonals()
        .fold(0_u32, |set, diagonal| set | 1 << (diagonal + MAX_TABLE_SIZE as i8));
    let size = placement.size();
    diagonals.count_ones() as usize == size && anti_diagonals.count_ones() as usize == size
}
