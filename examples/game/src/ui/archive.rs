//! Drawing of the archive.

use queen_runtime::Board;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::area::BoardArea;
use super::board::BoardPicture;
use crate::app::{App, Target, clock, counted};
use crate::archive::{Archive, Page};
use crate::calendar;

/// The width of the list.
const LIST: u16 = 36;

/// Draws the list and the board of the current page, and returns the places to click on pages.
pub fn draw(app: &App, archive: &Archive, frame: &mut Frame, area: Rect) -> Vec<(Rect, Target)> {
    let [list, region] =
        Layout::horizontal([Constraint::Length(LIST), Constraint::Fill(1)]).areas(area);
    let Some(page) = archive.page() else {
        let text = "Nothing has been solved or found yet.";
        frame.render_widget(Paragraph::new(text).wrap(Wrap::default()), area);
        return Vec::new();
    };
    let (queens, givens) = boards(page);
    if let Some(area) = BoardArea::within(region, queens.size()) {
        BoardPicture::new(queens, givens, app.colour).draw(area, frame.buffer_mut());
    } else {
        let text = "The window is too small for the board.";
        frame.render_widget(Paragraph::new(text).wrap(Wrap::default()), region);
    }
    draw_list(archive, frame, list)
}

/// The title of the current page.
pub fn caption(archive: &Archive) -> String {
    match archive.page() {
        Some(Page::Feat(feat)) => format!("archive · challenge, {}", feat.challenge.grade()),
        Some(Page::Solution(_)) => "archive · a solution".into(),
        None => "archive".into(),
    }
}

/// Draws as many lines as there is room for, with the current page among them.
fn draw_list(archive: &Archive, frame: &mut Frame, list: Rect) -> Vec<(Rect, Target)> {
    let (all, room) = (archive.pages().len(), usize::from(list.height));
    let first = archive.shown().saturating_sub(room / 2).min(all.saturating_sub(room));
    let pages = archive.pages().iter().enumerate().skip(first);
    let mut targets = Vec::new();
    for (y, (index, page)) in (list.y..list.bottom()).zip(pages) {
        let place = Rect { y, height: 1, ..list };
        let is_shown = index == archive.shown();
        let (mark, style) =
            if is_shown { ('▸', Style::new().reversed()) } else { (' ', Style::new()) };
        let text = format!("{mark} {}", title(page));
        let width = usize::from(LIST) - 1;
        frame.render_widget(Line::styled(format!("{text:<width$}"), style), place);
        targets.push((place, Target::Page(index)));
    }
    targets
}

fn title(page: &Page) -> String {
    match page {
        Page::Feat(feat) => {
            let size = feat.challenge.givens().size();
            let (date, clock) = (calendar::date(feat.day), clock(feat.seconds));
            format!("{date} {size:>2} × {size} {clock}, {}", counted(feat.tips, "tip"))
        }
        Page::Solution(solution) => {
            let size = solution.size();
            format!("found {size:>2} × {size}: {}", columns(solution.columns()))
        }
    }
}

/// The letters of the columns, from the top row down.
fn columns(columns: &[u8]) -> String {
    columns.iter().map(|column| char::from(b'a' + column)).collect()
}

/// The queens of a page, and the given ones among them.
fn boards(page: Page) -> (Board, Board) {
    match page {
        Page::Feat(feat) => (Board::from(feat.challenge.solution()), *feat.challenge.givens()),
        Page::Solution(solution) => {
            let queens = Board::from(solution);
            let mut none = queens;
            none.clear();
            (queens, none)
        }
    }
}
