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

/// A manifest may not name what a source includes by its path.
#[test]
fn no_source_of_a_face_takes_from_another_one() {
    let mut files = 0;
    for (folder, name) in FACES {
        let others = FACES.into_iter().filter(|of| of.1 != name);
        let others: Vec<_> = others
            .flat_map(|(folder, name)| {
                [format!("{folder}/"), format!("{}::", name.replace('-', "_"))]
            })
            .collect();
        for part in ["src", "page"] {
            for file in sources(&Path::new(ROOT).join(folder).join(part)) {
                let text = fs::read_to_string(&file).unwrap();
                for line in text.lines().filter(|line| takes_from_elsewhere(line)) {
                    let other = others.iter().find(|other| line.contains(*other));
                    assert_eq!(other, None, "{}: {line}", file.display());
                    let is_below = !line.contains("../../../");
                    assert!(is_below, "{}: {line}", file.display());
                }
                files += 1;
            }
        }
    }
    assert!(files > 150, "{files} files");
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

/// Whether a line of a source imports or includes something.
fn takes_from_elsewhere(line: &str) -> bool {
    let line = line.trim_start();
    ["use ", "pub use ", "import ", "#[path", "} from "].iter().any(|start| line.starts_with(start))
        || ["include_str!", "include_bytes!", "include!", "import("]
            .iter()
            .any(|of| line.contains(of))
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "js") {
            files.push(path);
        }
    }
    files
}
