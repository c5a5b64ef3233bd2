//! The game of a day's board in the hand: three buttons, and a display of 128 × 64 pixels.

mod date;
mod inverted;
mod panel;
mod picture;

use core::fmt;
use core::time::Duration;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use queen_challenge::{Clues, Game, Kind, Level, Record, Stage, Tip};
use queen_runtime::Square;
use queen_runtime::draw::Bitmap;

use crate::DAYS;
use date::Date;

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    Down,
    Right,
    Queen,
}

/// What a player does with a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Press(Button),
    /// The button is held down. While it is, this can come again and again.
    Hold(Button),
}

impl Event {
    /// The event that a letter stands for: the first one of the button, upper-case if it is held.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'd' => Self::Press(Button::Down),
            b'r' => Self::Press(Button::Right),
            b'q' => Self::Press(Button::Queen),
            b'D' => Self::Hold(Button::Down),
            b'R' => Self::Hold(Button::Right),
            b'Q' => Self::Hold(Button::Queen),
            _ => return None,
        })
    }
}

/// The day that is offered first where nobody says another one: 23 November 2026.
pub const FIRST_DAY: u32 = 20_780;

/// The days that can be chosen are those of a century, in which no board comes twice.
const LAST_DAY: u32 = 36_524;

/// A game in the hand. First the player chooses a day, as there is no clock, and then plays its
/// board.
///
/// | button | day | board | solved board |
/// |---|---|---|---|
/// | down | a day earlier | the square below | |
/// | right | a day later | the square on the right | |
/// | queen | plays the board | a mark, then a queen, then neither | chooses the next day |
/// | queen, held | the next kind | a tip, its next stage, and at last what it says | |
/// | another one, held | a week instead of a day | goes on | |
///
/// The cursor leaves the board on one side and comes back on the other one, so two buttons reach
/// every square.
#[derive(Clone, Debug)]
pub struct Hand {
    day: u32,
    kind: Kind,
    game: Option<Game<Clues>>,
    cursor: Square,
}

impl Hand {
    /// Offers the regions of this day, counted from 1 January 1970.
    #[must_use]
    pub fn new(day: u32) -> Self {
        let day = day.min(LAST_DAY);
        Self { day, kind: Kind::Regions, game: None, cursor: Square::new(0, 0) }
    }

    /// The game; `None` while a day is chosen.
    #[must_use]
    pub const fn game(&self) -> Option<&Game<Clues>> {
        self.game.as_ref()
    }

    /// The square of the cursor.
    #[must_use]
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// Does what the player wants.
    pub fn handle(&mut self, event: Event) {
        match &mut self.game {
            None => self.choose(event),
            Some(game) if game.is_over() => {
                if event == Event::Press(Button::Queen) {
                    *self = Self { kind: self.kind, ..Self::new(self.day + 1) };
                }
            }
            Some(game) => play(game, &mut self.cursor, event),
        }
    }

    /// Adds to the time for which the board is shown.
    pub fn pass(&mut self, time: Duration) {
        if let Some(game) = &mut self.game {
            game.pass(time);
        }
    }

    fn choose(&mut self, event: Event) {
        let days = if matches!(event, Event::Hold(_)) { 7 } else { 1 };
        match event {
            Event::Press(Button::Queen) => self.begin(),
            Event::Hold(Button::Queen) => {
                let next = Kind::ALL.into_iter().skip_while(|&kind| kind != self.kind).nth(1);
                self.kind = next.unwrap_or(Kind::ALL[0]);
            }
            Event::Press(Button::Right) | Event::Hold(Button::Right) => {
                self.day = (self.day + days).min(LAST_DAY);
            }
            Event::Press(Button::Down) | Event::Hold(Button::Down) => {
                self.day = self.day.saturating_sub(days);
            }
        }
    }

    fn begin(&mut self) {
        self.game = self.kind.daily(&DAYS, self.day).map(|challenge| {
            let mut game = Game::daily(challenge, self.day);
            game.begin(self.day);
            game
        });
    }

    /// Draws all that the player sees, on a display of at least 128 × 64 pixels.
    ///
    /// # Errors
    ///
    /// Those of the display.
    pub fn draw<D>(&self, display: &mut D, shows_cursor: bool) -> Result<(), D::Error>
    where
        D: DrawTarget<Color = BinaryColor>,
    {
        display.clear(BinaryColor::Off)?;
        if let Some(game) = &self.game {
            let has_cursor = shows_cursor && !game.is_over();
            picture::draw(display, game, Some(self.cursor).filter(|_| has_cursor))?;
        } else {
            // A board of one square.
            picture::draw_bitmap(display, &Bitmap::new(&[0], picture::SIDE))?;
        }
        panel::draw(display, self)
    }

    /// Writes what a button does next, in at most as many characters as a line has.
    fn write_hint(&self, f: &mut impl fmt::Write) -> fmt::Result {
        let Some(game) = &self.game else { return f.write_str("queen: play") };
        if game.is_over() {
            return f.write_str("queen: next day");
        }
        f.write_str(match game.tip().map(Tip::stage) {
            None => return write!(f, "{} hold: a tip", self.cursor.name(game.size())),
            Some(Stage::Where) => "hold: why",
            Some(Stage::Why) => "hold: what",
            Some(Stage::What) => "hold: do it",
        })
    }
}

fn play(game: &mut Game<Clues>, cursor: &mut Square, event: Event) {
    let (row, column, size) = (cursor.row(), cursor.column(), game.size());
    match event {
        Event::Press(Button::Down) | Event::Hold(Button::Down) => {
            *cursor = Square::new((row + 1) % size, column);
        }
        Event::Press(Button::Right) | Event::Hold(Button::Right) => {
            *cursor = Square::new(row, (column + 1) % size);
        }
        Event::Press(Button::Queen) => {
            let notes = game.notes();
            if notes.queens.has_queen(*cursor) || notes.ruled_out.contains(*cursor) {
                game.toggle_queen(*cursor);
            } else {
                game.toggle_mark(*cursor);
            }
        }
        Event::Hold(Button::Queen) => {
            if game.tip().is_some_and(|tip| tip.stage() == Stage::What) {
                game.follow_tip();
            } else {
                game.ask_tip();
            }
            if let Some(square) = game.evidence().and_then(|evidence| evidence.square()) {
                *cursor = square;
            }
        }
    }
}

/// What is said beside the board.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { day, kind, game, cursor } = self;
        if let Some(tip) = game.as_ref().and_then(Game::tip) {
            return write!(f, "{tip}");
        }
        writeln!(f, "{}", Date(*day))?;
        let Some(game) = game else {
            let (size, grade) = kind.of_day(*day);
            return write!(f, "{}.\n{}", Level { kind: *kind, size, grade }, kind.rule());
        };
        match (game.score(), game.fixed(*cursor)) {
            (Some(score), _) => write!(f, "{}", Record::new(&[], *day).verdict(&score)),
            (None, Some(fixed)) => write!(f, "{fixed}"),
            (None, None) => write!(f, "{}", game.situation()),
        }
    }
}
