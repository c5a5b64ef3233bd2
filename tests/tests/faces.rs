//! The faces of the game: each depends on the game, and none on another one.

use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The folders of the faces and the names of their packages.
const FACES: [(&str, &str); 4] = [
    ("examples/game", "queen-game"),
    ("examples/graphical", "queen-graphical"),
    ("examples/web", "queen-web"),
    ("queens", "queens"),
];

const GAME: &str = "queen-challenge";

/// What programs do with the operating system, which is not about queens.
const SYSTEM: &str = "queen-system";

#[test]
fn each_face_depends_on_the_game_and_on_no_other_face() {
    for (folder, name) in FACES {
        let dependencies = dependencies(&Path::new(ROOT).join(folder).join("Cargo.toml"));
        assert!(dependencies.len() > 1, "{folder}: {dependencies:?}");
        assert_eq!(dependencies.iter().filter(|of| *of == GAME).count(), 1, "{folder}");
        for (other_folder, other) in FACES.into_iter().filter(|of| of.1 != name) {
            let is_other = |of: &&String| *of == other || of.ends_with(other_folder);
            assert_eq!(dependencies.iter().find(is_other), None, "{folder} needs {other}");
        }
    }
}

#[test]
fn what_faces_share_depends_on_no_face() {
    for (shared, needs) in [(GAME, "queen-math"), (SYSTEM, "tempfile")] {
        let dependencies = dependencies(&Path::new(ROOT).join(shared).join("Cargo.toml"));
        assert!(dependencies.iter().any(|of| of == needs), "{shared}: {dependencies:?}");
        for (folder, name) in FACES {
            let is_face = |of: &&String| *of == name || of.ends_with(folder);
            assert_eq!(dependencies.iter().find(is_face), None, "{shared}");
        }
    }
}

#[test]
fn the_system_knows_nothing_of_queens() {
    let dependencies = dependencies(&Path::new(ROOT).join(SYSTEM).join("Cargo.toml"));
    assert!(!dependencies.iter().any(|of| of.contains("queen")), "{dependencies:?}");
}

/// A manifest does not name what a source, a page or a build script reads by its path.
#[test]
fn no_source_leads_into_another_face() {
    let mut files = 0;
    for folder in FACES.map(|(folder, _)| folder).into_iter().chain([GAME, SYSTEM]) {
        for file in sources(&Path::new(ROOT).join(folder)) {
            let text = fs::read_to_string(&file).unwrap();
            let file = file.strip_prefix(ROOT).unwrap().to_str().unwrap().replace('\\', "/");
            assert_eq!(strays(folder, &file, &text), [""; 0], "{file}");
            files += 1;
        }
    }
    assert!(files > 400, "{files} files");
}

#[test]
fn paths_into_another_face_are_found() {
    let game = "examples/game";
    for (file, text, expected) in [
        ("src/app/keys.rs", r#"include_str!("../../../web/page/texts.js")"#, true),
        ("src/app/keys.rs", r#"include_str!("../../src/date.rs")"#, false),
        ("src/app.rs", r#"#[path = "../../web/src/game.rs"]"#, true),
        ("src/app.rs", r#"#[path = "../../../queens/src/date.rs"]"#, true),
        ("src/app.rs", r#"#[path = "../../../queen-challenge/src/date.rs"]"#, false),
        ("src/app.rs", r#"concat!(env!("CARGO_MANIFEST_DIR"), "/../web/page/texts.js")"#, true),
        ("src/app.rs", r#"concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml")"#, false),
        ("build.rs", r#"fs::read("../web/page/texts.js")"#, true),
        ("build.rs", r#"Path::new("..").join("web").join("page")"#, true),
        ("build.rs", r#"Path::new("../..").join("examples/graphical/src")"#, true),
        ("build.rs", r#"Path::new("..").join("firmware")"#, false),
        ("build.rs", r#"[..].join("web")"#, false),
        ("build.sh", "cd ../graphical && ls", true),
        ("Cargo.toml", r#"words = { path = "../web" }"#, true),
        ("Cargo.toml", r#"path = "../../queen-challenge""#, false),
        ("page/play/tips.js", "import { tip } from '../../../web/page/play/tips.js';", true),
        ("page/play/tips.js", "import { tip } from '../tip.js';", false),
        ("page/tips.js", "const tips = await import(`../../web/page/tips.js`);", true),
        ("page/page.html", "<script src=../../web/page/main.js></script>", true),
        ("page/page.css", "@import url(../../web/page/page.css);", true),
        ("page/page.css", "background: url('./icon.svg');", false),
    ] {
        let strays = strays(game, &format!("{game}/{file}"), text);
        assert_eq!(!strays.is_empty(), expected, "{file}: {text}: {strays:?}");
    }
    let text = "import { tip } from '../../game/src/tips.js';";
    assert_eq!(
        strays("examples/web", "examples/web/page/tips.js", text),
        ["../../game/src/tips.js"]
    );
}

/// What a face still decides is listed in the guide with its reason.
#[test]
fn each_function_that_the_guide_lists_is_there() {
    let guide = fs::read_to_string(Path::new(ROOT).join("ARCHITECTURE.md")).unwrap();
    let (_, table) = guide.split_once("| face | function | decides | because |").unwrap();
    let table = table.split("\n\n").next().unwrap();
    let mut functions = 0;
    for row in table.lines().skip(2) {
        let cells = row.split('|').skip(1).take(2);
        let names = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
        let names: Vec<_> = names.collect();
        let [file, of_file @ ..] = names.as_slice() else { panic!("{row}") };
        let text = fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
        assert!(!of_file.is_empty(), "{row}");
        for name in of_file {
            let is_defined = |line: &str| {
                let line = line.trim_start();
                let starts = ["get ", "static ", "function ", "export function "];
                let rest = starts.into_iter().find_map(|start| line.strip_prefix(start));
                let line = rest.unwrap_or(line);
                line.contains(&format!("fn {name}("))
                    || line.contains(&format!("const {name} = ("))
                    || line.starts_with(&format!("{name}(")) && line.ends_with('{')
            };
            assert!(text.lines().any(is_defined), "{file} has no {name}");
            functions += 1;
        }
    }
    assert!(functions > 10, "{functions} functions");
}

/// The names of the packages that a manifest depends on, and the paths where they are.
fn dependencies(manifest: &Path) -> Vec<String> {
    let text = fs::read_to_string(manifest).unwrap();
    let (mut names, mut is_dependencies) = (Vec::new(), false);
    for line in text.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            is_dependencies = section.contains("dependencies");
            // `[dependencies.name]`
            let name = section.split_once("dependencies.").map(|(_, name)| name);
            names.extend(name.map(|name| name.trim_end_matches(']').to_owned()));
        } else if is_dependencies && let Some((name, value)) = line.split_once('=') {
            names.push(name.trim().trim_end_matches(".workspace").to_owned());
            for key in ["package", "path"] {
                let value = value.split_once(&format!("{key} = \"")).map(|(_, value)| value);
                names.extend(value.and_then(|value| value.split('"').next()).map(str::to_owned));
            }
        }
    }
    names
}

/// The paths in a source of a folder that lead into another face: from the folder of the source, as
/// imports do, or from that of the package, where build scripts run. What a path leads up to may be
/// joined with a name elsewhere in the source.
fn strays<'a>(folder: &str, file: &str, text: &'a str) -> Vec<&'a str> {
    fn paths(text: &str) -> impl Iterator<Item = &str> {
        let is_of_path = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '/');
        text.split(move |c| !is_of_path(c)).filter(|path| !path.is_empty())
    }
    // In Rust, two dots are also a range.
    let is_quoted = |path| ['"', '\'', '`'].iter().any(|q| text.contains(&format!("{q}{path}{q}")));
    let leads_up = |path: &&str| {
        path.contains("../") || path.ends_with("/..") || *path == ".." && is_quoted("..")
    };
    let is_other = |path: &str| {
        let mut others = FACES.into_iter().filter(|(other, _)| *other != folder);
        others.any(|(other, _)| path == other || path.starts_with(&format!("{other}/")))
    };
    let (folder_of_file, _) = file.rsplit_once('/').unwrap();
    let mut strays = Vec::new();
    let lines = text.lines().filter(|line| line.contains(".."));
    for path in lines.flat_map(paths).filter(leads_up) {
        for place in [folder_of_file, folder].map(|start| resolve(start, path)) {
            if is_other(&place) {
                strays.push(path);
            }
            if place.is_empty() || folder.starts_with(&format!("{place}/")) {
                let names = paths(text).filter(|name| is_other(&resolve(&place, name)));
                strays.extend(names.filter(|name| name.contains('/') || is_quoted(name)));
            }
        }
    }
    strays.dedup();
    strays
}

/// The place, below the root, of a path that starts in a folder.
fn resolve(folder: &str, path: &str) -> String {
    let mut parts = Vec::new();
    for part in folder.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => _ = parts.pop(),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The files of a folder that may name another one, without what is built or installed there.
fn sources(folder: &Path) -> Vec<PathBuf> {
    const EXTENSIONS: [&str; 9] = ["css", "html", "js", "json", "mjs", "rs", "sh", "toml", "ts"];
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap();
        if path.is_dir() && name != "target" && name != "node_modules" {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|of| EXTENSIONS.iter().any(|end| of == *end)) {
            files.push(path);
        }
    }
    files
}
