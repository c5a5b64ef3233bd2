//! Screens, keys and clicks, on a terminal in memory.

mod picture;

use std::fs;

use queen_game::app::{App, Next, Screen};
use queen_game::game::PUZZLES;
use queen_game::progress::Progress;
use queen_game::ui::{self, BoardArea};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use tempfile::TempDir;

/// A game on a screen that nobody sees.
struct Player {
    app: App,
    terminal: Terminal<TestBackend>,
    _data: TempDir,
}

impl Player {
    fn new(width: u16, height: u16) -> Self {
        let data = tempfile::tempdir().unwrap();
        let app = App::new(Progress::load(&data.path().join("found.txt")).unwrap());
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { app, terminal, _data: data }
    }

    fn press(&mut self, code: KeyCode) -> Next {
        self.app.handle(&Event::Key(KeyEvent::from(code)))
    }

    fn write(&mut self, keys: &str) {
        for key in keys.chars() {
            assert_eq!(self.press(KeyCode::Char(key)), Next::Wait);
        }
    }

    fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = KeyModifiers::NONE;
        self.app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    fn buffer(&mut self) -> &Buffer {
        self.terminal.draw(|frame| ui::draw(&mut self.app, frame)).unwrap();
        self.terminal.backend().buffer()
    }

    fn text(&mut self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content().chunks(buffer.area.width.into());
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n")
            .collect()
    }

    fn queens(&self) -> Vec<(usize, usize)> {
        match &self.app.screen {
            Screen::Play(game) => game.queens(),
            Screen::Sizes(_) => panic!("no game is played"),
        }
    }
}

#[test]
fn the_sizes_are_shown_with_what_is_known_of_them() {
    let mut player = Player::new(80, 24);
    let text = player.text();
    for puzzle in PUZZLES.iter() {
        let size = puzzle.board_size();
        let row = text.lines().find(|line| line.contains(&format!(" {size} × {size} "))).unwrap();
        let counts = [puzzle.nb_of_solutions(), puzzle.nb_of_fundamental_solutions()];
        assert!(counts.iter().all(|count| row.contains(&format!(" {count} "))), "{row}");
    }
}

#[test]
fn a_size_is_chosen_by_arrows_or_by_its_number() {
    let chosen = |keys: &[KeyCode]| {
        let mut player = Player::new(80, 24);
        for &key in keys {
            player.press(key);
        }
        match &player.app.screen {
            Screen::Play(game) => game.size(),
            Screen::Sizes(_) => 0,
        }
    };
    assert_eq!(chosen(&[KeyCode::Enter]), 8);
    assert_eq!(chosen(&[KeyCode::Up, KeyCode::Char('k'), KeyCode::Enter]), 6);
    assert_eq!(chosen(&[[KeyCode::Down; 9].as_slice(), &[KeyCode::Enter]].concat()), 10);
    assert_eq!(chosen(&[[KeyCode::Up; 9].as_slice(), &[KeyCode::Char(' ')]].concat()), 4);
    assert_eq!(chosen(&[KeyCode::Char('0')]), 10);
    assert_eq!(chosen(&[KeyCode::Char('5')]), 5);
    assert_eq!(chosen(&[KeyCode::Char('3')]), 0);
    assert_eq!(chosen(&[KeyCode::Char('5'), KeyCode::Esc]), 0);
}

#[test]
fn every_board_has_room_on_a_screen_of_80_by_24() {
    let screen = Rect::new(0, 0, 80, 24);
    for size in PUZZLES.sizes() {
        let area = BoardArea::within(screen, size).unwrap();
        let mut player = Player::new(80, 24);
        player.write(if size == 10 { "0".into() } else { size.to_string() }.as_str());
        for row in 0..size {
            for column in 0..size {
                let square = area.square((row, column));
                assert_eq!(screen.intersection(square), square);
                for position in square.positions() {
                    assert_eq!(area.square_at(position), Some((row, column)));
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
fn a_click_places_a_queen_where_it_is_seen() {
    for (width, height) in [(80, 24), (120, 40), (60, 15)] {
        let mut player = Player::new(width, height);
        player.write("8");
        player.text();
        let area = BoardArea::within(Rect::new(0, 0, width, height), 8).unwrap();
        for square in (0..8).flat_map(|row| (0..8).map(move |column| (row, column))) {
            let place = area.square(square);
            player.click(place.right() - 1, place.bottom() - 1);
            assert_eq!(player.queens(), [square]);
            player.click(place.x, place.y);
            assert_eq!(player.queens(), []);
        }
        let last = area.square((7, 7));
        for (column, row) in [(0, 0), (last.right(), last.y), (last.x, last.bottom()), (2, last.y)]
        {
            player.click(column, row);
        }
        assert_eq!(player.queens(), []);
    }
}

#[test]
fn keys_play_a_game_to_its_end() {
    let mut player = Player::new(80, 24);
    player.write("4");
    player.write(" l l "); // a4, b4, c4
    assert!(player.text().contains("a4 attacks b4"));
    assert!(player.text().contains("No solution remains"));
    player.write("tuuu");
    assert_eq!(player.queens(), []);
    player.write("rcu"); // a4 again, none, a4
    assert_eq!(player.queens(), [(0, 0)]);
    player.write("u");
    assert!(player.text().contains("2 solutions remain"));
    player.write("t t t t ");
    let text = player.text();
    assert!(text.contains("Solved: number 1 of 2"), "{text}");
    assert!(text.contains("A new one!") && text.contains("found 1 of 1"), "{text}");
    player.write("t");
    assert_eq!(player.queens().len(), 4);
    player.write("ct t t t ");
    assert!(player.text().contains("You had it already"));
}

#[test]
fn queens_that_attack_each_other_glow_and_pulse() {
    let mut player = Player::new(80, 24);
    player.write("8 ll "); // a8 and c8
    player.press(KeyCode::Down);
    let square = BoardArea::within(Rect::new(0, 0, 80, 24), 8).unwrap().square((0, 0));
    let colours: Vec<_> = [0, 4]
        .into_iter()
        .map(|tick| {
            player.app.tick = tick;
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
    let text = player.text();
    let row = text.lines().find(|line| line.starts_with(" 8")).unwrap();
    let numbers: Vec<_> = row[3..].split_whitespace().take(8).collect();
    assert_eq!(numbers, ["4", "8", "16", "18", "18", "16", "8", "4"]);
    player.write("m");
    assert!(!player.text().contains("16"));
}

#[test]
fn help_stands_before_the_game_until_a_key_is_pressed() {
    let mut player = Player::new(80, 24);
    player.write("8?");
    assert!(player.text().contains("any key closes this"));
    player.click(5, 5);
    player.write(" ");
    assert_eq!(player.queens(), []);
    assert!(!player.text().contains("any key closes this"));
    assert_eq!(player.press(KeyCode::Char('q')), Next::Quit);
}

#[test]
fn the_game_survives_any_size_of_the_window() {
    for (width, height) in [(1, 1), (10, 3), (40, 10), (80, 8), (300, 100)] {
        for keys in ["", "?", "8", "0 m?"] {
            let mut player = Player::new(width, height);
            player.write(keys);
            player.text();
            player.click(width - 1, height - 1);
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
fn keys_that_are_let_go_do_nothing() {
    let mut player = Player::new(80, 24);
    let kind = KeyEventKind::Release;
    let key = KeyEvent { kind, ..KeyEvent::from(KeyCode::Char('q')) };
    assert_eq!(player.app.handle(&Event::Key(key)), Next::Wait);
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(player.app.handle(&Event::Key(control_c)), Next::Quit);
}

/// `WRITE=1 cargo test --test screens` draws it anew.
#[test]
fn the_picture_in_the_readme_is_what_the_game_shows() {
    let mut player = Player::new(80, 24);
    player.write("8t t t jjll ");
    let picture = picture::svg(player.buffer());
    if std::env::var_os("WRITE").is_some() {
        fs::write("screen.svg", &picture).unwrap();
    }
    assert!(fs::read_to_string("screen.svg").unwrap() == picture, "screen.svg is not up to date");
}
