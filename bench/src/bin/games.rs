//! Time of the answers that a game needs: completions, hints, heat maps.
//!
//! Each is measured on the empty board, on one with a queen in the middle of the left edge, and on
//! one with the two bottom queens of a solution, in rounds; the result is the minimum.

use std::hint::black_box;
use std::time::Instant;

use queen_bench::rows::Answer;
use queen_bench::{Result, figures, machine, results};
use queen_runtime::layout::FixedLayout;
use queen_runtime::{Board, QueenPuzzle, Square, queen_table};

const ROUNDS: usize = 50;

/// A question that a game asks a puzzle about a board. The answers are ignored.
type Question<const N: usize, L> = fn(&QueenPuzzle<N, L>, &Board) -> usize;

fn questions<const N: usize, L: FixedLayout>() -> [(&'static str, Question<N, L>); 4] {
    [
        ("completions, counted", |puzzle, board| puzzle.completions(board).count()),
        ("hint", |puzzle, board| puzzle.hint(board).map_or(0, Square::row)),
        ("heat map", |puzzle, board| puzzle.heat_map(board)[Square::new(N - 1, 0)] as usize),
        ("fundamental solutions", |puzzle, _| {
            puzzle.fundamental_solutions().map(black_box).count()
        }),
    ]
}

fn main() -> Result<()> {
    println!("{}\n", machine::describe()?);
    let answers = [
        measure(queen_table!(8), "plain"),
        measure(queen_table!(8, layout = ranked), "ranked"),
        measure(queen_table!(12), "plain"),
        measure(queen_table!(12, layout = ranked), "ranked"),
    ];
    results::write("games.csv", &answers.concat())
}

fn measure<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>, layout: &str) -> Vec<Answer> {
    let mut answers = Vec::new();
    let empty = puzzle.board();
    let mut begun = empty;
    begun.place(Square::new(N / 2, 0));
    let mut bottom = empty;
    if let Some(solution) = puzzle.solution(puzzle.nb_of_solutions() / 2) {
        bottom.extend(solution.queens().skip(N - 2));
    }
    for board in [empty, begun, bottom] {
        let mut least = [f64::INFINITY; 4];
        for _ in 0..ROUNDS {
            for (least, (_, question)) in least.iter_mut().zip(questions()) {
                let start = Instant::now();
                black_box(question(black_box(&puzzle), black_box(&board)));
                *least = least.min(start.elapsed().as_secs_f64() * 1e6);
            }
        }
        for (microseconds, (name, _)) in least.iter().zip(questions::<N, L>()) {
            let (queens, microseconds) = (board.queen_count(), figures::round(*microseconds, 2));
            println!("n = {N:<2} {layout:<6} {queens} queens  {name:<21} {microseconds:>9.2} µs");
            let (layout, question) = (layout.to_string(), name.to_string());
            answers.push(Answer { n: N, layout, queens, question, microseconds });
        }
    }
    answers
}
