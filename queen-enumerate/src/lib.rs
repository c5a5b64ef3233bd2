//! Enumeration of all solutions of the n-queens puzzle at once, in the order of Heap's algorithm.
//!
//! The search tree is that of `queen_searches::Heap`: queens are placed from the last row upwards,
//! and the subtree above an attacked queen is skipped. Only the order of siblings is left open
//! until the end:
//!
//! - Bit masks give the free columns of a row; no others are visited. The number of tested
//!   permutations follows from the nodes on the tree's [`Levels`].
//! - The right half of the tree mirrors the left half, so only the left half is walked, in batches
//!   of nodes on one level. The loop that extends a batch by a row has no branch that depends on
//!   the queens, because a processor would mispredict every other one.
//! - The queens in the last two rows make a part, whose place in Heap's order is known. Within a
//!   part, solutions are found in lexicographic order from the last row upwards. They are
//!   radix-sorted into Heap's order from the third-last row; a group of one is finished.
//!
//! Until then, a solution is a number with four bits per row, the top row's lowest. In hexadecimal,
//! its digits are the columns from the last row upwards. For n = 4:
//!
//! 1. The left half has the parts with columns 1 3, 0 3 and 0 2 in the last two rows. Only the
//!    first has a solution, 0x1302: the queens are in columns 2, 0, 3, 1 from the top row down.
//! 2. Its mirror image is 0x3333 − 0x1302 = 0x2031, in the part 2 0.
//! 3. The last row receives its columns in the order 3 2 1 0. Column 1 is at digit 2. Above it, row
//!    2 has the order 3 2 0, with column 3 at digit 0. So 1 3 is the part at 2 · 3 + 0 = 6 of
//!    twelve. For 2 0 the digits are 1 and 0, and the place is 3. The part at place 3 comes before
//!    that at place 6, so the solutions are 0x2031 and then 0x1302.
//!
//! Macros run at opt-level 0, where each step of an iterator is several calls of functions. Hence
//! the loops by index in what runs once per solution or node.
//!
//! A build script writes a table to a file with [`write_table`].
//!
//! To count the solutions of larger boards without finding them, use `queen-count`.
//!
//! [`Levels`]: queen_math::count::Levels
#![forbid(unsafe_code)]
// Links from other crates lead there where this one's documentation is not built beside theirs.
#![doc(html_root_url = "https://docs.rs/queen-enumerate/latest")]

mod arrange;
mod half;
mod solutions;
mod table;
mod threads;

pub use queen_math::table::Layout;

#[doc(hidden)]
pub use solutions::literal;
pub use solutions::{columns, ranks};
pub use table::{WriteTableError, table, write_table};
#[doc(hidden)]
pub use threads::run_jobs;
pub use threads::threads;
