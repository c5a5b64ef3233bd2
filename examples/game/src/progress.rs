//! The progress of a player in all games, stored in a file.

mod contents;
mod left;

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::{fs, io};

use etcetera::BaseStrategy;
use queen_challenge::{Challenge, Clues, Grade, Kind, Record, Score, Verdict};
use queen_runtime::{AnySolution, Symmetric};

use crate::feat::Feat;
use crate::shared_file;
use crate::unfinished::Unfinished;
use contents::{Change, Contents};
use left::Left;

/// The progress of a player, stored in a file.
///
/// The first line of the file is `queen-game` and a version. Each other line is a [`Feat`], an
/// [`Unfinished`] board, the columns of a solution's queens, from 1 and from the top row down, or
/// `patterns`, if regions are drawn with them. All other lines are kept, whatever bytes they have.
/// Files of several devices may be joined, one after the other. What a game could not store when it
/// ended is in a file [beside](Left) it, until the next game joins it.
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
    /// The choice whether regions have patterns, if it is not stored yet.
    patterns: Option<bool>,
    /// Whether there is something that could not be stored.
    is_unsaved: bool,
}

impl Progress {
    /// Empty progress, to be stored in this file.
    #[must_use]
    pub fn empty(file: &Path) -> Self {
        let (file, contents) = (file.to_owned(), Contents::default());
        let (bytes, pending) = (Vec::new(), Vec::new());
        let patterns = None;
        Self { file, obstacle: None, contents, bytes, pending, patterns, is_unsaved: false }
    }

    /// Reads the file; the progress is empty if there is none.
    ///
    /// # Errors
    ///
    /// Returns an error if there is something that cannot be read, or that a later version of the
    /// game has written.
    pub fn load(file: &Path) -> io::Result<Self> {
        let bytes = shared_file::read(file)?;
        let contents = Contents::parse(&bytes).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", file.display()))
        })?;
        let mut progress = Self { contents, bytes, ..Self::empty(file) };
        if !Left::files(file).is_empty() {
            // If that fails, a later change takes it over.
            let _ = progress.save(|_| ());
        }
        Ok(progress)
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
                "{lines} lines of {file} cannot be read, line {number} first. They are kept as \
                 they are."
            ),
        })
    }

    /// Whether nothing has been solved, found or begun.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Contents { solved, daily, found, boards, .. } = &self.contents;
        let is_begun = |board: &Unfinished| board.game.is_begun(false);
        solved.is_empty() && daily.is_empty() && found.is_empty() && !boards.iter().any(is_begun)
    }

    /// The fundamental solutions that have been found, those of small boards first.
    #[must_use]
    pub fn solutions(&self) -> Vec<AnySolution> {
        let mut solutions: Vec<_> = self.contents.found.iter().copied().collect();
        solutions.sort_by_key(AnySolution::size);
        solutions
    }

    /// The best feat for each challenge that has been solved, and the first of each day, the latest
    /// first.
    #[must_use]
    pub fn feats(&self) -> Vec<Feat> {
        let Contents { solved, daily, .. } = &self.contents;
        let mut feats: Vec<_> = daily.values().rev().chain(solved.values()).copied().collect();
        feats.sort_by_key(|feat| std::cmp::Reverse(feat.day()));
        feats
    }

    /// The boards that were begun and not finished, the one that was left last at the end.
    #[must_use]
    pub fn boards(&self) -> &[Unfinished] {
        &self.contents.boards
    }

    /// The same boards, with the changes that could not be stored yet.
    #[must_use]
    pub fn begun(&self) -> Vec<Unfinished> {
        let boards = self.boards().to_vec();
        let mut contents = Contents { boards, ..Contents::default() };
        contents.change_boards(&self.pending);
        contents.boards
    }

    /// The number of solved challenges and the number of found solutions.
    #[must_use]
    pub fn totals(&self) -> (usize, usize) {
        let Contents { solved, daily, found, .. } = &self.contents;
        (solved.len() + daily.len(), found.len())
    }

    /// The number of challenges of days that have been solved.
    #[must_use]
    pub fn days(&self) -> usize {
        self.contents.daily.len()
    }

    /// The number of fundamental solutions of this size that have been found.
    #[must_use]
    pub fn found(&self, size: usize) -> usize {
        self.contents.tally.found.get(&size).copied().unwrap_or(0)
    }

    /// The number of challenges of this kind, size and grade that have been solved, those of queens
    /// without a needless one.
    #[must_use]
    pub fn solved(&self, kind: Kind, size: usize, grade: Grade) -> usize {
        self.contents.tally.solved.get(&(kind, size, grade)).copied().unwrap_or(0)
    }

    /// Whether regions have patterns.
    #[must_use]
    pub fn has_patterns(&self) -> bool {
        self.contents.patterns
    }

    /// Stores whether regions have patterns.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written. The next change that can be written takes
    /// this one with it.
    pub fn set_patterns(&mut self, patterns: bool) -> io::Result<()> {
        (self.contents.patterns, self.patterns) = (patterns, Some(patterns));
        self.save(|_| ())
    }

    /// Whether the solution or an image of it has been found.
    #[must_use]
    pub fn has(&self, solution: AnySolution) -> bool {
        self.contents.found.contains(&solution.canonical())
    }

    /// The best feat for this challenge; `None` if it has not been solved.
    #[must_use]
    pub fn best(&self, challenge: &Challenge<Clues>) -> Option<Feat> {
        self.contents.solved.get(challenge).copied()
    }

    /// The first feat for the challenge of this kind and day; `None` if it has not been solved.
    #[must_use]
    pub fn daily(&self, kind: Kind, day: u32) -> Option<Feat> {
        self.contents.daily.get(&(kind, day)).copied()
    }

    /// The scores that stand for the days whose challenge of this kind has been solved.
    #[must_use]
    pub fn scores(&self, kind: Kind) -> Vec<Score> {
        self.contents.scores(kind)
    }

    /// The score that stands for a challenge; `None` if it has not been solved.
    #[must_use]
    pub fn standing(&self, challenge: &Challenge<Clues>, day: Option<u32>) -> Option<Score> {
        let ask = |record: Record<'_>| record.standing(day).copied();
        // It stands on each date.
        self.contents.ask(challenge, 0, ask)
    }

    /// Takes over what other games have written. What cannot be read is left to the next change.
    pub fn refresh(&mut self) {
        if let (None, Ok(bytes)) = (&self.obstacle, shared_file::read(&self.file))
            && bytes != self.bytes
            && let Ok(mut written) = Contents::parse(&bytes)
        {
            written.merge(&self.contents);
            written.choose_patterns(self.patterns);
            (self.contents, self.bytes) = (written, bytes);
        }
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
            self.save(|_| ())?;
        }
        Ok(is_new)
    }

    /// Records a solved challenge and its solution, and returns the verdict on the day `today`:
    /// beside what is in the file by now, as another game may have solved the challenge meanwhile.
    /// The other result is an error if the feat is to be kept and the file cannot be written. The
    /// feat still counts here, and the file is unchanged.
    pub fn record_feat(&mut self, feat: Feat, today: u32) -> (Verdict, io::Result<()>) {
        let mut verdict = None;
        let saved = self.save(|contents| verdict = Some(contents.solve(feat, today)));
        let verdict = match (verdict, &saved) {
            (Some(verdict), Ok(())) => verdict,
            _ => self.contents.solve(feat, today),
        };
        (verdict, if verdict.is_kept() { saved } else { Ok(()) })
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
        self.save(|_| ())
    }

    /// Tries once more to store what could not be stored.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub fn save_rest(&mut self) -> io::Result<()> {
        if self.is_unsaved { self.save(|_| ()) } else { Ok(()) }
    }

    /// Stores beside the file what could not be stored in it. The next game takes it over.
    ///
    /// # Errors
    ///
    /// Returns an error if no file can be written there.
    pub fn save_beside(&mut self) -> io::Result<()> {
        let changes = std::mem::take(&mut self.pending);
        let (contents, patterns) = (self.contents.clone(), self.patterns);
        Left { contents, changes, patterns }.write(&self.file)
    }

    /// Adds to the file what is new, and takes over what other games have written, or have left
    /// beside it. Then makes a change, before another game can.
    fn save(&mut self, change: impl FnOnce(&mut Contents)) -> io::Result<()> {
        if let Some(obstacle) = &self.obstacle {
            return Err(io::Error::other(obstacle.clone()));
        }
        self.is_unsaved = true;
        let (mut merged, left) = (None, Left::files(&self.file));
        let joined = RefCell::new(Vec::new());
        let change = |bytes: &[u8]| {
            let mut contents = if bytes == self.bytes {
                self.contents.clone()
            } else {
                let mut written = Contents::parse(bytes)?;
                written.merge(&self.contents);
                written
            };
            for file in left {
                // What a later version of the game has left stays for that.
                let Ok(left) = Left::read(&file) else { continue };
                contents.merge(&left.contents);
                contents.change_boards(&left.changes);
                contents.choose_patterns(left.patterns);
                joined.borrow_mut().push(file);
            }
            change(&mut contents);
            contents.change_boards(&self.pending);
            contents.choose_patterns(self.patterns);
            let bytes = contents.to_bytes();
            merged = Some((contents, bytes.clone()));
            Ok(bytes)
        };
        // No other game can have taken them over meanwhile, since it needs the lock for that.
        let changed = || joined.take().into_iter().for_each(|file| _ = fs::remove_file(file));
        shared_file::change(&self.file, change, changed)?;
        (self.contents, self.bytes) = merged.unwrap_or_default();
        self.pending.clear();
        (self.patterns, self.is_unsaved) = (None, false);
        Ok(())
    }
}
