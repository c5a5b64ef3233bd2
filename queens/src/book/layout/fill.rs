//! Share of a page that is filled, as `ci/book` measures it.

use std::iter;

use crate::book::font::POINT;
use crate::book::page::{Page, Shape};
use crate::book::paper::Sheet;

/// The share of the height between the margins, above the number of the page, that has boards or
/// text, with gaps of up to 8 mm, or 15 mm in large print. The page, before it is enlarged, is full
/// down to `above`, whatever is on it.
pub fn filled(page: &Page, sheet: Sheet, above: f32) -> f32 {
    let scale = sheet.scale();
    let shapes = || page.parts.iter().flat_map(|part| &part.shapes);
    let points = shapes().map(|shape| match shape {
        Shape::Text { points, .. } => points * scale,
        _ => 0.0,
    });
    // Only large print has letters of more than 25 points.
    let gap = if points.fold(0.0, f32::max) > 25.0 { 15.0 } else { 8.0 };
    let bottom = sheet.paper.size().1 - 22.0;
    let rows = shapes().filter_map(|shape| match shape {
        // A line is as high as its font, a quarter of which is below the base line.
        Shape::Text { y, points, .. } => {
            Some([y - 0.75 * points * POINT, y + 0.25 * points * POINT])
        }
        Shape::Frame { y, height, .. } => Some([*y, y + height]),
        _ => None,
    });
    let rows = iter::once([sheet.margin(), above]).chain(rows);
    let rows = rows.map(|edges| edges.map(|y| y * scale));
    let mut rows: Vec<_> = rows.filter(|[top, _]| *top < bottom).collect();
    rows.sort_by(|one, other| one[0].total_cmp(&other[0]));
    let top = rows.first().map_or(0.0, |[top, _]| *top);
    let (mut filled, mut end) = (0.0, top);
    for [start, stop] in rows {
        let start = if start - end < gap { end } else { start };
        filled += (stop - start).max(0.0);
        end = end.max(stop);
    }
    filled / (bottom - top)
}
