//! Files that are written in place: devices, pipes, those with another name.

use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::Path;
use std::process;

use snapbox::cmd::Command;

use crate::{QUEENS, folder};

fn write(size: usize, file: &Path) {
    let size = size.to_string();
    Command::new(QUEENS).args(["draw", &size, "--heat", "-o"]).arg(file).assert().success();
}

#[test]
fn a_file_keeps_its_names() {
    let folder = folder("kept");
    let [file, other, link] = ["file.svg", "other.svg", "link.svg"].map(|name| folder.join(name));
    write(4, &file);
    fs::hard_link(&file, &other).unwrap();
    symlink("file.svg", &link).unwrap();
    write(5, &link);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&other).unwrap().contains("10 solutions"));
    assert_eq!(fs::metadata(&other).unwrap().nlink(), 2);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
}

#[test]
fn a_link_that_leads_nowhere_is_an_error() {
    let folder = folder("circle");
    symlink("circle.svg", folder.join("circle.svg")).unwrap();
    let circle = ["draw", "4", "--heat", "-o", "circle.svg"];
    Command::new(QUEENS).args(circle).current_dir(&folder).assert().code(2);
    assert!(fs::symlink_metadata(folder.join("circle.svg")).unwrap().is_symlink());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn devices_and_pipes_are_written_directly() {
    let folder = folder("devices");
    for arguments in ["draw 4 --heat -o /dev/null", "book 4..=6 --count 3 -o /dev/null"] {
        let arguments = arguments.split_whitespace();
        Command::new(QUEENS).args(arguments).current_dir(&folder).assert().success();
    }
    let fifo = folder.join("fifo");
    assert!(process::Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    let mut child = process::Command::new(QUEENS)
        .args(["export", "4", "--format", "bin", "-o", "fifo"])
        .current_dir(&folder)
        .spawn()
        .unwrap();
    assert_eq!(fs::read(&fifo).unwrap(), [1, 3, 0, 2, 2, 0, 3, 1]);
    assert!(child.wait().unwrap().success());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}
