//! Tests of the help.

use queen_challenge::Game;
use queen_game::app::Next;
use queen_game::message::Message;
use queen_game::puzzles::PUZZLES;
use queen_game::ui;
use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use crate::player::Player;

#[test]
fn help_covers_the_game_until_a_key_is_pressed() {
    let mut player = Player::new(80, 24);
    player.write("8?");
    assert!(player.text().contains("any key closes this"));
    player.write(" ");
    assert_eq!(player.queens(), []);
    player.write("?");
    player.click(5, 5);
    assert_eq!(player.queens(), []);
    assert!(!player.text().contains("any key closes this"));
    assert_eq!(player.press(KeyCode::Char('q')), Next::Quit);
}

#[test]
fn all_keys_of_the_help_have_one_layout() {
    for (width, height) in [(60, 20), (80, 24), (50, 40)] {
        let mut player = Player::new(width, height);
        player.write("?");
        let mut seen = String::new();
        for _ in 0..40 {
            seen += &player.text();
            player.press(KeyCode::Down);
        }
        let column = |line: &str, word: &str| Some(line[..line.find(word)?].chars().count());
        let start = seen.lines().find_map(|line| column(line, "move")).unwrap();
        for (key, effect) in ui::KEYS {
            let word = effect.split(' ').next().unwrap();
            let line = seen.lines().find(|line| line.contains(key) && line.contains(word));
            let line = line.unwrap_or_else(|| panic!("no {key} beside {word} in {seen}"));
            assert!(line.chars().skip(start).collect::<String>().starts_with(word), "{line}");
        }
    }
}

#[test]
fn the_menu_and_the_help_scroll() {
    let mut player = Player::new(60, 8);
    for size in PUZZLES.sizes() {
        player.app.menu.size = size;
        assert!(player.text().contains(&format!("▸ {size} × {size}")));
    }
    let warning = "Nothing is saved";
    player.app.message = Message::bad(warning);
    assert!(player.text().contains(warning) && player.text().contains("▸ 10 × 10"));
    player.write("?");
    assert!(player.text().contains("newspaper") && !player.text().contains("ctrl-z"));
    for _ in 0..99 {
        player.press(KeyCode::Down);
    }
    assert!(!player.text().contains("newspaper") && player.text().contains("ctrl-z"));
    player.scroll(MouseEventKind::ScrollUp);
    while !player.text().contains("newspaper") {
        let before = player.text();
        player.press(KeyCode::Up);
        assert_ne!(player.text(), before, "one key scrolls back by a line");
    }
    player.press(KeyCode::Esc);
    assert!(player.text().contains("▸ 10 × 10"));
}

#[test]
fn the_help_is_shown_whole_in_wide_and_in_narrow_windows() {
    for (width, height) in [(80, 24), (40, 60), (24, 90)] {
        let mut player = Player::new(width, height);
        player.write("?");
        let text: String = player.text().replace('│', " ");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let parts =
            [Game::RULE, Game::UNLIKE_NEWSPAPERS, "then why, then what to do", "stop (fg goes on)"];
        for part in parts {
            assert!(text.contains(part), "{part} is not in {text}");
        }
    }
}
