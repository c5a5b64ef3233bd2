//! Text boards with clues: given queens, blocked squares and the borders of regions.

use std::collections::HashSet;
use std::fmt;

use queen_challenge::{Challenge, Clues, Line};
use queen_runtime::draw::Letters;
use queen_runtime::{Board, Square};

/// The symbol of a blocked square.
const BLOCKED: &str = "x";

/// A board with the clues of a challenge and these queens.
///
/// Squares are letters of the library, and `x` where they are blocked. Regions have lines around
/// them, so that they are told apart without colours. The line above a square of each region has
/// the letter by which steps name it, as in `+-A-+`.
pub struct ClueBoard<'a> {
    pub challenge: &'a Challenge<Clues>,
    pub queens: Board,
}

impl ClueBoard<'_> {
    /// The board in letters, with `x` for blocked squares.
    fn letters(&self) -> String {
        let mut letters = Letters::new(&self.queens).to_string();
        for square in self.challenge.blocked() {
            // Each square before it takes a letter and a separator.
            let at = 2 * (square.row() * self.queens.size() + square.column());
            letters.replace_range(at..=at, BLOCKED);
        }
        letters
    }

    /// The region of a square; `None` beyond the board, where there is none, and so the edge of the
    /// board is a border, too.
    fn region(&self, row: Option<usize>, column: Option<usize>) -> Option<usize> {
        self.challenge.regions()?.region_of(Square::new(row?, column?))
    }

    /// The four regions around the upper left corner of a square.
    fn around(&self, row: usize, column: usize) -> [[Option<usize>; 2]; 2] {
        [row.checked_sub(1), Some(row)]
            .map(|row| [column.checked_sub(1), Some(column)].map(|c| self.region(row, c)))
    }

    /// Writes the line above a row.
    fn write_border(&self, f: &mut fmt::Formatter<'_>, row: usize) -> fmt::Result {
        let (size, clues) = (self.queens.size(), self.challenge.clues());
        let mut line = String::new();
        for column in 0..=size {
            let [[above_left, above], [left, here]] = self.around(row, column);
            let is_inside = above_left == above && left == here && above == here;
            line.push(if is_inside { ' ' } else { '+' });
            let square = Some(Square::new(row, column));
            let border = match here.filter(|&region| clues.letter_square(region) == square) {
                Some(region) => format!("-{:#}-", Line::Region(region).name(size)),
                None if above == here => "   ".to_owned(),
                None => "---".to_owned(),
            };
            line.push_str(&border);
        }
        f.write_str(line.trim_end())
    }

    /// Writes a row of letters with the borders between its squares.
    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: usize, letters: &str) -> fmt::Result {
        for (column, letter) in letters.split(' ').enumerate() {
            let [_, [left, here]] = self.around(row, column);
            let border = if left == here { ' ' } else { '|' };
            write!(f, "{border} {letter} ")?;
        }
        f.write_str("|")
    }
}

/// The rows, without a line feed after the last one.
impl fmt::Display for ClueBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters();
        if self.challenge.regions().is_none() {
            return f.write_str(&letters);
        }
        for (row, letters) in letters.lines().enumerate() {
            self.write_border(f, row)?;
            f.write_str("\n")?;
            self.write_row(f, row, letters)?;
            f.write_str("\n")?;
        }
        self.write_border(f, self.queens.size())
    }
}

/// The same board without its clues, for those who read letters: spaces for borders, and dots for
/// blocked squares. `None` if it is no board with blocked squares or regions.
///
/// What is left keeps its place in its line, so that errors name places of `board`.
pub fn without_clues(board: &str) -> Option<String> {
    if board.starts_with('+') {
        return without_borders(board);
    }
    let rows = board.contains(BLOCKED).then(|| board.lines().map(between_spaces))?;
    Some(rows.collect::<Option<Vec<_>>>()?.join("\n"))
}

/// The letters of the rows, each between two borders.
fn without_borders(board: &str) -> Option<String> {
    let mut lines = board.lines().map(str::trim_end);
    let (mut text, mut letters) = (String::new(), HashSet::new());
    let mut is_border = |line| is_border(line, &mut letters);
    let mut is_complete = lines.next().is_some_and(&mut is_border);
    // A border is above each row, and one below the last.
    while is_complete && let Some(row) = lines.next() {
        is_complete = lines.next().is_some_and(|it| it.len() <= row.len() && is_border(it));
        text.extend(["\n", &between_borders(row)?, "\n"]);
    }
    is_complete.then_some(text)
}

/// Whether this is a line between rows: corners, and between two of them a border, with the letter
/// of a region or without, or none. Spaces at its end are left out.
fn is_border(line: &str, letters: &mut HashSet<char>) -> bool {
    let line: Vec<_> = line.chars().collect();
    line.first() == Some(&'+')
        && line.chunks(4).all(|part| match *part {
            ['+'] | ['+' | ' ', ' ', ' ', ' '] | ['+' | ' ', '-', '-', '-'] => true,
            ['+' | ' ', '-', letter, '-'] => letter.is_ascii_uppercase() && letters.insert(letter),
            _ => false,
        })
}

/// The letters of a row with a space between two squares.
fn between_spaces(row: &str) -> Option<String> {
    let characters = row.trim_end().chars().enumerate().map(|(index, character)| match index % 2 {
        0 => Some(letter(character)),
        _ => (character == ' ').then_some(' '),
    });
    characters.collect()
}

/// The letters of a row in which a border or a space is between two squares, a space on each side
/// of it. It ends with a border.
fn between_borders(row: &str) -> Option<String> {
    let row = Some(row).filter(|row| row.ends_with('|'))?;
    let characters = row.chars().enumerate().map(|(index, character)| match index % 4 {
        0 => matches!(character, ' ' | '|').then_some(' '),
        2 => Some(letter(character)),
        _ => (character == ' ').then_some(' '),
    });
    characters.collect()
}

/// The letter for a symbol of a square. Whether there is such a letter, its reader knows.
fn letter(symbol: char) -> char {
    if BLOCKED.contains(symbol) { '.' } else { symbol }
}

#[cfg(test)]
mod tests {
    use crate::parser;

    #[test]
    fn an_error_has_its_place_in_a_board_with_clues() {
        for (board, error) in [
            ("x Q z\n. . .\n. . .", "line 1, column 5: unexpected 'z'"),
            (
                "+-A-+---+\n| Q   z |\n+---+   +\n| .   . |\n+---+---+",
                "line 2, column 7: unexpected 'z'",
            ),
            (
                "+-A-+---+\n| Q   x |\n+---+\n| . |\n+---+",
                "line 4, column 4: the row has too few squares",
            ),
        ] {
            assert_eq!(parser::positions(board).unwrap_err(), error, "{board}");
        }
    }

    #[test]
    fn squares_are_apart_as_they_are_written() {
        for board in ["x Q\n. .", "+-A-+---+\n| Q   x |\n+---+   +\n| .   . |\n+---+---+"] {
            assert!(parser::positions(board).is_ok(), "{board}");
        }
        for board in [
            "xQ",
            "x  Q\n. .",
            "+-A-+---+\n| Q   x\n+---+\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q  x  |\n+---+   +\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q + x |\n+---+   +\n| .   . |\n+---+---+",
            "+-A-+---+\n|Q    x |\n+---+   +\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q   x |\n+ 21\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q   x |\n+---+---+\n+---+   +\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q   x |\n+---+-1-+\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q   x |\n    +   +\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q   x |\n+---+-A-+\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q   x |\n+---+   +---+\n| .   . |\n+---+---+",
            "+-A-+---+\n| Q   x |\n+---+   +\n| .   . |",
        ] {
            assert!(parser::positions(board).is_err(), "{board}");
        }
    }
}
