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
    /// A flow behind these pages, on a page without a heading.
    pub fn new(area: &'a PrintArea, pages: Vec<Page>) -> Self {
        let (page, y) = (Page::default(), area.bottom);
        let (least, bottom) = (area.bottom, area.bottom);
        Self { area, page, y, least, bottom, pages, heading: String::new() }
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

    /// Writes a paragraph, with a number before it if there is one. It may go on on the next page.
    pub fn paragraph(&mut self, number: Option<usize>, text: &str) {
        let indent = if number.is_some() { 9.0 } else { 0.0 };
        let (left, limit) = (self.area.left + indent, self.area.width() - indent);
        for (line, text) in text::lines(text, Font::Regular, POINTS, limit).iter().enumerate() {
            if line == 0 || self.y > self.bottom {
                self.room(0.0);
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
