//! The menu: the choice of a game and its board, or of a day.

use queen_challenge::{Game, Grade, Kind as ChallengeKind};

use crate::kind::Kind;
use crate::puzzles::PUZZLES;

/// A kind of game without its grade or day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// [`Kind::Learn`].
    Learn,
    /// [`Kind::Explore`].
    Explore,
    /// [`Kind::Challenge`].
    Challenge,
    /// [`Kind::Daily`].
    Daily,
}

impl Mode {
    /// All modes, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Learn, Self::Explore, Self::Challenge, Self::Daily];

    /// The name on the screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Learn => "Learn",
            Self::Explore => "Explore",
            Self::Challenge => "Challenge",
            Self::Daily => "Daily",
        }
    }

    /// A line on what is played; `None` if the kinds and grades below it say all.
    #[must_use]
    pub fn line(self) -> Option<&'static str> {
        match self {
            Self::Learn => Some("a board with each step explained"),
            Self::Explore => Some("find all solutions, on an empty board"),
            Self::Challenge => None,
            Self::Daily => Some(Game::OF_DAYS),
        }
    }
}

/// The choices in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The kind of game.
    pub mode: Mode,
    /// The kind of a challenge.
    pub challenge: ChallengeKind,
    /// The grade of a challenge.
    pub grade: Grade,
    /// The number of rows.
    pub size: usize,
    /// The index of a lesson of the kind. `None` is an easy board of the size to learn from.
    pub lesson: Option<usize>,
    /// A day that was begun. `None` is today, also after midnight.
    pub day: Option<u32>,
}

impl Default for Menu {
    fn default() -> Self {
        Self {
            mode: Mode::Explore,
            challenge: ChallengeKind::Queens,
            grade: Grade::Easy,
            size: 8,
            lesson: Some(0),
            day: None,
        }
    }
}

impl Menu {
    /// The chosen kind of game, on this day if it is of one.
    #[must_use]
    pub fn kind(&self, day: u32) -> Kind {
        match self.mode {
            Mode::Learn => Kind::Learn(self.challenge),
            Mode::Explore => Kind::Explore,
            Mode::Challenge => Kind::Challenge(self.challenge, self.grade),
            Mode::Daily => Kind::Daily(self.challenge, day),
        }
    }

    /// Moves this many lines down, up to the last size or day; `days` are those that can be chosen,
    /// and begin with today. Lessons are above the sizes.
    pub fn step(&mut self, lines: isize, days: &[u32]) {
        if self.mode == Mode::Daily {
            let chosen = days.iter().position(|&day| self.day == Some(day)).unwrap_or(0);
            let line = chosen.saturating_add_signed(lines).min(days.len().saturating_sub(1));
            self.day = days.get(line).copied().filter(|_| line > 0);
            return;
        }
        let (smallest, largest) = PUZZLES.sizes().into_inner();
        let lessons = if self.mode == Mode::Learn { self.challenge.lessons().len() } else { 0 };
        let lesson = self.lesson.filter(|&lesson| lesson < lessons);
        let line = lesson.unwrap_or(lessons + self.size - smallest).saturating_add_signed(lines);
        if self.mode == Mode::Learn {
            self.lesson = (line < lessons).then_some(line);
        }
        if line >= lessons {
            self.size = (line - lessons + smallest).min(largest);
        }
    }

    /// Moves this many modes to the right, up to the last one.
    pub fn turn(&mut self, modes: isize) {
        let index = Mode::ALL.iter().position(|&mode| mode == self.mode).unwrap_or(0);
        self.mode = Mode::ALL[index.saturating_add_signed(modes).min(Mode::ALL.len() - 1)];
    }

    /// Moves to the next kind of challenge, and from the last one to the first.
    pub fn next_challenge(&mut self) {
        let mut kinds =
            ChallengeKind::ALL.into_iter().cycle().skip_while(|&kind| kind != self.challenge);
        self.set_challenge(kinds.nth(1).unwrap_or(self.challenge));
    }

    /// Chooses a kind of challenge, and its first lesson or the day of today.
    pub fn set_challenge(&mut self, kind: ChallengeKind) {
        (self.challenge, self.day) = (kind, None);
        self.lesson = self.lesson.map(|_| 0);
    }

    /// Moves to the next grade, and from the last one to the first.
    pub fn next_grade(&mut self) {
        let mut grades =
            Grade::WITHOUT_GUESS.into_iter().cycle().skip_while(|&grade| grade != self.grade);
        self.grade = grades.nth(1).unwrap_or(self.grade);
    }
}
