//! Games as earlier versions of the page have kept them: the boards between moves.

use core::fmt::Write;

use queen_challenge::{Clues, Game, Notes};

use crate::buffer::{self, MAX_TEXT, Text, write_text};
use crate::game::{notes, start};

/// Writes the text of a game. The buffer has five numbers: the place of the board that was shown,
/// the seconds, the tips, the day of the beginning, and whether a board came from a link. Then
/// follows a text of `len` bytes: the clues in the first line, then a board a line, its rows of
/// queens and those of marks in hexadecimal digits. Returns the length, 0 if a board does not fit.
#[unsafe(no_mangle)]
pub extern "C" fn earlier_game(len: usize, day: u32) -> usize {
    game(len, day).map_or(0, write_text)
}

const NUMBERS: usize = 5;

#[expect(clippy::large_stack_arrays, reason = "a page has a stack of a megabyte")]
fn game(len: usize, day: u32) -> Option<Game<Clues>> {
    let mut numbers = buffer::numbers_from(0, NUMBERS);
    let mut number = || numbers.next().unwrap_or(0);
    let now = number() as usize;
    let options = [number(), number(), number(), number()];
    let mut text = [0; 1 << 16];
    let text = buffer::read_text_from(4 * NUMBERS, len, &mut text)?;
    let (clues, lines) = text.split_once('\n')?;
    let mut game = start(clues, day)?;
    let givens = game.notes().queens;
    let last = lines.lines().count().checked_sub(1)?;
    let mut undone = 0;
    for (index, line) in lines.lines().enumerate() {
        let notes = parse(line, game.size())?;
        let mut givens = givens.queens();
        givens.all(|queen| notes.queens.has_queen(queen)).then_some(())?;
        // A solved challenge does not change any more: a solved board is left out unless it is the
        // one that was shown, and then no later one can follow it.
        if game.challenge().is_none() || !notes.queens.is_solved() || index == last.min(now) {
            let is_move = game.change_to(notes);
            undone += usize::from(is_move && index > now);
        }
    }
    (0..undone).for_each(|_| _ = game.undo());
    with_options(&game, options)
}

/// A board in a line.
fn parse(line: &str, size: usize) -> Option<Notes> {
    let (queens, marks) = line.split_once(' ')?;
    let rows = |masks: &str| {
        let mut rows = [0; queen_math::MAX_TABLE_SIZE];
        let mut parts = masks.split('.');
        for row in rows.iter_mut().take(size) {
            let digits = parts.next().filter(|digits| (1..=4).contains(&digits.len()))?;
            *row = u16::from_str_radix(digits, 16).ok()?;
        }
        parts.next().is_none().then_some(rows)
    };
    notes(&rows(queens)?, &rows(marks)?, size)
}

/// The game with time, tips, beginning and origin, which only its text can set.
fn with_options(
    game: &Game<Clues>,
    [seconds, tips, begun, borrowed]: [u32; 4],
) -> Option<Game<Clues>> {
    let mut text = Text::<MAX_TEXT>::default();
    write!(text, "{game} begun={begun} played={seconds}.000 tips={tips}").ok()?;
    if borrowed != 0 {
        text.write_str(" taken-over").ok()?;
    }
    text.as_str()?.parse().ok()
}
