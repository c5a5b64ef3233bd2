//! The record of solved challenges and found solutions, in all games.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use queen_challenge::Challenge;
use queen_runtime::{AnySolution, Symmetric};
use tempfile::NamedTempFile;

use crate::feat::Feat;

/// The solved challenges, the fundamental solutions that have been found, and the file that stores
/// both.
///
/// Each line of the file is a [`Feat`] or the columns of a solution's queens, from 1 and from the
/// top row down. All other lines are kept, whatever bytes they have.
#[derive(Debug)]
pub struct Progress {
    file: PathBuf,
    solved: BTreeMap<Challenge, Feat>,
    found: BTreeSet<AnySolution>,
    unknown: Vec<Vec<u8>>,
}

impl Progress {
    /// Empty progress, to be stored in this file.
    #[must_use]
    pub fn empty(file: &Path) -> Self {
        Self {
            file: file.to_owned(),
            solved: BTreeMap::new(),
            found: BTreeSet::new(),
            unknown: Vec::new(),
        }
    }

    /// Reads the file; the progress is empty if there is none.
    ///
    /// # Errors
    ///
    /// Returns an error if there is a file that cannot be read.
    pub fn load(file: &Path) -> io::Result<Self> {
        let mut progress = Self::empty(file);
        match fs::read(file) {
            Ok(bytes) => progress.parse(&bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                let message = format!("{}: {error}", file.display());
                return Err(io::Error::new(error.kind(), message));
            }
        }
        Ok(progress)
    }

    /// The file in the user's data directory; `None` if there is no such directory.
    #[must_use]
    pub fn default_file() -> Option<PathBuf> {
        let directories = etcetera::choose_base_strategy().ok()?;
        Some(directories.data_dir().join("queen-game").join("found.txt"))
    }

    /// The fundamental solutions that have been found, those of small boards first.
    #[must_use]
    pub fn solutions(&self) -> Vec<AnySolution> {
        let mut solutions: Vec<_> = self.found.iter().copied().collect();
        solutions.sort_by_key(AnySolution::size);
        solutions
    }

    /// The best feat for each challenge that has been solved, the latest first.
    #[must_use]
    pub fn feats(&self) -> Vec<Feat> {
        let mut feats: Vec<_> = self.solved.values().copied().collect();
        feats.sort_by_key(|feat| std::cmp::Reverse(feat.day));
        feats
    }

    /// The number of fundamental solutions of this size that have been found.
    #[must_use]
    pub fn found(&self, size: usize) -> usize {
        self.found.iter().filter(|solution| solution.size() == size).count()
    }

    /// Whether the solution or an image of it has been found.
    #[must_use]
    pub fn has(&self, solution: AnySolution) -> bool {
        self.found.contains(&solution.canonical())
    }

    /// The best feat for this challenge; `None` if it has not been solved.
    #[must_use]
    pub fn best(&self, challenge: &Challenge) -> Option<Feat> {
        self.solved.get(challenge).copied()
    }

    /// Records a solution and returns whether it is new up to rotation and reflection.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written. The solution still counts as found, and the
    /// file is unchanged.
    pub fn record(&mut self, solution: AnySolution) -> io::Result<bool> {
        let is_new = self.found.insert(solution.canonical());
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
        let is_best = self.keep_best(feat);
        let is_new = self.found.insert(feat.challenge.solution().canonical());
        if is_best || is_new {
            self.save()?;
        }
        Ok(is_best)
    }

    fn keep_best(&mut self, feat: Feat) -> bool {
        let is_best = self.best(&feat.challenge).is_none_or(|best| feat.is_better_than(&best));
        if is_best {
            self.solved.insert(feat.challenge, feat);
        }
        is_best
    }

    fn parse(&mut self, bytes: &[u8]) {
        for line in bytes.split(|&byte| byte == b'\n') {
            let text = str::from_utf8(line).unwrap_or_default().trim();
            if let Ok(feat) = text.parse() {
                self.keep_best(feat);
            } else if let Some(solution) = parse_solution(text) {
                self.found.insert(solution);
            } else if !line.trim_ascii().is_empty() {
                self.unknown.push(line.to_owned());
            }
        }
    }

    /// Replaces the file atomically, so that there is always a complete one. Keeps what another
    /// game has written since.
    fn save(&mut self) -> io::Result<()> {
        let written = Self::load(&self.file)?;
        self.found.extend(written.found);
        self.unknown = written.unknown;
        for feat in written.solved.into_values() {
            self.keep_best(feat);
        }
        let directory = self.file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(directory)?;
        let mut new = NamedTempFile::new_in(directory)?;
        self.write(&mut new)?;
        new.as_file().sync_all()?;
        new.persist(&self.file)?;
        Ok(())
    }

    fn write(&self, file: &mut impl Write) -> io::Result<()> {
        for line in &self.unknown {
            file.write_all(line)?;
            writeln!(file)?;
        }
        for feat in self.solved.values() {
            writeln!(file, "{feat}")?;
        }
        for solution in &self.found {
            let columns: Vec<_> =
                solution.columns().iter().map(|column| (column + 1).to_string()).collect();
            writeln!(file, "{}", columns.join(" "))?;
        }
        Ok(())
    }
}

fn parse_solution(line: &str) -> Option<AnySolution> {
    let columns: Option<Vec<u8>> =
        line.split_whitespace().map(|column| column.parse::<u8>().ok()?.checked_sub(1)).collect();
    Some(AnySolution::new(&columns?).ok()?.canonical())
}
