//! Tables of every size, with the functions that use them.

use queen_runtime::layout::{Plain, Ranked};
use queen_runtime::{QueenPuzzle, Solution, queen_table};

use crate::consume;

/// A table, by its size and layout. Its functions are exported as `look-up, NAME` and
/// `verify, NAME`.
pub struct Table {
    pub name: &'static str,
    pub bytes: usize,
    pub solutions: usize,
    pub look_up: fn(usize),
    pub verify: fn() -> bool,
}

/// The look-ups that are measured in a table that has too many.
const SAMPLE: usize = 100;
const MOST_SOLUTIONS: usize = 20_000;

impl Table {
    /// The numbers of the solutions that are looked up: all, or a sample with the first and the
    /// last.
    pub fn numbers(&self) -> impl Iterator<Item = usize> {
        let (solutions, is_sampled) = (self.solutions, self.is_sampled());
        let number = if is_sampled { SAMPLE } else { solutions };
        (0..number).map(move |index| {
            1 + (index as u64 * (solutions as u64 - 1) / (number as u64 - 1)) as usize
        })
    }

    pub fn is_sampled(&self) -> bool {
        self.solutions > MOST_SOLUTIONS
    }
}

macro_rules! tables {
    ($($n:literal $layout:ident $(($rows:literal))?: $type:ty;)*) => {
        pub const TABLES: &[Table] = &[$({
            const PUZZLE: QueenPuzzle<$n, $type> = queen_table!($n, layout = $layout $(($rows))?);
            const NAME: &str = concat!($n, " ", stringify!($layout) $(, "(", $rows, ")")?);

            #[unsafe(export_name = concat!(
                "look-up, ", $n, " ", stringify!($layout) $(, "(", $rows, ")")?
            ))]
            #[inline(never)]
            fn look_up(k: usize) -> Option<Solution<$n>> {
                PUZZLE.solution(k)
            }

            #[unsafe(export_name = concat!(
                "verify, ", $n, " ", stringify!($layout) $(, "(", $rows, ")")?
            ))]
            #[inline(never)]
            fn verify() -> bool {
                PUZZLE.verify()
            }

            Table {
                name: NAME,
                bytes: PUZZLE.table().len(),
                solutions: PUZZLE.nb_of_solutions(),
                look_up: |k| consume(look_up(k)),
                verify,
            }
        }),*];
    };
}

// With ranked(8), the smaller boards have no table.
tables! {
    4 plain: Plain;
    5 plain: Plain;
    6 plain: Plain;
    7 plain: Plain;
    8 plain: Plain;
    9 plain: Plain;
    10 plain: Plain;
    11 plain: Plain;
    12 plain: Plain;
    5 ranked(5): Ranked<5>;
    6 ranked(5): Ranked<5>;
    7 ranked(5): Ranked<5>;
    8 ranked(5): Ranked<5>;
    9 ranked(5): Ranked<5>;
    10 ranked(5): Ranked<5>;
    11 ranked(5): Ranked<5>;
    12 ranked(5): Ranked<5>;
    9 ranked(8): Ranked<8>;
    10 ranked(8): Ranked<8>;
    11 ranked(8): Ranked<8>;
    12 ranked(8): Ranked<8>;
    16 ranked(12): Ranked<12>;
}
