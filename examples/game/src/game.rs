//! A game: one board that is being solved.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use queen_challenge::{Challenge, Grade, Notes};
use queen_runtime::{
    AnyQueenPuzzle, AnySolution, HeatMap, PuzzleRange, Square, SquareSet, queen_table,
};

use crate::feat::Feat;
use crate::kind::Kind;
use crate::tip::{Content, Stage, Tip};
use crate::unfinished::Unfinished;

/// All solutions of the sizes of the game.
pub const PUZZLES: PuzzleRange = queen_table!(4..=10);

/// A game on one board, with its history.
#[derive(Clone, Debug)]
pub struct Game {
    kind: Kind,
    puzzle: AnyQueenPuzzle,
    challenge: Option<Challenge>,
    notes: Notes,
    facts: Facts,
    before: Vec<Notes>,
    undone: Vec<Notes>,
    cursor: Square,
    tip: Option<Tip>,
    tips: u32,
    played: Duration,
    /// The board as it was last stored; `None` if it was not.
    stored: Option<Unfinished>,
}

/// What follows from the notes. It is counted when they change, or when it is first asked for.
#[derive(Clone, Debug)]
struct Facts {
    conflicts: Vec<[Square; 2]>,
    attacked: SquareSet,
    solution: Option<(usize, AnySolution)>,
    remaining: OnceCell<usize>,
    heat_map: OnceCell<HeatMap<16>>,
}

impl Facts {
    fn of(notes: &Notes, puzzle: AnyQueenPuzzle) -> Self {
        let queens = notes.queens;
        let solution = queens.solution();
        Self {
            conflicts: queens.conflicts().collect(),
            attacked: queens.attacked(),
            solution: solution.and_then(|s| Some((puzzle.number_of(s)?, s))),
            remaining: OnceCell::new(),
            heat_map: OnceCell::new(),
        }
    }
}

impl Game {
    /// An empty board to explore; `None` unless there is a puzzle of that size.
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        let puzzle = PUZZLES.get(size)?;
        Some(Self::start(Kind::Explore, puzzle, None))
    }

    /// A game of this kind; `seed` picks a challenge that is not of a day, and a daily one has a
    /// size of its own. `None` if the size has no challenge of the grade.
    #[must_use]
    pub fn pick(kind: Kind, size: usize, seed: u64) -> Option<Self> {
        let puzzle = PUZZLES.get(size)?;
        let challenge = match kind {
            Kind::Explore => return Self::new(size),
            Kind::Learn => Challenge::with_seed(&puzzle, seed, Grade::Easy)?,
            Kind::Challenge(grade) => Challenge::with_seed(&puzzle, seed, grade)?,
            Kind::Daily(day) => Challenge::daily(&PUZZLES, day)?,
        };
        let puzzle = PUZZLES.get(challenge.givens().size())?;
        Some(Self::start(kind, puzzle, Some(challenge)))
    }

    /// Goes on with a board that was stored; `None` unless there is a puzzle of its size.
    #[must_use]
    pub fn resume(board: Unfinished) -> Option<Self> {
        let puzzle = PUZZLES.get(board.notes.queens.size())?;
        let mut game = Self::start(board.kind, puzzle, board.challenge);
        game.show(board.notes);
        (game.played, game.tips) = (Duration::from_secs(board.seconds), board.tips);
        game.stored = Some(board);
        Some(game)
    }

    fn start(kind: Kind, puzzle: AnyQueenPuzzle, challenge: Option<Challenge>) -> Self {
        let notes = Notes::new(challenge.map_or(puzzle.board(), |challenge| *challenge.givens()));
        Self {
            kind,
            puzzle,
            challenge,
            notes,
            facts: Facts::of(&notes, puzzle),
            before: Vec::new(),
            undone: Vec::new(),
            cursor: Square::new(0, 0),
            tip: None,
            tips: 0,
            played: Duration::ZERO,
            stored: None,
        }
    }

    /// The board as it was last stored, and as it is to be stored now: `None` if there is nothing
    /// to go on with.
    #[must_use]
    pub fn to_store(&self) -> (Option<Unfinished>, Option<Unfinished>) {
        let (kind, challenge, notes) = (self.kind, self.challenge, self.notes);
        let (seconds, tips) = (self.played.as_secs(), self.tips);
        let is_worthless = self.is_over() || self.is_untouched() && tips == 0;
        let board = Unfinished { kind, challenge, notes, seconds, tips };
        (self.stored, (!is_worthless).then_some(board))
    }

    /// Notes that the board is stored like this.
    pub fn set_stored(&mut self, board: Option<Unfinished>) {
        self.stored = board;
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
    pub fn tip(&self) -> Option<&Tip> {
        self.tip.as_ref()
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
    pub fn is_given(&self, square: Square) -> bool {
        self.challenge.is_some_and(|challenge| challenge.is_given(square))
    }

    /// The pairs of queens that attack each other.
    #[must_use]
    pub fn conflicts(&self) -> &[[Square; 2]] {
        &self.facts.conflicts
    }

    /// The squares that a queen attacks, those of other queens among them.
    #[must_use]
    pub fn attacked(&self) -> SquareSet {
        self.facts.attacked
    }

    /// The number of solutions that have a queen wherever the board has one.
    #[must_use]
    pub fn remaining(&self) -> usize {
        *self.facts.remaining.get_or_init(|| self.puzzle.completions(&self.notes.queens).count())
    }

    /// For each square, the number of remaining solutions that have a queen there.
    pub fn heat_map(&self) -> &HeatMap<16> {
        self.facts.heat_map.get_or_init(|| self.puzzle.heat_map(&self.notes.queens))
    }

    /// The number of the solution that the board shows, and the solution; `None` unless it is
    /// solved.
    #[must_use]
    pub fn solution(&self) -> Option<(usize, AnySolution)> {
        self.facts.solution
    }

    /// The feat of having solved the challenge: on the day of a daily one, on `today` otherwise.
    /// `None` unless it is solved, and for a board to learn from.
    #[must_use]
    pub fn feat(&self, today: u32) -> Option<Feat> {
        self.solution()?;
        let (is_daily, day) = match self.kind {
            Kind::Daily(day) => (true, day),
            Kind::Challenge(_) => (false, today),
            Kind::Learn | Kind::Explore => return None,
        };
        let (challenge, seconds) = (self.challenge?, self.played.as_secs());
        Some(Feat { challenge, is_daily, day, seconds, tips: self.tips })
    }

    /// Advances the clock, unless the board is solved.
    pub fn pass(&mut self, time: Duration) {
        if self.solution().is_none() {
            self.played += time;
        }
    }

    /// Moves the cursor this many rows down and columns to the right, up to the edge of the board.
    pub fn step(&mut self, rows: isize, columns: isize) {
        let moved = |index: usize, by| index.saturating_add_signed(by).min(self.size() - 1);
        self.cursor =
            Square::new(moved(self.cursor.row(), rows), moved(self.cursor.column(), columns));
    }

    /// Moves the cursor to a square of the board.
    pub fn go_to(&mut self, square: Square) {
        if square.is_on(self.size()) {
            self.cursor = square;
        }
    }

    /// Places a queen, or removes it unless it was given.
    pub fn toggle(&mut self) {
        if !self.is_given(self.cursor) {
            let mut notes = self.notes;
            notes.queens.toggle(self.cursor);
            notes.ruled_out.remove(self.cursor);
            self.change_to(notes);
        }
    }

    /// Rules the square out, or takes that back. A square with a queen stays as it is.
    pub fn rule_out(&mut self) {
        if !self.notes.queens.has_queen(self.cursor) {
            let mut notes = self.notes;
            notes.ruled_out.toggle(self.cursor);
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

    /// Whether there is a change to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.is_over() && !self.before.is_empty()
    }

    /// Whether there is a change to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Redoes the last undone change.
    pub fn redo(&mut self) {
        if let Some(notes) = self.undone.pop() {
            self.before.push(self.notes);
            self.show(notes);
        }
    }

    /// Gives a tip, or the next stage of the one that is shown, which is not counted again. With
    /// the last stage, the cursor moves to the square.
    ///
    /// In a challenge, the tip is a mistake or the next step; on a board to explore, it is the
    /// square with a queen in the most solutions that are not `found`.
    pub fn ask_for_tip(&mut self, found: impl Fn(AnySolution) -> bool) -> Option<&Tip> {
        if let Some(tip) = &mut self.tip {
            tip.advance();
        } else {
            self.tip = self.next_tip(found);
            self.tips += u32::from(self.tip.is_some());
        }
        if let Some(tip) = self.tip.filter(|tip| tip.stage == Stage::What) {
            self.cursor = tip.square();
        }
        self.tip.as_ref()
    }

    /// Explains the next step in full. This is not counted as a tip, and the cursor stays.
    pub fn explain(&mut self) {
        self.tip = self.next_tip(|_| false);
        if let Some(tip) = &mut self.tip {
            tip.stage = Stage::What;
        }
    }

    fn next_tip(&self, found: impl Fn(AnySolution) -> bool) -> Option<Tip> {
        let content = match self.challenge {
            Some(challenge) => {
                let mistake = challenge.mistake(&self.notes).map(Content::Mistake);
                mistake.or_else(|| self.notes.next_step().map(Content::Step))
            }
            None => self.way_to_solutions(found),
        };
        Some(Tip::new(content?, &self.notes))
    }

    fn way_to_solutions(&self, found: impl Fn(AnySolution) -> bool) -> Option<Content> {
        let board = &self.notes.queens;
        let mut through = BTreeMap::<Square, usize>::new();
        for solution in self.puzzle.completions(board).filter(|&solution| !found(solution)) {
            for square in solution.queens().filter(|&square| !board.has_queen(square)) {
                *through.entry(square).or_default() += 1;
            }
        }
        let most = through.into_iter().max_by_key(|&(square, count)| (count, Reverse(square)));
        most.map(|(square, solutions)| Content::Towards { square, solutions })
            .or_else(|| self.puzzle.hint(board).map(Content::Found))
    }

    /// Whether the board cannot change any more: a challenge ends with its solution.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.challenge.is_some() && self.solution().is_some()
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
        self.facts = Facts::of(&notes, self.puzzle);
        self.tip = None;
    }
}
