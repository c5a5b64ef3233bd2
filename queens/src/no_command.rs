//! The call without a command, `queens [-v] number`: the program that the course CMPS 12A asks for.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use queen_math::MAX_TABLE_SIZE;
use queen_math::count::SOLUTIONS;
use queen_searches::Bitmask;

use crate::args::Threads;
use crate::command::{self, count};
use crate::error::Error;
use crate::escape::escape;
use crate::number;
use crate::output::Output;
use crate::progress::Progress;
use crate::style::Style;
use crate::style::listing::Listing;

/// The length of the shortest word that counts as a misspelt command. A shorter one resembles
/// several.
const SHORTEST_MISSPELT: usize = 3;

/// The arguments of a call without a command.
pub struct Args {
    verbose: bool,
    number: String,
}

/// Parses `[-v] number`. Under its own name, the program allows `--` before the number.
pub fn parse(arguments: &[OsString]) -> Option<Args> {
    let (verbose, number) = match arguments {
        [_, number] => (false, number),
        [_, option, number] if option == "-v" => (true, number),
        [_, end, number] if end == "--" && has_own_name(arguments) => (false, number),
        [_, option, end, number] if option == "-v" && end == "--" && has_own_name(arguments) => {
            (true, number)
        }
        _ => return None,
    };
    let number = number.to_str().filter(|number| number::integer(number).is_ok())?;
    Some(Args { verbose, number: number.to_owned() })
}

/// Whether arguments that clap rejects get the course's usage: unless they name a command or
/// clap has a suggestion.
pub fn wants_usage(arguments: &[OsString], error: &clap::Error) -> bool {
    let names_no_command =
        matches!(
            error.kind(),
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
                | ErrorKind::InvalidSubcommand
                | ErrorKind::InvalidUtf8
                | ErrorKind::MissingSubcommand
                | ErrorKind::UnknownArgument
        ) && !arguments.iter().skip(1).any(|argument| command::is_name(argument));
    let is_misspelt = error.get(ContextKind::SuggestedSubcommand).is_some()
        && arguments.get(1).is_some_and(|word| word.len() >= SHORTEST_MISSPELT);
    // The course knows no long options.
    let is_long = matches!(
        error.get(ContextKind::InvalidArg),
        Some(ContextValue::String(argument)) if argument.starts_with("--")
    );
    names_no_command && !is_misspelt && !is_long
}

/// The usage message that the course asks for. Under its own name, the program also says where the
/// commands are.
pub fn usage(arguments: &[OsString]) -> Error {
    let name = escape(&name(arguments));
    let more =
        if has_own_name(arguments) { "\n\nFor the commands, try 'queens --help'." } else { "" };
    Error::Usage(format!(
        "Usage: {name} [-v] number\n\
         Option: -v    verbose output, print all solutions{more}"
    ))
}

/// Whether the program is called as the course calls it: then it has no commands, and anything but
/// `[-v] number` gets the usage.
pub fn is_course(arguments: &[OsString]) -> bool {
    name(arguments) == "Queens"
}

/// Whether the program is called `queens`, and not as the course calls it, `Queens`.
fn has_own_name(arguments: &[OsString]) -> bool {
    name(arguments) == "queens"
}

/// The name that the program is called by.
fn name(arguments: &[OsString]) -> String {
    let path = arguments.first().map_or(Path::new("queens"), Path::new);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_suffix(EXE_SUFFIX).unwrap_or(&name).to_owned()
}

/// Runs the call.
pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = if args.verbose {
        number::size::<1, MAX_TABLE_SIZE>
    } else {
        number::size::<1, { count::MAX_SIZE }>
    };
    let size = size(&args.number).map_err(Error::Request)?;
    let solutions = if args.verbose {
        list(size, out)?
    } else {
        count::solutions(size, Threads::default().count())?
    };
    writeln!(out, "{size}-Queens has {solutions} solutions")?;
    Ok(())
}

/// Writes the solutions in lexicographic order, like a search through all permutations, and returns
/// their number.
fn list(size: usize, out: &mut Output) -> Result<u64, Error> {
    let progress = Progress::beside_results(SOLUTIONS[size]);
    let mut list = Listing::begin(Style::Tuple, size, out)?;
    for placement in Bitmask::new(size).into_iter().flatten() {
        progress.result();
        list.push(&placement.into(), out)?;
        progress.set(list.len());
    }
    Ok(list.len())
}
