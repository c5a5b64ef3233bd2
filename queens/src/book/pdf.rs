//! Pages as a PDF document: tagged, with embedded fonts, for print shops and readers that speak.
//!
//! It declares PDF/UA-1, the standard for readers that speak, and PDF/A-2a, that for archives.

mod pen;

use std::collections::HashMap;
use std::num::NonZero;

use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::configure::{Accessibility, Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{Point, Rect, Size};
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Node, SpanTag, Tag, TagGroup, TagKind, TagTree,
};
use krilla::{Document, SerializeSettings};

use self::pen::{POINTS, Pen};
use super::page::{Page, Role};
use super::paper::Sheet;
use super::place::Place;
use crate::version;

/// A document without random identifiers, and with the date of this version instead of today's:
/// equal books have equal bytes. Those of another build may have the two fonts the other way round,
/// as the writer sorts them by a hash in which the compiler has a part. The writer refuses what the
/// two standards forbid, as far as it can tell.
pub fn document(title: &str, pages: &[Page], sheet: Sheet) -> Result<Vec<u8>, KrillaError> {
    let mut document = Document::new_with(settings());
    let places = places(pages);
    let mut tags = TagTree::new();
    let mut pen = None;
    for page in pages {
        let mut leaf = document.start_page_with(page_settings(sheet));
        let mut surface = leaf.surface();
        let pen = pen.get_or_insert_with(|| Pen::new(&mut surface));
        let mut ids = Vec::new();
        for part in &page.parts {
            ids.push(surface.start_tagged(content(&part.role)));
            pen.draw(&mut surface, part);
            surface.end_tagged();
        }
        surface.finish();
        for (part, id) in page.parts.iter().zip(ids) {
            // Without a tag, it is no content.
            let Some(tag) = tag(&part.role) else { continue };
            let link = part.link.and_then(|place| {
                let target = places.get(&place)?;
                Some(link(pen::area(part)?, place, target.clone()))
            });
            let node: Node = match link {
                Some(link) => {
                    let link = leaf.add_tagged_annotation(link);
                    TagGroup::with_children(Tag::Link, vec![id.into(), link.into()]).into()
                }
                None => id.into(),
            };
            tags.push(TagGroup::with_children(tag, vec![node]));
        }
        leaf.finish();
    }
    document.set_tag_tree(tags);
    document.set_outline(outline(pages));
    document.set_metadata(metadata(title));
    document.finish()
}

const LANGUAGE: &str = "en";

fn settings() -> SerializeSettings {
    let configuration = ConfigurationBuilder::new()
        .with_archival_validator(Archival::A2_A)
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .expect("both standards are for PDF 1.7");
    SerializeSettings { configuration, ..SerializeSettings::default() }
}

fn page_settings(sheet: Sheet) -> PageSettings {
    let (width, height) = sheet.paper.size();
    let size = Size::from_wh(width * POINTS, height * POINTS);
    PageSettings::new(size.expect("paper has a width and a height"))
}

/// What a part is among the content of its page.
fn content(role: &Role) -> ContentTag<'_> {
    match role {
        Role::Heading(..) | Role::Paragraph => ContentTag::Span(SpanTag::empty()),
        Role::Picture(_) => ContentTag::Other,
        Role::Furniture => ContentTag::Artifact(Artifact::new(ArtifactType::Other, None)),
    }
}

/// The tag of a part; `None` for what is not read.
fn tag(role: &Role) -> Option<TagKind> {
    match role {
        Role::Heading(level, text) => {
            let level = NonZero::new(*level).unwrap_or(NonZero::<u16>::MIN);
            Some(Tag::Hn(level, Some(text.clone())).into())
        }
        Role::Paragraph => Some(Tag::P.into()),
        Role::Picture(description) => Some(Tag::Figure(Some(description.clone())).into()),
        Role::Furniture => None,
    }
}

/// Where the places of the book are.
fn places(pages: &[Page]) -> HashMap<Place, XyzDestination> {
    let mut places = HashMap::new();
    let mut entries = 0;
    for (index, page) in pages.iter().enumerate() {
        for (top, _) in &page.entries {
            places.insert(Place::Entry(entries), destination(index, top * POINTS));
            entries += 1;
        }
        for part in &page.parts {
            if let (Some(place), Some(area)) = (part.place, pen::area(part)) {
                places.insert(place, destination(index, area.top()));
            }
        }
    }
    places
}

/// A place on a page, `top` points below its upper edge.
fn destination(page: usize, top: f32) -> XyzDestination {
    XyzDestination::new(page, Point::from_xy(0.0, top))
}

fn link(area: Rect, place: Place, target: XyzDestination) -> Annotation {
    let link = LinkAnnotation::new(area, Target::Destination(target.into()));
    Annotation::new_link(link, Some(place.to_string()))
}

fn outline(pages: &[Page]) -> Outline {
    let mut outline = Outline::new();
    for (index, page) in pages.iter().enumerate() {
        for (top, text) in &page.entries {
            let destination = destination(index, top * POINTS);
            outline.push_child(OutlineNode::new(text.clone(), destination));
        }
    }
    outline
}

fn metadata(title: &str) -> Metadata {
    // Dates of versions are in the years that a document can have.
    let date = version::DATE;
    let number = |number: i8| number.unsigned_abs();
    let date = DateTime::new(date.year().unsigned_abs())
        .month(number(date.month()))
        .day(number(date.day()))
        .hour(0)
        .minute(0)
        .second(0)
        .utc_offset_hour(0)
        .utc_offset_minute(0);
    Metadata::new()
        .title(title.to_owned())
        .language(LANGUAGE.to_owned())
        .creator(concat!("queens ", env!("CARGO_PKG_VERSION")).to_owned())
        .creation_date(date)
}
