//! Tips for a player, in stages, with their evidence.

use std::fmt;

use queen_challenge::{Action, Line, Notes, Reason, Step};
use queen_runtime::{Square, SquareSet};

/// The part of a tip that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Where to look.
    Where,
    /// Why the step follows.
    Why,
    /// What to do.
    What,
}

/// What a tip is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// The next step of a challenge.
    Step(Step),
    /// A queen or a mark that contradicts the solution of the challenge.
    Mistake(Square),
    /// A square of solutions that have not been found.
    Towards {
        /// The square.
        square: Square,
        /// The number of these solutions.
        solutions: usize,
    },
    /// A square of a found solution, if all solutions from here have been found.
    Found(Square),
}

/// A tip: a square to look at, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    /// What it is about.
    pub content: Content,
    /// The part that is shown.
    pub stage: Stage,
    /// The number of rows.
    size: usize,
    /// The squares where a queen can stand, as far as the step is concerned.
    free: SquareSet,
}

/// What a tip shows on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The rows and columns to look at.
    pub lines: Vec<Line>,
    /// The squares of the lines where a queen can stand.
    pub left: SquareSet,
    /// The queens that a queen on the square would force, in this order.
    pub forced: Vec<Square>,
    /// The square that the tip is about.
    pub square: Option<Square>,
}

impl Tip {
    /// A tip for the board of these notes. A step starts with its first stage, and so does a
    /// mistake; the others have only one stage.
    #[must_use]
    pub fn new(content: Content, notes: &Notes) -> Self {
        let stage = match content {
            Content::Step(_) | Content::Mistake(_) => Stage::Where,
            Content::Towards { .. } | Content::Found(_) => Stage::What,
        };
        Self { content, stage, size: notes.queens.size(), free: notes.free().unwrap_or_default() }
    }

    /// Goes on to the next stage, up to the last one.
    pub fn advance(&mut self) {
        self.stage = match (self.stage, self.content) {
            (Stage::Where, Content::Step(_)) => Stage::Why,
            _ => Stage::What,
        };
    }

    /// The square.
    #[must_use]
    pub fn square(&self) -> Square {
        match self.content {
            Content::Step(step) => step.square(),
            Content::Mistake(square) | Content::Towards { square, .. } | Content::Found(square) => {
                square
            }
        }
    }

    /// The lines, queens and squares that show why the tip is right, as far as its stage tells.
    #[must_use]
    pub fn evidence(&self) -> Evidence {
        let (square, is_first) = (self.square(), self.stage == Stage::Where);
        let shown = Evidence { square: Some(square), ..Evidence::default() };
        let Content::Step(step) = self.content else {
            return if is_first { Evidence::default() } else { shown };
        };
        let reason = step.reason();
        let mut lines: Vec<Line> = reason.lines().collect();
        match (reason.forced(), is_first) {
            (Some(_), true) => shown,
            (Some(forced), false) => Evidence { lines, forced: forced.queens().collect(), ..shown },
            (None, true) => Evidence { lines, ..Evidence::default() },
            (None, false) => {
                let is_left = |&square: &Square| lines.iter().any(|line| line.contains(square));
                let left = self.free.iter().filter(is_left).collect();
                lines.extend(reason.across());
                Evidence { lines, left, ..shown }
            }
        }
    }

    /// The sentence of a stage.
    #[must_use]
    pub fn sentence(&self, stage: Stage) -> String {
        let square = self.square().name(self.size);
        match (self.content, stage) {
            (Content::Step(step), Stage::Where) => self.place(&step.reason()),
            (Content::Step(step), Stage::Why) => format!("{}.", capitalized(&step.to_string())),
            (Content::Step(step), Stage::What) => match step.action() {
                Action::Place => format!("Place a queen on {square} (space)."),
                Action::RuleOut => format!("Rule {square} out (x)."),
            },
            (Content::Mistake(_), Stage::Where) => "A queen or a mark is wrong.".into(),
            (Content::Mistake(_), _) => format!("{square} is wrong: take it back."),
            (Content::Towards { solutions: 1, .. }, _) => {
                format!("{square} leads to a solution not found yet.")
            }
            (Content::Towards { solutions, .. }, _) => {
                format!("{square} leads to {solutions} solutions not found yet.")
            }
            (Content::Found(_), _) => {
                format!("{square} leads to a solution, but all from here have been found.")
            }
        }
    }

    /// Where to look.
    fn place(&self, reason: &Reason) -> String {
        // The square is all that a chain starts from.
        if reason.forced().is_some() {
            return format!("Think of a queen on {}.", self.square().name(self.size));
        }
        let names = reason.lines().map(|line| line.name(self.size));
        let names: Vec<String> = names.map(|name| name.to_string()).collect();
        format!("Look at {}.", names.join(" and "))
    }

    /// Sentences that take at least as many lines as any that a tip on a board of this size says.
    ///
    /// A chain is the longest. It forces at most so many queens that they, the queen on the square
    /// and a given one leave out one row.
    #[must_use]
    pub fn longest(size: usize) -> Vec<String> {
        let square = Square::new(0, size - 1).name(size);
        let forced = vec![square.as_str(); size.saturating_sub(3).max(1)].join(", then ");
        vec![
            format!("{square} forces {forced} and leaves no square in column d."),
            format!("{square} attacks all three squares left in column d."),
            format!("{square} is out, as columns c and d take rows {size} and {size}."),
            format!("{square} leads to a solution, but all from here have been found."),
            format!("Place a queen on {square} (space)."),
        ]
    }
}

/// The sentence of the stage that is shown.
impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(self.stage))
    }
}

/// Capitalizes a first word that is not the name of a square.
fn capitalized(sentence: &str) -> String {
    for line in ["row", "column"] {
        if let Some(rest) = sentence.strip_prefix(line) {
            return format!("{}{}{rest}", line[..1].to_uppercase(), &line[1..]);
        }
    }
    sentence.to_owned()
}
