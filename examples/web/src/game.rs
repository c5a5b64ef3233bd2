//! Games: what a player does on a board, told to the library.
//!
//! The page keeps a game as its text. A function that changes a game reads `len` bytes of text from
//! the start of the buffer and writes the new text there; numbers that it takes follow the old one,
//! from the next multiple of four on. It returns the length of the new text, 0 if the old one is
//! not that of a game.

use core::time::Duration;

use queen_challenge::{Challenge, Game, Notes, Stage};
use queen_runtime::{AnySolution, Square, SquareSet, Symmetric};

use crate::buffer::{self, MAX_TEXT, Part, Writer, write_text};
use crate::named::record;
use crate::path::has_had;
use crate::record::NO_DAY;
use crate::tables::puzzle;
use crate::tip::write_tip;

record! {
    /// A game, before its queens, its marks and its given queens as rows, and the tip that is
    /// shown: the size; whether it is a challenge, solved, over, untouched, taken over; what can be
    /// undone and redone; whether it has a score; the day of its challenge and that of its
    /// beginning, or none; the seconds and the tips; and the stage of the tip from 1, or 0.
    GameRecord {
        size, challenge, solved, over, untouched, borrowed, undo, redo, scored, day, begun, seconds,
        tips, stage,
    }
}

/// Writes the text of a new game with the given queens of the buffer: a challenge, of a day unless
/// that is none, or a board to explore. Returns its length.
#[unsafe(no_mangle)]
pub extern "C" fn new_game(day: u32, size: usize) -> usize {
    start(day, size).map_or(0, write_text)
}

/// A new game with the given queens of the buffer.
pub fn start(day: u32, size: usize) -> Option<Game> {
    let givens = buffer::read(Part::Givens, size)?;
    Some(match Challenge::new(givens) {
        Ok(challenge) if day == NO_DAY => Game::new(challenge),
        Ok(challenge) => Game::daily(challenge, day),
        Err(_) => Game::explore(givens),
    })
}

/// Writes a game as numbers, boards and its tip. Returns the number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn game(len: usize) -> usize {
    let Some(game) = read(len) else { return 0 };
    let Notes { queens, ruled_out } = *game.notes();
    let is_given = |square: &Square| game.is_given(*square);
    let mut writer = Writer::default();
    let stage = game.tip().and_then(|tip| Stage::ALL.iter().position(|&one| one == tip.stage()));
    let record = GameRecord {
        size: game.size(),
        challenge: usize::from(game.challenge().is_some()),
        solved: usize::from(game.is_solved()),
        over: usize::from(game.is_over()),
        untouched: usize::from(game.is_untouched()),
        borrowed: usize::from(game.is_taken_over()),
        undo: usize::from(game.can_undo()),
        redo: usize::from(game.can_redo()),
        scored: usize::from(game.score().is_some()),
        day: game.day().unwrap_or(NO_DAY) as usize,
        begun: game.begun().unwrap_or(NO_DAY) as usize,
        seconds: game.played().as_secs().min(u32::MAX.into()) as usize,
        tips: game.tips() as usize,
        stage: stage.map_or(0, |stage| stage + 1),
    };
    writer.put_all(record.numbers());
    writer.put_squares(queens);
    writer.put_squares(ruled_out);
    writer.put_squares(queens.queens().filter(is_given).collect::<SquareSet>());
    if let Some(tip) = game.tip() {
        write_tip(&mut writer, tip);
    }
    GameRecord::NAMES.len()
}

/// Whether the game is worth keeping; it is practice if its day has a score.
#[unsafe(no_mangle)]
pub extern "C" fn is_worth_keeping(len: usize, is_practice: bool) -> bool {
    read(len).is_some_and(|game| game.is_worth_keeping(is_practice))
}

/// Notes that the board is shown, on the player's own date.
#[unsafe(no_mangle)]
pub extern "C" fn begin(len: usize, today: u32) -> usize {
    change(len, |game| game.begin(today))
}

/// Adds to the time for which the board has been shown.
#[unsafe(no_mangle)]
pub extern "C" fn pass(len: usize, milliseconds: u32) -> usize {
    change(len, |game| game.pass(Duration::from_millis(milliseconds.into())))
}

/// Places a queen, or takes it back.
#[unsafe(no_mangle)]
pub extern "C" fn toggle_queen(len: usize, row: usize, column: usize) -> usize {
    change(len, |game| _ = game.toggle_queen(Square::new(row, column)))
}

/// Rules a square out, or takes that back.
#[unsafe(no_mangle)]
pub extern "C" fn toggle_mark(len: usize, row: usize, column: usize) -> usize {
    change(len, |game| _ = game.toggle_mark(Square::new(row, column)))
}

/// Rules out free squares, or takes the marks of such ones back, as one move: `count` squares, the
/// first of which says which of the two. Each takes two numbers.
#[unsafe(no_mangle)]
pub extern "C" fn mark_all(len: usize, count: usize) -> usize {
    change(len, |game| {
        let mut numbers = numbers(len, 2 * count);
        let mut next = || numbers.next().map(|number| number as usize);
        let squares = core::iter::from_fn(|| Some(Square::new(next()?, next()?)));
        let mut notes = *game.notes();
        let mut is_taken_back = None;
        for square in squares.filter(|square| square.is_on(game.size())) {
            let is_marked = notes.ruled_out.contains(square);
            if *is_taken_back.get_or_insert(is_marked) {
                notes.ruled_out.remove(square);
            } else if !notes.queens.has_queen(square) {
                notes.ruled_out.insert(square);
            }
        }
        game.change_to(notes);
    })
}

/// Takes back all queens and marks of the player.
#[unsafe(no_mangle)]
pub extern "C" fn clear(len: usize) -> usize {
    change(len, |game| _ = game.clear())
}

/// Undoes the last move.
#[unsafe(no_mangle)]
pub extern "C" fn undo(len: usize) -> usize {
    change(len, |game| _ = game.undo())
}

/// Redoes the last move that was undone.
#[unsafe(no_mangle)]
pub extern "C" fn redo(len: usize) -> usize {
    change(len, |game| _ = game.redo())
}

/// Gives a tip, or its next stage. On a board to explore, the numbers of `found` fundamental
/// solutions say which ones are found.
#[unsafe(no_mangle)]
pub extern "C" fn ask_tip(len: usize, found: usize) -> usize {
    change(len, |game| {
        let Some(puzzle) = puzzle(game.size()) else { return };
        let is_found = |solution: AnySolution| {
            let number = puzzle.number_of(solution.canonical()).unwrap_or(0);
            numbers(len, found).any(|found| found as usize == number)
        };
        game.ask_tip_towards(&puzzle, is_found);
    })
}

/// Does what the tip that is shown says.
#[unsafe(no_mangle)]
pub extern "C" fn follow_tip(len: usize) -> usize {
    change(len, |game| _ = game.follow_tip())
}

/// Changes the board to rows of queens and rows of marks, a number each: to the player's own, or to
/// somebody else's unless the game has had the same before.
#[unsafe(no_mangle)]
pub extern "C" fn change_to(len: usize, is_own: bool) -> usize {
    change(len, |game| {
        let size = game.size();
        let mut rows = [0; 2 * MAX_ROWS];
        for (row, number) in rows.iter_mut().zip(numbers(len, 2 * MAX_ROWS)) {
            *row = number as u16;
        }
        let (queens, marks) = rows.split_at(MAX_ROWS);
        if let Some(notes) = notes(queens, marks, size) {
            if is_own {
                game.change_to(notes);
            } else if !has_had(game, &notes) {
                game.take_over(notes);
            }
        }
    })
}

const MAX_ROWS: usize = queen_math::MAX_TABLE_SIZE;

/// Notes from rows of queens and of marks; `None` if they are not on the board.
pub fn notes(queens: &[u16], marks: &[u16], size: usize) -> Option<Notes> {
    let board = |masks: &[u16]| {
        let mut rows = [0; MAX_ROWS];
        rows.iter_mut().zip(masks).for_each(|(row, &mask)| *row = mask);
        queen_runtime::Board::from_row_masks(rows, size)
    };
    Some(Notes { queens: board(queens)?, ruled_out: board(marks)?.into() })
}

/// Writes what to do next on a board to learn from, in full; the game does not change. Returns the
/// number of numbers, 0 if there is nothing to do.
#[unsafe(no_mangle)]
pub extern "C" fn explain(len: usize) -> usize {
    let Some(mut game) = read(len) else { return 0 };
    let Some(tip) = game.explain() else { return 0 };
    let mut writer = Writer::default();
    write_tip(&mut writer, tip);
    writer.len()
}

/// The game of a text of `len` bytes.
fn read(len: usize) -> Option<Game> {
    let mut text = [0; MAX_TEXT];
    buffer::read_text(len, &mut text)?.parse().ok()
}

fn change(len: usize, act: impl FnOnce(&mut Game)) -> usize {
    let Some(mut game) = read(len) else { return 0 };
    act(&mut game);
    write_text(game)
}

/// The first `count` numbers after a text of `len` bytes.
fn numbers(len: usize, count: usize) -> impl Iterator<Item = u32> {
    buffer::numbers_from(len.next_multiple_of(4), count)
}
