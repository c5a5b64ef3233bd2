//! Drawing of the keys: the line of what can be done now, and the help.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::wrapped;
use crate::app::{App, Screen, Target};
use crate::game::Game;
use crate::kind::Kind;
use crate::menu::Mode;
use crate::tip::Stage;

/// The largest width of the text.
const WIDTH: u16 = 74;

/// The width of the keys.
const KEYS_WIDTH: usize = 21;

/// The smallest width for effects beside the keys.
const EFFECT_WIDTH: usize = 20;

/// The width of the border and the space beside the text.
const BORDER: u16 = 6;

const RULES: &str = "No two queens may share a row, column or diagonal. Explore: find all \
                     solutions. Challenge: queens are given, and one solution has them.";

const SIGNS: &str = "♛ given, ♕ your queen, [ ] cursor, ! attacked, ? tip, ( ) squares left, 1 2 3 \
                     queens that would follow, × ruled out, … board that goes on";

/// The keys and their effects.
pub const KEYS: [(&str, &str); 14] = [
    ("arrows, h j k l", "move"),
    ("space, enter, click", "place a queen or take it back"),
    ("x, right click", "rule a square out or take that back"),
    ("t", "tip: where to look, then why, then what to do"),
    ("a", "show or hide which squares queens attack"),
    ("u, r, c, n", "undo, redo, clear, another board"),
    ("y", "copy the result"),
    ("s", "show or hide the clock of a challenge"),
    ("i, m", "explore: how many solutions remain, and where"),
    ("esc", "to the menu, and from there to the game"),
    ("4 to 9, 0", "menu: a board of that size, or of 10"),
    ("g, tab", "menu: grade"),
    ("a", "menu: archive of all solved and found"),
    ("q, ctrl-c, ctrl-z", "quit, quit, stop (fg goes on)"),
];

/// A key, its name and its effect.
struct Key {
    code: KeyCode,
    name: &'static str,
    effect: &'static str,
}

const fn key(name: &'static str, effect: &'static str, code: KeyCode) -> Key {
    Key { code, name, effect }
}

const fn letter(name: &'static str, effect: &'static str) -> Key {
    Key { code: KeyCode::Char(name.as_bytes()[0] as char), name, effect }
}

/// Draws the keys for which there is room, and returns the places to click on. If there is not room
/// for all, the key for help says so.
pub fn draw(app: &App, frame: &mut Frame, area: Rect) -> Vec<(Rect, Target)> {
    let keys = keys(app);
    let width = |key: &Key| (key.name.len().min(5) + key.effect.len() + 3) as u16;
    let is_cut = keys.iter().map(width).sum::<u16>() > area.width;
    let (mut x, mut targets) = (area.x, Vec::new());
    for mut key in keys {
        if is_cut && key.code == KeyCode::Char('?') {
            key.effect = "more";
        }
        let line = Line::from(vec![
            Span::styled(format!(" {}", key.name), Style::new().bold()),
            Span::styled(format!(" {} ", key.effect), app.palette.faint()),
        ]);
        let place = Rect { x, width: line.width() as u16, ..area };
        if place.right() > area.right() {
            break;
        }
        x = place.right();
        frame.render_widget(line, place);
        targets.push((place, Target::Key(key.code)));
    }
    targets
}

fn keys(app: &App) -> Vec<Key> {
    let mut keys = vec![letter("?", "help"), letter("q", "quit")];
    match &app.screen {
        Screen::Menu => menu_keys(app, &mut keys),
        Screen::Play(game) => game_keys(app, game, &mut keys),
        Screen::Archive(archive) => {
            keys.push(key("esc", "menu", KeyCode::Esc));
            keys.push(key("↓", "next", KeyCode::Down));
            keys.push(key("↑", "back", KeyCode::Up));
            if matches!(archive.page(), Some(crate::archive::Page::Feat(_))) {
                keys.push(letter("y", "copy"));
            }
        }
    }
    keys
}

fn menu_keys(app: &App, keys: &mut Vec<Key>) {
    keys.push(key("enter", "play", KeyCode::Enter));
    keys.push(key("→", "game", KeyCode::Right));
    keys.push(key("↓", if app.menu.mode == Mode::Daily { "day" } else { "size" }, KeyCode::Down));
    if app.menu.mode == Mode::Challenge {
        keys.push(letter("g", "grade"));
    }
    if !app.kept.is_empty() {
        keys.push(key("esc", "go on", KeyCode::Esc));
    }
    keys.push(letter("a", "archive"));
}

fn game_keys(app: &App, game: &Game, keys: &mut Vec<Key>) {
    keys.push(key("esc", "menu", KeyCode::Esc));
    if game.is_over() {
        keys.extend([letter("n", "another")]);
        if game.kind() != Kind::Learn {
            keys.push(letter("y", "copy"));
        }
        return;
    }
    if game.solution().is_some() {
        keys.push(letter("n", "empty"));
    }
    if !game.is_given(game.cursor()) {
        let has_queen = game.notes().queens.has_queen(game.cursor());
        keys.push(key("space", if has_queen { "remove" } else { "queen" }, KeyCode::Char(' ')));
        if !has_queen {
            let is_marked = game.notes().ruled_out.contains(game.cursor());
            keys.push(letter("x", if is_marked { "unmark" } else { "mark" }));
        }
    }
    let tip = match (game.tip(), app.next_stage()) {
        (None, _) => Some("tip"),
        (_, Some(Stage::Why)) => Some("why"),
        (_, Some(_)) => Some("what"),
        (_, None) => None,
    };
    keys.extend(tip.map(|tip| letter("t", tip)));
    if game.can_undo() {
        keys.push(letter("u", "undo"));
    }
    if game.can_redo() {
        keys.push(letter("r", "redo"));
    }
    if game.is_untouched() && matches!(game.kind(), Kind::Challenge(_) | Kind::Learn) {
        keys.push(letter("n", "another"));
    } else if !game.is_untouched() {
        keys.push(letter("c", "clear"));
    }
    keys.push(letter("a", "attacked"));
    if game.kind() == Kind::Explore {
        keys.extend([letter("i", "count"), letter("m", "map")]);
    } else if game.kind() != Kind::Learn {
        keys.push(letter("s", "clock"));
    }
}

/// Draws the help on top of everything else, scrolled by at most `hidden` lines, and returns the
/// number of lines by which it can be scrolled.
pub fn draw_help(app: &App, hidden: u16, frame: &mut Frame, screen: Rect) -> u16 {
    let width = WIDTH.min(screen.width.saturating_sub(BORDER));
    let lines = help(width.into());
    let height = lines.len() as u16 + 2;
    let place = screen.centered(Constraint::Length(width + BORDER), Constraint::Length(height));
    let below = height - place.height;
    let more = if below > 0 {
        " ↑↓ more, any other key closes this "
    } else {
        " any key closes this "
    };
    let block = Block::bordered()
        .title(" Help ")
        .title_bottom(more)
        .padding(Padding::horizontal(2))
        .border_style(Style::new().fg(app.palette.accent));
    frame.render_widget(Clear, place);
    let text = Paragraph::new(lines).block(block).scroll((hidden.min(below), 0));
    frame.render_widget(text, place);
    below
}

fn help(width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    for text in [RULES, SIGNS] {
        lines.extend(wrapped(text, width.max(1)).into_iter().map(Line::from));
        lines.push(Line::default());
    }
    let beside = width.saturating_sub(KEYS_WIDTH);
    for (key, effect) in KEYS {
        if beside < EFFECT_WIDTH {
            lines.push(Line::from(key).bold());
            lines.extend(wrapped(effect, width.max(1)).into_iter().map(Line::from));
            continue;
        }
        for (index, effect) in wrapped(effect, beside).into_iter().enumerate() {
            let key = if index == 0 { key } else { "" };
            let key = Span::from(format!("{key:<KEYS_WIDTH$}")).bold();
            lines.push(Line::from(vec![key, effect.into()]));
        }
    }
    lines
}
