//! Random arguments, with which the program ends without a panic.

use std::process::{Command, Stdio};
use std::thread;

use queen_math::random::SplitMix64;

use crate::QUEENS;

/// Words that mean something to the program, besides the styles of the library, some of them
/// misspelt, out of range or unprintable. Sizes that would take long are missing.
const WORDS: &[&str] = &[
    "board",
    "solve",
    "count",
    "check",
    "draw",
    "challenge",
    "book",
    "trace",
    "compare",
    "estimate",
    "package",
    "help",
    "bord",
    "-v",
    "-h",
    "--help",
    "-V",
    "--",
    "-",
    "--style",
    "grid",
    "list",
    "tuple",
    "digits1",
    "csv",
    "svg",
    "--style=list",
    "--method",
    "heap",
    "swapping",
    "bitmask",
    "complete-state",
    "luck",
    "--first",
    "--fundamental",
    "--random",
    "--seed",
    "--rooks",
    "--tested",
    "--squares",
    "--kind",
    "regions",
    "--heat",
    "--shell",
    "--paper",
    "letter",
    "4..=6",
    "easy,hard",
    "book.pdf",
    "book.svg",
    "--json",
    "--threads",
    "--page",
    "--probes",
    "--grade",
    "expert",
    "--date",
    "2026-11-21",
    "--queens",
    "--givens",
    "a1",
    "--solution",
    "--count",
    "--color",
    "--color=always",
    "never",
    "bash",
    "zsh",
    "-o",
    "--output=/dev/null",
    "/dev/null",
    "/missing/file",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "-1",
    "33",
    "1001",
    "10000001",
    "18446744073709551616",
    "+4",
    "4.5",
    "",
    " ",
    "x",
    "2,4,1,3",
    "[1, 3, 0, 2]",
    "1Q2/3Q/Q3/2Q1",
    "b4 d3 a2 c1",
    "Q",
    ".",
    "(1, 1)",
    "9/9",
    "\u{1b}[2J",
    "\n",
    "♛",
    "\u{202e}",
];

macro_rules! names {
    ($($style:ident)*) => {
        const STYLES: &[&str] = &[$(stringify!($style)),*];
    };
}
queen_runtime::__text_styles!(names);

/// All words.
fn words() -> Vec<String> {
    let styles = STYLES.iter().map(|style| style.to_lowercase());
    WORDS.iter().map(|&word| word.to_owned()).chain(styles).collect()
}

fn arguments<'a>(words: &'a [String], random: &mut SplitMix64) -> Vec<&'a str> {
    let count = random.below(7);
    (0..count).map(|_| &*words[random.below(words.len() as u64) as usize]).collect()
}

fn run(arguments: &[&str]) {
    let mut command = Command::new(QUEENS);
    // Some arguments name a file to write.
    command.args(arguments).stdin(Stdio::null()).current_dir(env!("CARGO_TARGET_TMPDIR"));
    let output = command.output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    let code = output.status.code();
    assert!(matches!(code, Some(0..=2)), "{arguments:?}: exit code {code:?}, {errors}");
    assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
    let is_printable = |character: char| character == '\n' || !character.is_control();
    let is_colored = arguments.contains(&"--color=always");
    assert!(is_colored || errors.chars().all(is_printable), "{arguments:?}: {errors:?}");
}

#[test]
fn three_thousand_random_arguments_do_no_harm() {
    let words = &words();
    thread::scope(|scope| {
        for seed in 0..3 {
            scope.spawn(move || {
                let mut random = SplitMix64(seed);
                (0..1000).for_each(|_| run(&arguments(words, &mut random)));
            });
        }
    });
}

/// With a command in front, more of them get past the parser.
#[test]
fn random_arguments_of_each_command_do_no_harm() {
    let words = words();
    let mut random = SplitMix64(3);
    for command in &WORDS[..11] {
        for _ in 0..50 {
            let mut arguments = arguments(&words, &mut random);
            arguments.insert(0, command);
            run(&arguments);
        }
    }
}
