//! Tests of the colours of terminals.

use crate::session::{Session, game};

/// The game asks for the background in the way of xterm.
#[test]
fn a_light_background_is_recognized() {
    for (background, accent) in [("0000/0000/0000", "38;5;75;"), ("ffff/ffff/ffff", "38;5;25;")] {
        let home = tempfile::tempdir().unwrap();
        let variables = [("TERM", "xterm-256color")];
        let mut session = Session::start_with(&[], &variables, game(), home.path());
        session.wait_for_output("\x1b]11;?", 1);
        let other = if background.starts_with('0') { "ffff/ffff/ffff" } else { "0000/0000/0000" };
        session.write(&format!("\x1b]10;rgb:{other}\x07\x1b]11;rgb:{background}\x07\x1b[?1c"));
        session.wait_for("choose a board");
        assert!(session.output().contains(accent), "{background}: {:?}", session.output());
        session.write("q");
        assert!(session.end().0);
    }
}

#[test]
fn a_terminal_of_16_colours_gets_no_others() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["--theme=light", "--size=6"];
    let mut session = Session::start_with(&arguments, &[("TERM", "xterm")], game(), home.path());
    session.wait_for("0 of 6 queens");
    session.write(" l t");
    session.wait_for("a6 and b6 share a row");
    session.write("q");
    let (success, output) = session.end();
    // Crossterm writes the 16 colours as the first of 256.
    let numbers = output.split("8;5;").skip(1).map(|rest| rest.split(['m', ';']).next().unwrap());
    let colours: Vec<u8> = numbers.map(|number| number.parse().unwrap()).collect();
    assert!(success && !colours.is_empty() && colours.iter().all(|&colour| colour < 16));
}

#[test]
fn without_colours_the_board_is_hatched() {
    let home = tempfile::tempdir().unwrap();
    let variables = [("TERM", "xterm-256color"), ("NO_COLOR", "1")];
    let mut session =
        Session::start_with(&["--size", "6", "--theme", "dark"], &variables, game(), home.path());
    session.wait_for("0 of 6 queens");
    session.wait_for("░");
    session.write("q");
    let (success, output) = session.end();
    assert!(success && !output.contains("8;5;"), "{output:?}");
}
