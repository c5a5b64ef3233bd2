//! The public macro `queen_table!`.

/// Every solution of the n-queens puzzle, found at compile time, as a [`QueenPuzzle`].
///
/// # Input
///
/// ```text
/// queen_table!(attributes size, options)
/// queen_table!(attributes smallest..=largest, options)
/// ```
///
/// - The **size** of the board is an integer literal from 1 to 16, in any base, with an unsigned
///   suffix or none. It cannot be a constant, because macros are expanded before constants have
///   values. A **range** of sizes, `4..=10` or `4..11`, creates a table for each of them.
/// - **Attributes** go to the static that holds the table, or to each of them in a range:
///   `link_section` for example. A `cfg` belongs before the item that holds the table, and
///   `no_mangle` and `export_name` are for one table only.
/// - **Options** follow the size as `name = value`, in any order:
///   - `layout`: `plain`, which is the default, `ranked`, or `ranked(R)` with an integer literal R
///     from 2 to 12. `ranked` is `ranked(5)`. For one size, R is at most that size.
///   - `max_bytes`: the number of bytes that the table may take, or all tables of a range together.
///     The default is 8 MiB.
///
/// Invalid input is an error on the invalid token, before any search. The error for a table that is
/// too large names calls that fit. On a target with 16-bit addresses a table can have up to 32,767
/// bytes, and up to 65,535 solutions, which is n = 12.
///
/// # Return type
///
/// | call | type |
/// |---|---|
/// | `queen_table!(8)` | [`QueenPuzzle<8>`](crate::QueenPuzzle) |
/// | `queen_table!(8, layout = ranked)` | [`QueenPuzzle<8, Ranked>`](crate::layout::Ranked) |
/// | `queen_table!(8, layout = ranked(7))` | `QueenPuzzle<8, Ranked<7>>` |
/// | `queen_table!(4..=10)`, in any layout | [`PuzzleRange`](crate::PuzzleRange) |
///
/// The macro is an expression: the value of a `const`, a `static`, a `let` or a field. It is not an
/// item.
///
/// # Cost
///
/// The bytes of a table:
///
/// | n | solutions | `plain` | `ranked(5)` | `ranked(8)` | `ranked(12)` |
/// |--:|--:|--:|--:|--:|--:|
/// | 4 | 2 | 8 | 0 | 0 | 0 |
/// | 5 | 10 | 50 | 0 | 0 | 0 |
/// | 6 | 4 | 24 | 2 | 0 | 0 |
/// | 7 | 40 | 280 | 11 | 0 | 0 |
/// | 8 | 92 | 736 | 45 | 0 | 0 |
/// | 9 | 352 | 3,168 | 228 | 8 | 0 |
/// | 10 | 724 | 7,240 | 672 | 57 | 0 |
/// | 11 | 2,680 | 29,480 | 3,035 | 430 | 0 |
/// | 12 | 14,200 | 170,400 | 18,144 | 3,444 | 0 |
/// | 13 | 73,712 | 958,256 | 106,534 | 29,806 | 22 |
/// | 14 | 365,596 | 5,118,344 | 599,945 | 213,234 | 297 |
/// | 15 | 2,279,184 | 34,187,760 | 4,089,651 | 1,699,767 | 4,011 |
/// | 16 | 14,772,512 | 236,360,192 | 28,743,187 | 13,337,229 | 57,375 |
///
/// Each call may create a table of its own, so put it into a `const` or a `static` and refer to
/// that. A table that nothing refers to is not linked.
///
/// # When should I use which layout?
///
/// - `plain` if the table fits. A look-up is an index.
/// - `ranked(R)` if it does not. A look-up decodes a rank and searches the top R rows of the board.
///   R is a dial: each additional row saves bytes and makes the search longer.
///
/// The table is for n = 12, with the mean number of instructions of a look-up on x86-64. A
/// Cortex-M0 needs about twice as many instructions, of one to three cycles each; the last
/// column is about its time at 16 MHz.
///
/// | layout | bytes | instructions | time |
/// |---|--:|--:|--:|
/// | `plain` | 170,400 | 18 | microseconds |
/// | `ranked(2)` | 28,673 | 1,400 | 0.3 ms |
/// | `ranked(5)` | 18,144 | 1,500 | 0.3 ms |
/// | `ranked(7)` | 8,515 | 3,400 | 0.6 ms |
/// | `ranked(8)` | 3,444 | 9,000 | 2 ms |
/// | `ranked(9)` | 902 | 37,000 | 7 ms |
/// | `ranked(10)` | 145 | 230,000 | 50 ms |
///
/// The longest look-up takes two to four times as many. Fewer than 5 rows save little time; above
/// 8, the time grows about fivefold with each row. Try `ranked` first and, if it does not fit, the
/// smallest R that does: `ranked(8)` for n = 12 in 4 KB of flash, or for n = 16 in 16 MB. The code
/// of a ranked look-up takes another 3 to 6 KB of flash, so up to n = 9 a `plain` table is the
/// smallest.
///
/// All look-ups work the same in each layout, except for
/// [`columns`](crate::QueenPuzzle::columns), the slice that only a `plain` table has, and for
/// [`Completions`](crate::iter::Completions), which have two ends in a `plain` table alone.
/// Iterators of a ranked table decode each solution again.
///
/// # When should I use a build script instead?
///
/// The macro searches again after each edit of the crate that calls it. Up to n = 12 that is too
/// fast to notice. For larger boards, a build script writes the table once; see the
/// [front page](crate#a-build-script-instead-of-the-macro).
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
/// A table in a sixteenth of the bytes, and one in a hundredth:
///
/// ```
/// use queen_runtime::{QueenPuzzle, layout::Ranked, queen_table};
///
/// const SMALL: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
/// const SMALLER: QueenPuzzle<8, Ranked<7>> = queen_table!(8, layout = ranked(7), max_bytes = 6);
///
/// assert_eq!(SMALL.solution(13).unwrap().columns(), &[3, 6, 4, 2, 0, 5, 7, 1]);
/// assert_eq!(SMALL.solution(13), SMALLER.solution(13));
/// ```
///
/// A size that is chosen at run time:
///
/// ```
/// use queen_runtime::{PuzzleRange, queen_table};
///
/// const PUZZLES: PuzzleRange = queen_table!(4..=10);
/// const SMALL: PuzzleRange = queen_table!(4..=10, layout = ranked(8), max_bytes = 65);
///
/// let size = "8".parse().unwrap();
/// assert_eq!(PUZZLES.get(size).unwrap().nb_of_solutions(), 92);
/// assert_eq!(SMALL.get(size).unwrap().solution(13), PUZZLES.get(size).unwrap().solution(13));
/// ```
///
/// A table in a section of its own, for example in external flash:
///
/// ```
/// use queen_runtime::{QueenPuzzle, queen_table};
///
/// const TEN: QueenPuzzle<10> = queen_table!(#[unsafe(link_section = ".ext_flash")] 10);
///
/// assert_eq!(TEN.columns().len(), 724);
/// ```
///
/// A table that is too large is an error:
///
/// ```compile_fail
/// # use queen_runtime::{QueenPuzzle, queen_table};
/// const FIFTEEN: QueenPuzzle<15> = queen_table!(15);
/// ```
///
/// ```text
/// error: 2279184 solutions for n = 15 take 34187760 bytes, more than the 8388608 allowed;
///        `queen_table!(15, max_bytes = 34187760)` allows them, `queen_table!(15, layout =
///        ranked(2))` takes 5778254
///  --> src/main.rs:3:47
///   |
/// 3 | const FIFTEEN: QueenPuzzle<15> = queen_table!(15);
///   |                                               ^^
/// ```
///
/// So is what is not a literal from 1 to 16:
///
/// ```compile_fail
/// # use queen_runtime::queen_table;
/// queen_table!(0);
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
    // Braces, because between items a call in parentheses would add an error to that of its
    // expansion.
    ($($input:tt)*) => {
        $crate::__private::queen_table! { $crate; $($input)* }
    };
}
