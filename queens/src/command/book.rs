//! `queens book`: makes a book of challenges.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValue;
use clap::{ValueEnum, ValueHint};
use queen_challenge::{Grade, Kind};
use queen_math::Counted;

use crate::args::Json;
use crate::book::{Book, MAX_COUNT, Paper, Sheet, can_print};
use crate::content::Content;
use crate::error::Error;
use crate::message;
use crate::number;
use crate::output::Output;
use crate::output_file;
use crate::sizes::Sizes;
use crate::tables::MAX_SIZE;

use super::challenge::{self, Pick};

/// The size of the smallest board with a puzzle. That of 1 × 1 is a challenge, but an empty square
/// that has to be filled puzzles nobody.
const MIN_PUZZLE_SIZE: usize = 4;

/// The most characters of a title, which fit on a cover.
const MAX_TITLE: usize = 100;

/// Make a book of challenges, for print or as data
///
/// It has a cover, a table of contents, the rules, a lesson of each reason and an example, then
/// puzzles in ascending order of size, kind and grade, then hints in three stages, and solutions.
/// No board of it is an image of another. The same call makes the same book.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens book 6..=10 --grade easy,medium,hard --count 60 --seed 1 -o book.pdf
  queens book 6..=9 --kind blocked,regions,mixed --count 40 -o clues.pdf
  queens book 8 --count 30 --title 'Rainy days' --paper 6x9 --large -o rainy.pdf
  queens book 8 --count 50 --seed 1 --json")]
pub struct Args {
    #[arg(
        value_name = "SIZES",
        value_parser = Sizes::parse::<MIN_PUZZLE_SIZE, MAX_SIZE>,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        help = format!(
            "The size of the boards, from {MIN_PUZZLE_SIZE} to {MAX_SIZE}, or a range of sizes \
             such as 6..=10"
        )
    )]
    sizes: Sizes,

    #[arg(
        long,
        value_name = "K",
        value_parser = count,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        help = format!("The number of challenges, from 1 to {MAX_COUNT}")
    )]
    count: usize,

    /// The kinds of clues, with commas between them
    #[arg(
        long,
        value_name = "KIND",
        value_parser = challenge::kind(),
        value_delimiter = ',',
        default_value = "queens"
    )]
    kind: Vec<Kind>,

    /// The grades, with commas between them; by default, the easiest of each size and kind
    #[arg(
        long,
        value_name = "GRADE",
        value_parser = challenge::grade(),
        value_delimiter = ','
    )]
    grade: Vec<Grade>,

    #[command(flatten)]
    pick: Pick,

    /// The paper
    #[arg(long, value_enum, default_value = "a4", conflicts_with = "json")]
    paper: Paper,

    /// Print in large type
    #[arg(long, conflicts_with = "json")]
    large: bool,

    /// The title on the cover; by default, the number of puzzles
    #[arg(
        long,
        value_name = "TITLE",
        value_parser = title,
        value_hint = ValueHint::Other,
        conflicts_with = "json"
    )]
    title: Option<String>,

    /// The file: `.pdf`, or `.svg` for a file a page, whose names have its number; - for standard
    /// output
    #[arg(
        short,
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        required_unless_present = "json",
        conflicts_with = "json"
    )]
    output: Option<PathBuf>,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let format = args.output.as_deref().map(Format::of).transpose()?;
    let (sizes, count, seed) = (args.sizes, args.count, args.pick.origin().seed);
    let sizes = sizes.first..=sizes.last;
    let groups: Vec<_> = sizes.flat_map(|size| groups(args, size)).collect();
    let book = Book::new(&groups, count, seed, call(args, seed), args.title.clone()).map_err(
        |number| {
            let most = match number {
                0 => "there is no such challenge".to_owned(),
                _ => format!("a book can have only {}", Counted(number, "such challenge")),
            };
            Error::Request(format!("without images of each other, {most}"))
        },
    )?;
    let sheet = Sheet { paper: args.paper, is_large: args.large };
    match (format, &args.output) {
        (Some(Format::Pdf), Some(path)) => {
            output_file::write(path, Content::Pdf, &book.pdf(sheet)?)?;
        }
        (Some(Format::Svg), Some(path)) => write_pages(path, &book.svg(sheet))?,
        _ => {
            out.json(&book)?;
            out.flush()?;
        }
    }
    if let Some(text) = left_out(args.sizes, &book.sizes()) {
        message::write(text);
    }
    Ok(())
}

/// Says which of the wanted sizes a book does not have: there are fewer challenges than sizes, or a
/// size has none of these kinds and grades.
fn left_out(wanted: Sizes, sizes: &[usize]) -> Option<String> {
    let missing = (wanted.first..=wanted.last).filter(|size| !sizes.contains(size));
    let names: Vec<_> = missing.map(|size| size.to_string()).collect();
    let (last, others) = names.split_last()?;
    let or = if others.is_empty() { "" } else { " or " };
    Some(format!("The book has no challenge of size {}{or}{last}.\n", others.join(", ")))
}

/// The size with each of the kinds and grades that are wanted and that it has.
fn groups(args: &Args, size: usize) -> Vec<(Kind, usize, Grade)> {
    let mut groups = Vec::new();
    for kind in Kind::ALL.into_iter().filter(|kind| args.kind.contains(kind)) {
        let grades = kind.grades(size).iter().copied();
        let wanted: Vec<_> = if args.grade.is_empty() {
            grades.take(1).collect()
        } else {
            grades.filter(|grade| args.grade.contains(grade)).collect()
        };
        groups.extend(wanted.into_iter().map(|grade| (kind, size, grade)));
    }
    groups
}

/// The call that makes the same book again.
fn call(args: &Args, seed: u64) -> String {
    let mut call = format!("queens book {}", args.sizes);
    if args.kind != [Kind::Queens] {
        let kinds: Vec<_> = args.kind.iter().map(Kind::to_string).collect();
        call = call + " --kind " + &kinds.join(",");
    }
    if !args.grade.is_empty() {
        let grades: Vec<_> = args.grade.iter().map(Grade::to_string).collect();
        call = call + " --grade " + &grades.join(",");
    }
    if args.paper != Paper::A4 {
        let paper = args.paper.to_possible_value();
        call = call + " --paper " + paper.as_ref().map_or("", PossibleValue::get_name);
    }
    if args.large {
        call += " --large";
    }
    if let Some(title) = &args.title {
        call = call + " --title " + &quoted(title);
    }
    call + &format!(" --count {} --seed {seed}", args.count)
}

/// A text as an argument in a shell.
fn quoted(text: &str) -> String {
    if text.chars().all(|character| character.is_ascii_alphanumeric()) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// The format of a book, which the name of its file tells.
#[derive(Clone, Copy)]
enum Format {
    Pdf,
    Svg,
}

impl Format {
    fn of(path: &Path) -> Result<Self, Error> {
        match output_file::format(path).as_deref() {
            // Standard output, a device and a pipe take one document.
            Some("pdf") | None => Ok(Self::Pdf),
            Some("svg") => Ok(Self::Svg),
            _ => {
                let error =
                    "the name of the book has to end in `.pdf` or `.svg`, or be `-` for a PDF";
                Err(Error::Request(error.to_owned()))
            }
        }
    }
}

/// Writes a file a page, or none.
fn write_pages(path: &Path, pages: &[String]) -> Result<(), Error> {
    let width = pages.len().to_string().len();
    let [stem, end] = [path.file_stem(), path.extension()].map(Option::unwrap_or_default);
    let name = |number: usize| {
        let mut name = stem.to_owned();
        name.push(format!("-{number:0width$}."));
        name.push(end);
        path.with_file_name(name)
    };
    let paths: Vec<_> = (1..=pages.len()).map(name).collect();
    let files = paths.iter().zip(pages).map(|(path, page)| (&**path, page.as_bytes()));
    output_file::write_all(&files.collect::<Vec<_>>())
}

/// Parses the number of challenges of a book.
fn count(text: &str) -> Result<usize, String> {
    let count = number::integer(text)?;
    let is_in_range = (1..=MAX_COUNT).contains(&count);
    is_in_range
        .then_some(count)
        .ok_or(format!("the number of challenges must be from 1 to {MAX_COUNT}"))
}

/// Parses the title of a book.
fn title(text: &str) -> Result<String, String> {
    if text.trim().is_empty() {
        return Err("the title is empty".to_owned());
    }
    match text.chars().find(|&character| !can_print(character)) {
        Some(character) => Err(format!("the font of the book has no {character:?}")),
        None if text.chars().count() > MAX_TITLE => {
            Err(format!("the title may have {MAX_TITLE} characters"))
        }
        None => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_that_a_book_does_not_have_are_named() {
        let left_out = |sizes| left_out(Sizes { first: 6, last: 9 }, sizes);
        assert_eq!(left_out(&[6, 7, 8, 9]), None);
        let text = |text: &str| Some(format!("The book has no challenge of size {text}.\n"));
        assert_eq!(left_out(&[6, 7, 9]), text("8"));
        assert_eq!(left_out(&[7, 8]), text("6 or 9"));
        assert_eq!(left_out(&[7]), text("6, 8 or 9"));
    }
}
