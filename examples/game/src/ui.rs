//! Drawing of the screens.

mod archive;
mod area;
mod board;
mod help;
mod menu;
mod palette;
mod panel;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{App, Screen};
use crate::game::Game;
use board::BoardPicture;
use palette::ACCENT;

pub use area::BoardArea;

/// The keys that are shown at the bottom, with their effects.
type Keys = &'static [(&'static str, &'static str)];

const MENU_KEYS: Keys = &[
    ("?", "help"),
    ("q", "quit"),
    ("↑↓", "size"),
    ("←→", "game"),
    ("g", "grade"),
    ("enter", "play"),
    ("a", "archive"),
];

const EXPLORE_KEYS: Keys = &[
    ("?", "help"),
    ("q", "quit"),
    ("esc", "menu"),
    ("space", "queen"),
    ("t", "tip"),
    ("x", "mark"),
    ("u", "undo"),
    ("i", "count"),
    ("m", "map"),
];

const CHALLENGE_KEYS: Keys = &[
    ("?", "help"),
    ("q", "quit"),
    ("esc", "menu"),
    ("space", "queen"),
    ("t", "tip"),
    ("x", "mark"),
    ("u", "undo"),
    ("s", "clock"),
    ("n", "next"),
];

const ARCHIVE_KEYS: Keys = &[("?", "help"), ("q", "quit"), ("esc", "menu"), ("↑↓", "turn")];

/// Draws the current screen.
pub fn draw(app: &mut App, frame: &mut Frame) {
    let screen = frame.area();
    app.area = screen;
    app.targets.clear();
    let body = area::body(screen);
    let keys = match &app.screen {
        Screen::Menu => {
            draw_title(frame, "choose a board");
            menu::draw(app, frame, body);
            MENU_KEYS
        }
        Screen::Play(game) => {
            let size = game.size();
            draw_title(frame, &format!("{size} × {size} · {}", game.kind()));
            draw_game(app, game, frame);
            if game.challenge().is_some() { CHALLENGE_KEYS } else { EXPLORE_KEYS }
        }
        Screen::Archive(pages) => {
            draw_title(frame, &archive::caption(pages));
            app.targets = archive::draw(app, pages, frame, body);
            ARCHIVE_KEYS
        }
    };
    draw_keys(frame, keys);
    if let Some(hidden) = app.help {
        app.help = Some(help::draw(hidden, frame, screen));
    }
}

fn draw_title(frame: &mut Frame, what: &str) {
    let area = Rect { height: frame.area().height.min(1), ..frame.area() };
    let line =
        Line::from(vec![" ♛ Queens ".bold().fg(ACCENT), Span::from(format!("· {what}")).dim()]);
    frame.render_widget(line, area);
}

fn draw_keys(frame: &mut Frame, keys: Keys) {
    let screen = frame.area();
    if screen.height > 1 {
        let area = Rect { y: screen.bottom() - 1, height: 1, ..screen };
        let spans = keys.iter().flat_map(|(key, what)| {
            [Span::from(format!(" {key}")).bold(), Span::from(format!(" {what} ")).dim()]
        });
        frame.render_widget(spans.collect::<Line>(), area);
    }
}

fn draw_game(app: &App, game: &Game, frame: &mut Frame) {
    let (screen, size) = (frame.area(), game.size());
    let Some((area, panel)) = BoardArea::beside_panel(screen, size) else {
        let (width, height) = BoardArea::needed(size);
        let text = format!(
            "The window is too small for this board: it has {} × {} characters, and {width} × {height} \
             are needed.",
            screen.width, screen.height
        );
        frame.render_widget(Paragraph::new(text).wrap(Wrap::default()), area::body(screen));
        return;
    };
    let shows_map = app.extras.map && game.challenge().is_none();
    let notes = game.notes();
    let givens = game.challenge().map_or(game.puzzle().board(), |challenge| *challenge.givens());
    let picture = BoardPicture {
        ruled_out: notes.ruled_out,
        cursor: Some(game.cursor()),
        tip: game.tip().map(|tip| tip.square()),
        heat_map: shows_map.then(|| game.heat_map()),
        glow: (app.tick / 4 % 2) as usize,
        ..BoardPicture::new(notes.queens, givens, app.colour)
    };
    picture.draw(area, frame.buffer_mut());
    panel::draw(app, game, frame, panel);
}

/// A progress bar of at most twelve pips. The first is full as soon as one is found, the last only
/// when all are.
fn pips(found: usize, all: usize) -> String {
    let pips = all.min(12);
    let full = if found == 0 { 0 } else { (found * pips / all).max(1) };
    "●".repeat(full) + &"○".repeat(pips - full)
}
