//! The state of the game, which events change.

mod keys;
mod mouse;

use std::io;
use std::mem;
use std::time::Duration;

use queen_challenge::{
    Find, Grade, Kind as ChallengeKind, Missing, Outcome, Record, Score, Stage, Streaks, Tip, Wait,
};
use queen_runtime::AnySolution;
use ratatui::crossterm::event::{Event, MouseEventKind};

use crate::archive::Archive;
use crate::calendar::Calendar;
use crate::drawn::Drawn;
use crate::feat::Feat;
use crate::game::Game;
use crate::kind::Kind;
use crate::menu::{Menu, Mode};
use crate::message::Message;
use crate::palette::Palette;
use crate::progress::Progress;
use crate::puzzles::PUZZLES;
use crate::unfinished::Unfinished;
use mouse::Stroke;

/// The time without a change after which a board is stored.
const REST: Duration = Duration::from_secs(1);

/// The time after which a board is stored for its clock alone.
const WHILE: Duration = Duration::from_secs(10);

/// The number of challenges that are picked before one is played again.
const PICKS: usize = 64;

/// The state of the whole game, from which screens are drawn.
#[derive(Debug)]
pub struct App {
    /// The current screen.
    pub screen: Screen,
    /// The choices in the menu.
    pub menu: Menu,
    /// The calendar from which a day is played, to go back to.
    pub back: Option<Calendar>,
    /// Games that were left and can be resumed, the latest last.
    pub kept: Vec<Game>,
    /// The number of lines by which the help is scrolled; `None` if it is not shown.
    pub help: Option<u16>,
    /// The optional parts of the screen of a game.
    pub extras: Extras,
    /// The colours.
    pub palette: Palette,
    /// The last message to the player.
    pub message: Message,
    /// The result of solving the board; stays until the board changes.
    pub result: Message,
    /// The solved challenges and found solutions.
    pub progress: Progress,
    /// The seed of the last challenge.
    pub seed: u64,
    /// The time since the game began, which animates the screen.
    pub time: Duration,
    /// The time at which the board was solved.
    pub won: Option<Duration>,
    /// Whether the window has no room for the board that is played.
    is_cut_off: bool,
    /// Whether the terminal has lost the focus: another tab or window may hide it.
    is_left: bool,
    /// The streaks of each kind of challenge, in the order of [`ChallengeKind::ALL`].
    streaks: [Streaks; ChallengeKind::ALL.len()],
    /// The day, counted from 1970-01-01.
    day: u32,
    /// The time of the last change that is not stored.
    changed: Option<Duration>,
    /// The time at which a board was last stored.
    stored: Duration,
    /// The marks that are being made by dragging.
    stroke: Option<Stroke>,
}

/// A screen of the game.
#[derive(Debug)]
pub enum Screen {
    /// The menu.
    Menu,
    /// A game.
    Play(Box<Game>),
    /// The archive of solved challenges and found solutions.
    Archive(Archive),
    /// The calendar of days.
    Calendar(Calendar),
}

/// The optional parts of the screen of a game.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is switched by a key of its own")]
pub struct Extras {
    /// Whether each square shows how many solutions go through it.
    pub map: bool,
    /// Whether the number of remaining solutions is shown.
    pub remaining: bool,
    /// Whether the clock is shown.
    pub clock: bool,
    /// Whether attacked squares are marked.
    pub attacked: bool,
    /// Whether regions have patterns.
    pub patterns: bool,
}

/// The next action of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for the next event.
    Wait,
    /// Copy a text to the clipboard.
    Copy(String),
    /// Stop until the process is resumed.
    Suspend,
    /// Leave.
    Quit,
}

impl App {
    /// Starts in the menu. A player without progress is offered a board to learn from.
    #[must_use]
    pub fn new(progress: Progress, day: u32, seed: u64) -> Self {
        let menu = if progress.is_empty() {
            Menu { mode: Mode::Learn, ..Menu::default() }
        } else {
            Menu::default()
        };
        let warning = progress.warning().map_or(Message::default(), Message::bad);
        Self {
            screen: Screen::Menu,
            menu,
            back: None,
            kept: progress.boards().iter().cloned().filter_map(Game::resume).collect(),
            help: None,
            extras: Extras {
                map: false,
                remaining: false,
                clock: true,
                attacked: false,
                patterns: progress.has_patterns(),
            },
            palette: Palette::DARK,
            message: warning,
            result: Message::default(),
            streaks: streaks(&progress, day),
            progress,
            seed,
            time: Duration::ZERO,
            won: None,
            is_cut_off: false,
            is_left: false,
            day,
            changed: None,
            stored: Duration::ZERO,
            stroke: None,
        }
    }

    /// The current day.
    #[must_use]
    pub fn day(&self) -> u32 {
        self.day
    }

    /// Changes the day.
    pub fn set_day(&mut self, day: u32) {
        if self.day != day {
            self.day = day;
            self.streaks = streaks(&self.progress, day);
        }
    }

    /// The last day whose challenge can be played.
    #[must_use]
    pub fn latest_day(&self) -> u32 {
        Record::new(&[], self.day).latest_day()
    }

    /// The days of a kind whose challenge has been solved, and how many of them are in a row.
    #[must_use]
    pub fn streaks(&self, kind: ChallengeKind) -> Streaks {
        self.streaks[kind as usize]
    }

    /// The days of a kind whose challenge was begun, the latest last.
    #[must_use]
    pub fn begun(&self, kind: ChallengeKind) -> impl DoubleEndedIterator<Item = u32> {
        let is_begun = |game: &&Game| self.is_begun(game);
        self.kept.iter().filter(is_begun).filter_map(move |game| match game.kind() {
            Kind::Daily(of, day) if of == kind => Some(day),
            _ => None,
        })
    }

    /// Whether there is something to go on with on a board that was left. A look begins nothing on
    /// a past day, nor on one that has a score.
    #[must_use]
    pub fn is_begun(&self, game: &Game) -> bool {
        game.is_begun(is_practice(&self.progress, game))
    }

    /// The days whose challenge can be chosen in the menu: today, and others that were begun.
    #[must_use]
    pub fn days(&self) -> Vec<u32> {
        let begun = self.begun(self.menu.challenge).rev();
        let mut days: Vec<_> = begun.filter(|&day| day != self.day).collect();
        days.sort_by_key(|&day| std::cmp::Reverse(day));
        days.dedup();
        days.insert(0, self.day);
        days
    }

    /// The day that is chosen in the menu: today, unless another one is still among the
    /// [`days`](Self::days).
    #[must_use]
    pub fn chosen_day(&self) -> u32 {
        self.menu.day.filter(|day| self.days().contains(day)).unwrap_or(self.day)
    }

    /// Notes what is on the screen: the clock of a game runs only while its board is.
    pub fn see(&mut self, drawn: &Drawn) {
        // What a menu shows says nothing of the board that is chosen there.
        self.is_cut_off = matches!(self.screen, Screen::Play(_)) && drawn.board.is_none();
    }

    /// Advances the clock of the game, if its board is shown, and stores its board from time to
    /// time.
    pub fn pass(&mut self, time: Duration) {
        self.time += time;
        let is_shown = self.help.is_none() && !self.is_cut_off && !self.is_left;
        if let (Screen::Play(game), true) = (&mut self.screen, is_shown) {
            game.pass(time);
        }
        let is_due = self.changed.is_some_and(|changed| self.time >= changed + REST);
        if is_due || self.time >= self.stored + WHILE {
            self.store();
        }
    }

    /// Stores the board that is played.
    ///
    /// # Errors
    ///
    /// Returns an error if a board cannot be stored.
    pub fn end(&mut self) -> io::Result<()> {
        let Screen::Play(game) = &mut self.screen else {
            return Ok(());
        };
        let (old, new) = game.to_store(is_practice(&self.progress, game));
        game.set_stored(new.clone());
        self.progress.store(old, new)?;
        // Another game on the same file may have shown the board for longer.
        let stored = game.stored().and_then(|stored| {
            self.progress.boards().iter().find(|board| stored.is_same_but_for_time(board)).cloned()
        });
        if let Some(stored) = stored {
            game.join_time(&stored.game);
            game.set_stored(Some(stored));
        }
        Ok(())
    }

    /// Stores all that is not stored yet, at the end of the game: beside the file if another game
    /// does not let go of that.
    ///
    /// # Errors
    ///
    /// Returns an error if that cannot be done.
    pub fn close(&mut self) -> io::Result<()> {
        let ended = self.end().and_then(|()| self.progress.save_rest());
        match ended {
            Err(busy) if busy.kind() == io::ErrorKind::ResourceBusy => {
                self.progress.save_beside().map_err(|_| busy)
            }
            ended => ended,
        }
    }

    /// Forgets the board that is played, which another one replaces.
    fn forget(&mut self) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        let (old, _) = game.to_store(false);
        game.set_stored(None);
        if let Err(error) = self.progress.store(old, None) {
            self.message = Message::bad(format!("The board could not be saved: {error}."));
        }
    }

    fn store(&mut self) {
        (self.changed, self.stored) = (None, self.time);
        if let Err(error) = self.end() {
            self.message = Message::bad(format!("The board could not be saved: {error}."));
        }
    }

    /// Handles an event on the screen that was drawn last.
    pub fn handle(&mut self, event: &Event, drawn: &Drawn) -> Next {
        match event {
            Event::FocusLost => self.is_left = true,
            // Who does something sees the board, whatever the terminal has reported. The mouse may
            // move across it on its way elsewhere.
            Event::Mouse(mouse) if matches!(mouse.kind, MouseEventKind::Moved) => {}
            Event::FocusGained | Event::Key(_) | Event::Mouse(_) => self.is_left = false,
            _ => {}
        }
        // Only the next report of the drag goes on with it; any other event ends it.
        let stroke = self.stroke.take();
        match event {
            Event::Key(key) if !key.is_release() => self.press(*key, drawn),
            Event::Mouse(mouse) if self.help.is_some() => self.point_at_help(mouse.kind, drawn),
            Event::Mouse(mouse) => self.point(*mouse, stroke, drawn),
            _ => Next::Wait,
        }
    }

    /// Starts or resumes a game on a board to explore.
    pub fn explore(&mut self, size: usize) {
        self.menu = Menu { mode: Mode::Explore, size, ..self.menu };
        self.play();
    }

    /// Chooses a kind of challenge in the menu, and starts one if there is a size, of a grade close
    /// to that of the menu.
    pub fn choose(&mut self, challenge: ChallengeKind, size: Option<usize>) {
        self.menu = Menu { mode: Mode::Challenge, challenge, ..self.menu };
        if let Some(size) = size {
            let grade = challenge.closest_grade(size, self.menu.grade);
            (self.menu.size, self.menu.grade) = (size, grade.unwrap_or(self.menu.grade));
            self.play();
        }
    }

    fn scroll_help(&mut self, lines: i16, drawn: &Drawn) {
        let scrolled = |hidden: u16| hidden.saturating_add_signed(lines).min(drawn.help_below);
        self.help = self.help.map(scrolled);
    }

    fn play_size(&mut self, size: usize) {
        if PUZZLES.get(size).is_some() && self.menu.mode != Mode::Daily {
            self.menu.size = size;
            if self.menu.mode == Mode::Learn {
                self.menu.lesson = None;
            }
            self.play();
        }
    }

    /// Starts the game chosen in the menu, or resumes it.
    fn play(&mut self) {
        match (self.menu.mode, self.menu.lesson) {
            (Mode::Learn, Some(lesson)) => self.play_lesson(lesson),
            _ => self.play_kind(self.menu.kind(self.chosen_day()), self.menu.size),
        }
    }

    /// Starts a lesson of the kind that is chosen in the menu, or resumes it.
    fn play_lesson(&mut self, index: usize) {
        self.refresh();
        let kind = self.menu.challenge;
        let is_it =
            |game: &Game| game.kind() == Kind::Learn(kind) && game.lesson_index() == Some(index);
        if let Some(game) = self.take_kept(is_it).or_else(|| Game::lesson(kind, index)) {
            self.show(game);
        }
    }

    /// Takes out the board that was left last of those that are looked for. Files that were joined
    /// may have several of one day: first comes one that will count for it, then one on which
    /// something was done, and not one that was only looked at.
    fn take_kept(&mut self, is_it: impl Fn(&Game) -> bool) -> Option<Game> {
        let boards = self.kept.iter().enumerate().filter(|(_, game)| is_it(game));
        let (index, _) =
            boards.max_by_key(|(_, game)| (game.inner().will_count(), game.is_begun(true)))?;
        Some(self.kept.remove(index))
    }

    /// Starts or resumes the challenge of a day that is chosen in the calendar.
    fn play_day(&mut self, day: u32) {
        self.back = Some(Calendar::new(day));
        self.play_kind(Kind::Daily(self.menu.challenge, day), self.menu.size);
    }

    fn play_kind(&mut self, kind: Kind, size: usize) {
        self.refresh();
        let is_chosen = |game: &Game| {
            game.kind() == kind
                && game.lesson_index().is_none()
                && (matches!(kind, Kind::Daily(..)) || game.size() == size)
        };
        match self.take_kept(is_chosen) {
            Some(game) => self.show(game),
            None => self.start(kind, size),
        }
    }

    /// The board that comes after one that is over: its kind, and its size unless it is of a day.
    #[must_use]
    pub fn next_board(&self) -> Option<(Kind, usize)> {
        let Screen::Play(game) = &self.screen else {
            return None;
        };
        let (size, challenge) = (game.size(), game.challenge().filter(|_| game.is_over())?);
        let kind = game.kind().challenge();
        // A lesson may teach a hard reason, and who learns has not played a hard board yet.
        let is_played = |grade: &Grade| game.lesson_index().is_none() || *grade == Grade::Easy;
        let grade = Some(challenge.grade()).filter(is_played);
        let scores = self.progress.scores(kind);
        let record = Record::new(&scores, self.day);
        Some(match record.next(kind, size, grade, PUZZLES.sizes()) {
            queen_challenge::Next::Daily => (Kind::Daily(kind, self.day), size),
            queen_challenge::Next::Challenge { size, grade } => {
                (Kind::Challenge(kind, grade), size)
            }
        })
    }

    /// The index of the lesson that comes after one that is over, or has not been begun.
    #[must_use]
    pub fn next_lesson(&self) -> Option<usize> {
        let Screen::Play(game) = &self.screen else {
            return None;
        };
        let next = game.lesson_index()? + 1;
        let is_there = next < game.kind().challenge().lessons().len();
        (is_there && (game.is_over() || game.is_untouched())).then_some(next)
    }

    /// Starts another game in the place of this one.
    fn play_another(&mut self) {
        let Screen::Play(game) = &self.screen else {
            return;
        };
        let (kind, size) = (game.kind(), game.size());
        if let Some(lesson) = self.next_lesson() {
            (self.menu.challenge, self.menu.lesson) = (kind.challenge(), Some(lesson));
            return self.play_lesson(lesson);
        }
        match (kind, self.next_board()) {
            (_, Some((kind, size))) => {
                if let Kind::Challenge(challenge, grade) = kind {
                    // The lessons of another kind are others.
                    if challenge != self.menu.challenge {
                        self.menu.set_challenge(challenge);
                    }
                    self.menu = Menu { mode: Mode::Challenge, grade, size, ..self.menu };
                }
                self.play_kind(kind, size);
            }
            (Kind::Explore, None) => self.change(Game::clear),
            (Kind::Daily(..), None) => {
                self.message = Message::plain(Wait { minutes: None }.to_string());
            }
            _ if !game.is_untouched() => {
                self.message = Message::plain("Clear the board first (c).");
            }
            (Kind::Learn(_) | Kind::Challenge(..), None) => {
                self.refresh();
                self.forget();
                self.start(kind, size);
            }
        }
    }

    fn start(&mut self, kind: Kind, size: usize) {
        let shown = match &self.screen {
            Screen::Play(game) => game.challenge(),
            _ => None,
        };
        let mut picked = None;
        // Another one than that on the screen, and one that has not been solved before, if that is
        // soon found.
        for _ in 0..PICKS {
            self.seed = self.seed.wrapping_add(1);
            let Some(game) = Game::pick(kind, size, self.seed) else { break };
            let challenge = game.challenge();
            let is_shown = challenge.is_some() && challenge == shown;
            let is_solved = challenge.is_some_and(|of| self.progress.best(&of).is_some());
            if picked.is_none() || !is_shown {
                picked = Some(game);
            }
            // The challenge of a day is not picked.
            if !is_shown && !is_solved || kind.grade().is_none() {
                break;
            }
        }
        if let Some(game) = picked {
            // It may be one that was left.
            let challenge = game.challenge();
            let is_it = |of: &Game| of.kind() == kind && of.challenge() == challenge;
            let left = challenge.and_then(|_| self.take_kept(is_it));
            self.show(left.unwrap_or(game));
        } else {
            let missing = Missing { kind: kind.challenge(), size, grade: kind.grade() };
            self.message = Message::bad(missing.to_string());
        }
    }

    /// Takes over what other games have stored, the boards that they have begun or gone on with
    /// among it.
    fn refresh(&mut self) {
        self.progress.refresh();
        self.streaks = streaks(&self.progress, self.day);
        let boards = self.progress.begun();
        // Lines are compared, since they round the time that a game has played.
        let lines: Vec<_> = boards.iter().map(ToString::to_string).collect();
        let line = |game: &Game| game.stored().map(ToString::to_string);
        // One that is not there as it was stored was gone on with, and what is there replaces it.
        self.kept.retain(|game| line(game).is_none_or(|line| lines.contains(&line)));
        let known: Vec<_> = self.kept.iter().filter_map(line).collect();
        let shown = match &self.screen {
            Screen::Play(game) => game.stored(),
            _ => None,
        };
        let is_new = |(board, line): &(Unfinished, &String)| {
            !known.contains(line) && !shown.is_some_and(|shown| shown.is_same_but_for_time(board))
        };
        let new = boards.into_iter().zip(&lines).filter(is_new);
        let new: Vec<_> = new.filter_map(|(board, _)| Game::resume(board)).collect();
        // Of those that stay, what was left last here is the latest.
        self.kept.splice(..0, new);
    }

    fn show(&mut self, mut game: Game) {
        if let Some(score) = standing(&self.progress, &game) {
            self.message = Message::plain(score.solved_before().to_string());
        }
        game.begin(self.day);
        if matches!(game.kind(), Kind::Learn(_)) {
            game.explain();
        }
        (self.result, self.won) = (Message::default(), None);
        self.screen = Screen::Play(Box::new(game));
    }

    /// Goes back to the menu or the calendar and keeps the game, unless it is over.
    fn leave(&mut self) {
        self.store();
        let screen = self.back.take().map_or(Screen::Menu, Screen::Calendar);
        if let Screen::Play(game) = mem::replace(&mut self.screen, screen)
            && !game.is_over()
        {
            self.kept.push(*game);
        }
        self.menu.day = None;
    }

    /// Resumes the game that was left last, or a better one of the same board.
    fn resume(&mut self) {
        self.refresh();
        let board = |game: &Game| (game.kind(), game.size(), game.challenge());
        let last = self.kept.last().map(board);
        if let Some(game) = self.take_kept(|game| Some(board(game)) == last) {
            self.show(game);
        }
    }

    /// Changes the square of the cursor, or says why it stays as it is.
    fn change_square(&mut self, change: fn(&mut Game)) {
        if let Screen::Play(game) = &self.screen
            && let Some(fixed) = game.fixed()
        {
            self.message = Message::plain(fixed.to_string());
        } else {
            self.change(change);
        }
    }

    /// Changes the board and clears or records the result.
    fn change(&mut self, change: impl FnOnce(&mut Game)) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        let before = *game.notes();
        change(game);
        if *game.notes() == before {
            return;
        }
        self.changed = Some(self.time);
        if matches!(game.kind(), Kind::Learn(_)) {
            game.explain();
        }
        // A mark on a solved board to explore solves it no second time.
        if game.solution().is_some() && game.notes().queens == before.queens {
            return;
        }
        let (outcome, feat, solution) = (game.outcome(), game.feat(), game.solution());
        self.won = outcome.map(|_| self.time);
        self.result = match (outcome, feat, solution) {
            (Some(Outcome::TakenOver), _, _) => Message::good(queen_challenge::Game::TAKEN_OVER),
            (Some(_), Some(feat), _) => self.record_feat(feat),
            (Some(outcome), None, Some((_, solution))) => self.record_solution(solution, outcome),
            _ => Message::default(),
        };
        if self.won.is_some() {
            self.store();
        }
    }

    /// Shows or hides the patterns of regions, in later games, too.
    fn toggle_patterns(&mut self) {
        self.extras.patterns = !self.extras.patterns;
        if let Err(error) = self.progress.set_patterns(self.extras.patterns) {
            self.message = Message::bad(format!("The patterns could not be saved: {error}."));
        }
    }

    fn record_feat(&mut self, feat: Feat) -> Message {
        let (verdict, saved) = self.progress.record_feat(feat, self.day);
        self.streaks = streaks(&self.progress, self.day);
        match saved {
            Ok(()) => Message::good(verdict.to_string()),
            Err(error) => Message::bad(format!("{verdict} It could not be saved: {error}.")),
        }
    }

    /// Records the solution of a board without a score. On a board to learn from, the player hears
    /// what it was to teach instead of how many solutions are found.
    fn record_solution(&mut self, solution: AnySolution, outcome: Outcome) -> Message {
        let saved = self.progress.record(solution);
        let (size, is_new) = (solution.size(), matches!(saved, Ok(true)));
        let all = PUZZLES.get(size).map_or(0, |all| all.nb_of_fundamental_solutions());
        let find = Find { is_new, found: self.progress.found(size), all };
        match (saved, outcome) {
            (Ok(_), Outcome::Learned) => Message::good(queen_challenge::Game::LEARNED),
            (Ok(_), _) => Message::good(find.to_string()),
            (Err(error), _) => Message::bad(format!("It could not be saved: {error}.")),
        }
    }

    fn tip(&mut self) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        let (progress, tips) = (&self.progress, game.tips());
        let tip = game.ask_for_tip(|solution| progress.has(solution));
        if tip.is_none() && game.solution().is_none() {
            self.message = Message::plain(Tip::NONE);
        }
        if game.tips() != tips {
            self.changed = Some(self.time);
        }
    }

    /// What the key for tips does next; `None` if nothing.
    #[must_use]
    pub fn next_stage(&self) -> Option<Stage> {
        let Screen::Play(game) = &self.screen else {
            return None;
        };
        game.tip()?.stage().next()
    }
}

/// The score that stands for the challenge of a game; none on a board to learn from, which gets
/// none.
fn standing(progress: &Progress, game: &Game) -> Option<Score> {
    if matches!(game.kind(), Kind::Learn(_)) {
        return None;
    }
    progress.standing(&game.challenge()?, game.day())
}

/// Whether no score of a challenge can count: a day has one that stands, and a board to learn from
/// gets none.
fn is_practice(progress: &Progress, game: &Game) -> bool {
    match game.kind() {
        Kind::Daily(..) => standing(progress, game).is_some(),
        Kind::Learn(_) => true,
        Kind::Explore | Kind::Challenge(..) => false,
    }
}

/// The streaks of each kind of challenge.
fn streaks(progress: &Progress, day: u32) -> [Streaks; ChallengeKind::ALL.len()] {
    ChallengeKind::ALL.map(|kind| Record::new(&progress.scores(kind), day).streaks())
}
