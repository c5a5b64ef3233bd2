//! `queens export`: writes a table for firmware that is not in Rust.

use std::fmt::Write;
use std::path::PathBuf;

use clap::{ValueEnum, ValueHint};
use queen_core::order::{self, FACTORIALS};
use queen_core::table::{Coding, Shape};
use queen_runtime::AnyQueenPuzzle;

use crate::args::Size;
use crate::error::Error;
use crate::file;
use crate::tables::{self, MAX_SIZE};

const HEADER: &str = include_str!("../c/table.h");
const ORDER: &str = include_str!("../c/order.c");
const PLAIN: &str = include_str!("../c/plain.c");
const RANKED: &str = include_str!("../c/ranked.c");

/// Write the table of all solutions, as C or as bytes
///
/// The C is C99 without dependencies: a source file with the table and its look-ups, and a header of
/// the same name. The bytes are those that `QueenPuzzle::from_table` takes.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens export 8 -o queens8.c
  queens export 12 --format bin --layout 'ranked(8)' -o queens12.bin")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// The format
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "c")]
    format: Format,

    /// The layout: `plain`, `ranked`, or `ranked(R)` for look-ups that search R rows, from 2 to 12
    #[arg(long, default_value_t = Coding::Plain, value_hint = ValueHint::Other)]
    layout: Coding,

    /// What the names in C begin with: a name itself; by default, `queens` and the size
    #[arg(long, value_name = "NAME", value_parser = name, value_hint = ValueHint::Other)]
    prefix: Option<String>,

    /// The file; in C, the source file, beside which the header is written
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A source file and a header
    C,
    /// The bytes of the table
    Bin,
}

pub fn run(args: &Args) -> Result<(), Error> {
    let puzzle = tables::puzzle(args.size.size);
    let table = table(puzzle, args.layout);
    match args.format {
        Format::Bin => file::write(&args.output, &table),
        Format::C => {
            let (Some(stem), Some("c")) = (
                args.output.file_stem().and_then(|stem| stem.to_str()),
                args.output.extension().and_then(|extension| extension.to_str()),
            ) else {
                return Err(Error::Request("the file has to be named as C is: `queens8.c`".into()));
            };
            let fill = |template: &str| fill(template, args, puzzle, &table, stem);
            let layout = if args.layout == Coding::Plain { PLAIN } else { RANKED };
            file::write(&args.output, fill(&[ORDER, layout].concat()).as_bytes())?;
            file::write(&args.output.with_extension("h"), fill(HEADER).as_bytes())
        }
    }
}

/// Parses a name in C.
fn name(text: &str) -> Result<String, &'static str> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let is_name = text.starts_with(|first: char| first.is_ascii_alphabetic());
    if is_name && text.bytes().all(is_part) { Ok(text.to_owned()) } else { Err("not a name in C") }
}

/// The bytes of the table in this layout.
fn table(puzzle: AnyQueenPuzzle, coding: Coding) -> Vec<u8> {
    if coding == Coding::Plain {
        return puzzle.table().to_vec();
    }
    let shape = Shape::new(puzzle.board_size(), coding).expect("a coding that was parsed");
    let mut bytes = vec![0; shape.byte_len()];
    let ranks = puzzle.iter().map(|solution| order::rank(&solution.into()));
    shape.write(ranks, &mut bytes).expect("the ranks of all solutions in order");
    bytes
}

/// The template with values for the words between at signs.
fn fill(template: &str, args: &Args, puzzle: AnyQueenPuzzle, table: &[u8], stem: &str) -> String {
    let size = puzzle.board_size();
    let prefix = args.prefix.clone().unwrap_or_else(|| format!("queens{size}"));
    let mut values = vec![
        ("N", size.to_string()),
        ("BYTES", table.len().to_string()),
        ("COMMAND", format!("queens export {size} --layout '{}'", args.layout)),
        ("FILE", stem.to_owned()),
        ("PREFIX", prefix.to_ascii_uppercase()),
        ("prefix", prefix),
        ("SOLUTIONS", puzzle.nb_of_solutions().to_string()),
        ("FUNDAMENTAL", puzzle.nb_of_fundamental_solutions().to_string()),
        ("TESTED", puzzle.nb_of_tested_permutations().to_string()),
        ("RANK", "uint32_t".to_owned()),
        // Where there are no bytes, those of one solution that is not looked at: C has no empty arrays.
        ("TABLE", literals(if table.is_empty() { &[0; MAX_SIZE][..size] } else { table })),
    ];
    if let Coding::Ranked { rows } = args.layout {
        let sequence = Sequence::new(size, usize::from(rows), puzzle.nb_of_solutions() as u64);
        values.extend(sequence.values(size, usize::from(rows)));
    }
    let mut text = template.to_owned();
    for (name, value) in values {
        text = text.replace(&format!("@{name}@"), &value);
    }
    text
}

/// Bytes as C has them in braces.
fn literals(bytes: &[u8]) -> String {
    let line = |line: &[u8]| {
        line.iter().fold("    ".to_owned(), |mut text, byte| {
            write!(text, "{byte},").expect("a string takes all text");
            text
        })
    };
    bytes.chunks(24).map(line).collect::<Vec<_>>().join("\n")
}

/// The sequence of numbers in a ranked table, as the module `layout` of `queen-runtime` describes it.
struct Sequence {
    by_subtree: bool,
    len: u64,
    low_bits: u32,
    high_bits: u64,
}

impl Sequence {
    fn new(size: usize, rows: usize, solutions: u64) -> Self {
        let subtrees = FACTORIALS[size].div_ceil(FACTORIALS[rows]);
        let by_subtree = subtrees <= solutions;
        let (len, max) =
            if by_subtree { (subtrees - 1, solutions) } else { (solutions, subtrees - 1) };
        let low_bits = (0..u64::BITS - 1).find(|bits| (max >> bits) - (max >> (bits + 1)) <= len);
        let low_bits = low_bits.unwrap_or_default();
        let high_bits = if len == 0 { 0 } else { len + (max >> low_bits) };
        Self { by_subtree, len, low_bits, high_bits }
    }

    fn values(&self, size: usize, rows: usize) -> [(&'static str, String); 9] {
        let Self { by_subtree, len, low_bits, high_bits } = *self;
        let count_bytes = (len | 1).ilog2() / 8 + 1;
        let high_start = high_bits.saturating_sub(1) / 256 * u64::from(count_bytes);
        let low_start = high_start + high_bits.div_ceil(8);
        [
            ("ROWS", rows.min(size).to_string()),
            ("BY_SUBTREE", u8::from(by_subtree).to_string()),
            ("LENGTH", len.to_string()),
            ("LOW_BITS", low_bits.to_string()),
            ("HIGH_BITS", high_bits.to_string()),
            ("COUNT_BYTES", count_bytes.to_string()),
            ("HIGH_START", high_start.to_string()),
            ("LOW_START", low_start.to_string()),
            ("PERMUTATIONS", FACTORIALS[rows].to_string()),
        ]
    }
}
