//! Statistics of each grade, for a kind of challenge.

use queen_challenge::{Grade, Kind, Tally};

use crate::feat::Feat;

/// What the player has done in a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The grade.
    pub grade: Grade,
    /// The tally of its scores.
    pub tally: Tally,
}

impl Statistics {
    /// What was done in each grade of a kind, by the feats that count.
    #[must_use]
    pub fn of_each_grade(feats: &[Feat], kind: Kind) -> Vec<Self> {
        let feats = feats.iter().filter(|feat| feat.challenge.kind() == kind);
        let feats: Vec<_> = feats.map(|feat| (feat.challenge.grade(), feat)).collect();
        let of = |grade| {
            let scores = feats.iter().filter(|feat| feat.0 == grade).map(|feat| &feat.1.score);
            Self { grade, tally: Tally::of(scores) }
        };
        Grade::WITHOUT_GUESS.map(of).to_vec()
    }
}
