//! Tests of the drawing of a board.

use std::time::Duration;

use queen_challenge::Kind as ChallengeKind;
use queen_game::area::BoardArea;
use queen_game::palette::Palette;
use queen_game::puzzles::PUZZLES;
use queen_runtime::Square;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::player::{Player, crown, ground};

#[test]
fn a_click_places_a_queen_where_it_is_seen() {
    for (width, height) in [(80, 24), (120, 40), (60, 15)] {
        let mut player = Player::new(width, height);
        player.write("8");
        player.text();
        let (area, _) =
            BoardArea::with_panel(Rect::new(0, 0, width, height), 8, ChallengeKind::Queens)
                .unwrap();
        for square in PUZZLES.get(8).unwrap().board().free() {
            let place = area.square(square);
            player.click(place.right() - 1, place.bottom() - 1);
            assert_eq!(player.queens(), [square]);
            player.click(place.x, place.y);
            assert_eq!(player.queens(), []);
        }
        let last = area.square(Square::new(7, 7));
        for (column, row) in [(0, 1), (last.right(), last.y), (last.x, last.bottom()), (2, last.y)]
        {
            player.click(column, row);
        }
        assert_eq!(player.queens(), []);
    }
}

#[test]
fn queens_that_attack_each_other_glow_and_pulse() {
    let mut player = Player::new(80, 24);
    player.write("8 ll "); // a8 and c8
    player.press(KeyCode::Down);
    let square = BoardArea::with_panel(Rect::new(0, 0, 80, 24), 8, ChallengeKind::Queens)
        .unwrap()
        .0
        .square(Square::new(0, 0));
    let colours: Vec<_> = [0, 4]
        .into_iter()
        .map(|tick| {
            player.app.time = Duration::from_millis(125) * tick;
            player.buffer()[(square.x, square.y)].bg
        })
        .collect();
    player.write("u");
    let calm = player.buffer()[(square.x, square.y)].bg;
    assert!(colours[0] != colours[1] && !colours.contains(&calm));
}

#[test]
fn the_map_shows_how_many_solutions_go_through_a_square() {
    let mut player = Player::new(80, 24);
    player.write("8m");
    let numbers = (0..8).map(|column| player.square((1, column)));
    let numbers: Vec<String> =
        numbers.map(|text| text.chars().filter(char::is_ascii_digit).collect()).collect();
    assert_eq!(numbers, ["8", "16", "14", "8", "8", "14", "16", "8"]);
    // Without symmetry.
    player.go_to((0, 1));
    player.write(" ");
    for square in Square::all(8).filter(|square| *square != Square::new(0, 1)) {
        let number = match player.game().heat_map()[square] {
            0 => "·".to_owned(),
            number => number.to_string(),
        };
        assert_eq!(player.square(square).trim(), number, "{square:?}");
    }
    player.write("m");
    assert!(!player.text().contains("16"));
}

#[test]
fn a_key_marks_attacked_squares() {
    let mut player = Player::new(80, 24);
    player.write("8");
    player.go_to((2, 1));
    player.write(" ");
    let marked = |player: &mut Player| {
        let is_marked = |square: &Square| player.square(*square).contains('·');
        Square::all(8).filter(is_marked).collect::<Vec<_>>()
    };
    assert_eq!(marked(&mut player), []);
    player.write("a");
    let is_attacked = |square: &Square| {
        let (rows, columns) = (square.row().abs_diff(2), square.column().abs_diff(1));
        (rows, columns) != (0, 0) && (rows == 0 || columns == 0 || rows == columns)
    };
    assert_eq!(marked(&mut player), Square::all(8).filter(is_attacked).collect::<Vec<_>>());
    player.write("a");
    assert_eq!(marked(&mut player), []);
}

#[test]
fn no_square_of_a_solved_board_is_marked_as_attacked() {
    let mut player = Player::newcomer(80, 24);
    for (board, is_marked) in [("", true), ("\u{1b}ll5", false), ("\u{1b}7a", true)] {
        for key in board.chars() {
            player.press(if key == '\u{1b}' { KeyCode::Esc } else { KeyCode::Char(key) });
        }
        if board.is_empty() {
            player.press(KeyCode::Enter);
        }
        // The title has one, too.
        let dots = |player: &mut Player| player.text().lines().skip(1).any(|of| of.contains('·'));
        assert_eq!(dots(&mut player), is_marked, "{board:?}");
        player.solve();
        assert!(!dots(&mut player), "{board:?}: {}", player.text());
    }
}

#[test]
fn a_solved_board_lights_up_row_by_row() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    player.solve();
    let queens = player.queens();
    let lit = |player: &mut Player| {
        let mut won = |&square: &Square| {
            // A given queen glows, and the ground of another one.
            let is_given = player.game().is_given(square);
            let colour = if is_given { crown(player, square) } else { ground(player, square) };
            Palette::DARK.won.contains(&colour)
        };
        let lit = queens.iter().filter(|&square| won(square));
        lit.map(|square| square.row()).collect::<Vec<_>>()
    };
    assert_eq!(lit(&mut player), [0]);
    player.app.pass(Duration::from_millis(300));
    assert_eq!(lit(&mut player), [0, 1, 2, 3]);
    player.app.pass(Duration::from_secs(5));
    assert_eq!(lit(&mut player), [0, 1, 2, 3, 4, 5, 6, 7]);
    player.app.palette = Palette::PLAIN;
    assert!(queens.iter().all(|&square| player.square(square).contains('*')));
}

#[test]
fn the_glow_depends_on_time_alone() {
    let mut player = Player::new(80, 24);
    player.write("8 ll "); // a8 and c8
    player.go_to((4, 4));
    let before = player.buffer().clone();
    for _ in 0..20 {
        player.write("ak");
        player.write("aj");
        assert_eq!(*player.buffer(), before, "keys that are held do not flicker");
    }
}

#[test]
fn shapes_show_what_colours_show() {
    for (width, height) in [(80, 24), (60, 12), (160, 60)] {
        let mut player = Player::new(width, height);
        player.app.palette = Palette::PLAIN;
        player.write("8");
        let (empty, dark) = (player.square((2, 2)), player.square((2, 3)));
        let under_cursor = player.square((0, 0));
        player.write("x");
        player.go_to((2, 2));
        let ruled_out = player.square((0, 0));
        player.write("x ");
        player.go_to((4, 4));
        let queen = player.square((2, 2));
        player.write(" ");
        player.go_to((7, 0));
        let attacked = player.square((2, 2));
        player.go_to((2, 2));
        let attacked_under_cursor = player.square((2, 2));
        player.write(" t");
        let tip = player.whole_tip().square();
        let tip_under_cursor = player.square(tip);
        player.go_to((0, 0));
        assert_ne!(tip, Square::new(0, 0));
        let tip = player.square(tip);
        let mut looks = [
            empty,
            dark,
            under_cursor,
            ruled_out,
            queen,
            attacked,
            attacked_under_cursor,
            tip_under_cursor,
            tip,
        ];
        looks.sort();
        assert!(looks.windows(2).all(|pair| pair[0] != pair[1]), "{looks:?}");

        let mut player = Player::new(width, height);
        player.app.palette = Palette::PLAIN;
        player.write("l8");
        let given = player.queens()[0];
        player.go_to(if given == Square::new(7, 7) { (0, 0) } else { (7, 7) });
        assert!(!looks.contains(&player.square(given)));
    }
}

#[test]
fn the_cursor_does_not_hide_an_attack() {
    let mut player = Player::new(80, 24);
    player.write("8 ll ");
    let area = BoardArea::with_panel(Rect::new(0, 0, 80, 24), 8, ChallengeKind::Queens)
        .unwrap()
        .0
        .square(Square::new(0, 2));
    let middle = (area.x + area.width / 2, area.bottom() - 1);
    let under_cursor = player.buffer()[middle].bg;
    player.write("j");
    assert_eq!(player.buffer()[middle].bg, under_cursor);
    player.app.palette = Palette::PLAIN;
    assert!(player.square((0, 2)).contains('!'));
    player.write("k");
    assert!(player.square((0, 2)).contains('!'));
}

#[test]
fn dark_and_light_squares_are_as_on_every_chessboard() {
    let mut player = Player::new(80, 24);
    player.write("8");
    for square in Square::all(8) {
        let colour = Palette::DARK.squares[(square.row() + square.column()) % 2];
        assert_eq!(ground(&mut player, square), colour, "{square:?}");
    }
}
