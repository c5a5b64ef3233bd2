//! A player of the game, which is drawn on a screen in memory.

use std::time::Instant;

use queen_challenge::{Action, Clues, Kind as ChallengeKind, Stage, Tip, TipKind};
use queen_game::app::{App, Next, Screen};
use queen_game::area::BoardArea;
use queen_game::decoder::Decoder;
use queen_game::drawn::Drawn;
use queen_game::game::Game;
use queen_game::menu::Menu;
use queen_game::progress::Progress;
use queen_game::ui;
use queen_runtime::Square;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color;
use tempfile::TempDir;

/// A game on a screen in memory.
pub struct Player {
    pub app: App,
    pub terminal: Terminal<TestBackend>,
    pub drawn: Drawn,
    pub data: TempDir,
}

impl Player {
    /// A player who has played before.
    pub fn new(width: u16, height: u16) -> Self {
        let mut player = Self::newcomer(width, height);
        player.app.menu = Menu::default();
        player
    }

    pub fn newcomer(width: u16, height: u16) -> Self {
        Self::with_data(width, height, tempfile::tempdir().unwrap())
    }

    pub fn with_data(width: u16, height: u16, data: TempDir) -> Self {
        let progress = Progress::load_or_empty(&data.path().join("found.txt"));
        let app = App::new(progress, 21_915, 1);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { app, terminal, drawn: Drawn::default(), data }
    }

    /// Ends the game and starts it anew.
    pub fn restart(mut self) -> Self {
        self.app.end().unwrap();
        let area = self.buffer().area;
        Self::with_data(area.width, area.height, self.data)
    }

    pub fn handle(&mut self, event: &Event) -> Next {
        self.buffer();
        self.app.handle(event, &self.drawn)
    }

    pub fn press(&mut self, code: KeyCode) -> Next {
        self.handle(&Event::Key(KeyEvent::from(code)))
    }

    pub fn write(&mut self, keys: &str) {
        for key in keys.chars() {
            assert_eq!(self.press(KeyCode::Char(key)), Next::Wait);
        }
    }

    pub fn click(&mut self, column: u16, row: u16) {
        self.click_with(MouseButton::Left, column, row);
    }

    pub fn scroll(&mut self, kind: MouseEventKind) {
        let modifiers = KeyModifiers::NONE;
        self.handle(&Event::Mouse(MouseEvent { kind, column: 0, row: 0, modifiers }));
    }

    /// Moves the mouse.
    pub fn move_to(&mut self, column: u16, row: u16) {
        let (kind, modifiers) = (MouseEventKind::Moved, KeyModifiers::NONE);
        self.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    /// Clicks on a word that is shown.
    pub fn click_on(&mut self, word: &str) {
        let text = self.text();
        let found = text.lines().enumerate().find_map(|(row, line)| {
            let start = line.find(word)?;
            Some((line[..start].chars().count(), row))
        });
        let (column, row) = found.unwrap_or_else(|| panic!("no {word:?} on\n{text}"));
        self.click(column as u16, row as u16);
    }

    pub fn click_with(&mut self, button: MouseButton, column: u16, row: u16) {
        let kind = MouseEventKind::Down(button);
        let modifiers = KeyModifiers::NONE;
        self.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    /// Handles what a terminal sends.
    pub fn receive(&mut self, bytes: &str) {
        let mut decoder = Decoder::default();
        decoder.push(bytes.as_bytes(), Instant::now());
        while let Some(event) = decoder.next_event() {
            self.handle(&event);
        }
    }

    pub fn buffer(&mut self) -> &Buffer {
        self.terminal.draw(|frame| self.drawn = ui::draw(&self.app, frame)).unwrap();
        self.app.see(&self.drawn);
        self.terminal.backend().buffer()
    }

    pub fn text(&mut self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area.width).max(1));
        rows.map(|row| row.iter().map(Cell::symbol).collect::<String>() + "\n").collect()
    }

    pub fn game(&self) -> &Game {
        match &self.app.screen {
            Screen::Play(game) => game,
            _ => panic!("no game is played"),
        }
    }

    pub fn queens(&self) -> Vec<Square> {
        self.game().queens()
    }

    /// Asks for all stages of a tip and does what it says.
    pub fn follow_tip(&mut self) {
        let tip = self.whole_tip();
        let TipKind::Step(step) = tip.kind() else { panic!("{tip}") };
        self.write(if step.action() == Action::Place { " " } else { "x" });
    }

    /// Asks for all stages of a tip.
    pub fn whole_tip(&mut self) -> Tip<Clues> {
        loop {
            self.write("t");
            match self.game().tip() {
                Some(tip) if tip.stage() == Stage::What => return *tip,
                Some(_) => {}
                None => panic!("no tip"),
            }
        }
    }

    pub fn solve(&mut self) {
        while !self.game().is_over() {
            self.follow_tip();
        }
    }

    /// Finds a solution on the empty board of 4 × 4, which can still be changed then.
    pub fn explore_to_a_solution(&mut self) {
        self.write("4");
        for square in [(0, 1), (1, 3), (2, 0), (3, 2)] {
            self.go_to(square);
            self.write(" ");
        }
    }

    /// Moves to a square by keys.
    pub fn go_to(&mut self, square: impl Into<Square>) {
        let square = square.into();
        self.write(&"k".repeat(10));
        self.write(&"h".repeat(10));
        self.write(&"j".repeat(square.row()));
        self.write(&"l".repeat(square.column()));
    }

    /// The characters of a square.
    pub fn square(&mut self, square: impl Into<Square>) -> String {
        let buffer = self.buffer();
        let (area, _) = BoardArea::with_panel(buffer.area, 8, ChallengeKind::Queens).unwrap();
        area.square(square.into()).positions().map(|position| buffer[position].symbol()).collect()
    }
}

/// The panel beside the board of a game, as one text.
pub fn panel(player: &mut Player, size: usize) -> String {
    let kind = player.game().kind().challenge();
    let buffer = player.buffer();
    let (_, panel) = BoardArea::with_panel(buffer.area, size, kind).unwrap();
    let lines = panel
        .rows()
        .map(|row| row.positions().map(|position| buffer[position].symbol()).collect::<String>());
    let text = lines.collect::<Vec<_>>().join(" ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The ground of a square, in its middle.
pub fn ground(player: &mut Player, square: Square) -> Color {
    middle(player, square).bg
}

/// The colour of a crown, in the middle of its square.
pub fn crown(player: &mut Player, square: Square) -> Color {
    middle(player, square).fg
}

fn middle(player: &mut Player, square: Square) -> Cell {
    let buffer = player.buffer();
    let area =
        BoardArea::with_panel(buffer.area, 8, ChallengeKind::Queens).unwrap().0.square(square);
    buffer[(area.x + 1, area.bottom() - 1)].clone()
}
