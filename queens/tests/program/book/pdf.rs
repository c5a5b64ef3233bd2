//! Reader of the pages of a PDF document.

use lopdf::content::Content;
use lopdf::{Document, Object};

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
    let number = |object: &Object| object.as_float().unwrap();
    let page = |id| {
        let media = document.get_dictionary(id).unwrap().get(b"MediaBox").unwrap();
        let media: Vec<f32> = media.as_array().unwrap().iter().map(number).collect();
        let mut page = Page {
            width: media[2],
            height: media[3],
            texts: Vec::new(),
            boards: Vec::new(),
            crowns: 0,
        };
        let (mut place, mut rectangle) = ((0.0, 0.0), [0.0; 4]);
        let content = Content::decode(&document.get_page_content(id)).unwrap();
        for operation in content.operations {
            let numbers = || operation.operands.iter().map(number).collect::<Vec<_>>();
            match operation.operator.as_str() {
                "Td" => place = (numbers()[0], numbers()[1]),
                "Tj" => {
                    let text = operation.operands[0].as_str().unwrap();
                    let text = text.iter().map(|&byte| char::from(byte)).collect();
                    page.texts.push((place.0, place.1, text));
                }
                "re" => rectangle = numbers().try_into().unwrap(),
                "S" if rectangle[2] > 0.0 => {
                    let [x, y, width, height] = rectangle;
                    assert!((width - height).abs() < 0.01);
                    page.boards.push([x, y, width]);
                    rectangle = [0.0; 4];
                }
                "cm" => {
                    // The places in a crown are from the top.
                    let matrix = numbers();
                    assert!(matrix[0] > 0.0 && (matrix[0] + matrix[3]).abs() < 0.01);
                }
                "Do" => page.crowns += 1,
                _ => {}
            }
        }
        page
    };
    document.get_pages().into_values().map(page).collect()
}
