//! Program that prints the counts for a size of board, with its k-th solution:
//! `cargo run -p queen-runtime --example lookup -- 8 13`.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use queen_runtime::{QueenPuzzle, queen_table};

fn main() -> ExitCode {
    let arguments: Vec<_> =
        env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    match answer(&arguments) {
        Ok(answer) => match writeln!(io::stdout(), "{answer}") {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn answer(arguments: &[String]) -> Result<String, String> {
    let [size, k] = arguments else {
        return Err("usage: lookup SIZE NUMBER, as in `lookup 8 13`".into());
    };
    let k = k.parse().map_err(|_| format!("`{k}` is not the number of a solution"))?;
    match size.as_str() {
        "4" => describe(queen_table!(4), k),
        "5" => describe(queen_table!(5), k),
        "6" => describe(queen_table!(6), k),
        "7" => describe(queen_table!(7), k),
        "8" => describe(queen_table!(8), k),
        "9" => describe(queen_table!(9), k),
        "10" => describe(queen_table!(10), k),
        "11" => describe(queen_table!(11), k),
        _ => Err(format!("`{size}` is not a size from 4 to 11")),
    }
}

fn describe<const N: usize>(puzzle: QueenPuzzle<N>, k: usize) -> Result<String, String> {
    let solutions = puzzle.nb_of_solutions();
    let tested = puzzle.nb_of_tested_permutations();
    let solution = puzzle
        .solution(k)
        .ok_or(format!("for n = {N}, solutions are numbered 1 to {solutions}"))?;
    Ok(format!(
        "{N} queens: {solutions} solutions, {tested} permutations tested; \
         number {k} is\n\n{solution}"
    ))
}
