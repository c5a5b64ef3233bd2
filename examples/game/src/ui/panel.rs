//! Drawing of the panel beside the board.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::palette::{ACCENT, BAD, GOOD};
use super::pips;
use crate::app::{App, clock, counted};
use crate::game::{Game, name};

/// The largest number of conflicts that are listed.
const LISTED: usize = 5;

/// Draws the panel, the most important lines first.
pub fn draw(app: &App, game: &Game, frame: &mut Frame, area: Rect) {
    let mut lines = vec![queens(game), square(game)];
    if game.challenge().is_some() {
        lines.push(effort(app, game));
    }
    lines.extend(solution(app, game));
    lines.extend(said(app, game));
    lines.extend(conflicts(game));
    if game.challenge().is_none() {
        lines.extend(found(app, game));
    }
    frame.render_widget(Paragraph::new(lines).wrap(Wrap::default()), area);
}

fn queens(game: &Game) -> Line<'static> {
    let (queens, size) = (game.notes().queens.queen_count(), game.size());
    let text = match queens.checked_sub(size) {
        None | Some(0) => format!("{queens} of {size} queens"),
        Some(more) => format!("{queens} queens, {more} too many"),
    };
    Line::from(text).bold()
}

/// The square of the cursor, and its state.
fn square(game: &Game) -> Line<'static> {
    let (row, column) = game.cursor();
    let what = match () {
        () if game.is_given((row, column)) => ", given",
        () if game.notes().ruled_out.has_queen(row, column) => ", ruled out",
        () => "",
    };
    Line::from(format!("at {}{what}", name(game.size(), (row, column)))).dim()
}

/// The clock, unless it is hidden, and the tips.
fn effort(app: &App, game: &Game) -> Line<'static> {
    let tips = counted(game.tips(), "tip");
    let seconds = game.played().as_secs();
    Line::from(if app.extras.clock { format!("{}, {tips}", clock(seconds)) } else { tips }).dim()
}

/// The number of the solution, or the number of remaining solutions if the player wants to see it.
fn solution(app: &App, game: &Game) -> Vec<Line<'static>> {
    let text = match (game.challenge(), game.solution()) {
        (None, Some((number, _))) => {
            let all = game.puzzle().nb_of_solutions();
            Line::from(format!("Solved: number {number} of {all}")).bold().fg(GOOD)
        }
        (None, None) if app.extras.remaining => match game.remaining() {
            0 => Line::from("No solution remains").fg(BAD),
            1 => Line::from("1 solution remains"),
            remaining => Line::from(format!("{remaining} solutions remain")),
        },
        _ => return Vec::new(),
    };
    vec![Line::default(), text]
}

/// The result, the message and the tip.
fn said(app: &App, game: &Game) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if !app.result.is_empty() {
        lines.extend([Line::default(), Line::from(app.result.clone()).bold().fg(GOOD)]);
    }
    if game.is_over() {
        lines.push(Line::from("esc leaves it").dim());
    }
    if !app.message.is_empty() {
        lines.extend([Line::default(), Line::from(app.message.clone()).bold()]);
    }
    if let Some(tip) = game.tip() {
        lines.extend([Line::default(), Line::from(format!("? {tip}")).bold()]);
    }
    lines
}

fn conflicts(game: &Game) -> Vec<Line<'static>> {
    let (conflicts, size) = (game.conflicts(), game.size());
    let pairs = conflicts.iter().map(|&(one, other)| {
        Line::from(format!("! {} attacks {}", name(size, one), name(size, other))).fg(BAD)
    });
    let mut lines = vec![Line::default()];
    lines.extend(pairs.take(LISTED));
    if conflicts.len() > LISTED {
        lines.push(Line::from(format!("! and {} more", conflicts.len() - LISTED)).fg(BAD));
    }
    lines
}

fn found(app: &App, game: &Game) -> [Line<'static>; 4] {
    let (found, all) =
        (app.progress.found(game.size()), game.puzzle().nb_of_fundamental_solutions());
    [
        Line::default(),
        Line::from(format!("found {found} of {all}")),
        Line::from(pips(found, all)).fg(ACCENT),
        Line::from("turned and mirrored count once").dim(),
    ]
}
