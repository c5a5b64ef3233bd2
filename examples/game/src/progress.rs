//! Progress in all games: solved challenges, found solutions and unfinished boards.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use queen_challenge::{Challenge, Grade};
use queen_runtime::{AnySolution, Symmetric};

use crate::file;
use crate::record::{Feat, Unfinished};

/// The first word of the first line of the file.
const TITLE: &str = "queen-game";

/// The version of the file, the second word.
const VERSION: u32 = 1;

/// The progress of a player, and the file that stores it.
///
/// The first line of the file is `queen-game` and a version. Each other line is a [`Feat`], an
/// [`Unfinished`] board, or the columns of a solution's queens, from 1 and from the top row down. All
/// other lines are kept, whatever bytes they have.
#[derive(Debug)]
pub struct Progress {
    file: PathBuf,
    /// The reason why nothing is stored.
    obstacle: Option<String>,
    contents: Contents,
    /// The file as it was last read or written, so that it is parsed again only if another game has
    /// changed it.
    bytes: Vec<u8>,
    /// Changes of unfinished boards that are not stored yet.
    pending: Vec<Change>,
}

/// A board that takes the place of another.
type Change = (Option<Unfinished>, Option<Unfinished>);

#[derive(Clone, Debug, Default)]
struct Contents {
    solved: BTreeMap<Challenge, Feat>,
    daily: BTreeMap<u32, Feat>,
    found: BTreeSet<AnySolution>,
    boards: Vec<Unfinished>,
    /// The lines that cannot be read, with their numbers.
    unknown: Vec<(usize, Vec<u8>)>,
    tally: Tally,
}

/// Counts of what was solved and found.
#[derive(Clone, Debug, Default)]
struct Tally {
    solved: BTreeMap<(usize, Grade), usize>,
    found: BTreeMap<usize, usize>,
}

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
    pub fastest: Option<u64>,
}

impl Progress {
    /// Empty progress, to be stored in this file.
    #[must_use]
    pub fn empty(file: &Path) -> Self {
        let (file, contents) = (file.to_owned(), Contents::default());
        Self { file, obstacle: None, contents, bytes: Vec::new(), pending: Vec::new() }
    }

    /// Reads the file; the progress is empty if there is none.
    ///
    /// # Errors
    ///
    /// Returns an error if there is something that cannot be read, or that a later version of the game
    /// has written.
    pub fn load(file: &Path) -> io::Result<Self> {
        let bytes = file::read(file)?;
        let contents = Contents::parse(&bytes).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", file.display()))
        })?;
        Ok(Self { contents, bytes, ..Self::empty(file) })
    }

    /// Reads the file. If that fails, the progress is empty and will not be stored.
    #[must_use]
    pub fn load_or_empty(file: &Path) -> Self {
        Self::load(file)
            .unwrap_or_else(|error| Self { obstacle: Some(error.to_string()), ..Self::empty(file) })
    }

    /// The file in the user's data directory; `None` if there is no such directory.
    #[must_use]
    pub fn default_file() -> Option<PathBuf> {
        let directories = etcetera::choose_base_strategy().ok()?;
        Some(directories.data_dir().join("queen-game").join("found.txt"))
    }

    /// A sentence on what is wrong with the file; `None` if nothing is.
    #[must_use]
    pub fn warning(&self) -> Option<String> {
        if let Some(obstacle) = &self.obstacle {
            return Some(format!("Nothing is saved: {obstacle}."));
        }
        let (number, _) = self.contents.unknown.first()?;
        let file = self.file.display();
        Some(match self.contents.unknown.len() {
            1 => format!("Line {number} of {file} cannot be read. It is kept as it is."),
            lines => format!(
                "{lines} lines of {file} cannot be read, line {number} first. They are kept as they are."
            ),
        })
    }

    /// Whether nothing has been solved, found or begun.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Contents { solved, daily, found, boards, .. } = &self.contents;
        solved.is_empty() && daily.is_empty() && found.is_empty() && boards.is_empty()
    }

    /// The fundamental solutions that have been found, those of small boards first.
    #[must_use]
    pub fn solutions(&self) -> Vec<AnySolution> {
        let mut solutions: Vec<_> = self.contents.found.iter().copied().collect();
        solutions.sort_by_key(AnySolution::size);
        solutions
    }

    /// The best feat for each challenge that has been solved, and the best of each day, the latest
    /// first.
    #[must_use]
    pub fn feats(&self) -> Vec<Feat> {
        let Contents { solved, daily, .. } = &self.contents;
        let mut feats: Vec<_> = daily.values().rev().chain(solved.values()).copied().collect();
        feats.sort_by_key(|feat| std::cmp::Reverse(feat.day));
        feats
    }

    /// The boards that were begun and not finished, the one that was left last at the end.
    #[must_use]
    pub fn boards(&self) -> &[Unfinished] {
        &self.contents.boards
    }

    /// The number of solved challenges and the number of found solutions.
    #[must_use]
    pub fn totals(&self) -> (usize, usize) {
        let Contents { solved, daily, found, .. } = &self.contents;
        (solved.len() + daily.len(), found.len())
    }

    /// The number of fundamental solutions of this size that have been found.
    #[must_use]
    pub fn found(&self, size: usize) -> usize {
        self.contents.tally.found.get(&size).copied().unwrap_or(0)
    }

    /// The number of challenges of this size and grade without a needless queen that have been
    /// solved.
    #[must_use]
    pub fn solved(&self, size: usize, grade: Grade) -> usize {
        self.contents.tally.solved.get(&(size, grade)).copied().unwrap_or(0)
    }

    /// Whether the solution or an image of it has been found.
    #[must_use]
    pub fn has(&self, solution: AnySolution) -> bool {
        self.contents.found.contains(&solution.canonical())
    }

    /// The best feat for this challenge; `None` if it has not been solved.
    #[must_use]
    pub fn best(&self, challenge: &Challenge) -> Option<Feat> {
        self.contents.solved.get(challenge).copied()
    }

    /// The best feat for the challenge of this day; `None` if it has not been solved.
    #[must_use]
    pub fn daily(&self, day: u32) -> Option<Feat> {
        self.contents.daily.get(&day).copied()
    }

    /// The number of days in a row whose challenge has been solved, up to this day or the one before.
    #[must_use]
    pub fn streak(&self, today: u32) -> u32 {
        let is_solved = |day: &u32| self.contents.daily.contains_key(day);
        let last = if is_solved(&today) { today } else { today.saturating_sub(1) };
        (0..=last).rev().take_while(is_solved).map(|_| 1).sum()
    }

    /// The longest streak.
    #[must_use]
    pub fn longest_streak(&self) -> u32 {
        let (mut longest, mut streak, mut expected) = (0, 0, None);
        for &day in self.contents.daily.keys() {
            streak = if expected == Some(day) { streak + 1 } else { 1 };
            (longest, expected) = (longest.max(streak), day.checked_add(1));
        }
        longest
    }

    /// What was done in each grade, counted anew.
    #[must_use]
    pub fn statistics(&self) -> Vec<Statistics> {
        let feats: Vec<_> =
            self.feats().into_iter().map(|feat| (feat.challenge.grade(), feat)).collect();
        let of = |grade| {
            let solved: Vec<_> =
                feats.iter().filter(|feat| feat.0 == grade).map(|feat| feat.1).collect();
            let unaided = || solved.iter().filter(|feat| feat.tips == 0);
            Statistics {
                grade,
                solved: solved.len(),
                unaided: unaided().count(),
                fastest: unaided().map(|feat| feat.seconds).min(),
            }
        };
        Grade::ALL.into_iter().filter(|&grade| grade != Grade::Guess).map(of).collect()
    }

    /// Records a solution and returns whether it is new up to rotation and reflection.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written. The solution still counts as found, and the
    /// file is unchanged.
    pub fn record(&mut self, solution: AnySolution) -> io::Result<bool> {
        let is_new = self.contents.add_solution(solution);
        if is_new {
            self.save()?;
        }
        Ok(is_new)
    }

    /// Records a solved challenge and its solution, and returns whether the feat is the best so
    /// far.
    ///
    /// # Errors
    ///
    /// See [`record`](Self::record).
    pub fn record_feat(&mut self, feat: Feat) -> io::Result<bool> {
        let is_best = self.contents.add_feat(feat);
        let is_new = self.contents.add_solution(feat.challenge.solution());
        if is_best || is_new {
            self.save()?;
        }
        Ok(is_best)
    }

    /// Stores an unfinished board in the place of the one that was stored, if another game has not
    /// changed that. Either may be missing.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written. The next change that can be written takes
    /// this one with it.
    pub fn store(&mut self, old: Option<Unfinished>, new: Option<Unfinished>) -> io::Result<()> {
        if old == new {
            return Ok(());
        }
        self.pending.push((old, new));
        self.save()
    }

    /// Adds to the file what is new, and takes over what other games have written.
    fn save(&mut self) -> io::Result<()> {
        if let Some(obstacle) = &self.obstacle {
            return Err(io::Error::other(obstacle.clone()));
        }
        let mut merged = None;
        file::change(&self.file, |bytes| {
            let mut contents = if bytes == self.bytes {
                self.contents.clone()
            } else {
                let mut written = Contents::parse(bytes)?;
                written.merge(&self.contents);
                written
            };
            contents.change_boards(&self.pending);
            let bytes = contents.to_bytes();
            merged = Some((contents, bytes.clone()));
            Ok(bytes)
        })?;
        (self.contents, self.bytes) = merged.unwrap_or_default();
        self.pending.clear();
        Ok(())
    }
}

impl Contents {
    fn parse(bytes: &[u8]) -> io::Result<Self> {
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

    fn add_feat(&mut self, feat: Feat) -> bool {
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

    fn add_solution(&mut self, solution: AnySolution) -> bool {
        let is_new = self.found.insert(solution.canonical());
        if is_new {
            *self.tally.found.entry(solution.size()).or_default() += 1;
        }
        is_new
    }

    /// Adds what another game has solved and found.
    fn merge(&mut self, other: &Self) {
        for &feat in other.solved.values().chain(other.daily.values()) {
            self.add_feat(feat);
        }
        for &solution in &other.found {
            self.add_solution(solution);
        }
    }

    fn change_boards(&mut self, changes: &[Change]) {
        for (old, new) in changes {
            // A board that another game has changed since is a board of its own now.
            if let Some(index) = self.boards.iter().position(|board| Some(board) == old.as_ref()) {
                self.boards.remove(index);
            }
            self.boards.extend(*new);
        }
    }

    fn to_bytes(&self) -> Vec<u8> {
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
