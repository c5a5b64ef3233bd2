//! The examples of the help, run by a shell as a reader would run them. The manual pages have the
//! same ones.

use std::env;
use std::fs;
use std::path::Path;
use std::process;
use std::thread;

use crate::{QUEENS, folder, queens, stdout};

/// The commands that the help lists.
fn commands() -> Vec<String> {
    let help = stdout(&queens("--help").assert().success());
    let list = help.split_once("Commands:\n").unwrap().1.split_once("\n\n").unwrap().0;
    let names = list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned());
    names.filter(|name| name != "help").collect()
}

/// The examples at the end of a help, without what stands beside them.
fn examples(help: &str) -> Vec<String> {
    let (_, examples) = help.rsplit_once("Example").unwrap();
    let lines = examples.trim_start_matches(['s', ':']).lines().map(str::trim);
    let lines = lines.map(|line| line.split_once("  ").map_or(line, |(line, _)| line).to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

/// Runs an example in an empty folder, which is the home of its user.
fn run(example: &str, folder: &Path) {
    let programs = Path::new(QUEENS).parent().unwrap();
    let path = format!("{}:{}", programs.display(), env::var("PATH").unwrap_or_default());
    let mut shell = process::Command::new("sh");
    shell.args(["-c", example]).env("PATH", path).env("HOME", folder).current_dir(folder);
    let output = shell.stdin(process::Stdio::null()).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: {errors}");
    let files = fs::read_dir(folder).unwrap().count();
    let writes_files = example.contains(" -o ") || example.contains('>') || example.contains("~/");
    assert_eq!(files > 0, writes_files, "{example}");
    assert_eq!(output.stdout.is_empty(), writes_files, "{example}");
}

#[test]
fn each_example_of_the_help_runs_and_is_in_the_manual() {
    let pages = folder("examples-manual");
    queens("package").arg(&pages).assert().success();
    let mut all = Vec::new();
    for command in commands().iter().map(String::as_str).chain([""]) {
        let help = stdout(&queens(&format!("{command} --help")).assert().success());
        let found = examples(&help);
        assert!(!found.is_empty(), "{command}");
        let page = if command.is_empty() { String::new() } else { format!("-{command}") };
        let page = fs::read_to_string(pages.join(format!("man/man1/queens{page}.1"))).unwrap();
        let page = page.replace("\\-", "-").replace("\\(aq", "'").replace("\\*(Aq", "'");
        for example in found {
            assert!(example.starts_with("queens "), "{example}");
            assert!(example.len() <= 78, "{example} is too long for a terminal of 80 columns");
            assert!(page.contains(&example), "{command}: {example}");
            all.push(example);
        }
    }
    assert!(all.len() > 25, "{all:?}");
    thread::scope(|scope| {
        for (number, example) in all.iter().enumerate() {
            scope.spawn(move || run(example, &folder(&format!("example-{number}"))));
        }
    });
}

/// A command that was renamed has its new name there, and what it makes, too: what was a sheet is a
/// book.
#[test]
fn the_change_log_names_commands_as_the_program_does() {
    let log = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../CHANGELOG.md")).unwrap();
    let calls = log.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix("queens "));
    let named: Vec<_> = calls.map(|call| call.split(' ').next().unwrap()).collect();
    let commands = commands();
    assert!(named.iter().all(|&name| commands.iter().any(|command| command == name)), "{named:?}");
    for name in ["book", "challenge", "count", "draw", "export"] {
        assert!(named.contains(&name), "{name} is not in the changelog");
    }
    assert!(!log.to_lowercase().contains("sheet"), "the program makes no sheets");
}
