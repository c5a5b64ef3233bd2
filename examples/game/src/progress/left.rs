//! Results and boards that a game has left beside the file of progress when it ended.

use std::path::{Path, PathBuf};
use std::{fs, io, process};

use queen_system::Replacement;

use super::contents::{Change, Contents};
use crate::unfinished::Unfinished;

/// The end of the name of such a file, after the number of the process.
const SUFFIX: &str = ".left";

/// The start of a line with the board that the next line replaces.
const OLD: &str = "instead of ";

/// The line in the place of a board if there is none any more.
const NONE: &str = "no board";

/// The lines that say whether regions are to have patterns.
const CHOICES: [(&str, bool); 2] = [("choose patterns", true), ("choose no patterns", false)];

/// What a game could not store: all that it had solved and found, which may be in the file by now,
/// and its changes of boards and its choice about patterns, which are not.
///
/// It has a file of its own, `found.txt.4711.left`, with the lines of the file of progress. A board
/// that replaces another one stands below `instead of` that one. The line for patterns says what
/// was chosen, and is missing if nothing was.
#[derive(Debug)]
pub(super) struct Left {
    pub(super) contents: Contents,
    pub(super) changes: Vec<Change>,
    /// Whether regions are to have patterns.
    pub(super) patterns: Option<bool>,
}

impl Left {
    /// The files beside a file of progress.
    pub(super) fn files(file: &Path) -> Vec<PathBuf> {
        let (Some(folder), Some(name)) = (file.parent(), file.file_name()) else {
            return Vec::new();
        };
        let start = format!("{}.", name.to_string_lossy());
        let is_left = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.strip_prefix(&start)
                .and_then(|rest| rest.strip_suffix(SUFFIX))
                .is_some_and(|number| number.parse::<u32>().is_ok())
        };
        let entries = fs::read_dir(folder).into_iter().flatten();
        let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        files.retain(is_left);
        files.sort();
        files
    }

    /// Writes it beside a file of progress.
    pub(super) fn write(&self, file: &Path) -> io::Result<()> {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".{}{SUFFIX}", process::id()));
        let (boards, unknown) = (Vec::new(), Vec::new());
        let contents = Contents { boards, patterns: false, unknown, ..self.contents.clone() };
        let mut bytes = contents.to_bytes();
        for (line, _) in CHOICES.iter().filter(|(_, choice)| self.patterns == Some(*choice)) {
            bytes.extend(format!("{line}\n").into_bytes());
        }
        for (old, new) in &self.changes {
            let old = old.as_ref().map_or(String::new(), |old| format!("{OLD}{old}\n"));
            let new = new.as_ref().map_or(NONE.to_owned(), ToString::to_string);
            bytes.extend(format!("{old}{new}\n").into_bytes());
        }
        // One that is half written would be taken for a whole one.
        Replacement::begin(Path::new(&name), &bytes)?.finish()
    }

    /// Reads such a file.
    pub(super) fn read(file: &Path) -> io::Result<Self> {
        let bytes = fs::read(file)?;
        let contents = Contents::parse(&bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        let (mut changes, mut old, mut patterns) = (Vec::new(), None, None);
        for line in text.lines() {
            let board = |text: &str| text.parse::<Unfinished>().ok();
            if let Some(text) = line.strip_prefix(OLD) {
                old = board(text);
            } else if let Some(new) = board(line).map(Some).or((line == NONE).then_some(None)) {
                changes.push((old.take(), new));
            } else if let Some(&(_, choice)) = CHOICES.iter().find(|(text, _)| line == *text) {
                patterns = Some(choice);
            }
        }
        Ok(Self { contents, changes, patterns })
    }
}
