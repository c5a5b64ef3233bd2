//! The game in the hand, played from a console.

use core::fmt;

use crate::hand::{Event, Hand};
use crate::oled::Oled;

/// A game whose buttons are letters: `d`, `r` and `q`, or upper-case where they are held. As text,
/// it is what the game says, and its picture on the display.
#[derive(Clone, Debug)]
pub struct Console {
    hand: Hand,
}

impl Console {
    /// Offers this day first.
    #[must_use]
    pub fn new(day: u32) -> Self {
        Self { hand: Hand::new(day) }
    }

    /// Takes the next byte. Returns whether it ends a line, so that the game is to be shown.
    pub fn read(&mut self, byte: u8) -> bool {
        if let Some(event) = Event::from_letter(byte) {
            self.hand.handle(event);
        }
        byte == b'\n'
    }
}

impl fmt::Display for Console {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut display = Oled::default();
        let Ok(()) = self.hand.draw(&mut display, true);
        write!(f, "{}\n{display}", self.hand)
    }
}
