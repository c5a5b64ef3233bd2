//! Pages as SVG.

use std::fmt::{self, Write};

use super::crown::{CROWN, Segment};
use super::font::{self, Font, POINT};
use super::page::{Anchor, Page, Shape};
use super::paper::Paper;

pub fn document(title: &str, page: &Page, paper: Paper) -> String {
    let mut text = String::new();
    write(&mut text, title, page, paper).expect("a string takes all text");
    text
}

/// A text in which nothing is a tag.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn write(out: &mut String, title: &str, page: &Page, paper: Paper) -> fmt::Result {
    let (title, (width, height)) = (escaped(title), paper.size());
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"Noto Sans,Helvetica,sans-serif\">\n\
         <title>{title}</title>"
    )?;
    write!(out, "<defs><path id=\"q\" d=\"")?;
    for segment in CROWN {
        match segment {
            Segment::Move(x, y) => write!(out, "M{x} {y}")?,
            Segment::Line(x, y) => write!(out, "L{x} {y}")?,
            Segment::Curve([x1, y1, x2, y2, x, y]) => write!(out, "C{x1} {y1} {x2} {y2} {x} {y}")?,
            Segment::Close => write!(out, "Z")?,
        }
    }
    writeln!(out, "\"/></defs>\n<path fill=\"#fff\" d=\"M0 0H{width}V{height}H0Z\"/>")?;
    for shape in page.parts.iter().flat_map(|part| &part.shapes) {
        match shape {
            Shape::Text { x, y, points, font, anchor, text } => {
                let place = match anchor {
                    // In another font a line is not longer, either.
                    Anchor::Start => format!(
                        " textLength=\"{:.2}\" lengthAdjust=\"spacingAndGlyphs\"",
                        font::width(text, *font, *points)
                    ),
                    Anchor::Middle => " text-anchor=\"middle\"".to_owned(),
                    Anchor::End => " text-anchor=\"end\"".to_owned(),
                };
                let weight = if *font == Font::Bold { " font-weight=\"bold\"" } else { "" };
                writeln!(
                    out,
                    "<text x=\"{x:.2}\" y=\"{y:.2}\" \
                     font-size=\"{:.2}\"{place}{weight}>{}</text>",
                    points * POINT,
                    escaped(text)
                )?;
            }
            Shape::Rect { x, y, width, height, gray } => {
                let gray = (gray * 255.0).round();
                writeln!(
                    out,
                    "<path fill=\"rgb({gray},{gray},{gray})\" \
                     d=\"M{x:.2} {y:.2}h{width:.2}v{height:.2}h-{width:.2}z\"/>"
                )?;
            }
            Shape::Frame { x, y, width, height, line } => writeln!(
                out,
                "<path fill=\"none\" stroke=\"#000\" stroke-width=\"{line:.2}\" \
                 d=\"M{x:.2} {y:.2}h{width:.2}v{height:.2}h-{width:.2}z\"/>"
            )?,
            Shape::Crown { x, y, side } => writeln!(
                out,
                "<use href=\"#q\" transform=\"translate({x:.2} {y:.2}) scale({:.4})\"/>",
                side / 100.0
            )?,
            Shape::Cross { x, y, side } => writeln!(
                out,
                "<path stroke=\"#595959\" stroke-width=\".3\" \
                 d=\"M{x:.2} {y:.2}l{side:.2} {side:.2}m0 -{side:.2}l-{side:.2} {side:.2}\"/>"
            )?,
        }
    }
    writeln!(out, "</svg>")
}
