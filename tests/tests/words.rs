//! Words for players about the game, which stand in the files that a language replaces and in no
//! other: neither in one of the library, nor in a face of the game.

use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

const LIBRARY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../queen-challenge");

/// The files with words for players, their examples and their tests.
const FILES: [&str; 3] = ["src/words.rs", "src/reason.rs", "src/line/name.rs"];

/// The test that takes tips apart, word by word, and checks what they say.
const READER: &str = "tests/challenge/sentences.rs";

/// A language would have to change each file that quotes them.
#[test]
fn no_other_file_quotes_the_words() {
    let files = sources(Path::new(LIBRARY));
    let words: Vec<String> = FILES.iter().flat_map(|file| words_in(&read(file))).collect();
    assert!(words.len() > 80, "{} words", words.len());
    let may_quote = |file: &&PathBuf| FILES.iter().chain([&READER]).any(|it| file.ends_with(it));
    for file in files.iter().filter(|file| !may_quote(file)) {
        for literal in read(file).lines().flat_map(literals) {
            let quoted = words.iter().find(|words| literal.contains(*words));
            assert_eq!(quoted, None, "{} quotes it: {literal}", file.display());
        }
    }
}

/// The faces of the game whose texts are in their sources. Those of the page are in one file, which
/// its own tests read.
const FACES: [&str; 7] = [
    "examples/game/src",
    "examples/graphical/src",
    "queens/src/book/layout/cover.rs",
    "queens/src/book/layout/introduction.rs",
    "queens/src/book/layout/lessons.rs",
    "queens/src/printed.rs",
    "queens/src/style/clue_board.rs",
];

/// What the game is about, in lower case, as the beginnings of words.
const SUBJECTS: [&str; 29] = [
    "queen",
    "row",
    "column",
    "diagonal",
    "square",
    "region",
    "clue",
    "given",
    "blocked",
    "mark",
    "attack",
    "board",
    "challenge",
    "puzzle",
    "solution",
    "solve",
    "found",
    "remain",
    "guess",
    "grade",
    "easy",
    "medium",
    "hard",
    "expert",
    "step",
    "tip",
    "streak",
    "practice",
    "day",
];

/// The phrases of faces that name such a thing, and do not speak of the game: see ARCHITECTURE.md.
const OF_FACES: [(&str, &[&str]); 9] = [
    ("the arguments of a program", &["A game of queens for the terminal."]),
    (
        "what a key does",
        &[
            "place a queen or take it back",
            "rule a square out or take that back; drag for several",
            "tip: where to look, then why, then what to do",
            "show or hide attacked squares, patterns in regions",
            "undo, redo, clear, another board",
            "show or hide the clock of a challenge",
            "explore: how many solutions remain, and where",
            "menu: a board of that size, or of 10",
            "menu: grade, kind of challenge",
            "menu: archive of all solved and found",
            "menu: calendar of days, each to play",
            "n: today's board",
            "Clear the board first (c).",
            "    calendar (c): all days",
            "click: queen   right click: mark   T: tip   U, R: undo, redo   N: next   D: daily   \
             Y: the day before   K: kind   arrows: size, grade",
            "{} N: next challenge",
        ],
    ),
    (
        "what can be played, and what it is called",
        &[
            "a board with each step explained",
            "find all solutions, on an empty board",
            "choose a board",
            "archive · a solution",
        ],
    ),
    (
        "what signs mean",
        &["Filled square: given queen or blocked, [ ] cursor, ! attacked, ? tip, ( ) squares \
             left, 1 2 3 queens that follow, × ruled out, … board that goes on"],
    ),
    (
        "a place on the screen",
        &[
            "    archive (a): {solved} {SOLVED}, {found} found",
            "The window is too small for the board.",
            "The window is too small for this board: it has {} × {} characters, and {beside} or \
             {above} are needed.",
        ],
    ),
    (
        "a file, its lines and what an assertion says",
        &[
            "The board could not be saved: {error}.",
            " day={day} begun={day}",
            "game {word} {board} - -{days} played={seconds}.000 tips={tips}",
            "found.txt",
            "no board",
            "there is a board to begin with",
        ],
    ),
    (
        "a figure of the program, under its name",
        &["Board size: {}", "Number of givens: {}", "Number of blocked squares: {}"],
    ),
    (
        "what a picture shows, for who does not see it",
        &["blocked square", " Regions by rows from the top: {regions}."],
    ),
    (
        "how a book is printed",
        &[
            "This book was made by queens {} with the seed {}: {}. The same call makes the same \
             book.",
            "Boards of {least} × {least}",
            "Boards from {least} × {least} to {greatest} × {greatest}",
            "Thick lines divide a board into regions, and a letter in a corner names each. What \
             is said below of rows and columns holds for regions as well.",
            "Behind the puzzles are three hints for each of them, which say where to look, why, \
             and what to do, and then the solutions.",
            "On these boards, a cross marks a square where no queen can stand.",
            "A frame marks each square left in the line to look at.",
            "A dot marks the square that the step is about.",
            "A number marks a queen that it would force.",
            "Each number in the second board is the step below that rules the square out or puts \
             a queen there.",
        ],
    ),
];

/// A face says what only it has. What it would say of the game, all faces say.
#[test]
fn no_face_speaks_of_the_game() {
    let mut unused: Vec<&str> =
        OF_FACES.iter().flat_map(|(_, phrases)| *phrases).copied().collect();
    let (allowed, mut strays) = (unused.clone(), Vec::new());
    for face in FACES.map(|face| Path::new(ROOT).join(face)) {
        let files = if face.is_dir() { sources(&face) } else { vec![face] };
        for file in files {
            let literals = code_literals(&fs::read_to_string(&file).unwrap());
            for literal in literals.iter().filter(|literal| speaks_of_the_game(literal)) {
                // A help of many lines is known by the first.
                let line = literal.lines().next().unwrap_or_default();
                unused.retain(|phrase| *phrase != line);
                if !allowed.contains(&line) {
                    strays.push(format!("{}: {line}", file.display()));
                }
            }
        }
    }
    assert!(strays.is_empty(), "{strays:#?}");
    assert!(unused.is_empty(), "no face says {unused:#?}");
}

/// Whether a text has two words or more and names a thing of the game, between the places of
/// values.
fn speaks_of_the_game(literal: &str) -> bool {
    let mut parts = literal.split('{');
    let mut text = parts.next().unwrap_or_default().to_lowercase();
    for part in parts {
        text += part.split_once('}').map_or(part, |(_, rest)| rest);
    }
    let text = text.replace("queen-game", "");
    let words = text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.len() > 1);
    let words: Vec<&str> = words.collect();
    let is_subject = |word: &&str| SUBJECTS.iter().any(|subject| word.starts_with(subject));
    words.len() > 1 && words.iter().any(is_subject)
}

/// The strings of the code, without those of tests, and without reasons and paths of attributes.
fn code_literals(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]\nmod tests").next().unwrap();
    let is_code = |line: &&str| {
        let others = ["//", "#[path = "];
        let is_other = others.iter().any(|start| line.trim_start().starts_with(start));
        !is_other && !line.contains("reason = ")
    };
    let lines: Vec<&str> = code.lines().filter(is_code).collect();
    let code = lines.join("\n").replace("\\\"", "'").replace("'\"'", "");
    let literals = code.split('"').skip(1).step_by(2);
    // A line that ends within a string goes on with the first letter of the next one.
    let joined = literals.map(|literal| {
        let mut parts = literal.split("\\\n");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + part.trim_start())
    });
    joined.collect()
}

/// What the strings of the code have between the places of values: two words or more that begin a
/// sentence or are long, as short ones, such as "too many", are elsewhere by chance.
fn words_in(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]\nmod tests").next().unwrap();
    let is_code = |line: &&str| !line.trim_start().starts_with("//") && !line.contains("reason = ");
    let lines: Vec<&str> = code.lines().filter(is_code).map(str::trim).collect();
    // The end of a line within a string is left out, as the compiler does.
    let code = lines.join("\n").replace("\\\n", "");
    let literals: Vec<&str> = code.split('"').skip(1).step_by(2).collect();
    let pieces = literals.iter().flat_map(|literal| literal.split(['{', '}']).step_by(2));
    let words = pieces.map(|piece| piece.trim_matches([' ', ',', ';', ':']));
    let is_quotable = |words: &&str| words.len() > 8 || words.starts_with(char::is_uppercase);
    words.filter(|words| words.contains(' ')).filter(is_quotable).map(str::to_owned).collect()
}

/// The strings of a line, in examples too.
fn literals(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

fn read(file: impl AsRef<Path>) -> String {
    fs::read_to_string(Path::new(LIBRARY).join(file)).unwrap()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}
