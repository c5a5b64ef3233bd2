//! `queens [-v] number`, as the CMPS 12A assignment has it.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use indicatif::ProgressIterator;
use queen_core::count::SOLUTIONS;
use queen_core::{MAX_TABLE_SIZE, search::Bitmask};
use queen_runtime::draw::Tuple;

use crate::{args, count, failure::Failure, progress};

pub fn run(arguments: &[OsString], out: &mut impl Write) -> Result<(), Failure> {
    let (verbose, number) = match arguments {
        [_, number] => (false, number),
        [_, option, number] if option == "-v" => (true, number),
        _ => return Err(usage(arguments)),
    };
    let size = number.to_str().and_then(|number| args::integer(number).ok());
    let size = size.ok_or_else(|| usage(arguments))?;

    if verbose {
        list(size, out)
    } else {
        writeln!(out, "{size}-Queens has {} solutions", count::solutions(size)?)?;
        Ok(())
    }
}

/// The order is that of going through all permutations.
fn list(size: usize, out: &mut impl Write) -> Result<(), Failure> {
    let search = Bitmask::new(size).ok_or(Failure::size(MAX_TABLE_SIZE))?;
    let bar = progress::beside_output(SOLUTIONS[size]);
    let mut solutions = 0_u64;
    for placement in search.progress_with(bar) {
        writeln!(out, "{}", Tuple::new(placement.columns()))?;
        solutions += 1;
    }
    writeln!(out, "{size}-Queens has {solutions} solutions")?;
    Ok(())
}

fn usage(arguments: &[OsString]) -> Failure {
    let path = arguments.first().map_or(Path::new("queens"), Path::new);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.strip_suffix(EXE_SUFFIX).unwrap_or(&name);
    Failure::Usage(format!(
        "Usage: {name} [-v] number\n\
         Option: -v    verbose output, print all solutions"
    ))
}
