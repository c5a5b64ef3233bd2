//! Challenges of one kind, size and grade, in a random order, none an image of another.

use std::collections::HashSet;

use queen_challenge::{Challenge, Clues, Grade, Kind};
use queen_math::random::SplitMix64;
use queen_runtime::Symmetric;

use crate::random;
use crate::tables;

/// The largest size of which all challenges of queens are listed, which takes less than a second.
const MAX_LISTED_SIZE: usize = 9;

/// The largest number of challenges of a size and a grade that are listed on larger boards. That
/// takes seconds, but finding such rare ones by picking takes longer.
const MAX_LISTED: u32 = 1_000;

/// The number of picks in a row that bring nothing new, after which there seems to be no more.
pub const PICKS: usize = 1_000;

/// The challenges of a kind, a size and a grade, in a random order.
pub struct Group {
    kind: Kind,
    size: usize,
    grade: Grade,
    random: SplitMix64,
    /// All that are left of them, if they are few, as those of given queens alone can be.
    listed: Option<Vec<Challenge>>,
    /// Whether there seem to be no more.
    pub is_empty: bool,
}

impl Group {
    pub fn new(kind: Kind, size: usize, grade: Grade, mut random: SplitMix64) -> Self {
        let is_few = size <= MAX_LISTED_SIZE
            || grade.nb_of_challenges(size).is_some_and(|number| number <= MAX_LISTED);
        let listed = (kind == Kind::Queens && is_few).then(|| {
            let puzzle = tables::puzzle(size);
            let all = (0..=size).flat_map(|givens| Challenge::minimal(&puzzle, givens));
            let mut listed: Vec<_> = all.filter(|challenge| challenge.grade() == grade).collect();
            random::shuffle(&mut listed, &mut random);
            listed
        });
        Self { kind, size, grade, random, listed, is_empty: false }
    }

    /// The next challenge that is not an image of one that has been `known`, to which it is added.
    pub fn next(&mut self, known: &mut HashSet<Clues>) -> Option<Challenge<Clues>> {
        let puzzle = tables::puzzle(self.size);
        let picks = if self.listed.is_some() { usize::MAX } else { PICKS };
        let mut pick = || match &mut self.listed {
            Some(listed) => listed.pop().map(Challenge::into),
            None => self.kind.with_seed(&puzzle, self.random.next(), self.grade),
        };
        for _ in 0..picks {
            // The list is empty. A pick with a seed returns a challenge, as the grade is one of its
            // kind and size.
            let Some(challenge) = pick() else { break };
            if known.insert(challenge.clues().canonical()) {
                return Some(challenge);
            }
        }
        self.is_empty = true;
        None
    }
}
