//! Text boards with clues: given queens, blocked squares and the borders of regions.

mod borders;

use std::fmt;

use queen_challenge::{Challenge, Clues, Line};
use queen_runtime::draw::Letters;
use queen_runtime::error::ParseBoardErrorKind;
use queen_runtime::{Board, Square};

use self::borders::Borders;
use super::Refusal;

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
/// blocked squares. `None` if it is no board with blocked squares or regions, and an error if it is
/// a damaged one with regions.
///
/// What is left keeps its place in its line, so that errors name places of `board`.
pub fn without_clues(board: &str) -> Result<Option<String>, Refusal> {
    if board.starts_with('+') {
        return without_borders(board).map(Some);
    }
    let rows = board.contains(BLOCKED).then(|| board.lines().map(between_spaces));
    Ok(rows.and_then(|rows| Some(rows.collect::<Option<Vec<_>>>()?.join("\n"))))
}

/// The letters of the rows, each between two borders.
fn without_borders(board: &str) -> Result<String, Refusal> {
    let lines: Vec<_> = board.lines().map(str::trim_end).collect();
    // The borders are as long as the first row.
    let Some(row) = lines.get(1) else {
        let column = board.trim_end().chars().count() + 1;
        return Err(Refusal::at(1, column, ParseBoardErrorKind::TooFewRows));
    };
    let letters = between_borders(row).map_err(|refusal| refusal.below(1))?;
    let mut borders = Borders::new(letters.chars().count() / 4)?;
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        if index % 2 == 0 {
            borders.read(line).map_err(|refusal| refusal.below(index))?;
        } else {
            text += &between_borders(line).map_err(|refusal| refusal.below(index))?;
        }
        text.push('\n');
    }
    if lines.len() % 2 == 0 {
        let column = lines[lines.len() - 1].chars().count();
        return Err(Refusal::at(lines.len(), column, "the last border is missing"));
    }
    Ok(text)
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
/// of it. It begins and ends with a border. An error is in line 1.
fn between_borders(row: &str) -> Result<String, Refusal> {
    let last = row.chars().count().saturating_sub(1);
    let characters = row.chars().enumerate().map(|(index, character)| match index % 4 {
        0 if character == '|' => Ok(' '),
        2 if index < last => Ok(letter(character)),
        0 | 1 | 3 if index > 0 && index < last && character == ' ' => Ok(' '),
        _ => Err(Refusal::unexpected(1, index + 1, character)),
    });
    characters.collect()
}

/// The letter for a symbol of a square. Whether there is such a letter, its reader knows.
fn letter(symbol: char) -> char {
    if BLOCKED.contains(symbol) { '.' } else { symbol }
}

#[cfg(test)]
mod tests {
    use queen_challenge::{Grade, Kind};
    use queen_runtime::Board;

    use super::ClueBoard;
    use crate::parser;
    use crate::tables;

    /// Boards with regions as the program writes them, with or without a solution.
    fn written(is_solved: bool) -> Vec<String> {
        let picks = (4..=8).flat_map(|size| [Kind::Regions, Kind::Mixed].map(|kind| (size, kind)));
        let challenges = picks
            .filter_map(|(size, kind)| kind.with_seed(&tables::puzzle(size), 1, Grade::Easy))
            .map(|challenge| {
                let solution = Board::from(challenge.solution());
                let queens = if is_solved { solution } else { *challenge.givens() };
                ClueBoard { challenge: &challenge, queens }.to_string()
            });
        challenges.collect()
    }

    #[test]
    fn boards_with_regions_are_read() {
        let boards = [written(false), written(true)].concat();
        assert_eq!(boards.len(), 16);
        for board in boards {
            assert!(parser::positions(&board).is_ok(), "{board}");
            assert!(parser::positions(&board.replace('\n', "  \n")).is_ok(), "{board}");
        }
    }

    /// What a line between rows must not be. The letters are those of the lines up to this one.
    fn wrong_borders(border: &str, size: usize, letters: &str) -> Vec<String> {
        let (inner, after_first) = (&border[..border.len() - 1], &border[1..]);
        let mut wrong: Vec<_> = ["-", "+", "|", " +", "---+", "   +", "-Z-+", "---+---+"]
            .map(|more| format!("{border}{more}"))
            .into();
        wrong.extend((1..border.len()).map(|len| border[..len].to_owned()));
        wrong.extend(["", " ", "-", "|", "x", "++"].map(|first| format!("{first}{after_first}")));
        wrong.extend(["-", "|", "x"].map(|last| format!("{inner}{last}")));
        // A letter that no region has, or another one has, in place of each.
        let beyond = ('A'..='Z').skip(size).take(1).chain("Za1x|".chars());
        for letter in beyond.chain(letters.chars()) {
            for column in 0..size {
                let at = 4 * column + 2;
                if !border[at..].starts_with(letter) {
                    let mut border = border.to_owned();
                    border.replace_range(at - 1..=at + 1, &format!("-{letter}-"));
                    wrong.push(border);
                }
            }
        }
        wrong.retain(|wrong| wrong != border);
        wrong
    }

    #[test]
    fn each_border_is_one_that_the_program_writes() {
        for board in written(false) {
            let lines: Vec<_> = board.lines().collect();
            let size = lines.len() / 2;
            for index in (0..lines.len()).step_by(2) {
                let is_letter = |letter: &char| letter.is_ascii_uppercase() && *letter != 'Q';
                let letters: String = lines[..=index]
                    .iter()
                    .flat_map(|line| line.chars().filter(is_letter))
                    .collect();
                for border in wrong_borders(lines[index], size, &letters) {
                    let mut lines = lines.clone();
                    lines[index] = &border;
                    // Another position is above it.
                    let text = format!("2413\n\n{}", lines.join("\n"));
                    let error = parser::positions(&text).expect_err(&text);
                    let place = format!("line {}, column ", index + 3);
                    assert!(error.starts_with(&place), "{error}: {text}");
                }
            }
        }
    }

    /// A board of two regions, with a text in place of another one.
    fn board(old: &str, new: &str) -> String {
        let board = "+-A-+-B-+\n| Q | x |\n+   +   +\n| . | . |\n+---+---+";
        assert_eq!(board.matches(old).count(), 1, "{old}");
        board.replace(old, new)
    }

    #[test]
    fn an_error_has_its_place_in_a_board_with_clues() {
        for (board, error) in [
            ("x Q z\n. . .\n. . .", "line 1, column 5: unexpected 'z'"),
            (&board("| x", "| z"), "line 2, column 7: unexpected 'z'"),
            (&board("| . | . |", "| . |"), "line 4, column 4: the row has too few squares"),
            (
                &board("| . | . |", "| . | . | . |"),
                "line 4, column 11: the row has too many squares",
            ),
            (&board("| . | . |\n", ""), "line 4, column 1: unexpected '+'"),
            (&board("A-+-B", "A-+---+-B"), "line 1, column 10: unexpected '-'"),
            (&board("+---+---+", "+---+"), "line 5, column 6: the border is shorter than a row"),
            (&board("A", "C"), "line 1, column 3: unexpected 'C'"),
            (&board("+---+---+", "+---+-B-+"), "line 5, column 7: unexpected 'B'"),
            (&board("-B-", "---"), "line 5, column 9: no square has the letter B above it"),
            (&board("\n+---+---+", ""), "line 4, column 9: the last border is missing"),
            (
                &board("-B-", "---").replace("+---+---+", "+---+-B-+"),
                "line 5, column 7: unexpected 'B'",
            ),
            ("+---+", "line 1, column 6: the board has too few rows"),
            ("+\n|\n+", "line 1, column 1: a board has from 1 to 16 rows"),
        ] {
            assert_eq!(parser::positions(board).unwrap_err(), error, "{board}");
        }
    }

    #[test]
    fn squares_are_apart_as_they_are_written() {
        for board in ["x Q\n. .", &board("Q", "Q")] {
            assert!(parser::positions(board).is_ok(), "{board}");
        }
        for board in [
            "xQ",
            "x  Q\n. .",
            &board("x |", "x"),
            &board("| Q", "  Q"),
            &board(" Q | x ", " Q  x  "),
            &board(" Q | x ", " Q + x "),
            &board(" Q | x ", "Q  | x "),
            &board("+   +   +", "+ 21"),
            &board("+   +   +", "+---+---+\n+   +   +"),
            &board("+   +   +", "+---+-1-+"),
            &board("+   +   +", "    +   +"),
            &board("+   +   +", "+   +-A-+"),
            &board("+   +   +", "+--- ---+"),
            &board("+   +   +", "+---    +"),
            &board("A-+-B", "A- -B"),
            &board("+   +   +", "+   +   +---+"),
            &board("\n+---+---+", ""),
        ] {
            assert!(parser::positions(board).is_err(), "{board}");
        }
    }
}
