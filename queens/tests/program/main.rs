//! The program in what sessions with it cannot show, a subject a module.

mod arguments;
mod book;
mod colors;
#[cfg(target_os = "linux")]
mod counts;
// Other systems have no files of time zones.
#[cfg(unix)]
mod dates;
#[cfg(unix)]
mod examples;
mod files;
mod heat_maps;
#[cfg(unix)]
mod package;
mod pictures;
mod positions;
mod repetition;
mod streams;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};

use snapbox::cmd::{Command, OutputAssert};

const QUEENS: &str = env!("CARGO_BIN_EXE_queens");

/// A call of the program with these arguments, which have no spaces in them.
fn queens(arguments: &str) -> Command {
    Command::new(QUEENS).args(arguments.split_whitespace())
}

fn stdout(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn stderr(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    folder
}
