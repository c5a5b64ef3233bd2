//! Tests of the replacement of files.

#[cfg(unix)]
mod attributes;
#[cfg(unix)]
mod in_place;
#[cfg(unix)]
mod links;

use std::fs;
use std::io;
use std::path::Path;

use queen_system::Replacement;

fn replace(path: &Path, contents: &str) -> io::Result<()> {
    Replacement::begin(path, contents.as_bytes())?.finish()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// The number of files in a folder.
fn files(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[test]
fn a_file_is_made_or_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    for contents in ["first", "second, longer", ""] {
        replace(&file, contents).unwrap();
        assert_eq!(read(&file), contents);
        assert_eq!(files(folder.path()), 1, "nothing else is left in the folder");
    }
}

#[test]
fn the_old_file_stays_until_the_new_one_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    let mut replacement = Replacement::begin(&file, b"new").unwrap();
    let temporary = replacement.temporary().unwrap().to_owned();
    assert_eq!(temporary.parent(), Some(folder.path()));
    assert_eq!((read(&temporary), read(&file)), (String::new(), "old".to_owned()));
    for _ in 0..2 {
        replacement.prepare().unwrap();
        assert_eq!((read(&temporary), read(&file)), ("new".to_owned(), "old".to_owned()));
    }
    replacement.finish().unwrap();
    assert_eq!(read(&file), "new");
    assert!(!temporary.exists());
}

#[test]
fn a_replacement_that_is_dropped_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    Replacement::begin(&file, b"new").unwrap().prepare().unwrap();
    assert_eq!((read(&file).as_str(), files(folder.path())), ("old", 1));
}

#[test]
fn a_folder_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    assert!(replace(folder.path(), "contents").is_err());
    assert_eq!(files(folder.path()), 0);
}

#[test]
fn an_error_names_no_file_that_nobody_knows() {
    let folder = tempfile::tempdir().unwrap();
    let error = replace(&folder.path().join("missing/file"), "contents").unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::NotFound);
    assert!(!error.to_string().contains("missing"), "{error}");
}
