//! Description of a board in words, for readers that do not see it.

use queen_challenge::{Challenge, Clues};
use queen_runtime::draw::Position;
use queen_runtime::{Square, SquareSet};

/// The clues of a challenge and these queens, as in `Board of 6 × 6, queens on c6 f5`.
pub fn of(challenge: &Challenge<Clues>, queens: &impl Position) -> String {
    let size = queens.size();
    let squares = |name, squares: Vec<Square>| {
        let names = squares.iter().map(|square| square.name(size).to_string());
        let names = names.collect::<Vec<_>>().join(" ");
        if names.is_empty() { String::new() } else { format!(", {name} {names}") }
    };
    let queens: Vec<_> = Square::all(size).filter(|&square| queens.has_queen(square)).collect();
    let blocked: &SquareSet = challenge.blocked();
    let queens = squares("queens on", queens);
    let blocked = squares("black squares", blocked.iter().collect());
    let regions = challenge.regions();
    let regions = regions.map(|regions| format!(", regions by rows from the top {regions:#}"));
    format!("Board of {size} × {size}{queens}{blocked}{}", regions.unwrap_or_default())
}
