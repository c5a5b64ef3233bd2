//! The menu: the choice of a kind, a grade and a size.

use queen_challenge::Grade;

use crate::game::PUZZLES;
use crate::kind::Kind;

/// The grades that can be chosen, which are all that need no guess.
pub const GRADES: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert];

/// A kind of game without its grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// [`Kind::Explore`].
    Explore,
    /// [`Kind::Challenge`].
    Challenge,
    /// [`Kind::Daily`].
    Today,
}

impl Mode {
    /// All modes, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::Explore, Self::Challenge, Self::Today];

    /// The name on the screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Explore => "Explore",
            Self::Challenge => "Challenge",
            Self::Today => "Today's",
        }
    }
}

/// The choices in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The kind of game.
    pub mode: Mode,
    /// The grade of a challenge.
    pub grade: Grade,
    /// The number of rows.
    pub size: usize,
}

impl Default for Menu {
    fn default() -> Self {
        Self { mode: Mode::Explore, grade: Grade::Easy, size: 8 }
    }
}

impl Menu {
    /// The chosen kind of game, on this day.
    #[must_use]
    pub fn kind(&self, day: u32) -> Kind {
        match self.mode {
            Mode::Explore => Kind::Explore,
            Mode::Challenge => Kind::Challenge(self.grade),
            Mode::Today => Kind::Daily(day, self.grade),
        }
    }

    /// Moves this many sizes down, up to the last one.
    pub fn step(&mut self, sizes: isize) {
        let (smallest, largest) = PUZZLES.sizes().into_inner();
        self.size = self.size.saturating_add_signed(sizes).clamp(smallest, largest);
    }

    /// Moves this many modes to the right, up to the last one.
    pub fn turn(&mut self, modes: isize) {
        self.mode = moved(&Mode::ALL, self.mode, modes);
    }

    /// Moves to the next grade, and from the last one to the first.
    pub fn next_grade(&mut self) {
        let harder = moved(&GRADES, self.grade, 1);
        self.grade = if harder == self.grade { GRADES[0] } else { harder };
    }
}

fn moved<T: Copy + PartialEq>(all: &[T], from: T, by: isize) -> T {
    let index = all.iter().position(|&one| one == from).unwrap_or(0);
    all[index.saturating_add_signed(by).min(all.len() - 1)]
}
