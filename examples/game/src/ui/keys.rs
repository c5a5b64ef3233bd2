//! Drawing of the line of keys, which are those that do something now.

use queen_challenge::Stage;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::{App, Screen};
use crate::drawn::Target;
use crate::game::Game;
use crate::kind::Kind;
use crate::menu::Mode;

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
        Screen::Calendar(_) => keys.extend([
            key("esc", "menu", KeyCode::Esc),
            key("enter", "play", KeyCode::Enter),
            key("←", "day", KeyCode::Left),
            key("↑", "week", KeyCode::Up),
            key("page-up", "month", KeyCode::PageUp),
            letter("b", "kind"),
        ]),
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
    match app.menu.mode {
        Mode::Challenge => keys.push(letter("g", "grade")),
        Mode::Daily => keys.push(letter("c", "calendar")),
        Mode::Learn | Mode::Explore => {}
    }
    if app.menu.mode != Mode::Explore {
        keys.push(letter("b", "kind"));
    }
    if !app.kept.is_empty() {
        keys.push(key("esc", "go on", KeyCode::Esc));
    }
    keys.push(letter("a", "archive"));
}

fn game_keys(app: &App, game: &Game, keys: &mut Vec<Key>) {
    keys.push(key("esc", if app.back.is_some() { "calendar" } else { "menu" }, KeyCode::Esc));
    if game.is_over() {
        keys.push(letter("n", "next"));
        if game.feat().is_some() {
            keys.push(letter("y", "copy"));
        }
        return;
    }
    if game.solution().is_some() {
        keys.push(letter("n", "empty"));
    }
    if game.fixed().is_none() {
        let has_queen = game.notes().queens.has_queen(game.cursor());
        keys.push(key("space", if has_queen { "remove" } else { "queen" }, KeyCode::Char(' ')));
        if !has_queen {
            let is_marked = game.notes().ruled_out.contains(game.cursor());
            keys.push(letter("x", if is_marked { "unmark" } else { "mark" }));
        }
    }
    let tip = match (game.tip(), app.next_stage()) {
        (None, _) => game.solution().is_none().then_some("tip"),
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
    if game.is_untouched() && matches!(game.kind(), Kind::Challenge(..) | Kind::Learn(_)) {
        keys.push(letter("n", "another"));
    } else if !game.is_untouched() {
        keys.push(letter("c", "clear"));
    }
    if !matches!(game.kind(), Kind::Learn(_)) && game.solution().is_none() {
        keys.push(letter("a", "attacked"));
    }
    if game.clues().regions().is_some() {
        keys.push(letter("p", "patterns"));
    }
    if game.kind() == Kind::Explore {
        if game.solution().is_none() {
            keys.push(letter("i", "count"));
        }
        keys.push(letter("m", "map"));
    } else if !matches!(game.kind(), Kind::Learn(_)) {
        keys.push(letter("s", "clock"));
    }
}
