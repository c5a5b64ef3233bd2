//! Text boards with clues: given queens, blocked squares and the borders of regions.

use std::fmt;

use queen_challenge::{Challenge, Clues, Line};
use queen_runtime::{Board, Square};

/// A board with the clues of a challenge and these queens.
///
/// `Q` is a queen, `x` a blocked square. Regions have lines around them, so that they are told
/// apart without colours. The line above a square of each region has the letter by which steps name
/// it, as in `+-A-+`.
pub struct ClueBoard<'a> {
    pub challenge: &'a Challenge<Clues>,
    pub queens: Board,
}

impl ClueBoard<'_> {
    fn symbol(&self, square: Square) -> char {
        match () {
            () if self.queens.has_queen(square) => 'Q',
            () if self.challenge.blocked().contains(square) => 'x',
            () => '.',
        }
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

    /// Writes a row with the borders between its squares.
    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: usize) -> fmt::Result {
        for column in 0..self.queens.size() {
            let [_, [left, here]] = self.around(row, column);
            let border = if left == here { ' ' } else { '|' };
            write!(f, "{border} {} ", self.symbol(Square::new(row, column)))?;
        }
        f.write_str("|")
    }
}

/// The rows, without a line feed after the last one.
impl fmt::Display for ClueBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.queens.size();
        if self.challenge.regions().is_some() {
            for row in 0..size {
                self.write_border(f, row)?;
                f.write_str("\n")?;
                self.write_row(f, row)?;
                f.write_str("\n")?;
            }
            return self.write_border(f, size);
        }
        for square in Square::all(size) {
            let before = match (square.row(), square.column()) {
                (0, 0) => "",
                (_, 0) => "\n",
                _ => " ",
            };
            write!(f, "{before}{}", self.symbol(square))?;
        }
        Ok(())
    }
}

/// The same board in letters without its clues, for those who read queens: `Q` and dots. `None` if
/// it is no board with blocked squares or regions.
///
/// A square takes four characters of a row between borders, the border on its left first, and two
/// of another row, a space last. The lines between the rows have borders alone, and begin at the
/// edge of the board, with a `+`.
pub fn without_clues(board: &str) -> Option<String> {
    let has_borders = board.starts_with('+');
    if !has_borders && !board.contains('x') {
        return None;
    }
    let rows = board.lines().map(str::trim_end).filter(|line| !line.starts_with('+'));
    let rows = rows.map(|line| {
        let row: Vec<_> = line.chars().collect();
        match row.strip_suffix(&['|']) {
            Some(row) if has_borders => row.chunks(4).map(between_borders).collect(),
            _ => row.chunks(2).map(with_space).collect::<Option<String>>(),
        }
    });
    let rows: Vec<_> = rows.collect::<Option<_>>()?;
    Some(rows.join("\n"))
}

/// The letter of a square between borders.
fn between_borders(square: &[char]) -> Option<char> {
    match *square {
        [' ' | '|', ' ', symbol, ' '] => letter(symbol),
        _ => None,
    }
}

/// The letter of a square with a space after it, unless it is the last one.
fn with_space(square: &[char]) -> Option<char> {
    match *square {
        [symbol] | [symbol, ' '] => letter(symbol),
        _ => None,
    }
}

/// The letter of a symbol.
fn letter(symbol: char) -> Option<char> {
    match symbol {
        'Q' => Some('Q'),
        'x' | '.' => Some('.'),
        _ => None,
    }
}
