//! How many solutions there are, and how many permutations the search by Heap's algorithm tests.
//!
//! Fixing rows from the last one upwards is a tree, and C(m), the number of its nodes at depth m,
//! is the number of ways to place non-attacking queens on the last m rows. It does not depend on
//! the order in which the tree is walked, so here it is walked by bit masks, three a node (columns
//! and both directions of diagonals). C(n) is the number of solutions, and the search
//! [`Heap`](crate::search::Heap) tests, for n ≥ 3,
//!
//! > T(n) = Σ (C(m) · (n − m) − C(m + 1)) for m from 1 to n − 3, and 2 · C(n − 2)
//!
//! permutations: one for each node that is refused in row 2 or below, two for each that stands in
//! row 2.

mod parts;
mod turned;

#[cfg(feature = "parallel")]
pub use parts::par_parts;
pub use parts::{Part, parts, solutions};

use self::turned::fixed_by_turns;
use crate::attacks::{self, Attacks};

/// The largest board whose tree is counted.
pub const MAX_TREE_SIZE: usize = 18;

/// The number of solutions for each size from 0 to 18, as published in the On-Line Encyclopedia of
/// Integer Sequences, [A000170](https://oeis.org/A000170).
pub const SOLUTIONS: [u64; MAX_TREE_SIZE + 1] = [
    1,
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
];

/// The sizes of the tree's levels: how many ways there are to place non-attacking queens on the
/// last m rows of a board.
///
/// ```
/// use queen_core::count::Levels;
///
/// let levels = Levels::of(8).unwrap();
/// assert_eq!(levels.sizes(), [1, 8, 42, 140, 344, 568, 550, 312, 92]);
/// assert_eq!(levels.solutions(), 92);
/// assert_eq!(levels.tested_permutations(), 3544);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    size: usize,
    sizes: [u64; MAX_TREE_SIZE + 1],
}

impl Levels {
    /// Counts the tree for a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TREE_SIZE`].
    ///
    /// The time grows about eightfold with each size from 14 on; mirrored halves of the tree are
    /// counted once.
    #[must_use]
    pub fn of(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TREE_SIZE {
            return None;
        }
        let mut levels = Self { size, sizes: [0; MAX_TREE_SIZE + 1] };
        let board = attacks::all_columns(size);
        let (half, middle) = attacks::half_and_middle(size);
        levels.count(board, half, 1, Attacks::NONE);
        for level in &mut levels.sizes {
            *level *= 2;
        }
        levels.count(board, middle, 1, Attacks::NONE);
        levels.sizes[0] = 1;
        Some(levels)
    }

    /// The levels of a tree that has been walked elsewhere, given as [`sizes`](Self::sizes) returns
    /// them.
    ///
    /// `None` unless they could be those of a board from 1 × 1 to [`MAX_TREE_SIZE`]: one node at the
    /// root, and above each level no more than it leaves columns free.
    ///
    /// ```
    /// # use queen_core::count::Levels;
    /// let levels = Levels::from_sizes(&[1, 4, 6, 4, 2]);
    /// assert_eq!(levels, Levels::of(4));
    /// assert_eq!(Levels::from_sizes(&[1, 4, 13, 4, 2]), None); // more than 4 · 3
    /// ```
    #[must_use]
    pub fn from_sizes(counted: &[u64]) -> Option<Self> {
        let size = counted.len().checked_sub(1).filter(|&size| size > 0)?;
        let mut sizes = [0; MAX_TREE_SIZE + 1];
        sizes.get_mut(..=size)?.copy_from_slice(counted);
        // With that, nothing that is computed from the levels overflows.
        let fits = |(m, levels): (usize, &[u64])| levels[1] <= levels[0] * (size - m) as u64;
        let is_tree = sizes[0] == 1 && counted.windows(2).enumerate().all(fits);
        is_tree.then_some(Self { size, sizes })
    }

    /// C(0), C(1), …, C(n): at index m, the ways to place non-attacking queens on the last m rows.
    #[must_use]
    pub fn sizes(&self) -> &[u64] {
        &self.sizes[..=self.size]
    }

    /// The number of solutions, C(n).
    #[must_use]
    pub fn solutions(&self) -> u64 {
        self.sizes[self.size]
    }

    /// How many solutions are [fundamental](crate::symmetry).
    ///
    /// By Burnside's lemma these are as many as a symmetry leaves unchanged on the average. For
    /// n > 1 no flip leaves any solution unchanged, so only turns are to be looked at.
    ///
    /// ```
    /// # use queen_core::count::Levels;
    /// assert_eq!(Levels::of(8).unwrap().fundamental_solutions(), 12);
    /// ```
    #[must_use]
    pub fn fundamental_solutions(&self) -> u64 {
        if self.size == 1 {
            return 1;
        }
        let (by_half, by_quarter) = fixed_by_turns(self.size);
        (self.solutions() + by_half + 2 * by_quarter) / 8
    }

    /// How many permutations the search by Heap's algorithm tests.
    #[must_use]
    pub fn tested_permutations(&self) -> u64 {
        let Some(pairs) = self.size.checked_sub(2) else {
            return 1;
        };
        let refused: u64 =
            (1..pairs).map(|m| self.sizes[m] * (self.size - m) as u64 - self.sizes[m + 1]).sum();
        refused + 2 * self.sizes[pairs]
    }

    /// Counts the nodes at `level` whose queen is in one of the `free` columns, and those below.
    fn count(&mut self, board: u32, mut free: u32, level: usize, attacks: Attacks) {
        self.sizes[level] += u64::from(free.count_ones());
        while free != 0 && level < self.size {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            let next = attacks.one_row_on(queen);
            self.count(board, board & !next.all(), level + 1, next);
        }
    }
}
