//! Functions of puzzles.

use core::fmt::{self, Write};
use core::hint::black_box;
use core::iter::Copied;
use core::ops::RangeInclusive;
use core::slice;

use queen_runtime::error::ParseLayoutError;
use queen_runtime::iter::*;
use queen_runtime::layout::{Any, Layout, Plain, PuzzleLayout, Ranked};
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

const RANGE: PuzzleRange = queen_table!(4..=8);

/// The functions of puzzles of one form.
macro_rules! puzzles {
    ($list:ident, $after:literal, $puzzle:expr, $n:literal, $layout:ty) => {
        functions! { $list, $after:
            "QueenPuzzle::size" () -> usize { $puzzle.size() }
            "QueenPuzzle::nb_of_solutions" () -> usize { $puzzle.nb_of_solutions() }
            "QueenPuzzle::nb_of_tested_permutations" () -> u64 {
                $puzzle.nb_of_tested_permutations()
            }
            "QueenPuzzle::nb_of_fundamental_solutions" () -> usize {
                $puzzle.nb_of_fundamental_solutions()
            }
            "QueenPuzzle::table" () -> &'static [u8] { $puzzle.table() }
            "QueenPuzzle::layout" () -> Layout { $puzzle.layout() }
            "QueenPuzzle::into_any" () -> AnyQueenPuzzle { $puzzle.into_any() }
            "QueenPuzzle::solution" (
                k: usize = 13
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                $puzzle.solution(k)
            }
            "QueenPuzzle::number_of" (columns: &[u8; 8] = &COLUMNS) -> Option<usize> {
                $puzzle.number_of(columns)
            }
            "QueenPuzzle::verify" () -> bool { $puzzle.verify() }
            "QueenPuzzle::iter" () -> Solutions<$n, $layout> { $puzzle.iter() }
            "QueenPuzzle::into_iter" () -> Solutions<$n, $layout> { $puzzle.into_iter() }
            "&QueenPuzzle::into_iter" () -> Solutions<$n, $layout> { (&$puzzle).into_iter() }
            "QueenPuzzle::fundamental_solutions" () -> FundamentalSolutions<$n, $layout> {
                $puzzle.fundamental_solutions()
            }
            "QueenPuzzle::completions" (board: &Board = &board()) -> Completions<$n, $layout> {
                $puzzle.completions(board)
            }
            "QueenPuzzle::has_completion" (board: &Board = &board()) -> bool {
                $puzzle.has_completion(board)
            }
            "QueenPuzzle::hint" (board: &Board = &board()) -> Option<Square> {
                $puzzle.hint(board)
            }
            "QueenPuzzle::heat_map" (board: &Board = &board()) -> HeatMap<$n> {
                $puzzle.heat_map(board)
            }
            "QueenPuzzle::board" () -> Board { $puzzle.board() }
            "QueenPuzzle: Debug" (output: &mut dyn Write = &mut Nowhere) -> fmt::Result {
                write!(output, "{:?}", $puzzle)
            }
        }
    };
}

puzzles!(FUNCTIONS, "", PLAIN, 8, Plain);
puzzles!(RANKED_FUNCTIONS, ", ranked", RANKED, 8, Ranked);
puzzles!(ANY_FUNCTIONS, ", any", *black_box(&ANY), 16, Any);

functions! { OTHER_FUNCTIONS:
    "QueenPuzzle::from_table" (table: &'static [u8] = PLAIN.table()) -> Option<QueenPuzzle<8>> {
        QueenPuzzle::from_table(table)
    }
    "QueenPuzzle::from_table, ranked" (
        table: &'static [u8] = RANKED.table()
    ) -> Option<QueenPuzzle<8, Ranked>> {
        QueenPuzzle::from_table(table)
    }
    "QueenPuzzle::from_parts, any" (
        size: usize = 8,
        layout: Layout = Layout::Plain,
        table: &'static [u8] = PLAIN.table()
    ) -> Option<AnyQueenPuzzle> {
        AnyQueenPuzzle::from_parts(table, size, layout)
    }
    "QueenPuzzle::columns" () -> &'static [[u8; 8]] { PLAIN.columns() }
    "HeatMap::rows" (heat_map: &HeatMap<8> = &PLAIN.heat_map(&board())) -> &[[u32; 8]; 8] {
        heat_map.rows()
    }
    "HeatMap::index(Square)" (
        heat_map: &HeatMap<8> = &PLAIN.heat_map(&board()),
        square: Square = square()
    ) -> u32 {
        heat_map[square]
    }
    "HeatMap::index(Square), any" (
        heat_map: &AnyHeatMap = &ANY.heat_map(&board()),
        square: Square = square()
    ) -> u32 {
        heat_map[square]
    }
    "HeatMap: Debug" (
        heat_map: &HeatMap<8> = &PLAIN.heat_map(&board()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{heat_map:?}")
    }
    "Layout: Display" (
        layout: &Layout = &Layout::RANKED,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{layout}")
    }
    "Layout::all" () -> Option<Layout> { Layout::all().last() }
    "Layout::from_str" (name: &str = "ranked(7)") -> Option<Layout> { name.parse().ok() }
    "ParseLayoutError: Display" (
        error: &ParseLayoutError = &"".parse::<Layout>().unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "QueenPuzzle::downcast, any" (puzzle: AnyQueenPuzzle = ANY) -> Option<QueenPuzzle<8, Ranked>> {
        puzzle.downcast()
    }
    "AnyQueenPuzzle::from(QueenPuzzle)" (puzzle: QueenPuzzle<8> = PLAIN) -> AnyQueenPuzzle {
        puzzle.into()
    }
    "PuzzleRange::get" (size: usize = 8) -> Option<AnyQueenPuzzle> { RANGE.get(size) }
    "PuzzleRange::sizes" () -> RangeInclusive<usize> { RANGE.sizes() }
    "PuzzleRange::iter" () -> Copied<slice::Iter<'static, AnyQueenPuzzle>> { RANGE.iter() }
    "PuzzleRange::into_iter" () -> Copied<slice::Iter<'static, AnyQueenPuzzle>> {
        RANGE.into_iter()
    }
    "&PuzzleRange::into_iter" () -> Copied<slice::Iter<'static, AnyQueenPuzzle>> {
        (&RANGE).into_iter()
    }
    "PuzzleRange: Debug" (
        range: &PuzzleRange = &RANGE,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{range:?}")
    }
}
