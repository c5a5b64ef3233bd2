//! The pictures in `pictures/` are those that the program draws. To redraw them after a change:
//!
//! ```console
//! $ cargo run -p queens -- gallery 8 --fundamental -o pictures/fundamental-8.svg
//! $ cargo run -p queens -- heat 8 -o pictures/heat-8.svg
//! ```

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
fn pictures_have_all_boards_and_queens() {
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
fn a_picture_without_boards_says_so() {
    assert!(draw("gallery 3").contains(">No solutions for 3 queens</text>"));
    assert!(draw("heat 3").contains(">No solutions for 3 queens</text>"));
}

#[test]
fn the_pages_of_a_gallery_have_all_boards() {
    let boards =
        |page| draw(&format!("gallery 9 --page {page}")).matches("<use href=\"#board\"").count();
    assert_eq!((1..=4).map(boards).sum::<usize>(), 352);
}

#[test]
fn a_sheet_has_each_challenge_and_its_answer_upside_down() {
    for (size, count) in [(1, 1), (4, 2), (8, 12), (12, 24)] {
        let sheet = draw(&format!("challenge {size} --seed 5 --count {count}"));
        let (challenges, answers) = sheet.split_once("<g transform=\"rotate(180 ").unwrap();
        for boards in [challenges, answers] {
            assert_eq!(boards.matches("<use href=\"#board\"").count(), count);
            assert_eq!(boards.matches("class=\"frame\"").count(), count);
            assert!(boards.contains(&format!("px\">{count}</text>")));
        }
        assert_eq!(answers.matches("class=\"q-queen\"").count(), size * count);
    }
}

#[test]
fn the_title_of_a_sheet_says_where_its_challenges_are_from() {
    for (options, origin) in [
        ("--date 2026-01-01 --count 1", "2026-01-01"),
        ("--date 2025-12-31 --count 2", "2025-12-31 to 2026-01-01"),
        ("--seed 7 --count 1", "seed 7"),
        ("--seed 7 --count 3", "seeds 7 to 9"),
    ] {
        let sheet = draw(&format!("challenge 8 --grade medium {options}"));
        let title = format!("<title>8 queens · medium · {origin}</title>");
        assert!(sheet.contains(&title), "{options}");
    }
}

/// The challenges of a sheet are those that are drawn one by one.
#[test]
fn a_sheet_has_the_challenges_of_consecutive_seeds_and_days() {
    let titles = |options: &str| -> Vec<String> {
        let sheet = draw(&format!("challenge 8 --grade medium {options}"));
        let titles =
            sheet.lines().filter_map(|line| line.strip_prefix("<title>")?.split_once(": "));
        titles.map(|(_, squares)| squares.to_owned()).collect()
    };
    let days = titles("--date 1970-01-31 --count 3");
    assert_eq!(days, titles("--seed 30 --count 3"));
    let singles: Vec<_> =
        (30..33).map(|seed| titles(&format!("--seed {seed} --count 1"))).collect();
    let parts = [0, 1].map(|part| singles.iter().map(move |single| &single[part]));
    assert!(days.iter().eq(parts.into_iter().flatten()));
}

/// A caption is 14 pixels high in a picture of its nominal width.
#[test]
fn captions_are_legible() {
    for size in [1, 4, 8, 12] {
        let picture = draw(&format!("gallery {size} --page 1"));
        let number = |before: &str, after: &str| -> f64 {
            let (_, rest) = picture.split_once(before).unwrap();
            rest.split_once(after).unwrap().0.parse().unwrap()
        };
        let units = number("viewBox=\"0 0 ", " ");
        let height = number("font-size:", "px") * number("width=\"", "\"") / units;
        assert!((13.5..=14.5).contains(&height), "{size}: {height}");
    }
}

#[test]
fn a_heat_map_can_be_a_table() {
    let table = draw("heat 4 --text");
    assert_eq!(
        table,
        " 4  0  1  1  0\n 3  1  0  0  1\n 2  1  0  0  1\n 1  0  1  1  0\n    a  b  c  d\n"
    );
}

#[test]
fn a_dash_is_standard_output() {
    assert_eq!(draw("heat 4 -o -"), draw("heat 4"));
}

#[test]
fn a_file_is_replaced_atomically() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("replaced");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    let file = folder.join("heat.svg");
    fs::write(&file, "old").unwrap();
    draw(&format!("heat 5 -o {}", file.display()));
    assert_eq!(fs::read_to_string(&file).unwrap(), draw("heat 5"));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing else is left in the folder");
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_is_written_in_place() {
    let full = "gallery 4 -o /dev/full";
    let output = Command::new(env!("CARGO_BIN_EXE_queens")).args(full.split(' '));
    output
        .assert()
        .code(1)
        .stderr_eq("error: cannot write to '/dev/full': No space left on device (os error 28)\n");
    draw("gallery 4 -o /dev/null");
    assert!(!Path::new("/dev/null").is_file());
}

#[test]
fn a_picture_goes_to_the_file_that_is_named() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery.svg");
    assert_eq!(draw(&format!("gallery 6 -o {}", file.display())), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), draw("gallery 6"));
}

#[test]
fn only_sizes_of_the_tables_are_drawn() {
    for arguments in ["gallery 13", "gallery 0"] {
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
