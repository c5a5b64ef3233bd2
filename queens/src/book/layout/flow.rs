//! Flow of a section over its pages.

use std::mem;

use super::area::{HEADED, PrintArea};
use crate::book::font::{Font, POINT};
use crate::book::page::{Anchor, Page, Role};
use crate::book::text;

/// The height of the font of paragraphs, in points.
pub const POINTS: f32 = 10.5;

/// The distance between their lines.
pub const LINE: f32 = POINTS * POINT * 1.35;

/// The space below a paragraph.
pub const BELOW: f32 = 1.5;

/// The space above and below the base line of a section's heading.
const ABOVE_HEADING: f32 = 10.0;
const BELOW_HEADING: f32 = 9.0;

/// The pages so far, and the place where the next content begins.
#[derive(Clone)]
pub struct Flow<'a> {
    pub area: &'a PrintArea,
    pub page: Page,
    /// The base line of the next line of text, or the upper edge of the next picture.
    pub y: f32,
    /// The least `y` at which a page has been left.
    pub least: f32,
    /// The lower edge of what is filled.
    pub bottom: f32,
    pages: Vec<Page>,
    heading: String,
}

impl<'a> Flow<'a> {
    /// A flow that begins on a page of its own.
    pub fn new(area: &'a PrintArea) -> Self {
        let (page, pages, heading) = (Page::default(), Vec::new(), String::new());
        let (y, least, bottom) = (area.bottom, area.bottom, area.bottom);
        Self { area, page, y, least, bottom, pages, heading }
    }

    /// Begins a section whose first content has this height: on the page as it is, or on a new one.
    pub fn section(&mut self, heading: &str, height: f32) {
        heading.clone_into(&mut self.heading);
        if height > self.left_below_heading() {
            let (page, y) = self.area.headed_page(heading);
            self.turn(page, y);
        } else {
            self.page.heading(2, self.area.left, self.y + ABOVE_HEADING, 15.0, heading);
            self.y += ABOVE_HEADING + BELOW_HEADING;
        }
    }

    /// The height that is left on the page below the heading of another section.
    pub fn left_below_heading(&self) -> f32 {
        self.bottom - self.y - ABOVE_HEADING - BELOW_HEADING
    }

    /// Makes room for content of this height, on a new page with the same heading if it has to be.
    pub fn room(&mut self, height: f32) {
        if self.y + height > self.bottom {
            self.next_page();
        }
    }

    /// Goes on on a new page with the same heading.
    pub fn next_page(&mut self) {
        let page = self.area.next_page(&self.heading);
        self.turn(page, self.area.top + HEADED);
    }

    /// Writes a paragraph without a number.
    pub fn paragraph(&mut self, text: &str) {
        self.add(&Paragraph::new(self.area, None, text));
    }

    /// Writes a paragraph. It may go on on the next page, but no line of it is alone on a page.
    pub fn add(&mut self, paragraph: &Paragraph) {
        let Paragraph { number, lines } = paragraph;
        let left = self.area.left + indent(number.is_some());
        for (line, text) in lines.iter().enumerate() {
            let together = LINE * lines_kept(line, lines.len());
            if line == 0 || self.y + together > self.bottom {
                self.room(together);
                self.page.part(Role::Paragraph);
            }
            if let Some(part) = self.page.parts.last_mut() {
                if let Some(number) = number.filter(|_| line == 0) {
                    let right = left - 3.0;
                    part.text(right, self.y, POINTS, Font::Bold, Anchor::End, number.to_string());
                }
                part.text(left, self.y, POINTS, Font::Regular, Anchor::Start, text);
            }
            self.y += LINE;
        }
        self.y += BELOW;
    }

    fn turn(&mut self, page: Page, y: f32) {
        let before = mem::replace(&mut self.page, page);
        if !before.parts.is_empty() {
            self.pages.push(before);
            self.least = self.least.min(self.y);
        }
        self.y = y;
    }

    /// All pages.
    pub fn finish(mut self) -> Vec<Page> {
        self.pages.push(self.page);
        self.pages
    }
}

/// A paragraph, with its number if it has one.
pub struct Paragraph {
    number: Option<usize>,
    lines: Vec<String>,
}

impl Paragraph {
    /// Breaks a text into lines that are as wide as an area.
    pub fn new(area: &PrintArea, number: Option<usize>, text: &str) -> Self {
        let limit = area.width() - indent(number.is_some());
        Self { number, lines: text::lines(text, Font::Regular, POINTS, limit) }
    }

    /// Its height, with the space below it.
    pub fn height(&self) -> f32 {
        LINE * f32::from(self.lines.len() as u16) + BELOW
    }
}

/// What the number of a paragraph takes of its width.
const fn indent(has_number: bool) -> f32 {
    if has_number { 9.0 } else { 0.0 }
}

/// The number of lines below this one of a paragraph of `len` lines that are on the same page: the
/// first one has one below it, and so has the last but one. A paragraph of three is not divided.
fn lines_kept(line: usize, len: usize) -> f32 {
    let has_next = |line: &usize| line + 1 < len && (*line == 0 || line + 2 == len);
    f32::from((line..len).take_while(has_next).count() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::page::Shape;
    use crate::book::paper::{Paper, Sheet};

    #[test]
    fn no_line_of_a_paragraph_is_alone_on_a_page() {
        let area = PrintArea::new(Sheet { paper: Paper::SixByNine, is_large: true });
        let word = "w".repeat(40);
        for len in 1..=9 {
            let text = vec![word.as_str(); len].join(" ");
            for above in 0..30_u8 {
                let mut flow = Flow::new(&area);
                flow.section("Heading", area.height());
                flow.y += f32::from(above) * LINE;
                flow.paragraph(&text);
                let lines = flow.finish().into_iter().map(|page| {
                    let texts =
                        page.parts.iter().filter(|part| matches!(part.role, Role::Paragraph));
                    let shapes = texts.flat_map(|part| &part.shapes);
                    shapes.filter(|shape| matches!(shape, Shape::Text { .. })).count()
                });
                let lines: Vec<_> = lines.filter(|&lines| lines > 0).collect();
                assert_eq!(lines.iter().sum::<usize>(), len);
                assert!(len == 1 || lines.iter().all(|&lines| lines > 1), "{above}: {lines:?}");
            }
        }
    }
}
