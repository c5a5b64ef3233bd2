//! Output files of a command, which take their names once all of them are complete.

use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::cleanup;
use crate::error::Error;
use crate::replacement;

/// Writes a file, or to standard output if its name is `-`.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    if path.as_os_str() == "-" {
        return io::stdout().write_all(bytes).map_err(Error::Output);
    }
    write_all(&[(path, bytes)])
}

/// Writes several files. Existing files are replaced only after all the others could be written.
pub fn write_all(files: &[(&Path, &[u8])]) -> Result<(), Error> {
    let error = |path: &Path| {
        let path = path.to_owned();
        move |error| Error::File(path, error)
    };
    let mut outputs = Vec::new();
    for &(path, bytes) in files {
        outputs.push((path, bytes, FileOutput::open(path, bytes).map_err(error(path))?));
    }
    // Of these steps, only writing in place may fail for want of space.
    outputs.sort_by_key(|(.., output)| matches!(output, FileOutput::Replacement(..)));
    for (path, bytes, output) in outputs {
        output.finish(bytes).map_err(error(path))?;
    }
    Ok(())
}

/// The end of a file's name, which says its format, without the dot. `None` for standard output, a
/// device or a pipe, which take any format.
pub fn format(path: &Path) -> Option<&str> {
    let is_special =
        || fs::metadata(path).is_ok_and(|existing| !existing.is_file() && !existing.is_dir());
    let end = || path.extension().and_then(OsStr::to_str).unwrap_or_default();
    (path.as_os_str() != "-" && !is_special()).then(end)
}

/// A file that is about to be written.
enum FileOutput {
    /// A complete file, and the path that it is to have.
    Replacement(Temporary, PathBuf),
    /// A file that cannot be replaced: a device, a pipe, one with another name, or one whose owner
    /// a new file cannot have.
    InPlace(File),
}

impl FileOutput {
    fn open(path: &Path, bytes: &[u8]) -> io::Result<Self> {
        let in_place = || Ok(Self::InPlace(OpenOptions::new().write(true).open(path)?));
        let existing = match fs::metadata(path) {
            Ok(existing) if !existing.is_file() => return in_place(),
            Ok(existing) => {
                // A file that must not be written must not be replaced either.
                OpenOptions::new().write(true).open(path)?;
                Some(existing)
            }
            Err(_) => None,
        };
        let target = replacement::target(path)?;
        let Some(mut temporary) = Temporary::beside(&target, existing.as_ref())? else {
            return in_place();
        };
        temporary.0.write_all(bytes)?;
        temporary.0.as_file().sync_all()?;
        Ok(Self::Replacement(temporary, target))
    }

    fn finish(self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Replacement(temporary, path) => temporary.persist(&path),
            Self::InPlace(file) => replacement::write_in_place(file, bytes),
        }
    }
}

/// A file that is removed unless it gets its final name, also by signals.
struct Temporary(NamedTempFile);

impl Temporary {
    /// `None` if the file that exists has to be written in place.
    fn beside(target: &Path, existing: Option<&Metadata>) -> io::Result<Option<Self>> {
        let mut unfinished = cleanup::unfinished();
        let file = replacement::beside(target, existing)?;
        unfinished.files.extend(file.iter().map(|file| file.path().to_owned()));
        Ok(file.map(Self))
    }

    /// Gives the file its final name.
    fn persist(self, path: &Path) -> io::Result<()> {
        let mut unfinished = cleanup::unfinished();
        unfinished.files.retain(|file| file != self.0.path());
        self.0.persist(path)?;
        Ok(())
    }
}
