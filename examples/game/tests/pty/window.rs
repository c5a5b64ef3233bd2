//! Tests of a window that changes its size.

use std::thread;

use portable_pty::PtySize;

use crate::session::Session;

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
