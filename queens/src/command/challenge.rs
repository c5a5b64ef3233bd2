//! `queens challenge`: picks a board whose clues have exactly one completion.

mod givens;

use clap::ValueHint;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use queen_challenge::{Challenge, Clues, Grade, Kind, Missing};

use crate::args::{Json, OutputFile, Seed};
use crate::content::Content;
use crate::date::Date;
use crate::error::Error;
use crate::number;
use crate::output::Output;
use crate::printed::{Origin, PrintedChallenge};
use crate::tables::{self, MAX_SIZE, PUZZLES};

/// Pick a puzzle: a board with clues and exactly one completion
///
/// Without a size, it is the challenge of a day, which is the same for every player: by default,
/// today's. The clues are given queens or, with --kind, squares that are blocked, regions that get
/// one queen each, or all of these. No given queen and no blocked square can be left out: there
/// would be several completions, or, for other kinds than queens, a harder puzzle.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens challenge
  queens challenge 9 --grade hard --seed 1 --solution
  queens challenge --kind regions
  queens challenge 8 --kind mixed --seed 1 -o puzzle.svg
  queens challenge --date 2026-11-21 --json")]
#[command(mut_arg("output", |output| output.conflicts_with("json").help(
    "Draw the board, or the solution with --solution, in this SVG file, whose name ends in \
     `.svg`; - for standard output"
)))]
pub struct Args {
    #[arg(
        value_name = "N",
        value_parser = number::size::<1, MAX_SIZE>,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        help = format!("The size of the board, from 1 to {MAX_SIZE}")
    )]
    size: Option<usize>,

    /// The kind of the clues
    #[arg(long, value_name = "KIND", value_parser = kind(), default_value = "queens")]
    kind: Kind,

    /// The grade of the challenge; by default, the easiest that the size allows
    #[arg(long, value_name = "GRADE", value_parser = grade())]
    grade: Option<Grade>,

    #[command(flatten)]
    pick: Pick,

    /// The number of given queens; by default, any number
    #[arg(
        long,
        value_name = "G",
        value_parser = number::integer,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true
    )]
    givens: Option<usize>,

    /// Add the solution, which JSON always has, and the steps to it with their reasons
    #[arg(long)]
    solution: bool,

    #[command(flatten)]
    file: OutputFile,

    #[command(flatten)]
    json: Json,
}

/// The seed of what is picked.
#[derive(clap::Args)]
pub struct Pick {
    #[command(flatten)]
    seed: Seed,

    /// Take the number of days from 1970-01-01 to this date as the seed; by default, today, in your
    /// time zone
    #[arg(
        long,
        value_name = "YYYY-MM-DD",
        value_hint = ValueHint::Other,
        conflicts_with = "seed"
    )]
    date: Option<Date>,
}

impl Pick {
    /// The seed, and the date that it is from.
    pub fn origin(&self) -> Origin {
        match (self.seed.given(), self.date) {
            (Some(seed), _) => Origin::from(seed),
            (None, date) => Origin::from(date.unwrap_or_else(Date::today)),
        }
    }
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let place = args.file.place(Content::Picture)?;
    let origin = args.pick.origin();
    let challenge = match args.size {
        Some(size) => args.pick(size, origin.seed)?,
        None if args.grade.is_none()
            && args.pick.seed.given().is_none()
            && args.givens.is_none() =>
        {
            let day = args.kind.daily(&PUZZLES, origin.seed as u32);
            day.expect("there is a table of each size")
        }
        None => return Err(Error::Request("the size of the board is missing".to_owned())),
    };
    let printed = PrintedChallenge::alone(challenge, origin, args.solution);
    if place.is_named() {
        place.write(out, |out| out.write_all(printed.svg().as_bytes()))
    } else {
        Ok(out.figures(&printed, args.json.json)?)
    }
}

impl Args {
    fn pick(&self, size: usize, seed: u64) -> Result<Challenge<Clues>, Error> {
        if self.givens.is_some() && self.kind != Kind::Queens {
            let message = "only challenges of the kind queens have a number of givens to choose";
            return Err(Error::Request(message.to_owned()));
        }
        let puzzle = tables::puzzle(size);
        let pick = |grade| match self.givens {
            None => self.kind.with_seed(&puzzle, seed, grade),
            Some(givens) => givens::pick(puzzle, givens, seed, grade).map(Challenge::into),
        };
        let challenge = match self.grade {
            Some(grade) => pick(grade),
            None => Grade::ALL.into_iter().find_map(pick),
        };
        challenge.ok_or_else(|| {
            // Errors of the program begin in lower case and have no full stop.
            let missing = Missing { kind: self.kind, size, grade: self.grade }.to_string();
            let missing = missing.replacen('T', "t", 1);
            let givens = self.givens.map_or("", |_| " with that number of givens");
            Error::Request(format!("{}{givens}", missing.trim_end_matches('.')))
        })
    }
}

/// Parses a grade.
pub fn grade() -> impl TypedValueParser<Value = Grade> {
    let names = Grade::ALL.map(|grade| grade.to_string());
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Grade>())
}

/// Parses a kind of clues.
pub fn kind() -> impl TypedValueParser<Value = Kind> {
    let names = Kind::ALL.map(|kind| kind.to_string());
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Kind>())
}
