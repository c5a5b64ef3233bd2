//! Reactions to the mouse.

use queen_challenge::Notes;
use queen_runtime::Square;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{App, Next, Screen};
use crate::area::BoardArea;
use crate::drawn::{Drawn, Target};
use crate::game::Game;
use crate::message::Message;

/// A drag of the right button over squares of a board, which rules them out or takes that back.
#[derive(Debug)]
pub(super) struct Stroke {
    /// The place of the board on which it began.
    area: BoardArea,
    /// The notes before it.
    before: Notes,
    /// The squares that it has come to, each once.
    squares: Vec<Square>,
    /// The last one; `None` while the mouse is beside the board.
    last: Option<Square>,
}

impl Stroke {
    fn go_to(&mut self, position: Position) {
        let Some(to) = self.area.square_at(position) else {
            // Between two squares there may be a line.
            self.last = self.last.filter(|_| self.area.inner().contains(position));
            return;
        };
        // A fast mouse leaves squares out.
        let from = self.last.unwrap_or(to);
        let steps = from.row().abs_diff(to.row()).max(from.column().abs_diff(to.column())).max(1);
        for step in 1..=steps {
            // Rounded to the closest one.
            let along = |from, to| (from * (steps - step) + to * step + steps / 2) / steps;
            let square =
                Square::new(along(from.row(), to.row()), along(from.column(), to.column()));
            if !self.squares.contains(&square) {
                self.squares.push(square);
            }
        }
        self.last = Some(to);
    }
}

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

    /// Handles a report of the mouse, which may go on with this stroke.
    pub(super) fn point(
        &mut self,
        mouse: MouseEvent,
        stroke: Option<Stroke>,
        drawn: &Drawn,
    ) -> Next {
        let position = Position::new(mouse.column, mouse.row);
        let (days, latest) = (self.days(), self.latest_day());
        match (mouse.kind, &mut self.screen) {
            (MouseEventKind::Down(MouseButton::Left), _) => return self.click(position, drawn),
            (MouseEventKind::Down(MouseButton::Right), Screen::Play(_)) => {
                self.begin_stroke(position, drawn);
            }
            (MouseEventKind::Drag(MouseButton::Right), Screen::Play(_)) => {
                self.go_on_with(stroke, position, drawn);
            }
            (MouseEventKind::ScrollUp, Screen::Menu) => self.menu.step(-1, &days),
            (MouseEventKind::ScrollDown, Screen::Menu) => self.menu.step(1, &days),
            (MouseEventKind::ScrollUp, Screen::Archive(archive)) => archive.turn(-1),
            (MouseEventKind::ScrollDown, Screen::Archive(archive)) => archive.turn(1),
            (MouseEventKind::ScrollUp, Screen::Calendar(calendar)) => calendar.turn(-1, latest),
            (MouseEventKind::ScrollDown, Screen::Calendar(calendar)) => calendar.turn(1, latest),
            _ => {}
        }
        Next::Wait
    }

    fn begin_stroke(&mut self, position: Position, drawn: &Drawn) {
        let Screen::Play(game) = &self.screen else {
            return;
        };
        let before = *game.notes();
        self.stroke = drawn.board.and_then(|area| {
            let square = area.square_at(position)?;
            Some(Stroke { area, before, squares: vec![square], last: Some(square) })
        });
        self.click_on_board(position, drawn, Game::rule_out);
    }

    /// Marks the squares on the way to this place, unless the board is not where the stroke began.
    fn go_on_with(&mut self, stroke: Option<Stroke>, position: Position, drawn: &Drawn) {
        let (Screen::Play(game), Some(mut stroke)) = (&mut self.screen, stroke) else {
            return;
        };
        if drawn.board != Some(stroke.area) {
            return;
        }
        let length = stroke.squares.len();
        stroke.go_to(position);
        if stroke.squares.len() > length {
            self.message = Message::default();
            game.go_to(stroke.squares[stroke.squares.len() - 1]);
            self.change(|game| game.rule_out_all(&stroke.squares, &stroke.before));
        }
        self.stroke = Some(stroke);
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
                self.menu.day = Some(day).filter(|&day| day != self.day);
                self.play();
            }
            (Target::Date(day), _) => self.play_day(day),
            (Target::Page(page), Screen::Archive(archive)) => archive.open(page),
            (Target::Page(_) | Target::Key(_), _) => {}
        }
        Next::Wait
    }
}
