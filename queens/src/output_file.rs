//! Output files of a command, which take their names once all of them are complete.

use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::cleanup;
use crate::error::Error;

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
        let target = target(path)?;
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut temporary = match Temporary::new_in(folder.unwrap_or(Path::new("."))) {
            // The file can be written although its folder cannot.
            Err(error) if existing.is_some() && error.kind() == ErrorKind::PermissionDenied => {
                return in_place();
            }
            temporary => temporary?,
        };
        if let Some(existing) = existing
            && make_alike(temporary.0.as_file(), &existing).is_err()
        {
            return in_place();
        }
        temporary.0.write_all(bytes)?;
        temporary.0.as_file().sync_all()?;
        Ok(Self::Replacement(temporary, target))
    }

    fn finish(self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Replacement(temporary, path) => temporary.persist(&path),
            Self::InPlace(mut file) => {
                file.write_all(bytes)?;
                if file.metadata()?.is_file() {
                    file.set_len(bytes.len() as u64)?;
                    file.sync_all()?;
                }
                Ok(())
            }
        }
    }
}

/// The file that a path leads to. A link stays, and what it leads to is replaced, or made.
fn target(path: &Path) -> io::Result<PathBuf> {
    /// The largest number of links that Linux follows.
    const MAX_LINKS: usize = 40;
    let mut target = path.to_owned();
    for _ in 0..=MAX_LINKS {
        match fs::read_link(&target) {
            Ok(next) => target = target.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return Ok(target),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Gives a new file the owner and the mode of the old one, unless that has another name, too.
#[cfg(unix)]
fn make_alike(new: &File, old: &fs::Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};

    if old.nlink() > 1 {
        return Err(io::Error::other("it has several names"));
    }
    let is = new.metadata()?;
    if (is.uid(), is.gid()) != (old.uid(), old.gid()) {
        fchown(new, Some(old.uid()), Some(old.gid()))?;
    }
    new.set_permissions(old.permissions())
}

#[cfg(not(unix))]
fn make_alike(new: &File, old: &fs::Metadata) -> io::Result<()> {
    new.set_permissions(old.permissions())
}

/// A file that is removed unless it gets its final name, also by signals.
struct Temporary(NamedTempFile);

impl Temporary {
    fn new_in(folder: &Path) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut unfinished = cleanup::unfinished();
        let file = builder.tempfile_in(folder)?;
        unfinished.files.push(file.path().to_owned());
        Ok(Self(file))
    }

    /// Gives the file its final name.
    fn persist(self, path: &Path) -> io::Result<()> {
        let mut unfinished = cleanup::unfinished();
        unfinished.files.retain(|file| file != self.0.path());
        self.0.persist(path)?;
        Ok(())
    }
}
