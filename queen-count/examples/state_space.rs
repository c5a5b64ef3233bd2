//! The sizes of the state spaces that Yamani's notebook names:
//! `cargo run -p queen-count --example state_space`.
//!
//! For 100 queens the notebook prints "from roughly 10,400 states to about 1052 states", which are
//! 10⁴⁰⁰ and 10⁵² without the notation of their exponents. The first is right, the second is not.

use std::io::{self, ErrorKind, Write};

use queen_count::{Estimate, approximate_state_space};
use queen_searches::Formulation::{AnySquare, SafeSquare};

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

/// Writes the exact sizes for 8 queens, then an approximation and an estimate for 100.
pub(crate) fn run(out: &mut impl Write) -> io::Result<()> {
    let expected = "a size from 1 to 16";
    writeln!(out, "8 queens")?;
    writeln!(out, "on any empty square:       {}", AnySquare.state_space(8).expect(expected))?;
    writeln!(out, "on safe squares, by row:   {}", SafeSquare.state_space(8).expect(expected))?;

    let expected = "a size from 1 to 1000";
    let any_square = approximate_state_space(AnySquare, 100).expect(expected);
    let estimate = Estimate::new(100, 1_000, 1).expect(expected);
    writeln!(out, "\n100 queens")?;
    writeln!(out, "on any empty square:       {any_square:.1}")?;
    writeln!(out, "on safe squares, by row:   {:.1}", estimate.nodes())
}
