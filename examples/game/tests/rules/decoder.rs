//! Tests of the decoder of what a terminal sends.

use std::time::{Duration, Instant};

use queen_game::decoder::Decoder;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// A silence after which no sequence goes on.
const SILENCE: Duration = Duration::from_secs(1);

fn events(parts: &[&[u8]], pause: Duration) -> Vec<Event> {
    let (mut decoder, mut now) = (Decoder::default(), Instant::now());
    for part in parts {
        decoder.push(part, now);
        now += pause;
    }
    decoder.give_up(now + SILENCE);
    std::iter::from_fn(|| decoder.next_event()).collect()
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

fn plain(code: KeyCode) -> Event {
    key(code, KeyModifiers::NONE)
}

fn mouse(kind: MouseEventKind, column: u16, row: u16) -> Event {
    Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

/// Sequences with the events that they stand for.
fn sequences() -> Vec<(&'static [u8], Vec<Event>)> {
    let letter = |letter| plain(KeyCode::Char(letter));
    let down = MouseEventKind::Down;
    vec![
        (b"q", vec![letter('q')]),
        (b"Q", vec![key(KeyCode::Char('Q'), KeyModifiers::SHIFT)]),
        (b"\r\t\x7f", [KeyCode::Enter, KeyCode::Tab, KeyCode::Backspace].map(plain).to_vec()),
        (b"\x03", vec![key(KeyCode::Char('c'), KeyModifiers::CONTROL)]),
        (b"\x1bq", vec![plain(KeyCode::Esc), letter('q')]),
        ("\x1bé".as_bytes(), vec![plain(KeyCode::Esc), letter('é')]),
        (b"\x1b[113;3u", vec![key(KeyCode::Char('q'), KeyModifiers::ALT)]),
        (b"\x1b\x1b[A", vec![plain(KeyCode::Esc), plain(KeyCode::Up)]),
        (b"\x1b[A\x1bOB", vec![plain(KeyCode::Up), plain(KeyCode::Down)]),
        (b"\x1b[O\x1b[Iq", vec![Event::FocusLost, Event::FocusGained, letter('q')]),
        (b"\x1b[1O\x1b[<I\x1bOIq", vec![letter('q')]),
        (b"\x1b[1;5C", vec![key(KeyCode::Right, KeyModifiers::CONTROL)]),
        (b"\x1b[5~\x1b[4~", vec![plain(KeyCode::PageUp), plain(KeyCode::End)]),
        (b"\x1b[99;5u", vec![key(KeyCode::Char('c'), KeyModifiers::CONTROL)]),
        (b"\x1b[99;5:3u", vec![]),
        ("é👑".as_bytes(), vec![letter('é'), letter('👑')]),
        (b"\x1b[<0;5;9M", vec![mouse(down(MouseButton::Left), 4, 8)]),
        (b"\x1b[<2;5;9m", vec![mouse(MouseEventKind::Up(MouseButton::Right), 4, 8)]),
        (b"\x1b[<65;1;1M", vec![mouse(MouseEventKind::ScrollDown, 0, 0)]),
        (b"\x1b[<35;2;1M", vec![mouse(MouseEventKind::Moved, 1, 0)]),
        (b"\x1b[34;5;9M", vec![mouse(down(MouseButton::Right), 4, 8)]),
        (b"\x1b[M %)", vec![mouse(down(MouseButton::Left), 4, 8)]),
        (b"\x1b[<0;0;0Mq", vec![letter('q')]),
        (b"\x1b[200~abc\x1b[Aq\x1b[201~x", vec![letter('x')]),
        (b"\x1b]11;rgb:00/00/00\x1b\\x\x1b]0\x07y\x1bPq\x1b\\", vec![letter('x'), letter('y')]),
        (b"\x1b[?62c\x1b[2I\x1b[[Ax", vec![letter('x')]),
        (b"\xe9q\xffw\xc3\xa9", vec![letter('q'), letter('w'), letter('é')]),
        (b"\x1b[1\x1b[B", vec![plain(KeyCode::Down)]),
    ]
}

#[test]
fn a_sequence_may_arrive_in_any_parts() {
    for (bytes, expected) in sequences() {
        assert_eq!(events(&[bytes], Duration::ZERO), expected, "{bytes:?}");
        for middle in 0..=bytes.len() {
            let (start, end) = bytes.split_at(middle);
            let parts = events(&[start, end], Duration::from_millis(20));
            assert_eq!(parts, expected, "{bytes:?} at {middle}");
        }
        let single: Vec<_> = bytes.chunks(1).collect();
        assert_eq!(events(&single, Duration::from_millis(1)), expected, "{bytes:?}");
    }
}

#[test]
fn half_a_sequence_swallows_no_later_key() {
    for (bytes, _) in sequences() {
        for length in 0..=bytes.len() {
            let all = events(&[&bytes[..length], b"\x03"], SILENCE);
            let last = key(KeyCode::Char('c'), KeyModifiers::CONTROL);
            assert_eq!(all.last(), Some(&last), "{:?}", &bytes[..length]);
        }
    }
}

#[test]
fn what_begins_a_sequence_is_a_key_after_a_silence_if_it_is_an_escape() {
    assert_eq!(events(&[b"\x1b"], Duration::ZERO), [plain(KeyCode::Esc)]);
    for letter in b"[O]P" {
        assert_eq!(events(&[&[0x1b, *letter]], SILENCE), []);
    }
}

/// Neither random bytes nor an endless sequence stop the decoder, and both leave it able to decode.
#[test]
fn no_bytes_stop_the_decoder() {
    let mut state = 1_u64;
    let alphabet = b"\x1b\x1b\x1b[O]P<M;0159~u:m\x07\\\xc3\xe9\xffaq";
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..12)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                alphabet[(state >> 33) as usize % alphabet.len()]
            })
            .collect();
        let all = events(&[&bytes, b"\x03"], SILENCE);
        let last = key(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(all.last(), Some(&last), "{bytes:?}");
    }
    let mut endless = b"\x1b[".to_vec();
    endless.resize(10_000, b'1');
    assert_eq!(events(&[&endless, b"q"], Duration::ZERO), [plain(KeyCode::Char('q'))]);
}
