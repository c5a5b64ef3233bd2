//! A tally of scores.

use crate::Score;

/// A tally of scores, such as those of a grade, or of a day of the week.
///
/// ```
/// use queen_challenge::{Score, Tally};
///
/// let score = Score { day: None, begun: 20_780, seconds: 125, tips: 0 };
/// let scores = [score, Score { seconds: 90, ..score }, Score { seconds: 60, tips: 1, ..score }];
/// let tally = Tally::of(scores.iter());
/// assert_eq!((tally.solved, tally.unaided), (3, 2));
/// assert_eq!((tally.fastest, tally.median), (Some(90), Some(90)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// The number of scores.
    pub solved: u32,
    /// The number of those without a tip.
    pub unaided: u32,
    /// The fewest seconds of those without a tip.
    pub fastest: Option<u32>,
    /// The seconds that more than half of the scores took at most.
    pub median: Option<u32>,
}

impl Tally {
    /// The tally of some scores.
    pub fn of<'a>(scores: impl Iterator<Item = &'a Score> + Clone) -> Self {
        let mut tally = Self::default();
        let (mut least, mut most) = (u32::MAX, 0);
        for &Score { seconds, tips, .. } in scores.clone() {
            tally.solved = tally.solved.saturating_add(1);
            if tips == 0 {
                tally.unaided = tally.unaided.saturating_add(1);
                tally.fastest = Some(tally.fastest.map_or(seconds, |best| best.min(seconds)));
            }
            (least, most) = (least.min(seconds), most.max(seconds));
        }
        if tally.solved == 0 {
            return tally;
        }
        let at_most = move |limit| scores.clone().filter(|score| score.seconds <= limit).count();
        // There is no room to sort the scores. More than half of them took `most` seconds at most,
        // and every number below `least` is too small for that.
        while least < most {
            let middle = least + (most - least) / 2;
            if at_most(middle) as u64 > u64::from(tally.solved / 2) {
                most = middle;
            } else {
                least = middle + 1;
            }
        }
        tally.median = Some(most);
        tally
    }
}
