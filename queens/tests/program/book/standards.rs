//! Standards for print shops and readers that speak: fonts, tags, links, metadata.

use std::collections::{BTreeSet, HashMap};

use lopdf::{Dictionary, Document, Object, ObjectId};
use serde_json::Value;

use super::{json, pdf};

const OPTIONS: &str = "6..=7 --kind queens,mixed --grade easy,medium --count 12 --seed 3";

fn document() -> Document {
    Document::load_mem(&pdf(OPTIONS)).unwrap()
}

/// All dictionaries of this type.
fn of_type<'a>(document: &'a Document, name: &[u8]) -> Vec<&'a Dictionary> {
    let dictionaries = document.objects.values().filter_map(|object| object.as_dict().ok());
    dictionaries.filter(|dictionary| dictionary.has_type(name)).collect()
}

fn text(object: &Object) -> String {
    lopdf::decode_text_string(object).unwrap()
}

/// What a key leads to, through a reference if there is one.
fn get<'a>(document: &'a Document, dictionary: &'a Dictionary, key: &[u8]) -> &'a Object {
    document.dereference(dictionary.get(key).unwrap()).unwrap().1
}

#[test]
fn fonts_are_embedded_with_the_characters_that_the_book_has() {
    let document = document();
    let fonts = of_type(&document, b"Font");
    let names: BTreeSet<_> = fonts
        .iter()
        .map(|font| String::from_utf8(font.get(b"BaseFont").unwrap().as_name().unwrap().to_vec()))
        .map(|name| name.unwrap().split('+').map(str::to_owned).collect::<Vec<_>>())
        .collect();
    for name in &names {
        // Six letters before a plus sign mean a subset.
        assert_eq!((name.len(), name[0].len()), (2, 6), "{names:?}");
    }
    let families: Vec<_> = names.iter().map(|name| name[1].as_str()).collect();
    assert_eq!(BTreeSet::from_iter(families), BTreeSet::from(["NotoSans", "NotoSans-Bold"]));
    for descriptor in of_type(&document, b"FontDescriptor") {
        let file = get(&document, descriptor, b"FontFile2").as_stream().unwrap();
        assert!(file.content.len() < 30_000, "{}", file.content.len());
    }
}

#[test]
fn the_document_says_which_standards_it_follows() {
    let document = document();
    let catalog = document.catalog().unwrap();
    let metadata = get(&document, catalog, b"Metadata").as_stream().unwrap();
    let metadata = metadata.decompressed_content().unwrap_or(metadata.content.clone());
    let metadata = String::from_utf8(metadata).unwrap();
    for entry in [
        "<pdfuaid:part>1</pdfuaid:part>",
        "<pdfaid:part>2</pdfaid:part>",
        "<pdfaid:conformance>A</pdfaid:conformance>",
        "12 queens puzzles",
    ] {
        assert!(metadata.contains(entry), "{entry}: {metadata}");
    }
    assert_eq!(text(catalog.get(b"Lang").unwrap()), "en");
    let marks = get(&document, catalog, b"MarkInfo").as_dict().unwrap();
    assert!(marks.get(b"Marked").unwrap().as_bool().unwrap());
}

/// What PDF/A-2 asks for beside fonts and metadata, as far as it is easy to see. No free program
/// that checks all of it can be had.
#[test]
fn the_document_keeps_the_rules_of_archives() {
    let document = document();
    assert_eq!(document.version, "1.7");
    assert!(document.trailer.has(b"ID") && !document.trailer.has(b"Encrypt"));
    let catalog = document.catalog().unwrap();
    let intents = get(&document, catalog, b"OutputIntents").as_array().unwrap();
    let [intent] = intents.as_slice() else { panic!("{intents:?}") };
    let intent = document.dereference(intent).unwrap().1.as_dict().unwrap();
    assert_eq!(intent.get(b"S").unwrap().as_name().unwrap(), b"GTS_PDFA1");
    let profile = get(&document, intent, b"DestOutputProfile").as_stream().unwrap();
    let profile = profile.decompressed_content().unwrap_or(profile.content.clone());
    // The signature of a profile of the International Color Consortium.
    assert_eq!(&profile[36..40], b"acsp");
    for id in document.get_pages().into_values() {
        for link in document.get_page_annotations(id).unwrap() {
            // It is printed, and is neither invisible nor hidden.
            assert_eq!(link.get(b"F").unwrap().as_i64().unwrap() & 0b10_0111, 0b100);
        }
    }
    for object in document.objects.values() {
        let dictionary = match object {
            Object::Dictionary(dictionary) => dictionary,
            Object::Stream(stream) => &stream.dict,
            _ => continue,
        };
        for forbidden in [&b"JS"[..], b"AA", b"Launch", b"EmbeddedFiles", b"PS", b"TR"] {
            assert!(!dictionary.has(forbidden), "{dictionary:?}");
        }
        if let Ok(filter) = dictionary.get(b"Filter") {
            assert_ne!(filter.as_name().ok(), Some(&b"LZWDecode"[..]));
        }
    }
}

/// The places that a document leads to have numbers for pages, from 0.
fn page_of(numbers: &HashMap<ObjectId, usize>, document: &Document, place: &Object) -> usize {
    let place = document.dereference(place).unwrap().1;
    let place = match place {
        Object::Dictionary(action) => get(document, action, b"D"),
        place => place,
    };
    numbers[&place.as_array().unwrap()[0].as_reference().unwrap()]
}

#[test]
fn the_outline_leads_to_the_parts_of_the_book() {
    let document = document();
    let numbers: HashMap<_, _> = document.get_pages().into_values().zip(0..).collect();
    let entries = document.objects.values().filter_map(|object| object.as_dict().ok());
    let entries = entries.filter(|entry| entry.has(b"Title") && entry.has(b"Parent"));
    let mut entries: Vec<_> = entries
        .filter_map(|entry| {
            let place = entry.get(b"Dest").or(entry.get(b"A")).ok()?;
            let title = text(entry.get(b"Title").unwrap());
            Some((page_of(&numbers, &document, place), title))
        })
        .collect();
    entries.sort();
    let titles: Vec<_> = entries.iter().map(|(_, title)| title.as_str()).collect();
    let of_hints = ["First hints: where", "Second hints: why", "Third hints: what"];
    let of_introduction = ["The rules", "The reasons", "An example"];
    let others = ["Puzzles of 6 × 6", "Puzzles of 7 × 7", "Solutions"];
    for title in of_introduction.into_iter().chain(others) {
        assert!(titles.contains(&title), "{title}: {titles:?}");
    }
    assert!(of_hints.iter().all(|title| titles.contains(title)), "{titles:?}");
    assert_eq!(titles.len(), 9);
}

/// A reader that speaks says what each picture shows, so that the puzzles can be solved by ear.
#[test]
fn each_picture_has_its_board_in_words() {
    let document = document();
    let pictures = of_type(&document, b"StructElem").into_iter();
    let pictures = pictures.filter(|part| part.get(b"S").unwrap().as_name().unwrap() == b"Figure");
    let words: Vec<_> = pictures.map(|part| text(part.get(b"Alt").unwrap())).collect();
    // One more is on the cover, two are of the example, and five of lessons.
    assert_eq!(words.len(), 8 + 2 * 12);
    for puzzle in json(OPTIONS)["challenges"].as_array().unwrap() {
        let names = |key: &str, before: &str| {
            let names = puzzle[key].as_array().unwrap().iter().map(|name| name.as_str().unwrap());
            let mut names: Vec<_> = names.collect();
            // As they are read, from the upper left corner.
            names.sort_by_key(|name| (-name[1..].parse::<i32>().unwrap(), name.as_bytes()[0]));
            if names.is_empty() { String::new() } else { format!(", {before} {}", names.join(" ")) }
        };
        let size = &puzzle["size"];
        let regions = match &puzzle["regions"] {
            Value::String(regions) => format!(", regions by rows from the top {regions}"),
            _ => String::new(),
        };
        let queens = names("givens", "queens on");
        let expected = format!(
            "Board of {size} × {size}{queens}{}{regions}",
            names("blocked", "black squares")
        );
        assert!(words.contains(&expected), "{expected}: {words:#?}");
    }
}

#[test]
fn links_lead_from_a_puzzle_to_its_hints_and_its_solution_and_back() {
    let document = document();
    let numbers: HashMap<_, _> = document.get_pages().into_values().zip(0..).collect();
    let mut links = Vec::new();
    for (id, number) in &numbers {
        for link in document.get_page_annotations(*id).unwrap() {
            let place = link.get(b"Dest").or(link.get(b"A")).unwrap();
            let target = page_of(&numbers, &document, place);
            links.push((text(link.get(b"Contents").unwrap()), *number, target));
        }
    }
    let pages: Vec<_> = super::pdf::pages(&pdf(OPTIONS)).into_iter().collect();
    for number in 1..=12 {
        for (name, count) in [
            ("To puzzle", 4),
            ("To the first hint for puzzle", 1),
            ("To the second hint for puzzle", 1),
            ("To the third hint for puzzle", 1),
            ("To the solution of puzzle", 1),
        ] {
            let name = format!("{name} {number}");
            let found: Vec<_> = links.iter().filter(|(text, ..)| *text == name).collect();
            assert_eq!(found.len(), count, "{name}");
            for (_, from, to) in found {
                let number = number.to_string();
                assert!(pages[*to].texts.iter().any(|(.., text)| *text == number), "{name}");
                assert!(pages[*from].texts.iter().any(|(.., text)| *text == number), "{name}");
            }
        }
    }
}
