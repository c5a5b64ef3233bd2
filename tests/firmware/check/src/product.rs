//! Figures of the calls of a product, in order of use.

use std::fmt::Write;

use api::Result;

use crate::function::Function;
use crate::page;
use crate::profiles::Profile;

/// What a product does, and the call for it.
type Call = (&'static str, &'static str);

/// The calls of a product with a table.
pub const PUZZLE: &[Call] = &[
    ("at start-up, the self-test", "QueenPuzzle::verify"),
    ("the solution of a number", "QueenPuzzle::solution"),
    ("the number of a solution", "QueenPuzzle::number_of"),
    ("all solutions in turn", "QueenPuzzle::iter"),
    ("the next of them", "Solutions::next"),
    ("an empty board", "QueenPuzzle::board"),
    ("a queen comes or goes", "Board::toggle"),
    ("which queens attack each other", "Conflicts::next"),
    ("whether the board is solved", "Board::is_solved"),
    ("whether it can be solved", "QueenPuzzle::has_completion"),
    ("a hint", "QueenPuzzle::hint"),
    ("the solutions with these queens", "QueenPuzzle::completions"),
    ("the next of them", "Completions::next"),
    ("masks for an LED matrix", "Solution::row_masks"),
    ("text for a serial line", "Discs::render_into"),
    ("pages for a display", "Bitmap::draw_pages"),
];

/// The calls of a game.
pub const CHALLENGE: &[Call] = &[
    ("the kind of a day", "Kind::of_day"),
    ("the challenge of a day", "Kind::daily"),
    ("its game", "Game::daily"),
    ("time passes", "Game::pass"),
    ("a queen comes or goes", "Game::toggle_queen"),
    ("a mark comes or goes", "Game::toggle_mark"),
    ("what is wrong", "Game::conflicts"),
    ("a move is taken back", "Game::undo"),
    ("a tip, or its next stage", "Game::ask_tip"),
    ("its words", "Tip: Display"),
    ("what the tip says is done", "Game::follow_tip"),
    ("whether the board is solved", "Game::is_solved"),
    ("the result", "Game::score"),
    ("the game as text", "Game: Display"),
    ("a game from text", "Game::from_str"),
    ("the streaks of many days", "Record::streaks"),
    ("what the result means", "Record::verdict"),
];

/// The calls of a product with their code and stack in the profile `release`: those for the plain
/// layout or without clues, and those of another `instance`.
pub fn table(profiles: &[Profile], calls: &[Call], instance: &str) -> Result<String> {
    let [_, release, ..] = profiles else { return Err("no profiles".into()) };
    let mut table = format!(
        "| for | call | code | stack | at most | {instance}: code | stack | at most |\n\
         |:--|:--|--:|--:|--:|--:|--:|--:|"
    );
    for (purpose, call) in calls {
        let find = |name: &str| release.iter().find(|function| function.name == name);
        let function = find(call).ok_or_else(|| format!("{call} is not measured"))?;
        let other = find(&format!("{call}, {instance}"));
        let others = other.map_or_else(|| " | ".repeat(2), cells);
        write!(table, "\n| {purpose} | `{call}` | {} | {others} |", cells(function))?;
    }
    Ok(table)
}

fn cells(function: &Function) -> String {
    let (code, stack) = (page::number(function.image.code), page::number(function.stack));
    format!("{code} | {stack} | {}", page::optional(function.image.bound))
}
