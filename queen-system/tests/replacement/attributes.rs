//! Attributes of a file that is replaced: its mode, its owner.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};

use crate::{read, replace};

#[test]
fn a_file_keeps_its_mode() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    for mode in [0o600, 0o644, 0o4755] {
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(mode)).unwrap();
        replace(&file, "new").unwrap();
        assert_eq!(read(&file), "new");
        assert_eq!(fs::metadata(&file).unwrap().mode() & 0o7777, mode);
    }
}

#[test]
fn a_new_file_has_the_mode_of_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let [file, other] = ["file", "other"].map(|name| folder.path().join(name));
    replace(&file, "new").unwrap();
    fs::write(&other, "").unwrap();
    assert_eq!(fs::metadata(&file).unwrap().mode(), fs::metadata(&other).unwrap().mode());
}

/// Only root may give files away.
#[test]
fn a_file_keeps_its_owner() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    let _ = chown(&file, Some(12_345), Some(12_345));
    let owner = |file: &fs::Metadata| (file.uid(), file.gid());
    let old = fs::metadata(&file).unwrap();
    replace(&file, "new").unwrap();
    let new = fs::metadata(&file).unwrap();
    assert_eq!(owner(&new), owner(&old));
    assert_ne!(new.ino(), old.ino(), "it is replaced");
    assert_eq!(read(&file), "new");
}
