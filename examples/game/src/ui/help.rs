//! Drawing of the help.

use queen_challenge::Game;
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use crate::app::App;
use crate::text::wrapped;

/// The largest width of the text.
const WIDTH: u16 = 74;

/// The width of the keys.
const KEYS_WIDTH: usize = 21;

/// The smallest width for effects beside the keys.
const EFFECT_WIDTH: usize = 20;

/// The width of the border and the space beside the text.
const BORDER: u16 = 6;

const SIGNS: &str = "Filled square: given queen or blocked, [ ] cursor, ! attacked, ? tip, \
                     ( ) squares left, 1 2 3 queens that follow, × ruled out, … board that goes \
                     on";

/// The keys and their effects.
pub const KEYS: [(&str, &str); 15] = [
    ("arrows, h j k l", "move"),
    ("space, enter, click", "place a queen or take it back"),
    ("x, right click", "rule a square out or take that back; drag for several"),
    ("t", "tip: where to look, then why, then what to do"),
    ("a, p", "show or hide attacked squares, patterns in regions"),
    ("u, r, c, n", "undo, redo, clear, another board"),
    ("y", "copy the result"),
    ("s", "show or hide the clock of a challenge"),
    ("i, m", "explore: how many solutions remain, and where"),
    ("esc", "to the menu, and from there to the game"),
    ("4 to 9, 0", "menu: a board of that size, or of 10"),
    ("g, b", "menu: grade, kind of challenge"),
    ("a", "menu: archive of all solved and found"),
    ("c", "menu: calendar of days, each to play"),
    ("q, ctrl-c, ctrl-z", "quit, quit, stop (fg goes on)"),
];

/// Draws the help on top of everything else, scrolled by at most `hidden` lines, and returns the
/// number of lines by which it can be scrolled.
pub fn draw(app: &App, hidden: u16, frame: &mut Frame, screen: Rect) -> u16 {
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
    for text in [&format!("{} {}", Game::RULE, Game::UNLIKE_NEWSPAPERS), SIGNS] {
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
