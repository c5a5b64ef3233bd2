//! A file that several games change at once.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use queen_system::Replacement;

/// The time for which another game may hold the file.
const PATIENCE: Duration = Duration::from_secs(3);

/// The same when the process is about to end: the game has to give up, and to put what it has
/// elsewhere, before that.
const HASTE: Duration = Duration::from_millis(150);

/// Whether the process is about to end.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// Reads the file; empty if there is none.
///
/// # Errors
///
/// Returns an error that names the file if it cannot be read, or is not a file: reading a FIFO
/// would wait for ever.
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
/// A link stays, and so do the owner and the mode of the file. There is always a complete file,
/// unless only the file itself can be written: if it has several names, or its folder or its owner
/// allows no other. Then it is written in place. `changed` is called after that, while still no
/// other game changes the file.
///
/// # Errors
///
/// Returns an error that names the file if it cannot be changed, or `change` fails; of the kind
/// [`ResourceBusy`](ErrorKind::ResourceBusy) if another game does not let go of it.
pub fn change(
    path: &Path,
    change: impl FnOnce(&[u8]) -> io::Result<Vec<u8>>,
    changed: impl FnOnce(),
) -> io::Result<()> {
    let change = || {
        fs::create_dir_all(path.parent().unwrap_or(Path::new("")))?;
        let _lock = lock(path)?;
        let contents = change(&read(path)?)?;
        let writing = hold();
        Replacement::begin(path, &contents)?.finish()?;
        drop(writing);
        changed();
        Ok(())
    };
    change().map_err(|error| named(path, &error))
}

/// Waits no longer for other games than the end of the process allows.
pub fn hurry() {
    IS_ENDING.store(true, Ordering::Relaxed);
}

/// Waits until no file is half written; none is while the guard lives.
pub fn hold() -> MutexGuard<'static, ()> {
    static WRITING: Mutex<()> = Mutex::new(());
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
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

/// Opens the file, which is made if there is none.
fn open(path: &Path) -> io::Result<File> {
    if let Ok(metadata) = fs::metadata(path) {
        check_is_file(&metadata)?;
    }
    OpenOptions::new().write(true).create(true).truncate(false).open(path)
}

/// Locks the file itself, so that nothing stays beside it. A lock goes with its file, which another
/// game may have replaced meanwhile.
#[cfg(unix)]
fn lock(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::MetadataExt;

    let start = Instant::now();
    loop {
        let file = open(path)?;
        wait_for(&file, start)?;
        let id = |metadata: &Metadata| (metadata.dev(), metadata.ino());
        if fs::metadata(path).is_ok_and(|now| file.metadata().is_ok_and(|is| id(&is) == id(&now))) {
            return Ok(file);
        }
    }
}

/// Locks a file among the user's temporary ones. Here, a locked file can be neither read nor
/// replaced.
#[cfg(not(unix))]
fn lock(_: &Path) -> io::Result<File> {
    let file = open(&std::env::temp_dir().join("queen-game.lock"))?;
    wait_for(&file, Instant::now())?;
    Ok(file)
}

fn wait_for(file: &File, start: Instant) -> io::Result<()> {
    loop {
        let patience = if IS_ENDING.load(Ordering::Relaxed) { HASTE } else { PATIENCE };
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) if start.elapsed() > patience => {
                let reason = "another game does not let go of it";
                return Err(io::Error::new(ErrorKind::ResourceBusy, reason));
            }
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
        }
    }
}
