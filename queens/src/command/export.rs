//! `queens export`: writes a table for firmware that is not in Rust.

use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use queen_math::MAX_TABLE_SIZE;
use queen_math::table::{Layout, Shape};

use crate::args::Size;
use crate::c;
use crate::content::Content;
use crate::error::Error;
use crate::output_file;

/// The largest table in C. Compilers need gigabytes of memory for larger arrays.
const MAX_BYTES_IN_C: usize = 8 << 20;

/// Write the table of all solutions, as C or as bytes
///
/// The C is C99 without dependencies: a source file with the table and its look-ups, and a header
/// of the same name; for C++, another header has the solutions as a range. The bytes are those that
/// `QueenPuzzle::from_table` takes.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens export 8 -o queens8.c
  queens export 8 --format arduino -o Queens8
  queens export 12 --format bin --layout 'ranked(8)' -o queens12.bin")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// The format
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "c")]
    format: Format,

    /// The layout: `plain`, `ranked`, or `ranked(R)` for look-ups that search R rows, from 2 to 12
    #[arg(long, default_value_t = Layout::Plain, value_hint = ValueHint::Other)]
    layout: Layout,

    /// The prefix of all names in C, by default `queens` and the size
    #[arg(
        long,
        value_name = "NAME",
        value_parser = c::prefix::parse,
        value_hint = ValueHint::Other
    )]
    prefix: Option<String>,

    /// The file; in C, the source file, beside which the header is written; for Arduino, a folder
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A source file and a header
    C,
    /// The same, and a header for C++ with an iterator
    Cpp,
    /// A library for Arduino, with an example
    Arduino,
    /// The bytes of the table
    Bin,
}

pub fn run(args: &Args) -> Result<(), Error> {
    match args.format {
        Format::Bin => write_bytes(args),
        Format::C | Format::Cpp => write_c(args),
        Format::Arduino => write_arduino(args),
    }
}

fn write_bytes(args: &Args) -> Result<(), Error> {
    if args.prefix.is_some() {
        return Err(Error::Request("--prefix is only for C".to_owned()));
    }
    // Before the table is made, which takes long for a large board.
    Content::Bytes.check(&args.output)?;
    output_file::write(&args.output, Content::Bytes, &table(args))
}

fn write_c(args: &Args) -> Result<(), Error> {
    let output = &args.output;
    let (Some(stem), Some("c")) = (
        output.file_stem().and_then(|stem| stem.to_str()),
        output.extension().and_then(|extension| extension.to_str()),
    ) else {
        return Err(Error::Request(
            "the name of the file has to end in `.c`, as in `queens8.c`".into(),
        ));
    };
    if !c::can_be_included(stem) {
        return Err(Error::Request(
            "C cannot include a file whose name has a quotation mark, a backslash, `??` or a \
             control character"
                .into(),
        ));
    }
    let files = files(args, stem)?;
    let (source, header) = (files.source(), files.header());
    let header_path = output.with_extension("h");
    let mut outputs: Vec<(&Path, &[u8])> =
        vec![(output, source.as_bytes()), (&header_path, header.as_bytes())];
    let (cpp_path, cpp_header) = (output.with_extension("hpp"), files.cpp_header());
    if matches!(args.format, Format::Cpp) {
        outputs.push((&cpp_path, cpp_header.as_bytes()));
    }
    output_file::write_all(&outputs)
}

fn write_arduino(args: &Args) -> Result<(), Error> {
    let name = args.output.file_name().and_then(|name| name.to_str());
    let name = name.filter(|name| c::arduino::is_name(name)).ok_or_else(|| {
        Error::Request(
            "the name of a library for Arduino has letters, digits, spaces, `_`, `.` and `-`, at \
             most 63 of them, and starts with a letter or a digit"
                .into(),
        )
    })?;
    let prefix = args.prefix.clone().unwrap_or_else(|| c::prefix::of_size(args.size.size));
    let texts = c::arduino::files(&files(args, &prefix)?, &prefix, name);
    let texts = texts.into_iter().map(|(path, text)| (args.output.join(path), text));
    let texts: Vec<_> = texts.collect();
    let outputs: Vec<_> =
        texts.iter().map(|(path, text)| (path.as_path(), text.as_bytes())).collect();
    output_file::write_tree(&outputs)
}

/// The texts in C, which include a header of this stem.
fn files(args: &Args, stem: &str) -> Result<c::Files, Error> {
    let Args { size, layout, prefix, .. } = args;
    if shape(size.size, *layout).byte_len() > MAX_BYTES_IN_C {
        return Err(Error::Request("the table is too large for C: use `--format bin`".into()));
    }
    Ok(c::Files::new(size.size, *layout, prefix.as_deref(), stem, &table(args)))
}

fn shape(size: usize, layout: Layout) -> Shape {
    Shape::new(size, layout).expect("the size and the layout are parsed")
}

/// The bytes of the table.
fn table(args: &Args) -> Vec<u8> {
    let size = args.size.size;
    let threads = queen_enumerate::threads(size);
    let (table, _) = queen_enumerate::table(size, args.layout, threads)
        .expect("the size and the layout are parsed");
    table
}
