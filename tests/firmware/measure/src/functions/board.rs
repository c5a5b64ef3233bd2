//! Functions of boards.

use core::fmt::{self, Write};

use queen_runtime::error::*;
use queen_runtime::iter::*;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

functions! { FUNCTIONS:
    "Board::empty" (size: usize = 8) -> Option<Board> { Board::empty(size) }
    "Board::from_row_masks" (
        size: usize = 8,
        masks: [u16; 16] = board().row_masks()
    ) -> Option<Board> {
        Board::from_row_masks(masks, size)
    }
    "Board::from_fen" (fen: &str = "1Q2/3Q/Q3/2Q1") -> Result<Board, ParseBoardError> {
        Board::from_fen(fen)
    }
    "Board::from_squares" (
        size: usize = 8,
        squares: &str = "d8 g7"
    ) -> Result<Board, ParseBoardError> {
        Board::from_squares(squares, size)
    }
    "Board::from_str" (picture: &str = ".Q..\n...Q\nQ...\n..Q.") -> Result<Board, ParseBoardError> {
        picture.parse()
    }
    "Board::from(Placement)" (placement: Placement = solution().into()) -> Board {
        placement.into()
    }
    "Board::from(Solution)" (solution: Solution<8> = solution()) -> Board { solution.into() }
    "Board::from(Solution), any" (solution: AnySolution = solution().into()) -> Board {
        solution.into()
    }
    "Board::from(&Solution)" (solution: &Solution<8> = &solution()) -> Board { solution.into() }
    "Board::size" (board: &Board = &board()) -> usize { board.size() }
    "Board::has_queen" (board: &Board = &board(), square: Square = square()) -> bool {
        board.has_queen(square)
    }
    "Board::place" (board: &mut Board = &mut board(), square: Square = square()) -> bool {
        board.place(square)
    }
    "Board::remove" (board: &mut Board = &mut board(), square: Square = Square::new(0, 3)) -> bool {
        board.remove(square)
    }
    "Board::toggle" (board: &mut Board = &mut board(), square: Square = square()) -> bool {
        board.toggle(square)
    }
    "Board::clear" (board: &mut Board = &mut board()) { board.clear(); }
    "Board::queen_count" (board: &Board = &board()) -> usize { board.queen_count() }
    "Board::row_masks" (board: &Board = &board()) -> [u16; 16] { board.row_masks() }
    "Board::queens" (board: &Board = &board()) -> SquareIter { board.queens() }
    "Board::into_iter" (board: Board = board()) -> SquareIter { board.into_iter() }
    "&Board::into_iter" (board: &Board = &board()) -> SquareIter { board.into_iter() }
    "Board::attackers" (board: &Board = &board(), square: Square = square()) -> SquareSet {
        board.attackers(square)
    }
    "Board::conflicts" (board: &Board = &board()) -> Conflicts { board.conflicts() }
    "Board::is_safe" (board: &Board = &board(), square: Square = square()) -> bool {
        board.is_safe(square)
    }
    "Board::is_solved" (board: &Board = &solution().into()) -> bool { board.is_solved() }
    "Board::solution" (board: &Board = &solution().into()) -> Option<AnySolution> {
        board.solution()
    }
    "Board::transform" (board: Board = board(), symmetry: Symmetry = Symmetry::Rotate90) -> Board {
        board.transform(symmetry)
    }
    "Board::extend(Square)" (
        board: &mut Board = &mut board(),
        squares: [Square; 2] = [square(), Square::new(4, 0)]
    ) {
        board.extend(squares);
    }
    "Board: Display" (
        board: &Board = &board(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{board}")
    }
    "Board: Debug" (
        board: &Board = &board(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{board:?}")
    }
    "board.queens().enumerate().rev()" (
        queens: SquareIter = board().queens()
    ) -> Option<(usize, Square)> {
        queens.enumerate().rev().next()
    }
    "Conflicts::next" (
        conflicts: &mut Conflicts = &mut board().conflicts()
    ) -> Option<[Square; 2]> {
        conflicts.next()
    }
    "ParseBoardError::line" (error: &ParseBoardError = &Board::from_fen("").unwrap_err()) -> usize {
        error.line()
    }
    "ParseBoardError::column" (
        error: &ParseBoardError = &Board::from_fen("").unwrap_err()
    ) -> usize {
        error.column()
    }
    "ParseBoardError::kind" (
        error: &ParseBoardError = &Board::from_fen("").unwrap_err()
    ) -> ParseBoardErrorKind {
        error.kind()
    }
    "ParseBoardError: Display" (
        error: &ParseBoardError = &Board::from_fen("").unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "ParseBoardErrorKind: Display" (
        kind: &ParseBoardErrorKind = &ParseBoardErrorKind::Size { max: 16 },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{kind}")
    }
    "Board::attacked" (board: &Board = &board()) -> SquareSet { board.attacked() }
    "Board::free" (board: &Board = &board()) -> SquareSet { board.free() }
    "Board::try_from(&[u8])" (columns: &[u8] = &COLUMNS) -> Result<Board, SolutionError> {
        columns.try_into()
    }
    "Board::try_from(&[u8]), of an array" (
        columns: &[u8; 8] = &COLUMNS
    ) -> Result<Board, SolutionError> {
        columns.try_into()
    }
    "Board::try_from([u8])" (columns: [u8; 8] = COLUMNS) -> Result<Board, SolutionError> {
        columns.try_into()
    }
    "SquareSet::from(&Board)" (board: &Board = &board()) -> SquareSet { board.into() }
    "Board::bitboard" (board: &Board = &board()) -> Option<u64> { board.bitboard() }
}
