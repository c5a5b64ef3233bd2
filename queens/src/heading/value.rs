//! Values in lines that the program writes around positions.

use std::fmt::Display;
use std::str::FromStr;

use queen_challenge::{Grade, Kind, Line};
use queen_math::count::fundamental_solutions;
use queen_math::order::FACTORIALS;
use queen_math::{Counted, MAX_TABLE_SIZE};
use queen_runtime::{Board, Square};

use super::step::{are_different, are_lines_across, can_be_on};
use crate::command::count::known;
use crate::date::Date;
use crate::position::MAX_QUEENS;
use crate::style::is_csv_header;

/// What the values of the lines so far say, on which later ones depend.
#[derive(Clone, Copy, Default)]
pub struct Said {
    /// The size of the board.
    pub size: Option<usize>,
    /// The last number that is part of another one: of all solutions, or of all permutations.
    part: u64,
    /// The square and the line that a step began with.
    square: Option<Square>,
    line: Option<Line>,
    /// The number of pairs of attacking queens, which has a line for each below it.
    pub pairs: u64,
}

impl Said {
    /// What is said below a board, of which the size can be known.
    pub fn of_board(size: Option<usize>) -> Self {
        Self { size, ..Self::default() }
    }

    /// Whether this is a value with this name as the program writes it, and what it says.
    pub fn value(&mut self, name: &str, found: &str) -> bool {
        let board = self.step_size();
        let square = |name: &str| {
            as_written(name, Square::from_name(name, board).ok(), |square| square.name(board))
        };
        let line = as_written(found, Line::from_name(found, board).ok(), |line| line.name(board));
        match name {
            "n" => parsed::<u64>(found).is_some(),
            "number" => self.is_part(parsed(found).filter(|&number| number > 0)),
            "rank" => self.is_part(parsed(found).and_then(|rank: u64| rank.checked_add(1))),
            "tested" => self.is_part(parsed(found)),
            "skipped" => is(self.permutations().and_then(|all| all.checked_sub(self.part)), found),
            "size" => {
                self.size = parsed(found).filter(|size| (1..=MAX_QUEENS).contains(size));
                self.size.is_some()
            }
            "same size" => self.size.is_some_and(|size| found == size.to_string()),
            "solutions" => is(self.solutions().filter(|&all| self.part <= all), found),
            "counted solutions" => is(self.solutions().map(|it| Counted(it, "solution")), found),
            "fundamental" => parsed(found).is_some_and(|number| self.are_fundamental(number)),
            "counted fundamental" => {
                let number = found.split(' ').next().and_then(parsed);
                let number = number.filter(|&number| self.are_fundamental(number));
                is(number.map(|number| Counted(number, "fundamental solution")), found)
            }
            "permutations" => {
                let number = |size: &usize| {
                    let number = FACTORIALS.get(*size)?;
                    Some(Counted(*number, "permutation"))
                };
                self.size = (1..FACTORIALS.len()).find(|size| is(number(size), found));
                self.size.is_some()
            }
            "factorial" => is(self.permutations().filter(|&all| self.part <= all), found),
            "seconds" => found.split_once('.').is_some_and(|(seconds, parts)| {
                parsed::<u64>(seconds).is_some()
                    && parts.len() == 4
                    && parts.bytes().all(|digit| digit.is_ascii_digit())
            }),
            "origin" => match found.split_once(": ") {
                Some(("Seed", seed)) => parsed::<u64>(seed).is_some(),
                Some(("Date", date)) => date.parse::<Date>().is_ok(),
                _ => false,
            },
            "kind" => found.parse().is_ok_and(|kind: Kind| kind != Kind::Queens),
            "grade" => found.parse::<Grade>().is_ok(),
            "answer" => ["yes", "no"].contains(&found),
            "diagonals" => {
                let mut numbers = found.split(' ');
                numbers.next() == Some("") && numbers.all(|number| parsed::<i64>(number).is_some())
            }
            "pairs" => {
                let (number, is_on_grid) = match found.strip_suffix(ON_GRID) {
                    Some(number) => (number, true),
                    None => (found, false),
                };
                let pairs = parsed(number).filter(|&pairs| pairs > 0 || !is_on_grid);
                self.pairs = pairs.unwrap_or(0);
                pairs.is_some()
            }
            "square" => {
                self.square = square(found);
                self.square.is_some()
            }
            "squares" => {
                let others: Option<Vec<_>> = found.split(", then ").map(square).collect();
                others
                    .is_some_and(|others| self.square.is_some_and(|it| are_different(it, &others)))
            }
            "line" => {
                self.line = line;
                self.line.is_some()
            }
            "square on it" => square(found)
                .is_some_and(|square| self.line.is_some_and(|line| can_be_on(square, line))),
            "line beside it" => {
                line.is_some_and(|line| self.square.is_some_and(|square| !line.contains(square)))
            }
            "row or column" => matches!(line, Some(Line::Row(_) | Line::Column(_))),
            "region" => matches!(line, Some(Line::Region(_))),
            "lines across others" => are_lines_across(found, board),
            "names of columns" => is_csv_header(found),
            _ => false,
        }
    }

    fn solutions(self) -> Option<u64> {
        self.size.and_then(known::solutions)
    }

    fn permutations(self) -> Option<u64> {
        self.size.and_then(|size| FACTORIALS.get(size)).copied()
    }

    /// Whether there is such a number, of which a later one may be the whole.
    fn is_part(&mut self, number: Option<u64>) -> bool {
        self.part = number.unwrap_or(0);
        number.is_some()
    }

    /// The size of the board that a step is about, the last one; 0 if there is none above it.
    fn step_size(self) -> usize {
        self.size.map_or(0, |size| size.min(Board::MAX_SIZE))
    }

    /// Whether the board has so many fundamental solutions. Counting them takes a second for size
    /// 18, and long for larger ones; of these it is only known that each has two to eight images.
    fn are_fundamental(self, number: u64) -> bool {
        let (Some(solutions), Some(size)) = (self.solutions(), self.size) else { return false };
        if size <= MAX_TABLE_SIZE {
            fundamental_solutions(solutions, size) == Some(number)
        } else {
            (solutions.div_ceil(8)..=solutions / 2).contains(&number)
        }
    }
}

/// What follows the number of pairs that are named as on the grid.
const ON_GRID: &str = ", with the names of the grid, whose files are the rows of the other styles";

/// A number that is written as the program writes it.
fn parsed<T: FromStr + Display>(found: &str) -> Option<T> {
    as_written(found, found.parse().ok(), T::to_string)
}

/// What was read from a name, if `write` writes it so: what people write is read too, as `D3` or
/// `d03`, but not written.
pub fn as_written<T, N: Display>(
    name: &str,
    read: Option<T>,
    write: impl Fn(&T) -> N,
) -> Option<T> {
    read.filter(|it| write(it).to_string() == name)
}

/// Whether this is what is expected, if anything is.
fn is(expected: Option<impl Display>, found: &str) -> bool {
    expected.is_some_and(|expected| expected.to_string() == found)
}
