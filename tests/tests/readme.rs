//! Figures in the README against what is computed. Its examples are doctests of this package.

use queen_math::count::SOLUTIONS;
use queen_runtime::{QueenPuzzle, queen_table};
use queen_searches::count::levels;
use queen_tests::figures::{ranked_bytes, with_commas};

const README: &str = include_str!("../../README.md");
const EIGHT: QueenPuzzle<8> = queen_table!(8);

#[test]
fn the_output_is_that_of_the_example() {
    let output = format!(
        "```text\n{} solutions\n{} permutations tested\n{}\n```",
        EIGHT.nb_of_solutions(),
        EIGHT.nb_of_tested_permutations(),
        EIGHT.solution(13).unwrap()
    );
    assert!(README.contains(&output));
}

#[test]
fn the_table_is_what_is_counted() {
    let largest = if cfg!(debug_assertions) { 13 } else { 16 };
    for n in 8..=largest {
        let levels = levels(n).unwrap();
        let (solutions, tested) = (levels.solutions(), levels.tested_permutations());
        let permutations: u64 = (1..=n as u64).product();
        let share = (20_000 * tested + permutations) / (2 * permutations); // in hundredths of 1 %
        let row = format!(
            "| {n} | {} | {} | {}.{:02} % | {} | {} | {} |",
            with_commas(solutions),
            with_commas(tested),
            share / 100,
            share % 100,
            with_commas(solutions * n as u64),
            with_commas(ranked_bytes(n, 5)),
            with_commas(ranked_bytes(n, 8)),
        );
        assert!(README.contains(&row), "not in the README: {row}");
    }
}

#[test]
fn all_solutions_of_sixteen_queens_fit_a_micro_bit() {
    let sentence = format!(
        "All {} solutions for n = 16 fit into {} bytes, `ranked(12)`",
        with_commas(SOLUTIONS[16]),
        with_commas(ranked_bytes(16, 12)),
    );
    assert!(README.contains(&sentence), "{sentence}");
}
