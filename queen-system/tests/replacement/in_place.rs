//! Files that cannot be replaced, and are written in place.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::Command;
use std::thread;

use queen_system::Replacement;

use crate::{files, read, replace};

#[test]
fn the_other_name_of_a_file_stays_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let [file, other] = ["file", "other"].map(|name| folder.path().join(name));
    fs::write(&file, "old").unwrap();
    fs::hard_link(&file, &other).unwrap();
    for contents in ["new, and longer", "short"] {
        let replacement = Replacement::begin(&file, contents.as_bytes()).unwrap();
        assert_eq!(replacement.temporary(), None);
        replacement.finish().unwrap();
        assert_eq!(read(&other), contents, "no rest of a longer text");
    }
    assert_eq!(fs::metadata(&other).unwrap().nlink(), 2);
    assert_eq!(files(folder.path()), 2);
}

/// Root may write into any folder.
#[test]
fn a_file_is_written_whose_folder_takes_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o500)).unwrap();
    replace(&file, "new").unwrap();
    assert_eq!(read(&file), "new");
    let is_root = fs::write(folder.path().join("other"), "").is_ok();
    assert_eq!(replace(&folder.path().join("third"), "new").is_ok(), is_root);
    fs::set_permissions(folder.path(), Permissions::from_mode(0o700)).unwrap();
}

/// Root may write any file.
#[test]
fn a_file_that_must_not_be_written_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o400)).unwrap();
    let is_root = fs::OpenOptions::new().write(true).open(&file).is_ok();
    assert_eq!(replace(&file, "new").is_ok(), is_root);
    assert_eq!(read(&file), if is_root { "new" } else { "old" });
}

#[test]
fn devices_and_pipes_are_written() {
    replace(Path::new("/dev/null"), "new").unwrap();
    assert!(!fs::metadata("/dev/null").unwrap().is_file());

    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    thread::scope(|scope| {
        let read = scope.spawn(|| read(&pipe));
        replace(&pipe, "new").unwrap();
        assert_eq!(read.join().unwrap(), "new");
    });
    assert_eq!(files(folder.path()), 1);
}
