//! Output files of a command, which take their names once all of them are complete.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use queen_system::Replacement;

use crate::cleanup;
use crate::content::Content;
use crate::error::Error;

/// Writes a file whose name does not deny its content, or to standard output if its name is `-`.
pub fn write(path: &Path, content: Content, bytes: &[u8]) -> Result<(), Error> {
    content.check(path)?;
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
    let mut replacements = Vec::new();
    for &(path, bytes) in files {
        replacements.push((path, begin(path, bytes).map_err(error(path))?));
    }
    // Of these steps, only writing in place may fail for want of space.
    replacements.sort_by_key(|(_, replacement)| replacement.temporary().is_some());
    for (path, replacement) in replacements {
        finish(replacement).map_err(error(path))?;
    }
    Ok(())
}

/// Writes several files as [`write_all`] does, and creates the folders for them. A signal or an
/// error removes these again.
pub fn write_tree(files: &[(&Path, &[u8])]) -> Result<(), Error> {
    let folders = || files.iter().filter_map(|(path, _)| path.parent());
    let result = folders().try_for_each(create_folder).and_then(|()| write_all(files));
    let mut unfinished = cleanup::unfinished();
    match result {
        Ok(()) => unfinished.folders.clear(),
        Err(_) => unfinished.remove_folders(),
    }
    result
}

/// Creates a folder, and those that it is in, unless they exist.
fn create_folder(folder: &Path) -> Result<(), Error> {
    let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
    for folder in missing.into_iter().rev() {
        // No signal comes between the folder and the note of it.
        let mut unfinished = cleanup::unfinished();
        fs::create_dir(folder).map_err(|error| Error::File(folder.to_owned(), error))?;
        unfinished.folders.push(folder.to_owned());
    }
    Ok(())
}

/// The end of a file's name, which says its format, without the dot and in lower case. `None` for
/// standard output, a device or a pipe, which take any format.
pub fn format(path: &Path) -> Option<String> {
    let end = || path.extension().and_then(OsStr::to_str).unwrap_or_default().to_ascii_lowercase();
    (path.as_os_str() != "-" && !is_special(path)).then(end)
}

/// Whether the path leads to a device or a pipe.
fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|existing| !existing.is_file() && !existing.is_dir())
}

/// Makes a complete file beside the one that it is to replace. A signal removes it.
fn begin<'a>(path: &Path, bytes: &'a [u8]) -> io::Result<Replacement<'a>> {
    // Opening a pipe waits for its reader, and a signal may end that.
    let unfinished = (!is_special(path)).then(cleanup::unfinished);
    let mut replacement = Replacement::begin(path, bytes)?;
    if let (Some(mut unfinished), Some(file)) = (unfinished, replacement.temporary()) {
        unfinished.files.push(file.to_owned());
    }
    replacement.prepare()?;
    Ok(replacement)
}

/// Gives the file its name, or writes in place what cannot be replaced.
fn finish(replacement: Replacement) -> io::Result<()> {
    let Some(temporary) = replacement.temporary() else { return replacement.finish() };
    let mut unfinished = cleanup::unfinished();
    unfinished.files.retain(|file| file != temporary);
    replacement.finish()
}
