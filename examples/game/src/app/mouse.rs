//! Reactions to the mouse.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{App, Next, Screen};
use crate::drawn::{Drawn, Target};
use crate::game::Game;
use crate::message::Message;

impl App {
    pub(super) fn point_at_help(&mut self, kind: MouseEventKind, drawn: &Drawn) -> Next {
        match kind {
            MouseEventKind::ScrollUp => self.scroll_help(-1, drawn),
            MouseEventKind::ScrollDown => self.scroll_help(1, drawn),
            MouseEventKind::Down(MouseButton::Left) => self.help = None,
            _ => {}
        }
        Next::Wait
    }

    pub(super) fn point(&mut self, mouse: MouseEvent, drawn: &Drawn) -> Next {
        let position = Position::new(mouse.column, mouse.row);
        let (days, latest) = (self.days().len(), self.latest_day());
        match (mouse.kind, &mut self.screen) {
            (MouseEventKind::Down(MouseButton::Left), _) => return self.click(position, drawn),
            (MouseEventKind::Down(MouseButton::Right), Screen::Play(_)) => {
                self.click_on_board(position, drawn, Game::rule_out);
            }
            (MouseEventKind::ScrollUp, Screen::Menu) => self.menu.step(-1, days),
            (MouseEventKind::ScrollDown, Screen::Menu) => self.menu.step(1, days),
            (MouseEventKind::ScrollUp, Screen::Archive(archive)) => archive.turn(-1),
            (MouseEventKind::ScrollDown, Screen::Archive(archive)) => archive.turn(1),
            (MouseEventKind::ScrollUp, Screen::Calendar(calendar)) => calendar.turn(-1, latest),
            (MouseEventKind::ScrollDown, Screen::Calendar(calendar)) => calendar.turn(1, latest),
            _ => {}
        }
        Next::Wait
    }

    fn click_on_board(&mut self, position: Position, drawn: &Drawn, change: fn(&mut Game)) {
        let Screen::Play(game) = &mut self.screen else {
            return;
        };
        if let Some(square) = drawn.board.and_then(|area| area.square_at(position)) {
            self.message = Message::default();
            game.go_to(square);
            self.change_square(change);
        }
    }

    fn click(&mut self, position: Position, drawn: &Drawn) -> Next {
        let target = drawn.targets.iter().find(|(area, _)| area.contains(position));
        let Some(&(_, target)) = target else {
            self.click_on_board(position, drawn, Game::toggle);
            return Next::Wait;
        };
        if let Target::Key(code) = target {
            return self.press(code.into(), drawn);
        }
        self.message = Message::default();
        match (target, &mut self.screen) {
            (Target::Mode(mode), _) => self.menu.mode = mode,
            (Target::ChallengeKind(kind), _) => self.menu.set_challenge(kind),
            (Target::Grade(grade), _) => self.menu.grade = grade,
            (Target::Size(size), _) => self.play_size(size),
            (Target::Lesson(lesson), _) => {
                self.menu.lesson = Some(lesson);
                self.play();
            }
            (Target::Day(day), _) => {
                self.menu.day = day;
                self.play();
            }
            (Target::Date(day), _) => self.play_day(day),
            (Target::Page(page), Screen::Archive(archive)) => archive.open(page),
            (Target::Page(_) | Target::Key(_), _) => {}
        }
        Next::Wait
    }
}
