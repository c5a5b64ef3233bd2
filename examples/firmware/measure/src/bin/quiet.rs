//! All that firmware does with a table while it runs, which must not be able to panic.
#![no_std]
#![no_main]

use core::hint::black_box;

use measure::{N, PUZZLE, consume, look_up};
use queen_runtime::draw::{Discs, Fen, Glyphs, Letters, List, Squares, Tuple};

#[cortex_m_rt::entry]
fn main() -> ! {
    loop {
        let k = black_box(1);
        if let Some(solution) = look_up(k) {
            consume(solution.has_queen(k, k));
            consume(solution.row_mask(k));
            consume(solution.bitboard());
            solution.rows().for_each(consume);
            solution.queens().for_each(consume);
            consume(PUZZLE.number_of(black_box(solution.columns())));
            let mut text = [0; Glyphs::len(N)];
            consume(Discs::new(&solution).render_into(&mut text));
            consume(Fen::new(&solution).render_into(&mut text));
            consume(Glyphs::new(&solution).render_into(&mut text));
            consume(Letters::new(&solution).render_into(&mut text));
            consume(List::new(solution.columns()).render_into(&mut text));
            consume(Squares::new(&solution).render_into(&mut text));
            consume(Tuple::new(solution.columns()).render_into(&mut text));
        }
        PUZZLE.iter().for_each(consume);
        PUZZLE.iter().rev().for_each(consume);
        consume(PUZZLE.iter().nth(k));
        consume(PUZZLE.iter().nth_back(k));
    }
}
