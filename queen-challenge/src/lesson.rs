//! Lessons: small boards that teach a kind of challenge.

use crate::{Game, Kind};

/// A small board on which a game explains each step, and what it is about.
///
/// [`Kind::lessons`] has those of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Lesson {
    /// One or two sentences, to say before the first step.
    pub about: &'static str,
    /// The board, as text that [`Clues`](crate::Clues) are parsed from.
    pub clues: &'static str,
}

/// The lesson on queens, the only one: they need no more than how they attack.
const QUEENS: [Lesson; 1] = [Lesson { about: <Game>::ATTACKS, clues: "4 a2" }];

const BLOCKED: [Lesson; 3] = with_clues(
    Lesson::BLOCKED,
    ["5 blocked=a4,b4,c4,d4,d1", "5 blocked=e5,b3,c3,d3,c2", "5 blocked=d5,c4,a3,d3,a2,c1"],
);

const REGIONS: [Lesson; 3] = with_clues(
    Lesson::REGIONS,
    [
        "5 regions=AAABB/AAABB/CAADB/CCEEE/EEEEE",
        "5 regions=AABBC/DDBCC/DDDCC/EEDDD/DDDDD",
        "6 regions=ABBBBC/ABBBBC/AACCCC/ADDDED/FFDDDD/FDDDDD",
    ],
);

const MIXED: [Lesson; 3] = with_clues(
    Lesson::MIXED,
    [
        "6 d2 blocked=f6 regions=AABBBB/AACBBB/AADDDE/AADFEE/ADDFEE/DDDDEE",
        "5 d5 blocked=e3 regions=AABBB/AACCC/CCCCD/EECDD/EEEDD",
        "6 d5 blocked=e2,f1 regions=ABCCCD/ABCCCD/ABACDD/AAAAEE/AAFEEE/AEEEEE",
    ],
);

/// Lessons that are about this, one after the other, on boards with these clues.
const fn with_clues(about: [&'static str; 3], clues: [&'static str; 3]) -> [Lesson; 3] {
    [
        Lesson { about: about[0], clues: clues[0] },
        Lesson { about: about[1], clues: clues[1] },
        Lesson { about: about[2], clues: clues[2] },
    ]
}

impl Kind {
    /// The lessons of the kind, the easiest first.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Clues, Game, Kind};
    ///
    /// let [_, lesson, _] = Kind::Regions.lessons() else { panic!() };
    /// let clues: Clues = lesson.clues.parse().unwrap();
    /// let mut game = Game::new(Challenge::with(clues).unwrap());
    /// println!("{}", lesson.about);
    /// println!("{}", game.explain().unwrap()); // the first step, with its reason
    /// ```
    #[must_use]
    pub const fn lessons(self) -> &'static [Lesson] {
        match self {
            Self::Queens => &QUEENS,
            Self::Blocked => &BLOCKED,
            Self::Regions => &REGIONS,
            Self::Mixed => &MIXED,
        }
    }
}
