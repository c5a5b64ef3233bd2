//! Pen that draws the parts of a page.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "grays are from 0 to 1"
)]

use krilla::color::luma;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::graphic::Graphic;
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::text::{self, GlyphId, KrillaGlyph};

use crate::book::crown::{CROWN, Segment};
use crate::book::font::{Font, POINT, glyphs, width};
use crate::book::page::{Anchor, Part, Shape};

/// The length of a millimetre in points.
pub const POINTS: f32 = 72.0 / 25.4;

/// What is drawn again and again: the document has it once.
pub struct Pen {
    regular: text::Font,
    bold: text::Font,
    crown: Graphic,
}

impl Pen {
    /// A pen for the document of this surface.
    pub fn new(surface: &mut Surface) -> Self {
        let font = |font: Font| {
            text::Font::new(font.file().to_vec().into(), 0)
                .expect("the font is part of the program")
        };
        let mut stream = surface.stream_builder();
        let mut form = stream.surface();
        form.set_fill(Some(fill(0.0)));
        form.draw_path(&crown());
        form.finish();
        let crown = Graphic::new(stream.finish(), false);
        Self { regular: font(Font::Regular), bold: font(Font::Bold), crown }
    }

    /// Draws all shapes of a part. Each text but the last one is followed by a space, so that the
    /// words of two lines do not become one.
    pub fn draw(&self, surface: &mut Surface, part: &Part) {
        for (index, shape) in part.shapes.iter().enumerate() {
            match shape {
                Shape::Text { x, y, points, font, anchor, text } => {
                    let x = start(*x, *anchor, text, *font, *points);
                    let end = if index + 1 < part.shapes.len() { " " } else { "" };
                    self.write(surface, x, *y, *points, *font, &format!("{text}{end}"));
                }
                &Shape::Rect { x, y, width, height, gray } => {
                    surface.set_stroke(None);
                    surface.set_fill(Some(fill(gray)));
                    draw(surface, rectangle(x, y, width, height));
                }
                &Shape::Frame { x, y, width, height, line } => {
                    surface.set_fill(None);
                    surface.set_stroke(Some(stroke(0.0, line)));
                    draw(surface, rectangle(x, y, width, height));
                }
                &Shape::Crown { x, y, side } => {
                    let scale = side * POINTS / 100.0;
                    let transform =
                        Transform::from_row(scale, 0.0, 0.0, scale, x * POINTS, y * POINTS);
                    surface.push_transform(&transform);
                    surface.draw_graphic(self.crown.clone());
                    surface.pop();
                }
                &Shape::Cross { x, y, side } => {
                    surface.set_fill(None);
                    surface.set_stroke(Some(stroke(0.35, 0.3)));
                    draw(surface, cross(x, y, side));
                }
            }
        }
    }

    fn write(&self, surface: &mut Surface, x: f32, y: f32, points: f32, font: Font, text: &str) {
        let glyphs: Vec<_> = glyphs(text, font)
            .map(|(at, character, glyph)| {
                let range = at..at + character.len_utf8();
                KrillaGlyph::new(GlyphId::new(glyph.id), glyph.advance, 0.0, 0.0, 0.0, range, None)
            })
            .collect();
        let font = match font {
            Font::Regular => &self.regular,
            Font::Bold => &self.bold,
        };
        surface.set_stroke(None);
        surface.set_fill(Some(fill(0.0)));
        let place = Point::from_xy(x * POINTS, y * POINTS);
        surface.draw_glyphs(place, &glyphs, font.clone(), text, points, false);
    }
}

/// The left edge of a text in millimetres.
fn start(x: f32, anchor: Anchor, text: &str, font: Font, points: f32) -> f32 {
    match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width(text, font, points) / 2.0,
        Anchor::End => x - width(text, font, points),
    }
}

/// The area of the texts of a part, in points; `None` if there are none. From the base line,
/// four fifths of the height of a font are enough above, and a quarter below.
pub fn area(part: &Part) -> Option<Rect> {
    let areas = part.shapes.iter().filter_map(|shape| match shape {
        Shape::Text { x, y, points, font, anchor, text } => {
            let left = start(*x, *anchor, text, *font, *points);
            let (height, right) = (points * POINT, left + width(text, *font, *points));
            Some([left, y - height * 0.8, right, y + height * 0.25])
        }
        _ => None,
    });
    let all = areas.reduce(|[left, top, right, bottom], other| {
        [left.min(other[0]), top.min(other[1]), right.max(other[2]), bottom.max(other[3])]
    });
    let [left, top, right, bottom] = all?.map(|length| length * POINTS);
    Rect::from_ltrb(left, top, right, bottom)
}

fn fill(gray: f32) -> Fill {
    Fill { paint: gray_paint(gray).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

fn stroke(gray: f32, line: f32) -> Stroke {
    Stroke { paint: gray_paint(gray).into(), width: line * POINTS, ..Stroke::default() }
}

/// The color of a gray from 0, black, to 1, white.
fn gray_paint(gray: f32) -> luma::Color {
    luma::Color::new((gray * 255.0).round() as u8)
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_xywh(x * POINTS, y * POINTS, width * POINTS, height * POINTS)?);
    path.finish()
}

fn cross(x: f32, y: f32, side: f32) -> Option<Path> {
    let [left, top, right, bottom] = [x, y, x + side, y + side].map(|length| length * POINTS);
    let mut path = PathBuilder::new();
    path.move_to(left, top);
    path.line_to(right, bottom);
    path.move_to(left, bottom);
    path.line_to(right, top);
    path.finish()
}

/// The crown on a square with a side of 100.
fn crown() -> Path {
    let mut path = PathBuilder::new();
    for segment in CROWN {
        match *segment {
            Segment::Move(x, y) => path.move_to(x, y),
            Segment::Line(x, y) => path.line_to(x, y),
            Segment::Curve([x1, y1, x2, y2, x, y]) => path.cubic_to(x1, y1, x2, y2, x, y),
            Segment::Close => path.close(),
        }
    }
    path.finish().expect("the crown has an outline")
}

/// Draws a path, unless it is empty.
fn draw(surface: &mut Surface, path: Option<Path>) {
    if let Some(path) = path {
        surface.draw_path(&path);
    }
}
