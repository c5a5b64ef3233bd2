//! The evidence of a tip: what a board shows at a stage.

use queen_runtime::{Square, SquareSet};

use crate::{Forced, Line, Reason, Stage, Tip, TipKind};

/// The evidence of a [`Tip`]: what a board shows beside its sentence.
///
/// The first stage tints lines. The second adds the squares that are left in them and the queens
/// that would be forced, and the third the square itself. A chain starts from its square, so there
/// the first stage shows that alone.
///
/// ```
/// use queen_challenge::{Challenge, Game, Line, Stage};
/// use queen_runtime::{Board, Square};
///
/// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let mut game = Game::new(challenge);
/// let tip = *game.ask_tip().unwrap();
/// let evidence = tip.evidence();
/// assert!(evidence.lines().eq([Line::Row(2)]));
/// assert_eq!((evidence.left().len(), evidence.square()), (0, None));
///
/// let evidence = tip.at(Stage::What).evidence();
/// assert!(evidence.left().iter().map(|square| square.name(6)).eq(["b4", "d4", "f4"]));
/// assert_eq!(evidence.square(), Square::from_name("d2", 6).ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Evidence {
    lines: [Option<Line>; 2],
    across: [Option<Line>; 2],
    left: SquareSet,
    forced: Forced,
    square: Option<Square>,
}

impl Tip {
    /// The lines, squares and forced queens to show on the board at this stage.
    #[must_use]
    pub fn evidence(&self) -> Evidence {
        Evidence::of(self)
    }
}

impl Evidence {
    const NONE: Self = Self {
        lines: [None; 2],
        across: [None; 2],
        left: SquareSet::EMPTY,
        forced: Forced::NONE,
        square: None,
    };

    fn of(tip: &Tip) -> Self {
        let square = Some(tip.square()).filter(|_| tip.stage() == Stage::What);
        match tip.kind() {
            TipKind::Step(step) => {
                Self::of_step(&step.reason(), step.square(), tip.stage(), tip.free())
            }
            TipKind::WrongQueen(_) | TipKind::WrongMark(_) | TipKind::Towards { .. } => {
                let row = Line::Row(tip.square().row());
                Self { lines: [Some(row), None], square, ..Self::NONE }
            }
        }
    }

    fn of_step(reason: &Reason, square: Square, stage: Stage, free: &SquareSet) -> Self {
        let forced = reason.forced();
        if stage == Stage::Where && forced.is_some() {
            return Self { square: Some(square), ..Self::NONE };
        }
        let lines = pair(reason.lines());
        if stage == Stage::Where {
            return Self { lines, ..Self::NONE };
        }
        let is_left = |&square: &Square| reason.lines().any(|line| line.contains(square));
        Self {
            lines,
            across: pair(reason.across()),
            left: free.iter().filter(is_left).collect(),
            forced: forced.unwrap_or(Forced::NONE),
            square: Some(square).filter(|_| stage == Stage::What || forced.is_some()),
        }
    }

    /// The rows and columns to look at.
    pub fn lines(&self) -> impl Iterator<Item = Line> + Clone {
        self.lines.into_iter().flatten()
    }

    /// The rows or columns that the queens of [`lines`](Self::lines) take; none but for an X-wing.
    pub fn across(&self) -> impl Iterator<Item = Line> + Clone {
        self.across.into_iter().flatten()
    }

    /// The squares of [`lines`](Self::lines) where a queen can still stand.
    #[must_use]
    pub const fn left(&self) -> SquareSet {
        self.left
    }

    /// The queens that a queen on the square would force, in this order.
    #[must_use]
    pub fn forced(&self) -> impl ExactSizeIterator<Item = Square> + Clone {
        self.forced.queens()
    }

    /// The square that the tip is about, if the stage tells it.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        self.square
    }
}

/// The first two lines.
fn pair(mut lines: impl Iterator<Item = Line>) -> [Option<Line>; 2] {
    [lines.next(), lines.next()]
}
