//! Decoder of the bytes that a terminal sends.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// The silence after which the rest of a sequence is no longer awaited.
const PAUSE: Duration = Duration::from_millis(50);

/// The silence after which a paste without an end is over.
const PASTE_PAUSE: Duration = Duration::from_millis(500);

/// The length from which a sequence without an end is thrown away.
const MAX_LEN: usize = 4096;

const ESCAPE: u8 = 0x1b;

/// A decoder of keys, and of reports of the mouse and of the focus.
///
/// A key is one character, or a sequence that starts with an escape; so does a report of the mouse.
/// A sequence does not say how long it is, and may arrive in parts: `ESC [ <`, then `0;5;9M`. An
/// incomplete one is kept until its rest comes. If nothing comes for a while, it was none: `ESC`
/// alone is the escape key, and anything longer is dropped. Without that, one stray byte would
/// swallow what is typed after it.
///
/// A key with Alt is an escape and the key, and so are the escape key and a key that is pressed
/// soon after it. The game has no use for Alt, so both are two keys.
///
/// All times come in as arguments.
#[derive(Debug, Default)]
pub struct Decoder {
    /// The start of an incomplete sequence, or nothing.
    bytes: Vec<u8>,
    /// Whether the bytes are pasted text, which the game ignores.
    is_pasting: bool,
    /// The time at which the last byte came.
    last: Option<Instant>,
    events: VecDeque<Event>,
}

/// What the start of some bytes is, with the number of bytes that it takes.
#[derive(Debug, PartialEq)]
enum Start {
    Event(usize, Event),
    /// Something that is neither a key nor a report.
    Other(usize),
    Incomplete,
}

impl Decoder {
    /// Adds bytes that came at this time.
    pub fn push(&mut self, bytes: &[u8], now: Instant) {
        self.give_up(now);
        self.bytes.extend_from_slice(bytes);
        self.last = Some(now);
        self.decode();
    }

    /// Removes the oldest event.
    pub fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// The time at which [`give_up`](Self::give_up) is to be called if no byte comes before.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        let pause = if self.is_pasting { PASTE_PAUSE } else { PAUSE };
        let is_waiting = self.is_pasting || !self.bytes.is_empty();
        self.last.filter(|_| is_waiting).map(|last| last + pause)
    }

    /// Stops waiting for the rest of a sequence if its time is over.
    pub fn give_up(&mut self, now: Instant) {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return;
        }
        let is_pasted = std::mem::take(&mut self.is_pasting);
        if *self.bytes == [ESCAPE] && !is_pasted {
            self.events.push_back(Event::Key(KeyCode::Esc.into()));
        }
        self.bytes.clear();
    }

    fn decode(&mut self) {
        let mut taken = 0;
        // Before each round, the bytes before `taken` are decoded.
        while let rest @ [_, ..] = &self.bytes[taken..] {
            if self.is_pasting {
                let Some(length) = pasted(rest) else {
                    break;
                };
                self.is_pasting = !rest[..length].ends_with(PASTE_END);
                taken += length;
                continue;
            }
            match start(rest) {
                Start::Event(length, event) => {
                    self.events.push_back(event);
                    taken += length;
                }
                Start::Other(length) => {
                    self.is_pasting = rest[..length] == *PASTE_START;
                    taken += length;
                }
                Start::Incomplete if rest.len() > MAX_LEN => taken += rest.len(),
                Start::Incomplete => break,
            }
        }
        self.bytes.drain(..taken);
    }
}

const PASTE_START: &[u8] = b"\x1b[200~";

const PASTE_END: &[u8] = b"\x1b[201~";

/// The number of bytes that belong to a paste, its end included; `None` if more have to come first.
fn pasted(bytes: &[u8]) -> Option<usize> {
    match bytes.iter().position(|&byte| byte == ESCAPE) {
        None => Some(bytes.len()),
        Some(0) if bytes.starts_with(PASTE_END) => Some(PASTE_END.len()),
        Some(0) if PASTE_END.starts_with(bytes) => None,
        Some(0) => Some(1),
        Some(length) => Some(length),
    }
}

fn start(bytes: &[u8]) -> Start {
    match *bytes {
        [] | [ESCAPE] | [ESCAPE, b'O'] => Start::Incomplete,
        [ESCAPE, b'[', ..] => control_sequence(bytes),
        [ESCAPE, b'O', last, ..] if (0x20..0x7f).contains(&last) => {
            named(last).map_or(Start::Other(3), |code| Start::Event(3, Event::Key(code.into())))
        }
        [ESCAPE, b'O', ..] => Start::Other(2),
        [ESCAPE, b']' | b'P' | b'X' | b'^' | b'_', ..] => string(bytes),
        [ESCAPE, ..] => Start::Event(1, Event::Key(KeyCode::Esc.into())),
        _ => character(bytes),
    }
}

/// A character in UTF-8. A byte that cannot go on with it starts something else.
fn character(bytes: &[u8]) -> Start {
    let length = match bytes[0] {
        ..0x80 => return Start::Event(1, Event::Key(key(char::from(bytes[0])))),
        0xc2..0xe0 => 2,
        0xe0..0xf0 => 3,
        0xf0..0xf5 => 4,
        _ => return Start::Other(1),
    };
    for index in 1..length {
        match bytes.get(index) {
            Some(0x80..0xc0) => {}
            Some(_) => return Start::Other(index),
            None => return Start::Incomplete,
        }
    }
    let text = str::from_utf8(&bytes[..length]).ok().and_then(|text| text.chars().next());
    text.map_or(Start::Other(length), |text| Start::Event(length, Event::Key(key(text))))
}

/// The key that sends this character.
fn key(character: char) -> KeyEvent {
    let control = |character| KeyEvent::new(KeyCode::Char(character), KeyModifiers::CONTROL);
    match character {
        '\r' => KeyCode::Enter.into(),
        '\t' => KeyCode::Tab.into(),
        '\x1b' => KeyCode::Esc.into(),
        '\x7f' => KeyCode::Backspace.into(),
        '\0' => control(' '),
        // Control clears the upper bits of a letter.
        '\x01'..='\x1a' => control(char::from(character as u8 | 0x60)),
        '\x1c'..='\x1f' => control(char::from(character as u8 - 0x1c + b'4')),
        _ if character.is_uppercase() => {
            KeyEvent::new(KeyCode::Char(character), KeyModifiers::SHIFT)
        }
        _ => KeyCode::Char(character).into(),
    }
}

/// A text for the program, such as the answer to a question for a colour. It ends with BEL or with
/// `ESC \`; another escape breaks it off.
fn string(bytes: &[u8]) -> Start {
    let end = bytes[2..].iter().position(|&byte| matches!(byte, 0x07 | ESCAPE));
    match end.map(|end| &bytes[2 + end..]) {
        None | Some([ESCAPE]) => Start::Incomplete,
        Some(rest @ [ESCAPE, b'\\', ..]) => Start::Other(bytes.len() - rest.len() + 2),
        Some(rest @ [ESCAPE, ..]) => Start::Other(bytes.len() - rest.len()),
        Some(rest) => Start::Other(bytes.len() - rest.len() + 1),
    }
}

/// A sequence of `ESC [`, parameters, and a last byte from `@` to `~`. A byte that cannot be part
/// of it starts something else.
fn control_sequence(bytes: &[u8]) -> Start {
    match bytes[2..] {
        // The function keys of the Linux console.
        [b'['] => return Start::Incomplete,
        [b'[', ..] => return Start::Other(4),
        // The oldest report of the mouse has three bytes after its last one.
        [b'M', button, column, line, ..] => {
            let [column, line] = [column, line].map(|byte| u16::from(byte.saturating_sub(32)));
            let report = mouse(u16::from(button.saturating_sub(32)), column, line, false);
            return report.map_or(Start::Other(6), |event| Start::Event(6, event));
        }
        [b'M', ..] => return Start::Incomplete,
        _ => {}
    }
    let is_part = |byte: &u8| (0x20..0x40).contains(byte);
    let length = 2 + bytes[2..].iter().take_while(|&byte| is_part(byte)).count();
    match bytes.get(length) {
        None => Start::Incomplete,
        Some(&last @ 0x40..0x7f) => {
            let event = sequence_event(&bytes[2..length], last);
            event.map_or(Start::Other(length + 1), |event| Start::Event(length + 1, event))
        }
        Some(_) => Start::Other(length),
    }
}

fn sequence_event(parameters: &[u8], last: u8) -> Option<Event> {
    let text = str::from_utf8(parameters).ok()?;
    let (is_sgr, text) = text.strip_prefix('<').map_or((false, text), |text| (true, text));
    let mut numbers = text.split(';');
    let mut next = || numbers.next();
    let (first, second, third) = (next(), next(), next());
    let number = |text: Option<&str>| text?.parse::<u16>().ok();
    if let b'M' | b'm' = last {
        let button = number(first)?.checked_sub(if is_sgr { 0 } else { 32 })?;
        return mouse(button, number(second)?, number(third)?, is_sgr && last == b'm');
    }
    let (bits, kind) = second.map_or(("1", None), |text| match text.split_once(':') {
        Some((bits, kind)) => (bits, Some(kind)),
        None => (text, None),
    });
    // The third kind of event is the release of a key.
    if is_sgr || kind == Some("3") {
        return None;
    }
    let bits = number(Some(bits)).unwrap_or(1).saturating_sub(1);
    let flags = [KeyModifiers::SHIFT, KeyModifiers::ALT, KeyModifiers::CONTROL];
    let modifiers: KeyModifiers = (0..)
        .zip(flags)
        .filter(|(bit, _)| bits >> bit & 1 == 1)
        .fold(KeyModifiers::NONE, |modifiers, (_, flag)| modifiers | flag);
    let code = match last {
        b'I' if parameters.is_empty() => return Some(Event::FocusGained),
        b'O' if parameters.is_empty() => return Some(Event::FocusLost),
        b'u' => {
            let code = first?.split(':').next()?.parse().ok()?;
            let key = key(char::from_u32(code)?);
            return Some(Event::Key(KeyEvent::new(key.code, key.modifiers | modifiers)));
        }
        b'Z' => KeyCode::BackTab,
        b'~' => match number(first)? {
            1 | 7 => KeyCode::Home,
            2 => KeyCode::Insert,
            3 => KeyCode::Delete,
            4 | 8 => KeyCode::End,
            5 => KeyCode::PageUp,
            6 => KeyCode::PageDown,
            _ => return None,
        },
        _ if first == Some("") || number(first) == Some(1) => named(last)?,
        _ => return None,
    };
    Some(Event::Key(KeyEvent::new(code, modifiers)))
}

/// The key of the last byte of a sequence.
fn named(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        b'P'..=b'S' => KeyCode::F(1 + last - b'P'),
        _ => return None,
    })
}

/// A report of the mouse. Bits 0, 1, 6 and 7 are the number of the button, bit 5 says that the
/// mouse was moved, and bits 2 to 4 are keys that were held. The corner of the screen is 1, 1.
fn mouse(button: u16, column: u16, line: u16, is_release: bool) -> Option<Event> {
    let (number, is_move) = (button & 3 | (button & 0xc0) >> 4, button & 0x20 != 0);
    let name = [MouseButton::Left, MouseButton::Middle, MouseButton::Right];
    let kind = match (name.get(usize::from(number)), is_move) {
        (Some(&name), _) if is_release => MouseEventKind::Up(name),
        (Some(&name), false) => MouseEventKind::Down(name),
        (Some(&name), true) => MouseEventKind::Drag(name),
        (None, true) => MouseEventKind::Moved,
        (None, false) => match number {
            3 => MouseEventKind::Up(MouseButton::Left),
            4 => MouseEventKind::ScrollUp,
            5 => MouseEventKind::ScrollDown,
            _ => return None,
        },
    };
    let (column, row) = (column.checked_sub(1)?, line.checked_sub(1)?);
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}
