//! The contents of the file of progress, line by line.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use queen_challenge::{Challenge, Grade};
use queen_runtime::{AnySolution, Symmetric};

use crate::feat::Feat;
use crate::unfinished::Unfinished;

/// The first word of the first line of the file.
const TITLE: &str = "queen-game";

/// The version of the file, the second word.
const VERSION: u32 = 1;

/// A board that takes the place of another.
pub(super) type Change = (Option<Unfinished>, Option<Unfinished>);

/// All lines of the file.
#[derive(Clone, Debug, Default)]
pub(super) struct Contents {
    pub(super) solved: BTreeMap<Challenge, Feat>,
    pub(super) daily: BTreeMap<u32, Feat>,
    pub(super) found: BTreeSet<AnySolution>,
    pub(super) boards: Vec<Unfinished>,
    /// The lines that cannot be read, with their numbers.
    pub(super) unknown: Vec<(usize, Vec<u8>)>,
    pub(super) tally: Tally,
}

/// Counts of what was solved and found.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) solved: BTreeMap<(usize, Grade), usize>,
    pub(super) found: BTreeMap<usize, usize>,
}

impl Contents {
    pub(super) fn parse(bytes: &[u8]) -> io::Result<Self> {
        let mut contents = Self::default();
        for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
            let text = str::from_utf8(line).unwrap_or_default().trim();
            let version = text.strip_prefix(TITLE).and_then(|rest| rest.trim().parse::<u32>().ok());
            if number == 1 && version.is_some_and(|version| version > VERSION) {
                return Err(io::Error::other("a later version of the game has written it"));
            } else if number == 1 && version.is_some() {
            } else if let Ok(feat) = text.parse::<Feat>() {
                contents.add_feat(feat);
            } else if let Ok(board) = text.parse::<Unfinished>() {
                contents.boards.push(board);
            } else if let Some(solution) = parse_solution(text) {
                contents.add_solution(solution);
            } else if !line.trim_ascii().is_empty() {
                contents.unknown.push((number, line.to_owned()));
            }
        }
        Ok(contents)
    }

    pub(super) fn add_feat(&mut self, feat: Feat) -> bool {
        let best = if feat.is_daily {
            self.daily.get(&feat.day)
        } else {
            self.solved.get(&feat.challenge)
        };
        let (is_best, is_new) = (best.is_none_or(|best| feat.is_better_than(best)), best.is_none());
        if is_best && feat.is_daily {
            self.daily.insert(feat.day, feat);
        } else if is_best {
            self.solved.insert(feat.challenge, feat);
        }
        if is_new && !feat.is_daily && feat.challenge.is_minimal() {
            let key = (feat.challenge.givens().size(), feat.challenge.grade());
            *self.tally.solved.entry(key).or_default() += 1;
        }
        is_best
    }

    pub(super) fn add_solution(&mut self, solution: AnySolution) -> bool {
        let is_new = self.found.insert(solution.canonical());
        if is_new {
            *self.tally.found.entry(solution.size()).or_default() += 1;
        }
        is_new
    }

    /// Adds what another game has solved and found.
    pub(super) fn merge(&mut self, other: &Self) {
        for &feat in other.solved.values().chain(other.daily.values()) {
            self.add_feat(feat);
        }
        for &solution in &other.found {
            self.add_solution(solution);
        }
    }

    pub(super) fn change_boards(&mut self, changes: &[Change]) {
        for (old, new) in changes {
            // A board that another game has changed since is a board of its own now.
            if let Some(index) = self.boards.iter().position(|board| Some(board) == old.as_ref()) {
                self.boards.remove(index);
            }
            self.boards.extend(*new);
        }
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = format!("{TITLE} {VERSION}\n").into_bytes();
        for (_, line) in &self.unknown {
            bytes.extend_from_slice(line);
            bytes.push(b'\n');
        }
        let feats = self.solved.values().chain(self.daily.values());
        let lines = feats.map(ToString::to_string);
        let lines = lines.chain(self.found.iter().map(columns));
        for line in lines.chain(self.boards.iter().map(ToString::to_string)) {
            let _ = writeln!(bytes, "{line}");
        }
        bytes
    }
}

fn columns(solution: &AnySolution) -> String {
    let columns: Vec<_> = solution.into_iter().map(|column| (column + 1).to_string()).collect();
    columns.join(" ")
}

fn parse_solution(line: &str) -> Option<AnySolution> {
    let columns: Option<Vec<u8>> =
        line.split_whitespace().map(|column| column.parse::<u8>().ok()?.checked_sub(1)).collect();
    AnySolution::from_columns(&columns?).ok()
}
