//! Links of each reason in the documentation, which no compiler checks.

use queen_challenge::Reason;

#[test]
fn the_documentation_of_each_reason_links_its_grades() {
    const REASONS: &str = include_str!("../../queen-challenge/src/reason.rs");
    for (name, grade, _) in Reason::BY_GRADE.into_iter().chain(Reason::OF_REGIONS) {
        // Names are words for players, in any language.
        let index = Reason::NAMES.iter().position(|other| *other == name).unwrap();
        let arm = format!(" {{ .. }} => Self::NAMES[{index}],");
        let (before, _) = REASONS.split_once(&arm).unwrap();
        let variant = before.rsplit("Self::").next().unwrap();
        let (before, _) = REASONS.split_once(&format!("\n    {variant} {{\n")).unwrap();
        let documentation = before.rsplit(['{', '}']).next().unwrap();
        let link = format!("[{grade}](Grade::{grade:?})");
        assert!(documentation.contains(&link), "{variant} is documented without {link}");
    }
}
