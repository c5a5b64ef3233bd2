//! Lines that the program writes around positions.

use queen_runtime::Square;

use crate::style::is_csv_header;

/// The lines, with a letter in braces for what varies.
const LINES: &[&str] = &[
    // Lists.
    "Solution#[{n}]:",
    "Total number of solutions for [{n},{n}] queens problem is [{n}]",
    "Total number of fundamental solutions for [{n},{n}] queens problem is [{n}]",
    "Time: {x} seconds",
    "{n}-Queens has {n} solutions",
    "{n}-Queens has {n} fundamental solution",
    "{n}-Queens has {n} fundamental solutions",
    "{n} {w}: {n} tested, {n} skipped; {n} {w}",
    // Figures.
    "Board size: {n}",
    "Number of tested permutations: {n}",
    "Number of solutions: {n}",
    "Number of queens: {n}",
    "Solution: {w}",
    "Number of the solution: {n} of {n}",
    "Rank in Heap's order, from 0: {n} of {n}",
    "Diagonals (row + column): {l}",
    "Diagonals (row + column):",
    "Anti-diagonals (row - column): {l}",
    "Anti-diagonals (row - column):",
    "Attacking pairs: {n}",
    "Attacking pairs: {n}, with the names of the grid, whose files are the rows of the other \
     styles",
    // Challenges.
    "Seed: {n}",
    "Date: {d}",
    "Grade: {w}",
    "Number of givens: {n}",
    "{n}. {s} has only {w} left",
    "{n}. {w} attacks both squares left in {s}",
    "{n}. {w} attacks all three squares left in {s}",
    "{n}. {w} is out, as {s} take {s}",
    "{n}. {w} forces {s} and leaves no square in {s}",
    "From here on a player has to guess.",
];

/// Whether the program writes this line above or below positions.
pub fn is_heading(line: &str) -> bool {
    LINES.iter().any(|pattern| matches(pattern, line)) || is_csv_header(line)
}

/// The number of lines below this one that are pairs of attacking queens.
pub fn pairs_below(heading: &str) -> u64 {
    let pairs = heading.strip_prefix("Attacking pairs: ");
    let pairs = pairs.and_then(|pairs| pairs.split(',').next()?.parse().ok());
    pairs.unwrap_or(0)
}

/// Whether the line is a pair of attacking queens.
pub fn is_pair(line: &str) -> bool {
    let is_name = |name| Square::from_name(name, u32::MAX as usize).is_ok();
    line.split_once(' ').is_some_and(|(one, other)| is_name(one) && is_name(other))
}

fn matches(pattern: &str, line: &str) -> bool {
    // Text and letters take turns.
    let mut parts = pattern.split(['{', '}']);
    let Some(mut rest) = line.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    while let Some(letter) = parts.next() {
        let end = match parts.next().unwrap_or_default() {
            "" => Some((rest, "")),
            text => rest.split_once(text),
        };
        let Some((found, after)) = end else { return false };
        let is_right = |byte: u8| match letter {
            "n" => byte.is_ascii_digit(),
            "x" => byte.is_ascii_digit() || byte == b'.',
            "d" => byte.is_ascii_digit() || byte == b'-',
            "l" => byte.is_ascii_digit() || b"- ".contains(&byte),
            "w" => byte.is_ascii_alphanumeric(),
            _ => byte.is_ascii_alphanumeric() || b", ".contains(&byte),
        };
        if found.is_empty() || !found.bytes().all(is_right) {
            return false;
        }
        rest = after;
    }
    rest.is_empty()
}

#[cfg(test)]
mod tests {
    use queen_challenge::Notes;
    use queen_challenge::{Challenge, Grade};

    use super::{is_heading, is_pair};
    use crate::tables;

    #[test]
    fn every_step_is_a_heading() {
        for grade in Grade::ALL {
            for seed in 0..if cfg!(debug_assertions) { 5 } else { 50 } {
                let challenge = Challenge::with_seed(&tables::puzzle(8), seed, grade);
                for step in challenge.iter().flat_map(|it| Notes::new(*it.givens()).steps()) {
                    assert!(is_heading(&format!("1. {step}")), "{step}");
                }
            }
        }
    }

    #[test]
    fn a_step_of_each_reason_is_a_heading() {
        for step in [
            "row 3 has only d3 left",
            "column d has only d3 left",
            "c6 attacks both squares left in row 3",
            "c6 attacks all three squares left in column a",
            "d4 is out, as rows 2 and 5 take columns a and c",
            "d4 is out, as columns a and c take rows 2 and 5",
            "a8 forces g5 and leaves no square in row 4",
            "e7 forces a5, then d4 and leaves no square in row 2",
        ] {
            assert!(is_heading(&format!("16. {step}")), "{step}");
        }
    }

    #[test]
    fn other_lines_are_none() {
        for line in [
            "2. (1, 2, 3, 4)",
            "b: 1,2,3,4",
            "2. 1,2,3,4 has only",
            "Board size: 4 ",
            "Board size: ",
            "Board size: (1, 2, 3, 4)",
            "Solution: (2, 4, 1, 3)",
            "Solution#[1]: 2413",
            "Grade: 2,4,1,3",
            "row0,row2",
            "row0,row1,2",
            "Attacking pairs: 1, 2, 3, 4",
            "12. a1",
            "x:",
        ] {
            assert!(!is_heading(line), "{line}");
        }
        for line in ["a1", "a1 b2 c3", "a1 2", "1 2", "a1  b2", "(1, 2)"] {
            assert!(!is_pair(line), "{line}");
        }
        assert!(is_pair("a1 b2") && is_pair("zz1 aaa1000"));
    }
}
