//! Reactions to keys.

use queen_challenge::{Clues, Record};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{App, Next, Screen};
use crate::archive::{Archive, Page};
use crate::calendar::Calendar;
use crate::drawn::Drawn;
use crate::feat::Feat;
use crate::game::Game;
use crate::kind::Kind;
use crate::menu::Mode;
use crate::message::Message;

/// The number of pages that page-up and page-down turn.
const LEAP: isize = 10;

/// The days of a week.
const WEEK: i32 = 7;

impl App {
    pub(super) fn press(&mut self, key: KeyEvent, drawn: &Drawn) -> Next {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, self.help) {
            (KeyCode::Char('c'), _) if control => return Next::Quit,
            (KeyCode::Char('z'), _) if control => return Next::Suspend,
            (KeyCode::Up | KeyCode::Char('k'), Some(_)) => self.scroll_help(-1, drawn),
            (KeyCode::Down | KeyCode::Char('j'), Some(_)) => self.scroll_help(1, drawn),
            (_, Some(_)) => self.help = None,
            (KeyCode::Char('q'), None) => return Next::Quit,
            (KeyCode::Char('?'), None) => self.help = Some(0),
            (code, None) => {
                self.message = Message::default();
                return match self.screen {
                    Screen::Menu => self.press_in_menu(code),
                    Screen::Play(_) => self.press_in_game(code),
                    Screen::Archive(_) => self.press_in_archive(code),
                    Screen::Calendar(_) => self.press_in_calendar(code),
                };
            }
        }
        Next::Wait
    }

    fn press_in_menu(&mut self, code: KeyCode) -> Next {
        let days = self.days();
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.menu.step(-1, &days),
            KeyCode::Down | KeyCode::Char('j') => self.menu.step(1, &days),
            KeyCode::Left | KeyCode::Char('h') => self.menu.turn(-1),
            KeyCode::Right | KeyCode::Char('l') => self.menu.turn(1),
            KeyCode::Tab | KeyCode::Char('g') if self.menu.mode == Mode::Challenge => {
                self.menu.next_grade();
            }
            KeyCode::Char('b') if self.menu.mode != Mode::Explore => self.menu.next_challenge(),
            KeyCode::Char('a') => self.screen = Screen::Archive(Archive::new(&self.progress)),
            KeyCode::Char('c') => self.screen = Screen::Calendar(Calendar::new(self.day)),
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
        Next::Wait
    }

    fn press_in_game(&mut self, code: KeyCode) -> Next {
        let Screen::Play(game) = &mut self.screen else {
            return Next::Wait;
        };
        let (is_lesson, is_to_explore) =
            (matches!(game.kind(), Kind::Learn(_)), game.kind() == Kind::Explore);
        let is_solved = game.solution().is_some();
        match code {
            KeyCode::Left | KeyCode::Char('h') => game.step(0, -1),
            KeyCode::Down | KeyCode::Char('j') => game.step(1, 0),
            KeyCode::Up | KeyCode::Char('k') => game.step(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => game.step(0, 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.change_square(Game::toggle),
            KeyCode::Char('x') => self.change_square(Game::rule_out),
            KeyCode::Char('u') => self.change(Game::undo),
            KeyCode::Char('r') => self.change(Game::redo),
            KeyCode::Char('c') => self.change(Game::clear),
            KeyCode::Char('t') => self.tip(),
            KeyCode::Char('n') => self.play_another(),
            KeyCode::Char('a') if !is_lesson && !is_solved => {
                self.extras.attacked = !self.extras.attacked;
            }
            KeyCode::Char('p') if game.clues().regions().is_some() => self.toggle_patterns(),
            KeyCode::Char('m') if is_to_explore => self.extras.map = !self.extras.map,
            KeyCode::Char('i') if is_to_explore && !is_solved => {
                self.extras.remaining = !self.extras.remaining;
            }
            KeyCode::Char('s') if !is_lesson && !is_to_explore => {
                self.extras.clock = !self.extras.clock;
            }
            KeyCode::Char('y') => {
                if let Some(feat) = game.feat() {
                    let game = game.inner().clone();
                    return self.copy(&feat, Some(&game));
                }
            }
            KeyCode::Esc => self.leave(),
            _ => {}
        }
        Next::Wait
    }

    fn press_in_archive(&mut self, code: KeyCode) -> Next {
        let Screen::Archive(archive) = &mut self.screen else {
            return Next::Wait;
        };
        match code {
            KeyCode::Up | KeyCode::Char('k') => archive.turn(-1),
            KeyCode::Down | KeyCode::Char('j') => archive.turn(1),
            KeyCode::PageUp => archive.turn(-LEAP),
            KeyCode::PageDown => archive.turn(LEAP),
            KeyCode::Home => archive.open(0),
            KeyCode::End => archive.open(usize::MAX),
            KeyCode::Char('y') => {
                if let Some(Page::Feat(feat)) = archive.page().cloned() {
                    return self.copy(&feat, None);
                }
            }
            KeyCode::Esc => self.screen = Screen::Menu,
            _ => {}
        }
        Next::Wait
    }

    fn press_in_calendar(&mut self, code: KeyCode) -> Next {
        let latest = self.latest_day();
        let Screen::Calendar(calendar) = &mut self.screen else {
            return Next::Wait;
        };
        match code {
            KeyCode::Left | KeyCode::Char('h') => calendar.step(-1, latest),
            KeyCode::Right | KeyCode::Char('l') => calendar.step(1, latest),
            KeyCode::Up | KeyCode::Char('k') => calendar.step(-WEEK, latest),
            KeyCode::Down | KeyCode::Char('j') => calendar.step(WEEK, latest),
            KeyCode::PageUp => calendar.turn(-1, latest),
            KeyCode::PageDown => calendar.turn(1, latest),
            KeyCode::End => *calendar = Calendar::new(self.day),
            KeyCode::Char('b') => self.menu.next_challenge(),
            KeyCode::Enter | KeyCode::Char(' ') => {
                let day = calendar.day();
                self.play_day(day);
            }
            KeyCode::Esc => self.screen = Screen::Menu,
            _ => {}
        }
        Next::Wait
    }

    /// Copies the text to share a feat, with the path of the game that it is the score of.
    fn copy(&mut self, feat: &Feat, game: Option<&queen_challenge::Game<Clues>>) -> Next {
        self.message = Message::plain("Copied to the clipboard, if the terminal lets the game.");
        let scores = self.progress.scores(feat.challenge.kind());
        let standing = self.progress.standing(&feat.challenge, feat.score.day);
        let score = standing.unwrap_or(feat.score);
        let share = Record::new(&scores, self.day).share(&score, &feat.challenge);
        let share = game.map_or(share, |game| share.with_path(game));
        Next::Copy(share.to_string())
    }
}
