//! Pictures that the program draws, those in `pictures/` among them.
//!
//! To redraw those after a change:
//!
//! ```console
//! $ cargo run -p queens -- draw 8 --fundamental -o pictures/fundamental-8.svg
//! $ cargo run -p queens -- draw 8 --heat -o pictures/heat-8.svg
//! ```

use std::fs;
use std::path::Path;

use crate::{folder, queens, stdout};

fn draw(arguments: &str) -> String {
    stdout(&queens(arguments).assert().success().stderr_eq(""))
}

fn shown(name: &str) -> String {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pictures");
    fs::read_to_string(pictures.join(name)).unwrap()
}

#[test]
fn the_pictures_of_the_readme_are_up_to_date() {
    assert!(draw("draw 8 --fundamental") == shown("fundamental-8.svg"), "fundamental-8.svg");
    assert!(draw("draw 8 --heat") == shown("heat-8.svg"), "heat-8.svg");
}

#[test]
fn pictures_have_all_boards_and_queens() {
    for (arguments, boards, queens) in
        [("draw 8", 92, 736), ("draw 8 --fundamental", 12, 96), ("draw 1", 1, 1), ("draw 3", 0, 0)]
    {
        let picture = draw(arguments);
        assert_eq!(picture.matches("<use href=\"#board\"").count(), boards, "{arguments}");
        assert_eq!(picture.matches("class=\"q-queen\"").count(), queens, "{arguments}");
    }
    assert_eq!(draw("draw 5 --heat").matches("class=\"heat\"").count(), 25);
    assert_eq!(draw("draw 3 --heat").matches("fill-opacity=\"0.00\"").count(), 9);
}

#[test]
fn a_picture_without_boards_says_so() {
    assert!(draw("draw 3").contains(">No solutions for 3 queens</text>"));
    assert!(draw("draw 3 --heat").contains(">No solutions for 3 queens</text>"));
}

#[test]
fn the_pages_of_a_gallery_have_all_boards() {
    let boards =
        |page| draw(&format!("draw 9 --page {page}")).matches("<use href=\"#board\"").count();
    assert_eq!((1..=4).map(boards).sum::<usize>(), 352);
}

/// A caption is 14 pixels high in a picture of its nominal width.
#[test]
fn captions_are_legible() {
    for size in [1, 4, 8, 12] {
        let picture = draw(&format!("draw {size} --page 1"));
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
    let table = draw("count 4 --squares");
    assert_eq!(
        table,
        " 4  0  1  1  0\n 3  1  0  0  1\n 2  1  0  0  1\n 1  0  1  1  0\n    a  b  c  d\n"
    );
}

/// A dark reader leaves what a picture does not cover dark, and titles have to stand out from it.
#[test]
fn pictures_have_a_background_of_their_own() {
    for arguments in ["draw 4 --heat", "draw 3 --heat", "draw 4", "draw 3", "draw 4 1"] {
        let picture = draw(arguments);
        let document = roxmltree::Document::parse(&picture).unwrap();
        let root = document.root_element();
        let area: Vec<i32> = root
            .attribute("viewBox")
            .unwrap()
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        let classes =
            |class| root.children().filter(move |node| node.attribute("class") == Some(class));
        let paths: Vec<_> = classes("q-page")
            .chain(classes("q-light"))
            .filter_map(|node| node.attribute("d"))
            .collect();
        if let [background] = paths[..] {
            assert_eq!(background, format!("M0 0H{}V{}H0Z", area[2], area[3]), "{arguments}");
        } else {
            // A board covers the rest.
            assert_eq!(paths, ["M-60 0H0V400H400v60H-60Z", "M0 0H400V400H0Z"], "{arguments}");
        }
    }
}

#[test]
fn only_sizes_of_the_tables_are_drawn() {
    for (arguments, error) in [
        ("draw 0", "invalid value [..]: the size of the board must be from 1 to 16\n..."),
        ("draw 17", "invalid value [..]: the size of the board must be from 1 to 16\n..."),
        (
            "draw 13",
            "all solutions are drawn only for boards of size 1 to 12: give the number of one",
        ),
        ("draw 8 93", "the solutions for a board of size 8 are numbered from 1 to 92"),
        ("draw 8 0", "the solutions for a board of size 8 are numbered from 1 to 92"),
    ] {
        queens(arguments).assert().code(2).stdout_eq("").stderr_eq(format!("error: {error}\n"));
    }
}

#[test]
fn a_picture_has_the_format_that_its_name_says() {
    let folder = folder("formats");
    for (arguments, name) in [
        ("draw 8 --heat -o", "h.png"),
        ("draw 6 -o", "g.pdf"),
        ("draw 6 1 -o", "svg"),
        ("draw 6 1 -o", "b.SVG.txt"),
    ] {
        let refusal = "error: the name of a picture has to end in `.svg`, or be `-` for standard \
                       output\n";
        let command = queens(arguments).arg(folder.join(name));
        command.assert().code(2).stdout_eq("").stderr_eq(refusal);
        assert!(!folder.join(name).exists(), "{name}");
    }
    for (arguments, name) in
        [("draw 8 --heat -o", "h.svg"), ("draw 6 1 -o", "b.svg"), ("draw 6 1 -o", "c.SVG")]
    {
        queens(arguments).arg(folder.join(name)).assert().success();
        assert!(fs::read_to_string(folder.join(name)).unwrap().starts_with("<svg "), "{name}");
    }
}
