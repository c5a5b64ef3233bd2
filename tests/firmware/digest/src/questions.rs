//! Digests of what a player asks a puzzle, the same on every machine.

use queen_runtime::layout::PuzzleLayout;
use queen_runtime::{Board, QueenPuzzle, Square};

use crate::lines::{SEED, add, line};

/// The queens of boards, of which the first and the last have no completion.
const BOARDS: [&str; 8] = ["a8 b7", "", "a8", "d1", "e5 b1", "h1", "b6 d3", "c4 d4 e8"];

/// Writes a line with a digest of each kind of answer, and in a last one the bytes of stack.
pub fn print<const N: usize, L: PuzzleLayout>(
    puzzle: &QueenPuzzle<N, L>,
    mut send: impl FnMut(u8),
    stack: impl Fn() -> Option<u32>,
) {
    let number = (1..=puzzle.nb_of_solutions()).fold(SEED, |digest, k| {
        let solution = puzzle.solution(k);
        let number = solution.and_then(|solution| puzzle.number_of(solution));
        add(digest, number.unwrap_or(0) as u32)
    });
    line(&mut send, stack(), "number", number);
    let mut ask = |name, answer: &dyn Fn(u32, &Board) -> u32| {
        let boards = BOARDS.iter().filter_map(|squares| Board::from_squares(squares, N).ok());
        line(&mut send, stack(), name, boards.fold(SEED, |digest, board| answer(digest, &board)));
    };
    ask("completions", &|digest, board| {
        puzzle.completions(board).fold(digest, |digest, solution| {
            Square::all(N).fold(digest, |digest, square| add(digest, solution.has_queen(square)))
        })
    });
    ask("count", &|digest, board| add(digest, puzzle.completions(board).count() as u32));
    ask("hint", &|digest, board| {
        let square = puzzle.hint(board).map_or(0, |square| 1 + square.row() * N + square.column());
        add(digest, square as u32)
    });
    ask("heat", &|digest, board| {
        let heat_map = puzzle.heat_map(board);
        Square::all(N).fold(digest, |digest, square| add(digest, heat_map[square]))
    });
    line(&mut send, stack(), "stack", stack().unwrap_or_default());
}
