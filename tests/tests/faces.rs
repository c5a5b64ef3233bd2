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
        for file in files_of(&Path::new(ROOT).join(folder)) {
            assert!(!file.is_symlink(), "{}", file.display());
            if !is_source(&file) {
                continue;
            }
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
        ("build.rs", r#"[..].len(), "web""#, false),
        ("build.rs", r#"Path::new(env!("CARGO_MANIFEST_DIR")).parent().join("web/page")"#, true),
        ("build.rs", r#"Path::new(env!("CARGO_MANIFEST_DIR")).parent().join("web")"#, true),
        ("build.rs", r#"folder.pop(); folder.push("web"); folder.push("page");"#, true),
        ("build.rs", r#"folder.ancestors().nth(2)?.join("examples").join("graphical")"#, true),
        ("build.rs", r#"examples.push("web")"#, true),
        ("build.rs", r#"examples().join("web/page")"#, true),
        ("build.rs", r#"root().join("examples/graphical")"#, true),
        ("build.rs", r#"root().join("queens/src/date.rs")"#, true),
        ("build.rs", r#"concat!(env!("CARGO_MANIFEST_DIR"), "/..", "/web")"#, true),
        ("build.rs", r#"format!("{examples}/web/page/texts.js")"#, true),
        ("build.rs", r#"Path::new(env!("CARGO_MANIFEST_DIR")).parent().join("firmware")"#, false),
        ("build.rs", r#"folder.pop(); folder.push("game");"#, false),
        ("build.rs", r#"folder.join("src/web.rs")"#, false),
        ("build.rs", r#"["--kind", "queens"]"#, false),
        ("build.rs", r#"#[arg(name = "web")] // has no parent"#, false),
        ("build.mjs", "join(dirname(folder), 'web')", true),
        ("build.mjs", "boards.pop(); kind = 'queens';", false),
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

/// A face has no links, since they may lead anywhere.
#[cfg(unix)]
#[test]
fn links_are_found() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("faces");
    let link = folder.join("src/page");
    if !link.is_symlink() {
        fs::create_dir_all(folder.join("src")).unwrap();
        std::os::unix::fs::symlink(Path::new(ROOT).join("examples/web/page"), &link).unwrap();
    }
    assert_eq!(files_of(&folder), [link]);
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

/// How a source goes up from a folder without two dots, in Rust and in other languages.
const WAYS_UP: (&[&str], &[&str]) = (&[".parent()", ".pop()", ".ancestors()"], &["dirname"]);

/// The paths in a source of a folder that lead into another face, of three kinds:
///
/// - those with two dots, which start in the folder of the source, as imports do, or in that of the
///   package, where build scripts run;
/// - those that begin with the folder of another face, whatever they are joined to;
/// - its name alone, if that is joined to something, or the source goes up from a folder: elsewhere
///   it is also a word, such as the name of a kind of challenge.
fn strays<'a>(folder: &str, file: &str, text: &'a str) -> Vec<&'a str> {
    let is_quoted =
        |path: &str| ['"', '\'', '`'].iter().any(|q| text.contains(&format!("{q}{path}{q}")));
    let is_joined = |name| {
        let calls =
            ["join", "push"].map(|call| ['"', '\''].map(|q| format!("{call}({q}{name}{q})")));
        calls.iter().flatten().any(|call| text.contains(call))
    };
    // In Rust, two dots are also a range.
    let has_dots = |path: &str| {
        path.contains("../") || path.ends_with("/..") || path == ".." && is_quoted("..")
    };
    let (folder_of_file, _) = file.rsplit_once('/').unwrap();
    let places = |path: &str| [folder_of_file, folder].map(|start| resolve(start, path));
    let is_above = |place: &String| place.is_empty() || folder.starts_with(&format!("{place}/"));
    let is_rust = Path::new(file).extension().is_some_and(|of| of == "rs");
    let ways_up = if is_rust { WAYS_UP.0 } else { WAYS_UP.1 };
    let goes_up = ways_up.iter().any(|way| text.contains(way))
        || paths(text).any(|path| has_dots(path) && places(path).iter().any(is_above));

    let others = FACES.map(|(other, _)| other).into_iter().filter(|other| *other != folder);
    let others: Vec<_> = others.collect();
    let leads_astray = |path: &str| {
        if has_dots(path) {
            let is_in = |place: &String| others.iter().any(|other| is_within(place, other));
            return places(path).iter().any(is_in);
        }
        others.iter().any(|other| {
            let name = other.rsplit('/').next().unwrap();
            let place = path.trim_start_matches('/');
            if place == name {
                return is_joined(name) || goes_up && is_quoted(path);
            }
            is_within(place, name) || is_within(place, other)
        })
    };
    let mut strays: Vec<_> = paths(text).filter(|path| leads_astray(path)).collect();
    strays.dedup();
    strays
}

/// The paths in a text, and its words.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let is_of_path = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '/');
    text.split(move |c| !is_of_path(c)).filter(|path| !path.is_empty())
}

/// Whether a path is a folder, or leads to something in it.
fn is_within(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
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

/// The files of a folder and the links in it, without what is built or installed there.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        if !entry.file_type().unwrap().is_dir() {
            files.push(entry.path());
        } else if entry.file_name() != "target" && entry.file_name() != "node_modules" {
            files.extend(files_of(&entry.path()));
        }
    }
    files
}

/// Whether a file may name another one.
fn is_source(file: &Path) -> bool {
    const EXTENSIONS: [&str; 9] = ["css", "html", "js", "json", "mjs", "rs", "sh", "toml", "ts"];
    file.extension().is_some_and(|of| EXTENSIONS.iter().any(|end| of == *end))
}
