//! The path of a solve: what kind of move followed what, without any square.
//!
//! It is found by taking all moves back and making them again. Each is compared with the solution,
//! and only the kind of the move is kept: a path has nothing from which a square could be told.

use core::fmt::{self, Write};

use queen_runtime::SquareSet;

use crate::{ChallengeClues, Game, Notes};

/// The most signs: a path is one line of a text to share.
const MOST: usize = 30;

/// The path of a solve, from [`Game::path`]: a sign for each move, of which
/// [`SIGNS`](Self::SIGNS) says what they mean. It gives no square away.
///
/// It displays as its signs, and `…` where there are more than 30. Squares that are ruled out in a
/// row are one sign. With the feature `serde` it is serialized as that text.
///
/// ```
/// use queen_challenge::{Challenge, Game};
/// use queen_runtime::{Board, Square};
///
/// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let mut game = Game::new(challenge);
/// assert_eq!(game.path(), None);
///
/// let square = |name| Square::from_name(name, 6).unwrap();
/// game.toggle_mark(square("d2"));
/// game.toggle_mark(square("a1"));
/// game.toggle_queen(square("a5"));
/// game.toggle_queen(square("a5")); // takes it back
/// for queen in challenge.solution().queens() {
///     if !game.is_given(queen) {
///         game.toggle_queen(queen);
///     }
/// }
/// assert_eq!(game.path().unwrap().to_string(), "·✗↶♛♛♛♛♛");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Path {
    kinds: [MoveKind; MOST],
    len: u8,
    /// Whether there were more moves.
    is_cut: bool,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
enum MoveKind {
    /// Queens are placed, all of which the solution has.
    Right,
    /// Queens are placed, and the solution does not have all of them.
    Wrong,
    /// Queens are taken back, and none is placed.
    Back,
    /// Squares are ruled out, or that is taken back.
    Marks,
}

impl MoveKind {
    #[cfg(feature = "serde")]
    const ALL: [Self; 4] = [Self::Right, Self::Wrong, Self::Back, Self::Marks];

    fn of(before: &Notes, after: &Notes, solution: SquareSet) -> Self {
        let [old, new] = [before, after].map(|notes| SquareSet::from(notes.queens));
        let placed = new - old;
        if !placed.is_empty() {
            if (placed - solution).is_empty() { Self::Right } else { Self::Wrong }
        } else if (old - new).is_empty() {
            Self::Marks
        } else {
            Self::Back
        }
    }

    const fn sign(self) -> char {
        match self {
            Self::Right => '♛',
            Self::Wrong => '✗',
            Self::Back => '↶',
            Self::Marks => '·',
        }
    }
}

impl Path {
    pub(crate) const EMPTY: Self = Self { kinds: [MoveKind::Marks; MOST], len: 0, is_cut: false };

    /// The path with these signs; `None` if no path has them.
    #[cfg(feature = "serde")]
    pub(crate) fn from_signs(signs: &str) -> Option<Self> {
        let (kept, is_cut) = signs.strip_suffix('…').map_or((signs, false), |kept| (kept, true));
        let mut path = Self::EMPTY;
        for sign in kept.chars() {
            let kind = MoveKind::ALL.into_iter().find(|kind| kind.sign() == sign)?;
            path.add(kind);
        }
        // Only a full path is cut, and what `add` has joined or left out is no sign of a path.
        let is_full = usize::from(path.len) == MOST;
        let is_path = kept.chars().count() == usize::from(path.len) && (is_full || !is_cut);
        is_path.then_some(Self { is_cut, ..path })
    }

    /// Appends a move.
    pub(crate) fn push(&mut self, before: &Notes, after: &Notes, solution: SquareSet) {
        self.add(MoveKind::of(before, after, solution));
    }

    fn add(&mut self, kind: MoveKind) {
        let last = self.kinds().last();
        if kind == MoveKind::Marks && last == Some(kind) {
            return;
        }
        match self.kinds.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = kind;
                self.len += 1;
            }
            None => self.is_cut = true,
        }
    }

    fn kinds(&self) -> impl Iterator<Item = MoveKind> {
        self.kinds.into_iter().take(self.len.into())
    }

    /// Whether there is no move: the game has forgotten them.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// The signs.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kinds().try_for_each(|kind| f.write_char(kind.sign()))?;
        if self.is_cut { f.write_char('…') } else { Ok(()) }
    }
}

impl<C: ChallengeClues> Game<C> {
    /// The path on which the player solved a challenge, as far as its moves are kept; `None` unless
    /// it is solved, on a board to explore, and if moves were [taken over](Self::is_taken_over).
    ///
    /// [`Share::with_path`](crate::Share::with_path) shares it.
    #[must_use]
    pub fn path(&self) -> Option<Path> {
        let challenge = self.challenge().filter(|_| self.is_solved() && !self.is_taken_over())?;
        let solution = queen_runtime::Board::from(challenge.solution()).into();
        let (mut path, mut before) = (Path::EMPTY, None);
        self.retrace(|notes| {
            if let Some(before) = before.replace(*notes) {
                path.push(&before, notes, solution);
            }
        });
        Some(path)
    }
}
