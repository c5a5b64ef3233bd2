//! Tests of screens, keys and clicks, on a terminal in memory.

mod picture;

use std::fs;
use std::time::Duration;

use queen_challenge::{Action, Challenge, Grade, Line, Notes};
use queen_game::app::{App, Next, Screen};
use queen_game::game::{Game, PUZZLES};
use queen_game::kind::Kind;
use queen_game::menu::{Menu, Mode};
use queen_game::message::{Message, Tone};
use queen_game::progress::Progress;
use queen_game::tip::{Content, Stage, Tip};
use queen_game::ui::{self, BoardArea, Drawn, Palette};
use queen_game::unfinished::Unfinished;
use queen_runtime::{Board, Square};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use tempfile::TempDir;

/// A game on a screen in memory.
struct Player {
    app: App,
    terminal: Terminal<TestBackend>,
    drawn: Drawn,
    data: TempDir,
}

impl Player {
    /// A player who has played before.
    fn new(width: u16, height: u16) -> Self {
        let mut player = Self::newcomer(width, height);
        player.app.menu = Menu::default();
        player
    }

    fn newcomer(width: u16, height: u16) -> Self {
        Self::with_data(width, height, tempfile::tempdir().unwrap())
    }

    fn with_data(width: u16, height: u16, data: TempDir) -> Self {
        let progress = Progress::load_or_empty(&data.path().join("found.txt"));
        let app = App::new(progress, 21_915, 1);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { app, terminal, drawn: Drawn::default(), data }
    }

    /// Ends the game and starts it anew.
    fn restart(mut self) -> Self {
        self.app.end().unwrap();
        let area = self.buffer().area;
        Self::with_data(area.width, area.height, self.data)
    }

    fn handle(&mut self, event: &Event) -> Next {
        self.buffer();
        self.app.handle(event, &self.drawn)
    }

    fn press(&mut self, code: KeyCode) -> Next {
        self.handle(&Event::Key(KeyEvent::from(code)))
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
        self.handle(&Event::Mouse(MouseEvent { kind, column: 0, row: 0, modifiers }));
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
        self.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    fn buffer(&mut self) -> &Buffer {
        self.terminal.draw(|frame| self.drawn = ui::draw(&self.app, frame)).unwrap();
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

    /// Asks for all stages of a tip and does what it says.
    fn follow_tip(&mut self) {
        let tip = self.whole_tip();
        let Content::Step(step) = tip.content else { panic!("{tip}") };
        self.write(if step.action() == Action::Place { " " } else { "x" });
    }

    /// Asks for all stages of a tip.
    fn whole_tip(&mut self) -> Tip {
        loop {
            self.write("t");
            match self.game().tip() {
                Some(tip) if tip.stage == Stage::What => return *tip,
                Some(_) => {}
                None => panic!("no tip"),
            }
        }
    }

    fn solve(&mut self) {
        while !self.game().is_over() {
            self.follow_tip();
        }
    }

    /// Moves to a square by keys.
    fn go_to(&mut self, square: impl Into<Square>) {
        let square = square.into();
        self.write(&"k".repeat(10));
        self.write(&"h".repeat(10));
        self.write(&"j".repeat(square.row()));
        self.write(&"l".repeat(square.column()));
    }

    /// The characters of a square.
    fn square(&mut self, square: impl Into<Square>) -> String {
        let buffer = self.buffer();
        let (area, _) = BoardArea::beside_panel(buffer.area, 8).unwrap();
        area.square(square.into()).positions().map(|position| buffer[position].symbol()).collect()
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
fn a_click_places_a_queen_where_it_is_seen() {
    for (width, height) in [(80, 24), (120, 40), (60, 15)] {
        let mut player = Player::new(width, height);
        player.write("8");
        player.text();
        let (area, _) = BoardArea::beside_panel(Rect::new(0, 0, width, height), 8).unwrap();
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
fn keys_play_a_game_to_its_end() {
    let mut player = Player::new(80, 24);
    player.write("4i");
    player.write(" l l "); // a4, b4, c4
    assert!(player.text().contains("a4 attacks b4"));
    assert!(player.text().contains("No solution remains"));
    player.write("tuuu");
    assert_eq!(player.queens(), []);
    player.write("rcu"); // a4 again, none, a4
    assert_eq!(player.queens(), [Square::new(0, 0)]);
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
    let square =
        BoardArea::beside_panel(Rect::new(0, 0, 80, 24), 8).unwrap().0.square(Square::new(0, 0));
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
    player.write("m");
    assert!(!player.text().contains("16"));
}

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
    assert_eq!(player.handle(&Event::Key(key)), Next::Wait);
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(player.handle(&Event::Key(control_c)), Next::Quit);
}

#[test]
fn a_challenge_is_solved_by_its_own_steps() {
    for (presses, grade) in Menu::grades().enumerate() {
        let mut player = Player::new(80, 24);
        player.write("l");
        player.write(&"g".repeat(presses));
        player.write("8");
        assert_eq!(player.game().kind(), Kind::Challenge(grade));
        let mut tips = 0;
        while !player.game().is_over() {
            player.app.pass(Duration::from_secs(1));
            tips += 1;
            let tip = player.whole_tip();
            let Content::Step(step) = tip.content else { panic!("no step") };
            assert_eq!(player.game().cursor(), step.square());
            let shown = player.text();
            let first = tip.sentence(Stage::Why);
            let first = first.split_whitespace().next().unwrap();
            assert!(shown.contains(&format!("? {first}")), "{shown}");
            player.write(if step.action() == Action::Place { " " } else { "x" });
        }
        let result = format!("Solved in {}:{:02}", tips / 60, tips % 60);
        player.write("hjkl uctx");
        let text = player.text();
        assert!(text.contains(&result), "the result stays: {text}");
        assert!(text.contains("n: another board") && text.contains("y: copy the result"), "{text}");
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
    player.write("ll");
    let text = player.text();
    assert!(text.contains("▸ 2030-01-01     today: 9 × 9, easy"), "{text}");
    player.write(" ");
    assert_eq!(player.game().kind(), Kind::Daily(21_915));
    assert!(player.text().contains("daily of 2030-01-01"));
    player.write("xn");
    assert!(player.text().contains("tomorrow"));
    player.write("x");
    let missing: Vec<_> = {
        let solution = player.game().challenge().unwrap().solution();
        solution.queens().filter(|&square| !player.game().is_given(square)).collect()
    };
    // Midnight does not take the solution from its day.
    player.app.set_day(21_916);
    for square in missing {
        player.go_to(square);
        player.write(" ");
    }
    assert!(player.text().contains("Solved in 0:00 with no tips."));
    let Next::Copy(text) = player.press(KeyCode::Char('y')) else { panic!("nothing is copied") };
    assert_eq!(text, "Queens, daily of 2030-01-01: 9 × 9, easy, in 0:00 with no tips");
    assert_eq!((player.app.progress.daily(21_915).is_some(), player.app.streak), (true, 1));
    player.press(KeyCode::Esc);
    player.app.set_day(21_915);
    assert!(player.text().contains("▸ 2030-01-01     solved in 0:00 with no tips"));
    player.press(KeyCode::Enter);
    assert!(player.text().contains("Solved before, in 0:00"));
    player.write("n");
    assert!(player.text().contains("tomorrow"));
    assert!(player.game().is_untouched());
}

#[test]
fn a_daily_challenge_that_was_begun_can_be_played_later() {
    let mut player = Player::new(80, 24);
    player.write("ll x");
    player.press(KeyCode::Esc);
    player.app.set_day(21_917);
    let text = player.text();
    assert!(text.contains("▸ 2030-01-03"), "{text}");
    assert!(text.contains("  2030-01-01 …   not solved yet") && !text.contains("2030-01-02"));
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    assert_eq!(player.game().kind(), Kind::Daily(21_915));
}

#[test]
fn boards_survive_a_restart() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    player.app.pass(Duration::from_secs(3725));
    player.write("t");
    player.follow_tip();
    player.go_to((0, 0));
    player.write("x");
    let left = (player.game().notes().to_owned(), player.game().challenge());
    player.press(KeyCode::Esc);
    player.write("h6 x");
    player.go_to((2, 3));
    player.write(" x");
    let explored = player.queens();
    let mut player = player.restart();
    assert_eq!(player.app.kept.len(), 2);
    player.press(KeyCode::Esc);
    assert_eq!((player.game().kind(), player.queens()), (Kind::Explore, explored));
    player.press(KeyCode::Esc);
    player.write("l");
    assert!(player.text().contains("8 × 8 …"));
    player.write("8");
    assert_eq!((player.game().notes().to_owned(), player.game().challenge()), left);
    assert!(player.text().contains("1:02:05, 1 tip"), "{}", player.text());
    player.solve();
    assert!(player.text().contains("Solved in 1:02:05"));
    let player = player.restart();
    assert_eq!(player.app.kept.len(), 1, "a solved board is not stored");
}

#[test]
fn a_board_is_stored_while_it_is_played() {
    let mut player = Player::new(80, 24);
    player.write("8 ");
    let stored = |player: &Player| {
        let progress = Progress::load(&player.data.path().join("found.txt")).unwrap();
        progress.boards().first().map(|board| (board.notes.queens.queen_count(), board.seconds))
    };
    player.app.pass(Duration::from_millis(100));
    assert_eq!(stored(&player), None, "not at each key");
    player.app.pass(Duration::from_secs(1));
    assert_eq!(stored(&player), Some((1, 1)));
    player.app.pass(Duration::from_secs(40));
    assert_eq!(stored(&player), Some((1, 41)), "its clock goes on");
}

/// The panel beside the board of a game, as one text.
fn panel(player: &mut Player, size: usize) -> String {
    let buffer = player.buffer();
    let (_, panel) = BoardArea::beside_panel(buffer.area, size).unwrap();
    let lines = panel
        .rows()
        .map(|row| row.positions().map(|position| buffer[position].symbol()).collect::<String>());
    let text = lines.collect::<Vec<_>>().join(" ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The notes in which each step of some challenges is taken.
fn steps(challenges: impl IntoIterator<Item = Challenge>) -> Vec<(Challenge, Notes)> {
    let of = |challenge: Challenge| {
        let mut notes = Notes::new(*challenge.givens());
        std::iter::from_fn(move || {
            let before = notes;
            notes.apply(&notes.next_step()?);
            Some((challenge, before))
        })
    };
    challenges.into_iter().flat_map(of).collect()
}

#[test]
fn each_tip_is_shown_whole_in_the_smallest_window() {
    for size in 4..=10 {
        let puzzle = PUZZLES.get(size).unwrap();
        let (width, height) = BoardArea::needed(size);
        let challenges: Vec<_> = if size <= 6 {
            (1..size).flat_map(|givens| Challenge::minimal(&puzzle, givens)).collect()
        } else {
            let grades = Grade::of_size(size).iter().filter(|&&grade| grade != Grade::Guess);
            let picked = grades.flat_map(|&grade| (0..3).map(move |seed| (seed, grade)));
            picked.filter_map(|(s, grade)| Challenge::with_seed(&puzzle, s, grade)).collect()
        };
        let mut player = Player::new(width, height);
        let mut tips = 0;
        for (challenge, notes) in steps(challenges) {
            let kind = Kind::Challenge(Grade::Easy);
            let board = Unfinished { kind, challenge: Some(challenge), notes, seconds: 0, tips: 0 };
            player.app.screen = Screen::Play(Box::new(Game::resume(board).unwrap()));
            for stage in [Stage::Where, Stage::Why, Stage::What] {
                player.write("t");
                let sentence = player.game().tip().unwrap().sentence(stage);
                let panel = panel(&mut player, size);
                assert!(panel.contains(&sentence), "{width} × {height}: {sentence:?} in {panel:?}");
                tips += 1;
            }
        }
        println!("{size}: {tips} tips");
        let least = [72, 100, 100];
        assert!(tips >= least.get(size - 4).copied().unwrap_or(100), "{size}: {tips}");
        let sizes = [(32, 7), (35, 8), (38, 9), (41, 10), (44, 11), (47, 12), (50, 13)];
        assert_eq!((width, height), sizes[size - 4]);

        let mut player = Player::new(width, height);
        player.app.explore(size);
        player.write("t");
        let sentence = player.game().tip().unwrap().to_string();
        assert!(panel(&mut player, size).contains(&sentence));
        for solution in PUZZLES.get(size).unwrap() {
            player.app.progress.record(solution).unwrap();
        }
        player.write(" ut");
        let sentence = player.game().tip().unwrap().to_string();
        assert!(sentence.contains("have been found"));
        assert!(panel(&mut player, size).contains(&sentence));
    }
}

/// The ground of a square, in its middle.
fn ground(player: &mut Player, square: Square) -> Color {
    let buffer = player.buffer();
    let area = BoardArea::beside_panel(buffer.area, 8).unwrap().0.square(square);
    buffer[(area.x + 1, area.bottom() - 1)].bg
}

#[test]
fn a_tip_shows_its_evidence_on_the_board() {
    let mut player = Player::new(80, 24);
    let challenge = Challenge::new(Board::from_squares(8, "d5 g4").unwrap()).unwrap();
    let mut stages = [0; 3];
    for (challenge, notes) in steps([challenge]) {
        let kind = Kind::Challenge(Grade::Expert);
        let board = Unfinished { kind, challenge: Some(challenge), notes, seconds: 0, tips: 0 };
        player.app.screen = Screen::Play(Box::new(Game::resume(board).unwrap()));
        player.press(KeyCode::Char('t'));
        player.press(KeyCode::Char('t'));
        let evidence = player.game().tip().unwrap().evidence();
        for (index, &forced) in evidence.forced.iter().enumerate() {
            assert!(player.square(forced).contains(&(index + 1).to_string()));
            stages[0] += 1;
        }
        for left in evidence.left.iter().filter(|&left| Some(left) != evidence.square) {
            assert!(player.square(left).starts_with('╭') || left == player.game().cursor());
            stages[1] += 1;
        }
        for &line in &evidence.lines {
            let squares = match line {
                Line::Row(row) => [(row, 1), (row, 3)],
                Line::Column(column) => [(1, column), (3, column)],
            };
            for square in squares.map(Square::from) {
                let plain = Palette::DARK.squares[(square.row() + square.column()) % 2];
                let has_queen = player.game().notes().queens.has_queen(square);
                assert!(has_queen || ground(&mut player, square) != plain);
                stages[2] += 1;
            }
        }
    }
    assert!(stages.iter().all(|&count| count > 5), "{stages:?}");
}

#[test]
fn a_key_marks_attacked_squares() {
    let mut player = Player::new(80, 24);
    player.write("8 l");
    let attacked = [(0, 3), (4, 0), (5, 5)];
    assert!(attacked.iter().all(|&square| !player.square(square).contains('·')));
    player.write("a");
    assert!(attacked.iter().all(|&square| player.square(square).contains('·')));
    assert!(!player.square((2, 1)).contains('·'));
    player.write("a");
    assert!(attacked.iter().all(|&square| !player.square(square).contains('·')));
}

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
    assert!(keys(&mut player).contains("n another  y copy"));
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

#[test]
fn a_newcomer_is_taught() {
    let mut player = Player::newcomer(80, 24);
    let text = player.text();
    assert!(text.contains("No two queens may share a row, column or diagonal."), "{text}");
    assert!(text.contains("[Learn]") && text.contains("▸ 5 × 5"), "{text}");
    player.press(KeyCode::Enter);
    let mut steps = 0;
    while !player.game().is_over() {
        let text = player.text();
        assert!(text.contains("A queen attacks its row"), "{text}");
        assert!(text.contains(" left.") && text.contains("Place a queen on"), "{text}");
        let tip = *player.game().tip().unwrap();
        assert_ne!(player.game().cursor(), tip.square(), "the player moves");
        player.go_to(tip.square());
        player.write(" ");
        steps += 1;
    }
    assert!(steps >= 2);
    let text = player.text();
    assert!(text.contains("Solved: number") && text.contains("n: a board of your own"), "{text}");
    player.write("n");
    assert_eq!((player.game().kind(), player.game().size()), (Kind::Challenge(Grade::Easy), 5));
    let player = player.restart();
    assert!(player.app.progress.feats().is_empty(), "learning is no feat");
    assert_eq!(player.app.menu.mode, Mode::Explore, "the player is no newcomer any more");
}

#[test]
fn a_solved_board_lights_up_row_by_row() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    player.solve();
    let queens = player.queens();
    let lit = |player: &mut Player| {
        let mut won = |&square: &Square| Palette::DARK.won.contains(&ground(player, square));
        queens.clone().iter().filter(|&square| won(square)).count()
    };
    assert_eq!(lit(&mut player), 1);
    player.app.pass(Duration::from_millis(300));
    assert_eq!(lit(&mut player), 4);
    player.app.pass(Duration::from_secs(5));
    assert_eq!(lit(&mut player), 8);
    player.app.palette = Palette::PLAIN;
    assert!(queens.iter().all(|&square| player.square(square).contains('*')));
}

#[test]
fn grades_without_a_challenge_are_dimmed_and_others_are_counted() {
    let mut player = Player::new(80, 24);
    player.write("l");
    let mut missing = 0;
    for grade in Menu::grades() {
        player.app.menu.grade = grade;
        let text = player.text();
        for size in PUZZLES.sizes() {
            let line = text.lines().find(|line| line.contains(&format!(" {size} × {size} ")));
            let line = line.unwrap();
            if Grade::of_size(size).contains(&grade) {
                let all = grade.nb_of_challenges(size).unwrap();
                assert!(line.contains(&format!("0 of {all} ")), "{line}");
            } else {
                assert!(line.contains(&format!("no {grade} challenge")), "{line}");
                missing += 1;
            }
        }
    }
    assert_eq!(missing, 9);
    player.app.menu.grade = Grade::Easy;
    player.write("5");
    player.solve();
    player.press(KeyCode::Esc);
    let all = Grade::Easy.nb_of_challenges(5).unwrap();
    assert!(player.text().contains(&format!("1 of {all} ")));
}

#[test]
fn another_challenge_is_one_that_was_not_solved() {
    let mut player = Player::new(80, 24);
    player.write("l4");
    let all = Grade::Easy.nb_of_challenges(4).unwrap() as usize;
    for _ in 0..all {
        assert!(!player.text().contains("Solved before"));
        player.solve();
        player.write("n");
    }
    assert_eq!(player.app.progress.solved(4, Grade::Easy), all);
    assert!(player.text().contains("Solved before"));
}

#[test]
fn failures_have_the_colour_of_failures() {
    let mut player = Player::new(80, 24);
    fs::create_dir(player.data.path().join("found.txt")).unwrap();
    player.write("l8");
    player.solve();
    let buffer = player.buffer().clone();
    let bad = |cell: &ratatui::buffer::Cell| cell.fg == Palette::DARK.bad;
    let text: String = buffer
        .content()
        .iter()
        .filter(|cell| bad(cell))
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert!(text.contains("could not be saved") || text.contains("not be"), "{text}");
    assert!(player.text().contains("a folder,"));

    let data = tempfile::tempdir().unwrap();
    fs::write(data.path().join("found.txt"), b"queen-game 1\nqueens\n\xff\n").unwrap();
    let mut player = Player::with_data(80, 24, data);
    assert!(player.text().contains("2 lines of"), "{}", player.text());
    assert_eq!(player.app.message.tone, Tone::Bad);
    player.write("a");
    let text = player.text();
    assert!(text.contains("2 lines of") && text.contains("line 2 first"), "{text}");
}

/// The brightness of a colour in WCAG 2, of the palette of xterm.
fn luminance(colour: Color) -> f64 {
    let of_sixteen = [
        (Color::Black, [0; 3]),
        (Color::Red, [205, 0, 0]),
        (Color::Green, [0, 205, 0]),
        (Color::Yellow, [205, 205, 0]),
        (Color::Blue, [0, 0, 238]),
        (Color::Gray, [229; 3]),
        (Color::LightRed, [255, 0, 0]),
        (Color::LightGreen, [0, 255, 0]),
        (Color::LightYellow, [255, 255, 0]),
        (Color::LightCyan, [0, 255, 255]),
        (Color::Cyan, [0, 205, 205]),
        (Color::LightMagenta, [255, 0, 255]),
        (Color::White, [255; 3]),
    ];
    let levels = match colour {
        Color::Indexed(index @ 16..232) => [36, 6, 1].map(|unit| {
            let step = (index - 16) / unit % 6;
            if step == 0 { 0 } else { 55 + 40 * step }
        }),
        Color::Indexed(grey @ 232..) => [(grey - 232) * 10 + 8; 3],
        Color::Rgb(red, green, blue) => [red, green, blue],
        _ => of_sixteen.iter().find(|(of, _)| *of == colour).unwrap().1,
    };
    let linear = levels.map(|level| {
        let level = f64::from(level) / 255.0;
        if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn all_text_has_contrast_on_dark_and_on_light_backgrounds() {
    let rgb = |hex: u32| Color::Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8);
    let (dark, light) = ([0x00_0000, 0x1e_1e1e, 0x28_2a36], [0xff_ffff, 0xfd_f6e3, 0xf0_f0f0]);
    for (palette, backgrounds) in [
        (Palette::DARK, dark),
        (Palette::LIGHT, light),
        (Palette::SIXTEEN_DARK, [0; 3]),
        (Palette::SIXTEEN_LIGHT, [0xff_ffff; 3]),
    ] {
        for text in [palette.accent, palette.good, palette.bad, palette.faint] {
            for background in backgrounds {
                let contrast = contrast(text, rgb(background));
                assert!(contrast >= 4.5, "{text:?} on {background:06x}: {contrast:.1}");
            }
        }
        let Palette { squares, tinted, won, attack, tip, .. } = palette;
        let grounds = [squares, tinted, won, attack, [tip; 2]].concat();
        for (ground, ink) in grounds
            .iter()
            .flat_map(|&g| [palette.ink, palette.mark, palette.own].map(|ink| (g, ink)))
        {
            // A crown is a large shape.
            let least = if ink == palette.own { 3.0 } else { 4.5 };
            let contrast = contrast(ink, ground);
            assert!(contrast >= least, "{ink:?} on {ground:?}: {contrast:.1}");
        }
        assert!(contrast(squares[0], squares[1]) >= 1.6 && contrast(tinted[0], tinted[1]) >= 1.2);
        assert!(contrast(palette.on_accent, palette.accent) >= 4.5);
        assert!(contrast(palette.ink, palette.cursor) >= 4.5);
    }
}

#[test]
fn the_palette_follows_the_terminal() {
    assert_eq!(Palette::new(0, true), Palette::PLAIN);
    assert_eq!(Palette::new(8, false), Palette::SIXTEEN_DARK);
    assert_eq!(Palette::new(16, true), Palette::SIXTEEN_LIGHT);
    assert_eq!(Palette::new(256, false), Palette::DARK);
    assert_eq!(Palette::new(u16::MAX, true), Palette::LIGHT);
    for palette in [Palette::DARK, Palette::LIGHT, Palette::SIXTEEN_DARK, Palette::SIXTEEN_LIGHT] {
        let mut player = Player::new(80, 24);
        player.app.palette = palette;
        let buffer = player.buffer().clone();
        let chosen = buffer.content().iter().find(|cell| cell.symbol() == "▸").unwrap();
        assert_eq!((chosen.fg, chosen.bg), (palette.on_accent, palette.accent));
        assert!(buffer.content().iter().all(|cell| !cell.modifier.contains(Modifier::DIM)));
    }
}

/// The quarters of a cell that a block covers: upper left, upper right, lower left, lower right.
fn quarters(block: char) -> [bool; 4] {
    let covered = match block {
        '█' => 0b1111,
        '▀' => 0b1100,
        '▄' => 0b0011,
        '▌' => 0b1010,
        '▐' => 0b0101,
        '▘' => 0b1000,
        '▝' => 0b0100,
        '▖' => 0b0010,
        '▗' => 0b0001,
        '▙' => 0b1011,
        '▟' => 0b0111,
        '▛' => 0b1110,
        '▜' => 0b1101,
        ' ' => 0,
        _ => panic!("{block:?} is no block"),
    };
    [8, 4, 2, 1].map(|bit| covered & bit != 0)
}

#[test]
fn crowns_are_in_the_middle_of_their_squares() {
    for lines in 2..=6 {
        for (is_given, has_signs) in [(false, false), (false, true), (true, false), (true, true)] {
            let crown = ui::crown(lines, is_given, has_signs);
            let width = crown.iter().map(|line| line.chars().count()).max().unwrap();
            assert!(crown.len() == usize::from(lines) && width % 2 == 1);
            let sides = if has_signs { 2 } else { 0 };
            assert!(width + sides <= usize::from(2 * lines + 1));
            let halves: Vec<Vec<bool>> = (0..2 * crown.len())
                .map(|half| {
                    let quarter = half % 2 * 2;
                    let line = format!("{:<width$}", crown[half / 2]);
                    line.chars()
                        .flat_map(|c| [quarter, quarter + 1].map(|q| quarters(c)[q]))
                        .collect()
                })
                .collect();
            let is_empty = |half: &&Vec<bool>| !half.contains(&true);
            let above = halves.iter().take_while(is_empty).count();
            let below = halves.iter().rev().take_while(is_empty).count();
            assert_eq!(above, below, "{lines}: {crown:#?}");
            for half in halves {
                let mirrored: Vec<_> = half.iter().copied().rev().collect();
                assert_eq!(half, mirrored, "{lines}: {crown:#?}");
            }
        }
        for has_signs in [false, true] {
            assert_ne!(ui::crown(lines, true, has_signs), ui::crown(lines, false, has_signs));
        }
    }
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
fn titles_are_above_their_numbers() {
    let mut player = Player::new(80, 24);
    let end =
        |line: &str, word: &str| line[..line.rfind(word).unwrap() + word.len()].chars().count();
    let text = player.text();
    let line = |part: &str| text.lines().find(|line| line.contains(part)).unwrap();
    let (title, row) = (line("   solutions"), line("10 × 10"));
    assert_eq!(end(title, "solutions"), end(row, "724"));
    assert_eq!(end(title, "found"), end(row, "0 of 92"));
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
fn clocks_have_hours() {
    let clocks = [5, 65, 3599, 3600, 36_125].map(queen_game::words::clock);
    assert_eq!(clocks, ["0:05", "1:05", "59:59", "1:00:00", "10:02:05"]);
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
    let place = area.square(Square::new(2, 3));
    player.click_with(MouseButton::Right, place.x, place.y);
    assert!(player.square((2, 3)).contains('×') && player.queens().is_empty());
    player.write("x");
    assert!(!player.square((2, 3)).contains('×'));
    player.write("x ");
    assert_eq!(player.queens(), [Square::new(2, 3)]);
    assert!(!player.game().notes().ruled_out.contains(Square::new(2, 3)));
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
    assert_eq!(player.queens(), [Square::new(0, 0)]);
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
    if player.game().is_given(Square::new(0, 0)) {
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
fn a_choice_of_days_begins_at_the_line_of_a_choice_of_boards() {
    let mut player = Player::new(80, 24);
    let line = |text: &str| text.lines().position(|line| line.contains("  game "));
    let before = line(&player.text());
    player.write("ll");
    assert_eq!(player.app.menu.mode, Mode::Daily);
    assert!(before.is_some() && line(&player.text()) == before);
}

#[test]
fn a_missing_grade_gives_a_message() {
    let mut player = Player::new(80, 24);
    player.write("lggg");
    assert!(player.text().contains("4 × 4       no expert challenge"));
    player.write("4");
    assert!(player.text().contains("no challenge like this on 4 × 4"));
    assert_eq!(player.app.message.tone, Tone::Bad);
}

#[test]
fn the_archive_shows_what_was_solved_and_found() {
    let mut player = Player::new(80, 24);
    player.write("a");
    assert!(player.text().contains("statistics"));
    player.press(KeyCode::Esc);
    player.write("4t t t t ");
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
    assert!(player.text().contains("solved no tips  fastest"));
    player.write("j");
    assert!(player.text().contains("a  b  c  d  e  f  g  h  i  j"));
    player.press(KeyCode::Char('y'));
    let text = player.text();
    assert!(text.contains("Copied to the") && text.contains("the game."), "{text}");
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
    let area =
        BoardArea::beside_panel(Rect::new(0, 0, 80, 24), 8).unwrap().0.square(Square::new(0, 2));
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
    assert!(text.contains("it has 40 × 12 characters, and 44 × 11 are needed"), "{text}");
}

#[test]
fn a_board_grows_before_the_panel_does() {
    let (board, panel) = BoardArea::beside_panel(Rect::new(0, 0, 60, 20), 8).unwrap();
    assert_eq!((board.square(Square::new(0, 0)).height, panel.width), (2, 15));
}

#[test]
fn the_board_is_centred_in_a_large_window() {
    for size in PUZZLES.sizes() {
        let screen = Rect::new(0, 0, 200, 61);
        let (area, panel) = BoardArea::beside_panel(screen, size).unwrap();
        let (first, last) =
            (area.square(Square::new(0, 0)), area.square(Square::new(size - 1, size - 1)));
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
    let warning = "Nothing is saved";
    player.app.message = Message::bad(warning);
    assert!(player.text().contains(warning) && player.text().contains("▸ 10 × 10"));
    player.write("?");
    assert!(player.text().contains("Explore: find") && !player.text().contains("ctrl-z"));
    for _ in 0..99 {
        player.press(KeyCode::Down);
    }
    assert!(!player.text().contains("Explore: find") && player.text().contains("ctrl-z"));
    player.scroll(MouseEventKind::ScrollUp);
    while !player.text().contains("Explore: find") {
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
        let parts = ["one solution has them.", "then why, then what to do", "stop (fg goes on)"];
        for part in parts {
            assert!(text.contains(part), "{part} is not in {text}");
        }
    }
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
    assert_eq!(player.handle(&Event::Key(control_z)), Next::Suspend);
}

/// `WRITE=1 cargo test --test screens` redraws them.
#[test]
fn the_pictures_in_the_readme_are_what_the_game_shows() {
    for (theme, palette) in [("dark", Palette::DARK), ("light", Palette::LIGHT)] {
        let mut explore = Player::new(80, 24);
        explore.app.palette = palette;
        explore.write("8it t t jjll ");
        check_picture("explore", theme, &mut explore);
        let mut challenge = Player::new(80, 24);
        challenge.app.palette = palette;
        // Its first chain that forces two queens.
        challenge.write("lggg8");
        let forced = |tip: &Tip| tip.evidence().forced.len();
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
    let picture = picture::svg(player.buffer(), theme == "light");
    if std::env::var_os("WRITE").is_some() {
        fs::create_dir_all("pictures").unwrap();
        fs::write(&file, &picture).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    assert!(written == picture, "{file} is not up to date");
}
