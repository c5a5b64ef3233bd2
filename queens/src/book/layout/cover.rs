//! The cover of a book.

#![expect(clippy::cast_precision_loss, reason = "there are few lines")]

use queen_challenge::{Grade, Kind};

use super::area::{GAP, PrintArea};
use crate::book::challenges::Book;
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Page, Role};
use crate::book::text;

/// The heights of the font of the title, in points. The greatest one is taken that leaves room for
/// a board.
const TITLES: [f32; 5] = [30.0, 26.0, 22.0, 18.0, 14.0];

/// The least side of the board.
const MIN_SIDE: f32 = 20.0;

const SUBTITLE: f32 = 12.0;

/// The height of the font of the imprint, also in large print, whose cover has no room for more.
const IMPRINT: f32 = 9.0;

/// The cover: the title, what the book has, a solved board, and how the book was made. All its
/// lengths are going to be multiplied by the scale.
pub fn cover(book: &Book, area: &PrintArea, scale: f32) -> Page {
    let mut page = Page::default();
    let imprint = imprint(book);
    let small = IMPRINT / scale;
    let nb_of_lines = text::lines(&imprint, Font::Regular, small, area.width()).len();
    let bottom = area.bottom - small * POINT * 1.35 * (nb_of_lines - 1) as f32;
    let title = book.title();
    let subtitle = text::lines(&subtitle(book), Font::Regular, SUBTITLE, area.width());
    let mut y = area.top + area.height() * 0.15;
    // What the title may take above the subtitle and the least board.
    let room = bottom - y - subtitle.len() as f32 * SUBTITLE * POINT * 1.35 - MIN_SIDE - 2.0 * GAP;
    let lines = |points| text::lines(&title, Font::Bold, points, area.width());
    let has_room = |points: &f32| lines(*points).len() as f32 * points * POINT * 1.2 <= room;
    let points = TITLES.into_iter().find(has_room).unwrap_or(TITLES[TITLES.len() - 1]);
    let heading = page.part(Role::Heading(1, title.clone()));
    for line in lines(points) {
        heading.text(area.middle(), y, points, Font::Bold, Anchor::Middle, line);
        y += points * POINT * 1.2;
    }
    let below = page.part(Role::Paragraph);
    for line in subtitle {
        below.text(area.middle(), y, SUBTITLE, Font::Regular, Anchor::Middle, line);
        y += SUBTITLE * POINT * 1.35;
    }
    let shown = book.example.as_ref();
    let shown = shown.or(book.challenges.first().map(|first| &first.printed.challenge));
    if let Some(challenge) = shown {
        let side = (area.width() * 0.6).min(bottom - y - 2.0 * GAP);
        let left = area.middle() - side / 2.0;
        let top = f32::midpoint(y, bottom - GAP) - side / 2.0;
        page.board(left, top, side, challenge, &challenge.solution(), false);
    }
    page.paragraph(area.left, bottom, small, area.width(), &imprint);
    page
}

/// How the book was made.
fn imprint(book: &Book) -> String {
    format!(
        "This book was made by queens {} with the seed {}: {}. The same call makes the same book.",
        env!("CARGO_PKG_VERSION"),
        book.seed,
        book.call
    )
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::page::Shape;
    use crate::book::paper::{Paper, Sheet};

    /// With a title of 100 letters, all kinds and all grades.
    #[test]
    fn the_longest_title_leaves_room_for_a_board() {
        let groups: Vec<_> = Kind::ALL.into_iter().map(|kind| (kind, 6, Grade::Easy)).collect();
        let title = "A title as long as any may be ".repeat(4)[..100].to_owned();
        let call = format!("queens book 6 --kind a,b,c --title '{title}' --paper 6x9 --large");
        let book = Book::new(&groups, 4, 1, call, Some(title)).ok().unwrap();
        for paper in [Paper::A4, Paper::Letter, Paper::SixByNine] {
            for is_large in [false, true] {
                let sheet = Sheet { paper, is_large };
                let area = PrintArea::new(sheet);
                let page = cover(&book, &area, sheet.scale());
                // The upper and the lower edge of each line of capitals, and of the board.
                let edges = |shape: &Shape| match shape {
                    Shape::Text { y, points, .. } => Some((y - 0.72 * points * POINT, *y)),
                    Shape::Frame { y, height, .. } => {
                        assert!(*height >= MIN_SIDE, "{height}");
                        Some((*y, y + height))
                    }
                    _ => None,
                };
                let edges = page.parts.iter().flat_map(|part| &part.shapes).filter_map(edges);
                let edges: Vec<_> = edges.collect();
                for pair in edges.windows(2) {
                    assert!(pair[0].1 < pair[1].0, "{pair:?}");
                }
                assert!(edges.last().is_some_and(|edges| edges.1 <= area.bottom + 0.01));
            }
        }
    }
}
