//! The evidence of a tip: what a board shows at a stage.

use queen_runtime::{Square, SquareSet};

use crate::{ChallengeClues, Forced, Line, Reason, Stage, Tip, TipKind};

/// The evidence of a [`Tip`]: what a board shows beside its sentence.
///
/// The first stage tints lines. The second adds the squares that are left in them and the queens
/// that would be forced, and the third the square itself. A chain starts from its square, so there
/// the first stage shows that alone.
///
/// With the feature `serde` it is serialized, for a board that another program draws. It is not
/// read back: it follows from a game and its tip, without which it could not be checked.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Evidence {
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serde::lines"))]
    lines: [Option<Line>; 2],
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serde::lines"))]
    across: [Option<Line>; 2],
    squares: SquareSet,
    squares_across: SquareSet,
    left: SquareSet,
    forced: Forced,
    square: Option<Square>,
}

impl<C: ChallengeClues> Tip<C> {
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
        squares: SquareSet::EMPTY,
        squares_across: SquareSet::EMPTY,
        left: SquareSet::EMPTY,
        forced: Forced::NONE,
        square: None,
    };

    fn of<C: ChallengeClues>(tip: &Tip<C>) -> Self {
        let square = Some(tip.square()).filter(|_| tip.stage() == Stage::What);
        match tip.kind() {
            TipKind::Step(step) => Self::of_step(&step.reason(), tip),
            TipKind::WrongQueen(_) | TipKind::WrongMark(_) | TipKind::Towards { .. } => {
                let row = Line::Row(tip.square().row());
                let squares = tip.squares(row);
                Self { lines: [Some(row), None], squares, square, ..Self::NONE }
            }
        }
    }

    fn of_step<C: ChallengeClues>(reason: &Reason, tip: &Tip<C>) -> Self {
        let (forced, stage, square) = (reason.forced(), tip.stage(), Some(tip.square()));
        if stage == Stage::Where && forced.is_some() {
            return Self { square, ..Self::NONE };
        }
        let all = |lines: [Option<Line>; 2]| {
            let lines = lines.into_iter().flatten();
            lines.fold(SquareSet::EMPTY, |squares, line| squares | tip.squares(line))
        };
        let lines = pair(reason.lines());
        let squares = all(lines);
        if stage == Stage::Where {
            return Self { lines, squares, ..Self::NONE };
        }
        let across = pair(reason.across());
        Self {
            lines,
            across,
            squares,
            squares_across: all(across),
            left: *tip.free() & squares,
            forced: forced.unwrap_or(Forced::NONE),
            square: square.filter(|_| stage == Stage::What || forced.is_some()),
        }
    }

    /// The rows, columns and regions to look at.
    pub fn lines(&self) -> impl Iterator<Item = Line> + Clone {
        self.lines.into_iter().flatten()
    }

    /// The rows, columns or regions that the queens of [`lines`](Self::lines) take; none but for an
    /// X-wing or a claim.
    pub fn across(&self) -> impl Iterator<Item = Line> + Clone {
        self.across.into_iter().flatten()
    }

    /// The squares of [`lines`](Self::lines).
    #[must_use]
    pub const fn squares(&self) -> SquareSet {
        self.squares
    }

    /// The squares of the lines [`across`](Self::across).
    #[must_use]
    pub const fn squares_across(&self) -> SquareSet {
        self.squares_across
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
