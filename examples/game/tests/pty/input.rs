//! Tests of keys, the mouse and changes of the window.

use std::thread;

use portable_pty::PtySize;
use queen_game::area::BoardArea;
use queen_runtime::Square;
use ratatui::layout::Rect;

use crate::session::Session;

#[test]
fn arrows_and_the_mouse_reach_the_board() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8");
    session.wait_for("at a8");
    session.write("\x1b[B\x1b[C");
    session.wait_for("at b7");
    let (area, _) = BoardArea::with_panel(Rect::new(0, 0, 80, 24), 8).unwrap();
    let corner = area.square(Square::new(0, 0));
    let (column, line) = (corner.x + 1, corner.y + 1);
    session.write(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"));
    session.wait_for("at a8");
    session.wait_for("1 of 8 queens");
    session.write(&format!("\x1b[<2;{};{line}M\x1b[<2;{0};{line}m", column + 5));
    session.wait_for("at b8, ruled out");
    session.write("q");
    assert!(session.end().0);
}

#[test]
fn the_window_may_change_its_size() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8i");
    session.wait_for("92 solutions remain");
    let resize = |rows, cols| {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        session.terminal.resize(size).unwrap();
    };
    resize(8, 40);
    session.wait_for("too small");
    resize(40, 120);
    session.wait_for("92 solutions remain");
    session.write("q");
    assert!(session.end().0);
}

/// A key that is typed while the window changes its size is not kept until the next one.
#[test]
fn no_key_waits_for_another() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8");
    session.wait_for("0 of 8 queens");
    let resize = |session: &Session, cols| {
        let size = PtySize { rows: 24, cols, pixel_width: 0, pixel_height: 0 };
        session.terminal.resize(size).unwrap();
    };
    for round in 0..40 {
        // The second change and the key come while the game draws after the first change.
        let before = session.output.lock().unwrap().len();
        resize(&session, 81);
        while session.output.lock().unwrap().len() == before {
            thread::yield_now();
        }
        resize(&session, 80);
        session.write(" ");
        session.wait_for(&format!("{} of 8 queens", (round + 1) % 2));
    }
    session.write("q");
    assert!(session.end().0);
}
