//! Workloads: uses of a table, for several kinds of tables.

use std::fmt::Write;
use std::hint::black_box;

use queen_math::random::SplitMix64;
use queen_runtime::{Board, QueenPuzzle, Solution, Square, layout, queen_table};

/// The number of solutions that are looked up, found or drawn in one run.
pub const SAMPLE: usize = 256;

/// A table of the solutions of one size.
pub trait Table<const N: usize>: Copy {
    const LEN: usize;

    fn solution(self, k: usize) -> Option<[u8; N]>;
    fn number_of(self, columns: &[u8; N]) -> Option<usize>;
    fn iter(self) -> impl Iterator<Item = [u8; N]>;
    /// The number of solutions with these queens.
    fn completions(self, given: &Given<N>) -> usize;
    /// For each square, the number of solutions with these queens and one there.
    fn heat_map(self, given: &Given<N>) -> [[u32; N]; N];
}

/// Queens on a board: the column of each row that has one, as a program without the library would
/// keep them, and as the library does.
pub struct Given<const N: usize> {
    columns: [Option<u8>; N],
    board: Board,
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

                fn completions(self, given: &Given<$n>) -> usize {
                    ARRAY.iter().filter(|solution| has(solution, given)).count()
                }

                fn heat_map(self, given: &Given<$n>) -> [[u32; $n]; $n] {
                    let mut counts = [[0; $n]; $n];
                    for solution in ARRAY.iter().filter(|solution| has(solution, given)) {
                        for (counts, &column) in counts.iter_mut().zip(solution) {
                            counts[usize::from(column)] += 1;
                        }
                    }
                    counts
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

            fn completions(self, given: &Given<$n>) -> usize {
                $puzzle.completions(&given.board).count()
            }

            fn heat_map(self, given: &Given<$n>) -> [[u32; $n]; $n] {
                *$puzzle.heat_map(&given.board).rows()
            }
        }
    };
}

impl_tables!(8, 92);
impl_tables!(12, 14_200);

/// Whether a solution of the array has the given queens.
fn has<const N: usize>(solution: &[u8; N], given: &Given<N>) -> bool {
    let mut rows = solution.iter().zip(&given.columns);
    rows.all(|(column, given)| given.is_none_or(|given| given == *column))
}

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

/// Draws solutions as a program without the library would, symbol by symbol.
pub fn draw_naively<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let (solutions, mut text) = (columns(table), String::with_capacity(N * N * 4));
    move || {
        for columns in &solutions {
            text.clear();
            for (row, &queen) in columns.iter().enumerate() {
                if row > 0 {
                    text.push('\n');
                }
                for column in 0..N {
                    let is_black = (row + column) % 2 == 1;
                    text.push(match (column == usize::from(queen), is_black) {
                        (true, true) => '🔵',
                        (true, false) => '🔴',
                        (false, true) => '⬛',
                        (false, false) => '⬜',
                    });
                }
            }
            black_box(&mut text);
        }
    }
}

/// Checks columns, of which every other is a solution.
pub fn check<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let candidates = candidates(table);
    move || {
        for columns in &candidates {
            black_box(Solution::<N>::new(black_box(*columns)).is_ok());
        }
    }
}

/// Checks the same columns as a program without the library would, pair by pair.
pub fn check_naively<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let candidates = candidates(table);
    let is_solution = |columns: &[u8; N]| {
        columns.iter().enumerate().all(|(row, &queen)| {
            usize::from(queen) < N
                && columns[..row].iter().enumerate().all(|(above, &other)| {
                    other != queen && usize::from(other.abs_diff(queen)) != row - above
                })
        })
    };
    move || {
        for columns in &candidates {
            black_box(is_solution(black_box(columns)));
        }
    }
}

/// Counts the solutions with two given queens.
pub fn complete<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let given = given(table);
    move || {
        for given in &given {
            black_box(table.completions(given));
        }
    }
}

/// Counts the solutions with two given queens and one on each square.
pub fn heat<const N: usize>(table: impl Table<N>) -> impl FnMut() {
    let given = given(table);
    move || {
        for given in &given {
            black_box(table.heat_map(given));
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

/// Solutions and, in turn with them, columns in which the queens of two rows are exchanged.
fn candidates<const N: usize>(table: impl Table<N>) -> Vec<[u8; N]> {
    let mut candidates = columns(table);
    for (index, columns) in candidates.iter_mut().enumerate() {
        if index % 2 == 1 {
            columns.swap(index % N, (index + 3) % N);
        }
    }
    candidates
}

/// Boards with the queens of solutions in the top row and in a row of the middle.
fn given<const N: usize>(table: impl Table<N>) -> Vec<Given<N>> {
    let given = |columns: [u8; N]| {
        let mut given = Given { columns: [None; N], board: Board::empty(N).unwrap() };
        for row in [0, N / 2] {
            given.columns[row] = Some(columns[row]);
            given.board.place(Square::new(row, columns[row].into()));
        }
        given
    };
    columns(table).into_iter().map(given).collect()
}
