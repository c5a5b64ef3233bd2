//! Statistics of each grade.

use queen_challenge::Grade;

use crate::feat::Feat;

/// What the player has done in a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The grade.
    pub grade: Grade,
    /// The number of challenges solved.
    pub solved: usize,
    /// The number of those solved without a tip.
    pub unaided: usize,
    /// The fewest seconds of those solved without a tip.
    pub fastest: Option<u32>,
}

impl Statistics {
    /// What was done in each grade, by the feats that count.
    #[must_use]
    pub fn of_each_grade(feats: &[Feat]) -> Vec<Self> {
        let feats: Vec<_> = feats.iter().map(|feat| (feat.challenge.grade(), feat)).collect();
        let of = |grade| {
            let solved: Vec<_> =
                feats.iter().filter(|feat| feat.0 == grade).map(|feat| feat.1).collect();
            let unaided = || solved.iter().filter(|feat| feat.score.tips == 0);
            Self {
                grade,
                solved: solved.len(),
                unaided: unaided().count(),
                fastest: unaided().map(|feat| feat.score.seconds).min(),
            }
        };
        Grade::ALL.into_iter().filter(|&grade| grade != Grade::Guess).map(of).collect()
    }
}
