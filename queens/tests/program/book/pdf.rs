//! Reader of the pages of a PDF document.

use std::collections::BTreeMap;

use lopdf::content::Content;
use lopdf::{Document, Encoding, Object};

/// What a reader sees on a page, in points from the lower left corner.
pub struct Page {
    pub width: f32,
    pub height: f32,
    pub texts: Vec<(f32, f32, String)>,
    /// The left and lower edges and the sides of framed boards.
    pub boards: Vec<[f32; 3]>,
    pub crowns: usize,
}

impl Page {
    pub fn has_text(&self, wanted: &str) -> bool {
        self.texts.iter().any(|(.., text)| text.contains(wanted))
    }
}

/// Reads all pages.
pub fn pages(pdf: &[u8]) -> Vec<Page> {
    let document = Document::load_mem(pdf).unwrap();
    document.get_pages().into_values().map(|id| page(&document, id)).collect()
}

/// A matrix by which places are transformed.
type Matrix = [f32; 6];

/// What `one` does to a place, and then `other`.
fn then(one: Matrix, other: Matrix) -> Matrix {
    let ([x, y], origin) = (place(other, one[4], one[5]), [other[4], other[5]]);
    let [right, down] = [[one[0], one[1]], [one[2], one[3]]]
        .map(|[x, y]| place(other, x, y))
        .map(|end| [end[0] - origin[0], end[1] - origin[1]]);
    [right[0], right[1], down[0], down[1], x, y]
}

fn place(matrix: Matrix, x: f32, y: f32) -> [f32; 2] {
    let axis = |axis: usize| matrix[axis] * x + matrix[axis + 2] * y + matrix[axis + 4];
    [axis(0), axis(1)]
}

fn page(document: &Document, id: lopdf::ObjectId) -> Page {
    let numbers = |objects: &[Object]| -> Vec<f32> {
        objects.iter().map(|object| object.as_float().unwrap()).collect()
    };
    let media = document.get_dictionary(id).unwrap().get(b"MediaBox").unwrap();
    let media = numbers(media.as_array().unwrap());
    let (width, height) = (media[2], media[3]);
    let mut page = Page { width, height, texts: Vec::new(), boards: Vec::new(), crowns: 0 };
    let fonts = document.get_page_fonts(id).unwrap();
    let encodings: BTreeMap<_, Encoding> = fonts
        .into_iter()
        .map(|(name, font)| (name, font.get_font_encoding(document).unwrap()))
        .collect();
    let mut matrices = vec![[1.0, 0.0, 0.0, 1.0, 0.0, 0.0]];
    let (mut text_matrix, mut font) = (matrices[0], None);
    // The corners of the path that is drawn next, and whether it is closed, as a frame is.
    let (mut path, mut is_closed) = (Vec::new(), false);
    let content = Content::decode(&document.get_page_content(id)).unwrap();
    for operation in content.operations {
        let operands = &operation.operands;
        let matrix = *matrices.last().unwrap();
        match operation.operator.as_str() {
            "q" => matrices.push(matrix),
            "Q" => _ = matrices.pop(),
            "cm" => {
                let inner = numbers(operands).try_into().unwrap();
                *matrices.last_mut().unwrap() = then(inner, matrix);
            }
            "Tf" => font = encodings.get(operands[0].as_name().unwrap()),
            "Tm" => text_matrix = numbers(operands).try_into().unwrap(),
            "Tj" | "TJ" => {
                let [x, y] = place(then(text_matrix, matrix), 0.0, 0.0);
                let strings = match &operands[0] {
                    Object::Array(parts) => parts.clone(),
                    string => vec![string.clone()],
                };
                let bytes: Vec<u8> = strings
                    .iter()
                    .filter_map(|part| part.as_str().ok())
                    .flatten()
                    .copied()
                    .collect();
                let text = Document::decode_text(font.unwrap(), &bytes).unwrap();
                page.texts.push((x, y, text.trim_end().to_owned()));
            }
            "m" | "l" => {
                let corner = numbers(operands);
                path.push(place(matrix, corner[0], corner[1]));
            }
            "re" => {
                let [x, y, width, height] = numbers(operands).try_into().unwrap();
                path.push(place(matrix, x, y));
                path.push(place(matrix, x + width, y + height));
            }
            "h" => is_closed = true,
            "f" | "n" => {
                path.clear();
                is_closed = false;
            }
            "S" if !is_closed => path.clear(),
            "S" => {
                let edges = |axis: usize| {
                    let places = path.iter().map(|corner| corner[axis]);
                    (places.clone().fold(f32::MAX, f32::min), places.fold(0.0, f32::max))
                };
                let ((left, right), (bottom, top)) = (edges(0), edges(1));
                assert!((right - left - (top - bottom)).abs() < 0.02);
                page.boards.push([left, bottom, right - left]);
                path.clear();
                is_closed = false;
            }
            "Do" => {
                // The places in a crown are from the top.
                assert!(matrix[0] > 0.0 && (matrix[0] + matrix[3]).abs() < 0.01, "{matrix:?}");
                page.crowns += 1;
            }
            _ => {}
        }
    }
    page
}
