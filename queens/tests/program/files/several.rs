//! Files that are written together: either all or none.

use std::fs;

use snapbox::cmd::Command;

use crate::{QUEENS, folder};

#[test]
fn either_all_files_are_written_or_none() {
    let folder = folder("all");
    fs::create_dir(folder.join("man")).unwrap();
    fs::write(folder.join("man/man1"), "in the way").unwrap();
    Command::new(QUEENS).arg("package").arg(&folder).assert().code(2);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nor a folder");

    fs::create_dir(folder.join("book-2.svg")).unwrap();
    let book = ["book", "8", "--count", "3", "--seed", "1", "-o"];
    Command::new(QUEENS).args(book).arg(folder.join("book.svg")).assert().code(2);
    assert!(!folder.join("book-1.svg").exists());
}

/// Only writing in place can fail for want of space.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_cannot_be_replaced_is_written_first() {
    let folder = folder("full");
    std::os::unix::fs::symlink("/dev/full", folder.join("table.h")).unwrap();
    fs::write(folder.join("table.c"), "mine").unwrap();
    let export = Command::new(QUEENS).args(["export", "4", "-o", "table.c"]).current_dir(&folder);
    export.assert().code(2);
    assert_eq!(fs::read_to_string(folder.join("table.c")).unwrap(), "mine");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
}
