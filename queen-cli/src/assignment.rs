//! The call without a command, `queens [-v] number`: the program of the CMPS 12A assignment.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use indicatif::ProgressIterator;
use queen_core::count::{Part, SOLUTIONS};
use queen_core::{MAX_TABLE_SIZE, search::Bitmask};

use crate::error::Error;
use crate::output::Output;
use crate::style::{List, Style};
use crate::{args, command, progress};

pub fn run(arguments: &[OsString], out: &mut Output) -> Result<(), Error> {
    let (verbose, number) = match arguments {
        [_, number] => (false, number),
        [_, option, number] if option == "-v" => (true, number),
        _ => return Err(usage(arguments)),
    };
    let number = number.to_str().filter(|number| args::integer(number).is_ok());
    let number = number.ok_or_else(|| usage(arguments))?;

    let size =
        if verbose { args::size::<MAX_TABLE_SIZE> } else { args::size::<{ Part::MAX_SIZE }> };
    let size = size(number).map_err(|error| Error::Usage(format!("error: {error}")))?;
    let solutions = if verbose { list(size, out)? } else { command::solutions(size) };
    writeln!(out, "{size}-Queens has {solutions} solutions")?;
    Ok(())
}

/// Writes the solutions in lexicographic order, which is that of going through all permutations,
/// and returns their number.
fn list(size: usize, out: &mut Output) -> Result<u64, Error> {
    let bar = progress::beside_output(SOLUTIONS[size]);
    let mut list = List::begin(Style::Tuple, size, out)?;
    for placement in Bitmask::new(size).into_iter().flatten().progress_with(bar) {
        list.push(&placement.into(), out)?;
    }
    Ok(list.len() as u64)
}

fn usage(arguments: &[OsString]) -> Error {
    let path = arguments.first().map_or(Path::new("queens"), Path::new);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.strip_suffix(EXE_SUFFIX).unwrap_or(&name);
    Error::Usage(format!(
        "Usage: {name} [-v] number\n\
         Option: -v    verbose output, print all solutions"
    ))
}
