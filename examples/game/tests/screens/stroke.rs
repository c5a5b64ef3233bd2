//! Tests of marks that are made by dragging, with the reports that a terminal sends.

use queen_challenge::Fixed;
use queen_runtime::Square;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::player::{Player, panel};

/// The number of a report that the right button is pressed.
const PRESS: u8 = 2;

/// The number of a report that the mouse moves while the right button is held.
const DRAG: u8 = 34;

fn square(name: &str) -> Square {
    Square::from_name(name, 8).unwrap()
}

/// The place of a square of the board on the screen.
fn place(player: &mut Player, name: &str) -> Rect {
    player.buffer();
    player.drawn.board.unwrap().square(square(name))
}

/// Reports the mouse in the middle of a square.
fn report(player: &mut Player, number: u8, name: &str) {
    let place = place(player, name);
    report_at(player, number, place.x + place.width / 2, place.y + place.height / 2);
}

/// The corner of the screen is 1, 1 in a report.
fn report_at(player: &mut Player, number: u8, column: u16, row: u16) {
    player.receive(&format!("\x1b[<{number};{};{}M", column + 1, row + 1));
}

/// Drags the right button over squares and releases it.
fn drag(player: &mut Player, names: &str) {
    for (index, name) in names.split(' ').enumerate() {
        report(player, if index == 0 { PRESS } else { DRAG }, name);
    }
    player.receive("\x1b[<2;1;1m");
}

/// The names of the squares that are ruled out, by rows from the top.
fn marks(player: &Player) -> String {
    let names = player.game().notes().ruled_out.iter().map(|square| square.name(8).to_string());
    names.collect::<Vec<_>>().join(" ")
}

fn explorer() -> Player {
    let mut player = Player::new(80, 24);
    player.write("8");
    player
}

#[test]
fn a_drag_marks_each_square_once_as_one_move() {
    let mut player = explorer();
    drag(&mut player, "a8 b8 c8 b8 c8 c7");
    assert_eq!(marks(&player), "a8 b8 c8 c7");
    assert_eq!(player.game().cursor(), square("c7"));
    drag(&mut player, "h1 h2");
    player.write("u");
    assert_eq!(marks(&player), "a8 b8 c8 c7");
    player.write("u");
    assert_eq!(marks(&player), "");
    player.write("r");
    assert_eq!(marks(&player), "a8 b8 c8 c7");
}

#[test]
fn marks_are_seen_while_the_mouse_is_dragged() {
    let mut player = explorer();
    report(&mut player, PRESS, "a8");
    assert!(player.square(square("a8")).contains('×'));
    report(&mut player, DRAG, "b8");
    assert!(player.square(square("b8")).contains('×'));
    player.write("u");
    assert_eq!(marks(&player), "", "both are one move before the end, too");
}

#[test]
fn what_becomes_of_the_first_square_becomes_of_all() {
    let mut player = explorer();
    drag(&mut player, "b8 c8");
    drag(&mut player, "a8 b8 c8 d8");
    assert_eq!(marks(&player), "a8 b8 c8 d8");
    drag(&mut player, "b8 c8 c7");
    assert_eq!(marks(&player), "a8 d8");
    player.write("u");
    assert_eq!(marks(&player), "a8 b8 c8 d8");
}

#[test]
fn a_fast_mouse_marks_what_is_on_its_way() {
    let mut player = explorer();
    drag(&mut player, "a8 h8");
    assert_eq!(player.game().notes().ruled_out.len(), 8);
    player.write("u");
    for way in ["a8 h1", "h1 a8"] {
        drag(&mut player, way);
        assert_eq!(marks(&player), "a8 b7 c6 d5 e4 f3 g2 h1");
        player.write("u");
    }
}

#[test]
fn squares_that_get_no_mark_are_left_alone() {
    let mut player = explorer();
    let place = place(&mut player, "b8");
    player.click(place.x, place.y);
    // The first square that can be marked says what becomes of the others.
    drag(&mut player, "b8 c8 b8 a8");
    assert_eq!((marks(&player).as_str(), player.queens()), ("a8 c8", vec![square("b8")]));

    // A challenge with given queens and blocked squares.
    player = Player::new(80, 24);
    player.app.choose(queen_challenge::Kind::Mixed, Some(8));
    let fixed: Vec<_> =
        Square::all(8).filter(|&of| player.game().inner().fixed(of).is_some()).collect();
    for &of in &fixed {
        let beside = Square::new(of.row(), if of.column() == 0 { 1 } else { of.column() - 1 });
        let before = *player.game().notes();
        report(&mut player, PRESS, of.name(8).as_str());
        let said = player.game().inner().fixed(of).as_ref().map(Fixed::to_string).unwrap();
        assert!(panel(&mut player, 8).contains(&said), "{}", player.text());
        report(&mut player, DRAG, beside.name(8).as_str());
        assert!(!panel(&mut player, 8).contains(&said), "{}", player.text());
        assert!(!player.game().notes().ruled_out.contains(of));
        if player.game().inner().fixed(beside).is_none() {
            assert!(player.game().notes().ruled_out.contains(beside));
            player.write("u");
        }
        assert_eq!(*player.game().notes(), before);
    }
    assert!(!fixed.is_empty());
}

#[test]
fn a_drag_over_what_stays_as_it_is_keeps_the_step_of_a_board_to_learn_from() {
    let mut player = Player::newcomer(80, 24);
    player.write("8");
    let given = player.queens()[0];
    let beside = Square::new(given.row(), given.column().checked_sub(1).unwrap_or(1));
    report(&mut player, PRESS, beside.name(8).as_str());
    let tip = *player.game().tip().unwrap();
    report(&mut player, DRAG, given.name(8).as_str());
    assert_eq!(player.game().tip(), Some(&tip));
    assert_eq!(marks(&player), beside.name(8).as_str());
}

#[test]
fn a_drag_beside_the_board_marks_nothing_until_it_comes_back() {
    let mut player = explorer();
    let edge = place(&mut player, "a8").x - 1;
    report(&mut player, PRESS, "a8");
    for name in ["a8", "a3"] {
        let row = place(&mut player, name).y;
        report_at(&mut player, DRAG, edge, row);
    }
    report(&mut player, DRAG, "a3");
    report(&mut player, DRAG, "a2");
    assert_eq!(marks(&player), "a8 a3 a2");
}

#[test]
fn the_lines_between_regions_do_not_stop_a_drag() {
    let mut player = Player::new(100, 40);
    player.app.choose(queen_challenge::Kind::Regions, Some(8));
    let (from, to) = (place(&mut player, "b4"), place(&mut player, "e4"));
    assert!(player.drawn.board.unwrap().is_ruled());
    report(&mut player, PRESS, "b4");
    report_at(&mut player, DRAG, from.right(), from.y);
    report_at(&mut player, DRAG, to.x, to.y);
    assert_eq!(marks(&player), "b4 c4 d4 e4");
}

#[test]
fn only_a_drag_of_the_right_button_that_began_on_the_board_marks() {
    let mut player = explorer();
    let edge = place(&mut player, "a8");
    report_at(&mut player, PRESS, edge.x - 1, edge.y);
    report(&mut player, DRAG, "a8");
    report(&mut player, DRAG, "b8");
    assert_eq!(marks(&player), "");
    // One that no press has begun, as in a window that was just entered.
    player = explorer();
    report(&mut player, DRAG, "a8");
    report(&mut player, DRAG, "b8");
    assert_eq!(marks(&player), "");
    // The left and the middle one.
    for (press, drag) in [(0, 32), (1, 33)] {
        report(&mut player, press, "d4");
        report(&mut player, drag, "d5");
        assert_eq!(marks(&player), "");
    }
}

#[test]
fn any_other_event_ends_a_drag() {
    let reports = [
        "\x1b[<2;9;9m",  // the release
        "\x1b[<0;1;24M", // another button
        "\x1b[<1;9;9M",
        "\x1b[<32;9;9M",
        "\x1b[<64;9;9M", // the wheel
        "\x1b[<35;9;9M", // no button is held any more
        "h",
        "a",
        "?\x1b[A ",
        "\x1b[O", // the focus is elsewhere
        "\x1b[I",
    ];
    for other in reports {
        let mut player = explorer();
        report(&mut player, PRESS, "a8");
        report(&mut player, DRAG, "b8");
        player.receive(other);
        report(&mut player, DRAG, "c8");
        assert_eq!(marks(&player), "a8 b8", "after {other:?}");
    }
    // A board of another size, and the same one at another place.
    let mut player = explorer();
    report(&mut player, PRESS, "a8");
    player.terminal.backend_mut().resize(120, 40);
    report(&mut player, DRAG, "b8");
    assert_eq!(marks(&player), "a8");
    player.press(KeyCode::Esc);
    player.write("9");
    report(&mut player, DRAG, "b8");
    assert!(player.game().is_untouched());
}
