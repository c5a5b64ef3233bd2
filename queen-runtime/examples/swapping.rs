//! Backtracking on permutations with two tables of diagonals:
//! `cargo run -p queen-runtime --example swapping`.
//!
//! It runs eagerly and lazily. The page on backtracking says "up" for diagonals and "down" for
//! anti-diagonals.

use std::io::{self, ErrorKind, Write};

use queen_searches::{Swapping, for_each_solution};

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

/// Writes the page's two tables for n = 4, then what its two functions find.
pub(crate) fn run(out: &mut impl Write) -> io::Result<()> {
    let n = 4;
    let a = [0, 1, 2, 3];
    write_table("j\\i", a, |i, j| i + a[j], out)?;
    writeln!(out)?;
    write_table("j/i", a, |i, j| i + (n - 1) - a[j], out)?;

    writeln!(out)?;
    let m = qqueens(n, out)?;
    writeln!(out, "{m}\n")?;
    for solution in queens_bp(n) {
        writeln!(out, "{solution}")?;
    }
    Ok(())
}

fn write_table(
    corner: &str,
    indices: [usize; 4],
    entry: impl Fn(usize, usize) -> usize,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{corner} {}", indices.map(|i| i.to_string()).join(" "))?;
    for j in indices {
        writeln!(out, "{j} {}", indices.map(|i| entry(i, j).to_string()).join(" "))?;
    }
    Ok(())
}

/// Writes each solution as a list when it is found, and returns their number.
fn qqueens(n: usize, out: &mut impl Write) -> io::Result<usize> {
    let mut written = Ok(());
    let m = for_each_solution(n, |solution| {
        if written.is_ok() {
            written = writeln!(out, "{solution:?}");
        }
    });
    written.map(|()| m.unwrap_or(0))
}

/// Yields each solution as a tuple.
fn queens_bp(n: usize) -> impl Iterator<Item = String> {
    Swapping::new(n).into_iter().flatten().map(|solution| {
        let columns: Vec<_> = solution.columns().iter().map(u8::to_string).collect();
        format!("({})", columns.join(", "))
    })
}
