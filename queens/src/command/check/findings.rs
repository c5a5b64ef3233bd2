//! Findings about a position.

use std::fmt;

use queen_math::Placement;
use queen_math::attacks;
use queen_math::count::SOLUTIONS;
use queen_math::order::{self, FACTORIALS};
use queen_runtime::{Square, Symmetry};
use serde::Serialize;

use crate::error::Error;
use crate::position::ParsedPosition;
use crate::style::Style;
use crate::tables;

/// The answer, with what it rests on.
#[derive(Serialize)]
pub struct Findings {
    size: usize,
    queens: usize,
    pub solution: bool,
    /// The square names of each pair of queens that attack each other.
    attacking_pairs: Vec<[String; 2]>,
    /// The number of the solution, from 1, in the order of Heap's algorithm.
    number: Option<u64>,
    /// The number of permutations before this one in Heap's order.
    heap_rank: Option<u64>,
    /// Row + column of each queen, both from 0.
    diagonals: Vec<i64>,
    /// Row - column of each queen.
    anti_diagonals: Vec<i64>,
    #[serde(skip)]
    on_grid: bool,
}

impl Findings {
    pub fn of(position: &ParsedPosition, style: Option<Style>) -> Result<Self, Error> {
        let size = position.size;
        // The course's board has a file where the others have a row.
        let name = |square: Square| {
            let square = match style {
                Some(Style::Grid) => Symmetry::Rotate270.apply(square, size).unwrap_or(square),
                _ => square,
            };
            square.name(size).to_string()
        };
        let pairs = attacking_pairs(position)?.into_iter();
        let attacking_pairs: Vec<_> = pairs.map(|pair| pair.map(name)).collect();
        let solution = position.queens.len() == size && attacking_pairs.is_empty();
        let placement = position.columns().and_then(|queens| {
            let columns: Option<Vec<u8>> =
                queens.0.iter().map(|&column| column.try_into().ok()).collect();
            Placement::new(&columns?)
        });
        let queens = position.queens.iter();
        Ok(Self {
            size,
            queens: position.queens.len(),
            solution,
            attacking_pairs,
            number: placement.filter(|_| solution).and_then(|placement| number(&placement)),
            heap_rank: placement.map(|placement| order::rank(&placement)),
            diagonals: queens.clone().map(|queen| queen.diagonal()).collect(),
            anti_diagonals: queens.map(|queen| queen.anti_diagonal()).collect(),
            on_grid: style == Some(Style::Grid),
        })
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board size: {}", self.size)?;
        writeln!(f, "Number of queens: {}", self.queens)?;
        writeln!(f, "Solution: {}", if self.solution { "yes" } else { "no" })?;
        if let Some(number) = self.number {
            writeln!(f, "Number of the solution: {number} of {}", SOLUTIONS[self.size])?;
        }
        if let Some(rank) = self.heap_rank {
            writeln!(f, "Rank in Heap's order, from 0: {rank} of {}", FACTORIALS[self.size])?;
        }
        writeln!(f, "Diagonals (row + column): {}", joined(&self.diagonals))?;
        writeln!(f, "Anti-diagonals (row - column): {}", joined(&self.anti_diagonals))?;
        let pairs = self.attacking_pairs.len();
        let names = if self.on_grid && pairs > 0 {
            ", with the names of the grid, whose files are the rows of the other styles"
        } else {
            ""
        };
        writeln!(f, "Attacking pairs: {pairs}{names}")?;
        self.attacking_pairs.iter().try_for_each(|[one, other]| writeln!(f, "  {one} {other}"))
    }
}

/// Returns the number of a solution.
fn number(solution: &Placement) -> Option<u64> {
    let number = tables::puzzle(solution.size()).number_of(solution.columns())?;
    Some(number as u64)
}

/// Returns the pairs of queens that attack each other, in the order of the queens.
fn attacking_pairs(position: &ParsedPosition) -> Result<Vec<[Square; 2]>, Error> {
    /// More take minutes to write.
    const MAX_PAIRS: usize = 1_000_000;
    let mut pairs = Vec::new();
    attacks::try_for_each_pair(&mut position.queens.clone(), |pair| {
        if pairs.len() == MAX_PAIRS {
            return Err(Error::Request(format!("more than {MAX_PAIRS} pairs attack each other")));
        }
        pairs.push(pair);
        Ok(())
    })?;
    pairs.sort_unstable();
    Ok(pairs)
}

fn joined(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Queens in the corner of a row of their own, none of which attacks those of another row. They
    /// attack each other, so that `k` of them are k (k - 1) / 2 pairs.
    fn pairs(rows: &[usize]) -> Option<usize> {
        let row = |(row, &count): (usize, &usize)| {
            (0..count).map(move |column| Square::new(row, 10_000 * row + column))
        };
        let queens = rows.iter().enumerate().flat_map(row).collect();
        attacking_pairs(&ParsedPosition { size: 50_000, queens }).ok().map(|pairs| pairs.len())
    }

    #[test]
    fn a_million_pairs_are_told() {
        // 998,991 + 990 + 15 + 3 + 1 pairs.
        assert_eq!(pairs(&[1_414, 45, 6, 3, 2]), Some(1_000_000));
        assert_eq!(pairs(&[1_414, 45, 6, 3, 3]), None);
    }
}
