//! Costs of each way to get a table into a crate: the processor time of the first build, with all
//! that the crate depends on, and of a build after an edit, and the bytes of the table.
//!
//! Once the build of a `const fn` takes longer than a user would wait, it is not measured for
//! larger sizes. The file that `queens export` writes is there before the build; the program is
//! built once, which is measured on a line of its own. Given a size as an argument, the program
//! measures that one and writes no results.

use std::env;

use queen_bench::rows::Price;
use queen_bench::scratch::{Scratch, library, ours};
use queen_bench::{Result, figures, holders, machine, results};
use queen_enumerate::Layout;
use queen_math::table::Shape;

const ROUNDS: usize = 3;

/// A `const fn` with a slower build is not measured at a larger size.
const PATIENCE_SECONDS: f64 = 5.0;

fn main() -> Result<()> {
    println!("{}\n", machine::describe()?);
    let sizes = match env::args().nth(1) {
        Some(size) => [size.parse()?].into(),
        None => (4..=16).collect::<Vec<_>>(),
    };
    let is_all = sizes.len() > 1;
    let mut rows = Vec::new();
    let mut ways = holders::ALL.to_vec();
    for n in sizes {
        let mut bearable = Vec::new();
        for (way, files) in ways {
            let layout = if way == "const fn" { Layout::Plain } else { layout(n) };
            let row = measure(way, n, layout, &Scratch::new(&files(n, layout))?)?;
            if way != "const fn" || row.first_seconds < PATIENCE_SECONDS {
                bearable.push((way, files));
            }
            rows.push(row);
        }
        ways = bearable;
    }
    if !is_all {
        return Ok(());
    }
    let program = Scratch::new(&library(&[ours("queens")], String::new()))?;
    let seconds = program.first_build()?.processor_seconds;
    println!("the program queens {seconds:.1} s");
    results::write("prices.csv", &rows)
}

/// The layout of a user who wants no more than some 50,000 bytes.
fn layout(n: usize) -> Layout {
    if n < 12 { Layout::Plain } else { Layout::Ranked { rows: n as u8 - 4 } }
}

fn measure(way: &str, n: usize, layout: Layout, scratch: &Scratch) -> Result<Price> {
    let (mut first, mut edit) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        first.push(scratch.first_build()?.processor_seconds);
    }
    // Incremental, as a user's.
    scratch.build()?;
    for _ in 0..ROUNDS {
        edit.push(scratch.edit()?.processor_seconds);
    }
    let median = |seconds: Vec<f64>| figures::round(figures::median(seconds.into_iter()), 2);
    let row = Price {
        n,
        way: way.to_string(),
        layout: layout.to_string(),
        bytes: Shape::new(n, layout).map_or(0, |shape| shape.byte_len()),
        first_seconds: median(first),
        edit_seconds: median(edit),
    };
    println!(
        "{n:>2}  {way:<14} {:<11} first {:6.2} s, edit {:6.2} s, {} bytes",
        row.layout, row.first_seconds, row.edit_seconds, row.bytes
    );
    Ok(row)
}
