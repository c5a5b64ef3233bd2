//! Drawing of the archive.

use queen_challenge::{Clock, Clues, Kind, Tally};
use queen_runtime::Board;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Wrap};

use super::board::BoardPicture;
use crate::app::App;
use crate::archive::{Archive, Page};
use crate::area::BoardArea;
use crate::date;
use crate::drawn::Target;
use crate::statistics::Statistics;
use crate::text::{cut, wrapped};

/// The smallest and the largest width of the list.
const LIST: (u16, u16) = (20, 36);

/// The width and the lines for statistics and for the largest board, before the list has its own.
const PAGE: (u16, u16) = (33, 11);

/// The smallest number of lines of a list above its page.
const LIST_LINES: u16 = 3;

/// Draws the list and the board of the current page beside it, or below it if the window is narrow.
/// Returns the places to click on pages.
pub fn draw(app: &App, archive: &Archive, frame: &mut Frame, area: Rect) -> Vec<(Rect, Target)> {
    let [list, region] = if area.width < LIST.0 + PAGE.0 {
        let lines = area.height.saturating_sub(PAGE.1).max(LIST_LINES);
        Layout::vertical([Constraint::Length(lines), Constraint::Fill(1)]).areas(area)
    } else {
        let width = LIST.1.min(area.width - PAGE.0);
        Layout::horizontal([Constraint::Length(width), Constraint::Fill(1)]).areas(area)
    };
    match archive.page() {
        Some(Page::Statistics(kind, statistics)) => {
            draw_statistics(app, *kind, statistics, frame, region);
        }
        Some(Page::Feat(feat)) => {
            let challenge = feat.challenge;
            let queens = Board::from(challenge.solution());
            draw_board(app, queens, challenge.clues(), challenge.kind(), frame, region);
        }
        Some(Page::Solution(solution)) => {
            let queens = Board::from(*solution);
            let mut none = queens;
            none.clear();
            draw_board(app, queens, none.into(), Kind::Queens, frame, region);
        }
        None => {}
    }
    if !app.message.text.is_empty() {
        let message = wrapped(&app.message.text, usize::from(region.width).max(1));
        let height = region.height.min(message.len() as u16);
        let place = Rect { y: region.bottom() - height, height, ..region };
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(message.join("\n")).bold(), place);
    }
    draw_list(app, archive, frame, list)
}

fn draw_board(app: &App, queens: Board, clues: Clues, kind: Kind, frame: &mut Frame, region: Rect) {
    if let Some(area) = BoardArea::within(region, queens.size(), kind) {
        BoardPicture::new(queens, clues, app.palette).draw(area, frame.buffer_mut());
    } else {
        let text = "The window is too small for the board.";
        frame.render_widget(Paragraph::new(text).wrap(Wrap::default()), region);
    }
}

fn draw_statistics(
    app: &App,
    kind: Kind,
    statistics: &[Statistics],
    frame: &mut Frame,
    region: Rect,
) {
    let faint = app.palette.faint();
    // The names are wider than the numbers.
    let names = Tally::NAMES.map(|name| name.split_once(' ').unwrap_or((name, "")));
    let heading = |[solved, unaided, fastest]: [&str; 3]| {
        Line::styled(format!("{:<8} {solved:>6} {unaided:>7} {fastest:>8}", ""), faint)
    };
    let mut lines = vec![heading(names.map(|name| name.0)), heading(names.map(|name| name.1))];
    lines.extend(statistics.iter().map(|Statistics { grade, tally }| {
        let fastest = tally.fastest.map_or("-".into(), |seconds| Clock(seconds).to_string());
        let grade = grade.to_string();
        Line::from(format!("{grade:<8} {:>6} {:>7} {fastest:>8}", tally.solved, tally.unaided))
    }));
    lines.push(Line::default());
    let width = usize::from(region.width).max(1);
    let daily = wrapped(&format!("daily: {}", app.streaks(kind)), width);
    lines.extend(daily.into_iter().map(Line::from));
    let warning = app.progress.warning().unwrap_or_default();
    lines.push(Line::default());
    let bad = Style::new().fg(app.palette.bad);
    lines.extend(wrapped(&warning, width).into_iter().map(|line| Line::styled(line, bad)));
    frame.render_widget(Paragraph::new(lines), region);
}

/// The title of the current page.
pub fn caption(archive: &Archive) -> String {
    match archive.page() {
        Some(Page::Feat(feat)) => {
            let game = if feat.score.day.is_some() { "daily" } else { "challenge" };
            let grade = feat.challenge.grade();
            match feat.challenge.kind() {
                Kind::Queens => format!("archive · {game}, {grade}"),
                kind => format!("archive · {game}, {kind}, {grade}"),
            }
        }
        Some(page @ Page::Statistics(..)) => format!("archive · {}", title(page)),
        Some(Page::Solution(_)) => "archive · a solution".into(),
        None => "archive".into(),
    }
}

/// Draws as many lines as there is room for, with the current page among them.
fn draw_list(app: &App, archive: &Archive, frame: &mut Frame, list: Rect) -> Vec<(Rect, Target)> {
    let (all, room) = (archive.pages().len(), usize::from(list.height));
    let first = archive.shown().saturating_sub(room / 2).min(all.saturating_sub(room));
    let pages = archive.pages().iter().enumerate().skip(first);
    let mut targets = Vec::new();
    for (y, (index, page)) in (list.y..list.bottom()).zip(pages) {
        let place = Rect { y, height: 1, ..list };
        let is_shown = index == archive.shown();
        let (mark, style) =
            if is_shown { ('▸', app.palette.chosen()) } else { (' ', Style::new()) };
        let text = format!("{mark} {}", title(page));
        let width = usize::from(list.width.saturating_sub(1));
        let text = format!("{:<width$}", cut(&text, width));
        frame.render_widget(Line::styled(text, style), place);
        targets.push((place, Target::Page(index)));
    }
    targets
}

fn title(page: &Page) -> String {
    match page {
        Page::Statistics(Kind::Queens, _) => "statistics".into(),
        Page::Statistics(kind, _) => format!("statistics, {kind}"),
        Page::Feat(feat) => {
            let size = feat.challenge.givens().size();
            let (date, score) = (date::name(feat.day()), feat.score);
            let sign = if score.day.is_some() { '•' } else { ' ' };
            format!("{date}{sign}{size:>2} × {size:<2} {score}")
        }
        Page::Solution(solution) => {
            let size = solution.size();
            let queens = solution.queens().map(|queen| queen.name(size));
            let columns: String = queens.map(|queen| queen.column().to_owned()).collect();
            format!("found     {size:>2} × {size:<2} {columns}")
        }
    }
}
