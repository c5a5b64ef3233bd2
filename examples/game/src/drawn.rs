//! The places on the screen that can be pointed at.

use queen_challenge::{Grade, Kind};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::area::BoardArea;
use crate::menu::Mode;

/// What can be pointed at on the screen that was drawn last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The board, if one is played.
    pub board: Option<BoardArea>,
    /// The places to click on.
    pub targets: Vec<(Rect, Target)>,
    /// The number of lines by which the help can be scrolled.
    pub help_below: u16,
}

/// A place to click on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A key, which is pressed.
    Key(KeyCode),
    /// A kind of game.
    Mode(Mode),
    /// A kind of challenge.
    ChallengeKind(Kind),
    /// A grade.
    Grade(Grade),
    /// A size, which starts the game.
    Size(usize),
    /// The index of a lesson, which starts.
    Lesson(usize),
    /// A day of the menu, which starts the game.
    Day(u32),
    /// A day of the calendar, which starts the game.
    Date(u32),
    /// A page of the archive.
    Page(usize),
}
