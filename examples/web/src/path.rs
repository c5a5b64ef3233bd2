//! The path of a solve: what kind of move followed what, without any square.

use core::fmt::Write;

use queen_challenge::{Clues, Game, Notes};
use queen_runtime::{Board, SquareSet};

use crate::buffer::{MAX_TEXT, Text, Writer, read_text};

/// The most signs: a path is one line of a text to share.
const MOST_SIGNS: usize = 30;

/// Writes the path of a challenge's game, a text of `len` bytes: a sign for each queen that is
/// placed, right or wrong, for each move that takes queens back, and for marks in a row. Returns
/// its length.
#[unsafe(no_mangle)]
pub extern "C" fn path(len: usize) -> usize {
    write_path(len).unwrap_or(0)
}

fn write_path(len: usize) -> Option<usize> {
    let mut text = [0; MAX_TEXT];
    let text = read_text(len, &mut text)?;
    let game: Game<Clues> = text.parse().ok()?;
    let solution = Board::from(game.challenge()?.solution());
    let mut game = explored(text)?;
    while game.undo() {}
    let mut before = *game.notes();
    let mut writer = Writer::default();
    let mut last = None;
    let mut signs = 0;
    while game.redo() {
        let sign = sign(&before, game.notes(), &solution);
        before = *game.notes();
        if last == Some(sign) && sign == MARKS {
            continue;
        }
        last = Some(sign);
        signs += 1;
        if signs > MOST_SIGNS {
            writer.write_char('…').ok()?;
            break;
        }
        writer.write_char(sign).ok()?;
    }
    Some(writer.len())
}

const MARKS: char = '·';

/// The sign of a move.
fn sign(before: &Notes, after: &Notes, solution: &Board) -> char {
    let [old, new, right] = [before.queens, after.queens, *solution].map(SquareSet::from);
    let placed = new - old;
    if !placed.is_empty() {
        if (placed - right).is_empty() { '♛' } else { '✗' }
    } else if !(old - new).is_empty() {
        '↶'
    } else {
        MARKS
    }
}

/// A board to explore with the same moves: a challenge that is over takes none back.
fn explored(text: &str) -> Option<Game> {
    let mut explored = Text::<MAX_TEXT>::default();
    explored.write_str("explore").ok()?;
    // The size, the three boards and the moves.
    for word in text.split(' ').skip(1).take(6) {
        write!(explored, " {word}").ok()?;
    }
    explored.as_str()?.parse().ok()
}
