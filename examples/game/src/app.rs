//! The state of the game and its reactions to keys and the mouse.

use std::mem;
use std::time::Duration;

use queen_challenge::Grade;
use queen_runtime::AnySolution;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use crate::archive::Archive;
use crate::feat::Feat;
use crate::game::{Game, PUZZLES, name};
use crate::kind::Kind;
use crate::menu::{Menu, Mode};
use crate::progress::Progress;
use crate::ui::BoardArea;

/// The number of pages that page-up and page-down turn.
const LEAP: isize = 10;

/// The state of the whole game, from which screens are drawn.
#[derive(Debug)]
pub struct App {
    /// The current screen.
    pub screen: Screen,
    /// The choices in the menu.
    pub menu: Menu,
    /// Games that were left and can be resumed, the latest last.
    pub kept: Vec<Game>,
    /// The number of lines by which the help is scrolled; `None` if it is not shown.
    pub help: Option<u16>,
    /// The optional parts of the screen of a game.
    pub extras: Extras,
    /// Whether the terminal shows colours.
    pub colour: bool,
    /// The last message to the player.
    pub message: String,
    /// The result of solving the board; stays until the board changes.
    pub result: String,
    /// The solved challenges and found solutions.
    pub progress: Progress,
    /// The day, counted from 1970-01-01.
    pub day: u32,
    /// The seed of the last challenge.
    pub seed: u64,
    /// The screen, as it was when it was last drawn.
    pub area: Rect,
    /// The places to click on, as they were when they were last drawn.
    pub targets: Vec<(Rect, Target)>,
    /// The number of times the screen was drawn, which animates the glow.
    pub tick: u64,
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
}

/// The optional parts of the screen of a game.
#[derive(Clone, Copy, Debug)]
pub struct Extras {
    /// Whether each square shows how many solutions go through it.
    pub map: bool,
    /// Whether the number of remaining solutions is shown.
    pub remaining: bool,
    /// Whether the clock is shown.
    pub clock: bool,
}

/// A place to click on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A kind of game.
    Mode(Mode),
    /// A grade.
    Grade(Grade),
    /// A size, which starts the game.
    Size(usize),
    /// The archive.
    Archive,
    /// A page of the archive.
    Page(usize),
}

/// The next action of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for the next event.
    Wait,
    /// Stop until the process is resumed.
    Suspend,
    /// Leave.
    Quit,
}

impl App {
    /// Starts in the menu, with the board of 8 × 8 marked.
    #[must_use]
    pub fn new(progress: Progress, day: u32, seed: u64) -> Self {
        Self {
            screen: Screen::Menu,
            menu: Menu::default(),
            kept: Vec::new(),
            help: None,
            extras: Extras { map: false, remaining: false, clock: true },
            colour: true,
            message: String::new(),
            result: String::new(),
            progress,
            day,
            seed,
            area: Rect::ZERO,
            targets: Vec::new(),
            tick: 0,
        }
    }

    /// Advances the clock of the game, if one is played.
    pub fn pass(&mut self, time: Duration) {
        if let (Screen::Play(game), None) = (&mut self.screen, self.help) {
            game.pass(time);
        }
    }

    /// Handles an event.
    pub fn handle(&mut self, event: &Event) -> Next {
        match event {
            Event::Key(key) if !key.is_release() => return self.press(*key),
            Event::Mouse(mouse) if self.help.is_some() => self.point_at_help(mouse.kind),
            Event::Mouse(mouse) => self.point(*mouse),
            _ => {}
        }
        Next::Wait
    }

    /// Starts or resumes a game on a board to explore.
    pub fn explore(&mut self, size: usize) {
        self.menu = Menu { mode: Mode::Explore, size, ..self.menu };
        self.play();
    }

    fn press(&mut self, key: KeyEvent) -> Next {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, self.help) {
            (KeyCode::Char('c'), _) if control => return Next::Quit,
            (KeyCode::Char('z'), _) if control => return Next::Suspend,
            (KeyCode::Up | KeyCode::Char('k'), Some(_)) => self.scroll_help(-1),
            (KeyCode::Down | KeyCode::Char('j'), Some(_)) => self.scroll_help(1),
            (_, Some(_)) => self.help = None,
            (KeyCode::Char('q'), None) => return Next::Quit,
            (KeyCode::Char('?'), None) => self.help = Some(0),
            (code, None) => {
                self.message.clear();
                match self.screen {
                    Screen::Menu => self.press_in_menu(code),
                    Screen::Play(_) => self.press_in_game(code),
                    Screen::Archive(_) => self.press_in_archive(code),
                }
            }
        }
        Next::Wait
    }

    fn press_in_menu(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.menu.step(-1),
            KeyCode::Down | KeyCode::Char('j') => self.menu.step(1),
            KeyCode::Left | KeyCode::Char('h') => self.menu.turn(-1),
            KeyCode::Right | KeyCode::Char('l') => self.menu.turn(1),
            KeyCode::Tab | KeyCode::Char('g') => self.menu.next_grade(),
            KeyCode::Char('a') => self.screen = Screen::Archive(Archive::new(&self.progress)),
            KeyCode::Enter | KeyCode::Char(' ') => self.play(),
            KeyCode::Esc => self.resume(),
            KeyCode::Char('0') => self.play_size(10),
            KeyCode::Char(digit) => {
                if let Some(size) = digit.to_digit(10) {
                    self.play_size(size as usize);
                }
            }
            _ => {}
        }
    }

    fn press_in_game(&mut self, code: KeyCode) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        match code {
            KeyCode::Left | KeyCode::Char('h') => game.step(0, -1),
            KeyCode::Down | KeyCode::Char('j') => game.step(1, 0),
            KeyCode::Up | KeyCode::Char('k') => game.step(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => game.step(0, 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.toggle(),
            KeyCode::Char('x') => self.rule_out(),
            KeyCode::Char('u') => self.change(Game::undo),
            KeyCode::Char('r') => self.change(Game::redo),
            KeyCode::Char('c') => self.change(Game::clear),
            KeyCode::Char('t') => self.tip(),
            KeyCode::Char('n') => self.play_another(),
            KeyCode::Char('m') => self.extras.map = !self.extras.map,
            KeyCode::Char('i') => self.extras.remaining = !self.extras.remaining,
            KeyCode::Char('s') => self.extras.clock = !self.extras.clock,
            KeyCode::Esc => self.leave(),
            _ => {}
        }
    }

    fn press_in_archive(&mut self, code: KeyCode) {
        let Screen::Archive(archive) = &mut self.screen else {
            return;
        };
        match code {
            KeyCode::Up | KeyCode::Char('k') => archive.turn(-1),
            KeyCode::Down | KeyCode::Char('j') => archive.turn(1),
            KeyCode::PageUp => archive.turn(-LEAP),
            KeyCode::PageDown => archive.turn(LEAP),
            KeyCode::Home => archive.open(0),
            KeyCode::End => archive.open(usize::MAX),
            KeyCode::Esc => self.screen = Screen::Menu,
            _ => {}
        }
    }

    fn point_at_help(&mut self, kind: MouseEventKind) {
        match kind {
            MouseEventKind::ScrollUp => self.scroll_help(-1),
            MouseEventKind::ScrollDown => self.scroll_help(1),
            _ => {}
        }
    }

    fn scroll_help(&mut self, lines: i16) {
        self.help = self.help.map(|hidden| hidden.saturating_add_signed(lines));
    }

    fn point(&mut self, mouse: MouseEvent) {
        let position = Position::new(mouse.column, mouse.row);
        match (mouse.kind, &mut self.screen) {
            (MouseEventKind::Down(MouseButton::Left), Screen::Play(_)) => {
                self.click_on_board(position, Self::toggle);
            }
            (MouseEventKind::Down(MouseButton::Right), Screen::Play(_)) => {
                self.click_on_board(position, Self::rule_out);
            }
            (MouseEventKind::Down(MouseButton::Left), _) => self.click(position),
            (MouseEventKind::ScrollUp, Screen::Menu) => self.menu.step(-1),
            (MouseEventKind::ScrollDown, Screen::Menu) => self.menu.step(1),
            (MouseEventKind::ScrollUp, Screen::Archive(archive)) => archive.turn(-1),
            (MouseEventKind::ScrollDown, Screen::Archive(archive)) => archive.turn(1),
            _ => {}
        }
    }

    fn click_on_board(&mut self, position: Position, act: fn(&mut Self)) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        let area = BoardArea::beside_panel(self.area, game.size());
        if let Some(square) = area.and_then(|(area, _)| area.square_at(position)) {
            self.message.clear();
            game.go_to(square);
            act(self);
        }
    }

    fn click(&mut self, position: Position) {
        let target = self.targets.iter().find(|(area, _)| area.contains(position));
        let Some(&(_, target)) = target else {
            return;
        };
        self.message.clear();
        match (target, &mut self.screen) {
            (Target::Mode(mode), _) => self.menu.mode = mode,
            (Target::Grade(grade), _) => self.menu.grade = grade,
            (Target::Size(size), _) => self.play_size(size),
            (Target::Archive, _) => self.screen = Screen::Archive(Archive::new(&self.progress)),
            (Target::Page(page), Screen::Archive(archive)) => archive.open(page),
            (Target::Page(_), _) => {}
        }
    }

    fn play_size(&mut self, size: usize) {
        if PUZZLES.get(size).is_some() {
            self.menu.size = size;
            self.play();
        }
    }

    /// Starts the game chosen in the menu, or resumes it.
    fn play(&mut self) {
        let (kind, size) = (self.menu.kind(self.day), self.menu.size);
        let is_chosen = |game: &Game| game.kind() == kind && game.size() == size;
        if let Some(index) = self.kept.iter().position(is_chosen) {
            let game = self.kept.remove(index);
            self.show(game);
        } else {
            self.start(kind, size);
        }
    }

    /// Draws another challenge in the place of this one.
    fn play_another(&mut self) {
        let Screen::Play(game) = &self.screen else {
            return;
        };
        match game.kind() {
            kind @ Kind::Challenge(_) if game.is_over() || game.is_untouched() => {
                self.start(kind, game.size());
            }
            Kind::Challenge(_) => self.message = "Clear the board first (c).".into(),
            Kind::Daily(..) => self.message = "The next one comes tomorrow.".into(),
            Kind::Explore => {}
        }
    }

    fn start(&mut self, kind: Kind, size: usize) {
        self.seed = self.seed.wrapping_add(1);
        match Game::draw(kind, size, self.seed) {
            Some(game) => self.show(game),
            None => {
                self.message = format!("There is no such challenge on {size} × {size}.");
            }
        }
    }

    fn show(&mut self, game: Game) {
        let best = game.challenge().and_then(|challenge| self.progress.best(&challenge));
        if let Some(best) = best {
            let (clock, tips) = (clock(best.seconds), counted(best.tips, "tip"));
            self.message = format!("Solved before, in {clock} with {tips}.");
        }
        self.result.clear();
        self.screen = Screen::Play(Box::new(game));
    }

    /// Goes back to the menu and keeps the game, unless it is over.
    fn leave(&mut self) {
        if let Screen::Play(game) = mem::replace(&mut self.screen, Screen::Menu)
            && !game.is_over()
        {
            self.kept.push(*game);
        }
    }

    /// Resumes the game that was left last.
    fn resume(&mut self) {
        if let Some(game) = self.kept.pop() {
            self.show(game);
        }
    }

    fn toggle(&mut self) {
        if let Screen::Play(game) = &self.screen
            && game.is_given(game.cursor())
        {
            self.message = format!("{} is given and stays.", name(game.size(), game.cursor()));
        } else {
            self.change(Game::toggle);
        }
    }

    fn rule_out(&mut self) {
        self.change(Game::rule_out);
    }

    /// Changes the board and clears or records the result.
    fn change(&mut self, change: fn(&mut Game)) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        let before = *game.notes();
        change(game);
        if *game.notes() == before {
            return;
        }
        self.result = match (game.feat(self.day), game.solution()) {
            (Some(feat), _) => self.record_feat(feat),
            (None, Some((_, solution))) => self.record_solution(solution),
            (None, None) => String::new(),
        };
    }

    fn record_feat(&mut self, feat: Feat) -> String {
        let (clock, tips) = (clock(feat.seconds), counted(feat.tips, "tip"));
        let result = format!("Solved in {clock} with {tips}.");
        match self.progress.record_feat(feat) {
            Ok(true) => result,
            Ok(false) => format!("{result} You have done as well before."),
            Err(error) => format!("{result} It could not be saved: {error}."),
        }
    }

    fn record_solution(&mut self, solution: AnySolution) -> String {
        match self.progress.record(solution) {
            Ok(true) => "A new one!".into(),
            Ok(false) => "You had it already, perhaps rotated or reflected.".into(),
            Err(error) => format!("It could not be saved: {error}."),
        }
    }

    fn tip(&mut self) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        let progress = &self.progress;
        let tip = game.ask_for_tip(|solution| progress.has(solution));
        if tip.is_none() && game.solution().is_none() {
            self.message = "No queen helps here: take one back.".into();
        }
    }
}

/// A number of seconds as minutes and seconds: `2:05`.
#[must_use]
pub fn clock(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// `no tips`, `1 tip`, `2 tips`.
#[must_use]
pub fn counted(number: u32, noun: &str) -> String {
    match number {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}
