//! Workloads: uses of a table, for several kinds of tables.

use std::fmt::Write;
use std::hint::black_box;

use queen_math::random::SplitMix64;
use queen_runtime::{QueenPuzzle, Solution, layout, queen_table};

/// The number of solutions that are looked up, found or drawn in one run.
pub const SAMPLE: usize = 256;

/// A table of the solutions of one size.
pub trait Table<const N: usize>: Copy {
    const LEN: usize;

    fn solution(self, k: usize) -> Option<[u8; N]>;
    fn number_of(self, columns: &[u8; N]) -> Option<usize>;
    fn iter(self) -> impl Iterator<Item = [u8; N]>;
}

/// A handwritten array.
#[derive(Clone, Copy)]
pub struct Array;

/// `queen_table!(n)`.
#[derive(Clone, Copy)]
pub struct Plain;

/// `queen_table!(n, layout = ranked)`.
#[derive(Clone, Copy)]
pub struct Ranked;

/// `queen_table!(n, layout = ranked(8))`.
#[derive(Clone, Copy)]
pub struct Ranked8;

macro_rules! impl_tables {
    ($n:literal, $len:literal) => {
        const _: () = {
            const PLAIN: QueenPuzzle<$n> = queen_table!($n);
            const RANKED: QueenPuzzle<$n, layout::Ranked> = queen_table!($n, layout = ranked);
            const RANKED_8: QueenPuzzle<$n, layout::Ranked<8>> =
                queen_table!($n, layout = ranked(8));
            static ARRAY: [[u8; $n]; $len] = *PLAIN.columns().first_chunk().unwrap();

            impl Table<$n> for Array {
                const LEN: usize = ARRAY.len();

                fn solution(self, k: usize) -> Option<[u8; $n]> {
                    ARRAY.get(k.wrapping_sub(1)).copied()
                }

                fn number_of(self, columns: &[u8; $n]) -> Option<usize> {
                    let index = ARRAY.iter().position(|solution| solution == columns)?;
                    Some(index + 1)
                }

                fn iter(self) -> impl Iterator<Item = [u8; $n]> {
                    ARRAY.iter().copied()
                }
            }

            impl_tables!($n, Plain, PLAIN);
            impl_tables!($n, Ranked, RANKED);
            impl_tables!($n, Ranked8, RANKED_8);
        };
    };
    ($n:literal, $table:ident, $puzzle:ident) => {
        impl Table<$n> for $table {
            const LEN: usize = $puzzle.nb_of_solutions();

            fn solution(self, k: usize) -> Option<[u8; $n]> {
                $puzzle.solution(k).map(|solution| *solution.as_array())
            }

            fn number_of(self, columns: &[u8; $n]) -> Option<usize> {
                $puzzle.number_of(columns)
            }

            fn iter(self) -> impl Iterator<Item = [u8; $n]> {
                $puzzle.iter().map(|solution| *solution.as_array())
            }
        }
    };
}

impl_tables!(8, 92);
impl_tables!(12, 14_200);

/// Looks solutions up by number.
pub fn look_up<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let numbers = numbers(table);
    move || {
        for &k in &numbers {
            black_box(table.solution(k));
        }
    }
}

/// Finds the numbers of solutions.
pub fn find<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let solutions = columns(table);
    move || {
        for columns in &solutions {
            black_box(table.number_of(columns));
        }
    }
}

/// Iterates over all solutions.
pub fn iterate<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    move || {
        for columns in table.iter() {
            black_box(columns);
        }
    }
}

/// Draws solutions into the same buffer.
pub fn draw<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let (boards, mut text) = (boards(table), String::with_capacity(N * N * 4));
    move || {
        for board in &boards {
            text.clear();
            let _ = write!(text, "{board}");
            black_box(&mut text);
        }
    }
}

/// Copies finished drawings into the same buffer.
pub fn copy<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let drawn: Vec<String> = boards(table).iter().map(Solution::to_string).collect();
    let mut text = String::with_capacity(N * N * 4);
    move || {
        for board in &drawn {
            text.clear();
            text.push_str(board);
            black_box(&mut text);
        }
    }
}

/// Random numbers of solutions, the same in every run.
fn numbers<const N: usize, T: Table<N>>(_: T) -> Vec<usize> {
    let mut random = SplitMix64(8);
    (0..SAMPLE).map(|_| 1 + random.below(T::LEN as u64) as usize).collect()
}

fn columns<const N: usize>(table: impl Table<N>) -> Vec<[u8; N]> {
    numbers(table).into_iter().filter_map(|k| table.solution(k)).collect()
}

fn boards<const N: usize>(table: impl Table<N>) -> Vec<Solution<N>> {
    columns(table).into_iter().filter_map(|columns| Solution::new(columns).ok()).collect()
}
