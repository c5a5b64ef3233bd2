//! The challenges of a book.

use std::collections::HashSet;

use queen_challenge::{Challenge, Clues, Grade, Kind};
use queen_math::Counted;
use queen_math::random::SplitMix64;
use queen_runtime::Symmetric;
use serde::Serialize;

use super::group::{Group, PICKS};
use super::lessons::Lesson;
use crate::printed::PrintedChallenge;
use crate::progress::Progress;
use crate::tables;

/// Challenges in ascending order of size, then by kind and grade, none of which is an image of
/// another.
#[derive(Serialize)]
pub struct Book {
    pub(super) seed: u64,
    pub(super) challenges: Vec<NumberedChallenge>,
    #[serde(skip)]
    pub(super) lessons: Vec<Lesson>,
    #[serde(skip)]
    pub(super) example: Option<Challenge<Clues>>,
    /// The call that makes this book.
    #[serde(skip)]
    pub(super) call: String,
    /// The title, if it is another than the number of puzzles.
    #[serde(skip)]
    title: Option<String>,
}

/// A challenge with its number in the book.
#[derive(Serialize)]
pub(super) struct NumberedChallenge {
    pub(super) number: usize,
    #[serde(flatten)]
    pub(super) printed: PrintedChallenge,
}

impl Book {
    /// Picks `count` challenges of these kinds, sizes and grades, about as many of each, and none
    /// of a group twice. The groups are in the order of the book. Returns the number that there
    /// seem to be if they are too few.
    pub fn new(
        groups: &[(Kind, usize, Grade)],
        count: usize,
        seed: u64,
        call: String,
        title: Option<String>,
    ) -> Result<Self, usize> {
        let progress = Progress::new(count as u64);
        let mut random = SplitMix64(seed);
        let mut known = HashSet::new();
        // The example is picked first, so that the book does not have it again.
        let example = Self::example(groups, &mut random);
        known.extend(example.as_ref().map(|example| example.clues().canonical()));
        // Each group has random numbers of its own: what it picks does not depend on the others.
        let mut pools: Vec<_> = groups
            .iter()
            .map(|&(kind, size, grade)| Group::new(kind, size, grade, SplitMix64(random.next())))
            .collect();
        let mut picked: Vec<Vec<Challenge<Clues>>> = groups.iter().map(|_| Vec::new()).collect();
        for number in 0..count {
            // Each turn picks a challenge or finds a group empty, so this ends.
            let (group, challenge) = loop {
                let open = (0..groups.len()).filter(|&group| !pools[group].is_empty);
                let next = open.min_by_key(|&group| shares(groups, &picked, group));
                let Some(group) = next else { return Err(number) };
                if let Some(challenge) = pools[group].next(&mut known) {
                    break (group, challenge);
                }
            };
            picked[group].push(challenge);
            progress.add(1);
        }
        let challenges = (1..).zip(picked.into_iter().flatten());
        let challenges: Vec<_> = challenges
            .map(|(number, challenge)| NumberedChallenge {
                number,
                printed: PrintedChallenge::of_book(challenge),
            })
            .collect();
        let lessons = Self::lessons(groups, &challenges, example.as_ref());
        Ok(Self { seed, challenges, lessons, example, call, title })
    }

    /// The sizes of the challenges, in ascending order.
    pub fn sizes(&self) -> Vec<usize> {
        let mut sizes: Vec<_> =
            self.challenges.iter().map(|challenge| challenge.printed.size).collect();
        sizes.dedup();
        sizes
    }

    /// Lessons of all reasons that the steps of such challenges, and of the example, may have.
    fn lessons(
        groups: &[(Kind, usize, Grade)],
        challenges: &[NumberedChallenge],
        example: Option<&Challenge<Clues>>,
    ) -> Vec<Lesson> {
        let grades = groups.iter().map(|&(.., grade)| grade);
        let hardest = grades.chain(example.map(Challenge::grade)).max();
        let challenges = challenges.iter().map(|challenge| &challenge.printed.challenge);
        let has_regions = challenges.chain(example).any(|it| it.regions().is_some());
        hardest.map_or(Vec::new(), |hardest| Lesson::all(hardest, has_regions))
    }

    /// A challenge that shows reasons for squares to be ruled out: a medium one of size 7, or of
    /// size 8 if the only group is that of medium ones of size 7. It has the kind of the groups, or
    /// all clues if they have several. `None` if there are no groups, or if no pick has so many
    /// steps.
    fn example(
        groups: &[(Kind, usize, Grade)],
        random: &mut SplitMix64,
    ) -> Option<Challenge<Clues>> {
        let &(first, ..) = groups.first()?;
        let is_of_one = groups.iter().all(|&(kind, ..)| kind == first);
        let kind = if is_of_one { first } else { Kind::Mixed };
        let group = (kind, 7, Grade::Medium);
        // The example is none of the book's challenges, so it would leave its only group with one
        // less to pick.
        let size = if groups == [group] { 8 } else { 7 };
        let puzzle = tables::puzzle(size);
        let mut picks =
            (0..PICKS).filter_map(|_| kind.with_seed(&puzzle, random.next(), Grade::Medium));
        // More take a page for themselves. Fewer than six show little.
        picks.find(|challenge| (6..=11).contains(&challenge.steps().count()))
    }

    /// The title.
    pub(super) fn title(&self) -> String {
        let number = || Counted(self.challenges.len(), "queens puzzle").to_string();
        self.title.clone().unwrap_or_else(number)
    }

    /// Whether a challenge of the book has such clues.
    pub(super) fn has_clues(&self, are_there: impl Fn(&Challenge<Clues>) -> bool) -> bool {
        self.challenges.iter().any(|challenge| are_there(&challenge.printed.challenge))
    }

    /// Whether the book has a challenge of this kind.
    pub(super) fn has_kind(&self, kind: Kind) -> bool {
        self.challenges.iter().any(|challenge| challenge.printed.kind == kind)
    }

    /// Whether the book has a challenge of this grade.
    pub(super) fn has(&self, grade: Grade) -> bool {
        self.challenges.iter().any(|challenge| challenge.printed.grade == grade)
    }

    /// Whether a challenge or a lesson of the book, or its example, has this grade.
    pub(super) fn names(&self, grade: Grade) -> bool {
        self.has(grade)
            || self.lessons.iter().any(|lesson| lesson.grade == grade)
            || self.example.as_ref().is_some_and(|example| example.grade() == grade)
    }
}

/// The numbers of challenges picked so far: those of a group, then those of its size, of its kind
/// and of its grade. The group with the least is next, so that each size has some even if there
/// are more groups than challenges.
fn shares(
    groups: &[(Kind, usize, Grade)],
    picked: &[Vec<Challenge<Clues>>],
    group: usize,
) -> [usize; 4] {
    let (kind, size, grade) = groups[group];
    let mut shares = [picked[group].len(), 0, 0, 0];
    for ((of_kind, of_size, of_grade), picked) in groups.iter().zip(picked) {
        let is_of = [*of_size == size, *of_kind == kind, *of_grade == grade];
        for (share, is_of) in shares[1..].iter_mut().zip(is_of) {
            *share += picked.len() * usize::from(is_of);
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(groups: &[(Kind, usize, Grade)], seed: u64) -> Challenge<Clues> {
        Book::example(groups, &mut SplitMix64(seed)).unwrap()
    }

    #[test]
    fn the_example_has_the_kind_of_the_book() {
        let of = |kind| (kind, 8, Grade::Easy);
        for kind in Kind::ALL {
            assert_eq!(example(&[of(kind)], 1).kind(), kind);
        }
        assert_eq!(example(&Kind::ALL.map(of), 1).kind(), Kind::Mixed);
    }

    #[test]
    fn the_example_has_another_size_if_the_book_has_but_one() {
        let of = |size| (Kind::Queens, size, Grade::Medium);
        let size = |groups: &[_]| example(groups, 1).givens().size();
        assert_eq!(size(&[of(7)]), 8);
        assert_eq!(size(&[of(8)]), 7);
        assert_eq!(size(&[of(7), of(8)]), 7);
    }

    #[test]
    fn the_example_has_steps_that_fit_its_page() {
        for seed in 0..100 {
            let steps = example(&[(Kind::Queens, 8, Grade::Easy)], seed).steps().count();
            assert!((6..=11).contains(&steps), "{seed}: {steps}");
        }
    }

    #[test]
    fn few_challenges_are_of_all_sizes_kinds_and_grades() {
        let sizes =
            (6..=8).flat_map(|size| [Kind::Blocked, Kind::Regions].map(|kind| (kind, size)));
        let groups: Vec<_> = sizes
            .flat_map(|(kind, size)| [Grade::Easy, Grade::Medium].map(|grade| (kind, size, grade)))
            .collect();
        for count in [3, 6, 12, 13] {
            let book = Book::new(&groups, count, 1, String::new(), None).ok().unwrap();
            assert_eq!(book.sizes(), [6, 7, 8], "{count}");
            for size in 6..=8 {
                let of_size = |puzzle: &&NumberedChallenge| puzzle.printed.size == size;
                let number = book.challenges.iter().filter(of_size).count();
                assert!((count / 3..=count.div_ceil(3)).contains(&number), "{count}: {number}");
            }
            assert!(book.has_kind(Kind::Blocked) && book.has_kind(Kind::Regions), "{count}");
            assert!(book.has(Grade::Easy) && book.has(Grade::Medium), "{count}");
        }
    }

    #[test]
    fn the_example_is_not_a_puzzle_of_the_book() {
        let groups = [6, 7].map(|size| (Kind::Queens, size, Grade::Medium));
        let book = |count| Book::new(&groups, count, 1, String::new(), None);
        let all = book(10_000).err().unwrap();
        let book = book(all).ok().unwrap();
        let example = book.example.as_ref().unwrap().clues().canonical();
        assert_eq!(book.challenges.len(), all);
        assert!(!book.has_clues(|challenge| challenge.clues().canonical() == example));
    }
}
