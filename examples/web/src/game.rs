//! Games: what a player does on a board, told to the library.
//!
//! The page keeps a game as its text. A function that changes a game reads `len` bytes of text from
//! the start of the buffer and writes the new text there; numbers that it takes follow the old one,
//! from the next multiple of four on. It returns the length of the new text, 0 if the old one is
//! not that of a game.

use core::time::Duration;

use queen_challenge::{Challenge, Clues, Game, Notes, Outcome, Stage};
use queen_runtime::{AnySolution, Board, Square, Symmetric};

use crate::buffer::{self, MAX_CLUES, MAX_TEXT, Writer, write_text};
use crate::named::record;
use crate::record::NO_DAY;
use crate::tables::puzzle;
use crate::tip::write_tip;

record! {
    /// A game: the size; whether it is a challenge, solved, over, untouched; what can be undone and
    /// redone; whether it has a score and moves of a link; the day of its challenge and that of its
    /// beginning, or none; the seconds and the tips; the stage of the tip from 1, or 0; and the
    /// number of squares whose regions follow, which is 0 if there are none.
    ///
    /// After it come its queens, its marks, its given queens and its blocked squares as rows, the
    /// region of each square, row by row, the square with the letter of each region, as its index
    /// row by row, the tint of each region, and the tip that is shown.
    GameRecord {
        size, challenge, solved, over, untouched, undo, redo, scored, taken_over, day, begun,
        seconds, tips, stage, regions,
    }
}

record! {
    /// What a solved board counts for: whether it was a lesson, whether there is a score, and
    /// whether the solution counts as found.
    OutcomeRecord { learned, scored, found, }
}

/// Writes what the board of a game counts for. Returns the number of numbers, 0 if it is not
/// solved.
#[unsafe(no_mangle)]
pub extern "C" fn outcome(len: usize, is_lesson: bool) -> usize {
    let Some(outcome) = read(len).and_then(|game| game.outcome(is_lesson)) else { return 0 };
    let record = OutcomeRecord {
        learned: usize::from(outcome == Outcome::Learned),
        scored: usize::from(matches!(outcome, Outcome::Scored(_))),
        found: usize::from(outcome.is_found()),
    };
    Writer::default().put_all(record.numbers());
    OutcomeRecord::NAMES.len()
}

/// Writes the text of a new game with the clues in a text of `len` bytes: a challenge, of a day
/// unless that is none, or a board to explore. Returns its length.
#[unsafe(no_mangle)]
pub extern "C" fn new_game(len: usize, day: u32) -> usize {
    let mut text = [0; MAX_CLUES];
    let game = buffer::read_text(len, &mut text).and_then(|clues| start(clues, day));
    game.map_or(0, write_text)
}

/// A new game with these clues.
pub fn start(clues: &str, day: u32) -> Option<Game<Clues>> {
    let clues: Clues = clues.parse().ok()?;
    match Challenge::with(clues) {
        Ok(challenge) if day == NO_DAY => Some(Game::new(challenge)),
        Ok(challenge) => Some(Game::daily(challenge, day)),
        Err(_) => clues.are_queens().then(|| Game::explore(*clues.givens()).into()),
    }
}

/// Writes the clues of a game. Returns the length, 0 if the text is not that of a game.
#[unsafe(no_mangle)]
pub extern "C" fn clues(len: usize) -> usize {
    read(len).map_or(0, |game| write_text(game.clues()))
}

/// Writes a game as numbers, boards and its tip. Returns the number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn game(len: usize) -> usize {
    let Some(game) = read(len) else { return 0 };
    let (Notes { queens, ruled_out }, clues) = (*game.notes(), game.clues());
    let mut writer = Writer::default();
    let stage = game.tip().and_then(|tip| Stage::ALL.iter().position(|&one| one == tip.stage()));
    let record = GameRecord {
        size: game.size(),
        challenge: usize::from(game.challenge().is_some()),
        solved: usize::from(game.is_solved()),
        over: usize::from(game.is_over()),
        untouched: usize::from(game.is_untouched()),
        undo: usize::from(game.can_undo()),
        redo: usize::from(game.can_redo()),
        scored: usize::from(game.score().is_some()),
        taken_over: usize::from(game.is_taken_over()),
        day: game.day().unwrap_or(NO_DAY) as usize,
        begun: game.begun().unwrap_or(NO_DAY) as usize,
        seconds: game.played().as_secs().min(u32::MAX.into()) as usize,
        tips: game.tips() as usize,
        stage: stage.map_or(0, |stage| stage + 1),
        regions: clues.regions().map_or(0, |regions| regions.size().pow(2)),
    };
    writer.put_all(record.numbers());
    writer.put_squares(queens);
    writer.put_squares(ruled_out);
    writer.put_squares(*clues.givens());
    writer.put_squares(*clues.blocked());
    if let Some(regions) = clues.regions() {
        let size = game.size();
        writer.put_all(Square::all(size).filter_map(|square| regions.region_of(square)));
        let letters = (0..size).filter_map(|region| clues.letter_square(region));
        writer.put_all(letters.map(|square| square.row() * size + square.column()));
        writer.put_all(regions.tints());
    }
    if let Some(tip) = game.tip() {
        write_tip(&mut writer, tip, game.size());
    }
    GameRecord::NAMES.len()
}

/// Whether there is something to go on with; it is practice if no score of it can count.
#[unsafe(no_mangle)]
pub extern "C" fn is_begun(len: usize, is_practice: bool) -> bool {
    read(len).is_some_and(|game| game.is_begun(is_practice))
}

/// Whether the game is worth keeping, if only for its time.
#[unsafe(no_mangle)]
pub extern "C" fn is_worth_keeping(len: usize, is_practice: bool) -> bool {
    read(len).is_some_and(|game| game.is_worth_keeping(is_practice))
}

/// Whether the game will count for its day once it is solved.
#[unsafe(no_mangle)]
pub extern "C" fn will_count(len: usize) -> bool {
    read(len).is_some_and(|game| game.will_count())
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

/// Rules squares out, or takes their marks back, as one move: `count` squares, each of two numbers.
#[unsafe(no_mangle)]
pub extern "C" fn mark_all(len: usize, count: usize) -> usize {
    change(len, |game| {
        let mut numbers = numbers(len, 2 * count);
        let mut next = || numbers.next().map(|number| number as usize);
        let squares = core::iter::from_fn(|| Some(Square::new(next()?, next()?)));
        game.toggle_marks(squares);
    })
}

/// Takes back all queens and marks of the player.
#[unsafe(no_mangle)]
pub extern "C" fn clear(len: usize) -> usize {
    change(len, |game| _ = game.clear())
}

/// Takes back for good what was taken over.
#[unsafe(no_mangle)]
pub extern "C" fn take_back(len: usize) -> usize {
    change(len, |game| _ = game.take_back())
}

/// Raises the time of a game to that of another copy. The text has a line for each.
#[unsafe(no_mangle)]
pub extern "C" fn join_time(len: usize) -> usize {
    read_copies(len).map_or(0, |[mut game, other]| {
        game.join_time(&other);
        write_text(game)
    })
}

/// Whether two copies of a game differ in their time at most. The text has a line for each.
#[unsafe(no_mangle)]
pub extern "C" fn is_same_but_for_time(len: usize) -> bool {
    read_copies(len).is_some_and(|[game, other]| game.is_same_but_for_time(&other))
}

fn read_copies(len: usize) -> Option<[Game<Clues>; 2]> {
    let mut text = [0; 2 * MAX_TEXT];
    let (game, other) = buffer::read_text(len, &mut text)?.split_once('\n')?;
    Some([game.parse().ok()?, other.parse().ok()?])
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
/// those of a link.
#[unsafe(no_mangle)]
pub extern "C" fn change_to(len: usize, is_own: bool) -> usize {
    change(len, |game| {
        if let Some(notes) = read_notes(len, game.size()) {
            if is_own {
                game.change_to(notes)
            } else {
                game.take_over(notes)
            };
        }
    })
}

/// Whether the game has had rows of queens and rows of marks, a number each.
#[unsafe(no_mangle)]
pub extern "C" fn has_had(len: usize) -> bool {
    let notes = |game: &Game<Clues>| read_notes(len, game.size());
    read(len).is_some_and(|game| notes(&game).is_some_and(|notes| game.has_had(&notes)))
}

/// The rows of queens and those of marks after a text of `len` bytes.
fn read_notes(len: usize, size: usize) -> Option<Notes> {
    let mut rows = [0; 2 * MAX_ROWS];
    for (row, number) in rows.iter_mut().zip(numbers(len, 2 * MAX_ROWS)) {
        *row = number as u16;
    }
    let (queens, marks) = rows.split_at(MAX_ROWS);
    notes(queens, marks, size)
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
    let size = game.size();
    let Some(tip) = game.explain() else { return 0 };
    let mut writer = Writer::default();
    write_tip(&mut writer, tip, size);
    writer.len()
}

/// Writes the path on which a challenge was solved. Returns the length, 0 if it is not.
#[unsafe(no_mangle)]
pub extern "C" fn path(len: usize) -> usize {
    read(len).and_then(|game| game.path()).map_or(0, write_text)
}

/// Writes what is wrong with the board, or what it lacks. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn situation(len: usize) -> usize {
    read(len).map_or(0, |game| write_text(game.situation()))
}

/// Writes the rule of diagonals. Returns the length, 0 if no queens break it where a player may not
/// expect it.
#[unsafe(no_mangle)]
pub extern "C" fn diagonal_rule(len: usize) -> usize {
    read(len).and_then(|game| game.diagonal_rule()).map_or(0, write_text)
}

/// Writes why a square does not change. Returns the length, 0 if it does.
#[unsafe(no_mangle)]
pub extern "C" fn fixed(len: usize, row: usize, column: usize) -> usize {
    let fixed = read(len).and_then(|game| game.fixed(Square::new(row, column)));
    fixed.map_or(0, write_text)
}

/// Writes the pairs of queens that are in one region without an attack, each in four bytes: row,
/// column, row, column. Returns the number of pairs.
#[unsafe(no_mangle)]
pub extern "C" fn crowded(len: usize) -> usize {
    let Some(game) = read(len) else { return 0 };
    let mut writer = Writer::default();
    for queen in game.conflicts().filter(|[one, other]| !one.attacks(*other)).flatten() {
        writer.put(queen.row() as u8);
        writer.put(queen.column() as u8);
    }
    writer.len() / 4
}

/// Writes the squares whose region has a queen, but none itself and no attack, as rows of a board.
#[unsafe(no_mangle)]
pub extern "C" fn taken(len: usize) {
    let Some(game) = read(len) else { return };
    let queens = game.notes().queens;
    let others = queens.attacked() | Board::into(queens) | *game.clues().blocked();
    Writer::default().put_squares(game.attacked() - others);
}

/// The game of a text of `len` bytes.
fn read(len: usize) -> Option<Game<Clues>> {
    let mut text = [0; MAX_TEXT];
    buffer::read_text(len, &mut text)?.parse().ok()
}

fn change(len: usize, act: impl FnOnce(&mut Game<Clues>)) -> usize {
    let Some(mut game) = read(len) else { return 0 };
    act(&mut game);
    write_text(game)
}

/// The first `count` numbers after a text of `len` bytes.
fn numbers(len: usize, count: usize) -> impl Iterator<Item = u32> {
    buffer::numbers_from(len.next_multiple_of(4), count)
}
