//! Pages as PDF.

#![expect(clippy::cast_possible_wrap, reason = "a book has at most thousands of pages")]

use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::crown::{CROWN, Segment};
use super::font::{Font, width};
use super::page::{Anchor, Page, Shape};
use super::paper::Paper;

/// The length of a millimetre in points.
const POINTS: f32 = 72.0 / 25.4;

const CATALOG: Ref = Ref::new(1);
const TREE: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
const CROWN_FORM: Ref = Ref::new(4);
const REGULAR: Ref = Ref::new(5);
const BOLD: Ref = Ref::new(6);

/// A document without dates or random identifiers: equal books have equal bytes.
pub fn document(title: &str, pages: &[Page], paper: Paper) -> Vec<u8> {
    let (paper_width, paper_height) = paper.size();
    let media = Rect::new(0.0, 0.0, paper_width * POINTS, paper_height * POINTS);
    let page_ref = |index: usize| Ref::new(7 + 2 * index as i32);

    let mut pdf = Pdf::new();
    pdf.catalog(CATALOG).pages(TREE).lang(TextStr("en"));
    pdf.document_info(INFO).title(TextStr(title)).creator(TextStr("queens"));
    pdf.pages(TREE).kids((0..pages.len()).map(page_ref)).count(pages.len() as i32);
    for (font, name) in [(REGULAR, Font::Regular), (BOLD, Font::Bold)] {
        let mut font = pdf.type1_font(font);
        font.base_font(Name(base(name)));
        font.encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    let crown = crown();
    let mut form = pdf.form_xobject(CROWN_FORM, &crown);
    form.bbox(Rect::new(0.0, 0.0, 100.0, 100.0));
    form.finish();

    for (index, shapes) in pages.iter().enumerate() {
        let id = page_ref(index);
        let content_id = Ref::new(id.get() + 1);
        let mut page = pdf.page(id);
        page.media_box(media).parent(TREE).contents(content_id);
        let mut resources = page.resources();
        resources.fonts().pair(Name(b"R"), REGULAR).pair(Name(b"B"), BOLD);
        resources.x_objects().pair(Name(b"Q"), CROWN_FORM);
        resources.finish();
        page.finish();
        let content = content(shapes, paper_height);
        pdf.stream(content_id, &miniz_oxide::deflate::compress_to_vec_zlib(&content, 6))
            .filter(Filter::FlateDecode);
    }
    pdf.finish()
}

/// The name of a font that each reader of PDF has, so that none is in the file, nor its widths:
/// [`width`] knows those.
const fn base(font: Font) -> &'static [u8] {
    match font {
        Font::Regular => b"Helvetica",
        Font::Bold => b"Helvetica-Bold",
    }
}

fn content(page: &Page, height: f32) -> Vec<u8> {
    let mut content = Content::new();
    // Millimetres from the upper left corner become points from the lower left one.
    let point = |x: f32, y: f32| (x * POINTS, (height - y) * POINTS);
    for shape in &page.0 {
        match shape {
            Shape::Text { x, y, points, font, anchor, text } => {
                let shift = match anchor {
                    Anchor::Start => 0.0,
                    Anchor::Middle => width(text, *font, *points) / 2.0,
                    Anchor::End => width(text, *font, *points),
                };
                let (x, y) = point(x - shift, *y);
                let name = if *font == Font::Bold { Name(b"B") } else { Name(b"R") };
                content.begin_text().set_font(name, *points).set_fill_gray(0.0);
                content.next_line(x, y).show(Str(&encoded(text))).end_text();
            }
            &Shape::Rect { x, y, width, height, gray } => {
                let (x, y) = point(x, y + height);
                content
                    .set_fill_gray(gray)
                    .rect(x, y, width * POINTS, height * POINTS)
                    .fill_nonzero();
            }
            &Shape::Frame { x, y, width, height, line } => {
                let (x, y) = point(x, y + height);
                content.set_stroke_gray(0.0).set_line_width(line * POINTS);
                content.rect(x, y, width * POINTS, height * POINTS).stroke();
            }
            &Shape::Crown { x, y, side } => {
                // The crown is drawn downwards, as pages are, but PDF counts upwards: so it is
                // turned over. Restored, the scale is that of the page again.
                let (x, y) = point(x, y);
                let scale = side * POINTS / 100.0;
                content.save_state().transform([scale, 0.0, 0.0, -scale, x, y]);
                content.x_object(Name(b"Q")).restore_state();
            }
            &Shape::Cross { x, y, side } => {
                let ((left, top), (right, bottom)) = (point(x, y), point(x + side, y + side));
                content.set_stroke_gray(0.35).set_line_width(0.9);
                content.move_to(left, top).line_to(right, bottom);
                content.move_to(left, bottom).line_to(right, top).stroke();
            }
        }
    }
    content.finish().into_vec()
}

fn crown() -> Vec<u8> {
    let mut content = Content::new();
    // Otherwise it would have the gray of the square before it.
    content.set_fill_gray(0.0);
    for segment in CROWN {
        match *segment {
            Segment::Move(x, y) => content.move_to(x, y),
            Segment::Line(x, y) => content.line_to(x, y),
            Segment::Curve([x1, y1, x2, y2, x, y]) => content.cubic_to(x1, y1, x2, y2, x, y),
            Segment::Close => content.close_path(),
        };
    }
    content.fill_nonzero();
    content.finish().into_vec()
}

/// The text in the encoding of Windows, which has the characters of Latin-1 at the same places. The
/// texts of a book have no others.
fn encoded(text: &str) -> Vec<u8> {
    text.chars().map(|character| u8::try_from(character).unwrap_or(b'?')).collect()
}
