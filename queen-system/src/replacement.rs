//! Replacement of a file by a complete new one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// New contents of a file, which are about to replace the old ones.
///
/// They are written to a new file in the same folder, which then takes the name of the old one, so
/// there is always a complete file. A link stays, and what it leads to is replaced, or made. The
/// new file has the owner and the mode of the old one.
///
/// What cannot be replaced is written in place, from its start: a device, a pipe, a file with
/// several names, or one whose folder or owner allows no other file.
///
/// A replacement that is dropped leaves the old file as it was, and removes the new one.
///
/// # Examples
///
/// Two files, both of which are complete before the first one is replaced:
///
/// ```
/// use queen_system::Replacement;
///
/// # let folder = std::env::temp_dir();
/// # let [one, other] = ["queen-system-1.txt", "queen-system-2.txt"].map(|name| folder.join(name));
/// let mut replacements =
///     [Replacement::begin(&one, b"1 3 0 2\n")?, Replacement::begin(&other, b"2 0 3 1\n")?];
/// for replacement in &mut replacements {
///     replacement.prepare()?; // an error if the disk is full
/// }
/// for replacement in replacements {
///     replacement.finish()?;
/// }
/// assert_eq!(std::fs::read(&one)?, b"1 3 0 2\n");
/// # std::fs::remove_file(one)?;
/// # std::fs::remove_file(other)?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
#[must_use = "the file has its new contents once this is finished"]
pub struct Replacement<'a> {
    contents: &'a [u8],
    way: Way,
}

/// The way in which a file gets its new contents.
#[derive(Debug)]
enum Way {
    /// By a new file, which gets the name `target`.
    Beside { new: NamedTempFile, target: PathBuf, is_complete: bool },
    /// By writing the old file, which is open.
    InPlace(File),
}

impl<'a> Replacement<'a> {
    /// Makes an empty new file beside the one that `path` leads to, or opens that one if it has to
    /// be written in place. Opening a pipe waits for its reader.
    ///
    /// # Errors
    ///
    /// Returns an error if the old file must not be written, since it must not be replaced then
    /// either; if the new one cannot be made; or if too many links follow each other.
    pub fn begin(path: &Path, contents: &'a [u8]) -> io::Result<Self> {
        let old = match fs::metadata(path) {
            Ok(_) => Some(OpenOptions::new().write(true).open(path)?),
            Err(_) => None,
        };
        let way = match old {
            Some(old) if !old.metadata()?.is_file() => Way::InPlace(old),
            old => Way::of(target(path)?, old)?,
        };
        Ok(Self { contents, way })
    }

    /// The path of the new file, which has to be removed if a signal ends the program now. `None`
    /// if the old file is written in place.
    #[must_use]
    pub fn temporary(&self) -> Option<&Path> {
        match &self.way {
            Way::Beside { new, .. } => Some(new.path()),
            Way::InPlace(_) => None,
        }
    }

    /// Writes the new file, so that it lacks only its name. Does nothing if it is written already,
    /// or if the old file is written in place.
    ///
    /// # Errors
    ///
    /// Returns an error if the new file cannot be written, such as for want of space.
    pub fn prepare(&mut self) -> io::Result<()> {
        if let Way::Beside { new, is_complete, .. } = &mut self.way
            && !*is_complete
        {
            let new = new.as_file_mut();
            let permissions = new.metadata()?.permissions();
            // Where an earlier call has failed, it may have written the beginning.
            new.rewind()?;
            new.write_all(self.contents)?;
            // Writing clears the bits that run a file as its owner.
            if new.metadata()?.permissions() != permissions {
                new.set_permissions(permissions)?;
            }
            new.sync_all()?;
            *is_complete = true;
        }
        Ok(())
    }

    /// Gives the new file, which is [prepared](Self::prepare) before, the name of the old one, or
    /// writes the old one in place.
    ///
    /// # Errors
    ///
    /// Returns an error if the new file cannot be written or get its name, which leaves the old one
    /// as it was; or if the old file cannot be written, which may leave it half written.
    pub fn finish(mut self) -> io::Result<()> {
        self.prepare()?;
        match self.way {
            Way::Beside { new, target, .. } => {
                new.persist(target)?;
                Ok(())
            }
            Way::InPlace(old) => write_in_place(old, self.contents),
        }
    }
}

impl Way {
    /// The way for a file that is no device and no pipe. Without an old one, `target` is new.
    fn of(target: PathBuf, old: Option<File>) -> io::Result<Self> {
        match (beside(&target), old) {
            (Ok(new), Some(old)) if make_alike(new.as_file(), &old).is_err() => {
                Ok(Self::InPlace(old))
            }
            (Err(error), Some(old)) if error.kind() == ErrorKind::PermissionDenied => {
                Ok(Self::InPlace(old))
            }
            (new, _) => Ok(Self::Beside { new: new?, target, is_complete: false }),
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

/// An empty new file in the folder of `target`, with the mode of any other new file.
fn beside(target: &Path) -> io::Result<NamedTempFile> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has modes"))]
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder.unwrap_or(Path::new("."))).map_err(|error| without_path(&error))
}

/// The error without the path of the new file, which `tempfile` adds and nobody knows.
fn without_path(error: &io::Error) -> io::Error {
    let text = error.to_string();
    let text = text.split_once(" at path ").map_or(&*text, |(text, _)| text);
    io::Error::new(error.kind(), text)
}

/// Gives a new file the owner and the mode of the old one, unless that has another name, too.
#[cfg(unix)]
fn make_alike(new: &File, old: &File) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};

    let (is, was) = (new.metadata()?, old.metadata()?);
    if was.nlink() > 1 {
        return Err(io::Error::other("it has several names"));
    }
    if (is.uid(), is.gid()) != (was.uid(), was.gid()) {
        fchown(new, Some(was.uid()), Some(was.gid()))?;
    }
    new.set_permissions(was.permissions())
}

#[cfg(not(unix))]
fn make_alike(new: &File, old: &File) -> io::Result<()> {
    new.set_permissions(old.metadata()?.permissions())
}

/// Writes an old file, a device or a pipe from its start. A longer old text leaves no rest.
fn write_in_place(mut old: File, contents: &[u8]) -> io::Result<()> {
    old.write_all(contents)?;
    if old.metadata()?.is_file() {
        old.set_len(contents.len() as u64)?;
        old.sync_all()?;
    }
    Ok(())
}
