//! A book of challenges: pages for print, or data for a game.

mod page;
mod paper;
mod pdf;
mod svg;

use std::collections::HashSet;

use queen_challenge::{Challenge, Grade, Notes};
use queen_math::random::SplitMix64;
use queen_runtime::{Board, Symmetric, Symmetry};
use serde::Serialize;

use crate::printed::PrintedChallenge;
use crate::progress::Progress;
use crate::random;
use crate::tables;

pub use paper::Paper;

/// The largest number of challenges in a book.
pub const MAX_COUNT: usize = 10_000;

/// The size, and the number of challenges of a size and a grade, up to which all are listed. That takes
/// less than a second for the size and seconds for the number, but finding rare ones takes longer.
const MAX_LISTED_SIZE: usize = 9;
const MAX_LISTED: u32 = 1_000;

/// The number of picks in a row that bring nothing new, after which there seems to be no more.
const PICKS: usize = 1_000;

/// Challenges in ascending order of size and grade, none of which is an image of another.
#[derive(Serialize)]
pub struct Book {
    seed: u64,
    challenges: Vec<Numbered>,
    #[serde(skip)]
    example: Option<Challenge>,
    /// The call that makes this book.
    #[serde(skip)]
    call: String,
}

/// A challenge with its number in the book.
#[derive(Serialize)]
struct Numbered {
    number: usize,
    #[serde(flatten)]
    printed: PrintedChallenge,
}

impl Book {
    /// Picks `count` challenges of these sizes and grades, about as many of each. Returns the number
    /// that there are if they are too few.
    pub fn new(
        groups: &[(usize, Grade)],
        count: usize,
        seed: u64,
        call: String,
    ) -> Result<Self, usize> {
        let progress = Progress::new(count as u64);
        let mut random = SplitMix64(seed);
        let mut known = HashSet::new();
        // The example is picked first, so that the book does not have it again.
        let example = Self::example(groups, &mut random);
        known.extend(example.as_ref().map(|example| canonical(example.givens())));
        let mut sources: Vec<_> = groups
            .iter()
            .map(|&(size, grade)| Source::new(size, grade, SplitMix64(random.next())))
            .collect();
        let mut picked: Vec<Vec<Challenge>> = groups.iter().map(|_| Vec::new()).collect();
        let mut missing = count;
        while missing > 0 {
            // What one group lacks, the others make up for.
            let open: Vec<_> =
                (0..groups.len()).filter(|&group| !sources[group].is_empty).collect();
            if open.is_empty() {
                return Err(count - missing);
            }
            for (index, &group) in open.iter().enumerate() {
                let share = missing.div_ceil(open.len() - index).min(missing);
                for _ in 0..share {
                    let Some(challenge) = sources[group].next(&mut known) else { break };
                    picked[group].push(challenge);
                    missing -= 1;
                    progress.add(1);
                }
            }
        }
        let challenges = (1..).zip(picked.into_iter().flatten());
        let challenges = challenges.map(|(number, challenge)| Numbered {
            number,
            printed: PrintedChallenge::of_book(challenge),
        });
        Ok(Self { seed, challenges: challenges.collect(), example, call })
    }

    /// A challenge that shows reasons for squares to be ruled out, unless the book is as small.
    fn example(groups: &[(usize, Grade)], random: &mut SplitMix64) -> Option<Challenge> {
        let group = (7, Grade::Medium);
        let group = if groups == [group] { (8, Grade::Medium) } else { group };
        let mut picks = (0..PICKS).filter_map(|_| {
            let puzzle = tables::puzzle(group.0);
            Challenge::with_seed(&puzzle, random.next(), group.1)
        });
        // The steps have to fit on the first page.
        picks.find(|challenge| (6..=11).contains(&Notes::new(*challenge.givens()).steps().count()))
    }

    /// Whether the book has a challenge of this grade.
    fn has(&self, grade: Grade) -> bool {
        self.challenges.iter().any(|challenge| challenge.printed.grade == grade)
    }

    /// The pages of the book as a PDF document.
    pub fn pdf(&self, paper: Paper) -> Vec<u8> {
        pdf::document(&page::title(self), &page::pages(self, paper), paper)
    }

    /// The pages of the book as SVG documents.
    pub fn svg(&self, paper: Paper) -> Vec<String> {
        let title = page::title(self);
        page::pages(self, paper).iter().map(|page| svg::document(&title, page, paper)).collect()
    }
}

/// The challenges of a size and a grade, in a random order.
struct Source {
    size: usize,
    grade: Grade,
    random: SplitMix64,
    /// All of them, if they are few.
    listed: Option<Vec<Challenge>>,
    is_empty: bool,
}

impl Source {
    fn new(size: usize, grade: Grade, mut random: SplitMix64) -> Self {
        let is_few = grade.nb_of_challenges(size).is_some_and(|number| number <= MAX_LISTED);
        let listed = (size <= MAX_LISTED_SIZE || is_few).then(|| {
            let puzzle = tables::puzzle(size);
            let all = (0..=size).flat_map(|givens| Challenge::minimal(&puzzle, givens));
            let mut listed: Vec<_> = all.filter(|challenge| challenge.grade() == grade).collect();
            random::shuffle(&mut listed, &mut random);
            listed
        });
        Self { size, grade, random, listed, is_empty: false }
    }

    /// The next challenge that is not an image of one that has been `known`.
    fn next(&mut self, known: &mut HashSet<[u16; Board::MAX_SIZE]>) -> Option<Challenge> {
        let puzzle = tables::puzzle(self.size);
        let picks = if self.listed.is_some() { usize::MAX } else { PICKS };
        let mut pick = || match &mut self.listed {
            Some(listed) => listed.pop(),
            None => Challenge::with_seed(&puzzle, self.random.next(), self.grade),
        };
        for _ in 0..picks {
            let Some(challenge) = pick() else { break };
            if known.insert(canonical(challenge.givens())) {
                return Some(challenge);
            }
        }
        self.is_empty = true;
        None
    }
}

/// The least of the images of a board.
fn canonical(board: &Board) -> [u16; Board::MAX_SIZE] {
    let images = Symmetry::ALL.map(|symmetry| board.transform(symmetry).row_masks());
    images.into_iter().min().expect("there are eight symmetries")
}
