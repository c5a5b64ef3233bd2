//! Links to a file that is replaced, or made.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use crate::{files, read, replace};

fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).unwrap().is_symlink()
}

#[test]
fn the_target_of_a_link_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
    fs::write(&file, "old").unwrap();
    symlink("file", &link).unwrap();
    replace(&link, "new").unwrap();
    assert!(is_link(&link));
    assert_eq!((read(&file).as_str(), files(folder.path())), ("new", 2));
}

#[test]
fn the_target_of_a_dangling_link_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second, below] = ["first", "second", "below"].map(|name| folder.path().join(name));
    fs::create_dir(&below).unwrap();
    symlink("below/file", &second).unwrap();
    symlink("second", &first).unwrap();
    replace(&first, "new").unwrap();
    assert!(is_link(&first) && is_link(&second));
    assert_eq!(read(&below.join("file")), "new");
    assert_eq!((files(&below), files(folder.path())), (1, 3));
}

#[test]
fn a_circle_of_links_has_no_target() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    symlink("one", &other).unwrap();
    symlink("other", &one).unwrap();
    let error = replace(&one, "new").unwrap_err();
    assert_eq!(error.to_string(), "too many symbolic links");
    assert!(is_link(&one) && is_link(&other));
    assert_eq!(files(folder.path()), 2);
}
