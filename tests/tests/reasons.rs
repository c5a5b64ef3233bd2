//! Words for each reason in the page and in the documentation, which no compiler checks.

use queen_challenge::Reason;

const TIPS: &str = include_str!("../../examples/web/page/play/tips.js");

#[test]
fn each_reason_has_its_words_in_the_page() {
    for name in Reason::NAMES {
        let key = if name.contains([' ', '-']) { format!("'{name}'") } else { name.to_owned() };
        assert!(TIPS.contains(&format!("\n    {key}: [\n")), "tips.js has no words for {name}");
    }
}

#[test]
fn the_documentation_of_each_reason_links_its_grades() {
    const REASONS: &str = include_str!("../../queen-challenge/src/reason.rs");
    for (name, grade, _) in Reason::BY_GRADE {
        let variant: String =
            name.split([' ', '-']).map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let (before, _) = REASONS.split_once(&format!("\n    {variant} {{\n")).unwrap();
        let documentation = before.rsplit(['{', '}']).next().unwrap();
        let link = format!("[{grade}](Grade::{grade:?})");
        assert!(documentation.contains(&link), "{variant} is documented without {link}");
    }
}
