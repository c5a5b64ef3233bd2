//! The levels of the search tree.

use super::fundamental::fundamental_solutions;

/// The number of nodes on each level of the search tree: for each m, the number of ways to place
/// non-attacking queens in the last m rows.
///
/// Placing queens row by row, from the last row up, walks a tree. The number of its nodes at
/// depth m, C(m), is the number of ways to place non-attacking queens in the last m rows, and C(n)
/// is the number of solutions. For n ≥ 3 the search `queen_searches::Heap` tests
///
/// > T(n) = Σ (C(m) · (n − m) − C(m + 1)) for m from 1 to n − 3, plus 2 · C(n − 2)
///
/// permutations: one for each queen that is attacked when it is placed in row 2 or below, and two
/// for each queen that is safe in row 2. Neither C nor T depends on the order in which the tree is
/// walked, so `queen_searches::count::levels` walks it with bit masks, which is faster.
///
/// For n = 4, C is 1, 4, 6, 4, 2. Of the 4 · 3 queens that are placed in row 2, 6 are attacked, and
/// each of the 6 others leaves two permutations of rows 0 and 1: T(4) = (12 − 6) + 2 · 6 = 18.
///
/// ```
/// use queen_math::count::Levels;
///
/// let levels = Levels::from_nodes(&[1, 8, 42, 140, 344, 568, 550, 312, 92]).unwrap();
/// assert_eq!(levels.solutions(), 92);
/// assert_eq!(levels.fundamental_solutions(), 12);
/// assert_eq!(levels.tested_permutations(), 3544);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    size: usize,
    nodes: [u64; Self::MAX_SIZE + 1],
}

impl Levels {
    /// The size of the largest board that is counted, 18 × 18.
    pub const MAX_SIZE: usize = 18;

    /// Creates the levels from nodes that were counted elsewhere, in the form that
    /// [`nodes`](Self::nodes) returns.
    ///
    /// Returns `None` if no board from 1 × 1 to 18 × 18 can have so many: there is one node on
    /// level 0, and a node on level m has at most n − m children.
    ///
    /// ```
    /// # use queen_math::count::Levels;
    /// let levels = Levels::from_nodes(&[1, 4, 6, 4, 2]).unwrap();
    /// assert_eq!(levels.tested_permutations(), 18);
    /// assert_eq!(Levels::from_nodes(&[1, 4, 13, 4, 2]), None); // more than 4 · 3
    /// ```
    #[must_use]
    pub fn from_nodes(counted: &[u64]) -> Option<Self> {
        if counted.len() < 2 || counted.len() > Self::MAX_SIZE + 1 || counted[0] != 1 {
            return None;
        }
        let size = counted.len() - 1;
        let mut nodes = [0; Self::MAX_SIZE + 1];
        nodes[0] = 1;
        let mut m = 0;
        // These bounds rule out overflow below.
        while m < size {
            if counted[m + 1] > counted[m] * (size - m) as u64 {
                return None;
            }
            nodes[m + 1] = counted[m + 1];
            m += 1;
        }
        Some(Self { size, nodes })
    }

    /// Creates the levels for a board of `size` × `size` from the nodes of its independent
    /// subproblems, which `queen_searches::count` has. Returns `None` if no board can have their
    /// sum. The order of the subproblems is ignored.
    #[must_use]
    pub fn from_subproblems(
        size: usize,
        subproblems: impl IntoIterator<Item = [u64; Levels::MAX_SIZE + 1]>,
    ) -> Option<Self> {
        let mut sum = [0_u64; Levels::MAX_SIZE + 1];
        for nodes in subproblems {
            let mut level = 0;
            while level < sum.len() {
                sum[level] = sum[level].checked_add(nodes[level])?;
                level += 1;
            }
        }
        // The subproblems begin below the root and the nodes of the last row.
        sum[0] = 1;
        sum[1] = size as u64;
        Self::from_nodes(sum.get(..=size)?)
    }

    /// C(0), C(1), …, C(n): at index m, the number of ways to place non-attacking queens in the
    /// last m rows.
    #[must_use]
    pub fn nodes(&self) -> &[u64] {
        &self.nodes[..=self.size]
    }

    /// The number of solutions, C(n).
    #[must_use]
    pub fn solutions(&self) -> u64 {
        self.nodes[self.size]
    }

    /// The number of [fundamental solutions](fundamental_solutions).
    #[must_use]
    pub fn fundamental_solutions(&self) -> u64 {
        // At most 18!, so nothing overflows.
        fundamental_solutions(self.solutions(), self.size).unwrap_or_default()
    }

    /// The number of permutations that the search `queen_searches::Heap` tests.
    #[must_use]
    pub fn tested_permutations(&self) -> u64 {
        let Some(pairs) = self.size.checked_sub(2) else { return 1 };
        let mut tested = 2 * self.nodes[pairs];
        for m in 1..pairs {
            tested += self.nodes[m] * (self.size - m) as u64 - self.nodes[m + 1];
        }
        tested
    }
}
