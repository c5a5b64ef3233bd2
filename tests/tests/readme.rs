//! What the README states is so. Its examples are doctests of this package.

use queen_core::count::Levels;
use queen_core::table::ranked;
use queen_runtime::{QueenPuzzle, queen_table};

const README: &str = include_str!("../../README.md");
const EIGHT: QueenPuzzle<8> = queen_table!(8);

#[test]
fn the_board_is_the_thirteenth() {
    let board = EIGHT.solution(13).unwrap();
    assert!(README.contains(&format!("```text\n{board}\n```")));
}

#[test]
fn the_output_is_that_of_the_example() {
    let output = format!(
        "```text\n{} solutions\n{} permutations tested\n```",
        EIGHT.nb_of_solutions(),
        EIGHT.nb_of_tested_permutations()
    );
    assert!(README.contains(&output));
}

#[test]
fn the_table_is_what_is_counted() {
    let largest = if cfg!(debug_assertions) { 13 } else { 16 };
    for n in 1..=largest {
        let levels = Levels::of(n).unwrap();
        let (solutions, tested) = (levels.solutions(), levels.tested_permutations());
        let permutations: u64 = (1..=n as u64).product();
        let share = (20_000 * tested + permutations) / (2 * permutations); // in hundredths of 1 %
        let row = format!(
            "| {n} | {} | {} | {}.{:02} % | {} | {} |",
            with_commas(solutions),
            with_commas(tested),
            share / 100,
            share % 100,
            with_commas(solutions * n as u64),
            with_commas(ranked::byte_len(n).unwrap() as u64),
        );
        assert!(README.contains(&row), "not in the README: {row}");
    }
}

#[test]
fn the_error_is_the_one_that_the_compiler_shows() {
    let stderr = include_str!("../ui/fail/budget_default.stderr");
    let message = stderr.lines().next().unwrap();
    assert!(README.contains(message), "not in the README: {message}");
}

fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap())
        .collect();
    groups.join(",")
}
