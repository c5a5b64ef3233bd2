//! Tests of windows of all sizes.

use queen_challenge::{Grade, Kind as ChallengeKind};
use queen_game::area::BoardArea;
use queen_game::menu::Mode;
use queen_game::puzzles::PUZZLES;
use queen_runtime::Square;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::player::Player;

#[test]
fn every_board_has_room_on_a_screen_of_80_by_24() {
    let screen = Rect::new(0, 0, 80, 24);
    for size in PUZZLES.sizes() {
        let (area, _) = BoardArea::with_panel(screen, size, ChallengeKind::Queens).unwrap();
        let mut player = Player::new(80, 24);
        player.write(if size == 10 { "0".into() } else { size.to_string() }.as_str());
        player.write("i");
        for row in 0..size {
            for column in 0..size {
                let square = Square::new(row, column);
                let place = area.square(square);
                assert_eq!(screen.intersection(place), place);
                for position in place.positions() {
                    assert_eq!(area.square_at(position), Some(square));
                }
            }
        }
        let text = player.text();
        assert!(text.contains(&format!("0 of {size} queens")) && text.contains("q quit"), "{text}");
        assert!(text.contains(&format!(
            "{} solutions remain",
            PUZZLES.get(size).unwrap().nb_of_solutions()
        )));
    }
}

#[test]
fn the_game_survives_any_size_of_the_window() {
    for (width, height) in [(1, 1), (10, 3), (0, 0), (2, 2), (40, 10), (80, 8), (300, 100)] {
        for keys in ["", "?", "8", "0 m?", "l8 t", "4i", "a"] {
            let mut player = Player::new(width, height);
            player.write(keys);
            player.text();
            player.click(width.saturating_sub(1), height.saturating_sub(1));
        }
    }
    let mut player = Player::new(80, 24);
    player.write("8 ");
    player.terminal.backend_mut().resize(40, 10);
    player.terminal.resize(Rect::new(0, 0, 40, 10)).unwrap();
    assert!(player.text().contains("too small"));
    player.terminal.backend_mut().resize(100, 40);
    player.terminal.resize(Rect::new(0, 0, 100, 40)).unwrap();
    assert!(player.text().contains("1 of 8 queens"));
}

#[test]
fn a_window_that_is_too_small_says_what_is_needed() {
    for size in PUZZLES.sizes() {
        for (width, height) in BoardArea::needed(size, ChallengeKind::Queens) {
            assert!(
                BoardArea::with_panel(Rect::new(0, 0, width, height), size, ChallengeKind::Queens)
                    .is_some()
            );
            for (width, height) in [(width - 1, height), (width, height - 1)] {
                let screen = Rect::new(0, 0, width, height);
                assert!(BoardArea::with_panel(screen, size, ChallengeKind::Queens).is_none());
            }
        }
    }
    let mut player = Player::new(40, 12);
    player.write("4");
    assert!(player.text().contains("0 of 4 queens"));
    player.press(KeyCode::Esc);
    player.write("8");
    let text = player.text().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        text.contains("it has 40 × 12 characters, and 44 × 12 or 27 × 17 are needed"),
        "{text}"
    );
}

/// The board of 10 × 10 has 33 columns and, with title, letters and keys, 13 lines, and a tip takes
/// five below it.
#[test]
fn the_largest_board_says_what_it_needs_where_smaller_ones_are_played() {
    let readme = include_str!("../../README.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let mut player = Player::new(32, 16);
    for (size, digit) in [(8, "8"), (10, "0")] {
        player.app.menu.mode = Mode::Challenge;
        player.write(digit);
        let [beside, above] = BoardArea::needed(size, ChallengeKind::Queens)
            .map(|(width, height)| format!("{width} × {height}"));
        let text = player.text().split_whitespace().collect::<Vec<_>>().join(" ");
        let is_said = text.contains(&format!("{beside} or {above} are needed"));
        assert_eq!((is_said, player.drawn.board.is_none()), (size == 10, size == 10), "{text}");
        assert!(readme.contains(&beside) && readme.contains(&above), "{beside} {above}");
        player.press(KeyCode::Esc);
    }
}

#[test]
fn the_panel_is_below_the_board_in_a_narrow_window() {
    for (width, height) in [(40, 20), (32, 16), (27, 17), (44, 40), (80, 60)] {
        let screen = Rect::new(0, 0, width, height);
        let (area, panel) = BoardArea::with_panel(screen, 8, ChallengeKind::Queens).unwrap();
        let squares = Square::all(8).map(|square| area.square(square));
        assert!(squares.clone().all(|place| screen.intersection(place) == place));
        let last = squares.map(Rect::bottom).max().unwrap();
        assert!(last < panel.y && panel.bottom() == height - 1, "{panel:?}");
        let mut player = Player::new(width, height);
        player.write("l8");
        player.solve();
        let text = player.text();
        assert!(text.contains("Solved in ") && text.contains(" n: "), "{text}");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("tips, for the first time."), "{text}");
    }
    // Where both have room, the board is beside the panel.
    let (board, panel) =
        BoardArea::with_panel(Rect::new(0, 0, 44, 20), 8, ChallengeKind::Queens).unwrap();
    assert_eq!((board.square(Square::new(0, 0)).y, panel.x), (panel.y, 29));
}

/// What is cut says so, and nothing that can be chosen is missing.
#[test]
fn the_menu_fits_into_narrow_windows() {
    for (width, height) in [(40, 20), (32, 16)] {
        for mode in ["", "l", "ll"] {
            let mut player = Player::new(width, height);
            player.write(mode);
            let text = player.text();
            let words = ["Learn", "Explore", "Challenge", "Daily", "archive (a)"];
            assert!(words.iter().all(|word| text.contains(word)), "{text}");
            assert!(!text.contains("more\n") && !text.contains('…'), "{text}");
            let choices = match mode {
                "ll" => vec![" 9 × 9, easy".into()],
                _ => PUZZLES.sizes().map(|size| format!(" {size} × {size} ")).collect::<Vec<_>>(),
            };
            assert!(choices.iter().all(|choice| text.contains(choice)), "{text}");
            if mode == "l" {
                assert!(
                    Grade::WITHOUT_GUESS.iter().all(|grade| text.contains(&grade.to_string())),
                    "{text}"
                );
                player.click_on("expert");
                assert!(player.text().contains("[expert]"));
            }
        }
    }
    let mut player = Player::new(26, 10);
    let text = player.text();
    assert!(text.contains("↑ more") && text.contains("▸ 8 × 8") && text.contains("↓ more"));
    assert!(!text.contains("10 × 10"));
    player.click_on("↓ more");
    player.click_on("↓ more");
    assert!(player.text().contains("▸ 10 × 10"));
    for _ in PUZZLES.sizes() {
        player.press(KeyCode::Up);
    }
    let text = player.text();
    assert!(text.contains("▸ 4 × 4") && text.contains("board"), "{text}");
}

#[test]
fn a_title_that_has_no_room_is_cut() {
    let mut player = Player::new(40, 20);
    let title = |player: &mut Player| player.text().lines().next().unwrap().trim_end().to_owned();
    player.app.explore(10);
    assert_eq!(title(&mut player), " ‹ Queens · 10 × 10 · explore");
    let mut player = Player::new(20, 10);
    player.app.explore(10);
    assert_eq!(title(&mut player), " ‹ 10 × 10 · explore");
    let mut player = Player::new(16, 10);
    player.app.explore(10);
    assert_eq!(title(&mut player), " ‹ 10 × 10 · ex…");
}

#[test]
fn a_board_grows_before_the_panel_does() {
    let (board, panel) =
        BoardArea::with_panel(Rect::new(0, 0, 60, 20), 8, ChallengeKind::Queens).unwrap();
    assert_eq!((board.square(Square::new(0, 0)).height, panel.width), (2, 15));
}

#[test]
fn the_board_is_centred_in_a_large_window() {
    for size in PUZZLES.sizes() {
        let screen = Rect::new(0, 0, 200, 61);
        let (area, panel) = BoardArea::with_panel(screen, size, ChallengeKind::Queens).unwrap();
        let (first, last) =
            (area.square(Square::new(0, 0)), area.square(Square::new(size - 1, size - 1)));
        let (left, right) = (first.x - 3, screen.width - panel.right());
        assert!(left.abs_diff(right) <= 1 && first.height >= 5);
        let (above, below) = (first.y - 1, screen.height - 2 - last.bottom());
        assert!(above.abs_diff(below) <= 1, "{above} {below}");
    }
}
