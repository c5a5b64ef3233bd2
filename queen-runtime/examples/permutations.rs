//! Hettinger's recipe, which filters all permutations:
//! `cargo run -p queen-runtime --example permutations`.
//!
//! In the recipe the columns are numbered and an entry is a row. Here the rows are numbered and an
//! entry is a column, which reflects the board at a diagonal and changes no result.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind, Write};
use std::iter;

use queen_math::Placement;
use queen_searches::{has_distinct_diagonals, next_permutation};

fn main() -> io::Result<()> {
    write_to_reader(&mut io::stdout().lock())
}

/// Does what [`run`] does, for a reader that may have enough, such as `head`.
pub(crate) fn write_to_reader(out: &mut impl Write) -> io::Result<()> {
    match run(out) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// Writes the results of the recipe's session, then the first solution.
pub(crate) fn run(out: &mut impl Write) -> io::Result<()> {
    let squares = [0, 1, 2, 3, 4, 5, 6, 7];
    writeln!(out, "{squares:?}")?;
    writeln!(out, "{:?}", iter::zip(0.., squares).collect::<Vec<(u8, u8)>>())?;

    let mut rooks = permutations(squares);
    for rooks in rooks.by_ref().take(3) {
        writeln!(out, "{}", tuple(rooks))?;
    }
    // The third permutation is 1 place after the second, this one 34,568 places.
    writeln!(out, "{}", rooks.nth(34_568 - 2).map_or_else(String::new, tuple))?;

    let diagonal = Placement::new(&squares).expect("a permutation");
    writeln!(out, "{:?}", diagonal.anti_diagonals().collect::<BTreeSet<_>>())?;
    writeln!(out, "{:?}", diagonal.diagonals().collect::<BTreeSet<_>>())?;

    let is_solution = |columns: &[u8; 8]| {
        Placement::new(columns).is_some_and(|queens| has_distinct_diagonals(&queens))
    };
    let mut queens = permutations(squares).filter(is_solution);
    writeln!(out, "{}", queens.next().map_or_else(String::new, tuple))
}

/// All permutations after `first` in lexicographic order, computed one by one.
fn permutations(first: [u8; 8]) -> impl Iterator<Item = [u8; 8]> {
    iter::successors(Some(first), |permutation| {
        let mut next = *permutation;
        next_permutation(&mut next).then_some(next)
    })
}

fn tuple(entries: [u8; 8]) -> String {
    format!("({})", entries.map(|entry| entry.to_string()).join(", "))
}
