//! Files that are written in place: devices, pipes, those with another name.

use std::fs::{self, File};
use std::io::{Read, Write};
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
    // With the pipe open for reading and writing, the program does not wait for a reader. And with
    // an end of its own behind what the program wrote, reading does not wait if that is nothing.
    let mut pipe = File::options().read(true).write(true).open(&fifo).unwrap();
    let export = ["export", "4", "--format", "bin", "-o", "fifo"];
    Command::new(QUEENS).args(export).current_dir(&folder).assert().success();
    pipe.write_all(b"end").unwrap();
    let mut bytes = [0; 64];
    let length = pipe.read(&mut bytes).unwrap();
    assert_eq!(&bytes[..length], b"\x01\x03\x00\x02\x02\x00\x03\x01end");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}
