//! The events of three buttons that are looked at every 10 milliseconds.

use crate::hand::{Button, Event};

/// For so many looks in a row, a button has to differ from before: contacts bounce.
const STABLE: u8 = 3;
/// The looks after which a button counts as held.
const HOLD: u8 = 60;
/// The looks between the moves of a button that is held.
const REPEAT: u8 = 15;

/// The three buttons.
///
/// A press is told when the button is released, as only then it was not held. A button that is held
/// tells it once, or again and again if it moves something.
#[derive(Clone, Copy, Debug, Default)]
pub struct Keys {
    keys: [Key; 3],
}

#[derive(Clone, Copy, Debug, Default)]
struct Key {
    is_down: bool,
    /// The looks for which the button has differed from `is_down`.
    differing: u8,
    /// The looks for which the button has been down.
    held: u8,
    was_held: bool,
}

/// A change of one button.
#[derive(Clone, Copy)]
enum Change {
    Pressed,
    Held,
}

impl Keys {
    /// Takes the state of the buttons down, right and queen, which are `true` if they are down.
    /// Returns the events.
    pub fn look(&mut self, are_down: [bool; 3]) -> impl Iterator<Item = Event> {
        const BUTTONS: [Button; 3] = [Button::Down, Button::Right, Button::Queen];

        let keys = self.keys.iter_mut().zip(are_down).zip(BUTTONS);
        keys.filter_map(|((key, is_down), button)| {
            Some(match key.look(is_down, button != Button::Queen)? {
                Change::Pressed => Event::Press(button),
                Change::Held => Event::Hold(button),
            })
        })
    }
}

impl Key {
    fn look(&mut self, is_down: bool, repeats: bool) -> Option<Change> {
        self.differing = if is_down == self.is_down { 0 } else { self.differing + 1 };
        if self.differing == STABLE {
            let was_pressed = self.is_down && !self.was_held;
            *self = Self { is_down, ..Self::default() };
            return was_pressed.then_some(Change::Pressed);
        }
        if !self.is_down || self.was_held && !repeats {
            return None;
        }
        self.held += 1;
        let is_due = self.held == if self.was_held { REPEAT } else { HOLD };
        if is_due {
            self.held = 0;
            self.was_held = true;
        }
        is_due.then_some(Change::Held)
    }
}
