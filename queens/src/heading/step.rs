//! Sentences of the steps of a challenge.

use queen_challenge::Line;
use queen_runtime::Board;

use super::is_square;

/// Whether this could be the sentence of a step, whatever its reason: words in lower case with a
/// name between them here and there, that of a line at least once. No position has such words, and
/// a list of squares has none.
pub fn is_step(sentence: &str) -> bool {
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
pub const LINE_WORDS: [&str; 6] = ["row", "rows", "column", "columns", "region", "regions"];

/// The word between two of these names.
const AND: &str = "and";

/// Whether this is the letter or the number of a line of a challenge.
pub fn is_name_of_line(name: &str) -> bool {
    Line::from_name(name, Board::MAX_SIZE).is_ok()
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};

    use super::is_step;
    use crate::tables;

    #[test]
    fn every_step_is_known() {
        const ADVICE: &str = "the sentence of a step is in lower case and names a line";
        let seeds = 0..if cfg!(debug_assertions) { 2 } else { 50 };
        for kind in Kind::ALL {
            for grade in Grade::ALL {
                let picks = seeds.clone();
                let picks =
                    picks.filter_map(|seed| kind.with_seed(&tables::puzzle(8), seed, grade));
                for challenge in picks {
                    for step in challenge.steps() {
                        assert!(is_step(&step.to_string()), "{step}: {ADVICE}");
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
        ] {
            assert!(is_step(step), "{step}");
        }
    }

    #[test]
    fn a_position_is_no_step() {
        for sentence in [
            "(1, 2, 3, 4)",
            "1,2,3,4 has only",
            "1,2,3,4 has only d3 left",
            "row 3 has only 2413 left",
            "row 1, 2, 3, 4 has only d3 left",
            "2413 attacks both squares left in row 3",
            "d4 is out, as rows 2 and 5 take 1, 3, 2, 4",
            "a1, b2, c3 forces g5 and leaves no square in row 4",
            "a8 forces 2, 4, 1, 3 and leaves no square in row 4",
            "a1",
        ] {
            assert!(!is_step(sentence), "{sentence}");
        }
    }
}
