//! Drawing of the calendar.

use std::collections::BTreeSet;

use queen_challenge::{Record, Score};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::streak::streak;
use crate::app::App;
use crate::calendar::Calendar;
use crate::date;
use crate::drawn::Target;
use crate::kind::Kind;
use crate::text::wrapped;

/// The days of the week, which start as `date::weekday` counts them.
const WEEKDAYS: [&str; 7] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/// The width of a day: a space, two digits, and a sign.
const DAY: u16 = 4;

/// The width of a week.
const WEEK: u16 = 7 * DAY;

/// The largest width of the text below.
const TEXT: u16 = 54;

/// The lines of a month: its name, the days of the week, and six weeks at most.
const MONTH: u16 = 8;

/// The signs of days.
const SIGNS: &str = "● solved, ○ solved after its day, … begun";

/// Draws the month of the chosen day, and below it what is known of that day. Returns the places to
/// click on.
pub fn draw(app: &App, calendar: &Calendar, frame: &mut Frame, area: Rect) -> Vec<(Rect, Target)> {
    let scores = app.progress.scores();
    let width = TEXT.min(area.width.saturating_sub(2));
    let lines = text(app, calendar, &scores, width.into());
    let height = MONTH + 1 + lines.len() as u16;
    let gap = u16::from(height <= area.height);
    let x = area.x + 1 + area.width.saturating_sub(width + 2) / 2;
    let y = area.y + area.height.saturating_sub(height) / 2;
    let place = |x, y, width| Rect { x, y, width, height: 1 }.intersection(area);
    let mut targets = Vec::new();

    let signs = [("‹ ", KeyCode::PageUp, x), (" ›", KeyCode::PageDown, x + WEEK - 2)];
    for (sign, key, x) in signs {
        let place = place(x, y, 2);
        frame.render_widget(Line::styled(sign, app.palette.title()), place);
        targets.push((place, Target::Key(key)));
    }
    let month = Line::styled(date::month_name(calendar.day()), app.palette.title());
    frame.render_widget(month.centered(), place(x + 2, y, WEEK - 4));
    for (x, weekday) in (x..).step_by(DAY.into()).zip(WEEKDAYS) {
        let weekday = Line::styled(format!(" {weekday}"), app.palette.faint());
        frame.render_widget(weekday, place(x, y + 1, DAY));
    }

    let record = Record::new(&scores, app.day());
    let begun = begun(app);
    let days = date::month(calendar.day());
    let first = date::weekday(*days.start());
    for (index, day) in (first..).zip(days) {
        let (week, weekday) = ((index / 7) as u16, (index % 7) as u16);
        let place = place(x + weekday * DAY, y + 2 + week, DAY);
        let sign = match record.score(day) {
            Some(score) if score.is_late() => '○',
            Some(_) => '●',
            None if begun.contains(&day) => '…',
            None => ' ',
        };
        let number = index + 1 - first;
        let style = match day {
            _ if day == calendar.day() => app.palette.chosen(),
            _ if day > app.day() => app.palette.faint(),
            _ if day == app.day() => Style::new().bold().underlined(),
            _ => Style::new(),
        };
        // A chosen day has no other background than this cell.
        let line = Line::from(Span::styled(format!("{number:>3}{sign}"), style));
        frame.render_widget(line, place);
        if day <= app.day() {
            targets.push((place, Target::Date(day)));
        }
    }
    for (y, line) in (y + MONTH + gap..).zip(lines) {
        frame.render_widget(line, place(x, y, width));
    }
    targets
}

/// The days whose challenge was begun and not solved.
fn begun(app: &App) -> BTreeSet<u32> {
    let days = app.kept.iter().filter_map(|game| match game.kind() {
        Kind::Daily(day) => Some(day),
        _ => None,
    });
    days.collect()
}

/// The chosen day, what is known of it, the streak, and the signs.
fn text(app: &App, calendar: &Calendar, scores: &[Score], width: usize) -> Vec<Line<'static>> {
    let day = calendar.day();
    let today = if day == app.day() { ", today" } else { "" };
    let board = calendar
        .challenge()
        .map_or(String::new(), |(size, grade)| format!("{size} × {size}, {grade}: "));
    let state = match Record::new(scores, app.day()).score(day) {
        Some(score) if score.is_late() => format!("solved after its day in {score}"),
        Some(score) => format!("solved in {score}"),
        None if begun(app).contains(&day) => "begun".into(),
        None => "not solved yet".into(),
    };
    let solved = match app.progress.days() {
        0 => "no day solved yet".into(),
        1 => "1 day solved".into(),
        days => format!("{days} days solved"),
    };
    let streak = streak(app);
    let separator = if streak.is_empty() { "" } else { ", " };
    let faint = app.palette.faint();
    let parts = [
        (format!("{}{today}", date::long_name(day)), Style::new().bold()),
        (board + &state, Style::new()),
        (solved + separator + &streak, faint),
        (SIGNS.into(), faint),
    ];
    let lines = parts.into_iter().flat_map(|(text, style)| {
        wrapped(&text, width.max(1)).into_iter().map(move |line| Line::styled(line, style))
    });
    lines.collect()
}
