//! A game: a board, what the player has done on it, and what the game has told.

mod conflicts;
mod history;
mod spent;
mod state;
pub(crate) mod text;

use core::cmp::Reverse;
use core::mem;
use core::time::Duration;

use queen_runtime::layout::PuzzleLayout;
use queen_runtime::{AnySolution, Board, QueenPuzzle, Solution, Square, SquareSet};

use crate::others::OtherClues;
use crate::{
    Challenge, ChallengeClues, Clues, Evidence, Fixed, Notes, Outcome, Score, Stage, Tip, TipKind,
};
use history::History;
use spent::Spent;
use state::{set_state, state};

/// A game: a challenge or a board to explore, with the player's [`Notes`], moves to undo and redo,
/// tips, and the time.
///
/// A program that shows it draws [`notes`](Self::notes) and [`evidence`](Self::evidence), and tells
/// it what the player does. The rules are in here:
///
/// - Given queens stay, and a blocked square gets neither a queen nor a mark.
/// - A mark gives way to a queen; a square with a queen is not marked.
/// - A solved challenge does not change any more, nor does one that was given up.
/// - Each change ends the tip that is shown. A tip counts once, whatever stages are asked for.
/// - The time is that for which the board was shown, until it is solved.
/// - A game is the player's own, and counts, unless moves that a link has brought are on the board
///   or can be undone: it counts again once they are undone or [cleared](Self::clear). The time and
///   the tips that were spent on them are not among those of the player's own game.
///
/// Nothing reads a clock: the time and the player's own date come in as arguments.
///
/// ```
/// use core::time::Duration;
///
/// use queen_challenge::{Challenge, Game, Stage};
/// use queen_runtime::{PuzzleRange, Square, queen_table};
///
/// const PUZZLES: PuzzleRange = queen_table!(8..=10);
///
/// let today = 20_780; // 23 November 2026
/// let challenge = Challenge::daily(&PUZZLES, today).unwrap();
/// let mut game = Game::daily(challenge, today);
/// game.begin(today); // when the board is shown
/// game.pass(Duration::from_secs(61)); // while it is shown
///
/// // The player moves.
/// let a8 = Square::from_name("a8", 8).unwrap();
/// assert!(game.toggle_queen(a8));
/// assert_eq!(game.mistake(), Some(a8));
/// assert!(game.undo());
///
/// // The player asks for tips: where to look, why, and what to do; and does it.
/// while !game.is_solved() {
///     let tip = game.ask_tip().unwrap();
///     println!("{tip} {:?}", tip.evidence());
///     if tip.stage() == Stage::What {
///         game.follow_tip();
///     }
/// }
/// let score = game.score().unwrap();
/// assert_eq!((score.seconds, score.begun), (61, today));
/// ```
///
/// # Clues
///
/// A `Game` is of a challenge of queens. One of a `Challenge<Clues>` is a `Game<Clues>`. A program
/// that has both converts the former, and boards to explore:
///
/// ```
/// use queen_challenge::{Challenge, Clues, Game, Line, Regions};
/// use queen_runtime::Board;
///
/// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
/// let mut game: Game<Clues> = Game::new(Challenge::with(regions).unwrap());
/// let tip = game.ask_tip().unwrap();
/// assert!(tip.evidence().lines().eq([Line::Region(3)]));
///
/// game = Game::explore(Board::empty(4).unwrap()).into();
/// assert!(game.challenge().is_none());
/// ```
///
/// # Saving
///
/// A game displays as one line of text, which parses to the same game: the notes, the moves, and
/// the stage of the tip. With the feature `serde` it is serialized as that text. Times are rounded
/// down to milliseconds.
///
/// ```
/// use queen_challenge::{Challenge, Game};
/// use queen_runtime::{Board, Square};
///
/// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let mut game = Game::new(challenge);
/// game.toggle_mark(Square::from_name("d2", 6).unwrap());
/// assert_eq!(game.to_string(), "challenge 6 c6 c6 d2 d2. -");
/// assert_eq!(game.to_string().parse(), Ok(game));
/// ```
///
/// # Memory
///
/// Nothing is allocated. A move is kept as the squares that it changed, two bytes each, 512 of
/// them: every square of the largest board twice. When they are full, the oldest move is forgotten.
/// The number is no parameter, since a game then is one type, whose name is all there is to write;
/// and a kilobyte is little where there is room for a board on a display. A program with less keeps
/// [`Notes`] alone.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Game<C: ChallengeClues = Board> {
    givens: Board,
    challenge: Option<Challenge<C>>,
    day: Option<u32>,
    begun: Option<u32>,
    notes: Notes,
    history: History,
    tip: Option<Tip<C>>,
    /// On the player's own game, or on moves that were taken over if they are on the board.
    spent: Spent,
    /// On the other one of the two.
    spent_aside: Spent,
    is_given_up: bool,
}

impl Game {
    /// A board to explore: any solution that has its queens will do, and there is no score.
    ///
    /// ```
    /// use queen_challenge::{Game, Line};
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// let mut game = Game::explore(SIX.board());
    /// let tip = game.ask_tip_towards(&SIX, |_| false).unwrap();
    /// assert!(tip.evidence().lines().eq([Line::Row(0)]));
    /// assert!(game.follow_tip());
    /// assert_eq!(SIX.completions(&game.notes().queens).count(), 1);
    /// ```
    #[must_use]
    pub const fn explore(board: Board) -> Self {
        Self::begun_with(board, None, None)
    }
}

impl<C: ChallengeClues> Game<C> {
    /// A game of a challenge that is not that of a day.
    #[must_use]
    pub const fn new(challenge: Challenge<C>) -> Self {
        Self::begun_with(*challenge.givens(), Some(challenge), None)
    }

    /// A game of the challenge of a day, which is counted from 1 January 1970.
    ///
    /// [`Challenge::daily`] has the challenge.
    #[must_use]
    pub const fn daily(challenge: Challenge<C>, day: u32) -> Self {
        Self::begun_with(*challenge.givens(), Some(challenge), Some(day))
    }

    /// A game of these given queens, which are those of the challenge.
    // Inlined, it would take stack for its history once more where a game is read from a text.
    #[inline(never)]
    const fn begun_with(givens: Board, challenge: Option<Challenge<C>>, day: Option<u32>) -> Self {
        Self {
            givens,
            challenge,
            day,
            begun: None,
            notes: Notes::new(givens),
            history: History::EMPTY,
            tip: None,
            spent: Spent::NOTHING,
            spent_aside: Spent::NOTHING,
            is_given_up: false,
        }
    }

    /// The challenge; `None` on a board to explore.
    #[must_use]
    pub const fn challenge(&self) -> Option<&Challenge<C>> {
        self.challenge.as_ref()
    }

    /// The clues: those of the challenge, or the queens of a board to explore.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Clues, Game};
    ///
    /// let clues: Clues = "4 a2 blocked=d1".parse().unwrap();
    /// assert_eq!(Game::new(Challenge::with(clues).unwrap()).clues(), clues);
    /// ```
    #[must_use]
    pub fn clues(&self) -> C {
        C::joined(self.givens, self.others())
    }

    /// The clues beside the given queens.
    fn others(&self) -> C::Others {
        self.challenge.as_ref().map_or(C::Others::NONE, |challenge| *challenge.others())
    }

    /// The day whose challenge it is.
    #[must_use]
    pub const fn day(&self) -> Option<u32> {
        self.day
    }

    /// The number of rows and of columns.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.givens.size()
    }

    /// The queens on the board and the squares that are ruled out.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Whether this square has a given queen, which stays.
    #[must_use]
    pub const fn is_given(&self, square: Square) -> bool {
        self.givens.has_queen(square)
    }

    /// A square that a player cannot change, to say why: it has a given queen or is blocked. `None`
    /// for all others, and on a board that is over.
    #[must_use]
    pub fn fixed(&self, square: Square) -> Option<Fixed> {
        let is_given = self.is_given(square);
        let is_fixed = is_given || self.blocked().contains(square);
        let fixed = Fixed { square, size: self.size(), is_given };
        (is_fixed && !self.is_over()).then_some(fixed)
    }

    /// Whether the board is as it was at the start.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.notes == Notes::new(self.givens)
    }

    /// Whether there is something to go on with: something was done on the board, or a tip was
    /// asked for, or the challenge of a day has begun in time, so that it counts even if it is
    /// solved on a later date. The last is no reason if it `is_practice`: if no score of it can
    /// count, as for a day that has one.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::daily(challenge, 20_780);
    /// game.begin(20_780);
    /// assert!(game.is_begun(false) && !game.is_begun(true));
    /// ```
    #[must_use]
    pub fn is_begun(&self, is_practice: bool) -> bool {
        let has_history = self.history.can_undo() || self.history.can_redo();
        self.has_begun_in_time() && !is_practice
            || has_history
            || self.spent.tips > 0
            || !self.is_untouched()
    }

    /// Whether a game that is left is worth keeping: it [is begun](Self::is_begun), or its board
    /// was shown for some time, which belongs to its score. The time alone is no reason on a board
    /// to explore, which has no score, or if it `is_practice`.
    ///
    /// ```
    /// use core::time::Duration;
    ///
    /// use queen_challenge::{Challenge, Game};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::new(challenge);
    /// assert!(!game.is_worth_keeping(false));
    /// game.pass(Duration::from_secs(61));
    /// assert!(game.is_worth_keeping(false) && !game.is_worth_keeping(true));
    /// assert!(!game.is_begun(false));
    ///
    /// let mut game = Game::explore(Board::empty(6).unwrap());
    /// game.pass(Duration::from_secs(61));
    /// assert!(!game.is_worth_keeping(false));
    /// ```
    #[must_use]
    pub fn is_worth_keeping(&self, is_practice: bool) -> bool {
        let was_shown = self.challenge.is_some() && !self.spent.time.is_zero();
        self.is_begun(is_practice) || was_shown && !is_practice
    }

    /// Whether the game will count for its day once it is solved, on whatever date: its challenge
    /// is that of a day, has begun in time and is open, and nothing is [taken
    /// over](Self::is_taken_over). A program that forgets old games does not forget these, as long
    /// as their day has no score.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::daily(challenge, 20_780);
    /// assert!(!game.will_count());
    /// game.begin(20_780);
    /// assert!(game.will_count());
    ///
    /// let mut late = Game::daily(challenge, 20_780);
    /// late.begin(20_781);
    /// assert!(!late.will_count());
    /// ```
    #[must_use]
    pub const fn will_count(&self) -> bool {
        self.has_begun_in_time() && !self.is_over() && !self.is_taken_over()
    }

    const fn has_begun_in_time(&self) -> bool {
        matches!((self.day, self.begun), (Some(day), Some(begun)) if begun <= day)
    }

    /// Whether the board shows a solution that the player has found.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        !self.is_given_up && self.has_solution()
    }

    /// Whether the board shows the solution of the challenge. On a board to explore, any solution
    /// will do.
    const fn has_solution(&self) -> bool {
        match &self.challenge {
            Some(challenge) => challenge.is_solved_by(&self.notes.queens),
            None => self.notes.queens.is_solved(),
        }
    }

    /// Whether the board does not change any more: the challenge is solved or given up.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.challenge.is_some() && (self.is_given_up || self.has_solution())
    }

    /// The first square at which the notes contradict the challenge; see [`Challenge::mistake`].
    #[must_use]
    pub fn mistake(&self) -> Option<Square> {
        self.challenge?.mistake(&self.notes)
    }

    /// Notes that the board is shown, on the player's own date `today`. Only the first call
    /// counts: on that date the game has begun.
    pub const fn begin(&mut self, today: u32) {
        if self.begun.is_none() {
            self.begun = Some(today);
        }
    }

    /// The date on which the game has begun.
    #[must_use]
    pub const fn begun(&self) -> Option<u32> {
        self.begun
    }

    /// Adds to the time for which the board has been shown, until it is solved or given up.
    pub const fn pass(&mut self, time: Duration) {
        if !self.is_given_up && !self.has_solution() {
            self.spent.time = self.spent.time.saturating_add(time);
        }
    }

    /// The time for which the board has been shown.
    #[must_use]
    pub const fn played(&self) -> Duration {
        self.spent.time
    }

    /// Raises the time to that of another copy of the game, if that is longer: two windows may show
    /// one game, and each knows of the other what it has stored. The game has [begun](Self::begun)
    /// on the earlier of both dates: who saw it on its day in any window is not late.
    ///
    /// The time of such a game is that in which any of the windows has shown it. If each stores its
    /// copy from time to time and joins what the others have stored, no time is counted twice, and
    /// at most the time since the last store is lost.
    ///
    /// Nothing changes if one of them is over: the time of a finished game stands. Nor does it if
    /// the other one is another game: of another challenge, or with moves that were [taken
    /// over](Self::is_taken_over) where this one has none, or if only one has begun.
    ///
    /// ```
    /// use core::time::Duration;
    ///
    /// use queen_challenge::{Challenge, Game};
    /// use queen_runtime::{Board, Square};
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut stored = Game::daily(challenge, 20_780);
    /// let mut shown = stored.clone();
    /// shown.begin(20_780);
    /// shown.pass(Duration::from_secs(61));
    /// // The other window opened the game after midnight.
    /// stored.begin(20_781);
    /// stored.toggle_queen(Square::from_name("f5", 6).unwrap());
    ///
    /// // This window takes over the move that the other one has stored.
    /// stored.join_time(&shown);
    /// assert_eq!((stored.begun(), stored.played().as_secs()), (Some(20_780), 61));
    /// ```
    pub fn join_time(&mut self, other: &Self) {
        let is_same = (&self.challenge, self.givens, self.day, self.begun.is_some())
            == (&other.challenge, other.givens, other.day, other.begun.is_some())
            && self.is_taken_over() == other.is_taken_over();
        if is_same && !self.is_over() && !other.is_over() {
            self.begun = self.begun.min(other.begun);
            self.spent.time = self.spent.time.max(other.spent.time);
            self.spent_aside.time = self.spent_aside.time.max(other.spent_aside.time);
        }
    }

    /// Whether another copy of the game differs from this one at most in its [time](Self::played)
    /// and in the [date](Self::begun) on which it has begun.
    ///
    /// A window that finds such a copy in place of the one that it stored can [join the
    /// time](Self::join_time) and store its own: it overwrites no move. The time and the date of a
    /// game that is over are those of its result, so they do not differ.
    ///
    /// ```
    /// use core::time::Duration;
    ///
    /// use queen_challenge::{Challenge, Game};
    /// use queen_runtime::{Board, Square};
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let game = Game::new(challenge);
    /// let mut other = game.clone();
    /// other.pass(Duration::from_secs(10));
    /// assert!(game.is_same_but_for_time(&other) && game != other);
    ///
    /// other.toggle_queen(Square::from_name("f5", 6).unwrap());
    /// assert!(!game.is_same_but_for_time(&other));
    /// ```
    #[must_use]
    pub fn is_same_but_for_time(&self, other: &Self) -> bool {
        // Without `..`, so that a new field cannot be left out unseen.
        let Self {
            givens,
            challenge,
            day,
            begun,
            notes,
            history,
            tip,
            spent,
            spent_aside,
            is_given_up,
        } = self;
        (givens, challenge, day, begun.is_some())
            == (&other.givens, &other.challenge, &other.day, other.begun.is_some())
            && (notes, history, tip) == (&other.notes, &other.history, &other.tip)
            && (spent.tips, spent_aside.tips) == (other.spent.tips, other.spent_aside.tips)
            && *is_given_up == other.is_given_up
            && (!self.is_over()
                || (begun, spent, spent_aside) == (&other.begun, &other.spent, &other.spent_aside))
    }

    /// Places a queen on a square of the board, or takes it back. Returns whether the board has
    /// changed.
    pub fn toggle_queen(&mut self, square: Square) -> bool {
        let mut notes = self.notes;
        notes.queens.toggle(square);
        notes.ruled_out.remove(square);
        self.change_to(notes)
    }

    /// Rules out a square of the board without a queen, or takes that back. Returns whether the
    /// board has changed.
    pub fn toggle_mark(&mut self, square: Square) -> bool {
        self.toggle_marks([square])
    }

    /// Rules out squares of the board, or takes that back, as one move: what becomes of the first
    /// one becomes of all. Those that have a queen or are blocked are left out. Returns whether the
    /// board has changed.
    ///
    /// This is for a player who drags over squares.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game};
    /// use queen_runtime::{Board, Square};
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::new(challenge);
    /// let row = |columns: &'static str| {
    ///     columns.chars().map(|column| Square::from_name(&format!("{column}4"), 6).unwrap())
    /// };
    /// game.toggle_marks(row("ab"));
    /// game.toggle_marks(row("cba")); // the first one has no mark
    /// assert_eq!(game.notes().ruled_out.len(), 3);
    /// game.toggle_marks(row("ab"));
    /// assert_eq!(game.notes().ruled_out.len(), 1);
    /// game.undo();
    /// assert_eq!(game.notes().ruled_out.len(), 3);
    /// ```
    pub fn toggle_marks(&mut self, squares: impl IntoIterator<Item = Square>) -> bool {
        let (mut notes, left_out) =
            (self.notes, self.blocked() | SquareSet::from(self.notes.queens));
        let mut is_taken_back = None;
        let is_open = |square: &Square| square.is_on(self.size()) && !left_out.contains(*square);
        for square in squares.into_iter().filter(is_open) {
            if *is_taken_back.get_or_insert(notes.ruled_out.contains(square)) {
                notes.ruled_out.remove(square);
            } else {
                notes.ruled_out.insert(square);
            }
        }
        self.change_to(notes)
    }

    /// Takes back all queens and marks of the player, as one move. Returns whether there were any.
    ///
    /// Moves that were [taken over](Self::take_over), and all after them, are taken back for good:
    /// only the player's own moves before them can be undone.
    pub fn clear(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        let before = self.notes;
        self.take_back();
        self.change_to(Notes::new(self.givens));
        self.notes != before
    }

    /// Takes back for good the moves that were [taken over](Self::take_over), and all after them,
    /// even if they have solved the challenge: what is left is the player's own game, which counts
    /// as it did. Returns whether there were any.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Notes};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::daily(challenge, 20_780);
    /// game.begin(20_780);
    /// game.take_over(Notes::new(challenge.solution().into()));
    /// assert!(game.is_over() && !game.will_count());
    /// assert!(game.take_back() && game.is_untouched() && game.will_count());
    /// ```
    pub fn take_back(&mut self) -> bool {
        let is_theirs = self.is_taken_over();
        if is_theirs {
            self.history.take_back_theirs(&mut self.notes, Notes::new(self.givens));
            self.tip = None;
            self.change_spending(is_theirs);
        }
        is_theirs
    }

    /// Changes the notes to these, as one move. Returns whether they differ from those before.
    ///
    /// Notes of another size, without the given queens or with a queen on a blocked square change
    /// nothing.
    pub fn change_to(&mut self, notes: Notes) -> bool {
        self.change(notes, false)
    }

    /// Changes the notes by a move of somebody else or of the player.
    fn change(&mut self, mut notes: Notes, is_theirs: bool) -> bool {
        notes.ruled_out -= self.unmarkable();
        let before = self.notes;
        if self.is_over() || notes.queens.size() != self.size() || !self.allows(&notes.queens) {
            return false;
        }
        let (was_theirs, mut is_first) = (self.is_taken_over(), true);
        for square in Square::all(self.size()) {
            let (old, new) = (state(&before, square), state(&notes, square));
            if old != new {
                self.history.push(square, old, is_first, is_theirs);
                set_state(&mut self.notes, square, new);
                is_first = false;
            }
        }
        if !is_first {
            self.tip = None;
        }
        self.change_spending(was_theirs);
        !is_first
    }

    /// Goes on with the time and the tips of the player's own game or of moves that were taken
    /// over, whichever is on the board, if it `was` the other one before a move.
    fn change_spending(&mut self, was_theirs: bool) {
        if self.is_taken_over() != was_theirs {
            mem::swap(&mut self.spent, &mut self.spent_aside);
        }
        if self.history.theirs().is_none() {
            self.spent_aside = Spent::NOTHING;
        }
    }

    /// The squares that get neither a queen nor a mark.
    fn blocked(&self) -> SquareSet {
        self.others().blocked()
    }

    /// The squares that get no mark.
    fn unmarkable(&self) -> SquareSet {
        SquareSet::from(self.givens) | self.blocked()
    }

    /// Whether a board has the given queens, and none on a blocked square.
    fn allows(&self, queens: &Board) -> bool {
        (SquareSet::from(self.givens) - (*queens).into()).is_empty()
            && (self.blocked() & (*queens).into()).is_empty()
    }

    /// Changes the notes to those of somebody else, from a link for example, as one move. The game
    /// has no [score](Self::score) until that is undone, or the board [cleared](Self::clear).
    /// Returns whether the board has changed.
    ///
    /// Notes that the game [has had](Self::has_had) change nothing. A program that keeps games does
    /// this in another game than the player's own, which goes on where it was.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Notes};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::new(challenge);
    /// let linked = Notes::new(Board::from_squares("c6 f5", 6).unwrap());
    /// game.change_to(linked);
    /// game.undo();
    /// assert!(!game.take_over(linked) && !game.is_taken_over());
    ///
    /// let other = Notes::new(Board::from_squares("c6 f5 b4", 6).unwrap());
    /// assert!(game.take_over(other) && game.is_taken_over());
    /// assert!(game.undo() && !game.is_taken_over());
    /// ```
    pub fn take_over(&mut self, notes: Notes) -> bool {
        !self.has_had(&notes) && self.change(notes, true)
    }

    /// Whether the game has had these notes: at the start, now, or before or after one of its
    /// moves. A link to them brings no moves of somebody else.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Notes};
    /// use queen_runtime::{Board, Square};
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::new(challenge);
    /// game.toggle_queen(Square::from_name("f5", 6).unwrap());
    /// let linked = *game.notes();
    /// game.undo();
    /// assert!(game.has_had(&linked) && !Game::new(challenge).has_had(&linked));
    /// ```
    #[must_use]
    pub fn has_had(&self, notes: &Notes) -> bool {
        let mut notes = *notes;
        notes.ruled_out -= self.unmarkable();
        if notes == Notes::new(self.givens) {
            return true;
        }
        // From the last move that can be redone back to the start.
        let (mut history, mut now) = (self.history.clone(), self.notes);
        while history.can_redo() {
            history.redo(&mut now);
        }
        while now != notes {
            if !history.can_undo() {
                return false;
            }
            history.undo(&mut now);
        }
        true
    }

    /// Calls this with the notes before the first move that is kept, and after each one.
    pub(crate) fn retrace(&self, mut visit: impl FnMut(&Notes)) {
        let (mut history, mut notes, mut moves) = (self.history.clone(), self.notes, 0);
        while history.can_undo() {
            history.undo(&mut notes);
            moves += 1;
        }
        visit(&notes);
        for _ in 0..moves {
            history.redo(&mut notes);
            visit(&notes);
        }
    }

    /// Whether notes that were [taken over](Self::take_over) are on the board or can be undone, so
    /// that the game is not the player's own.
    #[must_use]
    pub const fn is_taken_over(&self) -> bool {
        self.history.has_theirs()
    }

    /// Undoes the last move. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let was_theirs = self.is_taken_over();
        self.history.undo(&mut self.notes);
        self.tip = None;
        self.change_spending(was_theirs);
        true
    }

    /// Redoes the last move that was undone. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let was_theirs = self.is_taken_over();
        self.history.redo(&mut self.notes);
        self.tip = None;
        self.change_spending(was_theirs);
        true
    }

    /// Whether there is a move to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.is_over() && self.history.can_undo()
    }

    /// Whether there is a move to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.is_over() && self.history.can_redo()
    }

    /// Shows the solution of a challenge, which then counts as given up and has no score. Returns
    /// whether it was still open.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::new(challenge);
    /// assert!(game.give_up());
    /// assert_eq!(game.notes().queens.solution(), Some(challenge.solution()));
    /// assert!(game.is_over() && !game.is_solved() && game.score().is_none());
    /// ```
    pub fn give_up(&mut self) -> bool {
        let Some(challenge) = self.challenge.filter(|_| !self.is_over()) else { return false };
        let was_theirs = self.is_taken_over();
        self.notes = Notes::new(challenge.solution().into());
        self.history = History::EMPTY;
        self.tip = None;
        self.is_given_up = true;
        self.change_spending(was_theirs);
        true
    }

    /// Whether the challenge was given up.
    #[must_use]
    pub const fn is_given_up(&self) -> bool {
        self.is_given_up
    }

    /// The tip that is shown, until the board changes.
    #[must_use]
    pub const fn tip(&self) -> Option<&Tip<C>> {
        self.tip.as_ref()
    }

    /// The evidence of the tip that is shown.
    #[must_use]
    pub fn evidence(&self) -> Option<Evidence> {
        Some(self.tip?.evidence())
    }

    /// The number of tips given.
    #[must_use]
    pub const fn tips(&self) -> u32 {
        self.spent.tips
    }

    /// Gives a tip for a challenge, or the next stage of the one that is shown.
    ///
    /// The tip is the first mistake or else the next step. Returns `None` if the challenge is
    /// solved, if it takes a guess, and on a board to explore.
    pub fn ask_tip(&mut self) -> Option<&Tip<C>> {
        self.ask(Self::next_tip)
    }

    /// Gives a tip for a board to explore, or the next stage of the one that is shown.
    ///
    /// The tip is the square that leads to the most solutions that are not `found`, or to the most
    /// solutions, if all from here are. Returns `None` if no solution has the queens of the board,
    /// if it is solved, or if the puzzle has another size. For a challenge this is
    /// [`ask_tip`](Self::ask_tip).
    pub fn ask_tip_towards<const N: usize, L: PuzzleLayout>(
        &mut self,
        puzzle: &QueenPuzzle<N, L>,
        found: impl FnMut(AnySolution) -> bool,
    ) -> Option<&Tip<C>> {
        if self.challenge.is_some() {
            return self.ask_tip();
        }
        self.ask(|game| game.way(puzzle, found))
    }

    /// Shows the next step or the first mistake of a challenge in full, as on a board to learn
    /// from. It is not counted as a tip.
    pub fn explain(&mut self) -> Option<&Tip<C>> {
        self.tip = self.next_tip().map(|kind| self.tip_of(kind).at(Stage::What));
        self.tip()
    }

    /// Does what the tip that is shown says, as one move. Returns whether there was one.
    pub fn follow_tip(&mut self) -> bool {
        let Some(tip) = self.tip else { return false };
        let mut notes = self.notes;
        match tip.kind() {
            TipKind::Step(step) => notes.apply(&step),
            TipKind::WrongQueen(square) => _ = notes.queens.remove(square),
            TipKind::WrongMark(square) => _ = notes.ruled_out.remove(square),
            TipKind::Towards { square, .. } => {
                notes.queens.place(square);
                notes.ruled_out.remove(square);
            }
        }
        self.change_to(notes)
    }

    /// The score of a challenge that is solved, if the game has [begun](Self::begin) and nothing is
    /// [taken over](Self::is_taken_over).
    #[must_use]
    pub const fn score(&self) -> Option<Score> {
        let Some(begun) = self.begun else { return None };
        if self.challenge.is_none() || !self.is_solved() || self.is_taken_over() {
            return None;
        }
        let seconds = self.spent.time.as_secs();
        let seconds = if seconds > u32::MAX as u64 { u32::MAX } else { seconds as u32 };
        Some(Score { day: self.day, begun, seconds, tips: self.spent.tips })
    }

    /// What the board counts for if it is solved. `is_lesson` says whether each step was
    /// [explained](Self::explain), as on a board to learn from, which has no score.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Outcome};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("a2", 4).unwrap()).unwrap();
    /// let mut game = Game::new(challenge);
    /// game.begin(20_780);
    /// assert_eq!(game.outcome(true), None);
    /// while game.explain().is_some() {
    ///     game.follow_tip();
    /// }
    /// assert_eq!(game.outcome(true), Some(Outcome::Learned));
    /// assert!(matches!(game.outcome(false), Some(Outcome::Scored(score)) if score.tips == 0));
    /// ```
    #[must_use]
    pub fn outcome(&self, is_lesson: bool) -> Option<Outcome> {
        self.is_solved().then(|| match self.score() {
            _ if self.is_taken_over() => Outcome::TakenOver,
            _ if is_lesson => Outcome::Learned,
            Some(score) => Outcome::Scored(score),
            None => Outcome::Found,
        })
    }

    /// The next stage of the tip that is shown, or the first one of a new tip.
    fn ask(&mut self, new: impl FnOnce(&Self) -> Option<TipKind>) -> Option<&Tip<C>> {
        if let Some(tip) = &mut self.tip {
            *tip = tip.at(tip.stage().next().unwrap_or(Stage::What));
        } else {
            self.tip = Some(self.tip_of(new(self)?));
            self.spent.tips = self.spent.tips.saturating_add(1);
        }
        self.tip()
    }

    /// The first mistake, or else the next step of a challenge.
    fn next_tip(&self) -> Option<TipKind> {
        let challenge = self.challenge.filter(|_| !self.is_over())?;
        match challenge.mistake(&self.notes) {
            Some(square) if self.notes.queens.has_queen(square) => {
                Some(TipKind::WrongQueen(square))
            }
            Some(square) => Some(TipKind::WrongMark(square)),
            None => challenge.next_step(&self.notes).map(TipKind::Step),
        }
    }

    /// The first stage of a tip for the board as it is.
    fn tip_of(&self, kind: TipKind) -> Tip<C> {
        Tip::new(kind, &self.notes, self.others())
    }

    /// The square that leads to the most solutions that are not found, or to the most solutions if
    /// all are; of several such squares the first one.
    fn way<const N: usize, L: PuzzleLayout>(
        &self,
        puzzle: &QueenPuzzle<N, L>,
        mut found: impl FnMut(AnySolution) -> bool,
    ) -> Option<TipKind> {
        let board = &self.notes.queens;
        // The solutions through each square, the new ones and the others.
        let mut through = [[[0_u32; 2]; Board::MAX_SIZE]; Board::MAX_SIZE];
        let mut is_any_new = false;
        for solution in puzzle.completions(board).map(Solution::into_any) {
            let is_new = !found(solution);
            is_any_new |= is_new;
            for queen in solution.queens().filter(|&queen| !board.has_queen(queen)) {
                if let Some(row) = through.get_mut(queen.row())
                    && let Some(counts) = row.get_mut(queen.column())
                {
                    // A table has fewer than 2³² solutions.
                    counts[usize::from(!is_new)] += 1;
                }
            }
        }
        let count = |square: &Square| {
            through
                .get(square.row())
                .and_then(|row| row.get(square.column()))
                .map_or(0, |counts| counts[usize::from(!is_any_new)])
        };
        let square = Square::all(self.size())
            .filter(|&square| !board.has_queen(square))
            .max_by_key(|square| (count(square), Reverse(*square)))?;
        let solutions = count(&square);
        (solutions > 0).then_some(TipKind::Towards { square, solutions, are_new: is_any_new })
    }
}

/// The same game as one of a challenge that could have other clues.
impl From<Game> for Game<Clues> {
    fn from(game: Game) -> Self {
        let Game { givens, challenge, day, begun, notes, history, tip, .. } = game;
        let Game { spent, spent_aside, is_given_up, .. } = game;
        let (challenge, tip) = (challenge.map(Challenge::from), tip.map(Tip::from));
        Self { givens, challenge, day, begun, notes, history, tip, spent, spent_aside, is_given_up }
    }
}
