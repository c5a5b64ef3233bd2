//! A game on the screen: the library's game, with what this one adds to it.

use std::cell::OnceCell;
use std::time::Duration;

use queen_challenge::{
    Challenge, Clues, Fixed, Kind as ChallengeKind, Notes, Outcome, Situation, Stage, Tip,
};
use queen_runtime::{AnyHeatMap, AnyQueenPuzzle, AnySolution, Square, SquareSet};

use crate::feat::Feat;
use crate::kind::{Kind, lesson_name};
use crate::puzzles::PUZZLES;
use crate::unfinished::Unfinished;

/// A game on the screen.
#[derive(Clone, Debug)]
pub struct Game {
    kind: Kind,
    puzzle: AnyQueenPuzzle,
    inner: queen_challenge::Game<Clues>,
    facts: Facts,
    cursor: Square,
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
    heat_map: OnceCell<AnyHeatMap>,
}

impl Facts {
    fn of(game: &queen_challenge::Game<Clues>, puzzle: AnyQueenPuzzle) -> Self {
        let solution = game.notes().queens.solution();
        // Queens may solve the board, and not the challenge.
        let solution = solution.filter(|_| game.is_solved());
        Self {
            conflicts: game.conflicts().collect(),
            attacked: game.attacked(),
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
        let board = PUZZLES.get(size)?.board();
        Self::start(Kind::Explore, queen_challenge::Game::explore(board).into())
    }

    /// A game of this kind; `seed` picks a challenge that is not of a day, and a daily one has a
    /// size of its own. `None` if the size has no challenge of the grade.
    #[must_use]
    pub fn pick(kind: Kind, size: usize, seed: u64) -> Option<Self> {
        let puzzle = PUZZLES.get(size)?;
        let game = match kind {
            Kind::Explore => return Self::new(size),
            Kind::Learn(challenge) | Kind::Challenge(challenge, _) => {
                queen_challenge::Game::new(challenge.with_seed(&puzzle, seed, kind.grade()?)?)
            }
            Kind::Daily(challenge, day) => {
                queen_challenge::Game::daily(challenge.daily(&PUZZLES, day)?, day)
            }
        };
        Self::start(kind, game)
    }

    /// The lesson of a kind with this index; `None` if it has none.
    #[must_use]
    pub fn lesson(kind: ChallengeKind, index: usize) -> Option<Self> {
        let clues: Clues = kind.lessons().get(index)?.clues.parse().ok()?;
        Self::start(Kind::Learn(kind), queen_challenge::Game::new(Challenge::with(clues).ok()?))
    }

    /// Goes on with a board that was stored; `None` unless there is a puzzle of its size.
    #[must_use]
    pub fn resume(board: Unfinished) -> Option<Self> {
        let game = Self::start(board.kind, board.game.clone())?;
        Some(Self { stored: Some(board), ..game })
    }

    fn start(kind: Kind, game: queen_challenge::Game<Clues>) -> Option<Self> {
        let puzzle = PUZZLES.get(game.size())?;
        let facts = Facts::of(&game, puzzle);
        Some(Self { kind, puzzle, inner: game, facts, cursor: Square::new(0, 0), stored: None })
    }

    /// The board as it was last stored, and as it is to be stored now: `None` if there is nothing
    /// worth keeping. `is_practice` says whether no score of it can count. If moves that were taken
    /// over have solved it, the player's own game is left.
    #[must_use]
    pub fn to_store(&self, is_practice: bool) -> (Option<Unfinished>, Option<Unfinished>) {
        let mut game = self.inner.clone();
        if game.is_over() {
            game.take_back();
        }
        let is_kept = game.is_worth_keeping(is_practice) && !game.is_over();
        (self.stored.clone(), is_kept.then_some(Unfinished { kind: self.kind, game }))
    }

    /// Whether there is something to go on with.
    #[must_use]
    pub fn is_begun(&self, is_practice: bool) -> bool {
        self.inner.is_begun(is_practice) && !self.is_over()
    }

    /// The board as it was last stored; `None` if it was not.
    #[must_use]
    pub fn stored(&self) -> Option<&Unfinished> {
        self.stored.as_ref()
    }

    /// Notes that the board is stored like this.
    pub fn set_stored(&mut self, board: Option<Unfinished>) {
        self.stored = board;
    }

    /// The library's game.
    #[must_use]
    pub fn inner(&self) -> &queen_challenge::Game<Clues> {
        &self.inner
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

    /// The day whose challenge it is.
    #[must_use]
    pub fn day(&self) -> Option<u32> {
        self.inner.day()
    }

    /// The index of the lesson that the board is; `None` if it is none. A stored board does not say
    /// it, but its clues do.
    #[must_use]
    pub fn lesson_index(&self) -> Option<usize> {
        let Kind::Learn(kind) = self.kind else { return None };
        let is_this = |clues: &str| clues.parse().is_ok_and(|clues: Clues| clues == self.clues());
        kind.lessons().iter().position(|lesson| is_this(lesson.clues))
    }

    /// The title: that of its kind, unless it is a lesson: `lesson 2, regions`.
    #[must_use]
    pub fn title(&self) -> String {
        match (self.lesson_index().map(lesson_name), self.kind.challenge()) {
            (None, _) => self.kind.to_string(),
            (Some(lesson), ChallengeKind::Queens) => lesson,
            (Some(lesson), kind) => format!("{lesson}, {kind}"),
        }
    }

    /// The challenge; `None` on a board to explore.
    #[must_use]
    pub fn challenge(&self) -> Option<Challenge<Clues>> {
        self.inner.challenge().copied()
    }

    /// The number of rows and of columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.inner.size()
    }

    /// The square of the cursor.
    #[must_use]
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// The tip that is shown.
    #[must_use]
    pub fn tip(&self) -> Option<&Tip<Clues>> {
        self.inner.tip()
    }

    /// The number of tips given.
    #[must_use]
    pub fn tips(&self) -> u32 {
        self.inner.tips()
    }

    /// The time for which the board has been shown, until it was solved.
    #[must_use]
    pub fn played(&self) -> Duration {
        self.inner.played()
    }

    /// The queens, and the squares that are ruled out.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        self.inner.notes()
    }

    /// The squares that have a queen.
    #[must_use]
    pub fn queens(&self) -> Vec<Square> {
        self.notes().queens.queens().collect()
    }

    /// Whether this square has a given queen, which stays.
    #[must_use]
    pub fn is_given(&self, square: Square) -> bool {
        self.inner.is_given(square)
    }

    /// The clues, which are none on a board to explore.
    #[must_use]
    pub fn clues(&self) -> Clues {
        self.inner.clues()
    }

    /// The square of the cursor with what keeps it as it is, if it is given or blocked.
    #[must_use]
    pub fn fixed(&self) -> Option<Fixed> {
        self.inner.fixed(self.cursor)
    }

    /// The number of queens, and of pairs that exclude each other.
    #[must_use]
    pub fn situation(&self) -> Situation {
        self.inner.situation()
    }

    /// The pairs of queens that attack each other or are in one region.
    #[must_use]
    pub fn conflicts(&self) -> &[[Square; 2]] {
        &self.facts.conflicts
    }

    /// The squares that a queen attacks or whose region has one, those of other queens among them.
    #[must_use]
    pub fn attacked(&self) -> SquareSet {
        self.facts.attacked
    }

    /// The number of solutions that have a queen wherever the board has one.
    #[must_use]
    pub fn remaining(&self) -> usize {
        let queens = &self.notes().queens;
        *self.facts.remaining.get_or_init(|| self.puzzle.completions(queens).count())
    }

    /// For each square, the number of remaining solutions that have a queen there.
    pub fn heat_map(&self) -> &AnyHeatMap {
        self.facts.heat_map.get_or_init(|| self.puzzle.heat_map(&self.notes().queens))
    }

    /// The number of the solution that the board shows, and the solution; `None` unless it is
    /// solved.
    #[must_use]
    pub fn solution(&self) -> Option<(usize, AnySolution)> {
        self.facts.solution
    }

    /// What the board counts for; `None` unless it is solved.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome(matches!(self.kind, Kind::Learn(_)))
    }

    /// The feat of having solved the challenge; `None` if there is no score.
    #[must_use]
    pub fn feat(&self) -> Option<Feat> {
        let Some(Outcome::Scored(score)) = self.outcome() else { return None };
        Some(Feat { challenge: self.challenge()?, score })
    }

    /// Notes that the board is shown on this day.
    pub fn begin(&mut self, today: u32) {
        self.inner.begin(today);
    }

    /// Advances the clock, unless the board is solved.
    pub fn pass(&mut self, time: Duration) {
        self.inner.pass(time);
    }

    /// Raises the time to that of another copy of the game, if that is longer.
    pub fn join_time(&mut self, other: &queen_challenge::Game<Clues>) {
        self.inner.join_time(other);
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

    /// Places a queen, or takes it back unless it was given.
    pub fn toggle(&mut self) {
        self.change(queen_challenge::Game::toggle_queen);
    }

    /// Rules the square out, or takes that back.
    pub fn rule_out(&mut self) {
        self.change(queen_challenge::Game::toggle_mark);
    }

    /// Rules out all squares that a drag has come to, or takes that back, as one move.
    ///
    /// `before` is what the notes were before the drag. If they have changed since, the drag has
    /// made its move already, for fewer squares. That one is undone first.
    pub fn rule_out_all(&mut self, squares: &[Square], before: &Notes) {
        let mut game = self.inner.clone();
        if game.notes() != before {
            game.undo();
        }
        game.toggle_marks(squares.iter().copied());
        // A square that stays as it is ends no tip.
        if game.notes() != self.notes() {
            self.inner = game;
            self.facts = Facts::of(&self.inner, self.puzzle);
        }
    }

    /// Removes all marks and all queens except the given ones.
    pub fn clear(&mut self) {
        self.change(|game, _| game.clear());
    }

    /// Goes back to the board before the last change.
    pub fn undo(&mut self) {
        self.change(|game, _| game.undo());
    }

    /// Redoes the last undone change.
    pub fn redo(&mut self) {
        self.change(|game, _| game.redo());
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.inner.can_undo()
    }

    /// Whether there is a change to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.inner.can_redo()
    }

    /// Gives a tip, or the next stage of the one that is shown. With the last stage, the cursor
    /// moves to the square. On a board to explore, the tip leads to solutions that are not `found`.
    pub fn ask_for_tip(&mut self, found: impl Fn(AnySolution) -> bool) -> Option<&Tip<Clues>> {
        self.inner.ask_tip_towards(&self.puzzle, found);
        if let Some(tip) = self.tip().filter(|tip| tip.stage() == Stage::What) {
            self.cursor = tip.square();
        }
        self.tip()
    }

    /// Explains the next step in full. This is not counted as a tip, and the cursor stays.
    pub fn explain(&mut self) {
        self.inner.explain();
    }

    /// Whether the board cannot change any more: a challenge ends with its solution.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.inner.is_over()
    }

    /// Whether the board is as it was at the start.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.inner.is_untouched()
    }

    fn change(&mut self, change: fn(&mut queen_challenge::Game<Clues>, Square) -> bool) {
        if change(&mut self.inner, self.cursor) {
            self.facts = Facts::of(&self.inner, self.puzzle);
        }
    }
}
