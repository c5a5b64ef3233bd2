//! Sentences of tips, read as a player reads them and checked against the board.

use std::collections::BTreeSet;

use queen_challenge::{Challenge, Clues, Game, Kind, Line, Notes, Reason, Stage, TipKind};
use queen_runtime::Square;

use crate::boards::puzzle;
use crate::free::{all_lines, excludes, free_of};
use crate::reasons::{is_empty, with_queen};

/// A board as the sentence about it is read: names instead of rows, columns and regions.
struct Reader<'a> {
    challenge: &'a Challenge<Clues>,
    notes: Notes,
}

impl Reader<'_> {
    fn size(&self) -> usize {
        self.challenge.givens().size()
    }

    /// The line with a name such as `row 3`, which needs a queen.
    fn line(&self, name: &str) -> Line {
        let name = name.to_lowercase();
        let line = all_lines(self.challenge).find(|line| {
            let (kind, which) = match *line {
                Line::Row(row) => ("row", (self.size() - row).to_string()),
                Line::Column(column) => ("column", letter(column)),
                Line::Region(region) => ("region", letter(region)),
            };
            name == format!("{kind} {which}")
        });
        line.unwrap_or_else(|| panic!("{name} is no line"))
    }

    /// The squares of a line on which its queen can still stand. It has no queen.
    fn left(&self, name: &str) -> Vec<Square> {
        let line = self.line(name);
        let left = free_of(self.challenge, &self.notes, line);
        assert!(!left.is_empty() || is_empty(self.challenge, &self.notes, line), "{name}");
        left
    }

    /// Whether a square for a queen, none of these, is such that a queen there takes all of these.
    fn another_takes(&self, left: &[Square], takes: impl Fn(Square, Square) -> bool) -> bool {
        let free = self.challenge.free(&self.notes).unwrap();
        free.iter()
            .any(|square| !left.contains(&square) && left.iter().all(|&other| takes(square, other)))
    }

    /// The squares left in two lines, as in `rows 3 and 4`.
    fn pair(&self, names: &str) -> Vec<Square> {
        let (kind, both) = names.split_once("s ").unwrap();
        let (one, other) = both.split_once(" and ").unwrap();
        [one, other].map(|which| self.left(&format!("{kind} {which}"))).concat()
    }

    /// Asserts what a sentence says, and returns the words that tell it from others.
    fn assert_true(&mut self, sentence: &str) -> &'static str {
        let sentence = sentence.strip_suffix('.').unwrap();
        let attacks = |square: Square, other| square.attacks(other);
        let counts = [
            (" has only one square left", 1),
            (" has two squares left; another square attacks both", 2),
            (" has three squares left; another square attacks them all", 3),
        ];
        for (words, count) in counts {
            let Some(name) = sentence.strip_suffix(words) else { continue };
            let left = self.left(name);
            assert_eq!(left.len(), count);
            assert!(count == 1 || self.another_takes(&left, attacks));
            return words;
        }
        if let Some(name) = sentence.strip_prefix("Another square attacks all squares left in ") {
            assert!(self.another_takes(&self.left(name), attacks));
            return "attacks all squares left";
        }
        let or_shares = sentence.strip_suffix(", or shares its region");
        if let Some(name) = or_shares
            .and_then(|sentence| sentence.strip_prefix("Another square attacks each one left in "))
        {
            let takes = |square, other| excludes(self.challenge, square, other);
            assert!(self.another_takes(&self.left(name), takes));
            return "shares its region";
        }
        if let Some((name, region)) = sentence.split_once(" has squares left only in ") {
            let (region, same) = region.split_once(": its queen is that of ").unwrap();
            let of_region = self.left(region);
            assert!(region == same && self.left(name).iter().all(|left| of_region.contains(left)));
            return "its queen is that";
        }
        if let Some((names, across)) = sentence.split_once(" have squares left only in ") {
            let inside = self.pair(across.strip_suffix(": they take both").unwrap());
            assert!(self.pair(names).iter().all(|left| inside.contains(left)));
            return "they take both";
        }
        let chain = sentence.strip_prefix("A queen on ").unwrap();
        let (first, chain) = chain.split_once(" would leave only ").unwrap();
        let (chain, empty) = chain.split_once(", and no square in ").unwrap();
        let square = |name: &str| Square::from_name(name, self.size()).unwrap();
        self.notes = with_queen(&self.notes, square(first));
        for forced in chain.split(", then ") {
            // Of a long chain, only the first line is told.
            let (name, line) = forced.split_once(" in ").unzip();
            let queen = Square::from_name(name.unwrap_or(forced), self.size()).unwrap();
            match line {
                Some(line) => assert_eq!(self.left(line), [queen]),
                None => assert!(
                    all_lines(self.challenge)
                        .any(|line| { free_of(self.challenge, &self.notes, line) == [queen] })
                ),
            }
            self.notes = with_queen(&self.notes, queen);
        }
        assert!(is_empty(self.challenge, &self.notes, self.line(empty)));
        "would leave only"
    }
}

fn letter(index: usize) -> String {
    "abcdefghijklmnop"[index..=index].to_owned()
}

/// Follows tips to the solution. Returns the reasons and the sentences that there were.
fn read_all(challenge: Challenge<Clues>) -> BTreeSet<(&'static str, &'static str)> {
    let mut found = BTreeSet::new();
    let mut game = Game::new(challenge);
    while let Some(tip) = game.explain().copied() {
        let TipKind::Step(step) = tip.kind() else { panic!("there is no mistake") };
        let sentence = tip.at(Stage::Why).to_string();
        let mut reader = Reader { challenge: &challenge, notes: *game.notes() };
        println!("{} {}: {sentence}", challenge.clues(), game.notes().queens);
        found.insert((step.reason().name(), reader.assert_true(&sentence)));
        assert!(game.follow_tip());
    }
    assert!(game.is_solved());
    found
}

/// A region can leave one square of a line too, so the sentence of a single does not name attacks.
#[test]
fn tips_tell_the_truth_on_boards_of_each_kind() {
    for kind in Kind::ALL {
        let mut found = BTreeSet::new();
        for size in [6, 7, 8] {
            for &grade in kind.grades(size) {
                for seed in 0..4 {
                    let challenge = kind.with_seed(&puzzle(size), seed, grade);
                    found.extend(challenge.map(read_all).into_iter().flatten());
                }
            }
        }
        let has_regions = matches!(kind, Kind::Regions | Kind::Mixed);
        let reasons: BTreeSet<_> = found.iter().map(|(reason, _)| *reason).collect();
        let of_regions = Reason::OF_REGIONS.iter().filter(|_| has_regions);
        let all = Reason::BY_GRADE.iter().chain(of_regions).map(|(name, ..)| *name);
        assert_eq!(reasons, all.collect(), "{kind}");
        // Covering has two sentences.
        assert_eq!(found.len(), reasons.len() + usize::from(has_regions), "{kind}: {found:?}");
    }
}
