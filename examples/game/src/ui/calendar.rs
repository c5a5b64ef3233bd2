//! Drawing of the calendar.

use std::collections::BTreeSet;
use std::iter;

use queen_challenge::{DayState, Level, Record, Score};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::App;
use crate::calendar::Calendar;
use crate::date;
use crate::drawn::Target;
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

/// Draws the month of the chosen day, and below it what is known of that day. Where the month has
/// no room, the text says so. Returns the places to click on.
pub fn draw(app: &App, calendar: Calendar, frame: &mut Frame, area: Rect) -> Vec<(Rect, Target)> {
    let scores = app.progress.scores(app.menu.challenge);
    let width = TEXT.min(area.width.saturating_sub(2));
    let lines = text(app, calendar, &scores, width.into());
    let x = area.x + 1 + area.width.saturating_sub(width + 2) / 2;
    // A line below says whether there is more.
    if area.width <= WEEK || area.height <= MONTH {
        let no_room = Line::from("No room for the month.");
        draw_lines(iter::once(no_room).chain(lines), frame, Rect { x, width, ..area });
        return Vec::new();
    }
    let height = MONTH + 1 + lines.len() as u16;
    let gap = u16::from(height <= area.height);
    let y = area.y + area.height.saturating_sub(height) / 2;
    let month = Rect { x, y, width: WEEK, height: MONTH };
    let below = Rect { x, y: y + MONTH + gap, width, height: area.bottom() - (y + MONTH + gap) };
    draw_lines(lines, frame, below);
    let mut targets = draw_name(app, calendar, frame, month);
    targets.extend(draw_days(app, calendar, &scores, frame, month));
    targets
}

/// Draws the name of the month between the signs that turn it, and the days of the week. Returns
/// the places of the signs.
fn draw_name(app: &App, calendar: Calendar, frame: &mut Frame, month: Rect) -> Vec<(Rect, Target)> {
    let signs = [("‹ ", KeyCode::PageUp, month.x), (" ›", KeyCode::PageDown, month.right() - 2)];
    let targets = signs.map(|(sign, key, x)| {
        let place = Rect { x, y: month.y, width: 2, height: 1 };
        frame.render_widget(Line::styled(sign, app.palette.title()), place);
        (place, Target::Key(key))
    });
    let name = Line::styled(date::month_name(calendar.day()), app.palette.title());
    let place = Rect { x: month.x + 2, y: month.y, width: month.width - 4, height: 1 };
    frame.render_widget(name.centered(), place);
    for (x, weekday) in (month.x..).step_by(DAY.into()).zip(WEEKDAYS) {
        let weekday = Line::styled(format!(" {weekday}"), app.palette.faint());
        frame.render_widget(weekday, Rect { x, y: month.y + 1, width: DAY, height: 1 });
    }
    targets.to_vec()
}

/// Draws the days of the month below its name, each with its sign. Returns the places of those that
/// can be played.
fn draw_days(
    app: &App,
    calendar: Calendar,
    scores: &[Score],
    frame: &mut Frame,
    month: Rect,
) -> Vec<(Rect, Target)> {
    let record = Record::new(scores, app.day());
    let begun: BTreeSet<_> = app.begun(app.menu.challenge).collect();
    let days = date::month(calendar.day());
    let first = date::weekday(*days.start());
    let mut targets = Vec::new();
    for (index, day) in (first..).zip(days) {
        let (week, weekday) = ((index / 7) as u16, (index % 7) as u16);
        let (x, y) = (month.x + weekday * DAY, month.y + 2 + week);
        let place = Rect { x, y, width: DAY, height: 1 };
        let sign = sign(&record.day(day, begun.contains(&day)));
        let number = index + 1 - first;
        // A chosen day has no other background than this cell.
        let line =
            Line::from(Span::styled(format!("{number:>3}{sign}"), style(app, calendar, day)));
        frame.render_widget(line, place);
        if day <= record.latest_day() {
            targets.push((place, Target::Date(day)));
        }
    }
    targets
}

fn sign(state: &DayState) -> char {
    match state {
        DayState::Open => ' ',
        DayState::Begun => '…',
        DayState::Solved(_) => '●',
        DayState::Late(_) => '○',
    }
}

fn style(app: &App, calendar: Calendar, day: u32) -> Style {
    match day {
        _ if day == calendar.day() => app.palette.chosen(),
        _ if day > app.latest_day() => app.palette.faint(),
        _ if day == app.day() => Style::new().bold().underlined(),
        _ => Style::new(),
    }
}

/// Draws as many lines as there is room for. If there are more, the last one says so.
fn draw_lines(lines: impl IntoIterator<Item = Line<'static>>, frame: &mut Frame, area: Rect) {
    let mut lines = lines.into_iter().peekable();
    for y in area.y..area.bottom() {
        let Some(mut line) = lines.next() else { return };
        if y + 1 == area.bottom() && lines.peek().is_some() {
            let room = usize::from(area.width.saturating_sub(2));
            let start: String = line.to_string().chars().take(room).collect();
            line = Line::styled(format!("{} …", start.trim_end()), line.style);
        }
        frame.render_widget(line, Rect { y, height: 1, ..area });
    }
}

/// The chosen day, what is known of it, the streak, and the signs.
fn text(app: &App, calendar: Calendar, scores: &[Score], width: usize) -> Vec<Line<'static>> {
    let (day, kind) = (calendar.day(), app.menu.challenge);
    let today = if day == app.day() { ", today" } else { "" };
    let (size, grade) = kind.of_day(day);
    let board = Level { kind, size, grade };
    let is_begun = app.begun(kind).any(|begun| begun == day);
    let state = Record::new(scores, app.day()).day(day, is_begun);
    let [_, begun, solved, late] = DayState::NAMES;
    let faint = app.palette.faint();
    let parts = [
        (format!("{}{today}", date::long_name(day)), Style::new().bold()),
        (format!("{board}: {state}"), Style::new()),
        (app.streaks(kind).to_string(), faint),
        (format!("● {solved}, ○ {late}, … {begun}"), faint),
    ];
    let lines = parts.into_iter().flat_map(|(text, style)| {
        wrapped(&text, width.max(1)).into_iter().map(move |line| Line::styled(line, style))
    });
    lines.collect()
}
