//! The macro `queen_table!` as users call it.

/// Every solution of the n-queens puzzle, found at compile time, as a [`QueenPuzzle`].
///
/// # Input
///
/// ```text
/// queen_table!(attributes size, options)
/// queen_table!(attributes smallest..=largest, options)
/// ```
///
/// - The **size** of the board, from 1 to 16: an integer literal in any base, with an unsigned
///   suffix or none. A constant will not do, since macros are expanded before constants have
///   values. Or a **range** of sizes, `4..=10` or `4..11`, of which there is then a table each.
/// - **Attributes**, if any, go to the static that holds the table, to each in a range: those of a
///   static, such as `link_section`. One that is for the whole, such as `cfg`, belongs before the
///   item that you write.
/// - **Options**, if any, follow the size as `name = value` in any order, with a trailing comma or
///   without:
///   - `layout`, how the table lies in memory: `plain` if not given, or `ranked`.
///   - `max_bytes`, the number of bytes that the table may take, or all tables of a range
///     together, in place of 8 MiB.
///
/// # Return type
///
/// A [`QueenPuzzle<8>`](crate::QueenPuzzle) for `queen_table!(8)`, likewise for other sizes; with
/// `layout = ranked` a `QueenPuzzle<8, Ranked>`. A [`QueenPuzzles`](crate::QueenPuzzles) for a
/// range, even if it has one size only. The macro is an expression: it stands in a `const`, a
/// `static`, a `let`, a field, and not by itself between a module's items.
///
/// # What it costs
///
/// The bytes of a table:
///
/// | n | solutions | `plain` | `ranked` |
/// |--:|--:|--:|--:|
/// | 4 | 2 | 8 | 1 |
/// | 6 | 4 | 24 | 2 |
/// | 8 | 92 | 736 | 46 |
/// | 10 | 724 | 7,240 | 674 |
/// | 12 | 14,200 | 170,400 | 18,156 |
/// | 14 | 365,596 | 5,118,344 | 603,974 |
/// | 15 | 2,279,184 | 34,187,760 | 4,094,118 |
/// | 16 | 14,772,512 | 236,360,192 | 28,934,899 |
///
/// In a `plain` table a look-up is an index; in a `ranked` one it is a search that takes a bounded
/// number of steps, some thousands of instructions. See [`layout`](crate::layout).
///
/// Each call is a table of its own, so put one into a `const` or a `static` and use that wherever
/// you need it. A table that nothing refers to is not linked.
///
/// # Examples
///
/// ```
/// use queen_runtime::{QueenPuzzle, queen_table};
///
/// const FIVE: QueenPuzzle<5> = queen_table!(5);
/// static SIX: QueenPuzzle<6> = queen_table!(0x6);
///
/// assert_eq!(FIVE.nb_of_solutions(), 10);
/// assert_eq!(FIVE.nb_of_tested_permutations(), 58);
/// assert_eq!(SIX.nb_of_solutions(), 4);
/// ```
///
/// A table in a sixteenth of the bytes:
///
/// ```
/// use queen_runtime::{QueenPuzzle, layout::Ranked, queen_table};
///
/// const EIGHT: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
///
/// assert_eq!(EIGHT.solution(13).unwrap().columns(), &[3, 6, 4, 2, 0, 5, 7, 1]);
/// ```
///
/// A size that is chosen at run time:
///
/// ```
/// use queen_runtime::{QueenPuzzles, queen_table};
///
/// const PUZZLES: QueenPuzzles = queen_table!(4..=10);
///
/// let size = "8".parse().unwrap();
/// assert_eq!(PUZZLES.get(size).unwrap().nb_of_solutions(), 92);
/// ```
///
/// A table in a section of its own, say external flash:
///
/// ```
/// use queen_runtime::{QueenPuzzle, queen_table};
///
/// const TEN: QueenPuzzle<10> = queen_table!(#[unsafe(link_section = ".ext_flash")] 10);
///
/// assert_eq!(TEN.solutions().len(), 724);
/// ```
///
/// Too large, too small, or not a number:
///
/// ```compile_fail
/// # use queen_runtime::queen_table;
/// queen_table!(15); // 34,187,760 bytes: say `max_bytes = 34_187_760` if you mean it
/// ```
///
/// ```compile_fail
/// # use queen_runtime::queen_table;
/// queen_table!(17);
/// ```
///
/// ```compile_fail
/// # use queen_runtime::queen_table;
/// const N: usize = 8;
/// queen_table!(N);
/// ```
///
/// [`QueenPuzzle`]: crate::QueenPuzzle
#[macro_export]
macro_rules! queen_table {
    ($($input:tt)*) => {
        $crate::__private::queen_table! { $crate; $($input)* }
    };
}
