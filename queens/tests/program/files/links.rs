//! Files that are not replaced by others: links, files with several names, devices, pipes.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::Path;
use std::process;

use snapbox::cmd::Command;

use crate::{QUEENS, folder};

fn write(size: usize, file: &Path) {
    let size = size.to_string();
    Command::new(QUEENS).args(["draw", &size, "--heat", "-o"]).arg(file).assert().success();
}

#[test]
fn a_file_keeps_its_mode_and_its_links() {
    let folder = folder("kept");
    let [file, other, link] = ["file.svg", "other.svg", "link.svg"].map(|name| folder.join(name));
    write(4, &file);
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    symlink("file.svg", &link).unwrap();
    write(5, &link);
    assert_eq!(fs::metadata(&file).unwrap().mode() & 0o777, 0o600);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().contains("10 solutions"));

    fs::hard_link(&file, &other).unwrap();
    write(6, &file);
    assert!(fs::read(&file).unwrap() == fs::read(&other).unwrap());
    assert_eq!(fs::metadata(&other).unwrap().nlink(), 2);
    write(1, &other);
    let ends = fs::read_to_string(&file).unwrap().matches("</svg>").count();
    assert_eq!(ends, 1, "a shorter text leaves no rest");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
}

#[test]
fn a_new_file_has_the_mode_of_any_other() {
    let folder = folder("mode");
    let [file, other] = ["file.svg", "other.svg"].map(|name| folder.join(name));
    write(4, &file);
    fs::write(&other, "").unwrap();
    assert_eq!(fs::metadata(&file).unwrap().mode(), fs::metadata(&other).unwrap().mode());
}

/// Only root may give files away.
#[test]
fn a_file_keeps_its_owner() {
    let folder = folder("owner");
    let file = folder.join("file.svg");
    write(4, &file);
    let (owner, inode) = (12_345, fs::metadata(&file).unwrap().ino());
    let is_root = chown(&file, Some(owner), None).is_ok();
    let owner = if is_root { owner } else { fs::metadata(&file).unwrap().uid() };
    write(5, &file);
    assert_eq!(fs::metadata(&file).unwrap().uid(), owner);
    assert_ne!(fs::metadata(&file).unwrap().ino(), inode, "it is replaced");
    assert!(fs::read_to_string(&file).unwrap().contains("10 solutions"));
}

#[test]
fn the_target_of_a_dangling_link_is_made() {
    let folder = folder("dangling");
    fs::create_dir(folder.join("pictures")).unwrap();
    symlink("pictures/heat.svg", folder.join("second.svg")).unwrap();
    symlink("second.svg", folder.join("first.svg")).unwrap();
    write(4, &folder.join("first.svg"));
    assert!(fs::symlink_metadata(folder.join("first.svg")).unwrap().is_symlink());
    assert!(fs::symlink_metadata(folder.join("second.svg")).unwrap().is_symlink());
    assert!(fs::read_to_string(folder.join("pictures/heat.svg")).unwrap().ends_with("</svg>\n"));

    symlink("circle.svg", folder.join("circle.svg")).unwrap();
    let circle = ["draw", "4", "--heat", "-o", "circle.svg"];
    Command::new(QUEENS).args(circle).current_dir(&folder).assert().code(2);
    assert!(fs::symlink_metadata(folder.join("circle.svg")).unwrap().is_symlink());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
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
