//! The parser of `queen_table!` against the compiler, on the inputs of `macro_call`: what the
//! parser accepts compiles, and what it refuses does not.
//!
//! If cargo-fuzz has left inputs in `corpus/`, they are compiled too.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use proc_macro2::TokenStream;
use queen_fuzz::{Input, check, seeds};
use serde_json::Value;

/// The largest board whose table is compiled.
const MAX_SIZE: usize = 11;

#[test]
fn what_the_parser_accepts_compiles() {
    let (mut accepted, mut refused) = (BTreeSet::new(), BTreeSet::new());
    for input in inputs() {
        let Ok(text) = String::from_utf8(input) else { continue };
        let Ok(tokens) = text.parse::<TokenStream>() else { continue };
        // Attributes are passed on, and a brace may be a group of another macro's variable.
        let text = tokens.to_string().replace('\n', " ");
        if text.contains(['#', '{']) {
            continue;
        }
        match accepted_sizes(tokens) {
            None => refused.insert(text),
            Some(sizes) => *sizes.end() <= MAX_SIZE && accepted.insert(text),
        };
    }
    assert!(accepted.len() >= 100, "{} accepted inputs", accepted.len());
    assert!(refused.len() >= 500, "{} refused inputs", refused.len());

    if let Some((call, message)) = failures("accepted", &accepted).first() {
        panic!("`{call}` is accepted, and does not compile: {message}");
    }
    let failed: BTreeSet<_> =
        failures("refused", &refused).into_iter().map(|(call, _)| call).collect();
    let compiled: Vec<_> = refused.difference(&failed).collect();
    assert!(compiled.is_empty(), "refused by the parser, and compile: {compiled:?}");
}

/// The sizes of an input of `queen_table!`, or `None` if it is refused.
fn accepted_sizes(input: TokenStream) -> Option<RangeInclusive<usize>> {
    let input = syn::parse2::<Input>(input).ok()?;
    check(&input).ok()?;
    Some(input.sizes.range())
}

/// Texts that are calls, or nearly.
const SIZES: [&str; 18] = [
    "8", "4..=6", "4..7", "1", "0", "17", "6..=4", "4..4", "08", "8u8", "8i128", "0x8", "8.0",
    "-4", "4..", "..=4", "(4)", "N",
];
const OPTIONS: [&str; 16] = [
    "",
    ",",
    ", layout = plain",
    ", layout = ranked",
    ", layout = ranked(5)",
    ", layout = ranked(9)",
    ", layout = ranked(1)",
    ", layout = ranked()",
    ", max_bytes = 736",
    ", max_bytes = 735",
    ", max_bytes = 1_000u32",
    ", max_bytes = -1",
    ", foo = 2",
    ", layout",
    ", 8",
    " 8",
];

fn inputs() -> Vec<Vec<u8>> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/macro_call");
    let found = fs::read_dir(corpus).into_iter().flatten();
    let found = found.map(|entry| fs::read(entry.unwrap().path()).unwrap());
    let calls = SIZES.iter().flat_map(|sizes| {
        OPTIONS.iter().flat_map(move |first| {
            OPTIONS.iter().map(move |second| format!("{sizes}{first}{second}").into_bytes())
        })
    });
    calls.chain(seeds("macro_call")).chain(found).collect()
}

/// Compiles a crate with a line for each call, and returns the calls that fail with their messages.
fn failures(name: &str, calls: &BTreeSet<String>) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("../queen-runtime");
    fs::create_dir_all(folder.join("src")).unwrap();
    let manifest = format!(
        "[workspace]\n[package]\nname = \"{name}\"\nedition = \"2024\"\n\
         [dependencies]\nqueen-runtime.path = '{}'\n",
        runtime.display()
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock"), folder.join("Cargo.lock"))
        .unwrap();
    let mut lines = String::new();
    for (index, call) in calls.iter().enumerate() {
        writeln!(lines, "pub fn call_{index}() {{ let _ = queen_runtime::queen_table!({call}); }}")
            .unwrap();
    }
    fs::write(folder.join("src/lib.rs"), lines).unwrap();

    let output = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--offline", "--message-format=json", "--manifest-path"])
        .arg(folder.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("target"))
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    let messages = String::from_utf8(output.stdout).unwrap();
    let calls: Vec<_> = calls.iter().collect();
    let mut failures = Vec::new();
    for message in messages.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        let message = &message["message"];
        if message["level"] == "error" {
            for span in message["spans"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|span| span["is_primary"] == true)
            {
                let text = message["message"].as_str().unwrap().to_owned();
                failures.push((calls[line(span) - 1].clone(), text));
            }
        }
    }
    assert_eq!(output.status.success(), failures.is_empty(), "{messages}");
    failures
}

/// The line of a span in the crate, outside of all macros.
fn line(span: &Value) -> usize {
    match &span["expansion"] {
        Value::Null => span["line_start"].as_u64().unwrap() as usize,
        expansion => line(&expansion["span"]),
    }
}
