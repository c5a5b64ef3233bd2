//! Tests of the line of keys.

use queen_game::app::Screen;
use ratatui::crossterm::event::KeyCode;

use crate::player::Player;

/// The last line of the screen.
fn keys(player: &mut Player) -> String {
    player.text().lines().last().unwrap().to_owned()
}

#[test]
fn the_line_of_keys_is_what_can_be_done_now() {
    let mut player = Player::new(100, 24);
    player.write("l8");
    let first = keys(&mut player);
    assert!(
        first.starts_with(" ? help  q quit  esc menu ")
            && first.contains("n another")
            && !first.contains("undo")
            && !first.contains("clear")
    );
    while player.game().is_given(player.game().cursor()) {
        player.write("l");
    }
    assert!(keys(&mut player).contains("space queen  x mark"));
    player.write(" ");
    let queen = keys(&mut player);
    assert!(queen.contains("space remove") && queen.contains("u undo  c clear"), "{queen}");
    player.write("u");
    assert!(keys(&mut player).contains("r redo"));
    for stage in ["t why", "t what"] {
        player.write("t");
        assert!(keys(&mut player).contains(stage));
    }
    player.write("t");
    assert!(!keys(&mut player).contains(" t "));
    let given = player.queens()[0];
    player.go_to(given);
    assert!(!keys(&mut player).contains("space"));
    player.solve();
    assert!(keys(&mut player).contains("n next  y copy"));
}

/// What a key would change on other boards alone stays as it is.
#[test]
fn keys_without_an_effect_on_the_board_change_nothing() {
    for (board, keys, named) in [
        ("h8", "amsi", [].as_slice()),
        ("8", "s", &["a attacked", "i count", "m map"]),
        ("l8", "mi", &["a attacked", "s clock"]),
        ("ll", "g", &[]),
    ] {
        let mut player = Player::new(160, 24);
        player.write(board);
        let state = |player: &Player| (format!("{:?}", player.app.extras), player.app.menu.grade);
        let before = state(&player);
        player.write(keys);
        player.press(KeyCode::Tab);
        assert_eq!(state(&player), before, "{board}");
        let line = self::keys(&mut player);
        for name in ["a attacked", "i count", "m map", "s clock"] {
            assert_eq!(line.contains(name), named.contains(&name), "{board}: {line}");
        }
    }
}

/// Of a board to explore, which can still be marked.
#[test]
fn keys_without_an_effect_on_a_solved_board_change_nothing() {
    let mut player = Player::new(160, 24);
    player.explore_to_a_solution();
    let before = format!("{:?}", player.app.extras);
    player.write("aist");
    assert_eq!(format!("{:?}", player.app.extras), before);
    assert!(player.game().tip().is_none());
    let line = keys(&mut player);
    for name in ["a attacked", "i count", "s clock", "t tip"] {
        assert!(!line.contains(name), "{name}: {line}");
    }
    assert!(line.contains("m map"), "{line}");
}

#[test]
fn the_line_of_keys_can_be_clicked() {
    let mut player = Player::new(100, 24);
    player.write("8");
    player.click_on("space queen");
    assert_eq!(player.queens().len(), 1);
    player.click_on("u undo");
    assert_eq!(player.queens().len(), 0);
    player.click_on("esc menu");
    assert!(matches!(player.app.screen, Screen::Menu));
    player.write("8");
    player.click_on("‹ Queens");
    assert!(matches!(player.app.screen, Screen::Menu));
    player.click_on("a archive");
    player.click_on("‹ Queens");
    assert!(matches!(player.app.screen, Screen::Menu));

    let mut player = Player::new(40, 12);
    player.write("4");
    let cut = keys(&mut player);
    assert!(cut.starts_with(" ? more") && !cut.contains("attacked"), "{cut}");
    player.click_on("? more");
    assert!(player.app.help.is_some());
    player.click(1, 1);
    assert!(player.app.help.is_none());
}
