//! The documentation of `queen_table!` against the tables that it describes.

use queen_math::count::SOLUTIONS;
use queen_math::table::{Layout, Shape};
use queen_tests::figures::with_commas;

const DOCUMENTATION: &str = include_str!("../../queen-runtime/src/queen_table.rs");

#[test]
fn the_bytes_are_those_of_the_tables() {
    let layouts = ["plain", "ranked(5)", "ranked(8)", "ranked(12)"];
    assert!(DOCUMENTATION.contains(&format!("| `{}` |", layouts.join("` | `"))));
    for (n, &solutions) in SOLUTIONS.iter().enumerate().take(17).skip(4) {
        let bytes = layouts.map(|layout| {
            let layout: Layout = layout.parse().unwrap();
            with_commas(Shape::new(n, layout).unwrap().byte_len() as u64)
        });
        let solutions = with_commas(solutions);
        let row = format!("/// | {n} | {solutions} | {} |\n", bytes.join(" | "));
        assert!(DOCUMENTATION.contains(&row), "not documented: {row}");
    }
}

#[test]
fn the_error_is_the_one_that_the_compiler_shows() {
    let message = include_str!("../ui/fail/budget.stderr").lines().next().unwrap();
    // The documentation wraps it.
    let words: Vec<_> = DOCUMENTATION.split_whitespace().filter(|word| *word != "///").collect();
    assert!(words.join(" ").contains(message), "not documented: {message}");
}

#[test]
fn every_option_is_documented() {
    let errors = include_str!("../ui/fail/option_names.stderr");
    let message = errors.lines().find_map(|line| line.split_once(": expected ")).unwrap().1;
    let options: Vec<_> =
        message.split('`').filter_map(|quoted| quoted.strip_suffix(" = …")).collect();
    assert!(options.contains(&"max_bytes"), "{message}");
    for option in options {
        assert!(DOCUMENTATION.contains(&format!("///   - `{option}`: ")), "{option}");
    }
}

/// The sidebar of a type has its headings and then its methods, so no heading is a method's name.
#[test]
fn no_heading_is_the_name_of_a_method() {
    let pages = [
        include_str!("../../queen-runtime/src/puzzle.rs"),
        include_str!("../../queen-runtime/src/board.rs"),
    ];
    for page in pages {
        let headings: Vec<_> = page.lines().filter(|line| line.starts_with("/// ### ")).collect();
        assert!(!headings.is_empty());
        for heading in headings {
            assert!(!heading.contains('`'), "{heading}");
        }
    }
}
