//! Processor time of users' own crates, whose dependencies are already compiled.
//!
//! One is the example of the README, the other a small game that uses much of the library.
//!
//! Given the folder of another checkout, such as that of an older commit, the program builds both
//! crates against that one, in turn with these, and prints the ratios. What a library leaves to be
//! compiled where it is called would make them rise.

use std::env;

use queen_bench::scratch::{Scratch, library, ours, ours_in};
use queen_bench::{Result, machine, paired};

const ROUNDS: usize = 9;

const README: &str = r#"
use queen_runtime::{QueenPuzzle, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);

pub fn main() {
    println!("{} solutions", EIGHT.nb_of_solutions());
    println!("{} permutations tested", EIGHT.nb_of_tested_permutations());
    println!("{}", EIGHT.solution(13).unwrap());
}
"#;

const GAME: &str = r#"
use queen_runtime::draw::Svg;
use queen_runtime::{Board, QueenPuzzle, Square, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);

pub fn turn(line: &str, board: &mut Board) -> String {
    match line {
        "hint" => match EIGHT.hint(board) {
            Some(square) => square.name(8).to_string(),
            None => "no solution has these queens".to_string(),
        },
        "draw" => Svg::new(board).with_coordinates().with_conflicts().to_string(),
        "left" => EIGHT.completions(board).count().to_string(),
        "solved" => board.solution().and_then(|board| EIGHT.number_of(board)).is_some().to_string(),
        _ => match (Square::from_name(line, 8), line.parse::<Board>()) {
            (Ok(square), _) => {
                board.toggle(square);
                board.to_string()
            }
            (_, Ok(other)) => {
                *board = other;
                format!("{:?}", board.conflicts().collect::<Vec<_>>())
            }
            (Err(error), Err(_)) => error.to_string(),
        },
    }
}
"#;

fn main() -> Result<()> {
    println!("{}\n", machine::describe()?);
    let other = env::args().nth(1);
    for (name, source) in [("README", README), ("small game", GAME)] {
        println!("{name}");
        let mut crates = Vec::new();
        if let Some(folder) = &other {
            let folder = std::fs::canonicalize(folder)?;
            let dependency = ours_in(&folder.to_string_lossy(), "queen-runtime");
            crates.push(("the other checkout", built(dependency, source)?));
        }
        crates.push(("this checkout", built(ours("queen-runtime"), source)?));
        paired::measure(&crates, ROUNDS, |scratch| Ok(scratch.clean_build()?.processor_seconds))?;
    }
    Ok(())
}

/// The crate, whose dependencies are compiled.
fn built(dependency: String, source: &str) -> Result<Scratch> {
    let scratch = Scratch::new(&library(&[dependency], source.to_string()))?;
    scratch.build()?;
    Ok(scratch)
}
