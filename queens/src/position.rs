//! Parser of positions in any style of text.

use queen_runtime::Board;
use queen_runtime::error::ParseBoardError;

use crate::escape::escape;
use crate::queens::Queens;

/// The largest number of queens in a position.
pub const MAX_QUEENS: usize = 1000;

/// A board with queens on some of its squares.
#[derive(Debug, PartialEq, Eq)]
pub struct ParsedPosition {
    pub size: usize,
    /// The squares of the queens as row and column, row by row from the top.
    pub queens: Vec<(u32, u32)>,
}

impl ParsedPosition {
    /// Parses the columns of the queens, a grid, Forsyth–Edwards Notation, square names or a picture.
    pub fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim_matches(['\n', '\r', ' ']);
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (None, _) => Err("the position is empty".to_owned()),
            _ if text.contains('/') => Board::from_fen(text).map(Self::from).map_err(cite),
            _ if text.contains('R') => parse_grid(text),
            (Some('r'), Some('o')) => parse_columns(text.split_once('\n').unwrap_or_default().1),
            (Some('0'..='9' | '[' | '('), _) => parse_columns(text),
            (Some(letter), Some(digit)) if letter.is_alphabetic() && digit.is_ascii_digit() => {
                let names = text.split([' ', ',', '\n']).filter(|name| !name.is_empty());
                Board::from_squares(names.count(), text).map(Self::from).map_err(cite)
            }
            _ => text.parse().map(Board::into).map_err(cite),
        }
    }

    /// The columns, if there is one queen in each row.
    pub fn columns(&self) -> Option<Queens> {
        let is_one_a_row = self.queens.len() == self.size
            && self.queens.iter().zip(0..).all(|(queen, row)| queen.0 == row);
        is_one_a_row.then(|| Queens(self.queens.iter().map(|queen| queen.1).collect()))
    }

    /// The name of a square: letters for the column, from the left, and the row from the bottom.
    pub fn name(&self, (row, column): (u32, u32)) -> String {
        let mut letters = Vec::new();
        let mut rest = column + 1;
        while rest > 0 {
            letters.push(char::from(b'a' + ((rest - 1) % 26) as u8));
            rest = (rest - 1) / 26;
        }
        let letters: String = letters.into_iter().rev().collect();
        format!("{letters}{}", self.size - row as usize)
    }

    fn from_columns(columns: impl IntoIterator<Item = u32>) -> Self {
        let queens: Vec<_> = (0..).zip(columns).collect();
        Self { size: queens.len(), queens }
    }
}

impl From<Board> for ParsedPosition {
    fn from(board: Board) -> Self {
        let queens = board.queens().map(|(row, column)| (row as u32, column as u32)).collect();
        Self { size: board.size(), queens }
    }
}

/// Parses columns, from 0 if one of them is 0 and from 1 otherwise.
fn parse_columns(text: &str) -> Result<ParsedPosition, String> {
    let numbers =
        text.split(|character: char| character.is_whitespace() || "[](),".contains(character));
    let numbers = numbers
        .filter(|number| !number.is_empty())
        .map(|number| number.parse().map_err(|_| format!("'{}' is not a column", escape(number))));
    let columns: Vec<u32> = numbers.collect::<Result<_, _>>()?;
    if columns.is_empty() || columns.len() > MAX_QUEENS {
        return Err(format!("the number of queens must be from 1 to {MAX_QUEENS}"));
    }
    let base = u32::from(!columns.contains(&0));
    let last = columns.len() as u32 - 1 + base;
    match columns.iter().find(|&&column| column > last) {
        Some(column) => Err(format!(
            "with {} queens, columns are from {base} to {last}, not {column}",
            columns.len()
        )),
        None => Ok(ParsedPosition::from_columns(columns.iter().map(|column| column - base))),
    }
}

/// Parses the assignment's board: ranks from the top, then the files.
fn parse_grid(text: &str) -> Result<ParsedPosition, String> {
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    let size = lines.len() - 1;
    let rank = |file: usize| {
        let mut ranks = (1..=size).rev().zip(&lines);
        ranks.find(|(_, cells)| cells.get(file).is_some_and(|cell| cell.trim() == "R"))
    };
    if size == 0 || size > MAX_QUEENS || text.matches('R').count() != size {
        return Err("the grid does not have an R in each file".to_owned());
    }
    let columns: Option<Vec<u32>> =
        (1..=size).map(|file| rank(file).map(|(rank, _)| rank as u32 - 1)).collect();
    let columns = columns.ok_or("the grid does not have an R in each file")?;
    Ok(ParsedPosition::from_columns(columns))
}

fn cite(error: ParseBoardError) -> String {
    escape(&error.to_string())
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;
    use queen_runtime::draw::Squares;

    use super::ParsedPosition;
    use crate::queens::Queens;
    use crate::style::Style;

    #[test]
    fn square_names_match_the_library() {
        for size in [1, 4, 26, 27, 53, 703] {
            let queens = Queens((0..size).collect());
            let position = ParsedPosition::from_columns(0..size);
            let names: Vec<_> = position.queens.iter().map(|&queen| position.name(queen)).collect();
            assert_eq!(names.join(" "), Squares::new(&queens).to_string());
        }
    }

    #[test]
    fn every_style_of_text_is_parsed() {
        for columns in
            [vec![0], vec![1, 3, 0, 2], vec![0, 1, 2], vec![1, 6, 4, 7, 0, 3, 9, 2, 5, 8, 10]]
        {
            for &style in Style::value_variants().iter().filter(|&&style| style != Style::Svg) {
                let queens = Queens(columns.clone());
                let mut text = Vec::new();
                style.write(&queens, &mut text).unwrap();
                let text = String::from_utf8(text).unwrap();
                assert_eq!(ParsedPosition::parse(&text).unwrap().columns(), Some(queens), "{text}");
            }
        }
    }
}
