//! Links in the Markdown pages to files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

#[test]
fn every_link_leads_to_a_file() {
    let mut links = 0;
    for page in pages_in(Path::new(ROOT)) {
        let text = fs::read_to_string(&page).unwrap();
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if target.contains("://") || target.starts_with('#') {
                continue;
            }
            let path = target.split('#').next().unwrap();
            assert!(page.with_file_name(path).exists(), "{}: {target}", page.display());
            links += 1;
        }
    }
    assert!(links > 10, "{links} links");
}

#[test]
fn every_path_in_the_guides_exists() {
    let root = Path::new(ROOT);
    let mut paths = 0;
    for guide in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root.join(guide)).unwrap();
        for path in
            text.split('`').skip(1).step_by(2).filter(|code| !code.contains(char::is_whitespace))
        {
            let Some((folder, _)) = path.split_once('/') else { continue };
            if folder != "target" && root.join(folder).is_dir() {
                assert!(root.join(path).exists(), "{guide}: {path}");
                paths += 1;
            }
        }
    }
    assert!(paths > 40, "{paths} paths");
}

/// The Markdown files, but for those of rustdoc, which checks their links itself.
fn pages_in(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && !["docs", "node_modules", "target"].contains(&&*name) {
                pages.extend(pages_in(&path));
            }
        } else if path.extension() == Some("md".as_ref()) {
            pages.push(path);
        }
    }
    pages
}
