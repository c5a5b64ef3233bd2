//! `queens export`: writes a table for firmware that is not in Rust.

use std::fmt::Write;
use std::path::PathBuf;

use clap::{ValueEnum, ValueHint};
use queen_math::order::FACTORIALS;
use queen_math::table::{Layout, RankedParts, Shape};
use queen_math::{MAX_TABLE_SIZE, count};

use crate::args::Size;
use crate::error::Error;
use crate::file;

/// The largest table in C. Compilers need gigabytes of memory for larger arrays.
const MAX_BYTES_IN_C: usize = 8 << 20;

const HEADER: &str = include_str!("../c/table.h");
const NONE: &str = include_str!("../c/none.c");
const TABLE: &str = include_str!("../c/table.c");
const PLAIN: &str = include_str!("../c/plain.c");
const RANKED: &str = include_str!("../c/ranked.c");

/// The keywords of C23 and C++23, without those that begin with an underscore.
#[rustfmt::skip]
const KEYWORDS: [&str; 95] = [
    "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor",
    "bool", "break", "case", "catch", "char", "char8_t", "char16_t", "char32_t",
    "class", "co_await", "co_return", "co_yield", "compl", "concept", "const", "const_cast",
    "consteval", "constexpr", "constinit", "continue", "decltype", "default", "delete", "do",
    "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false",
    "float", "for", "friend", "goto", "if", "inline", "int", "long",
    "mutable", "namespace", "new", "noexcept", "not", "not_eq", "nullptr", "operator",
    "or", "or_eq", "private", "protected", "public", "register", "reinterpret_cast", "requires",
    "restrict", "return", "short", "signed", "sizeof", "static", "static_assert", "static_cast",
    "struct", "switch", "template", "this", "thread_local", "throw", "true", "try",
    "typedef", "typeid", "typename", "typeof", "typeof_unqual", "union", "unsigned", "using",
    "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
];

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
    size: Size<MAX_TABLE_SIZE>,

    /// The format
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "c")]
    format: Format,

    /// The layout: `plain`, `ranked`, or `ranked(R)` for look-ups that search R rows, from 2 to 12
    #[arg(long, default_value_t = Layout::Plain, value_hint = ValueHint::Other)]
    layout: Layout,

    /// The prefix of all names in C, by default `queens` and the size
    #[arg(long, value_name = "NAME", value_parser = prefix, value_hint = ValueHint::Other)]
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
    match args.format {
        Format::Bin => file::write(&args.output, &table(args)),
        Format::C => write_c(args),
    }
}

fn write_c(args: &Args) -> Result<(), Error> {
    let Args { size, layout, output, .. } = args;
    let (Some(stem), Some("c")) = (
        output.file_stem().and_then(|stem| stem.to_str()),
        output.extension().and_then(|extension| extension.to_str()),
    ) else {
        return Err(Error::Request(
            "the name of the file has to end in `.c`, as in `queens8.c`".into(),
        ));
    };
    if !can_be_included(stem) {
        return Err(Error::Request(
            "C cannot include a file whose name has a quotation mark, a backslash, `??` or a \
             control character"
                .into(),
        ));
    }
    if shape(size.size, *layout).byte_len() > MAX_BYTES_IN_C {
        return Err(Error::Request("the table is too large for C: use `--format bin`".into()));
    }
    let values = values(args, stem);
    let source = fill(&parts(size.size, *layout).concat(), &values);
    let header = fill(HEADER, &values);
    file::write_all(&[
        (output, source.as_bytes()),
        (&output.with_extension("h"), header.as_bytes()),
    ])
}

/// The parts of the source file.
fn parts(size: usize, layout: Layout) -> &'static [&'static str] {
    match layout {
        _ if count::SOLUTIONS[size] == 0 => &[NONE],
        Layout::Plain => &[TABLE, PLAIN],
        Layout::Ranked { .. } => &[TABLE, RANKED],
    }
}

/// Whether `#include "STEM.h"` is valid: there are no escapes between these quotation marks, and
/// `??` may start a trigraph.
fn can_be_included(stem: &str) -> bool {
    let is_special = |c: char| c.is_control() || matches!(c, '"' | '\'' | '\\');
    !stem.contains(is_special) && !stem.contains("??")
}

/// Parses a prefix of names in C. Macros have it in capitals, so that it has none itself.
fn prefix(text: &str) -> Result<String, &'static str> {
    let words = text.split('_').collect::<Vec<_>>();
    let is_word = |word: &&str| {
        let is_part = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        !word.is_empty() && word.bytes().all(is_part)
    };
    if !text.starts_with(|first: char| first.is_ascii_lowercase()) || !words.iter().all(is_word) {
        return Err("expected lower-case letters, digits and single underscores between them, \
                    starting with a letter");
    }
    if KEYWORDS.contains(&text) {
        return Err("a keyword of C or C++");
    }
    // FOO_FUNDAMENTAL_SOLUTIONS is a name with the prefix `foo`.
    if words.len() > 1 && words.ends_with(&["fundamental"]) {
        return Err(
            "a prefix does not end in `_fundamental`, because names of another would be the same",
        );
    }
    Ok(text.to_owned())
}

fn shape(size: usize, layout: Layout) -> Shape {
    Shape::new(size, layout).expect("the size and the layout are parsed")
}

/// The bytes of the table.
fn table(args: &Args) -> Vec<u8> {
    let size = args.size.size;
    let threads = queen_enumerate::threads(size);
    if args.layout == Layout::Plain {
        let (columns, _) = queen_enumerate::columns(size, threads).expect("the size is parsed");
        return columns;
    }
    let (ranks, _) = queen_enumerate::ranks(size, threads).expect("the size is parsed");
    let shape = shape(size, args.layout);
    let mut bytes = vec![0; shape.byte_len()];
    shape.write(ranks, &mut bytes).expect("these are the ranks of all solutions, in order");
    bytes
}

/// The placeholders of the templates, which stand between at signs, and their values.
fn values(args: &Args, stem: &str) -> Vec<(&'static str, String)> {
    let size = args.size.size;
    let table = table(args);
    let mut command = format!("queens export {size}");
    if args.layout != Layout::Plain {
        write!(command, " --layout '{}'", args.layout).expect("a string takes all text");
    }
    if let Some(prefix) = &args.prefix {
        write!(command, " --prefix {prefix}").expect("a string takes all text");
    }
    let prefix = args.prefix.clone().unwrap_or_else(|| format!("queens{size}"));
    let mut values = vec![
        ("N", size.to_string()),
        ("BYTES", table.len().to_string()),
        ("COMMAND", command),
        ("FILE", stem.to_owned()),
        ("PREFIX", prefix.to_ascii_uppercase()),
        ("prefix", prefix.clone()),
        ("SOLUTIONS", count::SOLUTIONS[size].to_string()),
        ("FUNDAMENTAL", count::FUNDAMENTAL_SOLUTIONS[size].to_string()),
        ("TESTED", count::TESTED_PERMUTATIONS[size].to_string()),
    ];
    if let Some(parts) = shape(size, args.layout).ranked_parts() {
        values.extend(ranked_values(size, &parts, &prefix));
    }
    // C has no empty arrays.
    values.push(("TABLE", literals(if table.is_empty() { &[0] } else { &table })));
    values
}

fn fill(template: &str, values: &[(&str, String)]) -> String {
    values
        .iter()
        .fold(template.to_owned(), |text, (name, value)| text.replace(&format!("@{name}@"), value))
}

/// The elements of an array in C.
fn literals(bytes: &[u8]) -> String {
    let mut text = String::new();
    for line in bytes.chunks(20) {
        text += if text.is_empty() { "   " } else { "\n   " };
        for byte in line {
            write!(text, " {byte},").expect("a string takes all text");
        }
    }
    text
}

/// The values of a ranked table, whose parts the module `layout` of `queen-runtime` describes.
fn ranked_values(size: usize, parts: &RankedParts, prefix: &str) -> [(&'static str, String); 15] {
    let subtrees = FACTORIALS[size] / FACTORIALS[usize::from(parts.rows)];
    let bits = if u32::try_from(subtrees).is_ok() { 32 } else { 64 };
    // What the numbers are, how look-ups read them, and the fields of a subtree that they are
    // checked with.
    let (numbers, subtree_of, solutions_before, index_field, number_field) = if parts.by_subtree {
        (
            "those of solutions before each subtree but the first",
            format!("{prefix}_lower_bound(k)"),
            format!("subtree == 0U ? 0U : {prefix}_number_at(subtree - 1U)"),
            "number",
            "start",
        )
    } else {
        (
            "the subtree of each solution",
            format!("{prefix}_number_at(k - 1U)"),
            format!("{prefix}_lower_bound(subtree)"),
            "end",
            "number",
        )
    };
    [
        ("ROWS", parts.rows.to_string()),
        ("SUBTREES", format!("UINT{bits}_C({subtrees})")),
        ("NUMBER", format!("uint{bits}_t")),
        ("LENGTH", parts.len.to_string()),
        ("LOW_BITS", parts.low_bits.to_string()),
        ("HIGH_BITS", parts.high_bits.to_string()),
        ("SAMPLE", parts.sample_ones.to_string()),
        ("PLACE_BITS", (8 * parts.sample_bytes).to_string()),
        ("HIGH_START", parts.high_start.to_string()),
        ("LOW_START", parts.low_start.to_string()),
        ("NUMBERS", numbers.to_owned()),
        ("SUBTREE_OF", subtree_of),
        ("SOLUTIONS_BEFORE", solutions_before),
        ("INDEX_FIELD", index_field.to_owned()),
        ("NUMBER_FIELD", number_field.to_owned()),
    ]
}
