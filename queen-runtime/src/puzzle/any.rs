//! A puzzle whose size and layout are values.

use core::fmt;

use queen_math::table::{Layout as Coding, Shape, Table};
use queen_math::{MAX_TABLE_SIZE, Placement, count};

use super::solutions::sealed::Sealed;
use super::{FundamentalSolutions, Puzzle, QueenPuzzle, Solutions, number_in};
use crate::layout::Layout;
use crate::{AnySolution, Board};

/// A [`QueenPuzzle`] whose size and layout are values instead of types.
///
/// [`QueenPuzzles`](crate::QueenPuzzles) holds one for each of its sizes.
///
/// ```
/// use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, queen_table};
///
/// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
///
/// assert_eq!(EIGHT.board_size(), 8);
/// assert_eq!(EIGHT.solution(13).unwrap().columns(), [3, 6, 4, 2, 0, 5, 7, 1]);
/// assert_eq!(EIGHT.downcast(), Some(queen_table!(8)));
/// assert_eq!(QueenPuzzle::try_from(EIGHT), Ok(queen_table!(8)));
/// assert!(QueenPuzzle::<9>::try_from(EIGHT).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[must_use]
pub struct AnyQueenPuzzle {
    table: Table<'static>,
    nb_of_tested_permutations: u64,
    nb_of_fundamental_solutions: u32,
}

impl<const N: usize, L: Layout> From<QueenPuzzle<N, L>> for AnyQueenPuzzle {
    fn from(puzzle: QueenPuzzle<N, L>) -> Self {
        puzzle.into_any()
    }
}

impl<const N: usize, L: Layout> From<&QueenPuzzle<N, L>> for AnyQueenPuzzle {
    fn from(puzzle: &QueenPuzzle<N, L>) -> Self {
        puzzle.into_any()
    }
}

impl From<&AnyQueenPuzzle> for AnyQueenPuzzle {
    fn from(puzzle: &AnyQueenPuzzle) -> Self {
        *puzzle
    }
}

impl AnyQueenPuzzle {
    pub(super) const fn new(
        table: Table<'static>,
        nb_of_tested_permutations: u64,
        nb_of_fundamental_solutions: u32,
    ) -> Self {
        Self { table, nb_of_tested_permutations, nb_of_fundamental_solutions }
    }

    /// Creates a puzzle from a table that is not from the macro, like [`QueenPuzzle::from_table`].
    /// Also returns `None` if there is no such size or coding.
    ///
    /// ```
    /// use queen_runtime::queen_math::table::Layout as Coding;
    /// use queen_runtime::{AnyQueenPuzzle, queen_table};
    ///
    /// let four = AnyQueenPuzzle::from_table(4, Coding::Plain, &[1, 3, 0, 2, 2, 0, 3, 1]);
    /// assert_eq!(four, Some(queen_table!(4).into_any()));
    /// assert_eq!(AnyQueenPuzzle::from_table(5, Coding::Plain, &[1, 3, 0, 2, 2, 0, 3, 1]), None);
    /// ```
    #[must_use]
    pub const fn from_table(size: usize, coding: Coding, table: &'static [u8]) -> Option<Self> {
        let Some(shape) = Shape::new(size, coding) else {
            return None;
        };
        let has_length = table.len() == shape.byte_len();
        let table = shape.table(table);
        if !has_length || !table.has_only_solutions() {
            return None;
        }
        Some(Self {
            table,
            nb_of_tested_permutations: count::TESTED_PERMUTATIONS[size % (MAX_TABLE_SIZE + 1)],
            nb_of_fundamental_solutions: count::FUNDAMENTAL_SOLUTIONS[size % (MAX_TABLE_SIZE + 1)]
                as u32,
        })
    }

    /// Converts to a puzzle whose size and layout are types, over the same table; `None` if it has
    /// others.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// let eight: QueenPuzzle<8> = EIGHT.downcast().unwrap();
    /// assert_eq!(eight.solutions().len(), 92);
    /// assert_eq!(EIGHT.downcast::<9, queen_runtime::layout::Plain>(), None);
    /// ```
    #[must_use]
    pub const fn downcast<const N: usize, L: Layout>(self) -> Option<QueenPuzzle<N, L>> {
        QueenPuzzle::from_any(&self)
    }

    /// The number of rows, of columns and of queens.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.board_size(), 8);
    /// ```
    #[must_use]
    pub const fn board_size(&self) -> usize {
        self.table.size()
    }

    /// The layout of the table.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_math::table::Layout as Coding, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8, layout = ranked).into_any();
    ///
    /// assert_eq!(EIGHT.coding(), Coding::Ranked { rows: 5 });
    /// ```
    #[must_use]
    pub const fn coding(&self) -> Coding {
        self.table.layout()
    }

    /// The number of solutions.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.nb_of_solutions(), 92);
    /// ```
    #[must_use]
    pub const fn nb_of_solutions(&self) -> usize {
        self.table.len()
    }

    /// See [`QueenPuzzle::nb_of_tested_permutations`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.nb_of_tested_permutations(), 3_544); // of 40,320
    /// ```
    #[must_use]
    pub const fn nb_of_tested_permutations(&self) -> u64 {
        self.nb_of_tested_permutations
    }

    /// See [`QueenPuzzle::nb_of_fundamental_solutions`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.nb_of_fundamental_solutions(), 12);
    /// ```
    #[must_use]
    pub const fn nb_of_fundamental_solutions(&self) -> usize {
        self.nb_of_fundamental_solutions as usize
    }

    /// The `k`th solution, for `k` from 1 to [`nb_of_solutions`](Self::nb_of_solutions); `None` for
    /// any other `k`.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.solution(13).unwrap().columns(), [3, 6, 4, 2, 0, 5, 7, 1]);
    /// assert_eq!(EIGHT.solution(93), None);
    /// ```
    #[must_use]
    pub const fn solution(&self, k: usize) -> Option<AnySolution> {
        // `k = 0` wraps to `usize::MAX`, which is out of bounds.
        match self.table.get(k.wrapping_sub(1)) {
            Some(solution) => Some(AnySolution::from_solved(solution)),
            None => None,
        }
    }

    /// The number of a solution, like [`QueenPuzzle::number_of`]; also `None` for columns of
    /// another size.
    ///
    /// ```
    /// use queen_runtime::{AnyQueenPuzzle, queen_table};
    ///
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.number_of(&EIGHT.solution(13).unwrap()), Some(13));
    /// assert_eq!(EIGHT.number_of(&[3, 6, 4, 2, 0, 5, 7, 1]), Some(13));
    /// assert_eq!(EIGHT.number_of(&[1, 3, 0, 2]), None);
    /// ```
    #[must_use]
    pub const fn number_of(&self, columns: &[u8]) -> Option<usize> {
        number_in(&self.table, columns)
    }

    /// The bytes of the table.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const FOUR: AnyQueenPuzzle = queen_table!(4).into_any();
    ///
    /// assert_eq!(FOUR.table(), [1, 3, 0, 2, 2, 0, 3, 1]);
    /// ```
    #[must_use]
    pub const fn table(&self) -> &'static [u8] {
        self.table.bytes()
    }

    /// See [`QueenPuzzle::verify`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_math::table::Layout as Coding};
    /// let four = |bytes| AnyQueenPuzzle::from_table(4, Coding::Plain, bytes).unwrap();
    /// assert!(four(&[1, 3, 0, 2, 2, 0, 3, 1]).verify());
    /// assert!(!four(&[2, 0, 3, 1, 1, 3, 0, 2]).verify()); // out of order
    /// ```
    #[must_use]
    pub const fn verify(&self) -> bool {
        self.table.verify()
    }

    /// Every solution, from the first to the last.
    ///
    /// ```
    /// use queen_runtime::{AnyQueenPuzzle, queen_table};
    ///
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.iter().len(), 92);
    /// assert_eq!(EIGHT.iter().nth(12), EIGHT.solution(13));
    /// ```
    pub fn iter(&self) -> Solutions<Self> {
        Solutions::new(self.table.iter())
    }

    /// See [`QueenPuzzle::fundamental_solutions`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.fundamental_solutions().count(), 12);
    /// ```
    pub fn fundamental_solutions(&self) -> FundamentalSolutions<Self> {
        FundamentalSolutions::new(self.iter())
    }

    /// An empty board of this size.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, Board, queen_table};
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(Some(EIGHT.board()), Board::empty(8));
    /// ```
    #[must_use]
    pub const fn board(&self) -> Board {
        Board::of_size(self.table.size())
    }

    pub(crate) const fn as_table(&self) -> Table<'static> {
        self.table
    }
}

impl Sealed for AnyQueenPuzzle {}

impl Puzzle for AnyQueenPuzzle {
    type Solution = AnySolution;

    fn solution_from(placement: Placement) -> Option<AnySolution> {
        Some(AnySolution::from_solved(placement))
    }
}

impl IntoIterator for AnyQueenPuzzle {
    type Item = AnySolution;
    type IntoIter = Solutions<Self>;

    fn into_iter(self) -> Solutions<Self> {
        self.iter()
    }
}

impl IntoIterator for &AnyQueenPuzzle {
    type Item = AnySolution;
    type IntoIter = Solutions<AnyQueenPuzzle>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// `AnyQueenPuzzle(8, plain)`, without the table.
impl fmt::Debug for AnyQueenPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyQueenPuzzle({}, {})", self.board_size(), self.coding())
    }
}
