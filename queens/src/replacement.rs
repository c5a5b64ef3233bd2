//! Replacement of a file by a complete new one, for the output files of `queens`, and for the game
//! in `examples/game`, which includes this file by its path.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// The file that a path leads to. A link stays, and what it leads to is replaced, or made.
pub fn target(path: &Path) -> io::Result<PathBuf> {
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

/// A new file in the folder of `target`, which it may replace, with the owner and the mode of the
/// old file if there is one.
///
/// `None` if the old file has to be written in place: if it has several names, or its folder or its
/// owner allows no other.
pub fn beside(target: &Path, old: Option<&Metadata>) -> io::Result<Option<NamedTempFile>> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let new = builder.tempfile_in(folder.unwrap_or(Path::new(".")));
    let Some(old) = old else { return new.map(Some) };
    match new {
        Ok(new) => Ok(make_alike(new.as_file(), old).is_ok().then_some(new)),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(None),
        Err(error) => Err(error),
    }
}

/// Gives a new file the owner and the mode of the old one, unless that has another name, too.
#[cfg(unix)]
fn make_alike(new: &File, old: &Metadata) -> io::Result<()> {
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
fn make_alike(new: &File, old: &Metadata) -> io::Result<()> {
    new.set_permissions(old.permissions())
}

/// Writes an old file, a device or a pipe from its start. A longer old text leaves no rest.
pub fn write_in_place(mut old: File, contents: &[u8]) -> io::Result<()> {
    old.write_all(contents)?;
    if old.metadata()?.is_file() {
        old.set_len(contents.len() as u64)?;
        old.sync_all()?;
    }
    Ok(())
}
