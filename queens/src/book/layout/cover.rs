//! The cover of a book.

use queen_challenge::{Grade, Kind};

use super::area::{GAP, PrintArea};
use crate::book::challenges::Book;
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Page, Role};
use crate::book::text;

/// The cover: the title, what the book has, and a solved board.
pub fn cover(book: &Book, area: &PrintArea) -> Page {
    const TITLE: f32 = 30.0;
    const SUBTITLE: f32 = 12.0;
    let mut page = Page::default();
    let title = book.title();
    let lines = text::lines(&title, Font::Bold, TITLE, area.width());
    let mut y = area.top + area.height() * 0.15;
    let heading = page.part(Role::Heading(1, title));
    for line in lines {
        heading.text(area.middle(), y, TITLE, Font::Bold, Anchor::Middle, line);
        y += TITLE * POINT * 1.2;
    }
    let below = page.part(Role::Paragraph);
    for line in text::lines(&subtitle(book), Font::Regular, SUBTITLE, area.width()) {
        below.text(area.middle(), y, SUBTITLE, Font::Regular, Anchor::Middle, line);
        y += SUBTITLE * POINT * 1.35;
    }
    let shown = book.example.as_ref();
    let shown = shown.or(book.challenges.first().map(|first| &first.printed.challenge));
    if let Some(challenge) = shown {
        let side = (area.width() * 0.6).min(area.bottom - y - 2.0 * GAP);
        let left = area.middle() - side / 2.0;
        let top = f32::midpoint(y, area.bottom) - side / 2.0;
        page.board(left, top, side, challenge, &challenge.solution(), false);
    }
    page
}

/// The sizes, kinds and grades of a book.
fn subtitle(book: &Book) -> String {
    let sizes = book.challenges.iter().map(|puzzle| puzzle.printed.size);
    let (least, greatest) = (sizes.clone().min().unwrap_or(0), sizes.max().unwrap_or(0));
    let sizes = if least == greatest {
        format!("Boards of {least} × {least}")
    } else {
        format!("Boards from {least} × {least} to {greatest} × {greatest}")
    };
    let kinds: Vec<_> = Kind::ALL.into_iter().filter(|&kind| book.has_kind(kind)).collect();
    let grades = Grade::ALL.into_iter().filter(|&grade| book.has(grade));
    let grades: Vec<_> = grades.map(|grade| grade.to_string()).collect();
    if kinds == [Kind::Queens] {
        return format!("{sizes} · {}", grades.join(", "));
    }
    let kinds: Vec<_> = kinds.iter().map(Kind::to_string).collect();
    format!("{sizes} · {} · {}", kinds.join(", "), grades.join(", "))
}
