//! All that firmware does with a table while it runs, which must not be able to panic.
#![no_std]
#![no_main]

use core::hint::black_box;

use measure::{N, PUZZLE, consume, look_up};
use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, Squares};
use queen_runtime::{Board, QueenPuzzles, Solution, Symmetric, queen_table};

#[cortex_m_rt::entry]
fn main() -> ! {
    loop {
        let k = black_box(1);
        if let Some(solution) = look_up(k) {
            consume(solution.has_queen(k, k));
            consume(solution.row_masks());
            consume(solution.bitboard());
            solution.queens().for_each(consume);
            consume(PUZZLE.number_of(black_box(solution.columns())));
            let mut text = [0; Glyphs::max_len(N)];
            consume(Discs::new(&solution).render_into(&mut text));
            consume(Fen::new(&solution).render_into(&mut text));
            consume(Glyphs::new(&solution).render_into(&mut text));
            consume(Letters::new(&solution).render_into(&mut text));
            consume(Squares::new(&solution).render_into(&mut text));
        }
        PUZZLE.iter().for_each(consume);
        PUZZLE.iter().rev().for_each(consume);
        consume(PUZZLE.iter().nth(k));
        consume(PUZZLE.iter().nth_back(k));
        play(k);
    }
}

/// All that a game does with a table and a board.
fn play(k: usize) {
    let mut board = PUZZLE.board();
    consume(board.place(k, k));
    consume(board.toggle(k, k));
    consume(board.remove(k, k));
    consume(board.row_masks());
    consume(board.is_safe(k, k));
    consume(board.solution());
    board.attacks(k, k).for_each(consume);
    board.conflicts().for_each(consume);
    consume(Board::from_fen(black_box("")));
    consume(Board::from_squares(N, black_box("")));
    consume(black_box("").parse::<Board>());

    consume(PUZZLE.completions(&board).count());
    consume(PUZZLE.is_solvable(&board));
    consume(PUZZLE.hint(&board));
    PUZZLE.fundamental_solutions().for_each(consume);
    consume(board.canonical());
    consume(board.orbit_len());
    consume(Solution::<N>::constructed());

    const PUZZLES: QueenPuzzles = queen_table!(4..=8);
    if let Some(puzzle) = PUZZLES.get(k) {
        puzzle.iter().for_each(consume);
        puzzle.fundamental_solutions().for_each(consume);
        consume(puzzle.solution(k));
        consume(puzzle.number_of(black_box(&[])));
        consume(puzzle.hint(&board));
    }
}
