//! Tests of screens, keys and clicks, on a terminal in memory.

mod picture;

use std::fs;
use std::time::Duration;

use queen_game::app::{App, Next, Screen};
use queen_game::game::{Game, PUZZLES, Square};
use queen_game::kind::Kind;
use queen_game::menu::GRADES;
use queen_game::progress::Progress;
use queen_game::tip::Tip;
use queen_game::ui::{self, BoardArea};
use queen_challenge::{Action, Grade};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use tempfile::TempDir;

/// A game on a screen in memory.
struct Player {
    app: App,
    terminal: Terminal<TestBackend>,
    _data: TempDir,
}

impl Player {
    fn new(width: u16, height: u16) -> Self {
        let data = tempfile::tempdir().unwrap();
        let progress = Progress::load(&data.path().join("found.txt")).unwrap();
        let app = App::new(progress, 21_915, 1);
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
        self.click_with(MouseButton::Left, column, row);
    }

    fn scroll(&mut self, kind: MouseEventKind) {
        let modifiers = KeyModifiers::NONE;
        self.app.handle(&Event::Mouse(MouseEvent { kind, column: 0, row: 0, modifiers }));
    }

    /// Clicks on a word that is shown.
    fn click_on(&mut self, word: &str) {
        let text = self.text();
        let found = text.lines().enumerate().find_map(|(row, line)| {
            let start = line.find(word)?;
            Some((line[..start].chars().count(), row))
        });
        let (column, row) = found.unwrap_or_else(|| panic!("no {word:?} on\n{text}"));
        self.click(column as u16, row as u16);
    }

    fn click_with(&mut self, button: MouseButton, column: u16, row: u16) {
        let kind = MouseEventKind::Down(button);
        let modifiers = KeyModifiers::NONE;
        self.app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    fn buffer(&mut self) -> &Buffer {
        self.terminal.draw(|frame| ui::draw(&mut self.app, frame)).unwrap();
        self.terminal.backend().buffer()
    }

    fn text(&mut self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area.width).max(1));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n")
            .collect()
    }

    fn game(&self) -> &Game {
        match &self.app.screen {
            Screen::Play(game) => game,
            _ => panic!("no game is played"),
        }
    }

    fn queens(&self) -> Vec<Square> {
        self.game().queens()
    }

    /// Moves to a square by keys.
    fn go_to(&mut self, (row, column): Square) {
        self.write(&"k".repeat(10));
        self.write(&"h".repeat(10));
        self.write(&"j".repeat(row));
        self.write(&"l".repeat(column));
    }

    /// The characters of a square.
    fn square(&mut self, square: Square) -> String {
        let buffer = self.buffer();
        let (area, _) = BoardArea::beside_panel(buffer.area, 8).unwrap();
        let area = area.square(square);
        area.positions().map(|position| buffer[position].symbol()).collect()
    }
}

#[test]
fn the_menu_shows_the_counts_of_each_size() {
    let mut player = Player::new(80, 24);
    let text = player.text();
    for puzzle in PUZZLES {
        let size = puzzle.size();
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
            _ => 0,
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
        let (area, _) = BoardArea::beside_panel(screen, size).unwrap();
        let mut player = Player::new(80, 24);
        player.write(if size == 10 { "0".into() } else { size.to_string() }.as_str());
        player.write("i");
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
        let (area, _) = BoardArea::beside_panel(Rect::new(0, 0, width, height), 8).unwrap();
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
    player.write("4i");
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
    let square = BoardArea::beside_panel(Rect::new(0, 0, 80, 24), 8).unwrap().0.square((0, 0));
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
    let numbers = (0..8).map(|column| player.square((1, column)));
    let numbers: Vec<String> =
        numbers.map(|text| text.chars().filter(char::is_ascii_digit).collect()).collect();
    assert_eq!(numbers, ["8", "16", "14", "8", "8", "14", "16", "8"]);
    player.write("m");
    assert!(!player.text().contains("16"));
}

#[test]
fn help_covers_the_game_until_a_key_is_pressed() {
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
fn releasing_a_key_does_nothing() {
    let mut player = Player::new(80, 24);
    let kind = KeyEventKind::Release;
    let key = KeyEvent { kind, ..KeyEvent::from(KeyCode::Char('q')) };
    assert_eq!(player.app.handle(&Event::Key(key)), Next::Wait);
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(player.app.handle(&Event::Key(control_c)), Next::Quit);
}

#[test]
fn a_challenge_is_solved_by_its_own_steps() {
    for (presses, grade) in GRADES.into_iter().enumerate() {
        let mut player = Player::new(80, 24);
        player.write("l");
        player.write(&"g".repeat(presses));
        player.write("8");
        assert_eq!(player.game().kind(), Kind::Challenge(grade));
        let mut tips = 0;
        while !player.game().is_over() {
            player.app.pass(Duration::from_secs(1));
            player.write("t");
            tips += 1;
            let Some(Tip::Step(step)) = player.game().tip() else { panic!("no step") };
            assert_eq!(player.game().cursor(), step.square());
            let sentence = step.to_string().to_lowercase();
            let shown = player.text().to_lowercase();
            let words = sentence.split_whitespace().next().unwrap();
            assert!(shown.contains(&format!("? {words}")), "{shown}");
            player.write(if step.action() == Action::Place { " " } else { "x" });
        }
        let result = format!("Solved in {}:{:02}", tips / 60, tips % 60);
        player.write("hjkl uctx");
        let text = player.text();
        assert!(text.contains(&result), "the result stays: {text}");
        assert_eq!(player.app.progress.feats().len(), 1);
        player.press(KeyCode::Esc);
        assert!(!player.text().contains("8 × 8 …"), "a solved challenge does not go on");
        player.write("8");
        assert!(player.game().is_untouched() && !player.text().contains("Solved in"));
        player.write("n");
        assert!(player.game().is_untouched() && !player.text().contains("Solved in"));
    }
}

#[test]
fn the_challenge_of_the_day_is_recognized_when_it_was_solved() {
    let mut player = Player::new(80, 24);
    player.write("ll8");
    assert_eq!(player.game().kind(), Kind::Daily(21_915, Grade::Easy));
    let solution = player.game().challenge().unwrap().solution();
    let missing: Vec<_> =
        solution.queens().filter(|&square| !player.game().is_given(square)).collect();
    for square in missing {
        player.go_to(square);
        player.write(" ");
    }
    assert!(player.text().contains("Solved in 0:00 with no tips."));
    player.press(KeyCode::Esc);
    player.write("8");
    assert!(player.text().contains("Solved before, in 0:00"));
    player.write("n");
    assert!(player.text().contains("tomorrow"));
    assert!(player.game().is_untouched());
}

#[test]
fn given_queens_cannot_be_moved() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    let given = player.queens();
    for &square in &given {
        player.go_to(square);
        player.write(" ");
        assert!(player.text().contains("is given and stays"));
        player.write("xc");
    }
    assert_eq!(player.queens(), given);
    assert!(player.text().contains(", given"));
}

#[test]
fn a_right_click_rules_a_square_out() {
    let mut player = Player::new(80, 24);
    player.write("8");
    player.text();
    let (area, _) = BoardArea::beside_panel(Rect::new(0, 0, 80, 24), 8).unwrap();
    let place = area.square((2, 3));
    player.click_with(MouseButton::Right, place.x, place.y);
    assert!(player.square((2, 3)).contains('×') && player.queens().is_empty());
    player.write("x");
    assert!(!player.square((2, 3)).contains('×'));
    player.write("x ");
    assert_eq!(player.queens(), [(2, 3)]);
    assert!(!player.game().notes().ruled_out.has_queen(2, 3));
}

#[test]
fn a_board_that_was_left_is_resumed() {
    let mut player = Player::new(80, 24);
    player.write("8 ");
    player.press(KeyCode::Esc);
    player.write("5 ");
    player.press(KeyCode::Esc);
    assert!(player.text().contains("8 × 8 …"));
    player.press(KeyCode::Esc);
    assert_eq!((player.game().size(), player.queens().len()), (5, 1));
    player.press(KeyCode::Esc);
    player.write("8");
    assert_eq!(player.queens(), [(0, 0)]);
    player.write("u");
    assert_eq!(player.queens(), []);
    player.press(KeyCode::Esc);
    player.write("l8");
    let challenge = player.game().challenge();
    player.press(KeyCode::Esc);
    player.write("8");
    assert_eq!(player.game().challenge(), challenge);
    player.write("nx");
    assert_ne!(player.game().challenge(), challenge);
    let challenge = player.game().challenge();
    if player.game().is_given((0, 0)) {
        player.write("lx");
    }
    player.write("n");
    assert_eq!(player.game().challenge(), challenge, "a board that was begun is not thrown away");
}

#[test]
fn the_mouse_chooses_in_the_menu() {
    let mut player = Player::new(80, 24);
    player.click_on("Challenge");
    player.click_on("hard");
    player.click_on("7 × 7");
    assert_eq!((player.game().kind(), player.game().size()), (Kind::Challenge(Grade::Hard), 7));
    player.press(KeyCode::Esc);
    player.click_on("Explore");
    player.click_on("10 × 10");
    assert_eq!((player.game().kind(), player.game().size()), (Kind::Explore, 10));
    player.press(KeyCode::Esc);
    player.click_on("archive");
    assert!(matches!(player.app.screen, Screen::Archive(_)));
    player.press(KeyCode::Esc);
    player.scroll(MouseEventKind::ScrollUp);
    assert_eq!(player.app.menu.size, 9);
}

#[test]
fn a_missing_grade_gives_a_message() {
    let mut player = Player::new(80, 24);
    player.write("lggg4");
    assert!(player.text().contains("no such challenge on 4 × 4"));
}

#[test]
fn the_archive_shows_what_was_solved_and_found() {
    let mut player = Player::new(80, 24);
    player.write("a");
    assert!(player.text().contains("Nothing has been solved"));
    player.press(KeyCode::Esc);
    player.write("4t t t t ");
    player.press(KeyCode::Esc);
    player.write("l8");
    while !player.game().is_over() {
        player.write("t");
        let Some(Tip::Step(step)) = player.game().tip() else { panic!("no step") };
        player.write(if step.action() == Action::Place { " " } else { "x" });
    }
    player.press(KeyCode::Esc);
    player.write("a");
    let text = player.text();
    assert!(
        text.contains("▸ 2030-01-01  8 × 8 0:00") && text.contains("challenge, easy"),
        "{text}"
    );
    player.write("j");
    assert!(player.text().contains("▸ found  4 × 4: bdac"));
    player.write("jjjk");
    player.click_on("2030-01-01");
    assert!(player.text().contains("▸ 2030-01-01"));
    player.press(KeyCode::PageDown);
    assert!(player.text().contains("▸ found  8 × 8"));
}

#[test]
fn shapes_show_what_colours_show() {
    for (width, height) in [(80, 24), (60, 12), (160, 60)] {
        let mut player = Player::new(width, height);
        player.app.colour = false;
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
        let tip = player.game().tip().unwrap().square();
        let tip_under_cursor = player.square(tip);
        player.go_to((0, 0));
        assert_ne!(tip, (0, 0));
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
        player.app.colour = false;
        player.write("l8");
        let given = player.queens()[0];
        player.go_to(if given == (7, 7) { (0, 0) } else { (7, 7) });
        assert!(!looks.contains(&player.square(given)));
    }
}

#[test]
fn the_cursor_does_not_hide_an_attack() {
    let mut player = Player::new(80, 24);
    player.write("8 ll ");
    let area = BoardArea::beside_panel(Rect::new(0, 0, 80, 24), 8).unwrap().0.square((0, 2));
    let middle = (area.x + area.width / 2, area.bottom() - 1);
    let under_cursor = player.buffer()[middle].bg;
    player.write("j");
    assert_eq!(player.buffer()[middle].bg, under_cursor);
}

#[test]
fn a_window_that_is_too_small_says_what_is_needed() {
    for size in PUZZLES.sizes() {
        let (width, height) = BoardArea::needed(size);
        assert!(BoardArea::beside_panel(Rect::new(0, 0, width, height), size).is_some());
        for (width, height) in [(width - 1, height), (width, height - 1)] {
            let screen = Rect::new(0, 0, width, height);
            assert!(BoardArea::beside_panel(screen, size).is_none());
        }
    }
    let mut player = Player::new(40, 12);
    player.write("4");
    assert!(player.text().contains("0 of 4 queens"));
    player.press(KeyCode::Esc);
    player.write("8");
    let text = player.text().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("it has 40 × 12 characters, and 47 × 11 are needed"), "{text}");
}

#[test]
fn the_board_is_centred_in_a_large_window() {
    for size in PUZZLES.sizes() {
        let screen = Rect::new(0, 0, 200, 61);
        let (area, panel) = BoardArea::beside_panel(screen, size).unwrap();
        let (first, last) = (area.square((0, 0)), area.square((size - 1, size - 1)));
        let (left, right) = (first.x - 3, screen.width - panel.right());
        assert!(left.abs_diff(right) <= 1 && first.height >= 5);
        let (above, below) = (first.y - 1, screen.height - 2 - last.bottom());
        assert!(above.abs_diff(below) <= 1, "{above} {below}");
    }
}

#[test]
fn the_menu_and_the_help_scroll() {
    let mut player = Player::new(60, 8);
    for size in PUZZLES.sizes() {
        player.app.menu.size = size;
        assert!(player.text().contains(&format!("▸ {size} × {size}")));
    }
    let warning = "Nothing can be saved";
    player.app.message = warning.into();
    assert!(player.text().contains(warning) && player.text().contains("▸ 10 × 10"));
    player.write("?");
    assert!(player.text().contains("Place n queens") && !player.text().contains("ctrl-z"));
    for _ in 0..99 {
        player.press(KeyCode::Down);
    }
    assert!(!player.text().contains("Place n queens") && player.text().contains("ctrl-z"));
    player.scroll(MouseEventKind::ScrollUp);
    while !player.text().contains("Place n queens") {
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
        let parts = [
            "one solution has them.",
            "the next step, or a way to a new solution",
            "ctrl-z quit, stop",
        ];
        for part in parts {
            assert!(text.contains(part), "{part} is not in {text}");
        }
    }
}

#[test]
fn more_queens_than_rows_are_too_many() {
    let mut player = Player::new(80, 24);
    player.write("4");
    for square in (0..4).flat_map(|row| (0..4).map(move |column| (row, column))) {
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
    assert!(text.contains("2:05, no tips") && !text.contains("remain"), "{text}");
    player.write("?");
    player.app.pass(Duration::from_secs(125));
    player.write("?s");
    assert!(!player.text().contains("2:05"));
    player.write("s");
    assert!(player.text().contains("2:05"), "the clock stands still while the help is shown");
}

#[test]
fn control_z_suspends() {
    let mut player = Player::new(80, 24);
    let control_z = KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL);
    assert_eq!(player.app.handle(&Event::Key(control_z)), Next::Suspend);
}

/// `WRITE=1 cargo test --test screens` redraws them.
#[test]
fn the_pictures_in_the_readme_are_what_the_game_shows() {
    let mut explore = Player::new(80, 24);
    explore.write("8it t t jjll ");
    check_picture("screen.svg", &mut explore);
    let mut challenge = Player::new(80, 24);
    challenge.write("lg8");
    for _ in 0..2 {
        challenge.write("t");
        let Some(Tip::Step(step)) = challenge.game().tip() else { panic!("no step") };
        challenge.write(if step.action() == Action::Place { " " } else { "x" });
    }
    challenge.app.pass(Duration::from_secs(83));
    challenge.write("t");
    check_picture("challenge.svg", &mut challenge);
}

fn check_picture(file: &str, player: &mut Player) {
    let picture = picture::svg(player.buffer());
    if std::env::var_os("WRITE").is_some() {
        fs::write(file, &picture).unwrap();
    }
    assert!(fs::read_to_string(file).unwrap() == picture, "{file} is not up to date");
}
