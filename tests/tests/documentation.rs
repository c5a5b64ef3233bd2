//! Figures and an error in the documentation of `queen_table!`.

use queen_math::count::SOLUTIONS;
use queen_math::table::{Layout, Shape};

const DOCUMENTATION: &str = include_str!("../../queen-runtime/src/queen_table.rs");

#[test]
fn the_bytes_are_those_of_the_tables() {
    let layouts = ["plain", "ranked(5)", "ranked(8)", "ranked(12)"];
    assert!(DOCUMENTATION.contains(&format!("| `{}` |", layouts.join("` | `"))));
    for (n, &solutions) in SOLUTIONS.iter().enumerate().take(17).skip(4) {
        let bytes = layouts.map(|layout| {
            let layout: Layout = layout.parse().unwrap();
            with_commas(Shape::new(n, layout).unwrap().byte_len())
        });
        let solutions = with_commas(solutions as usize);
        let row = format!("/// | {n} | {solutions} | {} |\n", bytes.join(" | "));
        assert!(DOCUMENTATION.contains(&row), "not documented: {row}");
    }
}

#[test]
fn the_error_is_the_one_that_the_compiler_shows() {
    let message = include_str!("../ui/fail/budget.stderr").lines().next().unwrap();
    assert!(DOCUMENTATION.contains(message), "not documented: {message}");
}

fn with_commas(number: usize) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(<[u8]>::to_vec).collect();
    String::from_utf8(groups.join(&b',')).unwrap()
}
