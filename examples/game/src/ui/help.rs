//! Drawing of the help.

use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::palette::ACCENT;

/// The largest width of the text.
const WIDTH: u16 = 64;

/// The width of the keys.
const KEYS_WIDTH: usize = 21;

/// The width of the border and the space beside the text.
const BORDER: u16 = 6;

const RULES: &str = "Place n queens on the n × n board so that no two stand in one row, column or \
                     diagonal. Explore: find all solutions. Challenge: some queens are given (on \
                     feet), and one solution has them.";

const SIGNS: &str = "[ ] cursor, ! attacked queen, ? tip, × ruled out, … board that goes on";

const KEYS: [(&str, &str); 14] = [
    ("arrows, h j k l", "move"),
    ("space, enter, click", "place a queen or take it back"),
    ("x, right click", "rule a square out or take that back"),
    ("t", "the next step, or a way to a new solution"),
    ("u, r, c", "undo, redo, clear the board"),
    ("n", "next challenge"),
    ("s", "show or hide the clock of a challenge"),
    ("i", "explore: how many solutions remain"),
    ("m", "explore: map of the solutions' squares"),
    ("esc", "to the menu, and from there to the game"),
    ("4 to 9, 0", "menu: play on a board of that size, or of 10"),
    ("g, tab", "menu: grade"),
    ("a", "menu: archive of all solved and found"),
    ("q, ctrl-z", "quit, stop (fg goes on)"),
];

/// Draws the help on top of everything else, scrolled by at most `hidden` lines, and returns the
/// number of lines by which it is scrolled.
pub fn draw(hidden: u16, frame: &mut Frame, screen: Rect) -> u16 {
    let width = WIDTH.min(screen.width.saturating_sub(BORDER));
    let lines = lines(width.into());
    let height = lines.len() as u16 + 2;
    let place = screen.centered(Constraint::Length(width + BORDER), Constraint::Length(height));
    let hidden = hidden.min(height - place.height);
    let more = if place.height < height {
        " ↑↓ more, any other key closes this "
    } else {
        " any key closes this "
    };
    let block = Block::bordered()
        .title(" Help ")
        .title_bottom(more)
        .padding(Padding::horizontal(2))
        .border_style(Style::new().fg(ACCENT));
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(block).scroll((hidden, 0)), place);
    hidden
}

fn lines(width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    for text in [RULES, SIGNS] {
        lines.extend(wrapped(text, width).into_iter().map(Line::from));
        lines.push(Line::default());
    }
    for (key, what) in KEYS {
        let beside =
            Line::from(vec![Span::from(format!("{key:<KEYS_WIDTH$}")).bold(), what.into()]);
        if beside.width() <= width {
            lines.push(beside);
        } else {
            lines.push(Line::from(key).bold());
            lines.extend(wrapped(what, width).into_iter().map(Line::from));
        }
    }
    lines
}

/// Wraps the text to lines of this width. A longer word is on a line of its own.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
