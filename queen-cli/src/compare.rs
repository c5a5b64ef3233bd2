//! `queens compare`

use std::io::{self, Write};
use std::time::Instant;

use clap::{Args, ValueEnum};
use indicatif::ProgressIterator;
use queen_core::search::Formulation;
use queen_core::{MAX_TABLE_SIZE, count::SOLUTIONS};

use crate::search::{Method, Search};
use crate::{args, failure::Failure, progress};

/// Run all searches side by side
///
/// The last column shows the work on a logarithmic scale: one block more is twice as much. Below
/// stand the sizes of the state space in three formulations of the puzzle.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Compare {
    /// The size of the board, from 1 to 16
    #[arg(value_name = "N", value_parser = args::integer, allow_negative_numbers = true)]
    size: usize,
}

impl Compare {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let methods = Method::value_variants();
        let searches: Option<Vec<_>> =
            methods.iter().map(|&method| Search::new(method, self.size)).collect();
        let searches = searches.ok_or(Failure::size(MAX_TABLE_SIZE))?;

        writeln!(
            out,
            "method        solutions        examined                    time  \
             work (one block more is twice as much)"
        )?;
        for (method, search) in methods.iter().zip(searches) {
            self.measure(*method, search, out)?;
        }
        writeln!(out)?;
        self.write_state_spaces(out)
    }

    fn measure(&self, method: Method, mut search: Search, out: &mut impl Write) -> io::Result<()> {
        let bar = progress::bar(SOLUTIONS[self.size]);
        let start = Instant::now();
        let solutions = search.by_ref().progress_with(bar).count();
        let time = format!("{:.1?}", start.elapsed());
        let (examined, things) = search.examined();
        let blocks = "\u{2588}".repeat(1 + examined.ilog2() as usize);
        let name = method.to_possible_value();
        let name = name.as_ref().map_or("", |name| name.get_name());
        writeln!(
            out,
            "{name:12}  {solutions:>9}  {examined:>14} {things:12}  {time:>9}  {blocks}"
        )?;
        out.flush()
    }

    fn write_state_spaces(&self, out: &mut impl Write) -> Result<(), Failure> {
        for (formulation, name) in [
            (Formulation::AnySquare, "incremental, on any empty square"),
            (Formulation::SafeSquare, "incremental, on squares not attacked"),
            (Formulation::Complete, "complete-state, queens moved around"),
        ] {
            let states = formulation.state_space(self.size).ok_or(Failure::size(MAX_TABLE_SIZE))?;
            writeln!(out, "{name:36}  {states:>39} states")?;
        }
        Ok(())
    }
}
