//! The text beside a board, in lines of 16 characters.

use core::fmt::{self, Write};
use core::iter;

use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::iso_8859_1::FONT_4X6;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::text::{Baseline, Text};

use super::{Hand, picture};

/// The characters of a line, of 4 pixels each, the last one of which is dark.
const WIDTH: usize = 16;
/// The lines.
const LINES: usize = 10;
/// The pixels of a line.
const HEIGHT: i32 = 6;

/// Draws what is said on the right of the board and, in the last line, what a button does next. The
/// longest sentence takes that line, too.
pub fn draw<D>(display: &mut D, hand: &Hand) -> Result<(), D::Error>
where
    D: DrawTarget<Color = BinaryColor>,
{
    let (mut words, mut hint) = (Buffer::default(), Buffer::default());
    // Whatever does not fit is left out. The tests have all that is said.
    _ = write!(words, "{hand}");
    _ = hand.write_hint(&mut hint);
    let lines = lines(words.as_str()).take(LINES).enumerate();
    let has_room = lines.clone().count() < LINES;
    for (index, line) in lines.chain(has_room.then_some((LINES - 1, hint.as_str()))) {
        let at = Point::new(i32::from(picture::SIDE) + 1, 2 + HEIGHT * i32::from(index as u8));
        let style = MonoTextStyle::new(&FONT_4X6, BinaryColor::On);
        Text::with_baseline(line, at, style, Baseline::Top).draw(display)?;
    }
    Ok(())
}

/// The lines of a text, broken at spaces. A word that is longer than a line is cut.
fn lines(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.lines().flat_map(|mut rest| {
        iter::from_fn(move || {
            let line;
            (line, rest) = rest.split_at_checked(end_of_line(rest))?;
            rest = rest.trim_start();
            Some(line).filter(|line| !line.is_empty())
        })
    })
}

/// The byte at which the first line of a text ends: the last space that leaves no more than a line
/// before it.
fn end_of_line(text: &str) -> usize {
    let Some((cut, _)) = text.char_indices().nth(WIDTH) else { return text.len() };
    let spaces = text.char_indices().take(WIDTH + 1).filter(|&(_, character)| character == ' ');
    spaces.last().map_or(cut, |(space, _)| space)
}

/// Room for a text.
struct Buffer {
    bytes: [u8; 160],
    len: usize,
}

impl Default for Buffer {
    fn default() -> Self {
        Self { bytes: [0; 160], len: 0 }
    }
}

impl Buffer {
    fn as_str(&self) -> &str {
        self.bytes.get(..self.len).and_then(|bytes| str::from_utf8(bytes).ok()).unwrap_or("")
    }
}

impl fmt::Write for Buffer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        let room = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use queen_challenge::Kind;

    use super::*;
    use crate::hand::{Button, Event};

    fn broken(text: &str) -> Vec<&str> {
        lines(text).collect()
    }

    #[test]
    fn lines_end_at_spaces() {
        assert_eq!(broken("Look at region C."), ["Look at region", "C."]);
        // A full line, before a space and at the end.
        assert_eq!(broken("would leave only would leave only"), ["would leave only"; 2]);
        assert_eq!(broken("one\ntwo"), ["one", "two"]);
        // Characters count, not bytes.
        assert_eq!(broken("× × × × × × × × ×"), ["× × × × × × × ×", "×"]);
        assert_eq!(broken("more-than-sixteen-characters"), ["more-than-sixtee", "n-characters"]);
        assert_eq!(broken(""), [""; 0]);
    }

    fn fits(text: &impl fmt::Display) {
        let mut buffer = Buffer::default();
        write!(buffer, "{text}").unwrap();
        let lines = broken(buffer.as_str());
        assert!(lines.len() <= LINES, "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
    }

    #[test]
    fn every_tip_has_room() {
        for kind in Kind::ALL {
            for tip in (8..=10).flat_map(|size| kind.longest_tips(size)) {
                fits(&tip);
            }
        }
    }

    #[test]
    fn every_day_has_room() {
        for day in 20_780..20_787 {
            let mut hand = Hand::new(day);
            for _ in Kind::ALL {
                fits(&hand);
                hand.handle(Event::Hold(Button::Queen));
            }
        }
    }

    #[test]
    fn every_hint_has_room() {
        let mut hand = Hand::new(20_786); // a Sunday, with a board of 10 × 10
        let mut hints = Vec::new();
        let press = Event::Press(Button::Queen);
        let right = iter::repeat_n(Event::Press(Button::Right), 9);
        let tips = iter::repeat_n(Event::Hold(Button::Queen), 400);
        for event in iter::once(press).chain(right).chain(tips) {
            let mut hint = Buffer::default();
            hand.write_hint(&mut hint).unwrap();
            assert!(hint.as_str().len() <= WIDTH, "{}", hint.as_str());
            hints.push(hint);
            hand.handle(event);
        }
        let shown = |text| hints.iter().any(|hint| hint.as_str() == text);
        for text in ["queen: play", "hold: why", "hold: what", "hold: do it", "queen: next day"] {
            assert!(shown(text), "{text}");
        }
        assert!(shown("a10 hold: a tip") && shown("i10 hold: a tip"));
    }
}
