//! Tests of the archive.

use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use crate::player::Player;

#[test]
fn the_archive_shows_what_was_solved_and_found() {
    let mut player = Player::new(80, 24);
    player.write("a");
    assert!(player.text().contains("statistics"));
    player.press(KeyCode::Esc);
    player.write("4ttt ttt ttt ttt ");
    player.press(KeyCode::Esc);
    player.write("l8");
    player.solve();
    player.press(KeyCode::Esc);
    player.write("aj");
    let text = player.text();
    assert!(
        text.contains("▸ 2030-01-01  8 × 8  0:00") && text.contains("challenge, easy"),
        "{text}"
    );
    player.write("j");
    assert!(player.text().contains("▸ found      4 × 4  bdac"));
    player.scroll(MouseEventKind::ScrollUp);
    assert!(player.text().contains("▸ 2030-01-01"));
    player.scroll(MouseEventKind::ScrollDown);
    assert!(player.text().contains("▸ found      4 × 4  bdac"));
    player.write("jjjk");
    player.click_on("2030-01-01");
    assert!(player.text().contains("▸ 2030-01-01"));
    player.press(KeyCode::PageDown);
    assert!(player.text().contains("▸ found      8 × 8"));
}

#[test]
fn the_archive_gives_way_to_its_pages_in_a_narrow_window() {
    let mut player = Player::new(60, 20);
    player.write("l0");
    player.solve();
    player.press(KeyCode::Esc);
    player.write("a");
    assert!(player.text().contains("boards without  fastest"));
    player.write("j");
    assert!(player.text().contains("a  b  c  d  e  f  g  h  i  j"));
    player.press(KeyCode::Char('y'));
    let text = player.text();
    assert!(text.contains("Copied to the") && text.contains("the game."), "{text}");
}
