//! Positions on boards of any size, and their parser, which takes any style of text.

use std::mem;

use queen_math::Placement;
use queen_runtime::draw::Position;
use queen_runtime::error::ParseBoardError;
use queen_runtime::{Board, Square};
use serde_json::Value;

use crate::error::escape;
use crate::output::plural;

/// The largest number of queens in a position.
pub const MAX_QUEENS: usize = 1_000_000;

/// The columns of the queens from 0, from the top row down.
#[derive(Debug, PartialEq, Eq)]
pub struct Queens(pub Vec<u32>);

impl From<&[u8]> for Queens {
    fn from(columns: &[u8]) -> Self {
        Self(columns.iter().map(|&column| column.into()).collect())
    }
}

impl From<Placement> for Queens {
    fn from(placement: Placement) -> Self {
        placement.columns().into()
    }
}

impl Position for Queens {
    fn size(&self) -> usize {
        self.0.len()
    }

    fn has_queen(&self, square: Square) -> bool {
        self.0.get(square.row()).is_some_and(|&queen| queen as usize == square.column())
    }

    fn next_queen(&self, row: usize, start: usize) -> Option<usize> {
        let queen = *self.0.get(row)? as usize;
        (queen >= start).then_some(queen)
    }
}

/// A board with queens on some of its squares.
#[derive(Debug, PartialEq, Eq)]
pub struct ParsedPosition {
    pub size: usize,
    /// The squares of the queens as row and column, row by row from the top.
    pub queens: Vec<(u32, u32)>,
}

impl ParsedPosition {
    /// Parses the positions in a text: one a line, a board of text a paragraph, JSON, or the pictures
    /// of an SVG document. Headings and totals that the program writes around them are skipped.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, String> {
        let mut parser = Parser::default();
        match serde_json::from_str(text) {
            // A number alone is a position in digits.
            Ok(value @ (Value::Array(_) | Value::Object(_))) => parser.json(&value)?,
            _ if text.trim_start().starts_with("<svg") => {
                let mut boards = text.lines().filter_map(drawn_squares);
                boards.try_for_each(|names| parser.push(parse_squares(names)))?;
            }
            _ => text.lines().try_for_each(|line| parser.line(line))?,
        }
        parser.end_board()?;
        if parser.positions.is_empty() {
            return Err("there is no position".to_owned());
        }
        Ok(parser.positions)
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
        let queens =
            board.queens().map(|queen| (queen.row() as u32, queen.column() as u32)).collect();
        Self { size: board.size(), queens }
    }
}

#[derive(Default)]
struct Parser {
    positions: Vec<ParsedPosition>,
    /// The lines of a board so far.
    board: String,
    /// Whether the indented lines that follow are pairs of attacking queens.
    is_in_pairs: bool,
}

impl Parser {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let trimmed = line.trim();
        self.is_in_pairs &= line.starts_with(' ');
        if trimmed.is_empty() || self.is_in_pairs || is_heading(trimmed) {
            self.is_in_pairs |= trimmed.starts_with("Attacking pairs");
            return self.end_board();
        }
        if let Ok(value @ Value::Object(_)) = serde_json::from_str(trimmed) {
            return self.json(&value);
        }
        let mut letters = trimmed.chars();
        match (letters.next(), letters.next()) {
            _ if trimmed.contains('/') => self.push(parse_fen(trimmed)),
            // The cells of a grid are separated by tabs.
            (Some('0'..='9' | '[' | '('), _) if !line.contains('\t') => {
                // Several lists on a line are several positions.
                let lists = trimmed.split_inclusive([')', ']']);
                let lists = lists.map(|list| list.trim_matches([',', ' ', '[', ']', '(', ')']));
                lists.filter(|list| !list.is_empty()).try_for_each(|list| {
                    let position = parse_columns(list);
                    self.push(position)
                })
            }
            (Some(letter), Some(digit))
                if letter.is_alphabetic()
                    && digit.is_ascii_alphanumeric()
                    && has_digit(trimmed) =>
            {
                self.push(parse_squares(trimmed))
            }
            _ => {
                self.board += line;
                self.board += "\n";
                Ok(())
            }
        }
    }

    fn end_board(&mut self) -> Result<(), String> {
        let board = mem::take(&mut self.board);
        match board.as_str() {
            "" => Ok(()),
            grid if grid.contains('\t') => self.push(parse_grid(grid.trim_end_matches('\n'))),
            rows => self.push(parse_rows(rows)),
        }
    }

    /// Parses columns, lists of columns, and lines of the commands that write positions as JSON.
    fn json(&mut self, value: &Value) -> Result<(), String> {
        match value {
            Value::Array(items) if items.iter().all(Value::is_number) && !items.is_empty() => {
                self.push(parse_columns(&value.to_string()))
            }
            Value::Array(items) => items.iter().try_for_each(|item| self.json(item)),
            Value::Object(fields) => match (fields.get("board"), fields.get("columns")) {
                (Some(Value::String(fen)), _) => self.push(parse_fen(fen)),
                (_, columns) => {
                    columns.or(fields.get("challenges")).map_or(Ok(()), |value| self.json(value))
                }
            },
            other => Err(format!("'{}' is not a position", escape(&other.to_string()))),
        }
    }

    fn push(&mut self, position: Result<ParsedPosition, String>) -> Result<(), String> {
        let number = self.positions.len() + 1;
        let cite = |error| if number > 1 { format!("position {number}: {error}") } else { error };
        self.positions.push(position.map_err(cite)?);
        Ok(())
    }
}

/// Whether the program writes this line above or below positions.
fn is_heading(line: &str) -> bool {
    let is_step = line
        .split_once(". ")
        .is_some_and(|(number, text)| number.parse::<u32>().is_ok() && text.contains(' '));
    is_step
        || line.contains(": ")
        || line.ends_with(':')
        || line.ends_with("has to guess.")
        || line.starts_with("row0")
        || line.contains("-Queens has ")
        || line.starts_with("Total number of ")
}

/// The names of the squares in a line of an SVG document that describes a board.
fn drawn_squares(line: &str) -> Option<&str> {
    let description = line.strip_prefix("<desc>Queen");
    let description = description.and_then(|line| line.split_once(" on ")?.1.split('.').next());
    let title = || line.strip_prefix("<title>Solution ")?.split_once(": ")?.1.split('<').next();
    description.or_else(title)
}

fn has_digit(text: &str) -> bool {
    text.contains(|character: char| character.is_ascii_digit())
}

/// Parses columns, from 0 if one of them is 0 and from 1 otherwise: numbers, or digits without
/// anything between them. The outcome that a trace adds is skipped.
fn parse_columns(text: &str) -> Result<ParsedPosition, String> {
    let text = text.trim_end_matches(" X").trim_end_matches(" Skipped");
    let numbers =
        text.split(|character: char| character.is_whitespace() || "[](),".contains(character));
    let mut numbers: Vec<_> = numbers.filter(|number| !number.is_empty()).collect();
    if let [digits] = numbers[..]
        && digits.bytes().all(|digit| digit.is_ascii_digit())
    {
        numbers = (0..digits.len()).map(|index| &digits[index..=index]).collect();
    }
    let columns = numbers
        .into_iter()
        .map(|number| number.parse().map_err(|_| format!("'{}' is not a column", escape(number))));
    let columns: Vec<u32> = columns.collect::<Result<_, _>>()?;
    if columns.is_empty() || columns.len() > MAX_QUEENS {
        return Err(too_large());
    }
    let base = u32::from(!columns.contains(&0));
    let last = columns.len() as u32 - 1 + base;
    match columns.iter().find(|&&column| column > last) {
        Some(column) => Err(format!(
            "with {}, columns are from {base} to {last}, not {column}",
            plural(columns.len() as u64, "queen")
        )),
        None => Ok(ParsedPosition::from_columns(columns.iter().map(|column| column - base))),
    }
}

/// Parses Forsyth–Edwards Notation.
fn parse_fen(text: &str) -> Result<ParsedPosition, String> {
    let rows: Vec<_> = text.split('/').collect();
    if rows.len() <= Board::MAX_SIZE {
        return Board::from_fen(text).map(ParsedPosition::from).map_err(cite);
    }
    from_rows(
        rows.len(),
        rows.into_iter().map(|row| {
            let (mut columns, mut width, mut run) = (Vec::new(), 0_usize, 0_usize);
            for character in row.chars() {
                match character {
                    'Q' | 'q' => {
                        columns.push((width + run) as u32);
                        (width, run) = (width + run + 1, 0);
                    }
                    digit => {
                        run = run.saturating_mul(10).saturating_add(digit.to_digit(10)? as usize);
                    }
                }
            }
            Some((columns, width.saturating_add(run)))
        }),
    )
}

/// Parses a board of letters, glyphs or discs.
fn parse_rows(text: &str) -> Result<ParsedPosition, String> {
    let rows: Vec<_> = text.lines().collect();
    if rows.len() <= Board::MAX_SIZE {
        return text.trim_end().parse().map(Board::into).map_err(cite);
    }
    from_rows(
        rows.len(),
        rows.into_iter().map(|row| {
            let (mut columns, mut width) = (Vec::new(), 0);
            for character in row.chars().filter(|character| !character.is_whitespace()) {
                match character {
                    '.' | '~' | '⬜' | '⬛' => {}
                    'Q' | 'q' | '♛' | '🔴' | '🔵' => columns.push(width as u32),
                    _ => return None,
                }
                width += 1;
            }
            Some((columns, width))
        }),
    )
}

/// A position from the columns of each row and the number of its squares, or `None` for a row that
/// cannot be read. For boards that are too large for [`Board`].
fn from_rows(
    size: usize,
    rows: impl Iterator<Item = Option<(Vec<u32>, usize)>>,
) -> Result<ParsedPosition, String> {
    let mut queens = Vec::new();
    for (row, parsed) in (0..).zip(rows) {
        match parsed {
            Some((columns, width)) if width == size => {
                queens.extend(columns.into_iter().map(|column| (row, column)));
            }
            _ => return Err(format!("row {} of {size} is not a row of squares", row + 1)),
        }
    }
    Ok(ParsedPosition { size, queens })
}

/// Parses square names, of a board with as many rows as there are names.
fn parse_squares(text: &str) -> Result<ParsedPosition, String> {
    let names: Vec<_> = text.split([' ', ',']).filter(|name| !name.is_empty()).collect();
    let size = names.len();
    if size <= Board::MAX_SIZE {
        return Board::from_squares(size, text).map(ParsedPosition::from).map_err(cite);
    }
    if size > MAX_QUEENS {
        return Err(too_large());
    }
    let square = |name: &str| {
        let letters = name.find(|character: char| character.is_ascii_digit())?;
        let column = name[..letters].bytes().try_fold(0_u32, |column, letter| {
            let digit =
                letter.to_ascii_lowercase().checked_sub(b'a').filter(|&digit| digit < 26)?;
            column.checked_mul(26)?.checked_add(u32::from(digit) + 1)
        })?;
        let row =
            (size as u32).checked_sub(name[letters..].parse().ok().filter(|&row| row > 0)?)?;
        (1..=size as u32).contains(&column).then_some((row, column - 1))
    };
    let queens = names.into_iter().map(|name| {
        square(name).ok_or_else(|| format!("'{}' is not a square of the board", escape(name)))
    });
    let mut queens: Vec<_> = queens.collect::<Result<_, _>>()?;
    queens.sort_unstable();
    queens.dedup();
    Ok(ParsedPosition { size, queens })
}

fn too_large() -> String {
    format!("the number of queens must be from 1 to {MAX_QUEENS}")
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

    use super::{ParsedPosition, Queens};
    use crate::style::{List, Style};

    fn parse(text: &str) -> Vec<Option<Queens>> {
        let positions =
            ParsedPosition::parse_all(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        positions.iter().map(ParsedPosition::columns).collect()
    }

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
    fn each_style_is_parsed_on_boards_of_any_size() {
        for columns in [
            vec![0],
            vec![1, 3, 0, 2],
            vec![0, 1, 2],
            vec![1, 6, 4, 7, 0, 3, 9, 2, 5, 8, 10],
            (0..17).collect(),
            (0..60).rev().collect(),
        ] {
            for &style in Style::value_variants() {
                let queens = Queens(columns.clone());
                let mut text = Vec::new();
                style.write(&queens, &mut text).unwrap();
                let text = String::from_utf8(text).unwrap();
                assert_eq!(parse(&text), [Some(queens)], "{text}");
            }
        }
    }

    #[test]
    fn each_style_of_a_list_is_parsed() {
        let boards = [vec![1, 3, 0, 2], vec![0, 1, 2, 3], vec![2, 0, 3, 1]];
        for &style in Style::value_variants().iter().filter(|&&style| style != Style::Svg) {
            let mut text = Vec::new();
            let mut list = List::begin(style, 4, &mut text).unwrap();
            for board in &boards {
                list.push(&Queens(board.clone()), &mut text).unwrap();
            }
            list.end(&mut text).unwrap();
            let text = String::from_utf8(text).unwrap();
            assert_eq!(parse(&text), boards.clone().map(|board| Some(Queens(board))), "{text}");
        }
    }

    #[test]
    fn several_lists_on_a_line_are_several_positions() {
        let boards = [[1, 3, 0, 2], [2, 0, 3, 1]].map(|board| Some(Queens(board.to_vec())));
        for text in
            ["[[1,3,0,2],[2,0,3,1]]", "(2, 4, 1, 3) (3, 1, 4, 2)", "[\n[1,\n3,0,2],[2,0,3,1]]"]
        {
            assert_eq!(parse(text), boards, "{text}");
        }
    }

    #[test]
    fn digits_are_columns_from_0_or_from_1() {
        for text in ["1302", "2413", "1302 X", "2413 Skipped", "1 3 0 2", "1,3,0,2", "(1, 3, 0, 2)"]
        {
            assert_eq!(parse(text), [Some(Queens(vec![1, 3, 0, 2]))], "{text}");
        }
        assert_eq!(parse("0\n1\n"), [Some(Queens(vec![0])), Some(Queens(vec![0]))]);
    }

    #[test]
    fn an_error_says_in_which_position_it_is() {
        for (text, message) in [
            (
                "(2, 4, 1, 3)\n(2, 4, 1, 5)",
                "position 2: with 4 queens, columns are from 1 to 4, not 5",
            ),
            ("2", "with 1 queen, columns are from 1 to 1, not 2"),
            ("Q.\n..\n\nQx\n..", "position 2: line 1, column 2: unexpected 'x'"),
            ("\n \n", "there is no position"),
            ("{\"size\":4}", "there is no position"),
            ("[[[]]]", "there is no position"),
            ("[\"a\"]", "'\"a\"' is not a position"),
        ] {
            assert_eq!(ParsedPosition::parse_all(text), Err(message.to_owned()), "{text}");
        }
        let large = "17/".repeat(17);
        for text in [
            &large,
            &large.replace('/', "Q/"),
            &".\n".repeat(17),
            &"x".repeat(17),
            &"a1 b99 ".repeat(9),
        ] {
            assert!(ParsedPosition::parse_all(text).is_err(), "{text}");
        }
    }
}
