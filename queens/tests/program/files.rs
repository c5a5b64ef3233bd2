//! Files that the program writes.

#[cfg(unix)]
mod in_place;
#[cfg(unix)]
mod several;
#[cfg(unix)]
mod signals;

use std::fs;
use std::path::Path;

use crate::{folder, queens, stdout};

fn draw(arguments: &str) -> String {
    stdout(&queens(arguments).assert().success().stderr_eq(""))
}

/// Into a file, whose path may have spaces.
fn draw_into(file: &Path, arguments: &str) {
    queens(arguments).arg("-o").arg(file).assert().success().stdout_eq("").stderr_eq("");
}

#[test]
fn a_dash_is_standard_output() {
    let table = queens("export 4 --format bin -o -").assert().success();
    assert_eq!(table.get_output().stdout, [1, 3, 0, 2, 2, 0, 3, 1]);
    assert_eq!(draw("draw 4 --heat -o -"), draw("draw 4 --heat"));
}

#[test]
fn a_file_is_replaced_atomically() {
    let folder = folder("replaced");
    let file = folder.join("heat.svg");
    fs::write(&file, "old").unwrap();
    draw_into(&file, "draw 5 --heat");
    assert_eq!(fs::read_to_string(&file).unwrap(), draw("draw 5 --heat"));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing else is left in the folder");
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_is_written_in_place() {
    let full = "draw 4 -o /dev/full";
    queens(full)
        .assert()
        .code(2)
        .stderr_eq("error: cannot write to '/dev/full': No space left on device (os error 28)\n");
    draw("draw 4 -o /dev/null");
    assert!(!Path::new("/dev/null").is_file());
}

#[test]
fn a_board_goes_to_the_file_that_is_named() {
    let folder = folder("board");
    for arguments in ["board 8 13", "board 8 13 --json", "board 50", "board 9 --random --seed 1"] {
        let file = folder.join("board.txt");
        draw_into(&file, arguments);
        assert_eq!(fs::read_to_string(&file).unwrap(), draw(arguments), "{arguments}");
    }
}

#[test]
fn a_picture_goes_to_the_file_that_is_named() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery.svg");
    draw_into(&file, "draw 6");
    assert_eq!(fs::read_to_string(&file).unwrap(), draw("draw 6"));
}

/// Whoever opens the file would not find in it what its name says.
#[test]
fn a_name_of_another_content_is_refused() {
    let folder = folder("contents");
    for (arguments, name, refusal) in [
        ("board 4 1", "b.svg", "a name that ends in `.svg` is for a picture, not for text"),
        ("board 4 1", "b.doc", "a name that ends in `.doc` is for other programs, not for text"),
        ("board 4 1", "b.PNG", "a name that ends in `.png` is for a picture, not for text"),
        (
            "board 4 1 --json",
            "b.csv",
            "a name that ends in `.csv` is for comma-separated values, not for JSON",
        ),
        ("export 4 --format bin", "q.c", "a name that ends in `.c` is for C, not for [..]"),
        ("draw 4", "d.txt", "the name of a picture has to end in `.svg`, or be `-` for [..]"),
        ("challenge 4", "d.png", "the name of a picture has to end in `.svg`, or be `-` for [..]"),
    ] {
        let command = queens(arguments).args(["-o", name]).current_dir(&folder);
        command.assert().code(2).stdout_eq("").stderr_eq(format!("error: {refusal}\n"));
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    for (arguments, name) in [
        ("board 4 1", "b.text"),
        ("board 4 1 --json", "b.json"),
        ("board 4 1 --style csv", "b.csv"),
        ("board 4 1 --style list", "b"),
        ("export 4 --format bin", "q.table"),
    ] {
        draw_into(&folder.join(name), arguments);
    }
}

#[test]
fn bytes_have_no_prefix() {
    queens("export 4 --format bin --prefix x -o -")
        .assert()
        .code(2)
        .stdout_eq("")
        .stderr_eq("error: --prefix is only for C\n");
}
