//! A tip, in three stages.

use queen_runtime::{Board, Square, SquareSet};

use crate::others::OtherClues;
use crate::{ChallengeClues, Clues, Forced, Line, Notes, Step};

/// The part of a [`Tip`] that is shown.
///
/// ```
/// use queen_challenge::Stage;
///
/// assert_eq!(Stage::Where.next(), Some(Stage::Why));
/// assert_eq!(Stage::What.next(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Stage {
    /// Where to look.
    Where,
    /// Why something follows there.
    Why,
    /// What to do.
    What,
}

impl Stage {
    /// All stages, in their order.
    pub const ALL: [Self; 3] = [Self::Where, Self::Why, Self::What];

    /// The stage after this one; `None` after the last.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Where => Some(Self::Why),
            Self::Why => Some(Self::What),
            Self::What => None,
        }
    }
}

/// The subject of a [`Tip`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum TipKind {
    /// The next step of a challenge.
    Step(Step),
    /// A queen that the solution of the challenge does not have.
    WrongQueen(Square),
    /// A square that is ruled out although the solution has a queen there.
    WrongMark(Square),
    /// On a board to explore, the square that leads to the most solutions.
    Towards {
        /// The square.
        square: Square,
        /// The number of solutions with a queen there.
        solutions: u32,
        /// Whether none of these solutions has been found before.
        are_new: bool,
    },
}

/// A tip: a square, and the reason for it, told in three [stages](Stage).
///
/// [`Game::ask_tip`](crate::Game::ask_tip) gives one. It displays as the
/// [sentence of its stage](#impl-Display-for-Tip), and [`evidence`](Self::evidence) is what a board
/// shows beside it.
///
/// ```
/// use queen_challenge::{Challenge, Game, Line, Stage};
/// use queen_runtime::{Board, Square};
///
/// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let mut game = Game::new(challenge);
/// let tip = *game.ask_tip().unwrap();
/// assert_eq!(tip.stage(), Stage::Where);
/// assert!(tip.evidence().lines().eq([Line::Row(2)]));
/// assert_eq!(tip.evidence().square(), None);
///
/// let what = tip.at(Stage::What);
/// assert_eq!(what.evidence().square(), Some(Square::new(4, 3)));
/// println!("{what}");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Tip<C: ChallengeClues = Board> {
    kind: TipKind,
    stage: Stage,
    size: u8,
    /// The squares where a queen can stand. The default is for tips that do not need them.
    free: SquareSet,
    /// The clues with the regions, whose squares the evidence has.
    others: C::Others,
}

impl<C: ChallengeClues> Tip<C> {
    /// The first stage of a tip for these notes, with the clues beside the given queens.
    pub(crate) fn new(kind: TipKind, notes: &Notes, others: C::Others) -> Self {
        let free = match kind {
            TipKind::Step(_) => others.free(notes).unwrap_or_default(),
            TipKind::WrongQueen(_) | TipKind::WrongMark(_) | TipKind::Towards { .. } => {
                SquareSet::EMPTY
            }
        };
        let size = notes.queens.size() as u8;
        Self { kind, stage: Stage::Where, size, free, others }
    }

    /// The size of the board.
    pub(crate) const fn size(&self) -> usize {
        self.size as usize
    }

    /// The squares where a queen can stand, if the tip is a step.
    pub(crate) const fn free(&self) -> &SquareSet {
        &self.free
    }

    /// The squares of a line.
    pub(crate) fn squares(&self, line: Line) -> SquareSet {
        line.squares(self.size(), self.others.regions())
    }

    /// The region of a square, if there are regions.
    fn region_of(&self, square: Square) -> Option<Line> {
        self.others.regions()?.region_of(square).map(Line::Region)
    }

    /// The queens that a chain forces, in order, each with the row, the column or the region whose
    /// single it is.
    pub(crate) fn singles(&self, forced: &Forced) -> impl Iterator<Item = (Square, Line)> {
        let (mut free, mut queen) = (self.free, self.square());
        forced.queens().map(move |single| {
            // What is left once the queen before it stands.
            let region = self.region_of(queen).map(|region| self.squares(region));
            free -= region.unwrap_or_default();
            free = free.iter().filter(|&left| left != queen && !queen.attacks(left)).collect();
            queen = single;
            let (row, column) = (Line::Row(single.row()), Line::Column(single.column()));
            let is_single = |&line: &Line| (free & self.squares(line)).len() == 1;
            let line = [row, column].into_iter().find(is_single);
            (single, line.or_else(|| self.region_of(single)).unwrap_or(column))
        })
    }

    /// The subject.
    #[must_use]
    pub const fn kind(&self) -> TipKind {
        self.kind
    }

    /// The stage that is shown.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The same tip at another stage.
    #[must_use]
    pub const fn at(mut self, stage: Stage) -> Self {
        self.stage = stage;
        self
    }

    /// The square that the tip is about, which only the last stage tells.
    #[must_use]
    pub const fn square(&self) -> Square {
        match self.kind {
            TipKind::Step(step) => step.square(),
            TipKind::WrongQueen(square)
            | TipKind::WrongMark(square)
            | TipKind::Towards { square, .. } => square,
        }
    }
}

impl Tip {
    /// A tip of its own, without a board.
    pub(crate) const fn alone(kind: TipKind, stage: Stage, size: usize) -> Self {
        Self { kind, stage, size: size as u8, free: SquareSet::EMPTY, others: () }
    }
}

/// The same tip as one of a game that could have other clues.
impl From<Tip> for Tip<Clues> {
    fn from(Tip { kind, stage, size, free, .. }: Tip) -> Self {
        Self { kind, stage, size, free, others: OtherClues::NONE }
    }
}
