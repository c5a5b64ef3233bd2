//! Names of C in exported tables.

use std::collections::BTreeSet;
use std::fs;

use crate::path;

/// The part after the prefix of each name that begins with it, in all templates.
fn names(prefix: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in fs::read_dir(path("src", "c")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for rest in text.split(&format!("@{prefix}@_")).skip(1) {
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
            names.insert(rest.chars().take_while(|&c| is_part(c)).collect());
        }
    }
    names
}

/// Two prefixes have a name in common if one is the other with a part of a name, such as `queens_is`
/// if there were `queens_is_solution` beside `queens_solution`.
#[test]
fn no_two_prefixes_share_a_name() {
    for prefix in ["prefix", "PREFIX"] {
        let names = names(prefix);
        assert!(names.len() > 10);
        for name in &names {
            for other in &names {
                let is_shared = name.ends_with(&format!("_{other}"));
                // `export` refuses the prefixes that end in `_fundamental`.
                assert!(!is_shared || name == "FUNDAMENTAL_SOLUTIONS", "{name}, {other}");
            }
        }
    }
}

/// Each name in a source file has the prefix, so that several can be in one translation unit.
#[test]
fn every_name_at_file_scope_has_the_prefix() {
    let mut count = 0;
    for file in fs::read_dir(path("src", "c")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for line in text.lines() {
            let declares = ["static ", "#define ", "}", "typedef ", "bool ", "uint32_t "];
            let is_declaration = declares.iter().any(|word| line.starts_with(word));
            if is_declaration && !matches!(line, "}" | "};") && !line.starts_with("typedef struct")
            {
                assert!(line.to_ascii_lowercase().contains("@prefix@_"), "{line}");
                count += 1;
            }
        }
    }
    assert!(count > 50);
}
