//! The pictures that are shown are those that the program draws. After a change,
//!
//! ```console
//! $ cargo run -p queen-cli -- gallery 8 --fundamental -o pictures/fundamental-8.svg
//! $ cargo run -p queen-cli -- heat 8 -o pictures/heat-8.svg
//! ```
//!
//! draw them anew.

use std::fs;
use std::path::Path;

use snapbox::cmd::Command;

fn draw(arguments: &str) -> String {
    let command = Command::new(env!("CARGO_BIN_EXE_queens")).args(arguments.split_whitespace());
    let output = command.assert().success().stderr_eq("").get_output().clone();
    String::from_utf8(output.stdout).unwrap()
}

fn shown(name: &str) -> String {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pictures");
    fs::read_to_string(pictures.join(name)).unwrap()
}

#[test]
fn the_pictures_of_the_readme_are_up_to_date() {
    assert!(draw("gallery 8 --fundamental") == shown("fundamental-8.svg"), "fundamental-8.svg");
    assert!(draw("heat 8") == shown("heat-8.svg"), "heat-8.svg");
}

#[test]
fn pictures_hold_what_they_promise() {
    for (arguments, boards, queens) in [
        ("gallery 8", 92, 736),
        ("gallery 8 --fundamental", 12, 96),
        ("gallery 1", 1, 1),
        ("gallery 3", 0, 0),
    ] {
        let picture = draw(arguments);
        assert_eq!(picture.matches("<use href=\"#board\"").count(), boards, "{arguments}");
        assert_eq!(picture.matches("class=\"q-queen\"").count(), queens, "{arguments}");
    }
    assert_eq!(draw("heat 5").matches("class=\"heat\"").count(), 25);
    assert_eq!(draw("heat 3").matches("fill-opacity=\"0.00\"").count(), 9);
}

#[test]
fn a_picture_goes_to_the_file_that_is_named() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery.svg");
    assert_eq!(draw(&format!("gallery 6 -o {}", file.display())), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), draw("gallery 6"));
}

#[test]
fn only_sizes_of_the_tables_are_drawn() {
    for arguments in ["gallery 13", "gallery 0", "heat 13", "heat -1"] {
        Command::new(env!("CARGO_BIN_EXE_queens"))
            .args(arguments.split_whitespace())
            .assert()
            .code(2)
            .stdout_eq("")
            .stderr_eq(
                "error: invalid value [..]: the size of the board must be from 1 to 12\n...\n",
            );
    }
}
