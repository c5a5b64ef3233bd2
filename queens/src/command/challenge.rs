//! `queens challenge`: picks a board of given queens with exactly one completion.

mod book;
mod givens;

use std::path::PathBuf;

use clap::ValueHint;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use queen_challenge::{Challenge, Grade};

use crate::args::Json;
use crate::book::{MAX_COUNT, Paper};
use crate::date::Date;
use crate::error::Error;
use crate::number;
use crate::output::Output;
use crate::printed::{Origin, PrintedChallenge};
use crate::sizes::Sizes;
use crate::tables::{self, MAX_SIZE, PUZZLES};

/// Pick a board of given queens with exactly one completion, or a book of them
///
/// Without a size, it is the challenge of a day, which is the same for every player: by default,
/// today's. Every given queen is needed: without any one of them, there would be several
/// completions.
///
/// A book has the rules and an example on its first page, then puzzles in ascending order of size
/// and grade, then hints and solutions. No board of it is an image of another.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens challenge
  queens challenge 9 --grade hard --seed 1 --solution
  queens challenge --size 6..=10 --grade easy,medium,hard --count 60 --seed 1 -o book.pdf
  queens challenge 8 --count 50 --seed 1 --json")]
pub struct Args {
    #[arg(
        value_name = "N",
        value_parser = Sizes::parse::<MAX_SIZE>,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        help = format!(
            "The size of the board, from 1 to {MAX_SIZE}, or a range of sizes for a book"
        )
    )]
    n: Option<Sizes>,

    /// The size, or a range such as 6..=10, another way to write N
    #[arg(
        long,
        value_name = "N",
        value_parser = Sizes::parse::<MAX_SIZE>,
        value_hint = ValueHint::Other,
        conflicts_with = "n"
    )]
    size: Option<Sizes>,

    /// The grade of the challenge, several for a book; by default, the easiest that the size allows
    #[arg(long, value_name = "GRADE", value_parser = grade(), value_delimiter = ',')]
    grade: Vec<Grade>,

    /// The seed; the same seed, sizes and grades give the same challenge or book
    #[arg(long, value_name = "S", value_hint = ValueHint::Other)]
    seed: Option<u64>,

    /// Pick the challenge of this date; if there is a size, the seed is the number of days since
    /// 1970-01-01; by default, today, in your time zone
    #[arg(
        long,
        value_name = "YYYY-MM-DD",
        value_hint = ValueHint::Other,
        conflicts_with = "seed"
    )]
    date: Option<Date>,

    /// The number of given queens; by default, any number
    #[arg(
        long,
        value_name = "G",
        value_parser = number::integer,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true
    )]
    givens: Option<usize>,

    /// Add the solution, and the steps to it with their reasons
    #[arg(long)]
    solution: bool,

    #[command(flatten)]
    json: Json,

    #[arg(
        long,
        value_name = "K",
        value_parser = count,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        conflicts_with_all = ["solution", "givens"],
        help = format!("Make a book of K challenges, from 1 to {MAX_COUNT}")
    )]
    count: Option<usize>,

    /// The paper of the book
    #[arg(long, value_enum, default_value = "a4")]
    paper: Paper,

    /// The file of the book: `.pdf`, or `.svg` for a file a page, whose names have its number
    #[arg(
        short,
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        requires = "count",
        conflicts_with = "json"
    )]
    output: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let origin = match (args.seed, args.date) {
        (Some(seed), _) => Origin::from(seed),
        (None, date) => Origin::from(date.unwrap_or_else(Date::today)),
    };
    if let Some(count) = args.count {
        return book::write(args, count, origin.seed, out);
    }
    let challenge = match (args.sizes(), args.grade.as_slice()) {
        (None, []) if args.seed.is_none() && args.givens.is_none() => {
            let day = Challenge::daily(&PUZZLES, origin.seed as u32);
            day.expect("there is a table of each size")
        }
        (Some(Sizes { first, last }), [] | [_]) if first == last => {
            args.pick(first, origin.seed)?
        }
        (None, _) => return Err(Error::Request("the size of the board is missing".to_owned())),
        _ => {
            let error = "several sizes or grades make a book: give the number of its challenges, \
                         as in `--count 60`";
            return Err(Error::Request(error.to_owned()));
        }
    };
    let printed = PrintedChallenge::alone(challenge, origin, args.solution);
    out.figures(&printed, args.json.json)?;
    Ok(())
}

impl Args {
    fn sizes(&self) -> Option<Sizes> {
        self.n.or(self.size)
    }

    fn pick(&self, size: usize, seed: u64) -> Result<Challenge, Error> {
        let puzzle = tables::puzzle(size);
        let pick = |grade| match self.givens {
            None => Challenge::with_seed(&puzzle, seed, grade),
            Some(givens) => givens::pick(puzzle, givens, seed, grade),
        };
        let grade = self.grade.first();
        let challenge = match grade {
            Some(&grade) => pick(grade),
            None => Grade::ALL.into_iter().find_map(pick),
        };
        challenge.ok_or_else(|| {
            let grade = grade.map(|grade| format!(" of grade {grade}")).unwrap_or_default();
            let givens = self.givens.map_or("", |_| " with that number of givens");
            Error::Request(format!(
                "there is no challenge{grade}{givens} for a board of size {size}"
            ))
        })
    }
}

/// Parses a grade.
fn grade() -> impl TypedValueParser<Value = Grade> {
    let names = Grade::ALL.map(|grade| grade.to_string());
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Grade>())
}

/// Parses the number of challenges of a book.
fn count(text: &str) -> Result<usize, String> {
    let count = number::integer(text)?;
    let is_in_range = (1..=MAX_COUNT).contains(&count);
    is_in_range
        .then_some(count)
        .ok_or(format!("the number of challenges must be from 1 to {MAX_COUNT}"))
}
