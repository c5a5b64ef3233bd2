//! Lines that the program writes around positions.

use queen_challenge::{Grade, Kind, Line, Step};
use queen_runtime::{Board, Square};

use crate::style::is_csv_header;

/// The lines, with a name in braces for what varies.
const LINES: &[&str] = &[
    // Lists.
    "Solution#[{n}]:",
    "Total number of solutions for [{n},{n}] queens problem is [{n}]",
    "Total number of fundamental solutions for [{n},{n}] queens problem is [{n}]",
    "Time: {x} seconds",
    "{n}-Queens has {n} solutions",
    "{n}-Queens has {n} fundamental solution",
    "{n}-Queens has {n} fundamental solutions",
    "{n} {permutations}: {n} tested, {n} skipped; {n} {solutions}",
    // Figures.
    "Board size: {n}",
    "Number of tested permutations: {n}",
    "Number of solutions: {n}",
    "Number of queens: {n}",
    "Solution: {answer}",
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
    "Kind: {kind}",
    "Grade: {grade}",
    "Number of givens: {n}",
    "Number of blocked squares: {n}",
    "{n}. {step}",
    Step::NO_MORE,
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
    line.split_once(' ').is_some_and(|(one, other)| is_square(one) && is_square(other))
}

fn matches(pattern: &str, line: &str) -> bool {
    // Text and names take turns.
    let mut parts = pattern.split(['{', '}']);
    let Some(mut rest) = line.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    while let Some(name) = parts.next() {
        let end = match parts.next().unwrap_or_default() {
            "" => Some((rest, "")),
            text => rest.split_once(text),
        };
        let Some((found, after)) = end else { return false };
        if !is_right(name, found) {
            return false;
        }
        rest = after;
    }
    rest.is_empty()
}

/// Whether this is what a name in braces stands for. No position is, but for numbers and dates.
fn is_right(name: &str, found: &str) -> bool {
    let consists_of = |others: &[u8]| {
        let is_one = |byte: u8| byte.is_ascii_digit() || others.contains(&byte);
        !found.is_empty() && found.bytes().all(is_one)
    };
    match name {
        "n" => consists_of(b""),
        "x" => consists_of(b"."),
        "d" => consists_of(b"-"),
        "l" => consists_of(b"- "),
        "answer" => ["yes", "no"].contains(&found),
        "grade" => found.parse::<Grade>().is_ok(),
        "kind" => found.parse::<Kind>().is_ok(),
        "permutations" | "solutions" => found == name || Some(found) == name.strip_suffix('s'),
        _ => is_step(found),
    }
}

/// Whether this could be the sentence of a step, whatever its reason: words in lower case with a
/// name between them here and there, that of a line at least once. No position has such words, and
/// a list of squares has none.
fn is_step(sentence: &str) -> bool {
    let words: Vec<_> = sentence.split(' ').collect();
    let is_name = |word: &&str| is_square(word.trim_end_matches(',')) || is_name_of_line(word);
    let names_stand_alone = words.windows(2).all(|words| !words.iter().all(is_name));
    let is_right = |(place, word): (usize, &&str)| {
        let before = place.checked_sub(1).and_then(|place| words.get(place));
        let word = word.strip_suffix(',').unwrap_or(word);
        is_square(word)
            || word == AND
            || word.chars().nth(1).is_some() && word.chars().all(char::is_lowercase)
            || is_name_of_line(word)
                && before.is_some_and(|word| LINE_WORDS.contains(word) || *word == AND)
    };
    names_stand_alone
        && words.iter().enumerate().all(is_right)
        && words.iter().any(|word| LINE_WORDS.contains(word))
}

/// The words before names of lines.
const LINE_WORDS: [&str; 6] = ["row", "rows", "column", "columns", "region", "regions"];

/// The word between two of these names.
const AND: &str = "and";

fn is_square(name: &str) -> bool {
    Square::from_name(name, u32::MAX as usize).is_ok()
}

/// Whether this is the letter or the number of a line of a challenge.
fn is_name_of_line(name: &str) -> bool {
    Line::from_name(name, Board::MAX_SIZE).is_ok()
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::{is_heading, is_pair};
    use crate::tables;

    #[test]
    fn every_step_is_a_heading() {
        const ADVICE: &str = "the sentence of a step is in lower case and names a line";
        let seeds = 0..if cfg!(debug_assertions) { 2 } else { 50 };
        for kind in Kind::ALL {
            for grade in Grade::ALL {
                let picks = seeds.clone();
                let picks =
                    picks.filter_map(|seed| kind.with_seed(&tables::puzzle(8), seed, grade));
                for challenge in picks {
                    for step in challenge.steps() {
                        assert!(is_heading(&format!("1. {step}")), "{step}: {ADVICE}");
                    }
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
            "d4 is out, as rows 2 and 5 take regions A and C",
            "d4 is out, as column a has squares left only in region A",
            "d4 leaves no square in region C",
            "region B has only d3 left",
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
            "2. 1,2,3,4 has only d3 left",
            "2. row 3 has only 2413 left",
            "2. row 1, 2, 3, 4 has only d3 left",
            "2. 2413 attacks both squares left in row 3",
            "2. d4 is out, as rows 2 and 5 take 1, 3, 2, 4",
            "2. a1, b2, c3 forces g5 and leaves no square in row 4",
            "2. a8 forces 2, 4, 1, 3 and leaves no square in row 4",
            "24 a1: 1 tested, 2 skipped; 2 solutions",
            "Board size: 4 ",
            "Board size: ",
            "Board size: (1, 2, 3, 4)",
            "Solution: (2, 4, 1, 3)",
            "Solution: 2413",
            "Solution: Q",
            "Solution#[1]: 2413",
            "Grade: 2,4,1,3",
            "Grade: 2413",
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
