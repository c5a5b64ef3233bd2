//! `queens challenge`: draws a board of given queens with exactly one completion.

use std::fmt;
use std::path::PathBuf;

use clap::ValueHint;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use fastrand::Rng;
use queen_challenge::{Action, Challenge, Grade, Notes};
use queen_runtime::draw::{Fen, Letters};
use queen_runtime::{AnyQueenPuzzle, Board};
use serde::Serialize;

use crate::args::{self, Json, Size};
use crate::date::Date;
use crate::error::Error;
use crate::output::{Output, plural};
use crate::picture;
use crate::sheet::{MAX_COUNT, Sheet};
use crate::tables::{self, MAX_SIZE};

/// The number of boards that are drawn at random before all are searched.
const DRAWS: usize = 4_000;

/// Draw a board of given queens with exactly one completion
///
/// Without a seed and a date, it is today's challenge. Every given queen is needed: without any one
/// of them, there would be several completions.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens challenge 8
  queens challenge 9 --grade hard --date 2026-11-21 --solution
  queens challenge 8 --seed 1 --count 12 -o sheet.svg")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// The grade of the challenge; by default, the easiest that the size allows
    #[arg(long, value_name = "GRADE", value_parser = grade())]
    grade: Option<Grade>,

    /// The seed of the challenge; the same seed, size and grade give the same challenge
    #[arg(long, value_name = "S", value_hint = ValueHint::Other)]
    seed: Option<u64>,

    /// Draw the challenge of this date, for which the seed is the number of days since 1970-01-01;
    /// by default, today, in UTC
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
        value_parser = args::integer,
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
        conflicts_with_all = ["solution", "json"],
        help = format!(
            "Draw a printable sheet, an SVG document, of K challenges, from 1 to {MAX_COUNT}: those \
             of the seeds S, S + 1 and so on, or of the days from the date on"
        )
    )]
    count: Option<usize>,

    /// Write the sheet to this file instead of standard output
    #[arg(
        short,
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        requires = "count"
    )]
    output: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let origin = match (args.seed, args.date) {
        (Some(seed), _) => Origin::Seed(seed),
        (None, date) => Origin::Date(date.unwrap_or_else(Date::today)),
    };
    if let Some(count) = args.count {
        let draws = (0..count).map(|index| args.draw(origin.after(index)));
        let challenges: Vec<_> = draws.collect::<Result<_, _>>()?;
        let title = title(args.size.size, &challenges, origin);
        let sheet = Sheet { title, challenges: &challenges };
        return picture::write(&sheet, args.output.as_deref(), out);
    }
    let challenge = args.draw(origin)?;
    let figures = Figures::new(challenge, origin, args.solution);
    out.figures(&figures, args.json.json)?;
    Ok(())
}

impl Args {
    fn draw(&self, origin: Origin) -> Result<Challenge, Error> {
        let puzzle = tables::puzzle(self.size.size);
        let draw = |grade| match self.givens {
            None => Challenge::with_seed(&puzzle, origin.seed(), grade),
            Some(givens) => draw_with_givens(puzzle, givens, origin.seed(), grade),
        };
        let challenge = match self.grade {
            Some(grade) => draw(grade),
            None => Grade::ALL.into_iter().find_map(draw),
        };
        challenge.ok_or_else(|| {
            let grade = self.grade.map(|grade| format!(" of grade {grade}")).unwrap_or_default();
            let givens = self.givens.map_or("", |_| " with that number of givens");
            let size = self.size.size;
            Error::Request(format!(
                "there is no challenge{grade}{givens} for a board of size {size}"
            ))
        })
    }
}

/// Draws a minimal challenge of this grade with this number of givens; all are equally likely.
fn draw_with_givens(
    puzzle: AnyQueenPuzzle,
    givens: usize,
    seed: u64,
    grade: Grade,
) -> Option<Challenge> {
    if givens > puzzle.size() || puzzle.nb_of_solutions() == 0 {
        return None;
    }
    let mut rng = Rng::with_seed(seed);
    let mut draw = || {
        let solution = puzzle.iter().nth(rng.usize(..puzzle.nb_of_solutions()))?;
        let mut board = puzzle.board();
        board.extend(rng.choose_multiple(Board::from(solution).queens(), givens));
        Challenge::new(board).ok().filter(|drawn| drawn.is_minimal() && drawn.grade() == grade)
    };
    (0..DRAWS).find_map(|_| draw()).or_else(|| {
        let all =
            Challenge::minimal(&puzzle, givens).filter(|challenge| challenge.grade() == grade);
        rng.choice(all.collect::<Vec<_>>())
    })
}

/// The seed or the date that a challenge is drawn with.
#[derive(Clone, Copy)]
enum Origin {
    Seed(u64),
    Date(Date),
}

impl Origin {
    fn seed(self) -> u64 {
        match self {
            Self::Seed(seed) => seed,
            Self::Date(date) => date.day.into(),
        }
    }

    /// The origin `index` places after this one.
    fn after(self, index: usize) -> Self {
        match self {
            Self::Seed(seed) => Self::Seed(seed.wrapping_add(index as u64)),
            Self::Date(Date { day }) => Self::Date(Date { day: day.saturating_add(index as u32) }),
        }
    }
}

/// The title of a sheet.
fn title(size: usize, challenges: &[Challenge], first: Origin) -> String {
    let grade = challenges.first().map_or(Grade::Easy, Challenge::grade);
    let last = first.after(challenges.len() - 1);
    let origin = match (first, last) {
        (Origin::Date(first), Origin::Date(last)) if first != last => format!("{first} to {last}"),
        (Origin::Date(date), _) => date.to_string(),
        (Origin::Seed(first), Origin::Seed(last)) if first != last => {
            format!("seeds {first} to {last}")
        }
        (Origin::Seed(seed), _) => format!("seed {seed}"),
    };
    format!("{} · {grade} · {origin}", plural(size as u64, "queen"))
}

/// A challenge as text and as JSON.
#[derive(Serialize)]
struct Figures {
    size: usize,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    grade: String,
    /// The number of given queens.
    givens: usize,
    /// The given queens in Forsyth–Edwards Notation.
    board: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<String>>,
    /// The columns of the solution, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Vec<u8>>,
    #[serde(skip)]
    challenge: Challenge,
}

impl Figures {
    fn new(challenge: Challenge, origin: Origin, with_solution: bool) -> Self {
        let givens = challenge.givens();
        let steps = || Notes::new(*givens).steps().map(|step| step.to_string()).collect();
        Self {
            size: givens.size(),
            seed: origin.seed(),
            date: match origin {
                Origin::Seed(_) => None,
                Origin::Date(date) => Some(date.to_string()),
            },
            grade: challenge.grade().to_string(),
            givens: givens.queen_count(),
            board: Fen::new(givens).to_string(),
            steps: with_solution.then(steps),
            solution: with_solution.then(|| challenge.solution().columns().to_vec()),
            challenge,
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board size: {}", self.size)?;
        match &self.date {
            None => writeln!(f, "Seed: {}", self.seed)?,
            Some(date) => writeln!(f, "Date: {date}")?,
        }
        writeln!(f, "Grade: {}", self.grade)?;
        writeln!(f, "Number of givens: {}", self.givens)?;
        writeln!(f, "\n{}", Letters::new(self.challenge.givens()))?;
        if self.solution.is_some() {
            fmt_steps(f, Notes::new(*self.challenge.givens()))?;
            writeln!(f, "\n{}", Letters::new(&self.challenge.solution()))?;
        }
        Ok(())
    }
}

/// Writes the steps in groups: first squares are ruled out, then queens are placed.
fn fmt_steps(f: &mut fmt::Formatter<'_>, notes: Notes) -> fmt::Result {
    let mut steps = notes.steps();
    let mut previous = None;
    for (number, step) in (1..).zip(steps.by_ref()) {
        let action = step.action();
        if previous.is_none() || previous == Some(Action::Place) && action == Action::RuleOut {
            writeln!(f)?;
        }
        writeln!(f, "{number:>2}. {step}")?;
        previous = Some(action);
    }
    if !steps.notes().queens.is_solved() {
        writeln!(f, "\nFrom here on a player has to guess.")?;
    }
    Ok(())
}

/// Parses a grade.
fn grade() -> impl TypedValueParser<Value = Grade> {
    let names = Grade::ALL.map(|grade| grade.to_string());
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Grade>())
}

/// Parses the number of challenges of a sheet.
fn count(text: &str) -> Result<usize, String> {
    let count = args::integer(text)?;
    let is_in_range = (1..=MAX_COUNT).contains(&count);
    is_in_range
        .then_some(count)
        .ok_or(format!("the number of challenges must be from 1 to {MAX_COUNT}"))
}
