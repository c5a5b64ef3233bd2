//! Yamani's notebook, which asks for the size of the board, then backtracks:
//! `cargo run -p queen-runtime --example incremental`.

use std::error::Error;
use std::io::{self, BufRead, ErrorKind, Write};
use std::process::ExitCode;
use std::time::Instant;

use queen_runtime::draw::Glyphs;
use queen_searches::Incremental;

fn main() -> ExitCode {
    match run(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Its reader, such as `head`, may have enough.
        Err(error) if is_broken_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Writes what the notebook prints, then the number of assignments, which it counts.
pub(crate) fn run(input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // The spelling is the notebook's.
    writeln!(out, "Hi there! Please specify the Queen's board size")?;
    writeln!(out, "# For 8-queens probem enter: 8")?;
    let mut line = String::new();
    input.read_line(&mut line)?;
    let invalid = "the size of the board must be a number from 1 to 16";
    let size = line.trim().parse().map_err(|_| invalid)?;
    let mut search = Incremental::new(size).ok_or(invalid)?;

    let start = Instant::now();
    let mut solutions = 0;
    for solution in search.by_ref() {
        solutions += 1;
        writeln!(out, "\nSolution#[{solutions}]:\n{}", Glyphs::new(&solution.columns()))?;
    }
    writeln!(
        out,
        "\nTotal number of solutions for [{size},{size}] queens problem is [{solutions}]"
    )?;
    writeln!(out, "Time: {:.4} seconds ", start.elapsed().as_secs_f64())?;
    writeln!(out, "# of assignments is {}", search.assignments())?;
    Ok(())
}
