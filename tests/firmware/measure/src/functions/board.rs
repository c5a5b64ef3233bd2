//! Functions of boards.

use core::fmt::{self, Write};

use queen_runtime::*;

use super::*;
use crate::Nowhere;

functions! { FUNCTIONS:
    "Board::empty" (size: usize = 8) -> Option<Board> { Board::empty(size) }
    "Board::from_row_masks" (
        size: usize = 8,
        masks: [u16; 16] = board().row_masks()
    ) -> Option<Board> {
        Board::from_row_masks(size, masks)
    }
    "Board::from_fen" (fen: &str = "1Q2/3Q/Q3/2Q1") -> Result<Board, ParseBoardError> {
        Board::from_fen(fen)
    }
    "Board::from_squares" (
        size: usize = 8,
        squares: &str = "d8 g7"
    ) -> Result<Board, ParseBoardError> {
        Board::from_squares(size, squares)
    }
    "Board::from_str" (picture: &str = ".Q..\n...Q\nQ...\n..Q.") -> Result<Board, ParseBoardError> {
        picture.parse()
    }
    "Board::from(Placement)" (placement: Placement = solution().into()) -> Board {
        placement.into()
    }
    "Board::from(Solution)" (solution: Solution<8> = solution()) -> Board { solution.into() }
    "Board::from(AnySolution)" (solution: AnySolution = solution().into()) -> Board {
        solution.into()
    }
    "Board::size" (board: &Board = &board()) -> usize { board.size() }
    "Board::has_queen" (board: &Board = &board(), row: usize = 3, column: usize = 2) -> bool {
        board.has_queen(row, column)
    }
    "Board::place" (board: &mut Board = &mut board(), row: usize = 3, column: usize = 2) -> bool {
        board.place(row, column)
    }
    "Board::remove" (board: &mut Board = &mut board(), row: usize = 0, column: usize = 3) -> bool {
        board.remove(row, column)
    }
    "Board::toggle" (board: &mut Board = &mut board(), row: usize = 3, column: usize = 2) -> bool {
        board.toggle(row, column)
    }
    "Board::clear" (board: &mut Board = &mut board()) { board.clear(); }
    "Board::queen_count" (board: &Board = &board()) -> usize { board.queen_count() }
    "Board::row_masks" (board: &Board = &board()) -> [u16; 16] { board.row_masks() }
    "Board::queens" (board: &Board = &board()) -> Queens { board.queens() }
    "Board::into_iter" (board: Board = board()) -> Queens { board.into_iter() }
    "Board::attackers" (board: &Board = &board(), row: usize = 3, column: usize = 2) -> Queens {
        board.attackers(row, column)
    }
    "Board::conflicts" (board: &Board = &board()) -> Conflicts { board.conflicts() }
    "Board::is_safe" (board: &Board = &board(), row: usize = 3, column: usize = 2) -> bool {
        board.is_safe(row, column)
    }
    "Board::is_solved" (board: &Board = &solution().into()) -> bool { board.is_solved() }
    "Board::solution" (board: &Board = &solution().into()) -> Option<AnySolution> {
        board.solution()
    }
    "Board::transform" (board: Board = board(), symmetry: Symmetry = Symmetry::Rotate90) -> Board {
        board.transform(symmetry)
    }
    "Board::extend((usize, usize))" (
        board: &mut Board = &mut board(),
        squares: [(usize, usize); 2] = [(3, 2), (4, 0)]
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
    "Queens::next" (queens: &mut Queens = &mut board().queens()) -> Option<(usize, usize)> {
        queens.next()
    }
    "Queens::next_back" (queens: &mut Queens = &mut board().queens()) -> Option<(usize, usize)> {
        queens.next_back()
    }
    "Queens::len" (queens: &Queens = &board().queens()) -> usize { queens.len() }
    "Queens::size_hint" (queens: &Queens = &board().queens()) -> (usize, Option<usize>) {
        queens.size_hint()
    }
    "board.queens().enumerate().rev()" (
        queens: Queens = board().queens()
    ) -> Option<(usize, (usize, usize))> {
        queens.enumerate().rev().next()
    }
    "Conflicts::next" (
        conflicts: &mut Conflicts = &mut board().conflicts()
    ) -> Option<((usize, usize), (usize, usize))> {
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
        kind: &ParseBoardErrorKind = &ParseBoardErrorKind::Size,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{kind}")
    }
    "Board::attacked" (board: &Board = &board()) -> Board { board.attacked() }
    "Board::free" (board: &Board = &board()) -> Board { board.free() }
    "Board::from_iter((usize, usize))" (squares: [(usize, usize); 2] = [(0, 3), (1, 6)]) -> Board {
        squares.into_iter().collect()
    }
    "Board::try_from(&[u8])" (columns: &[u8] = &COLUMNS) -> Result<Board, SolutionError> {
        columns.try_into()
    }
    "Board::bitboard" (board: &Board = &board()) -> Option<u64> { board.bitboard() }
    "Square::new" (row: usize = 4, column: usize = 2) -> Square { Square::new(row, column) }
    "Square::row" (square: Square = Square::new(4, 2)) -> usize { square.row() }
    "Square::column" (square: Square = Square::new(4, 2)) -> usize { square.column() }
    "Square::is_on" (square: Square = Square::new(4, 2), size: usize = 8) -> bool {
        square.is_on(size)
    }
    "Square::attacks" (square: Square = Square::new(4, 2), other: Square = Square::new(6, 0)) -> bool {
        square.attacks(other)
    }
    "Square::name" (square: Square = Square::new(4, 2), size: usize = 8) -> SquareName {
        square.name(size)
    }
    "Square::from_name" (name: &str = "c4", size: usize = 8) -> Result<Square, ParseSquareError> {
        Square::from_name(name, size)
    }
    "Square::from((usize, usize))" (square: (usize, usize) = (4, 2)) -> Square { square.into() }
    "(usize, usize)::from(Square)" (square: Square = Square::new(4, 2)) -> (usize, usize) {
        square.into()
    }
    "Square: Debug" (
        square: &Square = &Square::new(4, 2),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{square:?}")
    }
    "SquareName::as_str" (name: &SquareName = &square_name()) -> &str { name.as_str() }
    "SquareName::as_ref(str)" (name: &SquareName = &square_name()) -> &str { name.as_ref() }
    "SquareName::column" (name: &SquareName = &square_name()) -> &str { name.column() }
    "SquareName::row" (name: &SquareName = &square_name()) -> &str { name.row() }
    "SquareName::eq(str)" (name: &SquareName = &square_name(), other: &str = "c4") -> bool {
        name == other
    }
    "SquareName::eq(&str)" (name: &SquareName = &square_name(), other: &str = "c4") -> bool {
        *name == other
    }
    "SquareName: Display" (
        name: &SquareName = &square_name(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{name}")
    }
    "SquareName: Debug" (
        name: &SquareName = &square_name(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{name:?}")
    }
    "ParseSquareError: Display" (
        error: &ParseSquareError = &ParseSquareError::Malformed,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
}

fn square_name() -> SquareName {
    Square::new(4, 2).name(8)
}
