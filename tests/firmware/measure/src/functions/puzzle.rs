//! Functions of puzzles.

use core::fmt::{self, Write};
use core::ops::RangeInclusive;

use queen_runtime::layout::Plain;
use queen_math::table::Layout;
use queen_runtime::*;

use super::*;
use crate::Nowhere;
use crate::function::functions;

const RANGE: PuzzleRange = queen_table!(4..=8);

functions! { FUNCTIONS:
    "QueenPuzzle::from_table" (table: &'static [u8] = PLAIN.table()) -> Option<QueenPuzzle<8>> {
        QueenPuzzle::from_table(table)
    }
    "QueenPuzzle::from_table, ranked" (
        table: &'static [u8] = RANKED.table()
    ) -> Option<QueenPuzzle<8, Ranked>> {
        QueenPuzzle::from_table(table)
    }
    "QueenPuzzle::board_size" () -> usize { PLAIN.size() }
    "QueenPuzzle::nb_of_solutions" () -> usize { PLAIN.nb_of_solutions() }
    "QueenPuzzle::nb_of_tested_permutations" () -> u64 { PLAIN.nb_of_tested_permutations() }
    "QueenPuzzle::nb_of_fundamental_solutions" () -> usize { PLAIN.nb_of_fundamental_solutions() }
    "QueenPuzzle::table" () -> &'static [u8] { PLAIN.table() }
    "QueenPuzzle::solutions" () -> &'static [[u8; 8]] { PLAIN.solutions() }
    "QueenPuzzle::solution" (k: usize = 13) -> Option<Solution<8>> { PLAIN.solution(k) }
    "QueenPuzzle::solution, ranked" (k: usize = 13) -> Option<Solution<8>> { RANKED.solution(k) }
    "QueenPuzzle::number_of" (columns: &[u8; 8] = &COLUMNS) -> Option<usize> {
        PLAIN.number_of(columns)
    }
    "QueenPuzzle::number_of, ranked" (columns: &[u8; 8] = &COLUMNS) -> Option<usize> {
        RANKED.number_of(columns)
    }
    "QueenPuzzle::verify" () -> bool { PLAIN.verify() }
    "QueenPuzzle::verify, ranked" () -> bool { RANKED.verify() }
    "QueenPuzzle::iter" () -> Solutions<QueenPuzzle<8>> { PLAIN.iter() }
    "QueenPuzzle::into_iter" () -> Solutions<QueenPuzzle<8>> { PLAIN.into_iter() }
    "&QueenPuzzle::into_iter" (puzzle: &QueenPuzzle<8> = &PLAIN) -> Solutions<QueenPuzzle<8>> {
        puzzle.into_iter()
    }
    "QueenPuzzle::fundamental_solutions" () -> FundamentalSolutions<QueenPuzzle<8>> {
        PLAIN.fundamental_solutions()
    }
    "QueenPuzzle::completions" (board: &Board = &board()) -> Completions<QueenPuzzle<8>> {
        PLAIN.completions(board)
    }
    "QueenPuzzle::is_solvable" (board: &Board = &board()) -> bool { PLAIN.has_completion(board) }
    "QueenPuzzle::is_solvable, ranked" (board: &Board = &board()) -> bool {
        RANKED.has_completion(board)
    }
    "QueenPuzzle::hint" (board: &Board = &board()) -> Option<(usize, usize)> { PLAIN.hint(board) }
    "QueenPuzzle::hint, ranked" (board: &Board = &board()) -> Option<(usize, usize)> {
        RANKED.hint(board)
    }
    "QueenPuzzle::heat_map" (board: &Board = &board()) -> [[u32; 8]; 8] { PLAIN.heat_map(board) }
    "QueenPuzzle::heat_map, ranked" (board: &Board = &board()) -> [[u32; 8]; 8] {
        RANKED.heat_map(board)
    }
    "QueenPuzzle::board" () -> Board { PLAIN.board() }
    "QueenPuzzle::into_any" () -> AnyQueenPuzzle { PLAIN.into_any() }
    "QueenPuzzle::try_from(AnyQueenPuzzle)" (
        puzzle: AnyQueenPuzzle = ANY
    ) -> Result<QueenPuzzle<8>, PuzzleError> {
        puzzle.try_into()
    }
    "QueenPuzzle: Debug" (
        puzzle: &QueenPuzzle<8> = &PLAIN,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{puzzle:?}")
    }
    "PuzzleError: Display" (
        error: &PuzzleError = &QueenPuzzle::<9>::try_from(ANY).unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
}

functions! { ANY_FUNCTIONS:
    "AnyQueenPuzzle::from_parts" (
        size: usize = 8,
        coding: Layout = Layout::Plain,
        table: &'static [u8] = PLAIN.table()
    ) -> Option<AnyQueenPuzzle> {
        AnyQueenPuzzle::from_parts(size, coding, table)
    }
    "AnyQueenPuzzle::from(QueenPuzzle)" (puzzle: QueenPuzzle<8> = PLAIN) -> AnyQueenPuzzle {
        puzzle.into()
    }
    "AnyQueenPuzzle::downcast" (puzzle: AnyQueenPuzzle = ANY) -> Option<QueenPuzzle<8, Plain>> {
        puzzle.downcast()
    }
    "AnyQueenPuzzle::board_size" (puzzle: &AnyQueenPuzzle = &ANY) -> usize { puzzle.size() }
    "AnyQueenPuzzle::coding" (puzzle: &AnyQueenPuzzle = &ANY) -> Layout { puzzle.layout() }
    "AnyQueenPuzzle::nb_of_solutions" (puzzle: &AnyQueenPuzzle = &ANY) -> usize {
        puzzle.nb_of_solutions()
    }
    "AnyQueenPuzzle::nb_of_tested_permutations" (puzzle: &AnyQueenPuzzle = &ANY) -> u64 {
        puzzle.nb_of_tested_permutations()
    }
    "AnyQueenPuzzle::nb_of_fundamental_solutions" (puzzle: &AnyQueenPuzzle = &ANY) -> usize {
        puzzle.nb_of_fundamental_solutions()
    }
    "AnyQueenPuzzle::table" (puzzle: &AnyQueenPuzzle = &ANY) -> &'static [u8] { puzzle.table() }
    "AnyQueenPuzzle::solution" (
        puzzle: &AnyQueenPuzzle = &ANY,
        k: usize = 13
    ) -> Option<AnySolution> {
        puzzle.solution(k)
    }
    "AnyQueenPuzzle::number_of" (
        puzzle: &AnyQueenPuzzle = &ANY,
        columns: &[u8] = &COLUMNS
    ) -> Option<usize> {
        puzzle.number_of(columns)
    }
    "AnyQueenPuzzle::verify" (puzzle: &AnyQueenPuzzle = &ANY) -> bool { puzzle.verify() }
    "AnyQueenPuzzle::iter" (puzzle: &AnyQueenPuzzle = &ANY) -> Solutions<0, Any> {
        puzzle.iter()
    }
    "AnyQueenPuzzle::into_iter" (puzzle: AnyQueenPuzzle = ANY) -> Solutions<0, Any> {
        puzzle.into_iter()
    }
    "&AnyQueenPuzzle::into_iter" (puzzle: &AnyQueenPuzzle = &ANY) -> Solutions<0, Any> {
        puzzle.into_iter()
    }
    "AnyQueenPuzzle::fundamental_solutions" (
        puzzle: &AnyQueenPuzzle = &ANY
    ) -> FundamentalSolutions<0, Any> {
        puzzle.fundamental_solutions()
    }
    "AnyQueenPuzzle::completions" (
        puzzle: &AnyQueenPuzzle = &ANY,
        board: &Board = &board()
    ) -> Completions<AnyQueenPuzzle> {
        puzzle.completions(board)
    }
    "AnyQueenPuzzle::is_solvable" (
        puzzle: &AnyQueenPuzzle = &ANY,
        board: &Board = &board()
    ) -> bool {
        puzzle.has_completion(board)
    }
    "AnyQueenPuzzle::hint" (
        puzzle: &AnyQueenPuzzle = &ANY,
        board: &Board = &board()
    ) -> Option<(usize, usize)> {
        puzzle.hint(board)
    }
    "AnyQueenPuzzle::heat_map" (
        puzzle: &AnyQueenPuzzle = &ANY,
        board: &Board = &board()
    ) -> [[u32; 16]; 16] {
        puzzle.heat_map(board)
    }
    "AnyQueenPuzzle::board" (puzzle: &AnyQueenPuzzle = &ANY) -> Board { puzzle.board() }
    "AnyQueenPuzzle: Debug" (
        puzzle: &AnyQueenPuzzle = &ANY,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{puzzle:?}")
    }
}

functions! { RANGE_FUNCTIONS:
    "PuzzleRange::get" (size: usize = 8) -> Option<AnyQueenPuzzle> { RANGE.get(size) }
    "PuzzleRange::sizes" () -> RangeInclusive<usize> { RANGE.sizes() }
    "PuzzleRange::iter" () -> Puzzles { RANGE.iter() }
    "PuzzleRange::into_iter" () -> Puzzles { RANGE.into_iter() }
    "&PuzzleRange::into_iter" (puzzles: &PuzzleRange = &RANGE) -> Puzzles { puzzles.into_iter() }
    "PuzzleRange: Debug" (
        puzzles: &PuzzleRange = &RANGE,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{puzzles:?}")
    }
    "Puzzles::next" (puzzles: &mut Puzzles = &mut RANGE.iter()) -> Option<AnyQueenPuzzle> {
        puzzles.next()
    }
    "Puzzles::next_back" (puzzles: &mut Puzzles = &mut RANGE.iter()) -> Option<AnyQueenPuzzle> {
        puzzles.next_back()
    }
    "Puzzles::nth" (
        puzzles: &mut Puzzles = &mut RANGE.iter(),
        n: usize = 2
    ) -> Option<AnyQueenPuzzle> {
        puzzles.nth(n)
    }
    "Puzzles::nth_back" (
        puzzles: &mut Puzzles = &mut RANGE.iter(),
        n: usize = 2
    ) -> Option<AnyQueenPuzzle> {
        puzzles.nth_back(n)
    }
    "Puzzles::len" (puzzles: &Puzzles = &RANGE.iter()) -> usize { puzzles.len() }
    "Puzzles::size_hint" (puzzles: &Puzzles = &RANGE.iter()) -> (usize, Option<usize>) {
        puzzles.size_hint()
    }
    "Puzzles::count" (puzzles: Puzzles = RANGE.iter()) -> usize { puzzles.count() }
    "Puzzles::last" (puzzles: Puzzles = RANGE.iter()) -> Option<AnyQueenPuzzle> { puzzles.last() }
    "puzzles.iter().enumerate().rev()" (
        puzzles: Puzzles = RANGE.iter()
    ) -> Option<(usize, AnyQueenPuzzle)> {
        puzzles.enumerate().rev().next()
    }
}
