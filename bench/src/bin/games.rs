//! What the questions of a game cost: each goes once through the table.
//!
//! They are asked of the empty board and of one with a queen in the middle of the left edge. The
//! questions take turns, and the least of the rounds counts.

use std::hint::black_box;
use std::time::Instant;

use queen_bench::{Result, results};
use queen_runtime::layout::Layout;
use queen_runtime::{Board, QueenPuzzle, queen_table};

const ROUNDS: usize = 50;

/// What a game asks a puzzle about a board; what it answers is of no account here.
type Question<const N: usize, L> = fn(&QueenPuzzle<N, L>, &Board<N>) -> usize;

fn questions<const N: usize, L: Layout<N>>() -> [(&'static str, Question<N, L>); 4] {
    [
        ("completions, counted", |puzzle, board| puzzle.completions(board).count()),
        ("hint", |puzzle, board| puzzle.hint(board).map_or(0, |(row, _)| row)),
        ("heat map", |puzzle, board| puzzle.heat_map(board)[N - 1][0] as usize),
        ("fundamental solutions", |puzzle, _| puzzle.fundamental_solutions().count()),
    ]
}

fn main() -> Result<()> {
    let mut csv = csv::Writer::from_path(results::path("games.csv")?)?;
    csv.write_record(["size", "layout", "queens", "question", "µs"])?;
    println!("{}\n", results::machine()?);
    measure(queen_table!(8), "plain", &mut csv)?;
    measure(queen_table!(8, layout = ranked), "ranked", &mut csv)?;
    measure(queen_table!(12), "plain", &mut csv)?;
    measure(queen_table!(12, layout = ranked), "ranked", &mut csv)?;
    Ok(csv.flush()?)
}

fn measure<const N: usize, L: Layout<N>>(
    puzzle: QueenPuzzle<N, L>,
    layout: &str,
    csv: &mut csv::Writer<impl std::io::Write>,
) -> Result<()> {
    let empty = Board::new();
    let mut begun = empty;
    begun.place(N / 2, 0);
    for board in [empty, begun] {
        let mut least = [f64::INFINITY; 4];
        for _ in 0..ROUNDS {
            for (least, (_, question)) in least.iter_mut().zip(questions()) {
                let start = Instant::now();
                black_box(question(black_box(&puzzle), black_box(&board)));
                *least = least.min(start.elapsed().as_secs_f64() * 1e6);
            }
        }
        for (microseconds, (name, _)) in least.iter().zip(questions::<N, L>()) {
            let (size, queens) = (N.to_string(), board.count().to_string());
            let time = format!("{microseconds:.2}");
            println!("n = {size:<2} {layout:<6} {queens} queens  {name:<21} {time:>9} µs");
            csv.write_record([&size, layout, &queens, name, &time])?;
        }
    }
    Ok(())
}
