//! `queens solve`

use std::io::{self, Write};
use std::num::NonZero;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::ProgressIterator;
use queen_core::{MAX_TABLE_SIZE, count::SOLUTIONS};

use crate::search::{Method, Search};
use crate::{args, failure::Failure, progress, style::Style};

/// List solutions as they are found
#[derive(Args)]
pub struct Solve {
    /// The size of the board, from 1 to 16
    #[arg(value_name = "N", value_parser = args::integer, allow_negative_numbers = true)]
    size: usize,

    /// How solutions are searched for, which decides their order
    #[arg(long, value_enum, default_value_t = Method::Heap)]
    method: Method,

    /// Stop after K solutions
    #[arg(long, value_name = "K", value_parser = args::positive, allow_negative_numbers = true)]
    first: Option<NonZero<usize>>,

    /// How solutions are written
    #[arg(long, value_enum, default_value_t = Style::Tuple)]
    style: Style,
}

impl Solve {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let search = Search::new(self.method, self.size).ok_or(Failure::size(MAX_TABLE_SIZE))?;
        let first = self.first.map_or(usize::MAX, NonZero::get);
        let bar = progress::beside_output(SOLUTIONS[self.size].min(first as u64));
        let start = Instant::now();

        self.begin(out)?;
        let mut found = 0;
        for placement in search.take(first).progress_with(bar) {
            found += 1;
            self.write(found, placement.columns(), out)?;
        }
        match self.style {
            Style::Json => writeln!(out, "]")?,
            Style::Queens if found < first => self.conclude(found, start.elapsed(), out)?,
            _ => {}
        }
        Ok(())
    }

    fn begin(&self, out: &mut impl Write) -> io::Result<()> {
        match self.style {
            Style::Json => write!(out, "["),
            Style::Csv => {
                let rows: Vec<_> = (0..self.size).map(|row| format!("row{row}")).collect();
                writeln!(out, "{}", rows.join(","))
            }
            _ => Ok(()),
        }
    }

    fn write(&self, number: usize, columns: &[u8], out: &mut impl Write) -> io::Result<()> {
        let drawing = self.style.draw(columns);
        match self.style {
            Style::Queens => write!(out, "\nSolution#[{number}]:\n{drawing}\n"),
            Style::Board if number > 1 => write!(out, "\n{drawing}\n"),
            Style::Json if number > 1 => write!(out, ",\n {drawing}"),
            Style::Json => write!(out, "{drawing}"),
            _ => writeln!(out, "{drawing}"),
        }
    }

    /// The last lines of Yamani's notebook.
    fn conclude(&self, found: usize, time: Duration, out: &mut impl Write) -> io::Result<()> {
        let (size, seconds) = (self.size, time.as_secs_f64());
        writeln!(
            out,
            "\nTotal number of solutions for [{size},{size}] queens problem is [{found}]"
        )?;
        writeln!(out, "Time: {seconds:.4} seconds ")
    }
}
