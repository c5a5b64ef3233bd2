//! A game: one board that is being solved.

use std::time::Duration;

use queen_challenge::{Challenge, Notes};
use queen_runtime::{AnyQueenPuzzle, AnySolution, Board, PuzzleRange, queen_table};

use crate::feat::Feat;
use crate::kind::Kind;
use crate::tip::Tip;

/// All solutions of the sizes of the game.
pub const PUZZLES: PuzzleRange = queen_table!(4..=10);

/// A row and a column, from 0.
pub type Square = (usize, usize);

/// A game on one board, with its history.
#[derive(Clone, Debug)]
pub struct Game {
    kind: Kind,
    puzzle: AnyQueenPuzzle,
    challenge: Option<Challenge>,
    notes: Notes,
    before: Vec<Notes>,
    undone: Vec<Notes>,
    cursor: Square,
    tip: Option<Tip>,
    tips: u32,
    played: Duration,
}

impl Game {
    /// An empty board to explore; `None` unless there is a puzzle of that size.
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        let puzzle = PUZZLES.get(size)?;
        Some(Self::start(Kind::Explore, puzzle, None))
    }

    /// A game of this kind; `seed` draws a challenge that is not of a day. `None` if the size has
    /// no challenge of the grade.
    #[must_use]
    pub fn draw(kind: Kind, size: usize, seed: u64) -> Option<Self> {
        let puzzle = PUZZLES.get(size)?;
        let challenge = match kind {
            Kind::Explore => return Self::new(size),
            Kind::Challenge(grade) => Challenge::with_seed(&puzzle, seed, grade)?,
            Kind::Daily(day, grade) => Challenge::with_seed(&puzzle, day.into(), grade)?,
        };
        Some(Self::start(kind, puzzle, Some(challenge)))
    }

    fn start(kind: Kind, puzzle: AnyQueenPuzzle, challenge: Option<Challenge>) -> Self {
        Self {
            kind,
            puzzle,
            challenge,
            notes: Notes::new(challenge.map_or(puzzle.board(), |challenge| *challenge.givens())),
            before: Vec::new(),
            undone: Vec::new(),
            cursor: (0, 0),
            tip: None,
            tips: 0,
            played: Duration::ZERO,
        }
    }

    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The solutions for a board of this size.
    pub fn puzzle(&self) -> AnyQueenPuzzle {
        self.puzzle
    }

    /// The challenge; `None` on a board to explore.
    #[must_use]
    pub fn challenge(&self) -> Option<Challenge> {
        self.challenge
    }

    /// The number of rows and of columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.puzzle.size()
    }

    /// The square of the cursor.
    #[must_use]
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// The last tip, until the board changes.
    #[must_use]
    pub fn tip(&self) -> Option<Tip> {
        self.tip
    }

    /// The number of tips given.
    #[must_use]
    pub fn tips(&self) -> u32 {
        self.tips
    }

    /// The time for which the board has been played, until it was solved.
    #[must_use]
    pub fn played(&self) -> Duration {
        self.played
    }

    /// The queens, and the squares that are ruled out.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The squares that have a queen.
    #[must_use]
    pub fn queens(&self) -> Vec<Square> {
        self.notes.queens.queens().collect()
    }

    /// Whether this square has a given queen, which stays.
    #[must_use]
    pub fn is_given(&self, (row, column): Square) -> bool {
        self.challenge.is_some_and(|challenge| challenge.is_given(row, column))
    }

    /// The pairs of queens that attack each other.
    #[must_use]
    pub fn conflicts(&self) -> Vec<(Square, Square)> {
        self.notes.queens.conflicts().collect()
    }

    /// The number of solutions that have a queen wherever the board has one.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.puzzle.completions(&self.notes.queens).count()
    }

    /// For each square, the number of remaining solutions that have a queen there.
    #[must_use]
    pub fn heat_map(&self) -> [[u32; 16]; 16] {
        self.puzzle.heat_map(&self.notes.queens)
    }

    /// The solution that the board shows and its number; `None` unless it is solved.
    #[must_use]
    pub fn solution(&self) -> Option<(usize, AnySolution)> {
        let solution = self.notes.queens.solution()?;
        Some((self.puzzle.number_of(&solution)?, solution))
    }

    /// The feat of having solved the challenge on this day; `None` unless it is solved.
    #[must_use]
    pub fn feat(&self, day: u32) -> Option<Feat> {
        self.solution()?;
        let (challenge, seconds) = (self.challenge?, self.played.as_secs());
        Some(Feat { challenge, day, seconds, tips: self.tips })
    }

    /// Advances the clock, unless the board is solved.
    pub fn pass(&mut self, time: Duration) {
        if !self.notes.queens.is_solved() {
            self.played += time;
        }
    }

    /// Moves the cursor this many rows down and columns to the right, up to the edge of the board.
    pub fn step(&mut self, rows: isize, columns: isize) {
        let last = self.size() - 1;
        let (row, column) = self.cursor;
        self.cursor = (
            row.saturating_add_signed(rows).min(last),
            column.saturating_add_signed(columns).min(last),
        );
    }

    /// Moves the cursor to a square of the board.
    pub fn go_to(&mut self, (row, column): Square) {
        if row < self.size() && column < self.size() {
            self.cursor = (row, column);
        }
    }

    /// Places a queen, or removes it unless it was given.
    pub fn toggle(&mut self) {
        if !self.is_given(self.cursor) {
            let mut notes = self.notes;
            notes.queens.toggle(self.cursor.0, self.cursor.1);
            notes.ruled_out.remove(self.cursor.0, self.cursor.1);
            self.change_to(notes);
        }
    }

    /// Rules the square out, or takes that back. A square with a queen stays as it is.
    pub fn rule_out(&mut self) {
        if !self.notes.queens.has_queen(self.cursor.0, self.cursor.1) {
            let mut notes = self.notes;
            notes.ruled_out.toggle(self.cursor.0, self.cursor.1);
            self.change_to(notes);
        }
    }

    /// Removes all marks and all queens except the given ones.
    pub fn clear(&mut self) {
        if !self.is_untouched() {
            self.change_to(self.beginning());
        }
    }

    /// Goes back to the board before the last change.
    pub fn undo(&mut self) {
        if !self.is_over()
            && let Some(notes) = self.before.pop()
        {
            self.undone.push(self.notes);
            self.show(notes);
        }
    }

    /// Redoes the last undone change.
    pub fn redo(&mut self) {
        if let Some(notes) = self.undone.pop() {
            self.before.push(self.notes);
            self.show(notes);
        }
    }

    /// Gives a tip and moves the cursor to its square. A tip that is still shown is not counted
    /// again.
    ///
    /// In a challenge, the tip is a mistake or the next step; on a board to explore, it is the
    /// square with a queen in the most solutions that are not `found`.
    pub fn ask_for_tip(&mut self, found: impl Fn(AnySolution) -> bool) -> Option<Tip> {
        if self.tip.is_none() {
            self.tip = match self.challenge {
                Some(challenge) => self.mistake(&challenge).or_else(|| self.next_step()),
                None => self.way_to_solutions(found),
            };
            self.tips += u32::from(self.tip.is_some());
        }
        self.cursor = self.tip.map_or(self.cursor, |tip| tip.square());
        self.tip
    }

    fn next_step(&self) -> Option<Tip> {
        self.notes.next_step().map(Tip::Step)
    }

    /// A queen that is not in the solution, or a mark on a square of the solution.
    fn mistake(&self, challenge: &Challenge) -> Option<Tip> {
        let solution = Board::from(challenge.solution());
        let is_wrong_queen = |&(row, column): &Square| !solution.has_queen(row, column);
        let is_wrong_mark = |&(row, column): &Square| solution.has_queen(row, column);
        let square = self
            .notes
            .queens
            .queens()
            .find(is_wrong_queen)
            .or_else(|| self.notes.ruled_out.queens().find(is_wrong_mark))?;
        Some(Tip::Mistake { size: self.size(), square })
    }

    fn way_to_solutions(&self, found: impl Fn(AnySolution) -> bool) -> Option<Tip> {
        let (board, size) = (&self.notes.queens, self.size());
        let mut solutions_through = vec![0; size * size];
        for solution in self.puzzle.completions(board).filter(|&solution| !found(solution)) {
            for (row, column) in
                solution.queens().filter(|&(row, column)| !board.has_queen(row, column))
            {
                solutions_through[row * size + column] += 1;
            }
        }
        let most = solutions_through.iter().copied().max().filter(|&most| most > 0);
        let Some(solutions) = most else {
            return self.puzzle.hint(board).map(|square| Tip::Found { size, square });
        };
        let index = solutions_through.iter().position(|&count| count == solutions)?;
        Some(Tip::Towards { size, square: (index / size, index % size), solutions })
    }

    /// Whether the board cannot change any more: a challenge ends with its solution.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.challenge.is_some() && self.notes.queens.is_solved()
    }

    /// Whether the board is as it was at the start.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.notes == self.beginning()
    }

    fn beginning(&self) -> Notes {
        let empty = self.puzzle.board();
        Notes::new(self.challenge.map_or(empty, |challenge| *challenge.givens()))
    }

    fn change_to(&mut self, notes: Notes) {
        if !self.is_over() {
            self.before.push(self.notes);
            self.undone.clear();
            self.show(notes);
        }
    }

    fn show(&mut self, notes: Notes) {
        self.notes = notes;
        self.tip = None;
    }
}

/// The name of a square, as in chess.
#[must_use]
pub fn name(size: usize, (row, column): Square) -> String {
    format!("{}{}", char::from(b'a' + column as u8), size - row)
}
