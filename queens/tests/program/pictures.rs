//! Pictures that the program draws, those in `pictures/` among them.
//!
//! To redraw those after a change:
//!
//! ```console
//! $ cargo run -p queens -- gallery 8 --fundamental -o pictures/fundamental-8.svg
//! $ cargo run -p queens -- heat 8 -o pictures/heat-8.svg
//! ```

use std::fs;
use std::path::Path;

use crate::{queens, stdout};

fn draw(arguments: &str) -> String {
    stdout(&queens(arguments).assert().success().stderr_eq(""))
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
    let table = draw("heat 4 --format text");
    assert_eq!(
        table,
        " 4  0  1  1  0\n 3  1  0  0  1\n 2  1  0  0  1\n 1  0  1  1  0\n    a  b  c  d\n"
    );
}

/// A dark reader leaves what a picture does not cover dark, and titles have to stand out from it.
#[test]
fn pictures_have_a_background_of_their_own() {
    for arguments in ["heat 4", "heat 3", "gallery 4", "gallery 3", "board 4 1 --style svg"] {
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
    for arguments in ["gallery 13", "gallery 0"] {
        queens(arguments).assert().code(2).stdout_eq("").stderr_eq(
            "error: invalid value [..]: the size of the board must be from 1 to 12\n...\n",
        );
    }
}
