//! Part of a page that is printed.

use crate::book::font::Font;
use crate::book::page::{Anchor, Page, Role};
use crate::book::paper::Sheet;

/// The height of the page number, below everything else.
pub const FOOTER: f32 = 8.0;

/// The least distance between boards.
pub const GAP: f32 = 5.0;

/// The part of a page inside of its margins and above its number.
pub struct PrintArea {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl PrintArea {
    /// The area in the middle of a page, whose gutter is on both sides, half and half.
    pub fn new(sheet: Sheet) -> Self {
        let (width, height) = sheet.size();
        let (top, left) = (sheet.margin(), sheet.margin() + sheet.gutter() / 2.0);
        Self { left, top, right: width - left, bottom: height - top - FOOTER }
    }

    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    pub fn middle(&self) -> f32 {
        f32::midpoint(self.left, self.right)
    }

    /// A page with a heading at its top, and the place below it.
    pub fn headed_page(&self, text: &str) -> (Page, f32) {
        let mut page = Page::default();
        page.heading(2, self.left, self.top + 5.0, POINTS, text);
        (page, self.top + HEADED)
    }

    /// A page with the same heading again, which is not read twice.
    pub fn next_page(&self, text: &str) -> Page {
        let mut page = Page::default();
        let part = page.part(Role::Furniture);
        part.text(self.left, self.top + 5.0, POINTS, Font::Bold, Anchor::Start, text);
        page
    }
}

/// The height of the headings at the top of pages, in points.
const POINTS: f32 = 15.0;

/// The height from the top of a page to what is below its heading.
pub const HEADED: f32 = 14.0;
