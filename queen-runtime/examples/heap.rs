//! The notebook with a class `QueenPuzzle`, which searches by Heap's algorithm:
//! `cargo run -p queen-runtime --example heap`.

use std::io::{self, ErrorKind, Write};

use queen_math::Placement;
use queen_runtime::draw::Discs;
use queen_searches::{Heap, Outcome, Trace};

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

/// Writes the notebook's list of all permutations for n = 4, then the results of its tests.
pub(crate) fn run(out: &mut impl Write) -> io::Result<()> {
    write_permutations(4, out)?;
    write_tests(4, &[1, 2], out)?;
    write_tests(5, &[4], out)?;
    write_tests(8, &[13, 51], out)?;
    write_tests(11, &[1010, 2345], out)
}

fn write_permutations(size: usize, out: &mut impl Write) -> io::Result<()> {
    let trace = Trace::new(size).expect("a size from 1 to 16");
    for (placement, mark) in trace {
        for column in placement.columns() {
            write!(out, "{column}")?;
        }
        match mark {
            Outcome::Solution => writeln!(out)?,
            Outcome::Attacked => writeln!(out, " X")?,
            Outcome::Skipped => writeln!(out, " Skipped")?,
        }
    }
    Ok(())
}

fn write_tests(size: usize, numbers: &[usize], out: &mut impl Write) -> io::Result<()> {
    let puzzle = QueenPuzzle::new(size).expect("a size from 1 to 16");
    writeln!(out, "\nQueenPuzzle({size})")?;
    writeln!(out, "nb_of_tested_permutations: {}", puzzle.nb_of_tested_permutations)?;
    writeln!(out, "nb_of_solutions: {}", puzzle.nb_of_solutions())?;
    for &k in numbers {
        let solution = puzzle.solution(k).expect("a number from 1 to nb_of_solutions");
        writeln!(out, "solution({k}):\n{}", Discs::new(&solution.columns()))?;
    }
    Ok(())
}

/// The class, with the notebook's names.
struct QueenPuzzle {
    nb_of_tested_permutations: u64,
    solutions: Vec<Placement>,
}

impl QueenPuzzle {
    fn new(board_size: usize) -> Option<Self> {
        let mut search = Heap::new(board_size)?;
        let solutions = search.by_ref().collect();
        Some(Self { nb_of_tested_permutations: search.tested_permutations(), solutions })
    }

    fn nb_of_solutions(&self) -> usize {
        self.solutions.len()
    }

    /// The k-th solution; the first has number 1.
    fn solution(&self, k: usize) -> Option<&Placement> {
        self.solutions.get(k.checked_sub(1)?)
    }
}
