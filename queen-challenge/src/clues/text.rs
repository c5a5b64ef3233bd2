//! The text form of clues: a line of words.

use core::fmt;
use core::str::FromStr;

use queen_runtime::{Board, SquareSet};

use super::{Clues, ParseCluesError};
use crate::Regions;
use crate::others::{OtherClues, Others, Split};

/// `8 d8,g7 blocked=a1,b2`: the size, the given queens, and what there is of the others.
impl fmt::Display for Clues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, (givens, others)) = (self.size(), self.split());
        write!(f, "{size}")?;
        let givens = SquareSet::from(givens);
        if !givens.is_empty() {
            f.write_str(" ")?;
            write_squares(f, &givens, size)?;
        }
        others.write(f, size)
    }
}

impl Others {
    pub(crate) fn write_words(&self, f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
        if !self.blocked.is_empty() {
            f.write_str(" blocked=")?;
            write_squares(f, &self.blocked, size)?;
        }
        match self.regions {
            Some(regions) => write!(f, " regions={regions:#}"),
            None => Ok(()),
        }
    }

    pub(crate) fn read_word(&mut self, word: &str, size: usize) -> Result<bool, ParseCluesError> {
        match word.split_once(['=']) {
            Some(("blocked", names)) if self.blocked.is_empty() => {
                self.blocked = read_squares(names, size)?.into();
                Ok(true)
            }
            Some(("regions", letters)) if self.regions.is_none() => {
                let regions: Regions = letters.parse().map_err(ParseCluesError::Regions)?;
                if regions.size() != size {
                    return Err(ParseCluesError::Size);
                }
                self.regions = Some(regions);
                Ok(true)
            }
            Some(("blocked" | "regions", _)) => Err(ParseCluesError::Word),
            _ => Ok(false),
        }
    }
}

/// Writes the names of squares with commas between them.
pub(crate) fn write_squares(
    f: &mut fmt::Formatter<'_>,
    squares: &SquareSet,
    size: usize,
) -> fmt::Result {
    for (index, square) in squares.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        write!(f, "{comma}{}", square.name(size))?;
    }
    Ok(())
}

/// Reads the names of squares, of one at least: a second word for the same clues is then told from
/// the first.
fn read_squares(names: &str, size: usize) -> Result<Board, ParseCluesError> {
    let squares = Board::from_squares(names, size).map_err(ParseCluesError::Squares)?;
    if squares.queen_count() > 0 { Ok(squares) } else { Err(ParseCluesError::Word) }
}

/// Parses the size and then, in any order, the names of given queens, blocked squares after
/// `blocked=` and regions after `regions=`, with slashes between the rows.
///
/// ```
/// use queen_challenge::Clues;
///
/// let clues: Clues = "8 a7 blocked=c6,d5".parse().unwrap();
/// assert_eq!((clues.givens().queen_count(), clues.blocked().len()), (1, 2));
/// assert_eq!(clues.to_string(), "8 a7 blocked=c6,d5");
///
/// let error = "3 regions=AAB/ABB/CC".parse::<Clues>().unwrap_err();
/// assert_eq!(error.to_string(), "in the regions: line 1, column 11: the row has too few squares");
/// ```
impl FromStr for Clues {
    type Err = ParseCluesError;

    fn from_str(text: &str) -> Result<Self, ParseCluesError> {
        let mut words = text.split_ascii_whitespace();
        let size = words.next().and_then(|size| size.parse().ok());
        let board = size.and_then(Board::empty).ok_or(ParseCluesError::Size)?;
        let (mut givens, mut others) = (board, Others::NONE);
        for word in words {
            if others.read(word, board.size())? {
                continue;
            }
            if givens.queen_count() > 0 || word.contains(['=']) {
                return Err(ParseCluesError::Word);
            }
            givens = read_squares(word, board.size())?;
        }
        Ok(Self::joined(givens, others))
    }
}
