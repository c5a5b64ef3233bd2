//! One board that is being solved.

use queen_runtime::{AnyQueenPuzzle, AnySolution, Board, QueenPuzzles, queen_table};

/// All that the game knows of solutions.
pub const PUZZLES: QueenPuzzles = queen_table!(4..=10);

/// A row and a column, from 0.
pub type Square = (usize, usize);

/// A board of some size, with what was done to it.
#[derive(Clone, Debug)]
pub struct Game {
    puzzle: AnyQueenPuzzle,
    board: Board,
    before: Vec<Board>,
    undone: Vec<Board>,
    cursor: Square,
    tip: Option<Square>,
}

impl Game {
    /// An empty board; `None` unless there is a puzzle of that size.
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        let puzzle = PUZZLES.get(size)?;
        Some(Self {
            puzzle,
            board: puzzle.board(),
            before: Vec::new(),
            undone: Vec::new(),
            cursor: (0, 0),
            tip: None,
        })
    }

    /// The solutions for a board of this size.
    pub fn puzzle(&self) -> AnyQueenPuzzle {
        self.puzzle
    }

    /// The number of rows and of columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.puzzle.board_size()
    }

    /// Where the player is.
    #[must_use]
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// The square of the tip that was asked for last, until the board changes.
    #[must_use]
    pub fn tip(&self) -> Option<Square> {
        self.tip
    }

    /// The squares that have a queen.
    #[must_use]
    pub fn queens(&self) -> Vec<Square> {
        self.board.queens().collect()
    }

    /// The pairs of queens that attack each other.
    #[must_use]
    pub fn conflicts(&self) -> Vec<(Square, Square)> {
        self.board.conflicts().collect()
    }

    /// How many solutions have a queen wherever the board has one.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.puzzle.completions(&self.board).count()
    }

    /// For each square, how many of the remaining solutions go through it.
    #[must_use]
    pub fn heat_map(&self) -> [[u32; 16]; 16] {
        self.puzzle.heat_map(&self.board)
    }

    /// The solution that the board shows and its number; `None` unless it is solved.
    #[must_use]
    pub fn solution(&self) -> Option<(usize, AnySolution)> {
        let solution = self.board.solution()?;
        Some((self.puzzle.number_of(&solution)?, solution))
    }

    /// Moves so many rows down and columns to the right, as far as the board goes.
    pub fn step(&mut self, rows: isize, columns: isize) {
        let last = self.size() - 1;
        let (row, column) = self.cursor;
        self.cursor = (
            row.saturating_add_signed(rows).min(last),
            column.saturating_add_signed(columns).min(last),
        );
    }

    /// Moves to a square of the board.
    pub fn go_to(&mut self, (row, column): Square) {
        if row < self.size() && column < self.size() {
            self.cursor = (row, column);
        }
    }

    /// Places a queen, or takes the one away that is there.
    pub fn toggle(&mut self) {
        let mut board = self.board;
        board.toggle(self.cursor.0, self.cursor.1);
        self.change_to(board);
    }

    /// Takes all queens away.
    pub fn clear(&mut self) {
        if self.board.count() > 0 {
            self.change_to(self.puzzle.board());
        }
    }

    /// Goes back to the board before the last change.
    pub fn undo(&mut self) {
        if let Some(board) = self.before.pop() {
            self.undone.push(self.board);
            self.show(board);
        }
    }

    /// Does what was undone last.
    pub fn redo(&mut self) {
        if let Some(board) = self.undone.pop() {
            self.before.push(self.board);
            self.show(board);
        }
    }

    /// Moves to the square that leaves most solutions within reach, if any does.
    pub fn ask_for_tip(&mut self) -> Option<Square> {
        self.tip = self.puzzle.hint(&self.board);
        self.cursor = self.tip.unwrap_or(self.cursor);
        self.tip
    }

    fn change_to(&mut self, board: Board) {
        self.before.push(self.board);
        self.undone.clear();
        self.show(board);
    }

    fn show(&mut self, board: Board) {
        self.board = board;
        self.tip = None;
    }
}

/// The name of a square, as in chess.
#[must_use]
pub fn name(size: usize, (row, column): Square) -> String {
    format!("{}{}", char::from(b'a' + column as u8), size - row)
}
