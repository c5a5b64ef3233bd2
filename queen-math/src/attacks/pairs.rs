//! Pairs of queens that attack each other.

use crate::Square;

/// The pairs of one of the squares `ones` and a larger one of `others` whose queens attack each
/// other, in the order of `ones`, then of `others`. Not public API.
///
/// It compares all with all, and needs no memory. Of the same squares twice, it yields each pair
/// once.
#[doc(hidden)]
pub fn pairs<I, J>(ones: I, others: J) -> impl Iterator<Item = [Square; 2]> + Clone
where
    I: Iterator<Item = Square> + Clone,
    J: Iterator<Item = Square> + Clone,
{
    Pairs { one: None, ones, rest: others.clone(), others }
}

/// The iterator of [`pairs`]. A `flat_map` would be several times as much code for the compiler.
#[derive(Clone)]
struct Pairs<I, J> {
    /// The first queen of the pairs that follow; `None` if it is the next of `ones`.
    one: Option<Square>,
    ones: I,
    /// Those that have not been compared with it.
    rest: J,
    others: J,
}

impl<I: Iterator<Item = Square>, J: Iterator<Item = Square> + Clone> Iterator for Pairs<I, J> {
    type Item = [Square; 2];

    fn next(&mut self) -> Option<[Square; 2]> {
        // Each turn compares `one` with the others that are left, and goes on with the next of
        // `ones` if none of them makes a pair. Those before it have all their pairs.
        loop {
            if let Some(one) = self.one {
                for other in &mut self.rest {
                    if one < other && one.attacks(other) {
                        return Some([one, other]);
                    }
                }
            }
            self.one = Some(self.ones.next()?);
            self.rest = self.others.clone();
        }
    }
}

/// Calls `visit` with each of the [`pairs`] of some squares, until it returns an error. Not public
/// API.
///
/// It sorts the squares by their rows, then by their columns, diagonals and anti-diagonals: those
/// on one line are neighbours, and attack each other. So a million squares take seconds if the
/// pairs are few, where [`pairs`] would compare a trillion. No square may be there twice. The pairs
/// of each kind of line come together.
///
/// # Errors
///
/// Returns the error of `visit`.
#[doc(hidden)]
pub fn try_for_each_pair<E>(
    squares: &mut [Square],
    mut visit: impl FnMut([Square; 2]) -> Result<(), E>,
) -> Result<(), E> {
    let lines: [fn(Square) -> i64; 4] = [
        |square| square.row().cast_signed() as i64,
        |square| square.column().cast_signed() as i64,
        Square::diagonal,
        Square::anti_diagonal,
    ];
    // No pair comes twice: two squares have at most one line in common.
    for line in lines {
        squares.sort_unstable_by_key(|&square| (line(square), square));
        for on_line in squares.chunk_by(|&one, &other| line(one) == line(other)) {
            // The squares of a line ascend, so those before one are smaller, as in `pairs`.
            for (index, &other) in on_line.iter().enumerate() {
                on_line[..index].iter().try_for_each(|&one| visit([one, other]))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;
    use crate::attacks::reach;
    use crate::random::SplitMix64;

    /// The pairs by the definition: queens see each other along rows, columns and diagonals.
    fn plain(squares: &[Square]) -> Vec<[Square; 2]> {
        let mut pairs = Vec::new();
        for &one in squares {
            for &other in squares.iter().filter(|&&other| one < other) {
                let mask = reach(1 << one.column(), one.row().abs_diff(other.row()));
                if one.row() == other.row() || mask >> other.column() & 1 != 0 {
                    pairs.push([one, other]);
                }
            }
        }
        pairs
    }

    #[test]
    fn both_find_the_pairs_of_the_definition() {
        let mut random = SplitMix64(0);
        for size in 1..=16 {
            for bound in [size as u64, 4, 1] {
                let squares: Vec<_> =
                    Square::all(size).filter(|_| random.below(bound) == 0).collect();
                let expected = plain(&squares);
                assert_eq!(all_pairs(&squares), expected);
                assert_eq!(found(squares), expected);
            }
        }
    }

    #[test]
    fn squares_may_come_in_any_order() {
        let mut squares: Vec<_> = Square::all(5).collect();
        squares.reverse();
        let mut sorted = all_pairs(&squares);
        sorted.sort_unstable();
        assert_eq!(sorted, plain(&Square::all(5).collect::<Vec<_>>()));
        assert_eq!(found(squares), sorted);
    }

    #[test]
    fn squares_far_away_share_lines_without_overflow() {
        let last = u32::MAX as usize;
        let corners = [(0, 0), (0, last), (last, 0), (last, last)].map(Square::from);
        assert_eq!(found(Vec::from(corners)).len(), 6);
        assert_eq!(all_pairs(&corners).len(), 6);
    }

    #[test]
    fn an_error_ends_the_visits() {
        let mut visits = 0;
        let result = try_for_each_pair(&mut Square::all(4).collect::<Vec<_>>(), |_| {
            visits += 1;
            if visits == 3 { Err("enough") } else { Ok(()) }
        });
        assert_eq!((result, visits), (Err("enough"), 3));
    }

    fn all_pairs(squares: &[Square]) -> Vec<[Square; 2]> {
        pairs(squares.iter().copied(), squares.iter().copied()).collect()
    }

    /// The pairs that are visited, in the order of [`pairs`].
    fn found(mut squares: Vec<Square>) -> Vec<[Square; 2]> {
        let mut found = Vec::new();
        let visited: Result<(), ()> = try_for_each_pair(&mut squares, |pair| {
            found.push(pair);
            Ok(())
        });
        assert_eq!(visited, Ok(()));
        found.sort_unstable();
        found
    }
}
