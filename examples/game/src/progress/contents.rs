//! The contents of the file of progress, line by line.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use queen_challenge::{Challenge, Clues, Grade, Kind, Record, Score, Verdict};
use queen_runtime::{AnySolution, Symmetric};

use crate::feat::Feat;
use crate::unfinished::Unfinished;

/// The first word of the line with the version, which is the first one of the file.
const TITLE: &str = "queen-game";

/// The line that says that regions have patterns.
const PATTERNS: &str = "patterns";

/// The version of the file, the second word.
const VERSION: u32 = 1;

/// A board that takes the place of another.
pub(super) type Change = (Option<Unfinished>, Option<Unfinished>);

/// All lines of the file.
#[derive(Clone, Debug, Default)]
pub(super) struct Contents {
    pub(super) solved: BTreeMap<Challenge<Clues>, Feat>,
    pub(super) daily: BTreeMap<(Kind, u32), Feat>,
    pub(super) found: BTreeSet<AnySolution>,
    pub(super) boards: Vec<Unfinished>,
    /// Whether regions have patterns.
    pub(super) patterns: bool,
    /// The lines that cannot be read, with their numbers.
    pub(super) unknown: Vec<(usize, Vec<u8>)>,
    pub(super) tally: Tally,
}

/// Counts of what was solved and found.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) solved: BTreeMap<(Kind, usize, Grade), usize>,
    pub(super) found: BTreeMap<usize, usize>,
}

impl Contents {
    pub(super) fn parse(bytes: &[u8]) -> io::Result<Self> {
        let mut contents = Self::default();
        let (mut last, mut lasts) = (None, Vec::new());
        for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
            let text = str::from_utf8(line).unwrap_or_default().trim();
            let version = text.strip_prefix(TITLE).and_then(|rest| rest.trim().parse::<u32>().ok());
            if let Some(version) = version {
                // Each of several files that were joined has one.
                if version > VERSION {
                    return Err(io::Error::other("a later version of the game has written it"));
                }
                lasts.extend(last);
            } else if let Ok(feat) = text.parse::<Feat>() {
                contents.add_feat(feat);
            } else if let Ok(board) = text.parse::<Unfinished>() {
                last = Some(contents.add_board(board));
            } else if text == PATTERNS {
                contents.patterns = true;
            } else if let Some(solution) = parse_solution(text) {
                contents.add_solution(solution);
            } else if !line.trim_ascii().is_empty() {
                contents.unknown.push((number, line.to_owned()));
            }
        }
        lasts.extend(last);
        contents.choose_last(&lasts);
        Ok(contents)
    }

    /// Adds a board from a file, and returns its index. Files that were joined may have it twice,
    /// and it was shown for the longer one of their times.
    fn add_board(&mut self, board: Unfinished) -> usize {
        let mut boards = self.boards.iter_mut().enumerate();
        if let Some((index, same)) = boards.find(|(_, other)| other.is_same_but_for_time(&board)) {
            same.game.join_time(&board.game);
            return index;
        }
        self.boards.push(board);
        self.boards.len() - 1
    }

    /// Puts the board that was left last at the end. Each of several files that were joined has
    /// one, whose index is among `lasts`, and which of these was the latest is not in the files.
    fn choose_last(&mut self, lasts: &[usize]) {
        let rank = |&index: &usize| self.boards.get(index).map(|of| self.rank(of));
        let last = lasts.iter().copied().max_by_key(rank);
        if let Some(index) = last {
            let board = self.boards.remove(index);
            self.boards.push(board);
        }
    }

    /// The rank of a board among those that were left last. One that is practice is the lowest. Of
    /// others, that of the latest day is the highest, whenever it was begun: a late board does not
    /// come before one of the day on which it was played. A board of no day is of the one on which
    /// it was begun. Of several of a day, one that will count is the highest.
    fn rank(&self, Unfinished { kind, game }: &Unfinished) -> impl Ord + use<> {
        let day = game.day();
        let is_practice = day.is_some_and(|day| self.daily.contains_key(&(kind.challenge(), day)));
        (!is_practice, day.or(game.begun()), game.will_count())
    }

    /// What a feat is worth beside those before it, on the day `today`.
    pub(super) fn verdict(&self, feat: &Feat, today: u32) -> Verdict {
        self.ask(&feat.challenge, today, |record| record.verdict(&feat.score))
    }

    /// Asks the record about a challenge, on the day `today`.
    pub(super) fn ask<T>(
        &self,
        challenge: &Challenge<Clues>,
        today: u32,
        ask: impl FnOnce(Record<'_>) -> T,
    ) -> T {
        let best = self.solved.get(challenge).map(|best| &best.score);
        ask(Record::new(&self.scores(challenge.kind()), today).with_best(best))
    }

    /// The scores of days of this kind.
    pub(super) fn scores(&self, kind: Kind) -> Vec<Score> {
        self.daily.range((kind, 0)..=(kind, u32::MAX)).map(|(_, feat)| feat.score).collect()
    }

    /// Adds a feat that was solved just now, and its solution, after all others.
    pub(super) fn solve(&mut self, feat: Feat, today: u32) -> Verdict {
        let verdict = self.verdict(&feat, today);
        if verdict.is_kept() {
            self.add_feat(feat);
        }
        self.add_solution(feat.challenge.solution());
        verdict
    }

    /// Adds a feat from a file: the one that stands for a day and the best one of a challenge are
    /// kept, whatever their order.
    pub(super) fn add_feat(&mut self, feat: Feat) {
        let (challenge, score) = (feat.challenge, feat.score);
        let kind = challenge.kind();
        if let Some(day) = score.day {
            let other = self.daily.get(&(kind, day)).map(|other| other.score);
            let scores: Vec<_> = other.into_iter().chain([score]).collect();
            if Record::new(&scores, day).score(day) == Some(&score) {
                self.daily.insert((kind, day), feat);
            }
        } else if self.verdict(&feat, score.begun).is_kept()
            && self.solved.insert(challenge, feat).is_none()
            && (kind != Kind::Queens || challenge.is_minimal())
        {
            let key = (kind, challenge.givens().size(), challenge.grade());
            *self.tally.solved.entry(key).or_default() += 1;
        }
    }

    pub(super) fn add_solution(&mut self, solution: AnySolution) -> bool {
        let is_new = self.found.insert(solution.canonical());
        if is_new {
            *self.tally.found.entry(solution.size()).or_default() += 1;
        }
        is_new
    }

    /// Adds what another game has solved and found. Whether regions have patterns stays as it is.
    pub(super) fn merge(&mut self, other: &Self) {
        for &feat in other.solved.values().chain(other.daily.values()) {
            self.add_feat(feat);
        }
        for &solution in &other.found {
            self.add_solution(solution);
        }
    }

    /// Notes whether regions have patterns, if that was chosen.
    pub(super) fn choose_patterns(&mut self, choice: Option<bool>) {
        self.patterns = choice.unwrap_or(self.patterns);
    }

    pub(super) fn change_boards(&mut self, changes: &[Change]) {
        for (old, new) in changes {
            // A board that another game has changed since is a board of its own now, unless only
            // time has passed there.
            let is_old = |board: &Unfinished| {
                old.as_ref().is_some_and(|old| old.is_same_but_for_time(board))
            };
            let stored = self.boards.iter().position(is_old).map(|index| self.boards.remove(index));
            let mut new = new.clone();
            if let (Some(new), Some(stored)) = (&mut new, stored) {
                new.game.join_time(&stored.game);
            }
            self.boards.extend(new);
        }
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = format!("{TITLE} {VERSION}\n").into_bytes();
        if self.patterns {
            bytes.extend_from_slice(format!("{PATTERNS}\n").as_bytes());
        }
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
