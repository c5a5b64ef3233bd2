//! Look-ups in tables of every size, and their verification.

use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, Solution, queen_table};

use crate::consume;

/// A table, by the name under which its look-up is exported.
pub struct Table {
    pub name: &'static str,
    pub bytes: usize,
    pub solutions: usize,
    pub look_up: fn(usize),
    pub verify: fn() -> bool,
}

macro_rules! tables {
    ($($look_up:literal, $verify:literal: $puzzle:ty = $table:expr;)*) => {
        pub const TABLES: &[Table] = &[$({
            const PUZZLE: $puzzle = $table;

            #[unsafe(export_name = $look_up)]
            #[inline(never)]
            fn look_up(k: usize) -> Option<Solution<{ PUZZLE.board_size() }>> {
                PUZZLE.solution(k)
            }

            #[unsafe(export_name = $verify)]
            #[inline(never)]
            fn verify() -> bool {
                PUZZLE.verify()
            }

            Table {
                name: $look_up,
                bytes: PUZZLE.table().len(),
                solutions: PUZZLE.nb_of_solutions(),
                look_up: |k| consume(look_up(k)),
                verify,
            }
        }),*];
    };
}

tables! {
    "4 plain", "4 plain, verified": QueenPuzzle<4> = queen_table!(4);
    "5 plain", "5 plain, verified": QueenPuzzle<5> = queen_table!(5);
    "6 plain", "6 plain, verified": QueenPuzzle<6> = queen_table!(6);
    "7 plain", "7 plain, verified": QueenPuzzle<7> = queen_table!(7);
    "8 plain", "8 plain, verified": QueenPuzzle<8> = queen_table!(8);
    "9 plain", "9 plain, verified": QueenPuzzle<9> = queen_table!(9);
    "10 plain", "10 plain, verified": QueenPuzzle<10> = queen_table!(10);
    "11 plain", "11 plain, verified": QueenPuzzle<11> = queen_table!(11);
    "12 plain", "12 plain, verified": QueenPuzzle<12> = queen_table!(12);
    "4 ranked", "4 ranked, verified": QueenPuzzle<4, Ranked> = queen_table!(4, layout = ranked);
    "5 ranked", "5 ranked, verified": QueenPuzzle<5, Ranked> = queen_table!(5, layout = ranked);
    "6 ranked", "6 ranked, verified": QueenPuzzle<6, Ranked> = queen_table!(6, layout = ranked);
    "7 ranked", "7 ranked, verified": QueenPuzzle<7, Ranked> = queen_table!(7, layout = ranked);
    "8 ranked", "8 ranked, verified": QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
    "9 ranked", "9 ranked, verified": QueenPuzzle<9, Ranked> = queen_table!(9, layout = ranked);
    "10 ranked", "10 ranked, verified": QueenPuzzle<10, Ranked> = queen_table!(10, layout = ranked);
    "11 ranked", "11 ranked, verified": QueenPuzzle<11, Ranked> = queen_table!(11, layout = ranked);
    "12 ranked", "12 ranked, verified": QueenPuzzle<12, Ranked> = queen_table!(12, layout = ranked);
}
