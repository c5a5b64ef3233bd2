//! Tests of input: keys and the mouse.

use queen_challenge::Kind as ChallengeKind;
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
    let (area, _) =
        BoardArea::with_panel(Rect::new(0, 0, 80, 24), 8, ChallengeKind::Queens).unwrap();
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

/// A terminal sends both in one piece, as it does for a key with Alt.
#[test]
fn a_key_that_is_pressed_soon_after_escape_is_not_lost() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8");
    session.wait_for("at a8");
    session.write("\x1bc");
    session.wait_for("· calendar");
    session.write("\x1bq");
    assert!(session.end().0);
}
