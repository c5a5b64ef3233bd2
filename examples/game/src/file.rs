//! A file that several games change at once, and that stays what its owner has made of it.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::NamedTempFile;

/// The time for which another game may hold the file.
const PATIENCE: Duration = Duration::from_secs(3);

/// The largest number of links that are followed.
const LINKS: usize = 40;

/// Reads the file; empty if there is none.
///
/// # Errors
///
/// Returns an error that names the file if it cannot be read, or is not a file: reading a FIFO would
/// wait for ever.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let read = || match fs::metadata(path) {
        Ok(metadata) => {
            check_is_file(&metadata)?;
            fs::read(path)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    };
    read().map_err(|error| named(path, &error))
}

/// Replaces the contents of the file by `change` of them, while no other game does.
///
/// A symbolic link stays, and so do the owner and the mode of the file. There is always a complete
/// file, unless its folder cannot be written to: then the file is written in place.
///
/// # Errors
///
/// Returns an error that names the file if it cannot be changed, or `change` fails.
pub fn change(path: &Path, change: impl FnOnce(&[u8]) -> io::Result<Vec<u8>>) -> io::Result<()> {
    let change = || {
        let path = destination(path)?;
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        match OpenOptions::new().create(true).append(true).open(lock_of(&path)) {
            Ok(lock) => {
                wait_for(&lock)?;
                let new = change(&read(&path)?)?;
                replace(&path, folder, &new)
            }
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                let file = OpenOptions::new().read(true).write(true).open(&path)?;
                wait_for(&file)?;
                let new = change(&read(&path)?)?;
                write_in_place(file, &new)
            }
            Err(error) => Err(error),
        }
    };
    change().map_err(|error| named(path, &error))
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    let (path, message) = (path.display().to_string(), error.to_string());
    let is_named = message.contains(&path);
    io::Error::new(error.kind(), if is_named { message } else { format!("{path}: {message}") })
}

fn check_is_file(metadata: &Metadata) -> io::Result<()> {
    match metadata.file_type() {
        kind if kind.is_file() => Ok(()),
        kind if kind.is_dir() => Err(io::Error::other("this is a folder, not a file")),
        _ => Err(io::Error::other("this is a pipe or a device, not a file")),
    }
}

/// The file that a path leads to, which need not exist.
fn destination(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        let Ok(target) = fs::read_link(&path) else {
            return Ok(path);
        };
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// The file beside it that games lock. It stays the same when the file is replaced.
fn lock_of(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".lock");
    path.with_file_name(name)
}

fn wait_for(lock: &File) -> io::Result<()> {
    let start = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) if start.elapsed() > PATIENCE => {
                return Err(io::Error::other("another game does not let go of it"));
            }
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
        }
    }
}

fn replace(path: &Path, folder: &Path, contents: &[u8]) -> io::Result<()> {
    let mut new = NamedTempFile::new_in(folder)?;
    new.write_all(contents)?;
    if let Ok(old) = fs::metadata(path)
        && make_alike(new.as_file(), &old).is_err()
    {
        return write_in_place(OpenOptions::new().write(true).open(path)?, contents);
    }
    new.as_file().sync_all()?;
    new.persist(path)?;
    Ok(())
}

/// Gives a new file the owner and the mode of the old one.
#[cfg(unix)]
fn make_alike(new: &File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};

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

fn write_in_place(mut file: File, contents: &[u8]) -> io::Result<()> {
    file.rewind()?;
    file.write_all(contents)?;
    file.set_len(contents.len() as u64)?;
    file.sync_all()
}
