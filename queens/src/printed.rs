//! Challenges as they are printed: as text, as JSON or in a book.

use std::fmt;

use queen_challenge::{Action, Challenge, Clues, Grade, Kind, Step};
use queen_math::Counted;
use queen_runtime::draw::{Fen, Svg};
use queen_runtime::{Board, SquareSet};
use serde::{Serialize, Serializer};

use crate::date::Date;
use crate::style::clue_board::ClueBoard;

/// A challenge with what is printed of it.
#[derive(Serialize)]
pub struct PrintedChallenge {
    pub size: usize,
    /// In a book, all have the same.
    #[serde(flatten)]
    origin: Option<Origin>,
    #[serde(serialize_with = "as_text")]
    pub kind: Kind,
    #[serde(serialize_with = "as_text")]
    pub grade: Grade,
    /// The names of the squares of the given queens.
    givens: Vec<String>,
    /// The names of the blocked squares.
    blocked: Vec<String>,
    /// A letter for each square, with slashes between the rows.
    regions: Option<String>,
    /// The given queens in Forsyth–Edwards Notation.
    board: String,
    /// The steps that a player can take without guessing, if the solution is to be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<PrintedStep>>,
    /// The columns of the solution, from 0.
    solution: Vec<u8>,
    #[serde(skip)]
    pub challenge: Challenge<Clues>,
}

impl PrintedChallenge {
    /// The challenge as it stands alone.
    pub fn alone(challenge: Challenge<Clues>, origin: Origin, with_steps: bool) -> Self {
        Self::new(challenge, Some(origin), with_steps)
    }

    /// The challenge as it stands in a book.
    pub fn of_book(challenge: Challenge<Clues>) -> Self {
        Self::new(challenge, None, true)
    }

    fn new(challenge: Challenge<Clues>, origin: Option<Origin>, with_steps: bool) -> Self {
        let givens = challenge.givens();
        let names = |squares: SquareSet| {
            squares.iter().map(|square| square.name(givens.size()).to_string()).collect()
        };
        Self {
            size: givens.size(),
            origin,
            kind: challenge.kind(),
            grade: challenge.grade(),
            givens: names((*givens).into()),
            blocked: names(*challenge.blocked()),
            regions: challenge.regions().map(|regions| format!("{regions:#}")),
            board: Fen::new(givens).to_string(),
            steps: with_steps.then(|| PrintedStep::all(&challenge)),
            solution: challenge.solution().columns().to_vec(),
            challenge,
        }
    }

    /// The board as an SVG document, or the solution if that is to be shown.
    ///
    /// Besides the words of the drawing, it has those that a listener needs: the drawing shows
    /// regions by lines and letters only.
    pub fn svg(&self) -> String {
        let challenge = &self.challenge;
        let borders: Vec<_> =
            challenge.regions().iter().flat_map(|regions| regions.borders()).collect();
        let clues = challenge.clues();
        let letters: Vec<_> =
            (0..self.size).filter_map(|region| clues.letter_square(region)).collect();
        let queens = match &self.steps {
            Some(_) => Board::from(challenge.solution()),
            None => *challenge.givens(),
        };
        let mut drawing = Svg::new(&queens)
            .with_coordinates()
            .with_givens(challenge.givens())
            .with_borders(&borders)
            .with_letters(&letters);
        if !challenge.blocked().is_empty() {
            drawing = drawing.with_blocked(challenge.blocked());
        }
        let mut text = drawing.to_string();
        let mut add = |end, words: String| text = text.replacen(end, &(words + end), 1);
        let mut others = Vec::new();
        if !self.blocked.is_empty() {
            others.push(Counted(self.blocked.len(), "blocked square").to_string());
        }
        if let Some(regions) = &self.regions {
            others.push(Counted(self.size, "region").to_string());
            add("</desc>", format!(" Regions by rows from the top: {regions}."));
        }
        if !others.is_empty() {
            add("</title>", format!(" with {}", others.join(" and ")));
        }
        text
    }
}

impl fmt::Display for PrintedChallenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board size: {}", self.size)?;
        match &self.origin {
            None => {}
            Some(Origin { date: Some(date), .. }) => writeln!(f, "Date: {date}")?,
            Some(Origin { seed, .. }) => writeln!(f, "Seed: {seed}")?,
        }
        // A challenge of queens is what players know, and has no other clues to count.
        if self.kind != Kind::Queens {
            writeln!(f, "Kind: {}", self.kind)?;
        }
        writeln!(f, "Grade: {}", self.grade)?;
        if self.kind == Kind::Queens || !self.givens.is_empty() {
            writeln!(f, "Number of givens: {}", self.givens.len())?;
        }
        if !self.blocked.is_empty() {
            writeln!(f, "Number of blocked squares: {}", self.blocked.len())?;
        }
        let board = |queens| ClueBoard { challenge: &self.challenge, queens };
        writeln!(f, "\n{}", board(*self.challenge.givens()))?;
        if self.steps.is_some() {
            fmt_steps(f, &self.challenge)?;
            writeln!(f, "\n{}", board(Board::from(self.challenge.solution())))?;
        }
        Ok(())
    }
}

fn as_text<S: Serializer>(value: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Writes the steps in groups: first squares are ruled out, then queens are placed.
fn fmt_steps(f: &mut fmt::Formatter<'_>, challenge: &Challenge<Clues>) -> fmt::Result {
    let mut steps = challenge.steps();
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
        writeln!(f, "\n{}", Step::NO_MORE)?;
    }
    Ok(())
}

/// The seed that challenges are picked with, and the date that it is from.
#[derive(Clone, Serialize)]
pub struct Origin {
    pub seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
}

impl From<u64> for Origin {
    fn from(seed: u64) -> Self {
        Self { seed, date: None }
    }
}

impl From<Date> for Origin {
    fn from(date: Date) -> Self {
        Self { seed: date.day().into(), date: Some(date.to_string()) }
    }
}

/// A step to the solution with its reason.
#[derive(Serialize)]
struct PrintedStep {
    /// The name of the square.
    square: String,
    /// Whether the square gets a queen; otherwise it is ruled out.
    queen: bool,
    text: String,
}

impl PrintedStep {
    fn all(challenge: &Challenge<Clues>) -> Vec<Self> {
        let size = challenge.givens().size();
        let steps = challenge.steps().map(|step| Self {
            square: step.square().name(size).to_string(),
            queen: match step.action() {
                Action::Place => true,
                Action::RuleOut => false,
            },
            text: step.to_string(),
        });
        steps.collect()
    }
}

#[cfg(test)]
mod tests {
    use queen_challenge::Line;
    use queen_runtime::Square;

    use super::*;
    use crate::style::svg;
    use crate::tables;

    /// A number in an attribute of a line of SVG.
    fn attribute(line: &str, name: &str) -> usize {
        let (_, value) = line.split_once(&format!(" {name}=\"")).unwrap();
        value.split_once('"').unwrap().0.parse().unwrap()
    }

    /// Who does not see a picture hears the clues, and the program reads its queens back.
    #[test]
    fn the_words_of_a_picture_name_all_clues() {
        let words = |clues: &str| {
            let challenge = Challenge::with(clues.parse::<Clues>().unwrap()).unwrap();
            let drawing = PrintedChallenge::alone(challenge, Origin::from(1), false).svg();
            let of = |start: &str, end: &str| {
                let (_, text) = drawing.split_once(start).unwrap();
                text.split_once(end).unwrap().0.to_owned()
            };
            [of("<title>", "</title>"), of("<desc>", "</desc>")]
        };
        let queens = words("4 a2");
        assert_eq!(queens, ["1 queen on a board of 4 × 4", "Queen on a2."]);
        let blocked = words("5 blocked=d5,e5,e4,d3,e3,e2");
        assert_eq!(blocked[0], "0 queens on a board of 5 × 5 with 6 blocked squares");
        assert_eq!(blocked[1], "No queens. Blocked: d5 e5 e4 d3 e3 e2.");
        let regions = words("5 regions=AAABB/AAACB/CCDCB/CCCCE/CCCCC");
        assert_eq!(regions[0], "0 queens on a board of 5 × 5 with 5 regions");
        let map = "Regions by rows from the top: AAABB/AAACB/CCDCB/CCCCE/CCCCC.";
        assert_eq!(regions[1], format!("No queens. {map}"));
        let mixed = words("5 e1 blocked=a3 regions=ABBBC/ADDCC/ADCCC/ADDDE/ADDEE");
        assert_eq!(mixed[0], "1 queen on a board of 5 × 5 with 1 blocked square and 5 regions");
        let map = "Regions by rows from the top: ABBBC/ADDCC/ADCCC/ADDDE/ADDEE.";
        assert_eq!(mixed[1], format!("Queen on e1. Blocked: a3. {map}"));
        assert_eq!(svg::size(&mixed[0]), Some(5));
        assert_eq!(Svg::read_line(&format!("<desc>{}</desc>", mixed[1])), Some("e1"));
    }

    #[test]
    fn each_region_has_its_letter_on_a_square_that_is_not_blocked() {
        let mut first_are_blocked = 0;
        for seed in 0..30 {
            let challenge = Kind::Mixed.with_seed(&tables::puzzle(7), seed, Grade::Easy).unwrap();
            let regions = challenge.regions().unwrap();
            let drawing = PrintedChallenge::alone(challenge, Origin::from(seed), false).svg();
            let lines = drawing.lines().filter(|line| line.contains("font-size=\"30\">"));
            let mut letters = Vec::new();
            for line in lines.chain(drawing.lines().filter(|it| it.contains("font-size=\"20\">"))) {
                let square = Square::new(attribute(line, "y") / 100, attribute(line, "x") / 100);
                let region = regions.region_of(square).unwrap();
                assert!(!challenge.blocked().contains(square), "{line}");
                let letter = format!("{:#}", Line::Region(region).name(7));
                assert!(line.contains(&format!(">{letter}<")), "{line}");
                letters.push(letter);
                let first = regions.squares(region).iter().next().unwrap();
                first_are_blocked += usize::from(challenge.blocked().contains(first));
            }
            letters.sort_unstable();
            assert_eq!(letters.concat(), "ABCDEFG");
        }
        assert!(first_are_blocked > 0);
    }
}
