//! Tests of the panel beside the board.

use std::time::Duration;

use queen_challenge::Clock;
use queen_game::puzzles::PUZZLES;
use ratatui::crossterm::event::KeyCode;

use crate::player::Player;

#[test]
fn clocks_have_hours() {
    let clocks = [5, 65, 3599, 3600, 36_125].map(|seconds| Clock(seconds).to_string());
    assert_eq!(clocks, ["0:05", "1:05", "59:59", "1:00:00", "10:02:05"]);
}

#[test]
fn more_queens_than_rows_are_too_many() {
    let mut player = Player::new(80, 24);
    player.write("4");
    for square in PUZZLES.get(4).unwrap().board().free() {
        player.go_to(square);
        player.write(" ");
    }
    assert!(player.text().contains("16 queens, 12 too many"));
}

#[test]
fn numbers_and_the_clock_can_be_shown_and_hidden() {
    let mut player = Player::new(80, 24);
    player.write("8");
    assert!(!player.text().contains("remain"));
    player.write("i");
    assert!(player.text().contains("92 solutions remain"));
    player.press(KeyCode::Esc);
    player.write("l8m");
    player.app.pass(Duration::from_secs(125));
    let text = player.text();
    assert!(text.contains("2:05 without a tip") && !text.contains("remain"), "{text}");
    player.write("?");
    player.app.pass(Duration::from_secs(125));
    player.write("?s");
    assert!(!player.text().contains("2:05"));
    player.write("s");
    assert!(player.text().contains("2:05"), "the clock stands still while the help is shown");
}
