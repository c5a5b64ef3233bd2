//! Atomic replacement of files.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::error::Error;
use crate::signal;

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

/// A file that is about to be written.
enum FileOutput {
    /// A complete file, and the path that it is to have.
    Replacement(Temporary, PathBuf),
    /// A file that cannot be replaced: a device, a pipe, or one with another owner or another name.
    InPlace(File),
}

impl FileOutput {
    fn open(path: &Path, bytes: &[u8]) -> io::Result<Self> {
        // A link stays; its target is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let existing = fs::metadata(&path).ok();
        if existing.as_ref().is_some_and(|existing| !existing.is_file()) {
            return Ok(Self::InPlace(OpenOptions::new().write(true).open(path)?));
        }
        if existing.is_some() {
            // A file that must not be written must not be replaced either.
            OpenOptions::new().write(true).open(&path)?;
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut temporary = match Temporary::new_in(folder.unwrap_or(Path::new("."))) {
            // The file can be written although its folder cannot.
            Err(error) if existing.is_some() && error.kind() == io::ErrorKind::PermissionDenied => {
                return Ok(Self::InPlace(OpenOptions::new().write(true).open(path)?));
            }
            temporary => temporary?,
        };
        if let Some(existing) = existing {
            if !is_alike(&existing, &temporary.0.as_file().metadata()?) {
                return Ok(Self::InPlace(OpenOptions::new().write(true).open(path)?));
            }
            temporary.0.as_file().set_permissions(existing.permissions())?;
        }
        temporary.0.write_all(bytes)?;
        Ok(Self::Replacement(temporary, path))
    }

    fn finish(self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Replacement(temporary, path) => temporary.persist(&path),
            Self::InPlace(mut file) => {
                if file.metadata()?.is_file() {
                    file.set_len(0)?;
                }
                file.write_all(bytes)
            }
        }
    }
}

/// Whether a file with this metadata can be replaced by another unnoticed.
#[cfg(unix)]
fn is_alike(existing: &fs::Metadata, new: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    let owner = |metadata: &fs::Metadata| (metadata.uid(), metadata.gid());
    existing.nlink() == 1 && owner(existing) == owner(new)
}

#[cfg(not(unix))]
fn is_alike(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}

/// A file that is removed unless it gets its final name, also by signals.
struct Temporary(NamedTempFile);

impl Temporary {
    fn new_in(folder: &Path) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut traces = signal::traces();
        let file = builder.tempfile_in(folder)?;
        traces.files.push(file.path().to_owned());
        Ok(Self(file))
    }

    /// Gives the file its final name.
    fn persist(self, path: &Path) -> io::Result<()> {
        let mut traces = signal::traces();
        traces.files.retain(|file| file != self.0.path());
        self.0.persist(path)?;
        Ok(())
    }
}
