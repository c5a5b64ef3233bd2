//! Which solutions have been found, in all games.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use queen_runtime::{AnySolution, Symmetric};

use tempfile::NamedTempFile;

/// The fundamental solutions that have been found, and the file that keeps them.
///
/// The file has a line for each: the columns of its queens from 1, the top row's first. Lines that
/// are no solutions are ignored.
#[derive(Debug)]
pub struct Progress {
    file: PathBuf,
    found: BTreeSet<AnySolution>,
}

impl Progress {
    /// Reads what the file keeps; nothing, if there is none.
    ///
    /// # Errors
    ///
    /// If there is a file that cannot be read.
    pub fn load(file: &Path) -> io::Result<Self> {
        let text = match fs::read_to_string(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => {
                let message = format!("{}: {error}", file.display());
                return Err(io::Error::new(error.kind(), message));
            }
            Ok(text) => text,
        };
        Ok(Self { file: file.to_owned(), found: text.lines().filter_map(parse).collect() })
    }

    /// The file in the user's data directory; `None` if there is no such directory.
    #[must_use]
    pub fn default_file() -> Option<PathBuf> {
        let directories = etcetera::choose_base_strategy().ok()?;
        Some(directories.data_dir().join("queen-game").join("found.txt"))
    }

    /// How many fundamental solutions of boards of this size have been found.
    #[must_use]
    pub fn found(&self, size: usize) -> usize {
        self.found.iter().filter(|solution| solution.size() == size).count()
    }

    /// Notes a solution, and tells whether it is a new one up to turning and mirroring.
    ///
    /// # Errors
    ///
    /// If the file cannot be written. The solution counts as found all the same, and the file is
    /// as it was before.
    pub fn record(&mut self, solution: AnySolution) -> io::Result<bool> {
        let is_new = self.found.insert(solution.canonical());
        if is_new {
            self.save()?;
        }
        Ok(is_new)
    }

    /// Writes a new file and moves it to the place of the old one, so that there is always a whole
    /// one. What another game has written meanwhile is kept.
    fn save(&mut self) -> io::Result<()> {
        self.found.extend(Self::load(&self.file)?.found);
        let directory = self.file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(directory)?;
        let mut new = NamedTempFile::new_in(directory)?;
        for solution in &self.found {
            let columns: Vec<_> =
                solution.columns().iter().map(|column| (column + 1).to_string()).collect();
            writeln!(new, "{}", columns.join(" "))?;
        }
        new.as_file().sync_all()?;
        new.persist(&self.file)?;
        Ok(())
    }
}

fn parse(line: &str) -> Option<AnySolution> {
    let columns: Option<Vec<u8>> =
        line.split_whitespace().map(|column| column.parse::<u8>().ok()?.checked_sub(1)).collect();
    Some(AnySolution::new(&columns?).ok()?.canonical())
}
