//! Names in sentences of the steps of a challenge.

use std::collections::HashSet;

use queen_challenge::Line;
use queen_runtime::Square;

use super::value::as_written;

/// Whether no two of a square and others are the same.
pub fn are_different(square: Square, others: &[Square]) -> bool {
    let mut all = HashSet::from([square]);
    others.iter().all(|&other| all.insert(other))
}

/// Whether a line can have the square: of a region it is not known.
pub fn can_be_on(square: Square, line: Line) -> bool {
    matches!(line, Line::Region(_)) || line.contains(square)
}

/// Whether these are two lines that take two of another kind, as `rows 2 and 5 take columns a and
/// c`.
pub fn are_lines_across(lines: &str, size: usize) -> bool {
    let Some((lines, others)) = lines.split_once(" take ") else { return false };
    let words = [lines, others].map(|lines| word_of_two(lines, size));
    words[0].is_some() && words[1].is_some() && words[0] != words[1]
}

/// The word for two lines of a kind, the lower row or the left column first.
fn word_of_two(lines: &str, size: usize) -> Option<&str> {
    let (words, names) = lines.split_once(' ')?;
    let word = words.strip_suffix('s')?;
    let (first, second) = names.split_once(" and ")?;
    let [first, second] = [first, second].map(|name| format!("{word} {name}"));
    let [first, second] = [first, second]
        .map(|name| as_written(&name, Line::from_name(&name, size).ok(), |line| line.name(size)));
    let is_in_order = match (first?, second?) {
        // Rows count from the top, and their names from the bottom.
        (Line::Row(first), Line::Row(second)) => first > second,
        (first, second) => first < second,
    };
    is_in_order.then_some(word)
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use crate::parser;
    use crate::tables;

    /// A position of the largest size of a challenge, and more.
    const LARGE: &str = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16";

    /// What is wrong with a text that has this step below a position.
    fn refusal(above: &str, step: &str) -> Option<String> {
        parser::positions(&format!("{above}\n{step}")).err()
    }

    #[test]
    fn every_step_is_known() {
        const ADVICE: &str = "a new reason needs its sentence in TEXTS of heading.rs";
        let seeds = 0..if cfg!(debug_assertions) { 2 } else { 50 };
        for kind in Kind::ALL {
            for grade in Grade::ALL {
                let picks = seeds.clone();
                let picks =
                    picks.filter_map(|seed| kind.with_seed(&tables::puzzle(8), seed, grade));
                for challenge in picks {
                    for step in challenge.steps() {
                        let known = refusal(LARGE, &format!("7. {step}"));
                        assert_eq!(known, None, "{step}: {ADVICE}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_step_of_each_reason_is_known() {
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
            "p16 forces a5, then d4, then o2 and leaves no square in region P",
        ] {
            assert_eq!(refusal(LARGE, &format!("12. {step}")), None, "{step}");
        }
    }

    #[test]
    fn other_sentences_are_no_steps() {
        for step in [
            "1. (1, 2, 3, 4)",
            "1. 1,2,3,4 has only",
            "1. 1,2,3,4 has only d3 left",
            "1. row",
            "1. row 3",
            "1. row 3 has only left",
            "1. row 3 has only d3",
            "1. row 3 has only d3 left.",
            "1. row 3 has only  d3 left",
            "1. Row 3 has only d3 left",
            "1. 3 has only d3 left",
            "1. row d has only d3 left",
            "1. row 3 has only D3 left",
            "1. row 03 has only d3 left",
            "1. row 3 has only d03 left",
            "1. row 17 has only d3 left",
            "1. row 3 has only q3 left",
            "1. row 3 has only 2413 left",
            "0. row 3 has only d3 left",
            "01. row 3 has only d3 left",
            "1.  row 3 has only d3 left",
            "1 row 3 has only d3 left",
            "row 3 has only d3 left",
            "1. row 1, 2, 3, 4 has only d3 left",
            "1. 2413 attacks both squares left in row 3",
            "1. d4 attacks all squares left in row 3",
            "1. a1, b2, c3 forces g5 and leaves no square in row 4",
            "1. a8 forces 2, 4, 1, 3 and leaves no square in row 4",
            "1. a8 forces g5, d4 and leaves no square in row 4",
            "1. a8 forces and leaves no square in row 4",
            "1. d4 is out, as region A has squares left only in region B",
            "1. d4 is out, as row 1 has squares left only in row 2",
            "1. d4 is out, as rows 5 and 2 take columns a and c",
            "1. d4 is out, as rows 2 and 5 take columns c and a",
            "1. d4 is out, as rows 2 and 2 take columns a and c",
            "1. d4 is out, as rows 2 and 5 take rows 1 and 3",
            "1. d4 is out, as row 2 and 5 take columns a and c",
            "1. d4 is out, as rows 2 and 5",
            "1. row 3 has only d4 left",
            "1. column d has only e3 left",
            "1. d4 attacks both squares left in row 4",
            "1. d4 attacks all three squares left in column d",
            "1. d4 leaves no square in row 4",
            "1. a1 forces a1 and leaves no square in row 4",
            "1. a1 forces b3, then b3 and leaves no square in row 4",
            "1. a1 forces b3, then c5 and leaves no square in column a",
            "1. a1",
        ] {
            assert!(refusal(LARGE, step).is_some(), "{step}");
        }
    }

    #[test]
    fn a_step_is_about_the_board_above_it() {
        let challenge = "Board size: 5\nGrade: easy\nNumber of givens: 1\n\n\
                         Q....\n.....\n.....\n.....\n.....\n";
        for step in ["1. row 3 has only e3 left", "2. region E has only e5 left"] {
            assert_eq!(refusal(challenge, step), None, "{step}");
            assert_eq!(refusal("(2, 4, 1, 3, 5)", step), None, "{step}");
            assert!(refusal("2413", step).is_some(), "{step}");
            assert_eq!(refusal(&format!("{challenge}\n{step}\n"), step), None, "{step}");
        }
        for step in [
            "1. row 3 has only f3 left",
            "1. row 6 has only e6 left",
            "1. column f has only f5 left",
            "1. e5 forces a1, then e6 and leaves no square in row 4",
        ] {
            assert!(refusal(challenge, step).is_some(), "{step}");
            assert_eq!(refusal(LARGE, step), None, "{step}");
        }
    }
}
