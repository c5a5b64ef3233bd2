//! Drawing of the screens.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Row, Table, Wrap};

use crate::app::{App, Screen};
use crate::game::{Game, PUZZLES, Square, name};

const LIGHT: Color = Color::Indexed(223);
const DARK: Color = Color::Indexed(137);
const QUEEN: Color = Color::Indexed(235);
const CURSOR: Color = Color::Indexed(74);
const TIP: Color = Color::Indexed(107);
const GLOW: [Color; 2] = [Color::Indexed(203), Color::Indexed(210)];
const ATTACKER: Color = Color::Indexed(88);
const ACCENT: Color = Color::Indexed(173);

/// What the numbers of the rows take.
const MARGIN: u16 = 3;
const PANEL: u16 = 33;

/// Where the squares of a board are on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardArea {
    origin: Position,
    size: u16,
    /// The lines of a square, half as many as its columns.
    scale: u16,
}

impl BoardArea {
    /// The largest board for which there is room beside the panel; `None` if there is none.
    #[must_use]
    pub fn within(screen: Rect, size: usize) -> Option<Self> {
        let size = size as u16;
        // The title, the letters and the keys take a line each.
        let fits = |scale: &u16| {
            MARGIN + 2 * scale * size + PANEL <= screen.width && scale * size + 3 <= screen.height
        };
        let scale = (1..=3).rev().find(fits)?;
        let spare = (screen.height - scale * size - 3).min(1);
        Some(Self { origin: Position::new(screen.x + MARGIN, screen.y + 1 + spare), size, scale })
    }

    /// The square at this position of the screen.
    #[must_use]
    pub fn square_at(&self, position: Position) -> Option<Square> {
        let row = position.y.checked_sub(self.origin.y)? / self.scale;
        let column = position.x.checked_sub(self.origin.x)? / (2 * self.scale);
        (row < self.size && column < self.size).then_some((row.into(), column.into()))
    }

    /// Where this square is on the screen.
    #[must_use]
    pub fn square(&self, (row, column): Square) -> Rect {
        let (width, height) = (2 * self.scale, self.scale);
        let (x, y) = (self.origin.x + column as u16 * width, self.origin.y + row as u16 * height);
        Rect { x, y, width, height }
    }

    fn panel(self, screen: Rect) -> Rect {
        let x = self.origin.x + 2 * self.scale * self.size + 2;
        Rect { x, y: self.origin.y, width: PANEL - 2, height: screen.bottom() - 1 - self.origin.y }
    }
}

/// Draws what there is.
pub fn draw(app: &mut App, frame: &mut Frame) {
    let screen = frame.area();
    app.area = screen;
    let [title, body, keys] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(screen);
    match &app.screen {
        Screen::Sizes(marked) => {
            draw_title(frame, title, "choose a board");
            draw_sizes(app, *marked, frame, body);
            draw_keys(
                frame,
                keys,
                &[("↑↓", "move"), ("enter", "play"), ("?", "help"), ("q", "quit")],
            );
        }
        Screen::Play(game) => {
            let size = game.size();
            draw_title(frame, title, &format!("{size} × {size}"));
            if let Some(area) = BoardArea::within(screen, size) {
                draw_board(app, game, area, frame);
                draw_panel(app, game, frame, area.panel(screen));
            } else {
                let text = "The window is too small for this board.";
                frame.render_widget(Paragraph::new(text).wrap(Wrap::default()), body);
            }
            let all = [
                ("space", "queen"),
                ("t", "tip"),
                ("u", "undo"),
                ("r", "redo"),
                ("m", "map"),
                ("c", "clear"),
                ("esc", "sizes"),
                ("?", "help"),
                ("q", "quit"),
            ];
            draw_keys(frame, keys, &all);
        }
    }
    if app.help {
        draw_help(frame, screen);
    }
}

fn draw_title(frame: &mut Frame, area: Rect, what: &str) {
    let line =
        Line::from(vec![" ♛ Queens ".bold().fg(ACCENT), Span::from(format!("· {what}")).dim()]);
    frame.render_widget(line, area);
}

fn draw_keys(frame: &mut Frame, area: Rect, keys: &[(&str, &str)]) {
    let spans = keys.iter().flat_map(|(key, what)| {
        [Span::from(format!(" {key}")).bold(), Span::from(format!(" {what} ")).dim()]
    });
    frame.render_widget(spans.collect::<Line>(), area);
}

fn draw_sizes(app: &App, marked: usize, frame: &mut Frame, area: Rect) {
    let rows = PUZZLES.iter().map(|puzzle| {
        let size = puzzle.board_size();
        let all = puzzle.nb_of_fundamental_solutions();
        let row = Row::new([
            format!(" {size} × {size}"),
            puzzle.nb_of_solutions().to_string(),
            all.to_string(),
            format!("{} {}", bar(app.progress.found(size), all), app.progress.found(size)),
        ]);
        if size == marked { row.style(Style::new().reversed()) } else { row }
    });
    let header = Row::new([" board", "solutions", "fundamental", "found"]).bold().bottom_margin(1);
    let widths = [10, 11, 13, 18].map(Constraint::Length);
    let table = Table::new(rows, widths).header(header);
    let block =
        Block::bordered().padding(Padding::uniform(1)).border_style(Style::new().fg(ACCENT));
    let place = area.centered(Constraint::Length(59), Constraint::Length(13));
    frame.render_widget(table.block(block), place);
}

/// A pip for each, but no more than twelve; the first is full as soon as one is found, the last
/// when all are.
fn bar(found: usize, all: usize) -> String {
    let pips = all.min(12);
    let full = if found == 0 { 0 } else { (found * pips / all).max(1) };
    "●".repeat(full) + &"○".repeat(pips - full)
}

fn draw_board(app: &App, game: &Game, area: BoardArea, frame: &mut Frame) {
    let size = game.size();
    let queens = game.queens();
    let attackers: Vec<Square> =
        game.conflicts().into_iter().flat_map(|(one, other)| [one, other]).collect();
    let heat = app.map.then(|| game.heat_map());
    let glow = GLOW[(app.tick / 4 % 2) as usize];
    for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
        let square = (row, column);
        let is_attacker = attackers.contains(&square);
        let background = match square {
            _ if square == game.cursor() => CURSOR,
            _ if Some(square) == game.tip() => TIP,
            _ if is_attacker => glow,
            _ if (row + column) % 2 == 0 => LIGHT,
            _ => DARK,
        };
        let style = Style::new().bg(background).fg(if is_attacker { ATTACKER } else { QUEEN });
        let place = area.square(square);
        let text = match heat {
            _ if queens.contains(&square) => crown(area.scale),
            Some(heat) => number(heat[row][column], area.scale),
            None => Vec::new(),
        };
        frame.render_widget(Paragraph::new(text).alignment(Alignment::Center).style(style), place);
    }
    draw_coordinates(size, area, frame);
}

fn draw_coordinates(size: usize, area: BoardArea, frame: &mut Frame) {
    for line in 0..size {
        let row = area.square((line, 0));
        let number =
            Rect { x: row.x - MARGIN, y: row.y + (area.scale - 1) / 2, width: 2, height: 1 };
        let number_text = Line::from((size - line).to_string()).right_aligned().dim();
        frame.render_widget(number_text, number);
        let column = area.square((size - 1, line));
        let letter = Rect { y: column.bottom(), height: 1, ..column };
        let letter_text = char::from(b'a' + line as u8).to_string();
        frame.render_widget(Line::from(letter_text).centered().dim(), letter);
    }
}

/// A number in the middle of so many lines.
fn number(solutions: u32, lines: u16) -> Vec<Line<'static>> {
    let mut text = vec![Line::default(); usize::from(lines - 1) / 2];
    text.push(Line::from(if solutions == 0 { "·".into() } else { solutions.to_string() }).dim());
    text
}

/// A queen of so many lines.
fn crown(lines: u16) -> Vec<Line<'static>> {
    let art: &[&str] = match lines {
        1 => &["♛"],
        2 => &["▌▟▙▐", "▜██▛"],
        _ => &["▌▟▙▐", "▜██▛", "▗▄▄▖"],
    };
    art.iter().map(|&line| Line::from(line)).collect()
}

fn draw_panel(app: &App, game: &Game, frame: &mut Frame, area: Rect) {
    let size = game.size();
    let puzzle = game.puzzle();
    let conflicts = game.conflicts();
    let mut lines = vec![
        Line::from(format!("{} of {size} queens", game.queens().len())).bold(),
        Line::from(format!("at {}", name(size, game.cursor()))).dim(),
        Line::default(),
        match (game.solution(), game.remaining()) {
            (Some((k, _)), _) => {
                let text = format!("Solved: number {k} of {}", puzzle.nb_of_solutions());
                Line::from(text).bold().fg(Color::Indexed(108))
            }
            (None, 0) => Line::from("No solution remains").fg(GLOW[0]),
            (None, 1) => Line::from("1 solution remains"),
            (None, n) => Line::from(format!("{n} solutions remain")),
        },
        Line::default(),
    ];
    let pairs = conflicts.iter().map(|&(one, other)| {
        Line::from(format!("  {} attacks {}", name(size, one), name(size, other))).fg(GLOW[0])
    });
    let shown = 5;
    lines.extend(pairs.take(shown));
    if conflicts.len() > shown {
        lines.push(Line::from(format!("  and {} more", conflicts.len() - shown)).fg(GLOW[0]));
    }
    if !conflicts.is_empty() {
        lines.push(Line::default());
    }
    let (found, all) = (app.progress.found(size), puzzle.nb_of_fundamental_solutions());
    lines.push(Line::from(format!("found {found} of {all}")));
    lines.push(Line::from(bar(found, all)).fg(ACCENT));
    lines.push(Line::from("turned and mirrored count once").dim());
    lines.push(Line::default());
    lines.push(Line::from(app.message.as_str()).bold());
    frame.render_widget(Paragraph::new(lines).wrap(Wrap::default()), area);
}

fn draw_help(frame: &mut Frame, screen: Rect) {
    let keys = [
        ("arrows, h j k l", "move"),
        ("space, enter, click", "place a queen or take it back"),
        ("u, r", "undo, redo"),
        ("t", "tip: the square that leaves most solutions"),
        ("m", "map: how many solutions go through a square"),
        ("c", "clear the board"),
        ("esc", "choose another board"),
        ("q, ctrl-c", "quit"),
    ];
    let mut lines = vec![
        Line::from("Place n queens on the n × n board so that no two"),
        Line::from("stand in one row, column or diagonal."),
        Line::default(),
    ];
    lines.extend(keys.map(|(key, what)| {
        Line::from(vec![Span::from(format!("{key:<21}")).bold(), Span::from(what)])
    }));
    lines.push(Line::default());
    lines.push(Line::from("any key closes this").dim());
    let block = Block::bordered().title(" Help ").padding(Padding::horizontal(2));
    let height = Constraint::Length(lines.len() as u16 + 2);
    let place = screen.centered(Constraint::Length(72), height);
    frame.render_widget(Clear, place);
    let block = block.border_style(Style::new().fg(ACCENT)).title_style(Modifier::BOLD);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}
