//! Exported tables.
//!
//! Tests that need more than the compiler `cc` are ignored unless they are asked for: `ci/test c`
//! runs them all. They fail if a program that they need is missing.

mod compiled;
mod files;
mod names;

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// A folder with `table.c` and `table.h`, whose names begin with `queens`.
fn table(size: usize, layout: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    let size = size.to_string();
    export(folder.path(), &[&size, "--layout", layout, "--prefix", "queens", "-o", "table.c"]);
    folder
}

fn export(folder: &Path, arguments: &[&str]) {
    let mut queens = Command::new(env!("CARGO_BIN_EXE_queens"));
    assert!(queens.arg("export").args(arguments).current_dir(folder).status().unwrap().success());
}

/// Returns the exit code and the errors of an export.
fn fail(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let arguments = [&["export"], arguments].concat();
    let run = output(folder, env!("CARGO_BIN_EXE_queens"), &arguments);
    (run.status.code(), String::from_utf8(run.stderr).unwrap())
}

fn path(folder: &str, name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), folder, name].iter().collect();
    path.into_os_string().into_string().unwrap()
}

/// Runs a program, whatever its exit code.
fn output(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let run = Command::new(program).args(arguments).current_dir(folder).output();
    run.unwrap_or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => panic!("{program} is not installed"),
        _ => panic!("{program}: {error}"),
    })
}

/// Runs a program that has to succeed. Returns what it writes to standard output and to standard
/// error.
fn run(folder: &Path, program: &str, arguments: &[&str]) -> (String, String) {
    let Output { status, stdout, stderr } = output(folder, program, arguments);
    let (stdout, stderr) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap());
    assert!(status.success(), "{program} {arguments:?}: {status}\n{stdout}\n{stderr}");
    (stdout, stderr)
}
