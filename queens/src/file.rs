//! Atomic replacement of files.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::error::Error;

/// Writes a file. An existing file is replaced only after everything is written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    replace(path, bytes).map_err(|error| Error::File(path.to_owned(), error))
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link stays; its target is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if path.exists() && !path.is_file() {
        // A device or a pipe cannot be replaced.
        return fs::write(path, bytes);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}
