//! The pictures in the README, drawn from the screens.

use std::fs;
use std::time::Duration;

use queen_challenge::{Clues, Tip};
use queen_game::palette::Palette;
use ratatui::crossterm::event::KeyCode;

use crate::picture::svg;
use crate::player::Player;

/// `WRITE=1 cargo test --test screens` redraws them.
#[test]
fn the_pictures_in_the_readme_are_what_the_game_shows() {
    for (theme, palette) in [("dark", Palette::DARK), ("light", Palette::LIGHT)] {
        let mut explore = Player::new(80, 24);
        explore.app.palette = palette;
        explore.write("8ittt ttt ttt jjll ");
        check_picture("explore", theme, &mut explore);
        let mut challenge = Player::new(80, 24);
        challenge.app.palette = palette;
        // Its first chain that forces two queens.
        challenge.write("lggg8");
        let forced = |tip: &Tip<Clues>| tip.evidence().forced().len();
        while forced(&challenge.whole_tip()) < 2 {
            challenge.follow_tip();
        }
        challenge.app.pass(Duration::from_secs(83));
        check_picture("challenge", theme, &mut challenge);
        let mut menu = Player::new(80, 24);
        menu.app.palette = palette;
        menu.write("l5");
        menu.solve();
        menu.press(KeyCode::Esc);
        menu.write("8x");
        menu.press(KeyCode::Esc);
        check_picture("menu", theme, &mut menu);
    }
}

fn check_picture(name: &str, theme: &str, player: &mut Player) {
    let file = format!("pictures/{name}-{theme}.svg");
    let picture = svg(player.buffer(), theme == "light");
    if std::env::var_os("WRITE").is_some() {
        fs::create_dir_all("pictures").unwrap();
        fs::write(&file, &picture).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    assert!(written == picture, "{file} is not up to date");
}
