//! Lines that the program writes around positions.

mod step;
mod value;

use queen_challenge::Step;
use queen_runtime::Square;

use self::value::Said;
use crate::escape::escape;
use crate::style;

/// The texts, line by line, with a name in braces for what varies. A line that begins with `?` can
/// be missing.
const TEXTS: &[&[&str]] = &[
    // Lists.
    &["{names of columns}"],
    &["Solution#[{number}]:", BOARD],
    &[
        "Total number of solutions for [{size},{same size}] queens problem is [{solutions}]",
        "Time: {seconds} seconds",
    ],
    &[
        "Total number of fundamental solutions for [{size},{same size}] queens problem is \
         [{fundamental}]",
        "Time: {seconds} seconds",
    ],
    &["{size}-Queens has {solutions} solutions"],
    &["{size}-Queens has {counted fundamental}"],
    &["{permutations}: {tested} tested, {skipped} skipped; {counted solutions}"],
    // Figures.
    &[
        "Board size: {size}",
        "Number of tested permutations: {n}",
        "Number of solutions: {solutions}",
    ],
    &[
        "Board size: {size}",
        "Number of queens: {n}",
        "Solution: {answer}",
        "?Number of the solution: {number} of {solutions}",
        "?Rank in Heap's order, from 0: {rank} of {factorial}",
        "Diagonals (row + column):{diagonals}",
        "Anti-diagonals (row - column):{diagonals}",
        "Attacking pairs: {pairs}",
    ],
    // Challenges.
    &[
        "Board size: {size}",
        "?{origin}",
        "?Kind: {kind}",
        "Grade: {grade}",
        "?Number of givens: {n}",
        "?Number of blocked squares: {n}",
        "",
        BOARD,
    ],
    // Steps of challenges.
    &["{number}. {line} has only {square on it} left"],
    &["{number}. {square} attacks both squares left in {line beside it}"],
    &["{number}. {square} attacks all three squares left in {line beside it}"],
    &["{number}. {square} is out, as {row or column} has squares left only in {region}"],
    &["{number}. {square} is out, as {lines across others}"],
    &["{number}. {square} leaves no square in {line beside it}"],
    &["{number}. {square} forces {squares} and leaves no square in {line beside it}"],
    &[Step::NO_MORE],
];

/// The first line of a board.
const BOARD: &str = "{board}";

/// A reader of these texts among other lines.
#[derive(Default)]
pub struct Headings {
    /// What may follow of the texts that begin like the lines so far.
    open: Vec<&'static [&'static str]>,
    said: Said,
    /// The last line of a text, and its number.
    last: (usize, String),
    /// The size that the board has which has begun, if the lines above it say so.
    board_size: Option<usize>,
    /// The size of the last board. Its steps are below it.
    last_size: Option<usize>,
}

impl Headings {
    /// Whether a line, without the spaces around it, is one that the program writes above or below
    /// positions. It is an error, with the number of a line, if another one had to follow those
    /// before it.
    pub fn read(&mut self, number: usize, line: &str) -> Result<bool, (usize, String)> {
        if self.said.pairs > 0 && is_pair(line) {
            self.said.pairs -= 1;
        } else if self.open.iter().any(|rest| rest.first() == Some(&BOARD)) && is_of_board(line) {
            *self = Self { board_size: self.said.size, ..Self::default() };
            return Ok(false);
        } else if self.said.pairs > 0 || !self.follow(line, &self.open.clone()) {
            if !self.can_end() {
                let last = escape(&self.last.1);
                return Err((number, format!("no such line belongs below '{last}'")));
            }
            let (board_size, last_size) = (self.board_size, self.last_size);
            let said = Said::of_board(last_size);
            *self = Self { said, board_size, last_size, ..Self::default() };
            if !self.follow(line, TEXTS) {
                return Ok(false);
            }
        }
        self.last = (number, line.to_owned());
        Ok(true)
    }

    /// Ends the lines. It is an error if another one had to follow.
    pub fn end(&self) -> Result<(), (usize, String)> {
        if self.can_end() {
            return Ok(());
        }
        let (number, line) = &self.last;
        Err((*number, format!("below '{}' a line is missing", escape(line))))
    }

    /// Whether no line has to follow.
    fn can_end(&self) -> bool {
        let can_end = |rest: &&[&str]| rest.iter().all(|line| line.starts_with('?'));
        self.said.pairs == 0 && (self.open.is_empty() || self.open.iter().any(can_end))
    }

    /// The size of the board that has ended, if the lines above it said one.
    pub fn take_board_size(&mut self) -> Option<usize> {
        self.board_size.take()
    }

    /// Notes the size of the last position that has ended.
    pub fn set_last_size(&mut self, size: usize) {
        self.last_size = Some(size);
    }

    /// Goes on with those of the texts that go on with this line, if there are any.
    fn follow(&mut self, line: &str, texts: &[&'static [&'static str]]) -> bool {
        let (mut open, mut said) = (Vec::new(), Said::default());
        for text in texts {
            for (index, pattern) in text.iter().enumerate() {
                let mut says = self.said;
                if matches(pattern.trim_start_matches('?'), line, &mut says) {
                    open.push(&text[index + 1..]);
                    said = says;
                    break;
                }
                if !pattern.starts_with('?') {
                    break;
                }
            }
        }
        let has_any = !open.is_empty();
        if has_any {
            (self.open, self.said) = (open, said);
        }
        has_any
    }
}

/// Whether the line is a pair of attacking queens, on a board of any size.
fn is_pair(line: &str) -> bool {
    let Some((one, other)) = line.split_once(' ') else { return false };
    [one, other].iter().all(|name| Square::from_name(name, u32::MAX as usize).is_ok())
}

/// Whether the line can be one of a board.
fn is_of_board(line: &str) -> bool {
    !line.is_empty() && style::read_line(line).is_none()
}

fn matches(pattern: &str, line: &str, said: &mut Said) -> bool {
    // Text and names take turns.
    let mut parts = pattern.split(['{', '}']);
    let Some(mut rest) = line.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    while let Some(name) = parts.next() {
        let end = match parts.next().unwrap_or_default() {
            "" => Some((rest, "")),
            text => rest.split_once(text),
        };
        let Some((found, after)) = end else { return false };
        if !said.value(name, found) {
            return false;
        }
        rest = after;
    }
    rest.is_empty()
}

#[cfg(test)]
mod tests {
    use super::{Headings, is_pair};

    /// How many of the lines are headings, or what is wrong with one.
    fn headings(text: &str) -> Result<usize, String> {
        let cite = |(number, message): (usize, String)| format!("line {number}: {message}");
        let mut headings = Headings::default();
        let mut count = 0;
        for (number, line) in (1..).zip(text.lines()) {
            count += usize::from(headings.read(number, line.trim()).map_err(cite)?);
        }
        headings.end().map_err(cite)?;
        Ok(count)
    }

    /// The error of a text that ends with a line, which had to be followed by another one.
    fn missing(number: usize, last: &str) -> String {
        format!("line {number}: below '{last}' a line is missing")
    }

    /// The error of a line below another one.
    fn unfit(number: usize, last: &str) -> String {
        format!("line {number}: no such line belongs below '{last}'")
    }

    #[test]
    fn lines_that_the_program_writes_are_headings() {
        for text in [
            "4-Queens has 2 solutions",
            "1-Queens has 1 solutions",
            "27-Queens has 234907967154122528 solutions",
            "6-Queens has 1 fundamental solution",
            "8-Queens has 12 fundamental solutions",
            "18-Queens has 83263591 fundamental solutions",
            "Total number of solutions for [4,4] queens problem is [2]\nTime: 0.0001 seconds ",
            "Total number of fundamental solutions for [8,8] queens problem is [12]\n\
             Time: 12.3456 seconds",
            "24 permutations: 18 tested, 6 skipped; 2 solutions",
            "1 permutation: 1 tested, 0 skipped; 1 solution",
            "row0,row1,row2",
            "Board size: 4\nNumber of tested permutations: 18\nNumber of solutions: 2",
        ] {
            assert_eq!(headings(text), Ok(text.lines().count()), "{text}");
        }
    }

    #[test]
    fn other_lines_are_none() {
        for line in [
            "2. (1, 2, 3, 4)",
            "b: 1,2,3,4",
            "2. 1,2,3,4 has only d3 left",
            "24 a1: 1 tested, 2 skipped; 2 solutions",
            "25 permutations: 18 tested, 7 skipped; 2 solutions",
            "24 permutations: 18 tested, 7 skipped; 2 solutions",
            "24 permutations: 25 tested, 0 skipped; 2 solutions",
            "24 permutations: 18 tested, 6 skipped; 3 solutions",
            "1 permutations: 1 tested, 0 skipped; 1 solution",
            "4-Queens has 3 solutions",
            "04-Queens has 2 solutions",
            "4-Queens has 2 solution",
            "28-Queens has 1 solutions",
            "8-Queens has 92 fundamental solutions",
            "18-Queens has 83 fundamental solutions",
            "27-Queens has 234907967154122528 fundamental solutions",
            "6-Queens has 1 fundamental solutions",
            "Total number of solutions for [4,4] queens problem is [3]",
            "Total number of solutions for [4,5] queens problem is [2]",
            "Total number of fundamental solutions for [8,8] queens problem is [92]",
            "Time: 0.0001 seconds",
            "Board size: 4 ",
            "Board size: ",
            "Board size: 0",
            "Board size: 04",
            "Board size: (1, 2, 3, 4)",
            "Number of queens: 4",
            "Solution: yes",
            "Solution#[01]:",
            "Solution#[0]:",
            "Solution#[1]: 2413",
            "Grade: easy",
            "Grade: 2,4,1,3",
            "Seed: 1",
            "row0,row2",
            "row0,row1,2",
            "Attacking pairs: 0",
            "12. a1",
            // There is no board above it.
            "12. row 3 has only d3 left",
            "x:",
        ] {
            assert_eq!(Headings::default().read(1, line), Ok(false), "{line}");
        }
        for line in ["a1", "a1 b2 c3", "a1 2", "1 2", "a1  b2", "(1, 2)"] {
            assert!(!is_pair(line), "{line}");
        }
        assert!(is_pair("a1 b2") && is_pair("zz1 aaa1000"));
    }

    #[test]
    fn a_heading_has_what_belongs_below_it() {
        let check = "Board size: 4\nNumber of queens: 4\nSolution: yes\n\
                     Number of the solution: 1 of 2\nRank in Heap's order, from 0: 7 of 24\n\
                     Diagonals (row + column): 1 4 2 5\nAnti-diagonals (row - column): -1 -2 2 1\n\
                     Attacking pairs: 2\na1 a2\nb1 b2";
        assert_eq!(headings(check), Ok(10));
        let challenge = "Board size: 4\nDate: 2026-11-21\nKind: blocked\nGrade: easy\n\
                         Number of blocked squares: 1\n\n. . . .";
        assert_eq!(headings(challenge), Ok(6));
        for (text, error) in [
            ("Solution#[1]:", missing(1, "Solution#[1]:")),
            ("Solution#[1]:\n\n. Q . .", unfit(2, "Solution#[1]:")),
            ("Solution#[1]:\n(2, 4, 1, 3)", unfit(2, "Solution#[1]:")),
            ("\nBoard size: 99", missing(2, "Board size: 99")),
            ("Board size: 8\nNumber of probes: 1000", unfit(2, "Board size: 8")),
            ("Board size: 4\nNumber of queens: 4\n\n", unfit(3, "Number of queens: 4")),
            (&challenge.replace("\n\n. . . .", ""), missing(5, "Number of blocked squares: 1")),
            (&challenge.replace("\n. . . .", "\n2413"), unfit(7, "")),
            (&challenge.replace("2026-11", "2026-13"), unfit(2, "Board size: 4")),
            (&challenge.replace("blocked\n", "queens\n"), unfit(3, "Date: 2026-11-21")),
            (&challenge.replace("easy", "2413"), unfit(4, "Kind: blocked")),
            (&check.replace("of 24", "of 25"), unfit(5, "Number of the solution: 1 of 2")),
            (&check.replace("7 of 24", "24 of 24"), unfit(5, "Number of the solution: 1 of 2")),
            (&check.replace("1 of 2\n", "1 of 3\n"), unfit(4, "Solution: yes")),
            (&check.replace("1 of 2\n", "3 of 2\n"), unfit(4, "Solution: yes")),
            (&check.replace("1 of 2\n", "0 of 2\n"), unfit(4, "Solution: yes")),
            (&check.replace("yes", "2413"), unfit(3, "Number of queens: 4")),
            (
                &check.replace("1 4 2 5", "1 4  2 5"),
                unfit(6, "Rank in Heap's order, from 0: 7 of 24"),
            ),
            (&check.replace("\nb1 b2", ""), missing(9, "a1 a2")),
            (&check.replace("2\na1 a2", "2\n2413"), unfit(9, "Attacking pairs: 2")),
        ] {
            assert_eq!(headings(text), Err(error), "{text}");
        }
    }
}
