//! The lines above and below the rows of a board with regions.

use queen_challenge::Line;
use queen_runtime::Board;
use queen_runtime::error::ParseBoardErrorKind;

use crate::style::Refusal;

/// A reader of these lines, from the top of the board down.
///
/// Each is as long as a row with its borders: a corner, and then three characters and a corner for
/// each square. A corner inside of a region is a space, as is each character where two squares of a
/// region meet:
///
/// ```text
/// +---+-B-+---+
/// +   +-C-+   +
/// +-A-        +
/// +---+---+---+
/// ```
pub struct Borders {
    size: usize,
    /// The number of rows above the next line.
    rows: usize,
    /// The letters of the regions that are yet to come.
    letters: Vec<String>,
}

impl Borders {
    /// The lines of a board with so many rows.
    pub fn new(size: usize) -> Result<Self, Refusal> {
        let max = Board::MAX_SIZE;
        if !(1..=max).contains(&size) {
            return Err(Refusal::at(1, 1, ParseBoardErrorKind::Size { max }));
        }
        let letters = (0..size).map(|region| format!("{:#}", Line::Region(region).name(size)));
        Ok(Self { size, rows: 0, letters: letters.collect() })
    }

    /// Reads the next line, without the spaces at its end. An error is in line 1, which is this.
    pub fn read(&mut self, line: &str) -> Result<(), Refusal> {
        let line: Vec<_> = line.chars().collect();
        let len = 4 * self.size + 1;
        let wrong = (0..line.len()).find(|&index| index >= len || !self.fits(&line, index));
        if let Some(index) = wrong {
            return Err(Refusal::unexpected(1, index + 1, line[index]));
        }
        if line.len() < len {
            return Err(Refusal::at(1, line.len() + 1, "the border is shorter than a row"));
        }
        self.rows += 1;
        match self.letters.first().filter(|_| self.rows > self.size) {
            Some(letter) => {
                Err(Refusal::at(1, len, format_args!("no square has the letter {letter} above it")))
            }
            None => Ok(()),
        }
    }

    /// Whether the line can go on with a character, which belongs to it.
    fn fits(&mut self, line: &[char], index: usize) -> bool {
        let is_first_or_last = self.rows == 0 || self.rows >= self.size;
        let may_be_free = |index| !is_first_or_last && 0 < index && index < 4 * self.size;
        match (index % 4, line[index]) {
            (0, '+') | (1, '-') => true,
            // No border ends within a region.
            (0, ' ') => may_be_free(index) && line[index - 2] != '-',
            (1, ' ') => may_be_free(index),
            (2, ' ') => line[index - 1] == ' ',
            (2, '-') => line[index - 2..index] == ['+', '-'],
            (2, letter) => line[index - 1] == '-' && self.take(letter),
            (3, side) => side == line[index - 2],
            _ => false,
        }
    }

    /// Takes the letter of a region, which one square has above it.
    fn take(&mut self, letter: char) -> bool {
        let is_it = |other: &String| other.chars().eq([letter]);
        let found = self.letters.iter().position(is_it).filter(|_| self.rows < self.size);
        found.map(|index| self.letters.remove(index)).is_some()
    }
}
