//! The region board of a day, on a simulated display.

use core::fmt;

use queen_challenge::{Challenge, Clues, Kind, Notes};

use crate::screen::Screen;
use crate::{DAYS, frame};

/// The region board of a day. As text, it is a title and the picture that a player sees first.
#[derive(Clone, Copy, Debug)]
pub struct DayBoard {
    day: u32,
    challenge: Challenge<Clues>,
}

impl DayBoard {
    /// Makes the board of a day, counted from 1 January 1970.
    #[must_use]
    pub fn new(day: u32) -> Option<Self> {
        Some(Self { day, challenge: Kind::Regions.daily(&DAYS, day)? })
    }
}

impl fmt::Display for DayBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { day, challenge } = self;
        let (givens, grade) = (challenge.givens(), challenge.grade());
        let size = givens.size();
        writeln!(f, "day {day}: regions, {size} × {size}, {grade}")?;
        let mut screen = Screen::default();
        let Ok(()) = frame::draw(&mut screen, challenge, &Notes::new(*givens));
        if let Some(regions) = challenge.regions() {
            let Ok(()) = frame::draw_borders(&mut screen, regions);
        }
        write!(f, "{screen}")
    }
}
