//! Words for each reason in the page, which no compiler checks.

use queen_challenge::Reason;

const TIPS: &str = include_str!("../../examples/web/page/play/tips.js");

#[test]
fn each_reason_has_its_words_in_the_page() {
    for name in Reason::NAMES {
        let key = if name.contains([' ', '-']) { format!("'{name}'") } else { name.to_owned() };
        assert!(TIPS.contains(&format!("\n    {key}: [\n")), "tips.js has no words for {name}");
    }
}
