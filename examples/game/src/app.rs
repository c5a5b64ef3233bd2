//! The screens, and what keys and the mouse do on them.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use crate::game::{Game, PUZZLES};
use crate::progress::Progress;
use crate::ui::BoardArea;

/// All that there is to draw.
#[derive(Debug)]
pub struct App {
    /// What is shown.
    pub screen: Screen,
    /// Whether the help stands before it.
    pub help: bool,
    /// Whether each square shows how many solutions go through it.
    pub map: bool,
    /// What was last said to the player.
    pub message: String,
    /// What has been found.
    pub progress: Progress,
    /// The screen, as it was when it was last drawn.
    pub area: Rect,
    /// How often the screen was drawn; what glows depends on it.
    pub tick: u64,
}

/// What is shown.
#[derive(Debug)]
pub enum Screen {
    /// The sizes to choose from, and the one that is marked.
    Sizes(usize),
    /// A game.
    Play(Box<Game>),
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for the next event.
    Wait,
    /// Leave.
    Quit,
}

impl App {
    /// The choice of sizes, with 8 marked.
    #[must_use]
    pub fn new(progress: Progress) -> Self {
        Self {
            screen: Screen::Sizes(8),
            help: false,
            map: false,
            message: String::new(),
            progress,
            area: Rect::ZERO,
            tick: 0,
        }
    }

    /// Does what the event asks for.
    pub fn handle(&mut self, event: &Event) -> Next {
        match event {
            Event::Key(key) if !key.is_release() => return self.press(*key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                self.click(Position::new(mouse.column, mouse.row));
            }
            _ => {}
        }
        Next::Wait
    }

    fn press(&mut self, key: KeyEvent) -> Next {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if control => return Next::Quit,
            _ if self.help => self.help = false,
            KeyCode::Char('q') => return Next::Quit,
            KeyCode::Char('?') => self.help = true,
            code => {
                self.message.clear();
                match self.screen {
                    Screen::Sizes(marked) => self.press_in_sizes(marked, code),
                    Screen::Play(_) => self.press_in_game(code),
                }
            }
        }
        Next::Wait
    }

    fn press_in_sizes(&mut self, marked: usize, code: KeyCode) {
        let (smallest, largest) = PUZZLES.sizes().into_inner();
        match code {
            KeyCode::Up | KeyCode::Char('k') => {
                self.screen = Screen::Sizes(smallest.max(marked - 1));
            }
            KeyCode::Down | KeyCode::Char('j') => {
                self.screen = Screen::Sizes(largest.min(marked + 1));
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.play(marked),
            KeyCode::Char('0') => self.play(10),
            KeyCode::Char(digit) => {
                if let Some(size) = digit.to_digit(10) {
                    self.play(size as usize);
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
            KeyCode::Char('u') => game.undo(),
            KeyCode::Char('r') => game.redo(),
            KeyCode::Char('c') => game.clear(),
            KeyCode::Char('t') => self.tip(),
            KeyCode::Char('m') => self.map = !self.map,
            KeyCode::Esc => self.screen = Screen::Sizes(game.size()),
            _ => {}
        }
    }

    fn click(&mut self, position: Position) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        let square =
            BoardArea::within(self.area, game.size()).and_then(|area| area.square_at(position));
        if let (false, Some(square)) = (self.help, square) {
            self.message.clear();
            game.go_to(square);
            self.toggle();
        }
    }

    fn play(&mut self, size: usize) {
        if let Some(game) = Game::new(size) {
            self.screen = Screen::Play(Box::new(game));
        }
    }

    fn toggle(&mut self) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        game.toggle();
        let Some((_, placement)) = game.solution() else {
            return;
        };
        self.message = match self.progress.record(placement) {
            Ok(true) => "A new one!".into(),
            Ok(false) => "You had it already, perhaps rotated or reflected.".into(),
            Err(error) => format!("It could not be saved: {error}."),
        };
    }

    fn tip(&mut self) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        if game.ask_for_tip().is_none() && game.solution().is_none() {
            self.message = "No queen helps here: take one back.".into();
        }
    }
}
