//! Words for each reason in pages and sources, which no compiler checks.

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
fn the_documentation_of_grades_links_each_reason() {
    const GRADES: &str = include_str!("../../queen-challenge/src/grade.rs");
    for name in Reason::NAMES {
        let variant: String =
            name.split([' ', '-']).map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let link = format!("(crate::Reason::{variant})");
        assert!(GRADES.contains(&link), "grade.rs does not link {link}");
    }
}

/// A new reason does not compile here before the explanation of its grade in a book has words for
/// it.
#[test]
fn the_explanation_of_grades_in_a_book_mentions_each_reason() {
    const INTRODUCTION: &str = include_str!("../../queens/src/book/layout/introduction.rs");
    const WORDS: [(&str, &str); Reason::NAMES.len()] = [
        ("single", "only one square left"),
        ("pointing pair", "attack the last two"),
        ("pointing triple", "or three squares"),
        ("X-wing", "two rows share two columns"),
        ("chain", "would force another one"),
    ];
    for (name, words) in WORDS {
        assert!(Reason::NAMES.contains(&name), "{name} is no reason");
        assert!(INTRODUCTION.contains(words), "a book has no words for {name}");
    }
}
